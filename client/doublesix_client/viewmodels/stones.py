"""Stones: the rows of the chain, derived from a view and from what is picked."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Literal, Protocol

from doublesix.protocol.answers import View
from doublesix_client.core.around import Place, place_of
from doublesix_client.core.choice import EndName
from doublesix_client.core.layout import Arrangement, next_stone

Where = Literal["left", "right", "pose"]

COMES_FROM: Final[dict[Place, tuple[int, int]]] = {
    "bottom": (0, 1),
    "right": (1, 0),
    "top": (0, -1),
    "left": (-1, 0),
}


class ChainWords(Protocol):
    """Who says what a stone and an end are."""

    def said(self, first: int, second: int) -> str:
        """Say a tile by its two numbers, in this order."""

    def end(self, side: str, number: int) -> str:
        """Name an open end and what it shows."""


@dataclass(frozen=True, slots=True)
class StoneRow:
    """A stone as it is drawn: numbers as one reads them, its upper left corner in units.

    `fromX` and `fromY` say from which side of the table it comes, 0 and 0 if it lies already.
    """

    tile: str
    first: int
    second: int
    vertical: bool
    across: float
    down: float
    fromX: int
    fromY: int
    spoken: str


@dataclass(frozen=True, slots=True)
class TargetRow:
    """Where the picked tile can go, and how it will lie there."""

    end: Where
    first: int
    second: int
    vertical: bool
    across: float
    down: float
    isChosen: bool
    isOther: bool
    """Whether another target is the chosen one."""
    spoken: str


@dataclass(frozen=True, slots=True)
class Line:
    """What of a view the chain shows.

    `posed` is the index of the tile that was posed; `comes` the tile that has just been played
    and the seat's place, if it is to be seen coming.
    """

    tiles: tuple[str, ...] = ()
    posed: int = 0
    ends: tuple[int, int] | None = None
    deal: int = 0
    comes: tuple[str, Place] | None = None


def derive_line(view: View | None, before: Line) -> Line:
    """Return what a view shows, and which stone comes if it is one more than before."""
    if view is None:
        return Line()
    tiles = tuple(view.layout)
    played = [play for play in view.plays if play[1] != "pass"]
    posed = tiles.index(str(played[0][1])) if played else 0
    comes: tuple[str, Place] | None = None
    if before.deal == view.deal and len(tiles) == len(before.tiles) + 1:
        seat, tile, *_ = played[-1]
        comes = (str(tile), place_of(int(seat), view.seat))
    elif before.deal == view.deal and tiles == before.tiles:
        comes = before.comes
    ends = None if view.ends is None else (view.ends[0], view.ends[1])
    return Line(tiles, posed, ends, view.deal, comes)


def derive_stones(line: Line, arrangement: Arrangement, words: ChainWords) -> list[StoneRow]:
    """Return the rows of the stones, from the left end to the right."""
    rows = []
    for stone in arrangement.stones:
        first, second = stone.reading
        from_x, from_y = (0, 0)
        if line.comes is not None and line.comes[0] == stone.tile:
            from_x, from_y = COMES_FROM[line.comes[1]]
        rows.append(
            StoneRow(
                tile=stone.tile,
                first=first,
                second=second,
                vertical=stone.is_vertical,
                across=stone.box.left,
                down=stone.box.top,
                fromX=from_x,
                fromY=from_y,
                spoken=words.said(*stone.numbers),
            )
        )
    return rows


def joins(line: Line, tile: str, end: EndName | None) -> bool:
    """Tell whether a tile can lie at an end of this line, or be posed."""
    if line.ends is None or end is None:
        return line.ends is None and end is None
    number = line.ends[0] if end == "left" else line.ends[1]
    return tile not in line.tiles and str(number) in tile


def derive_targets(
    line: Line,
    half_row: float,
    *,
    tile: str | None,
    ends: Sequence[EndName | None],
    chosen: EndName | None,
    spoken: dict[Where, str],
) -> list[TargetRow]:
    """Return where a tile can go, `ends` being those it fits, (None,) for a pose.

    What is legal may be told before the line that it is about: an end that the tile does not
    join has no target.
    """
    if tile is None:
        return []
    has_choice = chosen is not None or None in ends
    rows = []
    for end in ends:
        if not joins(line, tile, end):
            continue
        stone = next_stone(line.tiles, line.posed, half_row, tile, end)
        first, second = stone.reading
        where: Where = "pose" if end is None else end
        rows.append(
            TargetRow(
                end=where,
                first=first,
                second=second,
                vertical=stone.is_vertical,
                across=stone.box.left,
                down=stone.box.top,
                isChosen=end == chosen and has_choice,
                isOther=end != chosen and has_choice,
                spoken=spoken[where],
            )
        )
    return rows
