"""Attention: the sounds of what happens, and the call that it is one's turn."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal, Slot

from doublesix.protocol.answers import AnyAnswer, Update
from doublesix_client.core.around import seat_in, viewer_of
from doublesix_client.core.noises import noises_of
from doublesix_client.viewmodels.desk import Desk


class AttentionModel(QObject):
    """Follows what arrives; whether anything is heard is for those who listen to decide."""

    heard = Signal(str)
    """A sound to play, by its name."""
    turnCame = Signal()
    """It is the turn of somebody at this window, and was not before."""

    def __init__(self, desk: Desk, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._desk = desk
        self._was_turn = False
        desk.changed.connect(self._follow)
        desk.arrived.connect(self._take)

    @Slot()
    def _follow(self) -> None:
        if self._desk.state.update is None:  # the table was left: its turn is over here
            self._was_turn = False

    @Slot(object, str)
    def _take(self, message: AnyAnswer, _kind: str) -> None:
        if not isinstance(message, Update):
            return
        for noise in noises_of(message, viewer_of(self._desk.state), was_turn=self._was_turn):
            self.heard.emit(noise)
        is_turn = self._is_turn(message)
        if is_turn and not self._was_turn:
            self.turnCame.emit()
        self._was_turn = is_turn

    def _is_turn(self, update: Update) -> bool:
        table, turn = self._desk.state.table, update.view.turn
        if table is None or turn is None or turn not in table.you.seats:
            return False
        return seat_in(table, turn).stand_in is None
