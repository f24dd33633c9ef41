"""Banner: how the way to the server stands, in one line, with what can be done.

Shown only while something is to be said; while an arrival is under way its own bar speaks.
"""

from __future__ import annotations

import math
from dataclasses import dataclass, replace

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from doublesix_client.core.arrival import Wait
from doublesix_client.core.company import is_alone
from doublesix_client.core.link import Judged, LinkPhase, LinkState
from doublesix_client.core.state import State
from doublesix_client.viewmodels.bookmark import host_of
from doublesix_client.viewmodels.desk import Desk
from doublesix_client.viewmodels.props import prop
from doublesix_client.viewmodels.way import Way
from doublesix_client.words.fairness import FairnessWords
from doublesix_client.words.links import LinkWords
from doublesix_client.words.who import WhoWords

_SECOND = 1000
_UNDER_WAY = frozenset({LinkPhase.STARTING, LinkPhase.CONNECTING})


@dataclass(frozen=True, slots=True)
class BannerProps:
    """What is said, and what can be done about it. `kind` names the sign beside it."""

    isShown: bool = False
    text: str = ""
    kind: str = ""
    canTry: bool = False
    canLeave: bool = False
    canDismiss: bool = False


def derive_banner(
    state: State,
    seconds: int | None,
    words: LinkWords,
    *,
    was_alone: bool = False,
    mistrust: str = "",
    put_away: str = "",
) -> BannerProps:
    """Return what is said of the link; `seconds` are left until it is tried again.

    `was_alone`: no other person played at the table that was there last. `mistrust` says that a
    deal there does not match how it was drawn, until that was read; `put_away` is the server's
    notice that was.
    """
    link = state.link
    has_table = state.table is not None
    whose = None if state.table is None else host_of(state.table)
    if whose is not None:
        link = replace(link, values={**link.values, "whose": whose})
    match link.phase:
        case LinkPhase.ENDED:
            is_stopped = link.reason == "table_stopped"
            return BannerProps(
                isShown=True,
                text=words.stopped(was_alone=was_alone) if is_stopped else words.state(link),
                kind="hold" if is_stopped else "link_lost" if has_table else "warning",
                canTry=has_table,
                canLeave=has_table,
                canDismiss=not has_table,
            )
        case LinkPhase.RETRYING:
            shown = replace(link, wait=None if seconds is None else float(seconds))
            return BannerProps(True, words.state(shown), "link_lost", seconds is not None, True)
        case phase if phase in _UNDER_WAY and has_table:
            return BannerProps(True, words.state(link), "clock", False, True)
        case LinkPhase.READY if not state.keeping:
            return BannerProps(True, words.keeping(state.keeping), "warning")
        case LinkPhase.READY if mistrust:
            return BannerProps(True, mistrust, "warning", canDismiss=True)
        case LinkPhase.READY if state.notice not in ("", put_away):
            return BannerProps(True, words.notice(state.notice), "talk", canDismiss=True)
        case _:
            return BannerProps()


class BannerModel(QObject):
    """The banner's view model. Counts the seconds to the next try by itself."""

    changed = Signal()
    isShown = prop(bool, "isShown", changed)
    text = prop(str, "text", changed)
    kind = prop(str, "kind", changed)
    canTry = prop(bool, "canTry", changed)
    canLeave = prop(bool, "canLeave", changed)
    canDismiss = prop(bool, "canDismiss", changed)

    def __init__(self, desk: Desk, way: Way, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._desk = desk
        self._way = way
        self._words = LinkWords(self)
        self._fairness = FairnessWords(self)
        self._who = WhoWords(self)
        self._link: LinkState | None = None
        self._was_alone = False
        self._put_away = ""
        self._read: Judged | None = None
        self._seconds: int | None = None
        self._timer = QTimer(self)
        self._timer.setInterval(_SECOND)
        self._timer.timeout.connect(self.count)
        self.props = BannerProps()
        desk.changed.connect(self._follow)
        way.changed.connect(self.retranslate)

    @Slot()
    def retranslate(self) -> None:
        """Derive anew from the state and the language."""
        is_arriving = isinstance(self._way.step, Wait)
        state = self._desk.state
        said = derive_banner(
            state,
            self._seconds,
            self._words,
            was_alone=self._was_alone,
            mistrust=self._mistrust(state),
            put_away=self._put_away,
        )
        self.props = BannerProps() if is_arriving else said
        self.changed.emit()

    def _mistrust(self, state: State) -> str:
        """Say which deal of this table does not match, if one does not and nobody read it here."""
        judged, table, view = state.mistrusted, state.table, state.view
        if judged is None or judged is self._read or table is None:
            return ""
        people = self._who.people(table, None if view is None else view.seat)
        return self._fairness.warning(judged, people)

    @Slot()
    def count(self) -> None:
        """Let a second pass."""
        if self._seconds is not None:
            self._seconds = max(1, self._seconds - 1)
        self.retranslate()

    @Slot()
    def tryNow(self) -> None:
        """Go to the table again without waiting."""
        table = self._desk.state.table
        self._way.reopen(None if table is None else table.code)

    @Slot()
    def leave(self) -> None:
        """Give the link up; what was kept can be carried on later."""
        self._desk.leave()

    @Slot()
    def dismiss(self) -> None:
        """Put away what is said: why the link ended, what is wrong with a deal, or the notice."""
        state = self._desk.state
        if state.link.phase is LinkPhase.ENDED:
            self.leave()
            return
        if self._mistrust(state):
            self._read = state.mistrusted
        else:
            self._put_away = state.notice
        self.retranslate()

    @Slot()
    def _follow(self) -> None:
        link, table = self._desk.state.link, self._desk.state.table
        if table is not None:
            self._was_alone = is_alone(table)
        if link is not self._link:
            self._link = link
            wait = link.wait if link.phase is LinkPhase.RETRYING else None
            self._seconds = None if wait is None else max(1, math.ceil(wait))
            if self._seconds is None:
                self._timer.stop()
            else:
                self._timer.start()
        self.retranslate()
