"""Gradients: how the logits of a decision depend on the weights of either form; compiled."""

from __future__ import annotations

import numpy as np

from doublesix.engine.bits import Floats
from doublesix.engine.compiled import compiled
from doublesix.engine.policy import HEADS, HIDDEN, Weights, add_rows
from doublesix.engine.traits import STANCE, TRAITS


@compiled
def pull_light(stage: int, traits: Weights, count: int, pulls: Floats, grads: Floats) -> None:
    """Add the gradient of a sum of logits by the light form, each times its pull, to `grads`."""
    for index in range(count):
        for place in range(TRAITS):
            grads[stage, place] += pulls[index] * traits[index, place]


@compiled
def pull_net(
    net: Weights,
    kind: int,
    stance: Weights,
    traits: Weights,
    count: int,
    pulls: Floats,
    grads: Weights,
) -> None:
    """Add the same by the full form with the head of a kind."""
    base = np.zeros(HIDDEN, np.float32)
    hidden = np.zeros(HIDDEN, np.float32)
    total = np.zeros(HIDDEN, np.float32)
    head = net[HEADS + kind]
    add_rows(net, 0, stance, STANCE, base)
    for index in range(count):
        hidden[:] = base
        add_rows(net, STANCE, traits[index], TRAITS, hidden)
        pull = np.float32(pulls[index])
        for place in range(HIDDEN):
            if hidden[place] > 0.0:
                grads[HEADS + kind, place] += pull * hidden[place]
                hidden[place] = pull * head[place]
            else:
                hidden[place] = 0.0
            total[place] += hidden[place]
        add_outer(traits[index], TRAITS, hidden, STANCE, grads)
    add_outer(stance, STANCE, total, 0, grads)


@compiled
def add_outer(values: Weights, count: int, row: Weights, first: int, grads: Weights) -> None:
    """Add a row, times each value, to the rows of `grads` from `first` on."""
    for at in range(count):
        if values[at] != 0.0:
            for place in range(HIDDEN):
                grads[first + at, place] += values[at] * row[place]
