from __future__ import annotations

import pytest

from doublesix.rules.seat import SEATS
from doublesix_client.words.people import others_of, partner_of, seats_of, side_of
from tests.client.words.samples import ANA, WATCHER


@pytest.mark.parametrize("seat", SEATS)
def test_partners_are_those_of_the_rules(seat: int) -> None:
    """Rules 1.2."""
    rules = SEATS[seat - 1]
    assert partner_of(seat) == rules.partner
    assert side_of(seat) == rules.partnership.value
    assert seats_of(side_of(seat)) == rules.partnership.seats
    assert others_of(side_of(seat)) == rules.partnership.others.value


def test_a_reader_has_a_side_and_a_partner_and_a_watcher_has_none() -> None:
    assert (ANA.side, ANA.partner(1), ANA.pair("2/4")) == ("1/3", "Tito", ("Nelson", "Marisol"))
    assert WATCHER.side is None
    assert not WATCHER.is_viewer(None)
