"""Room: where people wait for the first deal: seats, invitation, and the start.

Asks the desk for what is pressed; who may do what is in the rows of `seating`.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from urllib.parse import urlsplit

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtGui import QGuiApplication

from doublesix.invitation import shown_code
from doublesix.protocol.answers import AnyAnswer, Left
from doublesix_client.core.arrival import Goal, Plan, level_for, open_seats
from doublesix_client.core.leading import Led, address_to, links_of
from doublesix_client.core.link import LinkPhase
from doublesix_client.core.state import Refusal, State
from doublesix_client.viewmodels.desk import Desk
from doublesix_client.viewmodels.front import Reasons
from doublesix_client.viewmodels.props import own, prop
from doublesix_client.viewmodels.rows import RowModel
from doublesix_client.viewmodels.scanned import scanned
from doublesix_client.viewmodels.seating import (
    SeatRow,
    SeatWords,
    WaitingRow,
    derive_seats,
    derive_waiting,
)
from doublesix_client.viewmodels.way import Way
from doublesix_client.words.rooming import RoomingWords

ASKED = frozenset(
    {"sit", "share", "seat", "mix_seats", "fill", "vacate", "start", "set_policies", "leave"}
)
"""What is asked from here: only refusals of these are told here."""


@dataclass(frozen=True, slots=True)
class RoomProps:
    """What the room shows beside its rows."""

    title: str = ""
    subtitle: str = ""
    profile: str = ""
    code: str = ""
    link: str = ""
    address: str = ""
    square: str = ""
    linkNote: str = ""
    isNear: bool = False
    canTurn: bool = False
    canOpen: bool = False
    note: str = ""
    watching: str = ""
    waits: str = ""
    startText: str = ""
    isHost: bool = False
    canStart: bool = False
    canMix: bool = False
    canShare: bool = False
    canWrite: bool = True


def derive_room(
    state: State, plan: Plan | None, note: str, told: SeatWords, turned: int = 0
) -> RoomProps:
    """Return what the room shows beside its rows; `turned` is how often another link was asked."""
    table = state.table
    if table is None:
        return RoomProps()
    words = told.rooming
    links = links_of(state.link, plan, table.code)
    led = links[turned % len(links)] if links else None
    link = led.link if led else ""
    host = told.who.person(table, table.host) if table.host is not None else None
    free, is_host = len(open_seats(table)), table.you.host
    sits_alone_or_shares = bool(table.you.seats) and table.policies.shared_devices
    has_room = any(seat.kind != "person" for seat in table.seats)
    return RoomProps(
        title=words.title(host),
        subtitle=f"{words.aim(table.profile)} {words.free(free)}",
        profile=table.profile,
        code=shown_code(table.code),
        link=link,
        address=address_to(state.link, plan),
        square=scanned(link) if link else "",
        linkNote=_note_of(led, plan, words),
        isNear=led is not None and plan is not None and plan.server is None,
        canTurn=len(links) > 1,
        canOpen=not link and is_host,
        note=note,
        watching=words.watching(table.watchers),
        waits=words.waits(host=host, is_host=is_host, free=free),
        startText=words.begin(free),
        isHost=is_host,
        canStart=is_host and state.link.phase is LinkPhase.READY and not state.asked,
        canMix=is_host and free < 4,
        canShare=sits_alone_or_shares and has_room,
        canWrite=state.link.phase is LinkPhase.READY,
    )


def _note_of(led: Led | None, plan: Plan | None, words: RoomingWords) -> str:
    """Say where a link leads, where there may be several; elsewhere that is the server's matter."""
    if led is None:
        return words.not_reachable()
    if plan is None or plan.server is not None:
        return ""
    return words.leads(urlsplit(led.link).netloc, is_far=led.is_far)


@dataclass(frozen=True, slots=True)
class _Local:
    """What only this screen knows."""

    turned: int = 0
    note: str = ""
    is_starting: bool = False


