"""Memory: what the solver writes down, in one array that serves one deal after another.

A memory is an array of int64, made by `new_memory`. It holds how many positions were searched for
the deal at hand (`memory[NODES]`) and how many may be, what outcomes are worth, a row of plays for
each number of tiles left, and what was found out of positions. Those of another deal are told
from this one's by its number, so that nothing need be forgotten between deals.

Knows what may be remembered; never how it is found out.
"""

from __future__ import annotations

from typing import Final

import numpy as np

from doublesix.engine.bits import Numbers, pips_of
from doublesix.engine.compiled import compiled
from doublesix.engine.deals import DEAL_SIZE, OUTCOMES, VARIANT, winner

NODES: Final = 0
"""How many positions were searched."""

LIMIT: Final = 1
"""How many may be."""

TOP: Final = 2
"""The highest rank; the lowest is 0."""

RULES_OF: Final = 3
"""The variant."""

_NUMBER: Final = 4
_IS_POINTS: Final = 5
_RANKS: Final = 6
DEAL_AT: Final = _RANKS + 2 * OUTCOMES
"""Where a deal is copied to, to be played on."""

_ROWS: Final = DEAL_AT + DEAL_SIZE
_ROW: Final = 8
_SLOTS: Final = _ROWS + 28 * _ROW

# A slot holds, from its highest bits down, the deal's number, the tiles left, the ends and the
# seat to act, and then the highest and lowest rank that the position can have.
_RANK_BITS: Final = 9
_RANK_MASK: Final = (1 << _RANK_BITS) - 1
_KEY_MASK: Final = (1 << 64 - 2 * _RANK_BITS) - 1
_MOST_NUMBERS: Final = (1 << 10) - 1
_SPREAD: Final = 0x9E3779B97F4A7C15 - (1 << 64)
_SPREAD_SHIFT: Final = 33

MOST_POINTS: Final = 168
"""The pips of the whole set."""


def new_memory(bits: int = 14) -> Numbers:
    """Make a memory of 2 to the power of `bits` positions, 8 bytes each.

    What stays within a processor's nearest memory is twice as fast as what remembers all: 14 are
    best for deals of any length.
    """
    return np.zeros(_SLOTS + (1 << bits), dtype=np.int64)


@compiled
def set_ranks(ranks: Numbers, pair: int, memory: Numbers) -> None:
    """Note what outcomes are worth to either pair, who want the opposite."""
    top = 0
    for code in range(OUTCOMES):
        top = max(top, ranks[code])
    for code in range(OUTCOMES):
        memory[_RANKS + OUTCOMES * pair + code] = ranks[code]
        memory[_RANKS + OUTCOMES * (1 - pair) + code] = top - ranks[code]
    memory[TOP] = top
    memory[_IS_POINTS] = 0


@compiled
def set_points(memory: Numbers) -> None:
    """Note that outcomes are worth the pips of all tiles left, to those who win."""
    for code in range(OUTCOMES):
        memory[_RANKS + code] = winner(code, 0)
        memory[_RANKS + OUTCOMES + code] = winner(code, 1)
    memory[TOP] = 2 * MOST_POINTS
    memory[_IS_POINTS] = 1


@compiled
def row_for(tiles: int) -> int:
    """Return where the plays of a position are listed, by how many tiles are left in it."""
    return _ROWS + _ROW * (tiles - 1)


@compiled
def begin(deal: Numbers, limit: int, memory: Numbers) -> None:
    """Give a deal a number of its own, and forget the others when there is none left."""
    memory[NODES] = 0
    memory[LIMIT] = limit
    memory[RULES_OF] = deal[VARIANT]
    memory[_NUMBER] += 1
    if memory[_NUMBER] > _MOST_NUMBERS:
        memory[_SLOTS:] = 0
        memory[_NUMBER] = 1


@compiled
def rank_of(outcome: int, rest: int, pair: int, memory: Numbers) -> int:
    """Return the rank of an outcome for a pair; `rest` are all tiles left."""
    rank = memory[_RANKS + OUTCOMES * pair + outcome]
    if memory[_IS_POINTS]:
        return MOST_POINTS + int(rank) * pips_of(rest)
    return int(rank)


@compiled
def key_of(rest: int, left: int, right: int, seat: int, memory: Numbers) -> int:
    """Return what tells a position from all others; which end is which makes no difference."""
    ends = 8 * max(left, right) + min(left, right)
    return int(((memory[_NUMBER] << 28 | rest) << 6 | ends) << 2 | seat)


@compiled
def _slot(key: int, memory: Numbers) -> int:
    """Return the place where a position is remembered."""
    return _SLOTS + (key * _SPREAD >> _SPREAD_SHIFT & len(memory) - _SLOTS - 1)


@compiled
def recall(key: int, memory: Numbers) -> tuple[int, int]:
    """Return the lowest and the highest rank that a position can have for its seat."""
    noted = memory[_slot(key, memory)]
    if noted >> 2 * _RANK_BITS & _KEY_MASK != key:
        return 0, int(memory[TOP])
    return int(noted & _RANK_MASK), int(noted >> _RANK_BITS & _RANK_MASK)


@compiled
def remember(key: int, rank: int, is_reached: bool, memory: Numbers) -> None:
    """Note that a position has at least this rank, or at most, for its seat."""
    low, high = recall(key, memory)
    if is_reached:
        low = rank
    else:
        high = rank
    memory[_slot(key, memory)] = (key << _RANK_BITS | high) << _RANK_BITS | low
