"""Replay rows: what is shown of one position of a record, derived with its words."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QObject

from doublesix_client.core.around import place_of, seats_from, side_of
from doublesix_client.replay.opened import OpenedRecord
from doublesix_client.replay.positions import DealPoint, Position
from doublesix_client.viewmodels.result import PointLine
from doublesix_client.words.announcements import AnnouncementWords
from doublesix_client.words.fairness import FairnessWords
from doublesix_client.words.filling import together
from doublesix_client.words.opening import OpeningWords
from doublesix_client.words.people import People
from doublesix_client.words.plaques import PlaqueWords
from doublesix_client.words.points import PointWords
from doublesix_client.words.records import RecordWords
from doublesix_client.words.result import ResultWords
from doublesix_client.words.result_page import ResultPageWords


@dataclass(frozen=True, slots=True)
class HandRow:
    """A seat and its hand: maps of `first` and `second`; one that is not seen has `held` backs."""

    seat: int
    place: str
    name: str
    shape: str
    tiles: list[dict[str, int]]
    held: int
    isSeen: bool
    isTurn: bool
    last: str
    passedOn: str
    spoken: str


class Wording(QObject):
    """All that words a record."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.acts = AnnouncementWords(self)
        self.opening = OpeningWords(self)
        self.ending = ResultWords(self)
        self.page = ResultPageWords(self)
        self.plaques = PlaqueWords(self)
        self.points = PointWords(self)
        self.records = RecordWords(self)
        self.fairness = FairnessWords(self)


def people_of(record: OpenedRecord, viewer: int | None, words: RecordWords) -> People:
    """Name the four seats of a record; a computer player that is only called by its level anew."""
    bots = {
        int(one.seat) for one in record.seats if one.level is not None and one.name == one.level
    }
    named = {int(one.seat): one.name for one in record.seats if int(one.seat) not in bots}
    return words.people(named, bots, viewer)


def derive_told(
    at: Position, people: People, wording: Wording, *, is_seeded: bool = False
) -> tuple[str, str]:
    """Say what has just happened, in large type and below it."""
    view = at.view
    if at.event is None:
        told = wording.opening.begun(view.opening, people)
        seeded = wording.fairness.seeded() if is_seeded else ""
        return told, together(seeded, wording.records.takebacks(view.takebacks))
    acted = ""
    if at.actor is not None:
        name = people.name(_seat_of(at))
        acted = wording.records.acted(name, at.actor.name, at.actor.level)
    if view.result is not None:
        reason = wording.ending.reason(view, people)
        next_opens = wording.opening.next(view, people)
        return wording.ending.headline(view, people), together(reason, next_opens, acted)
    left, right = view.ends or (0, 0)
    return wording.acts.one(at.event, (left, right), view, people), acted


def derive_hands(
    at: Position, people: People, viewer: int | None, wording: Wording
) -> tuple[HandRow, ...]:
    """Return the four hands in turn order from the viewer's own."""
    view = at.view
    return tuple(
        HandRow(
            seat=seat,
            place=place_of(seat, viewer),
            name=people.name(seat),
            shape="disc" if side_of(seat) == "1/3" else "diamond",
            tiles=[
                {"first": int(tile[0]), "second": int(tile[1])} for tile in at.hands[seat - 1] or ()
            ],
            held=view.held[seat - 1],
            isSeen=at.hands[seat - 1] is not None,
            isTurn=view.turn == seat,
            last=wording.plaques.last(view, seat),
            passedOn=wording.plaques.passed_on(view.passed[seat - 1]),
            spoken=wording.records.hand(people.name(seat), at.hands[seat - 1], view.held[seat - 1]),
        )
        for seat in seats_from(viewer)
    )


def derive_points(
    lines: tuple[DealPoint, ...], people: People, profile: str, wording: Wording
) -> tuple[PointLine, ...]:
    """Return the table of points: how each deal ended, and the score after it."""
    matches = {line.row[1] for line in lines}
    found = []
    for line in lines:
        deal, match, _, _, (first, second) = line.row
        text, detail = wording.records.breaks_off(), ""
        if line.result is not None:
            text = wording.points.ending(line.result, profile, people)
            detail = wording.points.note(line.row, profile)
        found.append(
            PointLine(
                deal=deal,
                match=wording.page.match(match) if len(matches) > 1 else "",
                text=text,
                detail=detail,
                first=first,
                second=second,
                leads="1/3" if first else "2/4" if second else "",
                spoken=together(f"{deal}.", f"{text}.", wording.page.score(first, second)),
                isLatest=False,
            )
        )
    return tuple(found)


def _seat_of(at: Position) -> int:
    assert at.event is not None, at
    return int(at.event["seat"])
