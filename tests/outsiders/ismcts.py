"""ISMCTS: the plain single-observer search over information sets, as the arena's yardstick.

Each iteration draws a deal that may be, every one as likely as another, goes down one tree for
all of them by UCB1 with counts of availability, adds one node, plays on at random, and gives
every node on the way +1, 0 or -1 for the pair that acted. The most visited act is played. What
the others chose so far says nothing to it. A pass is forced and makes no node.

    doublesix arena master tests.outsiders.ismcts:Ismcts@5000
"""

from __future__ import annotations

from dataclasses import dataclass
from math import log, sqrt
from typing import Final

import numpy as np

from doublesix.engine.bits import Floats, Numbers, Stream, below
from doublesix.engine.compiled import compiled
from doublesix.engine.deals import (
    MOST_ACTS,
    OUTCOME,
    PASS,
    TURN,
    legal,
    play,
    winner,
)
from doublesix.engine.playouts import played_out
from doublesix.engine.sampler import draw_deal
from doublesix.players.reading import Plain, View
from tests.outsiders.sight import make, sight_of

EFFORT: Final = 5000
"""Iterations."""

EXPLORATION: Final = 0.7

# A node: the act that leads to it, its first child, its next sibling, and its counts.
ACT: Final = 0
CHILD: Final = 1
SIBLING: Final = 2
VISITS: Final = 3
AVAILABLE: Final = 4
NODE: Final = 5
NOBODY: Final = -1
MOST_DEPTH: Final = 64


@dataclass(frozen=True)
class Ismcts:
    """A player from outside."""

    seed: str
    effort: int = EFFORT

    def choose(self, view: View) -> Plain:
        sight = sight_of(view, self.seed)
        if len(sight.acts) == 1:
            return sight.request(0)
        visits = np.zeros(len(sight.acts), np.int64)
        grow(
            sight.deal,
            sight.acts,
            sight.unseen,
            sight.others,
            sight.held,
            sight.odds,
            sight.plan,
            self.effort,
            sight.stream,
            visits,
        )
        return sight.request(int(np.argmax(visits)))


@compiled
def grow(
    position: Numbers,
    roots: Numbers,
    unseen: int,
    others: Numbers,
    held: Numbers,
    odds: Floats,
    plan: Floats,
    iterations: int,
    stream: Stream,
    visits: Numbers,
) -> None:
    """Grow a tree from a position and count the visits of each act at its root."""
    nodes = np.zeros((iterations + 1, NODE), np.int64)
    rewards = np.zeros(iterations + 1)
    nodes[0, CHILD] = NOBODY
    count = 1
    deal = np.empty_like(position)
    hands = np.empty(3, np.int64)
    acts = np.empty(MOST_ACTS, np.int64)
    way, actors = np.empty(MOST_DEPTH, np.int64), np.empty(MOST_DEPTH, np.int64)
    for _ in range(iterations):
        deal[:] = position
        draw_deal(unseen, held, odds, plan, stream, hands)
        for place in range(3):
            deal[others[place]] = hands[place]
        node, depth, is_new = 0, 0, False
        while deal[OUTCOME] < 0 and not is_new:
            turn = deal[TURN]
            if node == 0:
                open_acts = roots.shape[0]
                acts[:open_acts] = roots
            else:
                open_acts = legal(deal, acts)
            if acts[0] == PASS:
                play(deal, PASS)
                continue
            chosen, is_new = chosen_child(nodes, rewards, node, acts, open_acts, count, stream)
            if is_new:
                count += 1
            way[depth], actors[depth] = chosen, turn
            depth += 1
            node = chosen
            make(deal, nodes[node, ACT])
        outcome = played_out(deal, stream)
        for step in range(depth):
            nodes[way[step], VISITS] += 1
            rewards[way[step]] += winner(outcome, actors[step] & 1)
    child = nodes[0, CHILD]
    while child != NOBODY:
        for place in range(roots.shape[0]):
            if roots[place] == nodes[child, ACT]:
                visits[place] = nodes[child, VISITS]
        child = nodes[child, SIBLING]


@compiled
def chosen_child(
    nodes: Numbers,
    rewards: Floats,
    node: int,
    acts: Numbers,
    open_acts: int,
    count: int,
    stream: Stream,
) -> tuple[int, bool]:
    """Return the child to go to, and whether it is a new one, which takes the place `count`."""
    untried = open_acts
    best, best_value = NOBODY, -np.inf
    child = nodes[node, CHILD]
    while child != NOBODY:
        for place in range(untried):
            if acts[place] == nodes[child, ACT]:
                nodes[child, AVAILABLE] += 1
                value = rewards[child] / nodes[child, VISITS] + EXPLORATION * sqrt(
                    log(nodes[child, AVAILABLE]) / nodes[child, VISITS]
                )
                if value > best_value:
                    best, best_value = child, value
                # What was tried goes behind those that were not.
                untried -= 1
                acts[place], acts[untried] = acts[untried], acts[place]
                break
        child = nodes[child, SIBLING]
    if untried == 0:
        return best, False
    nodes[count, ACT] = acts[below(stream, untried)]
    nodes[count, CHILD] = NOBODY
    nodes[count, SIBLING] = nodes[node, CHILD]
    nodes[count, AVAILABLE] = 1
    nodes[node, CHILD] = count
    return count, True
