"""Front: the home screen: what can be carried on, begun, shared and joined.

Takes wishes and hands plans to the way; knows what was kept, and the words for all of it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Protocol

from PySide6.QtCore import Property, QObject, Signal, Slot

from doublesix.invitation import (
    Invitation,
    Unreadable,
    read_invitation,
    shown_code,
)
from doublesix.protocol.answers import AnyAnswer, ListedTable, Tables
from doublesix_client.core.arrival import Failed, Goal, Next, Plan, Wait
from doublesix_client.viewmodels.bookmark import Kept, KeptSession, plan_of
from doublesix_client.viewmodels.desk import Desk
from doublesix_client.viewmodels.nearby import NearbyModel
from doublesix_client.viewmodels.props import prop
from doublesix_client.viewmodels.rows import RowModel
from doublesix_client.viewmodels.way import Settings, Way
from doublesix_client.words.arriving import ArrivingWords
from doublesix_client.words.meaning import TARGETS

OFFERED = 3
"""How many kept sessions are offered unless more are asked for."""


class Reasons(Protocol):
    """Words for why something failed."""

    def reason(self, reason: str, values: Mapping[str, Any]) -> str:
        """Say what happened, and what can be done."""


@dataclass(frozen=True, slots=True)
class ListedRow:
    """A table of a server that anybody may join."""

    code: str
    shown: str
    title: str
    detail: str


@dataclass(frozen=True, slots=True)
class KeptRow:
    """A session that can be carried on, as the home screen offers it."""

    key: str
    title: str
    standing: str
    when: str
    target: int
    first: int
    second: int


@dataclass(frozen=True, slots=True)
class FrontProps:
    """What the home screen shows."""

    name: str = ""
    hasKept: bool = False
    moreKept: str = ""
    isArriving: bool = False
    doing: str = ""
    failure: str = ""
    joinProblem: str = ""
    shareProblem: str = ""
    lastServer: str = ""
    isLooking: bool = False
    listedNote: str = ""
    canHost: bool = False


@dataclass(frozen=True, slots=True)
class _Local:
    """What only this screen knows: what was typed wrongly, and what a server lists."""

    join_problem: str = ""
    share_problem: str = ""
    listed: tuple[ListedTable, ...] | None = None
    server: Invitation | None = None
    shows_all: bool = False
    searched: str = ""
    """The code of a table that is looked for nearby."""


def key_of(session: KeptSession) -> str:
    """Return what a kept session is known by on this screen."""
    return f"{session.code} {session.server or ''}"


def derive_kept(session: KeptSession, words: ArrivingWords, now: int) -> KeptRow:
    """Return a kept session as it is offered."""
    first, second = session.score
    return KeptRow(
        key=key_of(session),
        title=words.kept(session.profile, session.names, session.deal),
        standing=words.standing(session.profile, session.score, session.seat),
        when=words.when(session.when, now),
        target=TARGETS.get(session.profile, 4),
        first=first,
        second=second,
    )


def derive_front(
    kept: Sequence[KeptSession],
    step: Next | None,
    plan: Plan | None,
    local: _Local,
    settings: Settings,
    words: ArrivingWords,
    reasons: Reasons,
) -> FrontProps:
    """Return what the home screen shows beside its rows."""
    is_looking = plan is not None and plan.goal is Goal.LOOK
    failure = ""
    if isinstance(step, Failed):
        failure = reasons.reason(step.reason, {**step.values, **_whose(kept, plan)})
    hidden = 0 if local.shows_all else max(0, len(kept) - OFFERED)
    return FrontProps(
        hasKept=bool(kept),
        moreKept=words.more_kept(hidden) if hidden else "",
        name=str(settings.get("name") or ""),
        isArriving=bool(local.searched) or (isinstance(step, Wait) and not is_looking),
        doing=_doing(step, local, words),
        failure="" if is_looking else failure,
        joinProblem=local.join_problem or (failure if is_looking else ""),
        shareProblem=local.share_problem,
        lastServer=str(settings.get("last_server") or "").partition("#")[0],
        isLooking=isinstance(step, Wait) and is_looking,
        listedNote=words.no_tables() if local.listed == () else "",
        canHost=local.listed is not None,
    )


def _doing(step: Next | None, local: _Local, words: ArrivingWords) -> str:
    if local.searched:
        return words.searching()
    return words.doing(step.doing) if isinstance(step, Wait) else ""


def _whose(kept: Sequence[KeptSession], plan: Plan | None) -> dict[str, str]:
    """Return whose table a plan leads to, where that was kept."""
    hosts = [
        one.host
        for one in kept
        if plan is not None and (one.server, one.code) == (plan.server, plan.code) and one.host
    ]
    return {"whose": hosts[0]} if hosts else {}


class FrontModel(QObject):
    """The home screen's view model."""

    changed = Signal()

    def __init__(
        self,
        desk: Desk,
        way: Way,
        kept: Kept,
        settings: Settings,
        reasons: Reasons,
        now: Callable[[], int],
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._desk = desk
        self._way = way
        self._kept = kept
        self._settings = settings
        self._reasons = reasons
        self._now = now
        self._nearby = NearbyModel(desk, self)
        self._words = ArrivingWords(self)
        self._local = _Local()
        self._listing = ""
        self._tables = RowModel(ListedRow, "code", self)
        self._sessions = RowModel(KeptRow, "key", self)
        self.props = FrontProps()
        self.refresh()
        way.changed.connect(self.refresh)
        way.arrived.connect(self._at_the_goal)
        desk.arrived.connect(self._take)
        self._nearby.changed.connect(self._heard)

    name = prop(str, "name", changed)
    hasKept = prop(bool, "hasKept", changed)
    moreKept = prop(str, "moreKept", changed)
    isArriving = prop(bool, "isArriving", changed)
    doing = prop(str, "doing", changed)
    failure = prop(str, "failure", changed)
    joinProblem = prop(str, "joinProblem", changed)
    shareProblem = prop(str, "shareProblem", changed)
    lastServer = prop(str, "lastServer", changed)
    isLooking = prop(bool, "isLooking", changed)
    listedNote = prop(str, "listedNote", changed)
    canHost = prop(bool, "canHost", changed)
    tables = Property(QObject, lambda self: self._tables, constant=True)
    kept = Property(QObject, lambda self: self._sessions, constant=True)
    nearby = Property(QObject, lambda self: self._nearby, constant=True)

    @Slot()
    def refresh(self) -> None:
        """Derive anew: the clock, or what is kept, may have changed."""
        sessions = self._kept.list()
        self.props = derive_front(
            sessions,
            self._way.step,
            self._way.plan,
            self._local,
            self._settings,
            self._words,
            self._reasons,
        )
        offered = sessions if self._local.shows_all else sessions[:OFFERED]
        now = self._now()
        self._sessions.sync([derive_kept(one, self._words, now) for one in offered])
        self._tables.sync([self._listed_row(table) for table in self._local.listed or ()])
        self.changed.emit()

    def retranslate(self) -> None:
        """Word everything anew; what was said of what was typed is said in the old language."""
        self._show()

    @Slot(str)
    def setName(self, name: str) -> None:
        """Be called so from now on; it is kept."""
        self._settings.set(name=name.strip())

    @Slot(str)
    def carryOn(self, key: str) -> None:
        """Go on with a session that was kept."""
        for session in self._kept.list():
            if key_of(session) == key:
                self._begin(plan_of(session))
                return

    @Slot(str)
    def forgetKept(self, key: str) -> None:
        """Offer a session no more."""
        for session in tuple(self._kept.list()):
            if key_of(session) == key:
                self._kept.forget(session.server, session.code)
        self.refresh()

    @Slot()
    def showAllKept(self) -> None:
        """Offer every session that was kept."""
        self._show(shows_all=True)

    @Slot(str)
    def start(self, profile: str) -> None:
        """Begin a table with computer players in the other seats."""
        self._begin(Plan(Goal.START, profile, self._level()))

    @Slot(str)
    def invite(self, profile: str) -> None:
        """Make a table that friends can come to."""
        self._begin(Plan(Goal.INVITE, profile, self._level(), reachable=True))

    @Slot(str, "QStringList")
    def share(self, profile: str, names: Sequence[str]) -> None:
        """Begin a table for those named, seat by seat, at this device."""
        cleaned = tuple(name.strip() for name in names)
        if sum(map(bool, cleaned)) < 2:
            self._show(share_problem=self._words.too_few())
            return
        self._begin(Plan(Goal.SHARE, profile, self._level(), names=cleaned))

    def _level(self) -> str:
        return str(self._settings.get("level"))

    @Slot(str, str)
    def join(self, typed: str, server: str = "") -> None:
        """Go where a code or link leads; a code alone to a server nearby, or the last one."""
        found = read_invitation(typed)
        if isinstance(found, Unreadable):
            self._show(join_problem=self._words.unreadable(found))
            return
        if found.code and not found.server and server.strip() in {"", self.props.lastServer}:
            self._search(found.code)
            return
        place = self._place_of(found, server)
        if isinstance(place, str):
            self._show(join_problem=place)
        elif found.code is None:
            self._look(place)
        else:
            self._join(place, found.code)

    @Slot(str)
    def look(self, server: str) -> None:
        """Ask which tables a server lists, the last one's unless told."""
        place = self._place_of(Invitation(), server)
        if isinstance(place, str):
            self._show(join_problem=place)
        else:
            self._look(place)

    @Slot(str)
    def lookNearby(self, key: str) -> None:
        """Ask which tables a server nearby lists."""
        place = self._nearby.place(key)
        if place is not None:
            self._look(place)

    @Slot(str)
    def joinListed(self, code: str) -> None:
        """Go to one of the tables that were listed."""
        if self._local.server is not None:
            self._join(self._local.server, code)

    @Slot(str)
    def host(self, profile: str) -> None:
        """Make a table at the server whose tables were listed, for friends to come to."""
        place = self._local.server
        if place is not None:
            self._begin(
                Plan(Goal.INVITE, profile, server=place.server, fingerprint=place.fingerprint)
            )

    @Slot()
    def cancel(self) -> None:
        """Drop what is under way."""
        self._local = replace(self._local, searched="")
        self._way.cancel()
        self.refresh()

    @Slot()
    def tryAgain(self) -> None:
        """Set out once more for what failed."""
        self._way.again()

    def _begin(self, plan: Plan) -> None:
        self._local = _Local(server=self._local.server, shows_all=self._local.shows_all)
        self._way.begin(plan)
        self.refresh()

    def _search(self, code: str) -> None:
        """Go to the table with this code once it is known which servers are nearby."""
        if self._nearby.is_settled:
            self._join_somewhere(code)
        else:
            self._show(searched=code)
            self._nearby.look()

    @Slot()
    def _heard(self) -> None:
        if self._local.searched and self._nearby.is_settled:
            self._join_somewhere(self._local.searched)

    def _join_somewhere(self, code: str) -> None:
        last = read_invitation(str(self._settings.get("last_server") or ""))
        places = self._nearby.places
        if isinstance(last, Invitation) and last.server and last not in places:
            places.append(last)
        if places:
            first, *rest = places
            self._join(first, code, elsewhere=tuple(rest))
        else:
            self._show(join_problem=self._words.which_server(), searched="")

    def _look(self, place: Invitation) -> None:
        self._local = _Local(server=place)
        self._listing = ""  # what another server lists may still be under way
        self._way.begin(Plan(Goal.LOOK, server=place.server, fingerprint=place.fingerprint))

    def _join(
        self, place: Invitation, code: str, *, elsewhere: tuple[Invitation, ...] = ()
    ) -> None:
        self._begin(
            Plan(
                Goal.JOIN,
                server=place.server,
                code=code,
                fingerprint=place.fingerprint,
                elsewhere=elsewhere,
            )
        )

    def _place_of(self, found: Invitation, server: str) -> Invitation | str:
        """Return where the server is, or what is wrong with how it was given."""
        if found.server is not None:
            return found
        typed = server.strip() or str(self._settings.get("last_server") or "")
        if not typed:
            return self._words.which_server()
        last = str(self._settings.get("last_server") or "")
        # The field shows the last server without its fingerprint, which nobody reads.
        typed = last if last.partition("#")[0] == typed else typed
        place = read_invitation(typed)
        if isinstance(place, Unreadable):
            return self._words.unreadable(place)
        return place if place.server is not None else self._words.which_server()

    @Slot(object)
    def _at_the_goal(self, plan: Plan) -> None:
        if plan.goal is Goal.LOOK:
            self._listing = self._desk.ask("list_tables")

    @Slot(object, str)
    def _take(self, message: AnyAnswer, _kind: str) -> None:
        if isinstance(message, Tables) and message.re == self._listing:
            self._show(listed=tuple(message.tables))

    def _show(self, **fields: object) -> None:
        self._local = replace(self._local, join_problem="", share_problem="")
        self._local = replace(self._local, **fields)  # type: ignore[arg-type]
        self.refresh()

    def _listed_row(self, table: ListedTable) -> ListedRow:
        return ListedRow(
            table.code,
            shown_code(table.code),
            self._words.table_of(table.host),
            self._words.listed(table.profile, table.people, table.open),
        )
