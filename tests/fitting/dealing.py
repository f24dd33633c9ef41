"""Dealing: deals to be learned from, half of them opened with 6-6; compiled."""

from __future__ import annotations

from typing import Final

import numpy as np

from doublesix.engine.bits import DOUBLE_SIX, Numbers, Stream, share
from doublesix.engine.compiled import compiled
from doublesix.engine.told import begin, tell_play

POSED: Final = DOUBLE_SIX * 2
"""The act that poses 6-6."""


@compiled
def deal_out(order: Numbers, hands: Numbers, stream: Stream) -> None:
    """Shuffle the set, in any order, into four hands."""
    for index in range(27):
        other = index + np.int64(share(stream) * (28 - index))
        order[index], order[other] = order[other], order[index]
    for seat in range(4):
        hands[seat] = 0
        for index in range(7):
            hands[seat] |= 1 << order[seat * 7 + index]


@compiled
def open_deal(number: int, hands: Numbers, told: Numbers) -> int:
    """Begin a deal, every other one with 6-6; return the seat that is to act."""
    begin(told)
    if number & 1:
        for seat in range(4):
            if hands[seat] >> DOUBLE_SIX & 1:
                hands[seat] ^= 1 << DOUBLE_SIX
                tell_play(told, seat, POSED)
                return (seat + 1) & 3
    return (number >> 1) & 3


@compiled
def worth(outcome: int, seat: int) -> float:
    """Return what an outcome is worth to a seat's pair: 1, 0.5 or 0."""
    if outcome == 0:
        return 0.5
    return 1.0 if (((outcome - 1) >> 1) - seat) & 1 == 0 else 0.0
