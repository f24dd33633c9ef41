"""Seats: four seats that each play by the policy, from its own hand and what all were told.

Unlike a search with open hands, no seat here acts on what it cannot know.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from doublesix.engine.bits import ALL_TILES, share
from doublesix.engine.compiled import compiled
from doublesix.engine.deals import MOST_ACTS, block, out
from doublesix.engine.policy import (
    HIDDEN,
    pick,
    share_out,
    stage_of,
    weigh_full,
    weigh_light,
)
from doublesix.engine.told import LEFT, PLAYED, RIGHT, legal_acts, tell_pass, tell_play
from doublesix.engine.traits import STANCE, TRAITS, read_stance, read_traits


class Desk(NamedTuple):
    """Room to work in, made once and used again for each act."""

    acts: np.ndarray
    traits: np.ndarray
    stance: np.ndarray
    logits: np.ndarray
    shares: np.ndarray
    layer: np.ndarray


def new_desk() -> Desk:
    """Return room for one thread."""
    return Desk(
        np.zeros(MOST_ACTS, np.int64),
        np.zeros((MOST_ACTS, TRAITS), np.float32),
        np.zeros(STANCE, np.float32),
        np.zeros(MOST_ACTS, np.float64),
        np.zeros(MOST_ACTS, np.float64),
        np.zeros((2, HIDDEN), np.float32),
    )


@compiled
def weigh_acts(told, seat, hand, count, variant, light, net, kind, desk):  # type: ignore[no-untyped-def]
    """Write the logits of a seat's first `count` acts, by the net if it has any rows."""
    read_traits(told, seat, hand, desk.acts, count, variant, desk.traits)
    if net.shape[0]:
        read_stance(told, seat, hand, desk.stance)
        weigh_full(net, kind, desk.stance, desk.traits, count, desk.layer, desk.logits)
    else:
        weigh_light(light, stage_of(told, seat), desk.traits, count, desk.logits)


@compiled
def play_on(hands, told, seat, variant, light, net, kinds, desk, stream):  # type: ignore[no-untyped-def]
    """Play a deal to its end, each seat drawing its acts by the policy; return the outcome code.

    Changes `hands` (int64[4]) and `told`. `kinds` are the heads of the net for seats 0 to 3.
    """
    passes = 0
    while True:
        hand = hands[seat]
        count = legal_acts(hand, told, desk.acts)
        if count == 0:
            tell_pass(told, seat)
            passes += 1
            if passes == 4:
                return block(hands[0], hands[1], hands[2], hands[3], variant)
            seat = (seat + 1) & 3
            continue
        passes = 0
        choice = 0
        if count > 1:
            weigh_acts(told, seat, hand, count, variant, light, net, kinds[seat], desk)
            share_out(desk.logits, count, desk.shares)
            choice = pick(desk.shares, count, share(stream))
        act = desk.acts[choice]
        hand ^= 1 << (act >> 1)
        hands[seat] = hand
        if hand == 0:
            rest = ALL_TILES & ~told[PLAYED]
            return out(seat, act >> 1, told[LEFT], told[RIGHT], rest, variant)
        tell_play(told, seat, act)
        seat = (seat + 1) & 3
