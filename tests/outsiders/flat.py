"""Flat: random playouts of every act over the deals that may be, and no tree.

Every deal that may be is as likely as another; each act is played out at random once in each
that is drawn. The act with the best mean is played.

    doublesix arena master tests.outsiders.flat:Flat@5000
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import numpy as np

from doublesix.engine.bits import Floats, Numbers, Stream
from doublesix.engine.compiled import compiled
from doublesix.engine.deals import winner
from doublesix.engine.playouts import played_out
from doublesix.engine.sampler import draw_deal
from doublesix.players.reading import Plain, View
from tests.outsiders.sight import make, sight_of

EFFORT: Final = 5000
"""Deals."""


@dataclass(frozen=True)
class Flat:
    """A player from outside."""

    seed: str
    effort: int = EFFORT

    def choose(self, view: View) -> Plain:
        sight = sight_of(view, self.seed)
        if len(sight.acts) == 1:
            return sight.request(0)
        sums = np.zeros(len(sight.acts), np.int64)
        add_up(
            sight.deal,
            sight.acts,
            sight.seat,
            sight.unseen,
            sight.others,
            sight.held,
            sight.odds,
            sight.plan,
            self.effort,
            sight.stream,
            sums,
        )
        return sight.request(int(np.argmax(sums)))


@compiled
def add_up(
    position: Numbers,
    acts: Numbers,
    seat: int,
    unseen: int,
    others: Numbers,
    held: Numbers,
    odds: Floats,
    plan: Floats,
    deals: int,
    stream: Stream,
    sums: Numbers,
) -> None:
    """Add up what came of each act for the seat's pair, +1, 0 or -1 a deal."""
    deal = np.empty_like(position)
    hands = np.empty(3, np.int64)
    for _ in range(deals):
        draw_deal(unseen, held, odds, plan, stream, hands)
        for place in range(acts.shape[0]):
            deal[:] = position
            for other in range(3):
                deal[others[other]] = hands[other]
            make(deal, acts[place])
            sums[place] += winner(played_out(deal, stream), seat & 1)
