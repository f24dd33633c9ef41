"""Gather: deals that may be, as one seat sees it, and how likely each of them is.

All are listed where they are few. Else some are drawn evenly and weighed by what the other seats
chose, and from these is learned who is likely to hold what; the rest are drawn by that, so that
few are drawn in vain. Weights allow for how each deal came to be drawn.
"""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np

from doublesix.engine.beliefs import Mind, believe, new_memory, recall
from doublesix.engine.bits import Floats, Numbers, Stream, lowest
from doublesix.engine.compiled import compiled
from doublesix.engine.sampler import PLAN, draw_deal, list_deals, may_hold, plan_deals
from doublesix.engine.seats import Desk
from doublesix.engine.told import SIZE, new_told

_FIRST: Final = 0.5
"""The share of the deals that are drawn evenly."""

_DOUBT: Final = 10.0
"""As if so many deals more had said nothing."""


class Position(NamedTuple):
    """What a seat that is to act knows; seats are 0 to 3.

    `history` has a row for each play and pass: seat, act, left and right end before it. `held`
    and `lacks` are how many tiles each seat holds, and a mask of the numbers it passed on.
    `unseen` are the tiles in the three other hands. The ends are 7 before the pose.
    """

    variant: int
    seat: int
    hand: int
    unseen: int
    left: int
    right: int
    held: Numbers
    lacks: Numbers
    history: Numbers
    is_pose_free: bool


class Gathered(NamedTuple):
    """Deals that may be: rows of the hands of the seats `others`, each with its weight.

    `told` is what all have been told. `is_exact` says that these are all there are.
    """

    others: Numbers
    told: Numbers
    deals: Numbers
    weights: Floats
    is_exact: bool


def gather(
    position: Position, amount: int, believes: bool, mind: Mind, desk: Desk, stream: Stream
) -> Gathered:
    """Return all deals that may be if they are no more than `amount`, else that many of them."""
    told, past = new_told(), np.zeros((len(position.history), SIZE), np.int64)
    recall(position.history, told, past)
    others = (position.seat + np.arange(1, 4)) % 4
    held, odds, plan = position.held[others], np.zeros((3, 28)), np.zeros(PLAN)
    may_hold(position.unseen, held, position.lacks[others], odds)
    whole = plan_deals(position.unseen, held, odds, plan)
    is_exact = whole <= max(amount, 1)
    memory = new_memory()
    deals = np.zeros((int(whole) if is_exact else max(amount, 1), 3), np.int64)
    weights = np.ones(len(deals))

    def weigh(first: int, end: int) -> None:
        believe(
            deals[first:end],
            others,
            position.history,
            past,
            position.is_pose_free,
            position.variant,
            mind,
            desk,
            memory,
            weights[first:end],
        )

    if is_exact:
        list_deals(position.unseen, held, odds, plan, deals, weights)
        if believes:
            weigh(0, len(deals))
    elif not believes:
        draw_deals(position.unseen, held, odds, plan, stream, deals)
    else:
        first = int(np.ceil(len(deals) * _FIRST))
        draw_deals(position.unseen, held, odds, plan, stream, deals[:first])
        weigh(0, first)
        learn(position.unseen, deals[:first], weights, odds)
        learned = plan_deals(position.unseen, held, odds, plan)
        draw_deals(position.unseen, held, odds, plan, stream, deals[first:])
        weigh(first, len(deals))
        allow(deals, first, odds, whole / learned, weights)
    return Gathered(others, told, deals, weights, is_exact)


@compiled
def draw_deals(
    unseen: int, held: Numbers, odds: Floats, plan: Floats, stream: Stream, deals: Numbers
) -> None:
    """Fill the rows of `deals` with hands drawn by their odds."""
    for row in range(deals.shape[0]):
        draw_deal(unseen, held, odds, plan, stream, deals[row])


@compiled
def learn(unseen: int, deals: Numbers, weights: Floats, odds: Floats) -> None:
    """Turn even odds into what the weights of evenly drawn deals say of each seat and tile."""
    count = deals.shape[0]
    whole = 0.0
    for row in range(count):
        whole += weights[row]
    while unseen:
        tile = lowest(unseen)
        unseen &= unseen - 1
        for seat in range(3):
            drawn, weighed = 0.0, 0.0
            for row in range(count):
                if deals[row, seat] >> tile & 1:
                    drawn += 1.0
                    weighed += weights[row]
            usual = (drawn + 1.0) / (count + 3.0) * _DOUBT
            odds[seat, tile] *= (weighed / whole * count + usual) / (drawn + usual)


@compiled
def allow(deals: Numbers, first: int, odds: Floats, scale: float, weights: Floats) -> None:
    """Divide the weights by how likely each deal was to be among these.

    The first so many were drawn evenly, the others by the odds; `scale` is the number of all
    deals over their weight by the odds.
    """
    count = deals.shape[0]
    for row in range(count):
        product = 1.0
        for seat in range(3):
            hand = deals[row, seat]
            while hand:
                product *= odds[seat, lowest(hand)]
                hand &= hand - 1
        weights[row] *= count / (first + (count - first) * product * scale)
