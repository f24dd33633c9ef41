"""Playouts: a deal played to its end at random, as fast as it goes.

Takes a deal as `doublesix.engine.deals` has it, or its parts, leaves it as it was, and returns
the code of its outcome. Each act that is open is equally likely; nothing is allocated.
"""

from __future__ import annotations

from doublesix.engine.bits import HIGH, NO_END, PIPS, SUIT, Numbers, Stream, below, bits_of, nth
from doublesix.engine.compiled import compiled
from doublesix.engine.deals import (
    LEFT,
    OUTCOME,
    RIGHT,
    TURN,
    VARIANT,
    block,
    open_freely,
    out,
    shuffle,
)


@compiled
def played_out(deal: Numbers, stream: Stream) -> int:
    """Play a deal out at random; one that is over keeps its outcome."""
    if deal[OUTCOME] >= 0:
        return int(deal[OUTCOME])
    return played_out_from(
        deal[0],
        deal[1],
        deal[2],
        deal[3],
        deal[LEFT],
        deal[RIGHT],
        deal[TURN],
        deal[VARIANT],
        stream,
    )


@compiled
def played_out_from(
    hand_0: int,
    hand_1: int,
    hand_2: int,
    hand_3: int,
    left: int,
    right: int,
    turn: int,
    variant: int,
    stream: Stream,
) -> int:
    """Play out a deal that nobody has gone out of, from its hands, ends and seat to act."""
    # The hands turn instead of the seats, so that they stay in registers: `mine` is the seat's
    # to act, the others follow in order of play.
    mine, following, partner, previous = hand_0, hand_1, hand_2, hand_3
    for _ in range(turn):
        mine, following, partner, previous = following, partner, previous, mine
    seat = turn
    while True:
        at_left = mine & SUIT[left]
        at_right = mine & SUIT[right] if left != right else 0
        if at_left | at_right:
            on_left = bits_of(at_left)
            # A draw costs less than asking whether there is anything to choose.
            choice = below(stream, on_left + bits_of(at_right))
            is_left = choice < on_left
            tile = nth(at_left, choice) if is_left else nth(at_right, choice - on_left)
            if mine & (mine - 1) == 0:
                rest = mine | following | partner | previous
                return out(seat, tile, left, right, rest, variant)
            mine ^= 1 << tile
            if left >= NO_END:
                left = HIGH[tile]
                right = PIPS[tile] - left
            elif is_left:
                left = PIPS[tile] - left
            else:
                right = PIPS[tile] - right
        elif (following | partner | previous) & (SUIT[left] | SUIT[right]) == 0:
            break
        mine, following, partner, previous = following, partner, previous, mine
        seat = (seat + 1) & 3
    while seat:
        mine, following, partner, previous = following, partner, previous, mine
        seat = (seat + 1) & 3
    return block(mine, following, partner, previous, variant)


@compiled
def count_outcomes(deal: Numbers, playouts: int, stream: Stream, counts: Numbers) -> None:
    """Play a deal out so often and count the outcomes, by code, into `counts`."""
    for _ in range(playouts):
        counts[played_out(deal, stream)] += 1


@compiled
def count_random_deals(deal: Numbers, deals: int, stream: Stream, counts: Numbers) -> None:
    """Deal the set so often, play out from a free pose of each seat by turns, count outcomes."""
    for number in range(deals):
        shuffle(deal, stream)
        open_freely(deal, number & 3)
        counts[played_out(deal, stream)] += 1
