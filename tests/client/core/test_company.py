"""Who may ask for what at a table."""

from __future__ import annotations

import pytest

from doublesix_client.core.company import (
    decides,
    is_alone,
    is_between_deals,
    is_free,
    is_waited_for,
    people_playing,
)
from doublesix_client.core.state import State
from tests.client.said import Told, seat_row, table


def seats(**first: object) -> list[dict[str, object]]:
    """Return Ana and Nelson, and two computer players; `first` changes Nelson's seat."""
    return [
        seat_row(1, "person"),
        seat_row(2, "person", **first),
        seat_row(3),
        seat_row(4),
    ]


def test_who_is_stood_in_for_has_no_say() -> None:
    assert decides(table())
    assert not decides(table(seats=[seat_row(1, "person", stand_in="club"), *seats()[1:]]))
    assert not decides(table(seat=None))


@pytest.mark.parametrize(
    ("nelson", "asked"),
    [
        ({}, {1, 2}),
        ({"state": "lost"}, {1}),
        ({"state": "left"}, {1}),
        ({"stand_in": "club"}, {1}),
    ],
)
def test_only_who_is_present_is_asked(nelson: dict[str, object], asked: set[int]) -> None:
    """Rules 5.4."""
    here = table(seats=seats(**nelson))
    assert people_playing(here) == asked
    assert is_alone(here) is (asked == {1})


@pytest.mark.parametrize(
    ("row", "free"),
    [
        (seat_row(2), True),
        (seat_row(2, "person"), False),
        (seat_row(2, "person", state="lost"), True),
        (seat_row(2, "person", state="left"), True),
    ],
)
def test_a_seat_whose_person_is_here_is_not_free(row: dict[str, object], free: bool) -> None:
    assert is_free(table(seats=[seat_row(1, "person"), row, *seats()[2:]]).seats[1]) is free


def state_of(told: Told, **nelson: object) -> State:
    return State(table=table(seats=seats(**nelson)), update=told.update())


def test_a_person_in_turn_or_away_is_waited_for() -> None:
    told = Told()
    told.until(3)
    turn_of_another = state_of(told)
    assert turn_of_another.table is not None
    assert not is_waited_for(turn_of_another.table.seats[1], turn_of_another)
    for away in ("lost", "left"):
        state = state_of(told, state=away)
        assert state.table is not None
        assert is_waited_for(state.table.seats[1], state)
    told.until(2)
    state = state_of(told)
    assert state.table is not None
    assert is_waited_for(state.table.seats[1], state)
    stood_in = state_of(told, stand_in="club")
    assert stood_in.table is not None
    assert not is_waited_for(stood_in.table.seats[1], stood_in)
    assert not is_waited_for(state.table.seats[2], state)


def test_between_deals_who_is_not_ready_is_waited_for() -> None:
    told = Told()
    told.until(2)
    assert not is_between_deals(state_of(told))
    told.to_the_end()
    for ready in (True, False):
        state = state_of(told, ready=ready)
        assert is_between_deals(state)
        assert state.table is not None
        assert is_waited_for(state.table.seats[1], state) is not ready
