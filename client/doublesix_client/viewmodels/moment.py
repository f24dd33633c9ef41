"""Moment: the last tile of a deal is seen to land before the result takes the table's place."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from doublesix_client.viewmodels.desk import Desk
from doublesix_client.viewmodels.props import own
from doublesix_client.viewmodels.way import Settings

MILLISECONDS = 1_100


class MomentModel(QObject):
    """Whether the end of a deal has had its moment: at once where nothing glides."""

    changed = Signal()
    isPast = own(bool, "_is_past", changed)

    def __init__(self, desk: Desk, settings: Settings, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._desk = desk
        self._settings = settings
        self._is_past = True
        self._playing: int | None = None
        self._timer = QTimer(self, singleShot=True, interval=MILLISECONDS)
        self._timer.timeout.connect(self._pass)
        desk.changed.connect(self._follow)

    @Slot()
    def _follow(self) -> None:
        view = self._desk.state.view
        is_over = view is not None and view.phase == "over"
        if view is not None and is_over and self._playing == view.deal:
            if self._settings.get("motion"):
                self._is_past = False
                self._timer.start()
                self.changed.emit()
        elif not is_over:
            self._pass()
        self._playing = None if view is None or is_over else view.deal

    @Slot()
    def _pass(self) -> None:
        self._timer.stop()
        if not self._is_past:
            self._is_past = True
            self.changed.emit()
