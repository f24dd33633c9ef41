"""Bits: tiles as masks, how to count and choose among them, and a stream of luck of one's own.

A mask is an int64 of 28 bits, tile 0 (0-0) the lowest and tile 27 (6-6) the highest. A stream is
an array of one uint64, changed in place by each draw; whoever draws holds it, nothing is global.
Knows the set; never seats, deals or rules.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, cast

import numba
import numpy as np
import numpy.typing as npt
from numba.extending import intrinsic

from doublesix.engine.compiled import compiled

Numbers = npt.NDArray[np.int64]
"""Masks, ends, acts: whatever an array of the engine holds."""

Floats = npt.NDArray[np.float64]
"""Odds, plans, weights and worths."""

Stream = npt.NDArray[np.uint64]
"""The state of a stream of random numbers: one uint64, never 0."""

TILES: Final = 28
ALL_TILES: Final = (1 << TILES) - 1
DOUBLE_SIX: Final = 27
"""The number of 6-6, the last tile of the set."""

NO_END: Final = 7
"""What both ends show while nothing is laid: every tile fits."""

SIX_ONLY: Final = 8
"""What both ends show while nothing is laid and 6-6 must be posed (Rules 1.6)."""

_TILES: Final = tuple((high, low) for high in range(7) for low in range(high + 1))


_WORD: Final = (1 << 64) - 1


def _mask(chosen: list[bool]) -> int:
    return sum(1 << tile for tile, is_in in enumerate(chosen) if is_in)


HIGH: Final[Numbers] = np.array([high for high, _ in _TILES], dtype=np.int64)
LOW: Final[Numbers] = np.array([low for _, low in _TILES], dtype=np.int64)
PIPS: Final[Numbers] = HIGH + LOW
"""The pips of each tile."""

DOUBLES: Final = _mask([high == low for high, low in _TILES])

SUIT: Final[Numbers] = np.array(
    [_mask([number in tile for tile in _TILES]) for number in range(7)]
    + [ALL_TILES, 1 << DOUBLE_SIX],
    dtype=np.int64,
)
"""The tiles that fit an end, by what it shows: 0 to 6, `NO_END` or `SIX_ONLY`."""

# The tiles whose pips have the bit 1, 2, 4 or 8: four counts give the pips of any mask.
_ONES: Final = _mask([bool(high + low & 1) for high, low in _TILES])
_TWOS: Final = _mask([bool(high + low & 2) for high, low in _TILES])
_FOURS: Final = _mask([bool(high + low & 4) for high, low in _TILES])
_EIGHTS: Final = _mask([bool(high + low & 8) for high, low in _TILES])


def _population(typing: Any, mask: Any) -> Any:
    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        return builder.ctpop(arguments[0])

    return numba.int64(numba.int64), generate


_count_bits: Final = cast(Callable[[int], int], intrinsic(_population))


@compiled
def bits_of(mask: int) -> int:
    """Count the tiles of a mask."""
    return _count_bits(mask)


@compiled
def lowest(mask: int) -> int:
    """Return the lowest tile of a mask, which must have one."""
    # LLVM knows this count for what it is and makes one instruction of it.
    return bits_of((mask - 1) & ~mask)


@compiled
def nth(mask: int, number: int) -> int:
    """Return the tile of a mask that has so many of its tiles below it."""
    for _ in range(number):
        mask &= mask - 1
    return lowest(mask)


@compiled
def pips_of(mask: int) -> int:
    """Sum the pips of a mask's tiles."""
    return (
        bits_of(mask & _ONES)
        + 2 * bits_of(mask & _TWOS)
        + 4 * bits_of(mask & _FOURS)
        + 8 * bits_of(mask & _EIGHTS)
    )


def stream_of(seed: int) -> Stream:
    """Begin a stream; any whole number is a seed, and near ones begin far apart."""
    # The last steps of splitmix64: they lead no two seeds of 64 bits to the same state.
    state = (seed + 0x9E3779B97F4A7C15) & _WORD
    state = (state ^ state >> 30) * 0xBF58476D1CE4E5B9 & _WORD
    state = (state ^ state >> 27) * 0x94D049BB133111EB & _WORD
    state ^= state >> 31
    return np.array([state or 1], dtype=np.uint64)


@compiled
def draw(stream: Stream) -> np.uint64:
    """Draw 64 random bits (xorshift64*)."""
    state = stream[0]
    state ^= state >> np.uint64(12)
    state ^= state << np.uint64(25)
    state ^= state >> np.uint64(27)
    stream[0] = state
    return np.uint64(state * np.uint64(0x2545F4914F6CDD1D))


@compiled
def below(stream: Stream, bound: int) -> int:
    """Draw a number from 0 to `bound` - 1; a bound of a hundred favours none by 1 in 10^7."""
    high = draw(stream) >> np.uint64(32)
    return int(high * np.uint64(bound) >> np.uint64(32))


@compiled
def share(stream: Stream) -> float:
    """Draw a number from 0 up to, not including, 1."""
    return float(draw(stream) >> np.uint64(11)) * 2.0**-53
