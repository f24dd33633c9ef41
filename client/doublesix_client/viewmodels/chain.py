"""Chain: the stones on the table, where the picked tile can go, and how large all is drawn.

Shows any view: a deal that is played, or a record that is stepped through. What is picked comes
from outside; zooming and panning change what is seen and nothing else (Rules 5.8).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QObject, QRectF, Signal, Slot

from doublesix.protocol.answers import PlainAct, View
from doublesix_client.core.choice import EndName, tiles_in
from doublesix_client.core.layout import arrange, half_row_for
from doublesix_client.core.sight import Sight, fit, largest_in, panned, zoomed
from doublesix_client.viewmodels.props import own, prop
from doublesix_client.viewmodels.rows import RowModel
from doublesix_client.viewmodels.stones import (
    ChainWords,
    Line,
    StoneRow,
    TargetRow,
    Where,
    derive_line,
    derive_stones,
    derive_targets,
)

SMALLEST_AREA: Final = 40
NOTCH: Final = 1.0015
"""How much larger the unit becomes with each eighth of a degree of the wheel."""
KEY_STEP: Final = 1.2
LEAST: Final = 0.5
MOST: Final = 3.0
"""How small and how large one can zoom, beside the unit that fits."""


@dataclass(frozen=True, slots=True)
class ChainProps:
    """How the stones are drawn: pixels a unit, and where 0,0 lies in the area.

    `seen` is the area in units.
    """

    unit: float
    originX: float
    originY: float
    seen: QRectF
    isFitted: bool


class ChainModel(QObject):
    """The layout as one sees it."""

    changed = Signal()
    targetChosen = Signal(str)
    """Where the picked tile is to go was pressed: "left", "right" or "pose"."""
    tileDropped = Signal(str, str)
    """A tile was dragged to a target: which, and where."""

    stones = own(QObject, "_stones")
    targets = own(QObject, "_targets")
    unit = prop(float, "unit", changed)
    originX = prop(float, "originX", changed)
    originY = prop(float, "originY", changed)
    seen = prop(QRectF, "seen", changed)
    isFitted = prop(bool, "isFitted", changed)

    def __init__(self, words: ChainWords, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._words = words
        self._stones = RowModel(StoneRow, "tile", self)
        self._targets = RowModel(TargetRow, "end", self)
        self._line = Line()
        self._legal: Sequence[PlainAct] = ()
        self._picked: tuple[str | None, EndName | None] = (None, None)
        self._dragged: tuple[str, EndName | None] | None = None
        self._area = (900.0, 400.0)
        self._largest = 52.0
        self._fitted: Sight | None = None
        self._free: Sight | None = None
        self._arrangement = arrange((), 0, self._half_row)
        self.props = ChainProps(self._largest, 0.0, 0.0, QRectF(), isFitted=True)
        self._derive()

    def setView(self, view: View | None) -> None:
        """Show the stones of a view; its targets follow by `setTargets`."""
        line = derive_line(view, self._line)
        if (line.deal, line.tiles[line.posed :][:1]) != (
            self._line.deal,
            self._line.tiles[self._line.posed :][:1],
        ):
            self._fitted = self._free = None
        if line.tiles != self._line.tiles:
            self._legal = ()  # what was legal may not even join the new ends
        self._line = line
        self._derive()

    def setTargets(self, legal: Sequence[PlainAct]) -> None:
        """Take what may be done now."""
        self._legal = tuple(legal)
        if self._dragged is not None and self._dragged[0] not in tiles_in(legal):
            self._dragged = None  # it was taken away under the pointer: nothing else tells so
        self._derive_targets()

    def setPreview(self, tile: str | None, end: EndName | None = None) -> None:
        """Show where the picked tile can go, and it itself at the end that is picked."""
        self._picked = (tile, end)
        self._derive_targets()

    @Slot()
    def retranslate(self) -> None:
        """Say everything anew after the language changed."""
        self._derive()

    @Slot(float, float, float)
    def resize(self, width: float, height: float, largest: float) -> None:
        """Take the area, and the unit to draw few stones with; all is brought back into it."""
        if min(width, height) < SMALLEST_AREA:
            return
        if (width, height, largest) == (*self._area, self._largest):
            return
        self._area, self._largest = (width, height), largest
        self._fitted = self._free = None
        self._derive()

    @Slot()
    def fit(self) -> None:
        """Bring all stones back into the area."""
        self._free = None
        self._derive_sight()

    @Slot(float, float, float)
    def zoomBy(self, factor: float, x: float, y: float) -> None:
        """Draw larger or smaller; what is under a point stays there."""
        assert self._fitted is not None
        sight = self._free or self._fitted
        fitting = self._fitted.unit
        unit = max(fitting * LEAST, min(fitting * MOST, sight.unit * factor))
        self._free = zoomed(sight, unit, x, y)
        self.panBy(0.0, 0.0)

    @Slot(float, float, float)
    def zoomByWheel(self, angle: float, x: float, y: float) -> None:
        """Zoom as a wheel tells, in eighths of a degree."""
        self.zoomBy(NOTCH**angle, x, y)

    @Slot(int)
    def zoomByKey(self, steps: int) -> None:
        """Zoom about the middle by so many presses of a key."""
        self.zoomBy(KEY_STEP**steps, self._area[0] / 2, self._area[1] / 2)

    @Slot(float, float)
    def panBy(self, dx: float, dy: float) -> None:
        """Shift what is seen by pixels."""
        sight = self._free or self._fitted
        assert sight is not None
        self._free = panned(sight, dx, dy, self._arrangement.room, *self._area)
        self._derive_sight()

    @Slot(int, int)
    def panByKey(self, across: int, down: int) -> None:
        """Shift what is seen by so many units."""
        self.panBy(across * self.props.unit, down * self.props.unit)

    @Slot(str)
    def choose(self, end: str) -> None:
        """Choose a target, or confirm the one that is chosen."""
        self.targetChosen.emit(end)

    @Slot(str, float, float)
    def dragOver(self, tile: str, x: float, y: float) -> None:
        """Show where a tile under the pointer would go: to the nearest end that it fits."""
        self._dragged = (tile, None)
        self._derive_targets()
        end = self._nearest(x, y)
        self._dragged = (tile, None if end is None or end == "pose" else end)
        self._derive_targets()

    @Slot()
    def dragOut(self) -> None:
        """Forget the tile that was dragged."""
        self._dragged = None
        self._derive_targets()

    @Slot(str, float, float)
    def drop(self, tile: str, x: float, y: float) -> None:
        """Lay a tile that was dragged at the nearest end that it fits."""
        self.dragOver(tile, x, y)
        end = self._nearest(x, y)
        self.dragOut()
        if end is not None:
            self.tileDropped.emit(tile, end)

    @property
    def _half_row(self) -> float:
        return half_row_for(*self._area)

    def _nearest(self, x: float, y: float) -> Where | None:
        def distance(row: TargetRow) -> float:
            half_width, half_height = (0.5, 1.0) if row.vertical else (1.0, 0.5)
            across = self.props.originX + (row.across + half_width) * self.props.unit - x
            down = self.props.originY + (row.down + half_height) * self.props.unit - y
            return across * across + down * down

        nearest = min(self._targets.rows, key=distance, default=None)
        return None if nearest is None else nearest.end

    def _derive(self) -> None:
        self._arrangement = arrange(self._line.tiles, self._line.posed, self._half_row)
        width, height = self._area
        largest = largest_in(width, height, self._largest)
        self._fitted = fit(self._arrangement.room, width, height, largest, self._fitted)
        self._derive_sight()
        self._stones.sync(derive_stones(self._line, self._arrangement, self._words))
        self._derive_targets()

    def _derive_sight(self) -> None:
        assert self._fitted is not None
        sight = self._free or self._fitted
        width, height = (length / sight.unit for length in self._area)
        seen = QRectF(-sight.x / sight.unit, -sight.y / sight.unit, width, height)
        props = ChainProps(sight.unit, sight.x, sight.y, seen, isFitted=self._free is None)
        if props != self.props:
            self.props = props
            self.changed.emit()

    def _derive_targets(self) -> None:
        tile, chosen = self._dragged or self._picked
        ends = tiles_in(self._legal).get(tile or "", ())
        spoken: dict[Where, str] = {
            #: Where the first tile of a deal goes, for a screen reader.
            "pose": self.tr("Middle of the table")
        }
        if self._line.ends is not None:
            left, right = self._line.ends
            spoken |= {
                "left": self._words.end("left", left),
                "right": self._words.end("right", right),
            }
        self._targets.sync(
            derive_targets(
                self._line,
                self._half_row,
                tile=tile,
                ends=ends,
                chosen=chosen,
                spoken=spoken,
            )
        )
