"""Picking: the one choice of the window, shared by the hand, the layout and the bar.

Previews only. `confirm` asks the server once; until its word comes the choice stays as it is.
"""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal, Slot

from doublesix.protocol.answers import PlainAct
from doublesix_client.core import choice as core
from doublesix_client.core.around import seat_in
from doublesix_client.core.choice import NOTHING, Choice
from doublesix_client.core.link import LinkPhase
from doublesix_client.viewmodels.desk import Desk


class Picking(QObject):
    """What is picked and not yet confirmed (Rules 5.1)."""

    changed = Signal()
    confirmed = Signal()
    """An act was sent to the server."""
    refused = Signal()
    """A tile that does not fit was pressed; `unfit` names it until something else is done."""

    def __init__(self, desk: Desk, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.choice = NOTHING
        self.unfit: str | None = None
        self.confirms_by_second_tap = True
        self._desk = desk
        self._shown: tuple[int, list[PlainAct]] | None = None
        desk.changed.connect(self._follow)

    @property
    def legal(self) -> list[PlainAct]:
        """What may be done now from this window; empty while a stand-in plays the seat."""
        state = self._desk.state
        view = state.view
        if view is None or not view.legal or view.seat is None:
            return []
        if state.table is not None and seat_in(state.table, view.seat).stand_in is not None:
            return []
        return view.legal

    @property
    def act(self) -> PlainAct | None:
        """The act that confirming makes; None while something is missing."""
        return core.act_of(self.choice, self.legal)

    @property
    def can_confirm(self) -> bool:
        """Whether confirming makes an act now."""
        state = self._desk.state
        is_free = state.link.phase is LinkPhase.READY and not state.is_waiting
        return self.act is not None and is_free

    @Slot(str)
    def pickTile(self, tile: str) -> None:
        """Pick a tile of the hand, or drop it; one that does not fit changes nothing else."""
        legal = self.legal
        if legal and tile not in core.tiles_in(legal):
            self.unfit = tile
            self.changed.emit()
            self.refused.emit()
            return
        self._become(core.with_tile(self.choice, legal, tile))

    @Slot(str)
    def pickEnd(self, end: str) -> None:
        """Pick the end for the tile ("pose": the middle); what is picked already confirms."""
        picked = _end_of(end)
        is_same = self.choice.tile is not None and self.choice.end == picked
        if is_same and self.act is not None:
            if self.confirms_by_second_tap:
                self.confirm()
        elif picked is not None:
            self._become(core.with_end(self.choice, self.legal, picked))

    @Slot(str, str)
    def dropTile(self, tile: str, end: str) -> None:
        """Pick a tile that was dragged to an end, or to the middle ("pose")."""
        self._become(core.with_tile_at(self.legal, tile, _end_of(end)))

    @Slot(int)
    def pickOpener(self, seat: int) -> None:
        """Pick who opens, or drop it."""
        self._become(core.with_opener(self.choice, self.legal, seat))

    def pick_act(self, act: PlainAct) -> None:
        """Pick an act from a list, or a hint's."""
        self._become(core.with_act(self.legal, act))

    @Slot()
    def cancel(self) -> None:
        """Drop what is picked."""
        self._become(core.first_choice(self.legal))

    @Slot()
    def confirm(self) -> None:
        """Make the act: exactly once, since one act waits for its answer at a time."""
        act = self.act
        if act is None or not self.can_confirm:
            return
        kind, fields = core.request_of(act)
        self._desk.act(kind, **fields)
        self.confirmed.emit()

    def _become(self, choice: Choice) -> None:
        if choice != self.choice or self.unfit is not None:
            self.choice, self.unfit = choice, None
            self.changed.emit()

    @Slot()
    def _follow(self) -> None:
        update = self._desk.state.update
        shown = None if update is None else (update.version, self.legal)
        if shown == self._shown:
            return
        is_new_position = shown is None or self._shown is None or shown[0] != self._shown[0]
        self._shown, self.unfit = shown, None
        before = NOTHING if is_new_position else self.choice
        self.choice = core.standing(before, self.legal)
        self.changed.emit()


def _end_of(end: str) -> core.EndName | None:
    return core.LEFT if end == core.LEFT else core.RIGHT if end == core.RIGHT else None