class RoomModel(QObject):
    """The waiting room's view model."""

    changed = Signal()
    title = prop(str, "title", changed)
    subtitle = prop(str, "subtitle", changed)
    profile = prop(str, "profile", changed)
    code = prop(str, "code", changed)
    link = prop(str, "link", changed)
    address = prop(str, "address", changed)
    square = prop(str, "square", changed)
    linkNote = prop(str, "linkNote", changed)
    isNear = prop(bool, "isNear", changed)
    canTurn = prop(bool, "canTurn", changed)
    canOpen = prop(bool, "canOpen", changed)
    note = prop(str, "note", changed)
    watching = prop(str, "watching", changed)
    waits = prop(str, "waits", changed)
    startText = prop(str, "startText", changed)
    isHost = prop(bool, "isHost", changed)
    canStart = prop(bool, "canStart", changed)
    canMix = prop(bool, "canMix", changed)
    canShare = prop(bool, "canShare", changed)
    canWrite = prop(bool, "canWrite", changed)
    seats = own(QObject, "_seats")
    waiting = own(QObject, "_waiting")

    def __init__(
        self,
        desk: Desk,
        way: Way,
        reasons: Reasons,
        parent: QObject | None = None,
        copy: Callable[[str], None] | None = None,
    ) -> None:
        super().__init__(parent)
        self._desk = desk
        self._way = way
        self._reasons = reasons
        self._copy = copy or (lambda text: QGuiApplication.clipboard().setText(text))
        self._words = SeatWords(self)
        self._seats: RowModel[SeatRow] = RowModel(SeatRow, "place", self)
        self._waiting: RowModel[WaitingRow] = RowModel(WaitingRow, "person", self)
        self._local = _Local()
        self._told: Refusal | None = None
        self.props = RoomProps()
        desk.changed.connect(self.retranslate)
        desk.arrived.connect(self._take)

    @Slot()
    def retranslate(self) -> None:
        """Derive anew from the state and the language."""
        state = self._desk.state
        if state.table is None:
            self._local = _Local()
        refusal = state.refusal
        if refusal is not None and refusal is not self._told and refusal.kind in ASKED:
            self._told = refusal
            note = self._reasons.reason(refusal.reason, refusal.values)
            self._local = replace(self._local, note=note, is_starting=False)
        local = self._local
        self.props = derive_room(state, self._way.plan, local.note, self._words, local.turned)
        if state.table is not None:
            self._seats.sync(derive_seats(state.table, self._words, state.link.levels))
            self._waiting.sync(derive_waiting(state.table, self._words.who))
        self.changed.emit()
        self._go_on_starting()

    @Slot(int)
    def sit(self, seat: int) -> None:
        """Take a seat oneself."""
        self._ask("sit", seat=seat)

    @Slot(int)
    def call(self, seat: int) -> None:
        """Have a computer player sit there."""
        self._ask("fill", seat=seat, level=self._level())

    @Slot(int, str)
    def fill(self, seat: int, level: str) -> None:
        """Have a computer player of a level sit there."""
        self._ask("fill", seat=seat, level=level)

    @Slot(int)
    def vacate(self, seat: int) -> None:
        """Open a seat again."""
        self._ask("vacate", seat=seat)

    @Slot(int, int)
    def give(self, person: int, seat: int) -> None:
        """Give somebody a seat."""
        self._ask("seat", person=person, seat=seat)

    @Slot(int, int)
    def carry(self, source: int, target: int) -> None:
        """Have whoever sits in one seat sit in another, as far as one may."""
        table = self._desk.state.table
        if table is None or source == target:
            return
        sitting, there = table.seats[source - 1], table.seats[target - 1]
        if sitting.kind == "bot" and there.kind == "person":
            return
        if sitting.kind == "bot":
            self._ask("fill", seat=target, level=sitting.level)
            if there.kind == "bot":
                self._desk.ask("fill", seat=source, level=there.level)
            else:
                self._desk.ask("vacate", seat=source)
        elif source in table.you.seats:
            self.sit(target)
        elif sitting.person is not None:
            self.give(sitting.person, target)

    @Slot()
    def mix(self) -> None:
        """Let chance decide who sits where."""
        self._ask("mix_seats")

    @Slot(str)
    def share(self, name: str) -> None:
        """Seat somebody else at this device."""
        if name.strip():
            self._ask("share", name=name.strip())

    @Slot()
    def start(self) -> None:
        """Begin, with computer players where nobody sits."""
        self._local = replace(self._local, note="", is_starting=True)
        self._go_on_starting()

    @Slot()
    def openToFriends(self) -> None:
        """Make the own server anew, so that others can come to it, and come back here."""
        table, plan = self._desk.state.table, self._way.plan
        if table is not None and plan is not None:
            self._way.begin(
                replace(plan, goal=Goal.CARRY_ON, code=table.code, names=(), reachable=True)
            )

    @Slot()
    def turnLink(self) -> None:
        """Show the link by another address of the same server."""
        self._local = replace(self._local, turned=self._local.turned + 1)
        self.retranslate()

    @Slot()
    def copyLink(self) -> None:
        """Put the link where it can be pasted elsewhere."""
        self._copy(self.props.link)
        self._say(self._words.rooming.copied())

    @Slot()
    def copyCode(self) -> None:
        """Put the code where it can be pasted elsewhere."""
        self._copy(self.props.code)
        self._say(self._words.rooming.copied())

    @Slot()
    def leave(self) -> None:
        """Leave the table, and the server with it."""
        if self._desk.state.link.phase is LinkPhase.READY:
            self._ask("leave")
        else:
            self._desk.leave()

    def _ask(self, kind: str, **fields: object) -> None:
        self._local = replace(self._local, note="", is_starting=False)
        self._desk.ask(kind, **fields)

    def _go_on_starting(self) -> None:
        state = self._desk.state
        if not self._local.is_starting or state.table is None or state.asked:
            return
        if state.table.started:
            self._local = replace(self._local, is_starting=False)
            return
        free = open_seats(state.table)
        if free:
            self._desk.ask("fill", seat=free[0].seat, level=self._level())
        else:
            self._local = replace(self._local, is_starting=False)
            self._desk.ask("start")

    def _level(self) -> str:
        """Return the level of who is called: what was chosen for the table, if it can be had."""
        plan = self._way.plan
        chosen = "" if plan is None else plan.level
        return level_for(chosen, self._desk.state.link.levels)

    def _say(self, note: str) -> None:
        self._local = replace(self._local, note=note)
        self.retranslate()

    @Slot(object, str)
    def _take(self, message: AnyAnswer, kind: str) -> None:
        if isinstance(message, Left) and kind == "leave":
            self._desk.leave()
