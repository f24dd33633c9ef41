"""Decisions: what players chose, gathered for a model to be fitted to them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path

import numpy as np

from doublesix.engine.bits import ALL_TILES, NO_END, Numbers, Stream
from doublesix.engine.deals import MOST_ACTS, PASS, block, out
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
from tests.fitting.dealing import POSED, deal_out, open_deal

SEAT, HAND, KIND, ACT, HANDS = range(5)
"""The columns of `chosen`; the four hands begin at the last."""

Chooser = Callable[[Position, Numbers, Numbers], int]
"""Answers a position, its acts and what all were told with the place of an act."""

Noting = Callable[[Numbers, int, Numbers, int], None]
"""Is told of each decision: what was told, the seat, all hands and the act."""


@dataclass
class Decisions:
    """What was known and chosen, a row for each decision, deal after deal."""

    told: list[Numbers] = field(default_factory=list)
    chosen: list[tuple[int, ...]] = field(default_factory=list)

    def __len__(self) -> int:
        return len(self.chosen)

    def note(self, kind: int, told: Numbers, seat: int, hands: Numbers, act: int) -> None:
        """Add a decision of a seat that is a player of some kind."""
        self.told.append(told.copy())
        self.chosen.append((seat, int(hands[seat]), kind, act, *(int(hand) for hand in hands)))

    def noting(self, kind: int) -> Noting:
        """Return what adds the decisions of one kind."""
        return lambda told, seat, hands, act: self.note(kind, told, seat, hands, act)

    def and_then(self, more: Decisions) -> Decisions:
        return Decisions(self.told + more.told, self.chosen + more.chosen)

    def newest(self, most: int) -> Decisions:
        return Decisions(self.told[-most:], self.chosen[-most:])

    def arrays(self) -> tuple[Numbers, Numbers]:
        told = np.array(self.told, np.int64).reshape(-1, SIZE)
        return told, np.array(self.chosen, np.int64).reshape(-1, HANDS + 4)

    def save(self, path: Path) -> None:
        told, chosen = self.arrays()
        np.savez_compressed(path, told=told.astype(np.int32), chosen=chosen)

    @staticmethod
    def load(path: Path) -> Decisions:
        with np.load(path) as stored:
            told, chosen = stored["told"].astype(np.int64), stored["chosen"]
        return Decisions(list(told), [tuple(map(int, row)) for row in chosen])


def play_deal(
    number: int, variant: int, choosers: Sequence[Chooser], stream: Stream, note: Noting
) -> int:
    """Deal and play, noting each decision; return the outcome. A single act is no decision."""
    hands, told = np.zeros(4, np.int64), new_told()
    deal_out(np.arange(28), hands, stream)
    return play_hands(number, variant, choosers, hands, told, note)


def play_hands(
    number: int,
    variant: int,
    choosers: Sequence[Chooser],
    hands: Numbers,
    told: Numbers,
    note: Noting,
) -> int:
    """Play hands that were dealt, as the deal of this number opens."""
    seat = int(open_deal(number, hands, told))
    is_free = bool(told[LEFT] == NO_END)
    history = [] if is_free else [((seat + 3) % 4, POSED, NO_END, NO_END)]
    acts = np.zeros(MOST_ACTS, np.int64)
    passes = 0
    while passes < 4:
        left, right = int(told[LEFT]), int(told[RIGHT])
        hand = int(hands[seat])
        count = legal_acts(hand, told, acts)
        act = int(acts[0]) if count else PASS
        if count > 1:
            position = Position(
                variant=variant,
                seat=seat,
                hand=hand,
                unseen=ALL_TILES & ~hand & ~int(told[PLAYED]),
                left=left,
                right=right,
                held=told[HELD : HELD + 4].copy(),
                lacks=told[LACKS : LACKS + 4].copy(),
                history=np.array(history, np.int64).reshape(-1, 4),
                is_pose_free=is_free,
            )
            act = int(acts[choosers[seat](position, acts[:count].copy(), told)])
            note(told, seat, hands, act)
        if act == PASS:
            tell_pass(told, seat)
            passes += 1
        else:
            passes = 0
            hands[seat] = hand & ~(1 << (act >> 1))
            if hands[seat] == 0:
                rest = ALL_TILES & ~int(told[PLAYED])
                return int(out(seat, act >> 1, left, right, rest, variant))
            tell_play(told, seat, act)
        history.append((seat, act, left, right))
        seat = (seat + 1) % 4
    return int(block(hands[0], hands[1], hands[2], hands[3], variant))
