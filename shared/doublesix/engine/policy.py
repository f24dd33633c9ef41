"""Policy: how a seat is taken to choose, from what it knows itself; compiled, with fitted weights.

Two forms. The *light* one is a weighted sum of a play's traits, other weights in each stage of
the hand. The *full* one is a small net with one hidden layer, whose heads stand for different
kinds of players. Both give a number for each act; the likelier the act, the higher.
"""

from __future__ import annotations

from typing import Final

import numpy as np
import numpy.typing as npt

from doublesix.engine.bits import Floats, Numbers
from doublesix.engine.compiled import compiled
from doublesix.engine.told import HELD, LEFT
from doublesix.engine.traits import STANCE, TRAITS

Weights = npt.NDArray[np.float32]

STAGES: Final = 7
"""The stages of a hand: the pose, then with 2, 3, ... 7 tiles held."""
HIDDEN: Final = 32
"""How wide the net is."""
HEADS: Final = STANCE + TRAITS
"""The row of a net at which its heads begin; the weights of the stance and of the traits before."""

_LOWEST: Final = -700.0
_LN2: Final = 0.6931471805599453
_POWERS: Final = np.array([2.0**-power for power in range(1024)])


@compiled
def exponential(x: float) -> float:
    """Return e to a power that is not above 0, by arithmetic alone: the same number everywhere."""
    if x < _LOWEST:
        return 0.0
    power = int(-x / _LN2)
    rest = x + power * _LN2
    # The series in Horner's form, at an eighth of the rest and raised again.
    y = rest * 0.125
    total = 1.0 + y * (1.0 + y * (0.5 + y * (1 / 6 + y * (1 / 24 + y * (1 / 120 + y / 720)))))
    total *= total
    total *= total
    total *= total
    return float(total * _POWERS[power])


@compiled
def stage_of(told: Numbers, seat: int) -> int:
    """Return the stage of a seat that is to choose."""
    if told[LEFT] == 7:
        return 0
    return int(max(told[HELD + seat] - 1, 1))


@compiled
def weigh_light(weights: Weights, stage: int, traits: Weights, count: int, logits: Floats) -> None:
    """Write the logit of each act by the light form; weights are float32[STAGES, TRAITS]."""
    for index in range(count):
        # Eight sums side by side: one after another they would wait for each other.
        a = b = c = d = e = f = g = h = np.float32(0.0)
        for at in range(0, TRAITS, 8):
            a += weights[stage, at] * traits[index, at]
            b += weights[stage, at + 1] * traits[index, at + 1]
            c += weights[stage, at + 2] * traits[index, at + 2]
            d += weights[stage, at + 3] * traits[index, at + 3]
            e += weights[stage, at + 4] * traits[index, at + 4]
            f += weights[stage, at + 5] * traits[index, at + 5]
            g += weights[stage, at + 6] * traits[index, at + 6]
            h += weights[stage, at + 7] * traits[index, at + 7]
        logits[index] = ((a + b) + (c + d)) + ((e + f) + (g + h))


@compiled
def add_rows(net: Weights, first: int, values: Weights, count: int, sums: Weights) -> None:
    """Add to `sums` the rows of a net from `first` on, each times its value; count in eights."""
    # Eight rows at a time, without a look for zeros: only so does it become vector arithmetic.
    for at in range(0, count, 8):
        a, b, c, d = values[at], values[at + 1], values[at + 2], values[at + 3]
        e, f, g, h = values[at + 4], values[at + 5], values[at + 6], values[at + 7]
        row = first + at
        for place in range(HIDDEN):
            sums[place] += (
                (a * net[row, place] + b * net[row + 1, place])
                + (c * net[row + 2, place] + d * net[row + 3, place])
            ) + (
                (e * net[row + 4, place] + f * net[row + 5, place])
                + (g * net[row + 6, place] + h * net[row + 7, place])
            )


@compiled
def weigh_full(
    net: Weights,
    first: int,
    last: int,
    stance: Weights,
    traits: Weights,
    count: int,
    layer: Weights,
    logits: Floats,
) -> None:
    """Write the logit of each act by the full form, a row for each kind from `first` to `last`.

    The net is float32[HEADS + kinds, HIDDEN], `layer` float32[2, HIDDEN] to work in. The last
    kind is not among them.
    """
    base = layer[0]
    hidden = layer[1]
    none = np.float32(0.0)
    for place in range(HIDDEN):
        base[place] = none
    add_rows(net, 0, stance, STANCE, base)
    for index in range(count):
        for place in range(HIDDEN):
            hidden[place] = base[place]
        add_rows(net, STANCE, traits[index], TRAITS, hidden)
        for place in range(HIDDEN):
            hidden[place] = max(hidden[place], none)
        for kind in range(first, last):
            row = HEADS + kind
            a = b = c = d = none
            for place in range(0, HIDDEN, 4):
                a += hidden[place] * net[row, place]
                b += hidden[place + 1] * net[row, place + 1]
                c += hidden[place + 2] * net[row, place + 2]
                d += hidden[place + 3] * net[row, place + 3]
            logits[kind - first, index] = (a + b) + (c + d)


@compiled
def share_out(logits: Floats, count: int, shares: Floats) -> None:
    """Write how likely each act is by its logit."""
    highest = logits[0]
    for index in range(1, count):
        highest = max(highest, logits[index])
    total = 0.0
    for index in range(count):
        share = exponential(logits[index] - highest)
        shares[index] = share
        total += share
    for index in range(count):
        shares[index] /= total


@compiled
def pick(shares: Floats, count: int, luck: float) -> int:
    """Return the place of one act, drawn by its share and a number from 0 up to 1."""
    left = luck
    for index in range(count - 1):
        left -= shares[index]
        if left < 0.0:
            return index
    return count - 1
