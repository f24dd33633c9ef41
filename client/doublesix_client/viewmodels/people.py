"""People: everybody at the table, and what may be asked about each seat now."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from typing import Any

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtGui import QGuiApplication

from doublesix.invitation import shown_code
from doublesix.protocol.answers import SeatState, Table
from doublesix_client.core.around import seats_from, side_of, viewer_of
from doublesix_client.core.arrival import Plan
from doublesix_client.core.company import decides, is_alone, is_free, is_waited_for
from doublesix_client.core.leading import links_of
from doublesix_client.core.state import State
from doublesix_client.viewmodels.desk import Desk
from doublesix_client.viewmodels.props import own, prop
from doublesix_client.viewmodels.rows import RowModel
from doublesix_client.words.asking import AskingWords
from doublesix_client.words.company import CompanyWords
from doublesix_client.words.plaques import PlaqueWords, standing_of
from doublesix_client.words.policies import PolicyWords
from doublesix_client.words.refusals import RefusalWords
from doublesix_client.words.who import WhoWords

ASKED = frozenset({"stand_in", "give_seat", "fill", "set_policies", "close_table", "reclaim"})
"""What is asked here, and refused here."""


@dataclass(frozen=True, slots=True)
class SeatRow:
    """One seat. `actions` are maps: `key` and `label` of what `press` asks for.

    `receivers` are those who could be given the seat: `person` and `label`. `levels` are the
    names of those a computer player may have, `level` is which it has (-1: none of them).
    """

    seat: int
    side: str
    name: str
    who: str
    told: str
    actions: list[dict[str, Any]]
    giveText: str
    receivers: list[dict[str, Any]]
    levelText: str
    levels: list[str]
    level: int
    sentence: str


@dataclass(frozen=True, slots=True)
class LookerOn:
    """Somebody at the table who has no seat."""

    person: int
    name: str
    who: str


@dataclass(frozen=True, slots=True)
class PeopleProps:
    """What is shown beside the rows; `link` is empty where nobody elsewhere could use it."""

    code: str = ""
    link: str = ""
    linkNote: str = ""
    watching: str = ""
    note: str = ""
    canClose: bool = False


class Wording(QObject):
    """All that words the people."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.asking = AskingWords(self)
        self.company = CompanyWords(self)
        self.plaques = PlaqueWords(self)
        self.policies = PolicyWords(self)
        self.refusals = RefusalWords(self)
        self.who = WhoWords(self)


def derive_seats(state: State, told: Wording) -> list[SeatRow]:
    """Return the four seats in turn order from the viewer's own."""
    table = state.table
    if table is None:
        return []
    return [
        _seat(table.seats[seat - 1], table, state, told) for seat in seats_from(viewer_of(state))
    ]


def _seat(seat: SeatState, table: Table, state: State, told: Wording) -> SeatRow:
    name = told.who.seat(table, seat)
    doing = told.plaques.state(standing_of(seat, state.view, table.you.seats))
    who = ", ".join(_who(seat, table, told))
    receivers = _receivers(seat, table, told)
    levels = list(state.link.levels) if seat.kind == "bot" and table.you.host else []
    return SeatRow(
        seat=seat.seat,
        side=side_of(seat.seat),
        name=name,
        who=who,
        told=doing,
        actions=[{"key": key, "label": label} for key, label in _actions(seat, state, told)],
        giveText=told.company.give() if receivers else "",
        receivers=receivers,
        levelText=told.company.level(name),
        levels=[told.policies.level(level) for level in levels],
        level=levels.index(seat.level) if seat.level in levels else -1,
        sentence=". ".join(part for part in (name, who, doing) if part),
    )


def _who(seat: SeatState, table: Table, told: Wording) -> Iterator[str]:
    words = told.company
    yield words.seat(seat.seat)
    if seat.kind == "open":
        return
    if seat.kind == "bot":
        yield words.computer(told.policies.level(seat.level or ""))
        return
    if seat.seat in table.you.seats:
        yield words.you()
    if seat.person == table.host:
        yield words.host()


def _actions(seat: SeatState, state: State, told: Wording) -> Iterator[tuple[str, str]]:
    table = state.table
    assert table is not None
    is_own = seat.seat in table.you.seats
    if (is_own and seat.stand_in is not None) or seat.seat in table.you.lent:
        yield "reclaim", told.asking.reclaim()
    elif is_own:
        return
    if decides(table) and is_waited_for(seat, state):
        yield "stand_in", told.company.stand_in(is_alone(table))
    if not table.you.seats and is_free(seat) and seat.seat not in table.you.lent:
        yield "take", told.company.take()


