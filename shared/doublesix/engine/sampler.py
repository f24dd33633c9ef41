"""Sampler: which hands three hidden seats may hold, counted, drawn at random and listed.

Takes the tiles not seen, how many each of the three holds, and for each of them how likely it is
to hold each tile: 0 where it cannot, because it passed on a number. A deal's weight is the
product over its tiles; with nothing but 0 and 1 all deals that can be weigh 1, so that they are
drawn evenly and the sum of weights is their number. Nothing is ever drawn in vain.

A `plan` holds, for each number of tiles given and of tiles that the first and the second seat
still lack, the summed weights of all ways to give the rest. Hidden seats are 0 to 2 in here.
"""

from __future__ import annotations

from typing import Final

import numpy as np

from doublesix.engine.bits import SUIT, Floats, Numbers, Stream, lowest, share
from doublesix.engine.compiled import compiled

MOST_HIDDEN: Final = 21
"""Tiles in three full hands."""

PLAN: Final = (MOST_HIDDEN + 1, 9, 9)
"""The shape of a plan: tiles given, tiles lacking of two seats (each from 1, 0 is for none)."""


@compiled
def tiles_of(mask: int, tiles: Numbers) -> int:
    """Write the tiles of a mask in the order of the set; return how many there are."""
    count = 0
    while mask:
        tiles[count] = lowest(mask)
        mask &= mask - 1
        count += 1
    return count


@compiled
def may_hold(unseen: int, held: Numbers, lacks: Numbers, odds: Floats) -> None:
    """Set the odds of each hidden seat and tile to 1 where the seat may hold it, else to 0.

    `lacks` are masks of the numbers that each seat has passed on.
    """
    for seat in range(3):
        tiles = unseen if held[seat] > 0 else 0
        for number in range(7):
            if lacks[seat] >> number & 1:
                tiles &= ~SUIT[number]
        for tile in range(28):
            odds[seat, tile] = float(tiles >> tile & 1)


@compiled
def plan_deals(unseen: int, held: Numbers, odds: Floats, plan: Floats) -> float:
    """Fill a plan; return the summed weight of all deals that can be, their number for even odds.

    The three `held` must add up to the number of unseen tiles.
    """
    tiles = np.empty(MOST_HIDDEN, np.int64)
    count = tiles_of(unseen, tiles)
    plan[:] = 0.0
    plan[count, 1, 1] = 1.0
    for at in range(count - 1, -1, -1):
        first, second, third = odds[0, tiles[at]], odds[1, tiles[at]], odds[2, tiles[at]]
        after = count - at
        for one in range(min(held[0], after) + 1):
            for two in range(max(0, after - one - held[2]), min(held[1], after - one) + 1):
                ways = first * plan[at + 1, one, two + 1] + second * plan[at + 1, one + 1, two]
                plan[at, one + 1, two + 1] = ways + third * plan[at + 1, one + 1, two + 1]
    return float(plan[0, held[0] + 1, held[1] + 1])


@compiled
def draw_deal(
    unseen: int, held: Numbers, odds: Floats, plan: Floats, stream: Stream, hands: Numbers
) -> float:
    """Draw the hands of the three seats, each deal as likely as it weighs; return its weight.

    There must be a deal that can be.
    """
    hands[0] = hands[1] = hands[2] = 0
    one, two, at, weight = held[0] + 1, held[1] + 1, 0, 1.0
    while unseen:
        bit = unseen & -unseen
        tile = lowest(unseen)
        unseen ^= bit
        at += 1
        for_first = odds[0, tile] * plan[at, one - 1, two]
        for_second = for_first + odds[1, tile] * plan[at, one, two - 1]
        luck = share(stream) * plan[at - 1, one, two]
        seat = (luck >= for_first) + (luck >= for_second)
        hands[seat] |= bit
        weight *= odds[seat, tile]
        one -= seat == 0
        two -= seat == 1
    return weight


@compiled
def list_deals(
    unseen: int, held: Numbers, odds: Floats, plan: Floats, deals: Numbers, weights: Floats
) -> int:
    """List all deals that can be, a row of three hands each, with their weights; return how many.

    There must be as many rows as deals.
    """
    tiles = np.empty(MOST_HIDDEN, np.int64)
    count = tiles_of(unseen, tiles)
    given = np.full(MOST_HIDDEN, -1, np.int64)
    hands = np.zeros(3, np.int64)
    left = held.copy()
    found, at = 0, 0
    while at >= 0:
        if at == count:
            deals[found] = hands
            weights[found] = 1.0
            for place in range(count):
                weights[found] *= odds[given[place], tiles[place]]
            found += 1
            at -= 1
            continue
        seat = given[at]
        if seat >= 0:
            hands[seat] ^= 1 << tiles[at]
            left[seat] += 1
        seat += 1
        while seat < 3:
            rest = plan[at + 1, left[0] + 1 - (seat == 0), left[1] + 1 - (seat == 1)]
            if left[seat] > 0 and odds[seat, tiles[at]] * rest > 0.0:
                break
            seat += 1
        if seat == 3:
            given[at] = -1
            at -= 1
            continue
        given[at] = seat
        hands[seat] ^= 1 << tiles[at]
        left[seat] -= 1
        at += 1
    return found
