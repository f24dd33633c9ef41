"""Seating: the four seats of a table before its start, as one of the people there sees them.

Derives rows from the table message; asks for nothing.
"""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QObject

from doublesix.protocol.answers import SeatState, Table
from doublesix_client.core.around import PLACES, seat_in, seats_from
from doublesix_client.words.policies import PolicyWords
from doublesix_client.words.rooming import RoomingWords
from doublesix_client.words.who import WhoWords

LINES = {"top": 0, "left": 1, "right": 1, "bottom": 2}
COLUMNS = {"left": 0, "top": 1, "bottom": 1, "right": 2}


@dataclass(frozen=True, slots=True)
class SeatRow:
    """A seat: where it is drawn, who has it, and what may be done with it."""

    place: str
    line: int
    column: int
    seat: int
    shape: str
    title: str
    role: str
    state: str
    level: str
    nextLevel: str
    nextLevelName: str
    spoken: str
    isOpen: bool
    isMine: bool
    isHere: bool
    canSit: bool
    canCall: bool
    canVacate: bool
    canDrag: bool


@dataclass(frozen=True, slots=True)
class WaitingRow:
    """Somebody at the table who has no seat, and which seats the host can give."""

    person: int
    title: str
    isMe: bool
    seats: list[int]


class SeatWords:
    """All that seats are worded with."""

    def __init__(self, parent: QObject | None = None) -> None:
        self.rooming = RoomingWords(parent)
        self.who = WhoWords(parent)
        self.policies = PolicyWords(parent)


def viewer_of(table: Table) -> int | None:
    """Return the seat from which the table is looked at."""
    return table.you.seat or (table.you.seats[0] if table.you.seats else None)


def derive_seats(table: Table, words: SeatWords, levels: tuple[str, ...]) -> list[SeatRow]:
    """Return the four seats, the viewer's at the bottom and the next to its right."""
    return [
        _seat_row(place, seat_in(table, seat), table, words, levels)
        for place, seat in zip(PLACES, seats_from(viewer_of(table)), strict=True)
    ]


def derive_waiting(table: Table, who: WhoWords) -> list[WaitingRow]:
    """Return those without a seat; the host may give each of them one that no person has."""
    free = [seat.seat for seat in table.seats if seat.kind != "person"] if table.you.host else []
    return [
        WaitingRow(
            one.person, one.name or who.somebody(), one.person == table.you.person, list(free)
        )
        for one in table.unseated
    ]


def _seat_row(
    place: str, seat: SeatState, table: Table, words: SeatWords, levels: tuple[str, ...]
) -> SeatRow:
    viewer, is_mine = viewer_of(table), seat.seat in table.you.seats
    is_host = seat.person is not None and seat.person == table.host
    title = words.rooming.empty() if seat.kind == "open" else words.who.seat(table, seat)
    role = words.rooming.role(seat, viewer, is_mine=is_mine, is_host=is_host)
    if seat.kind == "bot":
        role = words.rooming.computer(words.policies.level(seat.level or ""))
    state = words.rooming.presence(seat.state)
    following = _next(seat.level, levels) if table.you.host else ""
    # At a shared device nobody changes seats: sitting again would take the others' seats.
    is_alone = len(table.you.seats) < 2
    return SeatRow(
        place=place,
        line=LINES[place],
        column=COLUMNS[place],
        seat=seat.seat,
        shape="disc" if seat.seat % 2 else "diamond",
        title=title,
        role=role,
        state=state,
        level=seat.level or "",
        nextLevel=following,
        nextLevelName=words.policies.level(following),
        spoken=", ".join(part for part in (title, role, state) if part),
        isOpen=seat.kind == "open",
        isMine=is_mine,
        isHere=seat.state == "here",
        canSit=seat.kind != "person" and is_alone,
        canCall=seat.kind == "open" and table.you.host and bool(levels),
        canVacate=seat.kind != "open" and (is_mine or table.you.host),
        canDrag=seat.kind != "open" and ((is_mine and is_alone) or table.you.host),
    )


def _next(level: str | None, levels: tuple[str, ...]) -> str:
    """Return the level after one, the first again after the last; "" where there is no other."""
    if level not in levels or len(levels) < 2:
        return ""
    return levels[(levels.index(level) + 1) % len(levels)]
