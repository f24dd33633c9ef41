"""Deals: a deal as it stands, in one array, and what the rules say about it.

A deal is an array of `DEAL_SIZE` int64:

    [0] to [3]   the hands of seats 0 to 3, masks
    [LEFT]       what the left end shows: 0 to 6; both are `NO_END` before the pose, or
    [RIGHT]      `SIX_ONLY` where 6-6 must be posed
    [TURN]       the seat to act, 0 to 3
    [PASSES]     how many passed in a row
    [OUTCOME]    the outcome's code, `GOING_ON` while there is none
    [VARIANT]    `CHIVA` or `SIX_LOVE`

Seats 0 and 2 are partners, 1 and 3 are; turns go 0 1 2 3 0. An act is tile * 2 + side, side 0 the
left end and 1 the right, or `PASS`. At equal ends, and for the pose, only side 0 is an act.

The code of an outcome is 0 for a tie, else 1 + 2 * leader + 1 if the key tile went out; the
leader is the seat that went out or the winners' lightest (Rules 2.2, 3.3). So a code says who won
(`(code - 1) // 2 % 2` is 0 for seats 0 and 2), what it is worth and who opens or names next.

Knows one deal with all hands open; never scores, matches, or what a seat may know.
"""

from __future__ import annotations

from typing import Final

import numpy as np

from doublesix.engine.bits import (
    ALL_TILES,
    DOUBLE_SIX,
    HIGH,
    NO_END,
    PIPS,
    SIX_ONLY,
    SUIT,
    Numbers,
    Stream,
    bits_of,
    draw,
    lowest,
    pips_of,
)
from doublesix.engine.compiled import compiled

LEFT: Final = 4
RIGHT: Final = 5
TURN: Final = 6
PASSES: Final = 7
OUTCOME: Final = 8
VARIANT: Final = 9
DEAL_SIZE: Final = 10

CHIVA: Final = 0
SIX_LOVE: Final = 1

PASS: Final = -1
MOST_ACTS: Final = 8
"""More acts than these are never open to a seat: its tiles, and one that fits both ends."""

GOING_ON: Final = -1
TIE: Final = 0
OUTCOMES: Final = 9
"""How many codes of outcomes there are, 0 to 8."""


def new_deal(variant: int) -> Numbers:
    """Make a deal without tiles, before a free pose by seat 0."""
    deal = np.zeros(DEAL_SIZE, dtype=np.int64)
    deal[VARIANT] = variant
    deal[OUTCOME] = GOING_ON
    deal[LEFT] = deal[RIGHT] = NO_END
    return deal


@compiled
def shuffle(deal: Numbers, stream: Stream) -> None:
    """Give each seat seven tiles, every way equally likely."""
    # Tile by tile to one of the places that are left: below `first` they are seat 0's, below
    # `second` seat 0's or 1's, below `third` anybody's but seat 3's. So are the masks. Each draw
    # serves two tiles.
    first, second, third = 7, 14, 21
    with_0, with_1, with_2 = 0, 0, 0
    bits = np.uint64(0)
    for tile in range(28):
        bits = bits << np.uint64(32) if tile & 1 else draw(stream)
        place = int(bits >> np.uint64(32)) * (28 - tile) >> 32
        is_0, is_1, is_2 = int(place < first), int(place < second), int(place < third)
        with_0 |= is_0 << tile
        with_1 |= is_1 << tile
        with_2 |= is_2 << tile
        first -= is_0
        second -= is_1
        third -= is_2
    deal[0] = with_0
    deal[1] = with_1 ^ with_0
    deal[2] = with_2 ^ with_1
    deal[3] = ALL_TILES ^ with_2


@compiled
def open_freely(deal: Numbers, opener: int) -> None:
    """Let a seat pose any tile of its hand (Rules 1.6)."""
    deal[LEFT] = NO_END
    deal[RIGHT] = NO_END
    deal[TURN] = opener
    deal[PASSES] = 0
    deal[OUTCOME] = GOING_ON


@compiled
def open_with_double_six(deal: Numbers) -> None:
    """Let the seat that holds 6-6 pose it (Rules 1.6)."""
    open_freely(deal, 0)
    deal[LEFT] = SIX_ONLY
    deal[RIGHT] = SIX_ONLY
    for seat in range(4):
        if deal[seat] >> DOUBLE_SIX & 1:
            deal[TURN] = seat


