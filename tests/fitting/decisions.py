"""Decisions: what players chose, gathered for a model to be fitted to them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import numpy as np

from doublesix.engine.bits import ALL_TILES, NO_END, Numbers, stream_of
from doublesix.engine.deals import GOING_ON, block, out
from doublesix.engine.gather import Position
from doublesix.engine.told import (
    HELD,
    LACKS,
    LEFT,
    PLAYED,
    RIGHT,
    SIZE,
    legal_acts,
    new_told,
    tell_pass,
    tell_play,
)
from tests.fitting import kernels

Chooser = Callable[[Position, Numbers, Numbers], int]
"""Answers a position, its acts and what all were told with the place of an act."""


@dataclass
class Decisions:
    """What was known and chosen, a row for each decision.

    A row of `chosen` has seat, hand, kind of player and act, then all four hands.
    """

    told: list[Numbers] = field(default_factory=list)
    chosen: list[tuple[int, ...]] = field(default_factory=list)

    def note(self, told: Numbers, seat: int, hands: Numbers, kind: int, act: int) -> None:
        self.told.append(told.copy())
        self.chosen.append((seat, int(hands[seat]), kind, act, *(int(hand) for hand in hands)))

    def save(self, path: Path) -> None:
        np.savez_compressed(path, told=np.array(self.told), chosen=np.array(self.chosen))


def play_deal(
    number: int,
    variant: int,
    choosers: Sequence[Chooser],
    stream: Any,
    note: Callable[[Numbers, int, Numbers, int], None],
) -> int:
    """Play one deal, noting told, seat, hand and act of each decision; return its outcome."""
    hands, told = np.zeros(4, np.int64), new_told()
    kernels.deal_out(np.arange(28), hands, stream)
    return play_hands(number, variant, choosers, hands, told, note)


def play_hands(
    number: int,
    variant: int,
    choosers: Sequence[Chooser],
    hands: Numbers,
    told: Numbers,
    note: Callable[[Numbers, int, Numbers, int], None],
) -> int:
    history: list[tuple[int, int, int, int]] = []
    before = (NO_END, NO_END)
    seat = int(kernels.open_deal(number, hands, told))
    is_free = told[LEFT] == NO_END
    if not is_free:
        history.append(((seat + 3) & 3, 54, NO_END, NO_END))
    acts = np.zeros(8, np.int64)
    passes = 0
    while True:
        hand = int(hands[seat])
        count = legal_acts(hand, told, acts)
        before = int(told[LEFT]), int(told[RIGHT])
        if count == 0:
            tell_pass(told, seat)
            history.append((seat, -1, *before))
            passes += 1
            if passes == 4:
                return int(block(*(int(h) for h in hands), variant))
            seat = (seat + 1) & 3
            continue
        passes = 0
        act = int(acts[0])
        if count > 1:
            position = Position(
                variant,
                seat,
                hand,
                ALL_TILES & ~hand & ~int(told[PLAYED]),
                *before,
                told[HELD : HELD + 4].copy(),
                told[LACKS : LACKS + 4].copy(),
                np.array(history, np.int64).reshape(-1, 4),
                is_free,
            )
            act = int(acts[choosers[seat](position, acts[:count].copy(), told)])
            note(told, seat, hands, act)
        hands[seat] = hand & ~(1 << (act >> 1))
        if hands[seat] == 0:
            rest = ALL_TILES & ~int(told[PLAYED])
            return int(out(seat, act >> 1, *before, rest, variant))
        tell_play(told, seat, act)
        history.append((seat, act, *before))
        seat = (seat + 1) & 3
