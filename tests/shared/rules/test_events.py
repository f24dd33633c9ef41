"""Events."""

from __future__ import annotations

import dataclasses
from typing import get_args, get_type_hints

from doublesix.rules.acts import GoOn, Redo, RestartDeal, Undo
from doublesix.rules.events import (
    DealEnded,
    Dealt,
    Event,
    Named,
    Passed,
    Played,
    Restarted,
    Restored,
    TakenBack,
)
from doublesix.rules.layout import End
from doublesix.rules.opening import Opening
from doublesix.rules.result import Result
from doublesix.rules.seat import Partnership, Seat
from doublesix.rules.tile import Tile
from tests.positions import SIX_LOVE, Sitting, block_led_by, sitting


def _holds(kind: object) -> set[object]:
    """Return all types that a value of this one can hold, however deep."""
    if isinstance(kind, type) and dataclasses.is_dataclass(kind):
        hints = get_type_hints(kind).values()
        return {kind}.union(*(_holds(hint) for hint in hints))
    parts = get_args(kind)
    return {kind}.union(*(_holds(part) for part in parts)) if parts else {kind}


def test_no_event_can_hold_a_hand() -> None:
    """Rules 4.2: only a play names a tile, one that has been laid."""
    assert len(get_args(Event)) == 8
    assert {kind for kind in get_args(Event) if Tile in _holds(kind)} == {Played}


def test_what_the_acts_of_a_deal_tell() -> None:
    """Rules 1.4: every pass is part of the history, with the ends it was made on."""
    deal = block_led_by(1, 3)
    at = sitting(SIX_LOVE, deal, block_led_by(1, 2))
    (dealt,) = at.events
    assert isinstance(dealt, Dealt)
    assert (dealt.number, dealt.match, dealt.opening.opener) == (1, 1, 1)
    told: list[Event] = []
    for word in deal.line.split():
        at.play(word)
        told += at.events
    assert told[0] == Played(Seat.ONE, Tile(6, 6), None)
    assert told[1] == Played(Seat.TWO, Tile(6, 2), End.LEFT)
    assert told[10:14] == [Passed(seat, 6, 6) for seat in map(Seat, (3, 4, 1, 2))]
    (ended,) = told[14:]
    assert isinstance(ended, DealEnded)
    assert ended.result is at.session.chapter.result


def test_what_going_on_and_naming_tell() -> None:
    """Rules 3.3."""
    at = _after_the_first_deal()
    (dealt,) = at.events
    assert isinstance(dealt, Dealt)
    assert (dealt.number, dealt.match) == (2, 1)
    assert (dealt.opening.by, dealt.opening.opener) == (3, None)
    at.play("3:name1")
    assert at.events == (Named(Seat.THREE, Seat.ONE),)


def test_what_undo_redo_and_restart_tell() -> None:
    """Rules 5.3, 5.5."""
    at = _after_the_first_deal()
    at.play("3:name1")
    at.play("1:66 2:62l", bots=(1, 2))
    told: list[Event] = []
    for act in (Undo(), Redo(), RestartDeal()):
        at.do(act)
        told += at.events
    assert told == [TakenBack(3), Restored(3), Restarted(2)]


def test_a_result_names_no_tile() -> None:
    """Rules 4.4: hands are shown by views when a deal ends, never by its result."""
    held = _holds(Result)
    assert {Partnership, Seat} <= held
    assert Tile not in held
    assert Tile not in _holds(Opening)


def _after_the_first_deal() -> Sitting:
    at = sitting(SIX_LOVE, block_led_by(1, 3), block_led_by(1, 2))
    at.play(block_led_by(1, 3).line)
    at.do(GoOn())
    return at
