"""Holding: who reads the rules, the record or details holds the computer players (Rules 5.6)."""

from __future__ import annotations

from PySide6.QtCore import QObject, Slot

from doublesix.protocol.answers import Table
from doublesix_client.core.link import LinkPhase
from doublesix_client.core.state import State
from doublesix_client.viewmodels.desk import Desk


def holds(state: State) -> bool:
    """Tell whether a seat of this window holds the computer players."""
    table = state.table
    return table is not None and any(table.seats[seat - 1].holds for seat in table.you.seats)


def can_hold(state: State) -> bool:
    """Tell whether there is something to hold: a seated person and a session that has begun."""
    table = state.table
    if table is None or not table.started or not table.you.seats:
        return False
    return state.link.phase is LinkPhase.READY


class Holding(QObject):
    """Asks to hold while something is read, and to release when nothing is any more.

    A lost link ends a hold at the server; when it is back, the hold is asked for again if
    something is still read, and released if it was put away meanwhile.
    """

    def __init__(self, desk: Desk, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._desk = desk
        self._reading: set[str] = set()
        self._before: Table | None = None
        self._is_back = True
        desk.changed.connect(self._follow)

    def read(self, what: str) -> None:
        """Begin to read something: rules, record or details."""
        self._reading.add(what)
        if len(self._reading) == 1:
            self._hold()

    def put_away(self, what: str) -> None:
        """Put it away again; the last one releases the computer players."""
        if what not in self._reading:
            return
        self._reading.discard(what)
        if not self._reading and can_hold(self._desk.state):
            self._desk.ask("release")

    def _hold(self) -> None:
        if can_hold(self._desk.state):
            self._desk.ask("hold")

    @Slot()
    def _follow(self) -> None:
        state = self._desk.state
        if state.table is None:
            self._reading.clear()
        if not can_hold(state):
            self._before, self._is_back = state.table, True
            return
        if state.table is self._before or {"hold", "release"} & set(state.asked.values()):
            return  # what it says is from before the link was lost, or is being changed
        is_back, self._is_back = self._is_back, False
        if not self._reading and holds(state):
            self._desk.ask("release")
        elif self._reading and is_back and not holds(state):
            self._hold()
