"""Plaques: one row a seat: who sits there, what they do, what they did last and passed on."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QObject, Signal, Slot

from doublesix.protocol.answers import Table, View
from doublesix_client.core.around import place_of, seats_from, side_of, viewer_of
from doublesix_client.core.link import LinkPhase
from doublesix_client.viewmodels.desk import Desk
from doublesix_client.viewmodels.props import own
from doublesix_client.viewmodels.rows import RowModel
from doublesix_client.words.people import People
from doublesix_client.words.plaques import PlaqueWords, has_opened, last_act, standing_of
from doublesix_client.words.policies import PolicyWords
from doublesix_client.words.who import WhoWords


@dataclass(frozen=True, slots=True)
class PlaqueRow:
    """What is shown of a seat; `passes` counts how often it passed in this deal."""

    seat: int
    place: str
    name: str
    who: str
    side: str
    held: int
    isTurn: bool
    isOwn: bool
    standing: str
    told: str
    lastKind: str
    lastFirst: int
    lastSecond: int
    passedOn: str
    passes: int
    hasOpened: bool
    sentence: str


def derive_plaques(
    table: Table,
    view: View,
    viewer: int | None,
    *,
    people: People,
    words: PlaqueWords,
    levels: PolicyWords,
    is_linked: bool = True,
) -> list[PlaqueRow]:
    """Return the four plaques in turn order from the viewer's own."""
    return [
        _plaque(
            seat,
            table,
            view,
            viewer,
            people=people,
            words=words,
            levels=levels,
            is_linked=is_linked,
        )
        for seat in seats_from(viewer)
    ]


def _plaque(
    number: int,
    table: Table,
    view: View,
    viewer: int | None,
    *,
    people: People,
    words: PlaqueWords,
    levels: PolicyWords,
    is_linked: bool,
) -> PlaqueRow:
    seat = table.seats[number - 1]
    standing = standing_of(seat, view, table.you.seats, is_linked=is_linked)
    last = last_act(view, number)
    is_pass = last is not None and last[1] == "pass"
    tile = str(last[1]) if last is not None and not is_pass else "00"
    name = people.name(number)
    role = words.role(number, viewer)
    is_own = number == viewer and number in table.you.seats
    kind = words.computer(levels.level(seat.level or "")) if seat.kind == "bot" else ""
    opened = has_opened(view, number)
    passes = sum(1 for play in view.plays if play[0] == number and play[1] == "pass")
    return PlaqueRow(
        seat=number,
        place=place_of(number, viewer),
        name=name,
        who=words.kind(seat) if seat.kind == "open" else words.opened_as(role) if opened else role,
        side=side_of(number),
        held=view.held[number - 1],
        isTurn=view.turn == number and is_linked,
        isOwn=is_own,
        standing=standing.value,
        told=words.state(standing) or kind,
        lastKind="" if last is None else "pass" if is_pass else "play",
        lastFirst=int(tile[0]),
        lastSecond=int(tile[1]),
        passedOn=words.passed_on(view.passed[number - 1], is_own, is_latest=is_pass),
        passes=passes,
        hasOpened=opened,
        sentence=words.said(name, seat, view, table.you.seats, is_linked=is_linked),
    )


class PlaquesModel(QObject):
    """The four plaques."""

    changed = Signal()
    rows = own(QObject, "_rows")

    def __init__(self, desk: Desk, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._desk = desk
        self._words = PlaqueWords(self)
        self._levels = PolicyWords(self)
        self._who = WhoWords(self)
        self._rows = RowModel(PlaqueRow, "place", self)
        desk.changed.connect(self._derive)

    @Slot()
    def retranslate(self) -> None:
        """Say everything anew after the language changed."""
        self._derive()

    @Slot()
    def _derive(self) -> None:
        state = self._desk.state
        if state.view is None or state.table is None:
            self._rows.sync([])
            return
        viewer = viewer_of(state)
        people = self._who.people(state.table, viewer)
        self._rows.sync(
            derive_plaques(
                state.table,
                state.view,
                viewer,
                people=people,
                words=self._words,
                levels=self._levels,
                is_linked=state.link.phase is LinkPhase.READY,
            )
        )
        self.changed.emit()
