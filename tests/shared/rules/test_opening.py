"""Opening."""

from __future__ import annotations

from doublesix.rules.opening import DOUBLE_SIX_OPENING, Opening, OpeningRule
from doublesix.rules.seat import Seat
from tests.positions import opening_in


def test_the_openings_are_called_as_in_records() -> None:
    """Rules 1.6."""
    assert [rule.value for rule in OpeningRule] == ["double-six", "winner", "lighter", "named"]


def test_a_double_six_opening_has_no_opener_before_the_tiles_are_dealt() -> None:
    """Rules 1.6."""
    assert Opening(OpeningRule.DOUBLE_SIX, opener=None, by=None) == DOUBLE_SIX_OPENING


def test_openings_are_read_from_text() -> None:
    assert opening_in("double-six") is DOUBLE_SIX_OPENING
    assert opening_in("winner 3") == Opening(OpeningRule.WINNER, Seat.THREE)
    assert opening_in("lighter 4") == Opening(OpeningRule.LIGHTER, Seat.FOUR)
    assert opening_in("named by 1") == Opening(OpeningRule.NAMED, None, Seat.ONE)
