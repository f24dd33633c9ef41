"""Layout: the row of played tiles with its two open ends (Rules 1.3).

Knows tiles and ends; never who played them.
"""

from __future__ import annotations

from enum import Enum
from typing import Final

from doublesix.rules.tile import HIGHEST, Tile
from doublesix.rules.value import value

OCCURRENCES: Final = HIGHEST + 2
"""How often each number stands in the whole set; its double counts twice."""


NOTHING_OUT: Final = (0,) * (HIGHEST + 1)


def with_pips(out: tuple[int, ...], tile: Tile) -> tuple[int, ...]:
    """Count a tile's two numbers among those that are out."""
    counts = list(out)
    counts[tile.high] += 1
    counts[tile.low] += 1
    return tuple(counts)


class End(Enum):
    """One of the two open ends."""

    LEFT = "left"
    RIGHT = "right"


@value
class Layout:
    """The tiles from the left end to the right, and the numbers that the ends show.

    `out` counts how often each number, 0 to 6, stands on it: a view asks for it at every act.

    >>> layout = Layout.pose(Tile(6, 4)).with_tile(Tile(4, 4), End.RIGHT)
    >>> str(layout), layout.left, layout.right
    ('6-4 4-4', 6, 4)
    """

    tiles: tuple[Tile, ...]
    left: int
    right: int
    out: tuple[int, ...]

    @staticmethod
    def pose(tile: Tile) -> Layout:
        """Begin with this tile, its higher number on the left (Rules 1.3)."""
        return Layout((tile,), tile.high, tile.low, with_pips(NOTHING_OUT, tile))

    def end(self, end: End) -> int:
        """Return the number that this end shows."""
        return self.left if end is End.LEFT else self.right

    def fits(self, tile: Tile) -> bool:
        """Tell whether the tile fits an end."""
        return tile.has(self.left) or tile.has(self.right)

    def with_tile(self, tile: Tile, end: End) -> Layout:
        """Lay a tile at an end that it fits; AssertionError if it does not."""
        if end is End.LEFT:
            assert tile.has(self.left), (tile, self)
            left, right, tiles = tile.other(self.left), self.right, (tile, *self.tiles)
        else:
            assert tile.has(self.right), (tile, self)
            left, right, tiles = self.left, tile.other(self.right), (*self.tiles, tile)
        return Layout(tiles, left, right, with_pips(self.out, tile))

    def occurrences(self, number: int) -> int:
        """Count how often a number stands on the layout, 0 to 8.

        >>> Layout.pose(Tile(6, 6)).occurrences(6)
        2
        """
        return self.out[number]

    def is_hard(self, end: End) -> bool:
        """Tell whether 7 of the 8 occurrences of this end's number are laid (Rules 3.5)."""
        return self.occurrences(self.end(end)) == OCCURRENCES - 1

    def __str__(self) -> str:
        shown, number = [], self.left
        for tile in self.tiles:
            shown.append(f"{number}-{tile.other(number)}")
            number = tile.other(number)
        return " ".join(shown)
