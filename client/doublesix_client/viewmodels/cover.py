"""Cover: what stands between two persons at one device, and the way past it."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QObject, Signal, Slot

from doublesix_client.core.around import side_of
from doublesix_client.core.cover import next_at_device
from doublesix_client.core.state import State
from doublesix_client.viewmodels.desk import Desk
from doublesix_client.viewmodels.props import prop
from doublesix_client.words.cover import CoverWords


@dataclass(frozen=True, slots=True)
class CoverProps:
    """Who takes the device; nobody while `seat` is 0. No tile is in here, not even a public one."""

    seat: int = 0
    name: str = ""
    title: str = ""
    side: str = "1/3"
    isNaming: bool = False
    isWaiting: bool = False


def derive_cover(state: State, words: CoverWords) -> CoverProps:
    """Return who takes the device now."""
    seat = next_at_device(state)
    view, table = state.view, state.table
    if seat is None or view is None or table is None:
        return CoverProps()
    name = table.seats[seat - 1].name or ""
    return CoverProps(
        seat=seat,
        name=name,
        title=words.title(view, name),
        side=side_of(seat),
        isNaming=view.phase == "naming",
        isWaiting="uncover" in state.asked.values(),
    )


class CoverModel(QObject):
    """The cover of a shared device."""

    changed = Signal()
    seat = prop(int, "seat", changed)
    name = prop(str, "name", changed)
    title = prop(str, "title", changed)
    side = prop(str, "side", changed)
    isNaming = prop(bool, "isNaming", changed)
    isWaiting = prop(bool, "isWaiting", changed)

    def __init__(self, desk: Desk, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.props = CoverProps()
        self._desk = desk
        self._words = CoverWords(self)
        desk.changed.connect(self._derive)

    @Slot()
    def uncover(self) -> None:
        """Show the hand of the person who took the device."""
        if self.props.seat and not self.props.isWaiting:
            self._desk.ask("uncover", seat=self.props.seat)

    @Slot()
    def cover(self) -> None:
        """Cover the hand again before it is played."""
        self._desk.ask("cover")

    @Slot()
    def retranslate(self) -> None:
        """Say everything anew after the language changed."""
        self._derive()

    @Slot()
    def _derive(self) -> None:
        props = derive_cover(self._desk.state, self._words)
        if props != self.props:
            self.props = props
            self.changed.emit()
