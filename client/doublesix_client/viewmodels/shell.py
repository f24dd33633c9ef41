"""Shell: which screen is shown. The table decides, unless a page was opened over it."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal, Slot

from doublesix_client.core.arrival import Wait
from doublesix_client.core.state import State
from doublesix_client.viewmodels.desk import Desk
from doublesix_client.viewmodels.props import own
from doublesix_client.viewmodels.way import Way

HOME = "home"
ROOM = "room"
TABLE = "table"
REPLAY = "replay"
PAGES = frozenset({"records", REPLAY, "rules", "settings"})
"""What may be opened over any screen and closed again."""


def derive_screen(state: State, *, is_arriving: bool = False) -> str:
    """Return the screen that belongs to the state; an arrival is watched from the home screen."""
    if state.table is None or is_arriving:
        return HOME
    return TABLE if state.table.started and state.update is not None else ROOM


class ShellModel(QObject):
    """Which screen is shown, and the pages opened over it."""

    changed = Signal()
    screen = own(str, "_screen", changed)
    underneath = own(str, "_underneath", changed)
    """The screen under the pages."""

    def __init__(
        self, desk: Desk, parent: QObject | None = None, *, way: Way | None = None
    ) -> None:
        super().__init__(parent)
        self._desk = desk
        self._way = way
        self._pages: list[str] = []
        self._underneath = self._screen = HOME
        desk.changed.connect(self._derive)
        if way is not None:
            way.changed.connect(self._derive)

    @Slot(str)
    def open(self, page: str) -> None:
        """Open a page over the screen."""
        assert page in PAGES, page
        self._pages = [other for other in self._pages if other != page] + [page]
        self._derive()

    def close(self, page: str) -> None:
        """Close a page, wherever it lies."""
        self._pages = [other for other in self._pages if other != page]
        self._derive()

    @Slot()
    def back(self) -> None:
        """Close the page that was opened last."""
        self._pages = self._pages[:-1]
        self._derive()

    @Slot()
    def _derive(self) -> None:
        is_arriving = self._way is not None and isinstance(self._way.step, Wait)
        underneath = derive_screen(self._desk.state, is_arriving=is_arriving)
        if underneath != self._underneath and underneath != HOME:
            self._pages = []  # a table was come to, or a session began: it is what one wants to see
        screen = self._pages[-1] if self._pages else underneath
        if (screen, underneath) != (self._screen, self._underneath):
            self._screen, self._underneath = screen, underneath
            self.changed.emit()
