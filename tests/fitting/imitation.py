"""Imitation: fit a policy to decisions, by how likely it makes them."""

from __future__ import annotations

import numpy as np

from doublesix.engine.bits import Floats, Numbers
from doublesix.engine.compiled import compiled
from doublesix.engine.policy import Weights, share_out, stage_of
from doublesix.engine.seats import Desk, new_desk, weigh_acts
from doublesix.engine.told import legal_acts
from doublesix.engine.traits import read_stance
from tests.fitting.adam import Adam
from tests.fitting.gradients import pull_light, pull_net


class Pupil:
    """A model that is fitted in place to decisions: the net, or the light form without one.

    A seat is taken to choose by it, and now and then, by `blunder`, at random.
    """

    def __init__(
        self,
        light: Weights,
        net: Weights,
        variant: int,
        told: Numbers,
        chosen: Numbers,
        blunder: float,
    ) -> None:
        self.light, self.net, self.variant = light, net, variant
        self.told, self.chosen, self.blunder = told, chosen, blunder
        self.desk = new_desk()
        self.weights = net if len(net) else light
        self.adam = Adam(self.weights)

    def surprise(self, picked: Numbers) -> tuple[float, float]:
        """Return the mean surprise at decisions, and how often the likeliest act was chosen.

        Surprise is minus the log chance of what was chosen.
        """
        count, surprise, hits = self._study(picked, np.zeros((0, 1)), np.zeros((0, 1), np.float32))
        return surprise / count, hits / count

    def learn(self, picked: Numbers, batch: int, rate: float, decay: float) -> None:
        """Go over decisions once, in this order."""
        for start in range(0, len(picked), batch):
            part = picked[start : start + batch]
            grads_light = np.zeros(self.light.shape)
            grads_net = np.zeros(self.net.shape, np.float32)
            self._study(part, grads_light, grads_net)
            grads = grads_net if len(self.net) else grads_light
            self.adam.climb(self.weights, grads / len(part), rate)
            self.weights *= np.float32(1 - rate * decay)

    def _study(
        self, picked: Numbers, grads_light: Floats, grads_net: Weights
    ) -> tuple[float, float, float]:
        tally = np.zeros(3)
        study(
            self.told,
            self.chosen,
            picked,
            self.variant,
            self.light,
            self.net,
            self.blunder,
            self.desk,
            grads_light,
            grads_net,
            tally,
        )
        count, surprise, hits = tally
        return float(count), float(surprise), float(hits)


@compiled
def study(
    told: Numbers,
    chosen: Numbers,
    picked: Numbers,
    variant: int,
    light: Weights,
    net: Weights,
    blunder: float,
    desk: Desk,
    grads_light: Floats,
    grads_net: Weights,
    tally: Floats,
) -> None:
    """Add up the gradient of the log chance of the picked decisions, where it is asked for.

    `tally` gets how many there were, their surprise, and how often the likeliest act was chosen.
    """
    pulls = np.zeros(8)
    for place in range(picked.shape[0]):
        row = picked[place]
        seat, hand, kind, act = chosen[row, 0], chosen[row, 1], chosen[row, 2], chosen[row, 3]
        count = legal_acts(hand, told[row], desk.acts)
        weigh_acts(told[row], seat, hand, count, variant, light, net, kind, desk)
        share_out(desk.logits, count, desk.shares)
        which = 0
        while desk.acts[which] != act:
            which += 1
        chance = (1.0 - blunder) * desk.shares[which] + blunder / count
        tally[0] += 1.0
        tally[1] -= np.log(chance)
        tally[2] += 1.0 if np.argmax(desk.logits[:count]) == which else 0.0
        trust = (1.0 - blunder) * desk.shares[which] / chance
        for index in range(count):
            pulls[index] = -trust * desk.shares[index]
        pulls[which] += trust
        if grads_net.shape[0]:
            read_stance(told[row], seat, hand, desk.stance)
            pull_net(net, kind, desk.stance, desk.traits, count, pulls, grads_net)
        elif grads_light.shape[0]:
            pull_light(stage_of(told[row], seat), desk.traits, count, pulls, grads_light)
