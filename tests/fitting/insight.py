"""Insight: how much beliefs by a net tell of the hands that are hidden, in nats a position.

That is the mean log of how much likelier the true hands are held than deals drawn evenly.
"""

from __future__ import annotations

import numpy as np

from doublesix.engine.bits import ALL_TILES, Floats, Numbers, Stream
from doublesix.engine.compiled import compiled
from doublesix.engine.policy import STAGES, Weights, share_out
from doublesix.engine.sampler import PLAN, draw_deal, may_hold, plan_deals
from doublesix.engine.seats import Desk, new_desk, weigh_kinds
from doublesix.engine.told import HELD, LACKS, LAID, PLAYED, legal_acts
from doublesix.engine.traits import TRAITS

BLUNDER = 0.05
DRAWS = 200
EVERY = 8
"""One of so many decisions is looked at: those of one deal say nearly the same."""


def insight(
    variant: int, net: Weights, shares: Floats, told: Numbers, chosen: Numbers, stream: Stream
) -> float:
    """Return the insight at decisions, deal after deal; a seat is of each kind by its share."""
    light, desk = np.zeros((STAGES, TRAITS), np.float32), new_desk()
    gains: list[float] = []
    start = 0
    for row in range(len(told)):
        if row and told[row, LAID] <= told[row - 1, LAID]:
            start = row
        if row % EVERY == 0:
            past = slice(start, row)
            gains.append(
                gain(
                    told[row],
                    chosen[row],
                    told[past],
                    chosen[past],
                    variant,
                    light,
                    net,
                    shares,
                    desk,
                    stream,
                )
            )
    return float(np.mean(gains))


@compiled
def gain(
    told: Numbers,
    chosen: Numbers,
    told_past: Numbers,
    chosen_past: Numbers,
    variant: int,
    light: Weights,
    net: Weights,
    shares: Floats,
    desk: Desk,
    stream: Stream,
) -> float:
    """Return the gain for the seat of one decision, from those of its deal before it."""
    seat = chosen[0]
    hidden = ALL_TILES & ~(told[PLAYED] | chosen[1])
    others = (seat + np.arange(1, 4)) & 3
    held, lacks = told[HELD + others], told[LACKS + others]
    odds, plan, deal = np.zeros((3, 28)), np.zeros(PLAN), np.zeros(3, np.int64)
    may_hold(hidden, held, lacks, odds)
    plan_deals(hidden, held, odds, plan)
    true, whole = 1.0, 0.0
    for number in range(-1, DRAWS):
        if number >= 0:
            draw_deal(hidden, held, odds, plan, stream, deal)
        product = 1.0
        for place in range(3):
            now = chosen[4 + others[place]]
            hand = now if number < 0 else deal[place]
            product *= chance(
                others[place],
                hand,
                now,
                told_past,
                chosen_past,
                variant,
                light,
                net,
                shares,
                desk,
            )
        if number < 0:
            true = product
        else:
            whole += product
    return float(np.log(true * DRAWS / whole))


@compiled
def chance(
    seat: int,
    hand: int,
    true: int,
    told_past: Numbers,
    chosen_past: Numbers,
    variant: int,
    light: Weights,
    net: Weights,
    shares: Floats,
    desk: Desk,
) -> float:
    """Return how likely a seat that holds this hand now, and not the true one, chose as it did."""
    kinds = shares.shape[0]
    desk.chances[:kinds] = shares
    for past in range(told_past.shape[0]):
        if chosen_past[past, 0] != seat:
            continue
        then = hand | (chosen_past[past, 4 + seat] & ~true)
        count = legal_acts(then, told_past[past], desk.acts)
        if count < 2:
            continue
        weigh_kinds(told_past[past], seat, then, count, variant, light, net, kinds, desk)
        chosen = 0
        while desk.acts[chosen] != chosen_past[past, 3]:
            chosen += 1
        for kind in range(kinds):
            share_out(desk.kinds[kind], count, desk.shares)
            desk.chances[kind] *= (1.0 - BLUNDER) * desk.shares[chosen] + BLUNDER / count
    return float(desk.chances[:kinds].sum())
