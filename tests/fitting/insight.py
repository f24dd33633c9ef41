"""Insight: how much a model's beliefs tell of the hands that are hidden, in nats a position."""

from __future__ import annotations

from typing import Any

import numpy as np

from doublesix.engine.bits import ALL_TILES, Numbers, Stream
from doublesix.engine.compiled import compiled
from doublesix.engine.policy import share_out
from doublesix.engine.sampler import PLAN, draw_deal, may_hold, plan_deals
from doublesix.engine.seats import Desk, weigh_acts
from doublesix.engine.told import HELD, LACKS, LAID, PLAYED, legal_acts


@compiled
def insights(
    told: Numbers,
    chosen: Numbers,
    first: int,
    last: int,
    every: int,
    draws: int,
    variant: int,
    lights: Any,
    nets: Any,
    priors: Any,
    blunder: float,
    desk: Desk,
    stream: Stream,
    tally: Any,
) -> None:
    """Add up, over positions, the log of how much likelier the true deal is held than by chance.

    A mind is one of `lights` and the head of `nets` of its number; each seat has one of the minds,
    by the priors. `tally` gets positions, log gain, and the share of draws that count.
    """
    minds = priors.shape[0]
    held = np.zeros(3, np.int64)
    lacks = np.zeros(3, np.int64)
    odds = np.zeros((3, 28))
    plan = np.zeros(PLAN)
    deal = np.zeros(3, np.int64)
    chances = np.zeros(minds)
    start = first
    for row in range(first, last):
        if row > first and told[row, LAID] <= told[row - 1, LAID]:
            start = row
        if row % every:
            continue
        seat = chosen[row, 0]
        hidden = ALL_TILES & ~(told[row, PLAYED] | chosen[row, 1])
        for place in range(3):
            held[place] = told[row, HELD + ((seat + 1 + place) & 3)]
            lacks[place] = told[row, LACKS + ((seat + 1 + place) & 3)]
        may_hold(hidden, held, lacks, odds)
        plan_deals(hidden, held, odds, plan)
        whole = 0.0
        squares = 0.0
        true = 0.0
        for number in range(-1, draws):
            if number < 0:
                for place in range(3):
                    deal[place] = chosen[row, 4 + ((seat + 1 + place) & 3)]
            else:
                draw_deal(hidden, held, odds, plan, stream, deal)
            product = 1.0
            for place in range(3):
                other = (seat + 1 + place) & 3
                for mind in range(minds):
                    chances[mind] = priors[mind]
                for past in range(start, row):
                    if chosen[past, 0] != other:
                        continue
                    hand = deal[place] | (chosen[past, 4 + other] & ~chosen[row, 4 + other])
                    count = legal_acts(hand, told[past], desk.acts)
                    if count < 2:
                        continue
                    for mind in range(minds):
                        weigh_acts(
                            told[past],
                            other,
                            hand,
                            count,
                            variant,
                            lights[mind],
                            nets,
                            mind,
                            desk,
                        )
                        share_out(desk.logits, count, desk.shares)
                        for index in range(count):
                            if desk.acts[index] == chosen[past, 3]:
                                chances[mind] *= (
                                    1.0 - blunder
                                ) * desk.shares[index] + blunder / count
                total = 0.0
                for mind in range(minds):
                    total += chances[mind]
                product *= total
            if number < 0:
                true = product
            else:
                whole += product
                squares += product * product
        tally[0] += 1.0
        tally[1] += np.log(true) - np.log(whole / draws)
        tally[2] += whole * whole / squares / draws
