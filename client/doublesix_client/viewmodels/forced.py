"""Forced: has the server make forced passes at once, where a person set it so.

Asks once for a connection; whoever keeps the connection repeats it after a lost link.
"""

from __future__ import annotations

from PySide6.QtCore import QObject, Slot

from doublesix_client.core.link import LinkPhase
from doublesix_client.viewmodels.desk import Desk
from doublesix_client.viewmodels.way import Settings

_ANEW = frozenset({LinkPhase.OFF, LinkPhase.STARTING, LinkPhase.CONNECTING})


class ForcedPasses(QObject):
    """Follows the desk and the setting."""

    def __init__(self, desk: Desk, settings: Settings, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._desk = desk
        self._settings = settings
        self._told = False
        desk.changed.connect(self.follow)

    @Slot()
    def follow(self) -> None:
        """Ask, if the server was told otherwise or nothing."""
        state = self._desk.state
        if state.link.phase in _ANEW:
            self._told = False
        wanted = bool(self._settings.get("pass_at_once"))
        is_seated = state.table is not None and bool(state.table.you.seats)
        if wanted != self._told and is_seated and state.link.phase is LinkPhase.READY:
            self._told = wanted
            self._desk.ask("pass_at_once", on=wanted)
