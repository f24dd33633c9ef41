"""What was heard of a draw is kept whole, and what explains its attempts is looked at."""

from __future__ import annotations

from typing import Any

import pytest

from doublesix.fair.draw import DrawId, drawn_hands, secret_commitment
from doublesix.fair.heard import Heard
from doublesix.fair.judge import Fault, Finding, names
from doublesix.rules.seat import Seat
from doublesix.rules.shuffle import seeded_hands

IVO = {"attempt": 1, "why": "late", "seat": 2, "name": "Ivo"}
EVA = {"attempt": 2, "why": "lost", "seat": 3, "name": "Eva"}
NOBODY = {"attempt": 1, "why": "given_up", "seat": None, "name": ""}


def heard(attempt: int = 1, **fields: Any) -> Heard:
    return Heard(DrawId("5e" * 16, 1, 3, attempt), **fields)


def told(attempt: int, *named: dict[str, Any], **fields: Any) -> dict[str, Any]:
    return {"attempt": attempt, "named": list(named), "commitments": {}, **fields}


def found(of: Heard) -> list[tuple[Fault, int | None]]:
    return [(one.fault, one.seat) for one in of.findings]


@pytest.mark.parametrize(
    "message", [told(1), told(2, IVO), told(3, IVO, EVA), told(2, IVO, {**IVO, "seat": 4})]
)
def test_attempts_that_came_to_nothing_for_want_of_a_share_are_explained(
    message: dict[str, Any],
) -> None:
    one = heard()
    one.see_misses(message)
    assert found(one) == []


@pytest.mark.parametrize(
    "message", [told(2), told(1, IVO), told(3, IVO), told(3, EVA), told(2, IVO, IVO), told(2**31)]
)
def test_others_are_not(message: dict[str, Any]) -> None:
    one = heard()
    one.see_misses(message)
    assert found(one) == [(Fault.UNEXPLAINED, None)]


def test_who_is_named_is_told_the_same_way_ever_after() -> None:
    one = heard(2)
    one.see_misses(told(2, IVO))
    one.see_misses(told(3, IVO, EVA))
    assert found(one) == []
    one.see_misses(told(3, {**IVO, "seat": 1}, EVA))
    assert found(one) == [(Fault.UNEXPLAINED, None)]


def test_nobody_is_named_for_an_attempt_that_was_over_before() -> None:
    one = heard(2)
    one.see_misses(told(2, IVO))
    one.see_misses(told(3, IVO, EVA, {**IVO, "seat": 4}))
    assert found(one) == [(Fault.UNEXPLAINED, None)]


def test_who_answered_cannot_be_named_but_for_a_link_that_was_lost() -> None:
    one = heard(1, own={Seat.TWO: bytes(32)})
    one.begun()
    lost = one.again(one.draw)
    one.see_misses(told(2, IVO))
    assert found(one) == [(Fault.WRONGLY_NAMED, 2)]
    one.findings.clear()
    lost.lost()
    lost.see_misses(told(2, IVO))
    assert found(lost) == []


def test_who_was_there_knows_that_nothing_was_given_up() -> None:
    one = heard()
    one.see_misses(told(2, NOBODY))
    assert found(one) == []
    one.begun()
    one.see_misses(told(2, NOBODY))
    assert found(one) == [(Fault.UNEXPLAINED, None)]


def test_a_lost_link_leaves_what_was_dealt_as_it_was() -> None:
    one = heard(own={Seat.TWO: bytes(32)}, is_dealt=True)
    one.begun()
    one.lost()
    assert (one.held, one.answered) == ({1}, {(1, 2)})


def test_a_fault_is_noted_once_and_not_without_end() -> None:
    one = heard()
    for number in (1, 1, *range(100)):
        one.find(Fault.SHARE_DIFFERS, number)
    assert len(one.findings) == 64
    assert one.findings[:2] == [Finding(Fault.SHARE_DIFFERS, 1), Finding(Fault.SHARE_DIFFERS, 0)]


def test_a_message_is_kept_once_as_json_can_hold_it() -> None:
    one = heard()
    for _ in range(2):
        one.keep({"commitment": b"\x01", "shares": {"1": b"\x02"}, "yours": (1,), "deal": 3})
    assert one.messages == [
        {"commitment": "01", "shares": {"1": "02"}, "yours": [1], "deal": 3},
    ]


def opened(*, hands: dict[Seat, frozenset[str]] | None = None) -> Heard:
    """Return what was heard of a deal that came of a secret alone, which was told."""
    draw, secret = DrawId("5e" * 16, 1, 3, 1), bytes(32)
    one = Heard(draw, secret_commitment(draw, secret), hands=hands or {}, commitments={})
    one.shown = names(drawn_hands(draw, secret, {}))
    one.judge(secret, {})
    return one


def test_a_deal_that_came_of_its_draw_is_right_and_another_is_not() -> None:
    assert found(opened()) == []
    other = frozenset(tile.name for tile in seeded_hands("another deal", 1)[0])
    assert found(opened(hands={Seat.ONE: other})) == [(Fault.HAND_DIFFERS, 1)]


def test_without_a_secret_nothing_else_is_compared() -> None:
    one = heard(hands={Seat.ONE: frozenset()})
    one.judge(None, {})
    assert found(one) == [(Fault.MALFORMED, None)]
    assert one.is_opened
