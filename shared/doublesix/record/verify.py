"""Verify: a record replayed, and what it says of itself compared with what is right.

Knows the derived fields; never how they come about.
"""

from __future__ import annotations

from enum import Enum

from doublesix.record.draw import check_draws
from doublesix.record.errors import RecordRuleError
from doublesix.record.fields import inside
from doublesix.record.form import Record, RecordedDeal
from doublesix.record.replay import Replayed, replay
from doublesix.record.words import scored
from doublesix.rules.acts import NewMatch
from doublesix.rules.chapter import Chapter
from doublesix.rules.opening import Opening
from doublesix.rules.result import Result, Score
from doublesix.rules.seat import SEATS, Seat


def verify(record: Record) -> Replayed:
    """Replay a record; RecordRuleError names the first place where it deviates.

    What it leaves out (seats, matches, openings, results) is computed and not missed. How deals
    were drawn is checked where the record says it.
    """
    replayed = replay(record, _compare)
    check_draws(record)
    return replayed


def _compare(recorded: RecordedDeal, chapter: Chapter, place: str) -> None:
    try:
        if recorded.opening is not None:
            _compare_opening(recorded.opening, chapter.deal.opening, inside(place, "opening"))
        if recorded.result is not None and chapter.result is not None:
            _compare_result(recorded.result, chapter.result, inside(place, "result"))
    except RecordRuleError as error:
        begun_by = chapter.begun_by
        if begun_by is None or not isinstance(begun_by.act, NewMatch):
            raise
        early = f" (match {chapter.match} is begun early in {place})"
        raise RecordRuleError(error.place, error.message + early) from None


def _compare_opening(recorded: Opening, right: Opening, place: str) -> None:
    _agree(inside(place, "rule"), recorded.rule, right.rule)
    if recorded.by is not None:
        _agree(inside(place, "by"), recorded.by, right.by)
    if recorded.opener is not None and right.opener is not None:
        _agree(inside(place, "opener"), recorded.opener, right.opener)


def _compare_result(recorded: Result, right: Result, place: str) -> None:
    _agree(inside(place, "kind"), recorded.kind, right.kind)
    _agree(inside(place, "winner"), recorded.winner, right.winner)
    _agree(inside(place, "leader"), recorded.leader, right.leader)
    for seat in SEATS:
        here = inside(place, f"pips, seat {seat}")
        _agree(here, recorded.pips[seat - 1], right.pips[seat - 1])
    _agree(inside(place, "key_tile"), recorded.key_tile, right.key_tile)
    _agree(inside(place, "points"), recorded.points, right.points)
    _agree(inside(place, "streak_broken"), recorded.streak_broken, right.streak_broken)
    _agree(inside(place, "score"), recorded.score, right.score)
    _agree(inside(place, "match_winner"), recorded.match_winner, right.match_winner)


def _agree(place: str, recorded: object, right: object) -> None:
    if recorded != right:
        raise RecordRuleError(place, f"{_shown(recorded)} is recorded, {_shown(right)} is right")


def _shown(value: object) -> str:
    match value:
        case None:
            return "null"
        case bool():
            return str(value).lower()
        case Seat():
            return f"seat {value}"
        case Score():
            return scored(value)
        case Enum():
            return str(value.value)
        case _:
            return str(value)