@compiled
def legal(deal: Numbers, acts: Numbers) -> int:
    """Write what the seat in turn may do into `acts`, lowest tile first; return how many.

    `acts` has room for `MOST_ACTS`; a pass is written as an act of its own. Nothing is checked:
    a deal that is over has acts too.
    """
    left, right = deal[LEFT], deal[RIGHT]
    hand = deal[deal[TURN]]
    count = 0
    fitting = hand & (SUIT[left] | SUIT[right])
    while fitting:
        tile = lowest(fitting)
        fitting &= fitting - 1
        if SUIT[left] >> tile & 1:
            acts[count] = 2 * tile
            count += 1
        if left != right and SUIT[right] >> tile & 1:
            acts[count] = 2 * tile + 1
            count += 1
    if count == 0:
        acts[0] = PASS
        count = 1
    return count


@compiled
def left_after(left: int, right: int, act: int) -> int:
    """Return what the left end shows after a play."""
    tile = act >> 1
    if left >= NO_END:
        return int(HIGH[tile])
    return left if act & 1 else int(PIPS[tile]) - left


@compiled
def right_after(left: int, right: int, act: int) -> int:
    """Return what the right end shows after a play."""
    tile = act >> 1
    if left >= NO_END:
        return int(PIPS[tile] - HIGH[tile])
    return int(PIPS[tile]) - right if act & 1 else right


@compiled
def play(deal: Numbers, act: int) -> None:
    """Make an act, which must be legal, for the seat in turn."""
    seat = deal[TURN]
    deal[TURN] = (seat + 1) & 3
    if act == PASS:
        deal[PASSES] += 1
        if deal[PASSES] == 4:
            deal[OUTCOME] = block(deal[0], deal[1], deal[2], deal[3], deal[VARIANT])
        return
    left, right, tile = deal[LEFT], deal[RIGHT], act >> 1
    rest = deal[0] | deal[1] | deal[2] | deal[3]
    deal[seat] ^= 1 << tile
    deal[PASSES] = 0
    deal[LEFT] = left_after(left, right, act)
    deal[RIGHT] = right_after(left, right, act)
    if deal[seat] == 0:
        deal[OUTCOME] = out(seat, tile, left, right, rest, deal[VARIANT])


@compiled
def out(seat: int, tile: int, left: int, right: int, rest: int, variant: int) -> int:
    """Return the outcome when a seat goes out with a tile.

    The ends and `rest`, all tiles not yet laid, are those before that play.
    """
    # Rules 3.5: both ends are hard and different, and the tile joins them, if nothing else fits.
    is_key = (
        variant == SIX_LOVE
        and left != right
        and rest & (SUIT[left] | SUIT[right]) == 1 << tile
        and SUIT[left] & SUIT[right] == 1 << tile
    )
    return 1 + 2 * seat + int(is_key)


@compiled
def block(hand_0: int, hand_1: int, hand_2: int, hand_3: int, variant: int) -> int:
    """Return the outcome of a block from the four hands (Rules 2.2, 3.2, 3.3)."""
    pips_0, pips_1, pips_2, pips_3 = (
        pips_of(hand_0),
        pips_of(hand_1),
        pips_of(hand_2),
        pips_of(hand_3),
    )
    # An equal pair's leader is the lower seat.
    leader_02 = 0 if pips_0 <= pips_2 else 2
    leader_13 = 1 if pips_1 <= pips_3 else 3
    if variant == CHIVA:
        difference = pips_0 + pips_2 - pips_1 - pips_3
    else:
        difference = min(pips_0, pips_2) - min(pips_1, pips_3)
    if difference == 0:
        return TIE
    return 1 + 2 * (leader_02 if difference < 0 else leader_13)


@compiled
def is_closed(deal: Numbers) -> bool:
    """Tell whether nobody holds a tile that fits: nothing but passes is to come."""
    rest = deal[0] | deal[1] | deal[2] | deal[3]
    return bool(rest & (SUIT[deal[LEFT]] | SUIT[deal[RIGHT]]) == 0)


@compiled
def winner(outcome: int, pair: int) -> int:
    """Return 1 if a pair (0 for seats 0 and 2, 1 for 1 and 3) won, -1 if it lost, 0 for a tie."""
    if outcome == TIE:
        return 0
    return 1 if (outcome - 1 >> 1) & 1 == pair else -1


@compiled
def acts_open(hand: int, left: int, right: int) -> int:
    """Count what a hand can play at these ends, 0 if it must pass."""
    if left == right:
        return bits_of(hand & SUIT[left])
    return bits_of(hand & SUIT[left]) + bits_of(hand & SUIT[right])
