"""Turn order is anticlockwise on the screen: the next seat sits to the viewer's right."""

from __future__ import annotations

import pytest

from doublesix.rules.seat import SEATS
from doublesix_client.core.around import (
    at_this_device,
    others_of,
    partner_of,
    place_of,
    seat_in,
    seats_from,
    seats_of,
    side_of,
    viewer_of,
)
from doublesix_client.core.state import State, arrived
from tests.client.said import Told, table


@pytest.mark.parametrize("viewer", [1, 2, 3, 4])
def test_the_next_seat_sits_to_the_right_and_the_partner_opposite(viewer: int) -> None:
    following = viewer % 4 + 1
    assert place_of(viewer, viewer) == "bottom"
    assert place_of(following, viewer) == "right"
    assert place_of(partner_of(viewer), viewer) == "top"
    assert place_of(following % 4 + 1, viewer) == "top"
    assert side_of(viewer) == side_of(partner_of(viewer)) != side_of(following)


def test_a_watcher_sees_seat_1_at_the_bottom() -> None:
    assert seats_from(None) == (1, 2, 3, 4)
    assert seats_from(3) == (3, 4, 1, 2)


def test_what_a_table_says_of_a_seat() -> None:
    assert seat_in(table(), 1).name == "Ana"
    assert seat_in(table(), 2).level == "club"


def test_several_seats_of_ones_own_are_a_shared_device() -> None:
    you = {"person": 1, "seat": None, "seats": [1, 3], "lent": [], "host": True}
    assert at_this_device(table(you=you))
    assert not at_this_device(table())


def test_the_table_is_seen_with_the_eyes_of_whoever_uncovered_a_hand() -> None:
    you = {"person": 1, "seat": None, "seats": [2, 4], "lent": [], "host": True}
    state = arrived(State(), table(you=you))
    assert viewer_of(State()) is None
    assert viewer_of(state) == 2
    assert viewer_of(arrived(state, Told(seat=4).update())) == 4
    assert viewer_of(arrived(State(), table(seat=None))) is None


@pytest.mark.parametrize("seat", SEATS)
def test_partners_are_those_of_the_rules(seat: int) -> None:
    """Rules 1.2."""
    rules = SEATS[seat - 1]
    assert partner_of(seat) == rules.partner
    assert side_of(seat) == rules.partnership.value
    assert seats_of(side_of(seat)) == rules.partnership.seats
    assert others_of(side_of(seat)) == rules.partnership.others.value