def _receivers(seat: SeatState, table: Table, told: Wording) -> list[dict[str, Any]]:
    if not decides(table) or not is_free(seat):
        return []
    return [
        {"person": one.person, "label": told.company.give_to(_name(one.name, told))}
        for one in table.unseated
        if one.person != table.you.person
    ]


def _name(name: str, told: Wording) -> str:
    return name or told.who.somebody()


def derive_lookers_on(table: Table, told: Wording) -> list[LookerOn]:
    """Return everybody who has no seat."""
    return [
        LookerOn(
            person=one.person,
            name=_name(one.name, told),
            who=told.company.you() if one.person == table.you.person else told.company.watches(),
        )
        for one in table.unseated
    ]


def derive_people(state: State, plan: Plan | None, told: Wording) -> PeopleProps:
    """Return what is shown beside the rows."""
    table, refusal = state.table, state.refusal
    if table is None:
        return PeopleProps()
    links = links_of(state.link, plan, table.code)
    link = links[0].link if links else ""
    words, is_refused = told.company, refusal is not None and refusal.kind in ASKED
    more = words.others(max(0, table.watchers - len(table.unseated)))
    return PeopleProps(
        code=shown_code(table.code),
        link=link,
        linkNote="" if link else words.at_home(),
        watching=more if table.unseated or more else words.nobody_watches(),
        note=told.refusals.sentence(refusal.reason, refusal.values)
        if refusal is not None and is_refused
        else "",
        canClose=table.you.host,
    )


class PeopleModel(QObject):
    """The people's view model.

    `plan` tells how one came here, and so by which link others may; `copy` puts a text where it
    can be pasted elsewhere.
    """

    changed = Signal()
    seats = own(QObject, "_seats")
    lookersOn = own(QObject, "_lookers_on")
    code = prop(str, "code", changed)
    link = prop(str, "link", changed)
    linkNote = prop(str, "linkNote", changed)
    watching = prop(str, "watching", changed)
    note = prop(str, "note", changed)
    canClose = prop(bool, "canClose", changed)

    def __init__(
        self,
        desk: Desk,
        parent: QObject | None = None,
        *,
        plan: Callable[[], Plan | None] = lambda: None,
        copy: Callable[[str], None] | None = None,
    ) -> None:
        super().__init__(parent)
        self.props = PeopleProps()
        self._desk = desk
        self._told = Wording(self)
        self._plan = plan
        self._copy = copy or (lambda text: QGuiApplication.clipboard().setText(text))
        self._seats = RowModel(SeatRow, "seat", self)
        self._lookers_on = RowModel(LookerOn, "person", self)
        self._copied = False
        desk.changed.connect(self._derive)

    @Slot(bool)
    def look(self, is_open: bool) -> None:
        """Say whether the people are in sight: what was copied before is old news then."""
        if is_open:
            self._copied = False
            self._derive()

    @Slot(int, str)
    def press(self, seat: int, key: str) -> None:
        """Ask for what a button of a seat says."""
        table = self._desk.state.table
        if key in ("reclaim", "stand_in"):
            self._desk.ask(key, seat=seat)
        elif key == "take" and table is not None:
            self._desk.ask("give_seat", seat=seat, person=table.you.person)

    @Slot(int, int)
    def give(self, seat: int, person: int) -> None:
        """Propose that somebody gets a seat."""
        self._desk.ask("give_seat", seat=seat, person=person)

    @Slot(int, int)
    def setLevel(self, seat: int, index: int) -> None:
        """Have a computer player of another level play in a seat."""
        levels = self._desk.state.link.levels
        if 0 <= index < len(levels):
            self._desk.ask("fill", seat=seat, level=levels[index])

    @Slot()
    def copyCode(self) -> None:
        """Put the code where it can be pasted elsewhere."""
        self._take_along(self.props.code)

    @Slot()
    def copyLink(self) -> None:
        """Put the link where it can be pasted elsewhere."""
        self._take_along(self.props.link)

    @Slot()
    def closeTable(self) -> None:
        """Close the table for good."""
        if self.props.canClose:
            self._desk.ask("close_table")

    @Slot()
    def retranslate(self) -> None:
        """Say everything anew after the language changed."""
        self._derive()

    def _take_along(self, text: str) -> None:
        self._copy(text)
        self._copied = True
        self._derive()

    @Slot()
    def _derive(self) -> None:
        state = self._desk.state
        self._seats.sync(derive_seats(state, self._told))
        table = state.table
        self._lookers_on.sync([] if table is None else derive_lookers_on(table, self._told))
        props = derive_people(state, self._plan(), self._told)
        if props.note:
            self._copied = False
        elif self._copied:
            props = replace(props, note=self._told.company.copied())
        if props != self.props:
            self.props = props
            self.changed.emit()
