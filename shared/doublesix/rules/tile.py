"""Tile: one of the 28 tiles of a double-six set.

Knows numbers and pips; never seats, ends or deals.
"""

from __future__ import annotations

from typing import ClassVar, Final, NoReturn

HIGHEST: Final = 6
"""The highest number on a tile; numbers run from 0 to this."""


class Tile:
    """One tile of the set; there is exactly one object for each, so tiles compare by identity.

    >>> Tile(4, 6) is Tile(6, 4)
    True
    >>> Tile(6, 4), Tile(6, 4).pips, Tile(0, 0).is_double
    (Tile(6, 4), 10, True)
    """

    __slots__ = ("high", "index", "is_double", "low", "name", "pips")

    high: int
    low: int
    pips: int
    is_double: bool
    name: str
    """Its two numbers, higher first: `"64"`."""
    index: int
    """Its place in `SET`."""

    _known: ClassVar[dict[tuple[int, int], Tile]] = {}

    def __new__(cls, one: int, other: int) -> Tile:
        """Return the tile with these two numbers, in either order; KeyError if there is none."""
        return cls._known[one, other]

    def __setattr__(self, name: str, value: object) -> NoReturn:
        raise AttributeError(f"a tile never changes: cannot set {name} of {self!r}")

    def __delattr__(self, name: str) -> NoReturn:
        raise AttributeError(f"a tile never changes: cannot delete {name} of {self!r}")

    def __reduce__(self) -> tuple[type[Tile], tuple[int, int]]:
        return Tile, (self.high, self.low)

    def __repr__(self) -> str:
        return f"Tile({self.high}, {self.low})"

    def __str__(self) -> str:
        return f"{self.high}-{self.low}"

    def has(self, number: int) -> bool:
        """Tell whether one of its numbers is this one."""
        return number in (self.high, self.low)

    def other(self, number: int) -> int:
        """Return the number opposite this one, which the tile must have.

        >>> Tile(6, 4).other(6), Tile(5, 5).other(5)
        (4, 5)
        """
        return self.low if number == self.high else self.high

    @classmethod
    def _fill_the_set(cls) -> tuple[Tile, ...]:
        tiles: list[Tile] = []
        for high in range(HIGHEST + 1):
            for low in range(high + 1):
                tile = object.__new__(cls)
                put = object.__setattr__
                put(tile, "high", high)
                put(tile, "low", low)
                put(tile, "pips", high + low)
                put(tile, "is_double", high == low)
                put(tile, "name", f"{high}{low}")
                put(tile, "index", len(tiles))
                cls._known[high, low] = cls._known[low, high] = tile
                tiles.append(tile)
        return tuple(tiles)


SET: Final[tuple[Tile, ...]] = Tile._fill_the_set()
"""The 28 tiles in the order 0-0 1-0 1-1 2-0 ... 6-6 (Rules 1.1)."""

BY_NAME: Final[dict[str, Tile]] = {tile.name: tile for tile in SET}
DOUBLE_SIX: Final = Tile(6, 6)


def pip_count(tiles: tuple[Tile, ...]) -> int:
    """Return the sum of the pips of these tiles."""
    return sum([tile.pips for tile in tiles])
