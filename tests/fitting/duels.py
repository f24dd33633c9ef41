"""Duels: two policies, or two choosers, against each other over the same deals, pairs swapped."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from statistics import fmean, stdev

import numpy as np

from doublesix.engine.bits import Numbers, stream_of
from doublesix.engine.gather import Position
from doublesix.engine.policy import Weights
from doublesix.engine.seats import new_desk, weigh_acts
from doublesix.engine.told import new_told
from tests.fitting.dealing import deal_out, worth
from tests.fitting.decisions import Chooser, play_hands


class Follower:
    """A seat that makes the act which a policy finds likeliest."""

    def __init__(self, variant: int, light: Weights, net: Weights, kind: int = 0) -> None:
        self.variant, self.light, self.net, self.kind = variant, light, net, kind
        self.desk = new_desk()

    def __call__(self, position: Position, acts: Numbers, told: Numbers) -> int:
        count = len(acts)
        self.desk.acts[:count] = acts
        weigh_acts(
            told,
            position.seat,
            position.hand,
            count,
            self.variant,
            self.light,
            self.net,
            self.kind,
            self.desk,
        )
        return int(np.argmax(self.desk.logits[:count]))


def duel(variant: int, sides: Sequence[Chooser], *, deals: int, seed: int) -> tuple[float, float]:
    """Return the first side's share of deals won, ties counted half, and its standard error."""
    one, two = sides
    stream = stream_of(seed)
    rates = []
    for number in range(deals):
        hands = np.zeros(4, np.int64)
        deal_out(np.arange(28), hands, stream)
        once, again = (
            play_hands(number, variant, seats, hands.copy(), new_told(), _note_nothing)
            for seats in ([one, two, one, two], [two, one, two, one])
        )
        rates.append((worth(once, 0) + worth(again, 1)) / 2)
    return fmean(rates), stdev(rates) / sqrt(deals)


def _note_nothing(told: Numbers, seat: int, hands: Numbers, act: int) -> None:
    """Let a decision go by."""
