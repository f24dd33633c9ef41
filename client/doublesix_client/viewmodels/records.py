"""Records: the sessions that a server keeps, and files of records on this computer.

Files are read and checked beside the window's thread: a long record takes its time.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Protocol

from PySide6.QtCore import QObject, QStandardPaths, QThreadPool, QUrl, Signal, Slot

from doublesix.protocol.answers import AnyAnswer, Record, Refused, SessionRow, Sessions
from doublesix_client.core.arrival import LEVELS, Goal, Plan
from doublesix_client.core.link import LinkPhase
from doublesix_client.replay.opened import (
    LARGEST,
    OpenedRecord,
    UnreadableRecord,
    open_fetched,
    open_record,
)
from doublesix_client.viewmodels.bookmark import Kept, plan_of
from doublesix_client.viewmodels.desk import Desk
from doublesix_client.viewmodels.look_back import LookBackModel, Looker
from doublesix_client.viewmodels.props import own, prop
from doublesix_client.viewmodels.replayed import ReplayedModel
from doublesix_client.viewmodels.rows import RowModel
from doublesix_client.words.arriving import ArrivingWords
from doublesix_client.words.links import LinkWords
from doublesix_client.words.records import RecordWords
from doublesix_client.words.refusals import RefusalWords

Beside = Callable[[Callable[[], None]], None]
"""Does some work beside the window's thread."""


class Going(Protocol):
    """Whoever brings the window to a server."""

    @property
    def plan(self) -> Plan | None:
        """What is, or was last, under way."""

    def begin(self, plan: Plan) -> None:
        """Set out."""


@dataclass(frozen=True, slots=True)
class KeptRow:
    """A session that a server keeps."""

    key: str
    title: str
    detail: str
    when: str
    mark: str
    canOpen: bool
    canContinue: bool


@dataclass(frozen=True, slots=True)
class RecordsProps:
    """What QML reads.

    `fault` is what was wrong with a file, `listFault` with a session; `note` is what was done.
    """

    isWaiting: bool = False
    listFault: str = ""
    fault: str = ""
    note: str = ""
    emptyText: str = ""
    hasMore: bool = False
    savePath: str = ""


@dataclass(frozen=True, slots=True)
class _Found:
    """What came of work beside the window's thread: a record, a path written, or a fault."""

    record: OpenedRecord | None = None
    path: str = ""
    fault: str = ""
    values: dict[str, str] | None = None
    is_fetched: bool = False


