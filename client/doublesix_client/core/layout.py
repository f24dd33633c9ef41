"""Layout: where the stones of a deal lie on the table.

Lengths are in units: half the length of a tile, which is 1 by 2. The tile that was posed lies in
the middle, at 0,0; y grows downwards. From it one arm goes to the right and then down, the other
to the left and then up, in rows that lie `ROW` apart. Where a row is full, one tile stands under
its last half and the next row goes back: so the two arms never meet. A double lies crosswise to
the stone that it was laid at. Where a stone lies depends on those between it and the posed tile
alone, so what is laid stays where it is.

Knows tiles by name, as the wire tells them; never whose they were, and no pixels.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final, Literal

End = Literal["left", "right"]
Turned = Literal[0, 90, 180, 270]

ROW: Final = 3.0
"""From row to row: two crosswise doubles and a gap of one unit between them."""
SHORTEST: Final = 5.0
LONGEST: Final = 14.0
"""How far a row reaches, at least and at most."""


@dataclass(frozen=True, slots=True)
class Stone:
    """A tile where it lies.

    `numbers` are in order from the left end of the layout to its right end; `turned` says where
    they lead: 0 to the right, 90 down, 180 to the left, 270 up. `x` and `y` are the middle.
    """

    tile: str
    numbers: tuple[int, int]
    x: float
    y: float
    turned: Turned

    @property
    def is_double(self) -> bool:
        """Whether both numbers are the same."""
        return self.numbers[0] == self.numbers[1]

    @property
    def is_vertical(self) -> bool:
        """Whether it is drawn upright."""
        return self.turned in {90, 270}

    @property
    def reading(self) -> tuple[int, int]:
        """The numbers as one reads them: from left to right, or from top to bottom."""
        first, second = self.numbers
        return (second, first) if self.turned in {180, 270} else (first, second)

    @property
    def box(self) -> Box:
        """The space it takes."""
        half_width, half_height = (0.5, 1.0) if self.is_vertical else (1.0, 0.5)
        return Box(
            self.x - half_width, self.y - half_height, self.x + half_width, self.y + half_height
        )


@dataclass(frozen=True, slots=True)
class Box:
    """An upright rectangle."""

    left: float
    top: float
    right: float
    bottom: float

    @property
    def width(self) -> float:
        """How wide it is."""
        return self.right - self.left

    @property
    def height(self) -> float:
        """How high it is."""
        return self.bottom - self.top

    @staticmethod
    def around(boxes: Iterable[Box]) -> Box:
        """Return the smallest that holds all of these."""
        every = tuple(boxes)
        return Box(
            min(box.left for box in every),
            min(box.top for box in every),
            max(box.right for box in every),
            max(box.bottom for box in every),
        )


@dataclass(frozen=True, slots=True)
class Arrangement:
    """All stones from the left end to the right, and what they may need next.

    `room` holds them and, at either end, whatever tile comes there: so it does not depend on
    which tile somebody thinks about.
    """

    stones: tuple[Stone, ...]
    room: Box


def arrange(tiles: Sequence[str], posed: int, half_row: float) -> Arrangement:
    """Lay these tiles, left to right, `posed` being the index of the one that was posed.

    `half_row` is how far a row reaches from the middle to either side, at least `SHORTEST`.
    """
    if not tiles:
        return Arrangement((), Box(-1.0, -1.0, 1.0, 1.0))
    numbers = _numbers(tiles)
    doubles = [first == second for first, second in numbers]
    start = 0.5 if doubles[posed] else 1.0
    right = _arm(doubles[posed + 1 :], start, half_row)
    left = [_opposite(place) for place in _arm(doubles[:posed][::-1], start, half_row)]
    middle = _Place(0.0, 0.0, 90 if doubles[posed] else 0)
    places = [*reversed(left), middle, *right]
    stones = tuple(
        Stone(tile, pair, place.x, place.y, place.turned)
        for tile, pair, place in zip(tiles, numbers, places, strict=True)
    )
    next_right = _next(doubles[posed + 1 :], start, half_row)
    next_left = [_opposite(place) for place in _next(doubles[:posed][::-1], start, half_row)]
    taken = [stone.box for stone in stones]
    free = [Stone("", (0, 0), p.x, p.y, p.turned).box for p in (*next_right, *next_left)]
    return Arrangement(stones, Box.around(taken + free))


def next_stone(
    tiles: Sequence[str], posed: int, half_row: float, tile: str, end: End | None
) -> Stone:
    """Return where a tile will lie at an end that it fits; without an end: where it is posed."""
    if end is None:
        return arrange((tile,), 0, half_row).stones[0]
    if end == "left":
        return arrange((tile, *tiles), posed + 1, half_row).stones[0]
    return arrange((*tiles, tile), posed, half_row).stones[-1]


def half_row_for(width: float, height: float) -> float:
    """Choose how far a row reaches, so that a long deal can be drawn as large as possible."""
    # All rows together cover an area that hardly depends on how it is cut into rows, so a row
    # grows with the root of the shape. The factor was found by trying whole deals.
    wanted = round(6.7 * math.sqrt(width / height) * 2) / 2
    return max(SHORTEST, min(LONGEST, wanted))


@dataclass(frozen=True, slots=True)
class _Place:
    x: float
    y: float
    turned: Turned


def _numbers(tiles: Sequence[str]) -> list[tuple[int, int]]:
    high, low = map(int, tiles[0])
    if len(tiles) > 1 and str(high) in tiles[1]:  # two tiles never share both numbers
        high, low = low, high
    numbers = []
    shown = high
    for tile in tiles:
        first, second = map(int, tile)
        assert shown in (first, second), f"{tile} does not join {shown} in {' '.join(tiles)}"
        other = second if shown == first else first
        numbers.append((shown, other))
        shown = other
    return numbers


def _next(doubles: Sequence[bool], start: float, half_row: float) -> list[_Place]:
    places = [_arm([*doubles, False], start, half_row)[-1]]
    if not (doubles and doubles[-1]):  # no two doubles are neighbours
        places.append(_arm([*doubles, True], start, half_row)[-1])
    return places


def _arm(doubles: Sequence[bool], start: float, half_row: float) -> list[_Place]:
    """Lay the arm that goes right and then down; `start` is where the posed tile ends."""
    places: list[_Place] = []
    heading, reach, y = 1, start, 0.0  # `reach`: how far the row has come, as it is headed
    is_turning = False
    for is_double in doubles:
        if is_turning:
            # The row begins under the corner's tile, whose middle is where `reach` is.
            is_turning = False
            middle = reach if is_double else reach + 0.5
            places.append(_Place(heading * middle, y, 0 if heading == 1 else 180))
            reach = middle + 1.0
            continue
        length = 1.0 if is_double else 2.0
        # A double leaves room for the tile after it, so that no turn ever follows a crosswise
        # one: the next row would lie half a unit further away than all others.
        if reach + length + (2.0 if is_double else 0.0) <= half_row:
            along: Turned = 0 if heading == 1 else 180
            places.append(_Place(heading * (reach + length / 2), y, 90 if is_double else along))
            reach += length
            continue
        places.append(_Place(heading * (reach - 0.5), y + ROW / 2, 90))
        heading, reach, y, is_turning = -heading, 0.5 - reach, y + ROW, True
    return places


def _opposite(place: _Place) -> _Place:
    # Turned half about 0,0, and read against the way the arm goes: the numbers lead as before.
    return _Place(-place.x, -place.y, place.turned)
