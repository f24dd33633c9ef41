"""Iteration: a net learns what a search chose, the search then leans on the net, and so on.

Each time round, four seats that search play deals; the net is measured on what they chose before
it has seen it, and then fitted to it, to what it saw earlier, and to what players of other kinds
chose.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

import numpy as np

from doublesix.engine.beliefs import Mind
from doublesix.engine.bits import Numbers, Stream, stream_of
from doublesix.engine.gather import Position
from doublesix.engine.policy import Weights
from doublesix.engine.search import Way, search
from tests.fitting.decisions import KIND, Decisions, play_deal
from tests.fitting.imitation import Pupil
from tests.fitting.insight import insight
from tests.fitting.selfplay import no_light

BLUNDER = 0.05
WAY = Way(believes=True, weighed=1.0, batch=16, doubt=2.0, lean=0.03)
STAKES = [
    np.array([0.5] + [float((code - 1) // 2 % 2 == pair) for code in range(1, 9)])
    for pair in (0, 1)
]
"""What each outcome is worth to a pair where the deal alone counts."""


class Progress(NamedTuple):
    """How well a net foretold decisions that it had not seen.

    `surprise` is the mean of minus the log chance of what was chosen, `chance_level` the same if
    every act is as likely; `hits` is how often the likeliest act was chosen, `insight` how much
    it tells of the hidden hands, in nats a position.
    """

    surprise: float
    chance_level: float
    hits: float
    insight: float
    kept: int


class Searcher:
    """A seat that searches, with beliefs by a net and playouts by the light form."""

    def __init__(self, net: Weights, light: Weights, effort: int, stream: Stream) -> None:
        self.minds = Mind(light, net), Mind(light, net[:0])
        self.effort, self.stream = effort, stream

    def __call__(self, position: Position, acts: Numbers, told: Numbers) -> int:
        found = search(
            position,
            acts,
            np.full(len(acts), (position.seat + 1) % 4),
            STAKES[position.seat % 2],
            self.effort,
            WAY,
            self.minds,
            self.stream,
        )
        return int(found.order[0])


def iterate(
    variant: int,
    net: Weights,
    light: Weights,
    others: Decisions,
    *,
    effort: int,
    seed: int,
    times: int,
    fresh: int = 1500,
    most: int = 30_000,
) -> Iterator[Progress]:
    """Improve a net in place, `times` times round; `others` are decisions of other kinds."""
    stream = stream_of(seed)
    random = np.random.default_rng(seed)
    seat = Searcher(net, light, effort, stream)
    kept = Decisions()
    adam: Any = None
    number = 0
    for _ in range(times):
        new = Decisions()
        while len(new) < fresh:
            play_deal(number, variant, [seat] * 4, stream, new.noting(0))
            number += 1
        progress = measure(variant, net, new, stream)
        kept = kept.and_then(new).newest(most)
        told, chosen = kept.and_then(others).arrays()
        pupil = Pupil(no_light(), net, variant, told, chosen, BLUNDER)
        pupil.adam = adam or pupil.adam
        adam = pupil.adam
        strangers = np.flatnonzero(chosen[:, KIND])
        for _ in range(3):
            some = random.permutation(strangers)[: len(kept) // 3]
            picked = np.concatenate([np.arange(len(kept)), some])
            pupil.learn(random.permutation(picked), batch=256, rate=0.0015, decay=0.3)
        yield progress._replace(kept=len(kept))


def measure(variant: int, net: Weights, decisions: Decisions, stream: Stream) -> Progress:
    """Say how well a net foretells decisions by players of the first kind."""
    told, chosen = decisions.arrays()
    rows = np.arange(len(chosen))
    flat = np.zeros((0, net.shape[1]), np.float32)
    surprise, hits = Pupil(no_light(), net, variant, told, chosen, BLUNDER).surprise(rows)
    level, _ = Pupil(no_light(), flat, variant, told, chosen, BLUNDER).surprise(rows)
    gain = insight(variant, net, np.ones(1), told, chosen, stream)
    return Progress(surprise, level, hits, gain, len(rows))
