"""Open hands: what acts lead to when everybody sees all four hands, found by the engine.

Knows a whole deal, and is asked about finished ones only. Needs the extra `bots`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import numpy as np

from doublesix.engine.bits import NO_END, Numbers
from doublesix.engine.deals import (
    CHIVA,
    LEFT,
    MOST_ACTS,
    PASS,
    PASSES,
    RIGHT,
    SIX_LOVE,
    TIE,
    TURN,
    new_deal,
    open_with_double_six,
)
from doublesix.engine.solver import UNFINISHED, new_memory, ranked, solve
from doublesix.players.stakes import stakes_of
from doublesix.review.form import Outcome, Truth
from doublesix.rules.acts import DealAct, Name, Pass, Play
from doublesix.rules.chapter import Chapter
from doublesix.rules.deal import Deal
from doublesix.rules.layout import End
from doublesix.rules.opening import OpeningRule
from doublesix.rules.seat import Seat

LIMIT: Final = 20_000_000
"""So many positions are searched at an act before it is left unsolved."""

_VARIANTS: Final = {"chiva": CHIVA, "six-love": SIX_LOVE}
_MEMORY_BITS: Final = 20
"""Enough for a deal that is solved from the pose."""


class OpenHands:
    """Sees all hands of the deals of one game."""

    def __init__(self, profile: str, limit: int = LIMIT) -> None:
        self._profile = profile
        self._limit = limit
        self._memory = new_memory(_MEMORY_BITS)

    def __call__(self, chapter: Chapter, acts: tuple[DealAct, ...]) -> Mapping[DealAct, Truth]:
        """Return what acts of the seat in turn lead to; nothing where that was too much to find."""
        seat = chapter.deal.turn
        assert seat is not None, chapter
        score = chapter.before
        stakes = stakes_of(self._profile, seat, (score.one_three, score.two_four))
        found: dict[DealAct, Truth] = {}
        solved: dict[int, float] | None = None
        for act in acts:
            if isinstance(act, Name):
                poses = self._solved(_named(chapter.deal, act.opener), stakes, seat)
                chance = max(poses.values(), default=None)
            else:
                if solved is None:
                    solved = self._solved(state_of(chapter.deal), stakes, seat)
                chance = solved.get(_code(act))
            if chance is not None:
                found[act] = _truth(chance, stakes)
        return found

    def _solved(self, state: Numbers, stakes: tuple[float, ...], seat: Seat) -> dict[int, float]:
        """Return what each act of a state is worth to a seat's pair; nothing if it is too much."""
        by_worth = ranked(np.array(stakes))
        acts, found = np.zeros(MOST_ACTS, np.int64), np.zeros(MOST_ACTS, np.int64)
        pair = (seat - 1) % 2
        count = solve(state, by_worth.ranks, pair, self._limit, self._memory, acts, found)
        if count == UNFINISHED:
            return {}
        return {
            int(act): float(by_worth.worth[rank])
            for act, rank in zip(acts[:count], found[:count], strict=True)
        }


def state_of(deal: Deal) -> Numbers:
    """Return a deal as the engine takes it."""
    state = new_deal(_VARIANTS[deal.profile.name])
    for place, hand in enumerate(deal.hands):
        state[place] = sum(1 << tile.index for tile in hand)
    assert deal.turn is not None, deal
    layout = deal.layout
    if layout is None and deal.opening.rule is OpeningRule.DOUBLE_SIX:
        open_with_double_six(state)
        return state
    state[LEFT], state[RIGHT] = (NO_END, NO_END) if layout is None else (layout.left, layout.right)
    state[TURN] = deal.turn - 1
    state[PASSES] = deal.passes
    return state


def _named(deal: Deal, opener: Seat) -> Numbers:
    """Return a deal as it stands once its opener is named."""
    state = state_of(deal)
    state[TURN] = opener - 1
    return state


def _code(act: Play | Pass) -> int:
    if isinstance(act, Pass):
        return PASS
    return 2 * act.tile.index + (act.end is End.RIGHT)


def _truth(chance: float, stakes: tuple[float, ...]) -> Truth:
    """Return the chance, and the outcome that it stands for: any win is worth more than a tie."""
    if chance == stakes[TIE]:
        return Truth(Outcome.TIE, chance)
    return Truth(Outcome.WIN if chance > stakes[TIE] else Outcome.LOSS, chance)
