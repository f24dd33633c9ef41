"""Look here: the way from the end of a deal to its look back, and away when it is gone back into.

A deal that is gone back into is open again: what was shown of it is closed and forgotten
(Rules 4.2, 4.4).
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from typing import Any

from PySide6.QtCore import QObject, QThreadPool, Signal, Slot

from doublesix.protocol.answers import AnyAnswer, Record, Refused, Update, View
from doublesix_client.replay.opened import OpenedRecord, UnreadableRecord, open_fetched
from doublesix_client.viewmodels.desk import Desk
from doublesix_client.viewmodels.look_back import LookBackModel
from doublesix_client.viewmodels.props import own
from doublesix_client.viewmodels.replayed import ReplayedModel
from doublesix_client.words.records import RecordWords
from doublesix_client.words.refusals import RefusalWords

Beside = Callable[[Callable[[], None]], None]
"""Does some work beside the window's thread."""

_GONE_BACK = {"taken_back", "restarted"}


def is_open_again(view: View | None, deal: int) -> bool:
    """Tell whether a deal that was over, or one before it, is played again."""
    return view is not None and (view.deal < deal or (view.deal == deal and view.result is None))


class LookHere(QObject):
    """Fetches the record of the session at the table, to look back on the deal that has ended."""

    changed = Signal()
    opened = Signal()
    """The deal is ready to be stepped through."""
    closed = Signal()
    """It may be seen no longer."""
    _done = Signal(object, object)

    isWaiting = own(bool, "_is_waiting", changed)
    fault = own(str, "_fault", changed)
    isShown = own(bool, "_is_shown", changed)
    """Whether the record that is open is the one from the table."""

    def __init__(
        self,
        desk: Desk,
        replayed: ReplayedModel,
        look_back: LookBackModel,
        beside: Beside | None = None,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._desk = desk
        self._replayed = replayed
        self._look_back = look_back
        self._beside = beside or QThreadPool.globalInstance().start
        self._words = RecordWords(self)
        self._refusals = RefusalWords(self)
        self._asked = ""
        self._deal = 0
        self._shown: OpenedRecord | None = None
        self._is_waiting = False
        self._fault = ""
        self._is_shown = False
        replayed.opened.connect(self._say)
        self._done.connect(self._show)
        desk.changed.connect(self._follow)
        desk.arrived.connect(self._take)

    @Slot()
    def begin(self) -> None:
        """Look back on the deal that has just ended."""
        view = self._desk.state.view
        if view is None or view.result is None or self._is_waiting:
            return
        self._deal = view.deal
        self._asked = self._desk.ask("get_record")
        self._say(is_waiting=True)

    @Slot()
    def retranslate(self) -> None:
        """Say everything anew after the language changed; what went wrong is said no more."""
        self._say(is_waiting=self._is_waiting)

    @Slot(object, str)
    def _take(self, message: AnyAnswer, _kind: str) -> None:
        match message:
            case Record(re=re, record=record) if re and re == self._asked:
                self._check(re, record)
            case Refused(re=re) if re and re == self._asked:
                self._say(fault=self._refusals.sentence(message.reason, message.values))
            case Update(events=events) if any(one["event"] in _GONE_BACK for one in events):
                self._forget()

    def _check(self, asked: str, record: dict[str, Any]) -> None:
        """Check the record beside the window's thread: a long one takes its time."""

        def do() -> None:
            found: OpenedRecord | UnreadableRecord
            try:
                found = open_fetched(record)
            except UnreadableRecord as error:
                found = error
            with suppress(RuntimeError):  # the window was closed meanwhile
                self._done.emit(asked, found)

        self._beside(do)

    @Slot(object, object)
    def _show(self, asked: str, found: OpenedRecord | UnreadableRecord) -> None:
        if asked != self._asked:
            return  # the deal was gone back into meanwhile
        self._asked = ""
        if isinstance(found, UnreadableRecord):
            self._say(fault=self._words.fault(found.fault, found.values))
            return
        self._say()
        self._shown = found
        self._replayed.show(found)
        self._replayed.goTo(len(found.replayed.chapters))
        self._look_back.begin()
        self.opened.emit()

    @Slot()
    def _follow(self) -> None:
        state = self._desk.state
        if self._deal and (state.table is None or is_open_again(state.view, self._deal)):
            self._forget()
        elif self._fault and (state.view is None or state.view.deal != self._deal):
            self._say()

    def _forget(self) -> None:
        """Show and keep nothing more of the deal, also if it is still on its way."""
        self._asked, self._deal = "", 0
        if self._shown is not None and self._replayed.record is self._shown:
            self.closed.emit()
            self._replayed.close()
        self._shown = None
        self._say()

    @Slot()
    def _say(self, *, is_waiting: bool = False, fault: str = "") -> None:
        is_shown = self._shown is not None and self._replayed.record is self._shown
        if (is_waiting, fault, is_shown) != (self._is_waiting, self._fault, self._is_shown):
            self._is_waiting, self._fault, self._is_shown = is_waiting, fault, is_shown
            self.changed.emit()
