"""Beliefs: how likely a hidden seat was to choose as it did, had it held a given hand.

A seat is taken to be a player of one kind throughout a deal, nobody knows which, and to choose by
the policy of that kind, now and then at random. What it held at an earlier play
is what it holds now and what it has laid since. A play that left it no choice says nothing.
"""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np

from doublesix.engine.bits import Floats, Numbers
from doublesix.engine.compiled import compiled
from doublesix.engine.policy import Weights, share_out
from doublesix.engine.seats import Desk, weigh_kinds
from doublesix.engine.told import LEFT, begin, legal_acts, tell_pass, tell_play

BLUNDER: Final = 0.05
"""How often a seat is taken to choose at random."""


_PLACES: Final = 2048
_OF_ONE_KIND: Final = np.ones(1)


class Mind(NamedTuple):
    """How seats are taken to choose: the policy's light form, and its net, which may be empty.

    `shares` says how likely a seat is of each kind that the net has a head for, the first kinds
    if there are fewer shares than heads; the light form knows one kind only.
    """

    light: Weights
    net: Weights
    shares: Floats = _OF_ONE_KIND


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
    kinds = mind.shares.shape[0]
    for kind in range(kinds):
        desk.chances[kind] = mind.shares[kind]
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
        weigh_kinds(past[at], seat, hand, count, variant, mind.light, mind.net, kinds, desk)
        chosen = 0
        # Nothing stops a look past the acts if this one is not among them.
        while chosen < count - 1 and desk.acts[chosen] != act:
            chosen += 1
        for kind in range(kinds):
            share_out(desk.kinds[kind], count, desk.shares)
            desk.chances[kind] *= (1.0 - BLUNDER) * desk.shares[chosen] + BLUNDER / count
    chance = 0.0
    for kind in range(kinds):
        chance += desk.chances[kind]
    return chance


class Memory(NamedTuple):
    """What was found of single hands, a row for each hidden seat: a hand recurs in many deals."""

    hands: Numbers
    chances: Floats


def new_memory() -> Memory:
    """Return a memory without any hand."""
    return Memory(np.full((3, _PLACES), -1, np.int64), np.zeros((3, _PLACES)))


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
    memory: Memory,
    weights: Floats,
) -> None:
    """Multiply each deal's weight by the chance of what its three hidden seats chose.

    A row of `deals` has the hands of the seats `others`.
    """
    for row in range(deals.shape[0]):
        for place in range(3):
            hand = deals[row, place]
            # The high bits of a product of 32 bits spread the hands over the places.
            at = ((hand * 0x9E3779B1) >> 21) & (_PLACES - 1)
            if memory.hands[place, at] != hand:
                memory.hands[place, at] = hand
                memory.chances[place, at] = likelihood(
                    others[place], hand, history, past, is_pose_free, variant, mind, desk
                )
            weights[row] *= memory.chances[place, at]
