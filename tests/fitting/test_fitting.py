"""The fitting climbs where it should: its gradients are those of what it adds up."""

from __future__ import annotations

import numpy as np
import pytest

from doublesix.engine.bits import stream_of
from doublesix.engine.policy import HEADS, HIDDEN, Weights
from doublesix.engine.seats import new_desk
from tests.fitting.decisions import Decisions, play_deal
from tests.fitting.duels import Follower, duel
from tests.fitting.imitation import Pupil, study
from tests.fitting.insight import insight
from tests.fitting.selfplay import NONE, new_net, no_light, self_play

pytestmark = pytest.mark.slow


def heavy_first() -> Weights:
    light = no_light()
    light[:, 0] = 9
    return light


@pytest.fixture(scope="module")
def heavy() -> Decisions:
    """Decisions of seats that lay heavy tiles."""
    seat, found, stream = Follower(0, heavy_first(), NONE), Decisions(), stream_of(4)
    for number in range(60):
        play_deal(number, 0, [seat] * 4, stream, found.noting(0))
    return found


def surprise_of(net: Weights, decisions: Decisions) -> float:
    told, chosen = decisions.arrays()
    return Pupil(no_light(), net, 0, told, chosen, 0.05).surprise(np.arange(len(chosen)))[0]


def test_the_gradient_is_the_slope_of_the_surprise(heavy: Decisions) -> None:
    net = new_net(1, 7)
    told, chosen = heavy.arrays()
    picked, grads, tally = np.arange(40), np.zeros(net.shape, np.float32), np.zeros(3)
    flat = no_light()
    study(
        told, chosen, picked, 0, flat, net, 0.05, new_desk(), np.zeros((0, 1)), grads, tally
    )  # fmt: skip
    for row, place in ((27, 3), (HEADS - 60, 5), (HEADS, 8), (HEADS, 20)):
        sides = []
        for step in (0.01, -0.01):
            there = net.copy()
            there[row, place] += np.float32(step)
            pupil = Pupil(no_light(), there, 0, told, chosen, 0.05)
            sides.append(-pupil.surprise(picked)[0] * len(picked))
        assert grads[row, place] == pytest.approx((sides[0] - sides[1]) / 0.02, rel=0.1, abs=0.02)


def test_a_net_learns_what_others_chose_and_so_reads_their_hands(heavy: Decisions) -> None:
    net = new_net(1, 7)
    told, chosen = heavy.arrays()
    before = surprise_of(net, heavy)
    pupil = Pupil(no_light(), net, 0, told, chosen, 0.05)
    for seed in range(20):
        order = np.random.default_rng(seed).permutation(len(chosen))
        pupil.learn(order, batch=64, rate=0.004, decay=0.1)
    assert surprise_of(net, heavy) < before - 0.3
    flat = np.zeros((HEADS + 1, HIDDEN), np.float32)
    known, unknown = (
        insight(0, model, np.ones(1), told, chosen, stream_of(2)) for model in (net, flat)
    )
    assert known > unknown + 0.3


def test_self_play_finds_better_acts_than_chance() -> None:
    light = no_light()
    for _ in self_play(light, NONE, 0, batches=12, batch=512, rate=0.05, entropy=0.001, seed=3):
        pass
    sides = [Follower(0, light, NONE), Follower(0, no_light(), NONE)]
    rate, error = duel(0, sides, deals=300, seed=9)
    assert rate - 3 * error > 0.5
