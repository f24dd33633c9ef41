"""Told: what all seats have been told in a deal, as one row of numbers, kept up act by act.

A row has `SIZE` places of int64, seats 0 to 3 and numbers 0 to 6: whoever plays a deal on copies
it and goes on. Knows nothing of hands.
"""

from __future__ import annotations

from typing import Final

import numpy as np

from doublesix.engine.bits import HIGH, LOW, SUIT, Numbers, lowest
from doublesix.engine.compiled import compiled

PLAYED: Final = 0
"""The mask of the tiles on the layout."""
LEFT: Final = 1
RIGHT: Final = 2
"""The numbers at the ends, 7 and 7 before the pose."""
LAID: Final = 3
"""How many tiles lie on the layout."""
OPENER: Final = 4
"""The seat that posed, -1 before."""
HELD: Final = 8
"""From here, how many tiles each seat holds."""
BARRED: Final = 12
"""From here, the mask of the tiles that each seat cannot hold, since it passed on them."""
LACKS: Final = 16
"""From here, for each seat the numbers it passed on, as a mask of 7 bits."""
LATEST: Final = 20
"""From here, the number that each seat opened last, 7 for none."""
OPENED: Final = 24
"""From here, at seat * 7 + number, how often the seat brought this number to an end anew."""
COVERED: Final = 52
"""From here, how often the seat covered the number with another."""
SPARED: Final = 80
"""From here, how often the seat played while the number stood at the other end."""
SIZE: Final = 108


def new_told() -> Numbers:
    """Return the row of a deal in which nothing was posed yet."""
    told = np.zeros(SIZE, np.int64)
    begin(told)
    return told


@compiled
def begin(told: Numbers) -> None:
    """Go back to the start of a deal."""
    for place in range(SIZE):
        told[place] = 0
    told[LEFT] = 7
    told[RIGHT] = 7
    told[OPENER] = -1
    for seat in range(4):
        told[HELD + seat] = 7
        told[LATEST + seat] = 7


@compiled
def tell_play(told: Numbers, seat: int, act: int) -> None:
    """Take in that a seat laid a tile (tile * 2 + side)."""
    tile = act >> 1
    high = HIGH[tile]
    low = LOW[tile]
    told[PLAYED] |= 1 << tile
    told[HELD + seat] -= 1
    told[LAID] += 1
    row = seat * 7
    if told[LEFT] == 7:
        told[OPENER] = seat
        told[LEFT] = high
        told[RIGHT] = low
        told[LATEST + seat] = high
        told[OPENED + row + high] += 1
        if low != high:
            told[OPENED + row + low] += 1
        return
    end = LEFT + (act & 1)
    covered = told[end]
    kept = told[LEFT + RIGHT - end]
    new = high + low - covered
    told[end] = new
    told[SPARED + row + kept] += 1
    if new != covered:
        told[OPENED + row + new] += 1
        told[COVERED + row + covered] += 1
        told[LATEST + seat] = new


@compiled
def tell_pass(told: Numbers, seat: int) -> None:
    """Take in that a seat holds neither number of the ends."""
    left = told[LEFT]
    right = told[RIGHT]
    told[BARRED + seat] |= SUIT[left] | SUIT[right]
    told[LACKS + seat] |= (1 << left) | (1 << right)


@compiled
def legal_acts(hand: int, told: Numbers, acts: Numbers) -> int:
    """Write the plays open to a hand into `acts`, in the order of the set; return how many.

    At equal ends, and for the pose, only side 0.
    """
    left = told[LEFT]
    right = told[RIGHT]
    open_tiles = hand & (SUIT[left] | SUIT[right])
    count = 0
    while open_tiles:
        tile = lowest(open_tiles)
        bit = 1 << tile
        open_tiles ^= bit
        if SUIT[left] & bit:
            acts[count] = tile * 2
            count += 1
        if right != left and SUIT[right] & bit:
            acts[count] = tile * 2 + 1
            count += 1
    return count
