"""Beliefs: how likely a hidden seat was to choose as it did, had it held a given hand.

A seat is taken to choose by the policy, now and then at random. What it held at an earlier play
is what it holds now and what it has laid since. A play that left it no choice says nothing.
"""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np

from doublesix.engine.bits import Numbers
from doublesix.engine.compiled import compiled
from doublesix.engine.policy import share_out
from doublesix.engine.sampler import Floats
from doublesix.engine.seats import Desk, weigh_acts
from doublesix.engine.told import LEFT, begin, legal_acts, tell_pass, tell_play

BLUNDER: Final = 0.05
"""How often a seat is taken to choose at random."""


class Mind(NamedTuple):
    """How seats are taken to choose: the policy's light form, and its net, which may be empty."""

    light: np.ndarray
    net: np.ndarray


@compiled
def recall(history: Numbers, told: Numbers, past: Numbers) -> None:
    """Write what was told by a history into `told`, and what was before each row into `past`.

    A row of `history` begins with a seat and its act.
    """
    begin(told)
    for at in range(history.shape[0]):
        past[at] = told
        if history[at, 1] < 0:
            tell_pass(told, history[at, 0])
        else:
            tell_play(told, history[at, 0], history[at, 1])


@compiled
def likelihood(
    seat: int,
    hand: int,
    history: Numbers,
    past: Numbers,
    is_pose_free: bool,
    variant: int,
    mind: Mind,
    desk: Desk,
) -> float:
    """Return the chance that a seat chose all that it chose, if it holds this hand now."""
    chance = 1.0
    for at in range(history.shape[0] - 1, -1, -1):
        act = history[at, 1]
        if history[at, 0] != seat or act < 0:
            continue
        hand |= 1 << (act >> 1)
        if past[at, LEFT] == 7 and not is_pose_free:
            continue
        count = legal_acts(hand, past[at], desk.acts)
        if count < 2:
            continue
        weigh_acts(past[at], seat, hand, count, variant, mind.light, mind.net, 0, desk)
        share_out(desk.logits, count, desk.shares)
        for place in range(count):
            if desk.acts[place] == act:
                chance *= (1.0 - BLUNDER) * desk.shares[place] + BLUNDER / count
    return chance


@compiled
def believe(
    deals: Numbers,
    others: Numbers,
    history: Numbers,
    past: Numbers,
    is_pose_free: bool,
    variant: int,
    mind: Mind,
    desk: Desk,
    weights: Floats,
) -> None:
    """Multiply each deal's weight by the chance of what its three hidden seats chose.

    A row of `deals` has the hands of the seats `others`.
    """
    for row in range(deals.shape[0]):
        for place in range(3):
            weights[row] *= likelihood(
                others[place],
                deals[row, place],
                history,
                past,
                is_pose_free,
                variant,
                mind,
                desk,
            )
