"""Seats: four seats that each play by the policy, from its own hand and what all were told.

Unlike a search with open hands, no seat here acts on what it cannot know.
"""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np

from doublesix.engine.bits import ALL_TILES, Floats, Numbers, Stream, share
from doublesix.engine.compiled import compiled
from doublesix.engine.deals import MOST_ACTS, block, out
from doublesix.engine.policy import (
    HIDDEN,
    Weights,
    pick,
    share_out,
    stage_of,
    weigh_full,
    weigh_light,
)
from doublesix.engine.told import LEFT, PLAYED, RIGHT, legal_acts, tell_pass, tell_play
from doublesix.engine.traits import STANCE, TRAITS, read_stance, read_traits

MOST_KINDS: Final = 6


class Desk(NamedTuple):
    """Room to work in, made once and used again for each act."""

    acts: Numbers
    traits: Weights
    stance: Weights
    logits: Floats
    """The logits of acts by one kind of player."""
    kinds: Floats
    """The same by several kinds, a row for each."""
    chances: Floats
    """A number for each kind."""
    shares: Floats
    layer: Weights


def new_desk() -> Desk:
    """Return room for one thread."""
    return Desk(
        np.zeros(MOST_ACTS, np.int64),
        np.zeros((MOST_ACTS, TRAITS), np.float32),
        np.zeros(STANCE, np.float32),
        np.zeros(MOST_ACTS),
        np.zeros((MOST_KINDS, MOST_ACTS)),
        np.zeros(MOST_KINDS),
        np.zeros(MOST_ACTS),
        np.zeros((2, HIDDEN), np.float32),
    )


@compiled
def weigh_acts(
    told: Numbers,
    seat: int,
    hand: int,
    count: int,
    variant: int,
    light: Weights,
    net: Weights,
    kind: int,
    desk: Desk,
) -> None:
    """Write the logits of a seat's first `count` acts, by the net if it has any rows."""
    read_traits(told, seat, hand, desk.acts, count, variant, desk.traits)
    if net.shape[0]:
        read_stance(told, seat, hand, desk.stance)
        weigh_full(net, kind, kind + 1, desk.stance, desk.traits, count, desk.layer, desk.kinds)
        for place in range(count):
            desk.logits[place] = desk.kinds[0, place]
    else:
        weigh_light(light, stage_of(told, seat), desk.traits, count, desk.logits)


@compiled
def weigh_kinds(
    told: Numbers,
    seat: int,
    hand: int,
    count: int,
    variant: int,
    light: Weights,
    net: Weights,
    kinds: int,
    desk: Desk,
) -> None:
    """Write the same for the first kinds of a net; without one, for the only kind there is."""
    read_traits(told, seat, hand, desk.acts, count, variant, desk.traits)
    if net.shape[0]:
        read_stance(told, seat, hand, desk.stance)
        weigh_full(net, 0, kinds, desk.stance, desk.traits, count, desk.layer, desk.kinds)
    else:
        weigh_light(light, stage_of(told, seat), desk.traits, count, desk.kinds[0])


@compiled
def play_on(
    hands: Numbers,
    told: Numbers,
    seat: int,
    variant: int,
    light: Weights,
    net: Weights,
    kinds: Numbers,
    desk: Desk,
    stream: Stream,
) -> int:
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
