"""Sight: how an area of the window shows an arrangement of stones.

Knows pixels and a room in units; never which stones lie in it.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Final

from doublesix_client.core.layout import Box

MARGIN: Final = 0.2
"""What is kept free around all stones, in units: for rings and shadows."""
STEP: Final = 0.93
"""How much smaller the unit becomes at least when it must: seldom, rather than with each play."""
ROOMY: Final = 1.3
"""How much larger the unit could be before it grows again, as after acts that were taken back."""


@dataclass(frozen=True, slots=True)
class Sight:
    """Pixels a unit, and where 0,0 of the arrangement lies in the area."""

    unit: float
    x: float
    y: float


def fit(
    room: Box, width: float, height: float, largest: float, before: Sight | None = None
) -> Sight:
    """Show a room as large as an area allows, and no larger than `largest`.

    With what was shown before (in the same area) as little as possible changes: the unit stays
    while it can, and so does the place of 0,0.
    """
    across, down = room.width + 2 * MARGIN, room.height + 2 * MARGIN
    best = min(largest, width / across, height / down)
    if before is None or before.unit > best or before.unit * ROOMY < best:
        unit = largest
        while unit > best:
            unit *= STEP
        x = (width - unit * (room.left + room.right)) / 2
        y = (height - unit * (room.top + room.bottom)) / 2
        return Sight(unit, x, y)
    unit = before.unit
    return Sight(
        unit,
        _within(before.x, unit * (MARGIN - room.left), width - unit * (room.right + MARGIN)),
        _within(before.y, unit * (MARGIN - room.top), height - unit * (room.bottom + MARGIN)),
    )


def largest_in(width: float, height: float, least: float) -> float:
    """Return the largest unit to draw with: `least` on a usual screen, more on a vast one."""
    vastness = min(width / (17 * least), height / (10 * least))
    return least * math.sqrt(max(1.0, vastness))


def zoomed(sight: Sight, unit: float, x: float, y: float) -> Sight:
    """Draw with another unit; what is at `x` and `y` of the area stays there."""
    factor = unit / sight.unit
    return Sight(unit, x - (x - sight.x) * factor, y - (y - sight.y) * factor)


def panned(sight: Sight, dx: float, dy: float, room: Box, width: float, height: float) -> Sight:
    """Shift the stones by pixels, but never so far that the area's middle shows none of them."""
    return Sight(
        sight.unit,
        _within(
            sight.x + dx, width / 2 - sight.unit * room.right, width / 2 - sight.unit * room.left
        ),
        _within(
            sight.y + dy, height / 2 - sight.unit * room.bottom, height / 2 - sight.unit * room.top
        ),
    )


def _within(value: float, low: float, high: float) -> float:
    return max(low, min(high, value))