class RecordsModel(QObject):
    """The records screen's view model."""

    changed = Signal()
    opened = Signal()
    """A record is ready to be stepped through."""
    departed = Signal()
    """A session is being carried on: there is more to see elsewhere."""
    _done = Signal(object)

    rows = own(QObject, "_rows")
    replayed = own(QObject, "_replayed")
    """The record that is open."""
    lookBack = own(QObject, "_look_back")
    """What is looked back on in it."""
    isWaiting = prop(bool, "isWaiting", changed)
    listFault = prop(str, "listFault", changed)
    fault = prop(str, "fault", changed)
    note = prop(str, "note", changed)
    emptyText = prop(str, "emptyText", changed)
    hasMore = prop(bool, "hasMore", changed)
    savePath = prop(str, "savePath", changed)

    def __init__(
        self,
        desk: Desk,
        replayed: ReplayedModel,
        way: Going,
        beside: Beside | None = None,
        parent: QObject | None = None,
        *,
        kept: Kept | None = None,
        name: Callable[[], str] = str,
        looker: Looker | None = None,
    ) -> None:
        super().__init__(parent)
        self.props = RecordsProps()
        self._desk = desk
        self._replayed = replayed
        self._look_back = LookBackModel(replayed, looker, self)
        self._way = way
        self._beside = beside or QThreadPool.globalInstance().start
        self._kept = kept
        self._name = name
        self._words = RecordWords(self)
        self._links = LinkWords(self)
        self._arriving = ArrivingWords(self)
        self._refusals = RefusalWords(self)
        self._rows = RowModel(KeptRow, "key", self)
        self._sessions: tuple[SessionRow, ...] | None = None
        self._more: int | None = None
        self._is_wanted = False
        self._listing = self._fetched = ""
        self._done.connect(self._take_found)
        desk.changed.connect(self._ask_if_wanted)
        desk.arrived.connect(self._take)

    @Slot()
    def retranslate(self) -> None:
        """Say everything anew after the language changed; what went wrong is said no more."""
        self._replayed.retranslate()
        self._look_back.retranslate()
        self._derive(fault="", note="", listFault="")

    @Slot()
    def visit(self) -> None:
        """List the sessions of the server one is at, or of the window's own."""
        self._sessions, self._more, self._is_wanted = None, None, True
        self._listing = ""
        self._derive(fault="", note="", listFault="", isWaiting=True)
        if self._desk.state.link.phase in {LinkPhase.OFF, LinkPhase.ENDED}:
            self._way.begin(Plan(Goal.LOOK))
        self._ask_if_wanted()

    @Slot()
    def listMore(self) -> None:
        """Go on with the list."""
        if self._more is not None:
            self._listing = self._desk.ask("list_sessions", before=self._more)
            self._more = None
            self._derive(isWaiting=True)

    @Slot(str)
    def fetch(self, key: str) -> None:
        """Get the record of a session in the list, to step through it."""
        code, _, session = key.rpartition("-")
        self._fetched = self._desk.ask("get_record", code=code, session=int(session))
        self._derive(fault="", note="", listFault="", isWaiting=True)

    @Slot(str)
    def carryOn(self, key: str) -> None:
        """Go to the table of a session in the list, to play on there."""
        code, server = key.rpartition("-")[0], self._server
        sessions = () if self._kept is None else self._kept.list()
        known = [plan_of(one) for one in sessions if (one.server, one.code) == (server, code)]
        here = self._way.plan or Plan(Goal.LOOK)
        found = Plan(Goal.CARRY_ON, server=server, code=code, fingerprint=here.fingerprint)
        self._way.begin(known[0] if known else found)
        self.departed.emit()

    @Slot(str)
    def open(self, place: str) -> None:
        """Open a file, given by its path or as a link to it."""
        path = _path_of(place)
        self._derive(fault="", note="", isWaiting=True)
        self._look_into(lambda: _read(path))

    @Slot(str)
    def save(self, place: str) -> None:
        """Write the record that is open as a file."""
        record = self._replayed.record
        if record is not None:
            path = _path_of(place)
            self._derive(fault="", note="", isWaiting=True)
            self._look_into(lambda: _write(path, record))

    @Slot()
    def forgetNotes(self) -> None:
        """Show no longer what was wrong or done."""
        self._derive(fault="", note="")

    def _look_into(self, work: Callable[[], _Found]) -> None:
        """Do some work beside the window's thread, and take what comes of it in this one."""

        def do() -> None:
            found = work()
            with suppress(RuntimeError):  # the window was closed meanwhile
                self._done.emit(found)

        self._beside(do)

    @property
    def _server(self) -> str | None:
        """The address of the server whose sessions are listed, None for the window's own."""
        return None if self._way.plan is None else self._way.plan.server

    @Slot()
    def _ask_if_wanted(self) -> None:
        phase = self._desk.state.link.phase
        if self._is_wanted and phase is LinkPhase.READY:
            self._is_wanted = False
            self._listing = self._desk.ask("list_sessions")
        elif self._is_wanted and phase is LinkPhase.ENDED:
            self._is_wanted = False
            link = self._desk.state.link
            self._derive(isWaiting=False, listFault=self._links.reason(link.reason, link.values))

    @Slot(object, str)
    def _take(self, message: AnyAnswer, _kind: str) -> None:
        match message:
            case Sessions(re=self._listing):
                before = self._sessions or ()
                self._sessions, self._more = (*before, *message.sessions), message.more
                self._derive(isWaiting=False)
            case Record(re=self._fetched):
                record = message.record
                self._look_into(lambda: replace(_checked(record), is_fetched=True))
            case Refused() if message.re in (self._listing, self._fetched):
                said = self._refusals.sentence(message.reason, message.values)
                self._derive(isWaiting=False, listFault=said)

    @Slot(object)
    def _take_found(self, found: _Found) -> None:
        if found.fault:
            said = self._words.fault(found.fault, found.values or {})
            self._derive(isWaiting=False, **{"listFault" if found.is_fetched else "fault": said})
        elif found.record is not None:
            self._replayed.show(found.record)
            self._derive(isWaiting=False, savePath=_suggested(found.record))
            self.opened.emit()
        else:
            self._derive(isWaiting=False, note=self._words.saved(found.path))

    def _derive(self, **changed: Any) -> None:
        sessions = self._sessions
        empty = self._words.none_kept() if sessions == () else ""
        self.props = replace(self.props, emptyText=empty, hasMore=self._more is not None, **changed)
        self._rows.sync([self._row(session) for session in sessions or ()])
        self.changed.emit()

    def _row(self, session: SessionRow) -> KeptRow:
        words, state = self._words, self._desk.state
        name = self._name() or self._arriving.nameless()
        is_here = state.table is not None and state.table.code == session.code
        return KeptRow(
            key=f"{session.code}-{session.session}",
            title=words.session(session),
            detail=words.about(session, {*LEVELS, *state.link.levels}, name),
            when=words.when(session.changed),
            mark=words.mark(session),
            canOpen=session.deals > 0,
            canContinue=session.open and not is_here,
        )


def _path_of(place: str) -> Path:
    url = QUrl(place)
    return Path(url.toLocalFile() if url.isLocalFile() else place.strip()).expanduser()


def _suggested(record: OpenedRecord) -> str:
    """Return where a record may be written: among the documents, or at home where there are none.

    Where there is neither, any folder may be written instead.
    """
    likely = [
        QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation),
        QStandardPaths.writableLocation(QStandardPaths.StandardLocation.HomeLocation),
    ]
    folder = next((place for place in likely if place and Path(place).is_dir()), ".")
    deals = len(record.replayed.chapters)
    return str(Path(folder).absolute() / f"{record.profile}-{deals}.doublesix.json")


def _read(path: Path) -> _Found:
    try:
        with path.open("rb") as file:
            content = file.read(LARGEST + 1)
    except (OSError, ValueError) as error:
        return _failed("no_file", error)
    return _checked(content)


def _checked(content: bytes | dict[str, Any]) -> _Found:
    try:
        if isinstance(content, bytes):
            return _Found(record=open_record(content))
        return _Found(record=open_fetched(content))
    except UnreadableRecord as error:
        return _Found(fault=error.fault, values=error.values)


def _write(path: Path, record: OpenedRecord) -> _Found:
    try:
        path.write_text(record.text, encoding="utf-8")
    except (OSError, ValueError) as error:
        return _failed("not_saved", error)
    return _Found(path=str(path))


def _failed(fault: str, error: Exception) -> _Found:
    said = getattr(error, "strerror", None) or str(error)
    return _Found(fault=fault, values={"message": said})
