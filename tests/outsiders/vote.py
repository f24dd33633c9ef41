"""Vote: the algorithm of `probabilistic_alphabeta` of the package `dominoes`, at engine's speed.

Deals that may be, each as likely as another, are solved for points with all hands open; each
gives one vote to the first act that is best in it, the heaviest tile first; the act with the
most votes is played. Before a few tiles are laid the heaviest is played. Solves by the rules of
the profile, and takes as many deals as the effort allows, at least one.

    doublesix arena master tests.outsiders.vote:Vote@20000
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Final

import numpy as np

from doublesix.engine.bits import PIPS, Floats, Numbers, Stream
from doublesix.engine.compiled import compiled
from doublesix.engine.deals import MOST_ACTS
from doublesix.engine.sampler import draw_deal
from doublesix.engine.solver import NO_LIMIT, NODES, new_memory, solve_points
from doublesix.players.club import best_acts
from doublesix.players.reading import Plain, View, read
from tests.outsiders.sight import sight_of

EFFORT: Final = 20_000
"""Positions searched, all deals together."""

START: Final = 4
"""With fewer tiles laid than these the heaviest is played: a deal takes too long to solve."""


@dataclass(frozen=True)
class Vote:
    """A player from outside."""

    seed: str
    effort: int = EFFORT

    def choose(self, view: View) -> Plain:
        if view["phase"] == "naming":
            return best_acts(read(view))[0].request  # the package knows no naming
        sight = sight_of(view, self.seed)
        order = np.argsort(-PIPS[sight.acts >> 1], kind="stable")
        if len(order) == 1 or len(view["layout"]) < START:
            return sight.request(int(order[0]))
        votes = np.zeros(len(order), np.int64)
        count_votes(
            sight.deal,
            sight.acts[order],
            sight.seat,
            sight.unseen,
            sight.others,
            sight.held,
            sight.odds,
            sight.plan,
            self.effort,
            sight.stream,
            _memory(),
            votes,
        )
        return sight.request(int(order[np.argmax(votes)]))


@cache
def _memory() -> Numbers:
    """Return where the solver remembers positions; what it holds changes no value."""
    return new_memory()


@compiled
def count_votes(
    position: Numbers,
    ranked: Numbers,
    seat: int,
    unseen: int,
    others: Numbers,
    held: Numbers,
    odds: Floats,
    plan: Floats,
    effort: int,
    stream: Stream,
    memory: Numbers,
    votes: Numbers,
) -> None:
    """Let each deal vote for the first of the ranked acts that is best in it."""
    deal = np.empty_like(position)
    hands = np.empty(3, np.int64)
    acts, found = np.empty(MOST_ACTS, np.int64), np.empty(MOST_ACTS, np.int64)
    searched = 0
    while searched <= effort:
        draw_deal(unseen, held, odds, plan, stream, hands)
        deal[:] = position
        for other in range(3):
            deal[others[other]] = hands[other]
        count = solve_points(deal, seat & 1, NO_LIMIT, memory, acts, found)
        searched += memory[NODES] + 1
        best = found[:count].max()
        for place in range(count):
            is_best = False
            for other in range(count):
                if acts[other] == ranked[place] and found[other] == best:
                    is_best = True
            if is_best:
                votes[place] += 1
                break
