"""Hand: one's tiles in a row, sorted as one likes, with what can be played and what is picked."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from PySide6.QtCore import QObject, Signal, Slot

from doublesix_client.core.choice import Choice, EndName, tiles_in
from doublesix_client.viewmodels.desk import Desk
from doublesix_client.viewmodels.picking import Picking
from doublesix_client.viewmodels.props import own
from doublesix_client.viewmodels.rows import RowModel
from doublesix_client.words.tiles import TileWords

Sort = Literal["none", "suit", "pips"]
SORTS: tuple[Sort, ...] = ("none", "suit", "pips")


@dataclass(frozen=True, slots=True)
class HandTile:
    """A tile of the hand; `first` is the number on top."""

    tile: str
    first: int
    second: int
    isPlayable: bool
    isChosen: bool
    isHinted: bool
    spoken: str


def sorted_hand(hand: Sequence[str], sort: Sort) -> list[str]:
    """Return a hand in order: as dealt, by the higher number, or by pips, the heaviest first."""
    match sort:
        case "none":
            return list(hand)
        case "suit":
            return sorted(hand, reverse=True)
        case "pips":
            return sorted(hand, key=lambda tile: (-int(tile[0]) - int(tile[1]), tile))


def derive_hand(
    hand: Sequence[str],
    *,
    playable: dict[str, tuple[EndName | None, ...]],
    is_turn: bool,
    choice: Choice,
    hinted: str | None,
    words: TileWords,
    is_pose: bool = False,
) -> list[HandTile]:
    """Return the rows of a hand that is in order already."""
    return [
        HandTile(
            tile=tile,
            first=int(tile[0]),
            second=int(tile[1]),
            isPlayable=tile in playable,
            isChosen=tile == choice.tile,
            isHinted=tile == hinted,
            spoken=words.posing(tile, tile in playable)
            if is_turn and is_pose
            else words.fitting(tile, [end or "" for end in playable.get(tile, ())], is_turn),
        )
        for tile in hand
    ]


def start_of(rows: Sequence[HandTile]) -> int:
    """Return the place of the tile that the keyboard begins at."""
    picked = [at for at, row in enumerate(rows) if row.isChosen]
    fitting = [at for at, row in enumerate(rows) if row.isPlayable]
    return next(iter(picked + fitting), 0)


class HandModel(QObject):
    """One's hand. It is empty while it is covered, and while another names the opener."""

    changed = Signal()
    lost = Signal()
    """The tiles were taken away: whoever had the focus on one needs another place."""
    endWanted = Signal()
    """The picked tile was entered once more and fits both ends: one of them is to be chosen."""
    confirmWanted = Signal()
    """It was entered once more, and only the button confirms."""

    rows = own(QObject, "_rows")
    isTurn = own(bool, "_is_turn", changed)
    """Whether something can be done now: tiles that do not fit are dimmed then."""
    start = own(int, "_start", changed)
    """Where the keyboard begins: at the picked tile, the first that fits, the first."""
    sort = own(str, "_sort", changed)

    def __init__(self, desk: Desk, picking: Picking, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._desk = desk
        self._picking = picking
        self._words = TileWords(self)
        self._sort: Sort = "none"
        self._is_turn = False
        self._start = 0
        self._rows = RowModel(HandTile, "tile", self)
        desk.changed.connect(self._derive)
        picking.changed.connect(self._derive)

    @Slot(str)
    def sortBy(self, sort: str) -> None:
        """Sort the hand in another way; this changes what is seen and nothing else."""
        self._sort = next((known for known in SORTS if known == sort), "none")
        self._derive()

    @Slot(str)
    def press(self, tile: str) -> None:
        """Pick a tile, or drop it."""
        self._picking.pickTile(tile)

    @Slot(str)
    def enter(self, tile: str) -> None:
        """Pick a tile by key; the same again goes on with it and never drops it."""
        if tile != self._picking.choice.tile:
            self._picking.pickTile(tile)
        elif self._picking.act is None:
            self.endWanted.emit()
        elif self._picking.confirms_by_second_tap:
            self._picking.confirm()
        else:
            self.confirmWanted.emit()

    @Slot()
    def retranslate(self) -> None:
        """Say everything anew after the language changed."""
        self._derive()

    @Slot()
    def _derive(self) -> None:
        view = self._desk.state.view
        hand = [] if view is None else view.hand or []
        legal = self._picking.legal
        hint = self._desk.state.hint
        hinted = None if hint is None else str(hint.act[0])
        self._is_turn = bool(legal)
        had = bool(self._rows.rows)
        rows = derive_hand(
            sorted_hand(hand, self._sort),
            playable=tiles_in(legal),
            is_turn=self._is_turn,
            choice=self._picking.choice,
            hinted=hinted,
            words=self._words,
            is_pose=view is not None and view.ends is None,
        )
        self._start = start_of(rows)  # before a row goes: whoever was on it looks where to go
        self._rows.sync(rows)
        self.changed.emit()
        if had and not hand:
            self.lost.emit()
