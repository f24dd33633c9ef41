"""A verdict says the worst that is true, and counts who gave nothing."""

from __future__ import annotations

from typing import Any

import pytest

from doublesix.fair.draw import DrawId
from doublesix.fair.heard import Heard, Miss
from doublesix.fair.judge import Fault, Finding
from doublesix.fair.verdict import Ruling, Verdict, verdict_of
from doublesix.rules.seat import SEATS, Seat

GAVE = {"own": {Seat.ONE: bytes(32)}, "has_revealed": True}
FOUND = {"findings": [Finding(Fault.AGAIN)]}


def said(*misses: Miss, shares: tuple[Seat, ...] = SEATS, **fields: Any) -> Verdict:
    heard = Heard(DrawId("5e" * 16, 2, 3, 4), **fields)
    return verdict_of(heard, shares, misses, {2: "Zoe", 4: "club"})


@pytest.mark.parametrize(
    ("fields", "ruling"),
    [
        (GAVE, Ruling.SURE),
        ({}, Ruling.WATCHED),
        ({"own": GAVE["own"]}, Ruling.WATCHED),
        ({"shares": ()}, Ruling.UNSHARED),
        ({**GAVE, **FOUND}, Ruling.BROKEN),
        ({**FOUND, "shares": ()}, Ruling.BROKEN),
    ],
)
def test_a_ruling_says_no_more_than_was_seen(fields: dict[str, Any], ruling: Ruling) -> None:
    verdict = said(**fields)
    assert verdict.ruling is ruling
    assert (verdict.session, verdict.deal, verdict.attempt) == (2, 3, 4)


def test_misses_are_counted_by_seat_and_under_the_name_of_who_sat_there() -> None:
    misses = [Miss(1, 2, "Ivo"), Miss(2, 4, "club"), Miss(1, 2, "Ivo"), Miss(1, 2, "Zoe")]
    assert said(*misses).withheld == ((2, 1, ""), (2, 2, "Ivo"), (4, 1, ""))


def test_attempts_for_which_nobody_is_named_are_counted() -> None:
    verdict = said(Miss(1, None, ""), Miss(2, 3, "Eva"), Miss(1, None, ""))
    assert (verdict.given_up, verdict.withheld) == (2, ((3, 1, "Eva"),))
