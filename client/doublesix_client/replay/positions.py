"""Positions: a record's deals step by step, as a seat saw them or with all hands open.

What is shown is made by `views`, as a server makes it, so that the same pictures show it.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from doublesix.protocol.answers import PlainResult, PointRow, View
from doublesix.protocol.plain import plain_event, plain_view
from doublesix.record.positions import session_at
from doublesix.rules.chapter import Chapter
from doublesix.rules.notation import names_of, plain_result
from doublesix.rules.seat import SEATS, Seat
from doublesix.views import view_of, watcher_view
from doublesix_client.replay.opened import OpenedRecord

Hand = tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Actor:
    """Who acted for a seat instead of whoever sits there: a person's name or a bot's level."""

    name: str | None = None
    level: str | None = None


@dataclass(frozen=True, slots=True)
class Position:
    """A deal after some of its acts.

    `hands` are those of seats 1 to 4, None where the viewer does not see them. `event` is the
    latest act as the wire tells it, None before the first; `actor` is there where somebody else
    than the record's seats say made it.
    """

    view: View
    hands: tuple[Hand | None, ...]
    event: dict[str, Any] | None
    actor: Actor | None


@dataclass(frozen=True, slots=True)
class DealPoint:
    """A line of the table of points; `result` is None where the deal breaks off."""

    row: PointRow
    result: PlainResult | None


def steps_in(record: OpenedRecord, deal: int) -> int:
    """Return how many acts a deal has, a naming among them; deals count from 1."""
    return len(record.replayed.chapters[deal - 1].steps)


def position(record: OpenedRecord, deal: int, step: int, seat: int | None) -> Position:
    """Return a deal after its first `step` acts, as a seat saw it; None shows all four hands."""
    session = session_at(record.replayed, deal, step)
    chapter = session.chapter
    seen = watcher_view(session) if seat is None else view_of(session, Seat(seat))
    plain = {**plain_view(seen), "can_undo": False, "can_redo": False}
    view = View.model_validate(plain)
    hands = tuple(
        tuple(names_of(chapter.deal.hands[one - 1])) if _sees(view, seat, one) else None
        for one in SEATS
    )
    event = plain_event(chapter.deal.last()) if step else None
    return Position(view, hands, event, _actor(record, deal, chapter) if step else None)


def points(record: OpenedRecord) -> tuple[DealPoint, ...]:
    """Return the table of points, a line for each deal."""
    return tuple(
        _point(number, chapter) for number, chapter in enumerate(record.replayed.chapters, 1)
    )


def _sees(view: View, seat: int | None, other: Seat) -> bool:
    if seat is None or view.phase == "over":
        return True
    return seat == other and view.hand is not None


def _actor(record: OpenedRecord, deal: int, chapter: Chapter) -> Actor | None:
    """Return who made the latest act, if the record names somebody else than its seats do."""
    seat = chapter.steps[-1].seat
    number = len(chapter.deal.plays)
    recorded = record.replayed.record.deals[deal - 1]
    for stand_in in recorded.stand_ins or ():
        if stand_in.seat is seat and stand_in.first <= number <= stand_in.last:
            return Actor(level=stand_in.level)
    for person in recorded.persons or ():
        if person.seat is seat and person.first <= number <= person.last:
            return Actor(name=person.name)
    return None


def _point(number: int, chapter: Chapter) -> DealPoint:
    result = chapter.result
    score = chapter.score
    row: PointRow = (
        number,
        chapter.match,
        None if result is None or result.winner is None else result.winner.value,
        0 if result is None else result.points,
        [score.one_three, score.two_four],
    )
    if result is None:
        return DealPoint(row, None)
    return DealPoint(row, PlainResult.model_validate(plain_result(result)))
