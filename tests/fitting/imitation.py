"""Imitation: fit a policy to decisions, by how likely it makes them."""

from __future__ import annotations

from typing import Any

import numpy as np

from doublesix.engine.bits import Numbers
from doublesix.engine.compiled import compiled
from doublesix.engine.policy import share_out, stage_of
from doublesix.engine.seats import Desk, new_desk, weigh_acts
from doublesix.engine.told import legal_acts
from doublesix.engine.traits import read_stance
from tests.fitting.kernels import pull_light, pull_net
from tests.fitting.selfplay import Adam

SEAT, HAND, KIND, ACT = range(4)


@compiled
def study(
    told: Numbers,
    chosen: Numbers,
    picked: Numbers,
    variant: int,
    light: Any,
    net: Any,
    blunder: float,
    desk: Desk,
    grads_l: Any,
    grads_n: Any,
    tally: Any,
) -> None:
    """Add up the gradient of the log chance of the picked decisions.

    `tally` gets how many there were, their surprise (minus log chance) and how often the likeliest
    act was chosen.
    """
    pulls = np.zeros(8)
    for place in range(picked.shape[0]):
        row = picked[place]
        seat, hand, kind, act = chosen[row, 0], chosen[row, 1], chosen[row, 2], chosen[row, 3]
        count = legal_acts(hand, told[row], desk.acts)
        weigh_acts(told[row], seat, hand, count, variant, light, net, kind, desk)
        share_out(desk.logits, count, desk.shares)
        which = 0
        best = 0
        for index in range(count):
            if desk.acts[index] == act:
                which = index
            if desk.logits[index] > desk.logits[best]:
                best = index
        chance = (1.0 - blunder) * desk.shares[which] + blunder / count
        tally[0] += 1.0
        tally[1] -= np.log(chance)
        tally[2] += 1.0 if best == which else 0.0
        trust = (1.0 - blunder) * desk.shares[which] / chance
        for index in range(count):
            pulls[index] = trust * ((1.0 if index == which else 0.0) - desk.shares[index])
        if grads_n.shape[0]:
            read_stance(told[row], seat, hand, desk.stance)
            pull_net(net, kind, desk.stance, desk.traits, count, pulls, grads_n)
        elif grads_l.shape[0]:
            pull_light(stage_of(told[row], seat), desk.traits, count, pulls, grads_l)


class Pupil:
    """A model that is fitted to decisions, and what it is measured on."""

    def __init__(
        self, light: Any, net: Any, variant: int, told: Numbers, chosen: Numbers, blunder: float
    ) -> None:
        self.light, self.net, self.variant, self.blunder = light, net, variant, blunder
        self.told, self.chosen = told, chosen
        self.desk = new_desk()
        self.adam = Adam(self.weights)

    @property
    def weights(self) -> Any:
        return self.net if len(self.net) else self.light

    def surprise(self, picked: Numbers) -> tuple[float, float]:
        """Return the mean surprise at decisions and how often the likeliest act was chosen."""
        tally = np.zeros(3)
        self._study(picked, np.zeros((0, 1)), np.zeros((0, 1), np.float32), tally)
        return float(tally[1] / tally[0]), float(tally[2] / tally[0])

    def learn(self, picked: Numbers, batch: int, rate: float, decay: float) -> None:
        """Go over decisions once, in this order."""
        for start in range(0, len(picked), batch):
            part = picked[start : start + batch]
            grads_l = np.zeros(self.light.shape)
            grads_n = np.zeros(self.net.shape, np.float32)
            self._study(part, grads_l, grads_n, np.zeros(3))
            grads = (grads_n if len(self.net) else grads_l) / len(part)
            self.adam.climb(self.weights, grads, rate)
            self.weights[...] *= 1 - rate * decay

    def _study(self, picked: Numbers, grads_l: Any, grads_n: Any, tally: Any) -> None:
        study(
            self.told,
            self.chosen,
            picked,
            self.variant,
            self.light,
            self.net,
            self.blunder,
            self.desk,
            grads_l,
            grads_n,
            tally,
        )
