"""The policy's arithmetic is that of its formulas, and the same everywhere."""

from __future__ import annotations

from math import exp

import numpy as np
import pytest

from doublesix.engine.policy import (
    HEADS,
    HIDDEN,
    STAGES,
    exponential,
    pick,
    share_out,
    stage_of,
    weigh_full,
    weigh_light,
)
from doublesix.engine.told import HELD, new_told, tell_play
from doublesix.engine.traits import STANCE, TRAITS

LUCK = np.random.default_rng(3)


@pytest.mark.parametrize("x", [0.0, -1e-9, -0.1, -0.5, -0.7, -1.0, -3.3, -20.0, -300.0, -699.0])
def test_a_power_of_e_is_right(x: float) -> None:
    assert exponential(x) == pytest.approx(exp(x), rel=2e-9)


def test_a_far_power_of_e_is_nothing() -> None:
    assert exponential(-1e6) == 0.0


def test_shares_add_up_and_follow_the_logits() -> None:
    logits, shares = np.array([1.0, 3.0, 1.0, 99.0]), np.zeros(4)
    share_out(logits, 3, shares)
    assert shares[:3].sum() == pytest.approx(1)
    assert shares[1] / shares[0] == pytest.approx(exp(2))
    assert shares[0] == shares[2]
    assert shares[3] == 0


@pytest.mark.parametrize(("luck", "place"), [(0.0, 0), (0.19, 0), (0.21, 1), (0.69, 1), (0.9, 2)])
def test_an_act_is_drawn_by_its_share(luck: float, place: int) -> None:
    assert pick(np.array([0.2, 0.5, 0.3]), 3, luck) == place


def test_the_light_form_is_a_weighted_sum() -> None:
    weights = LUCK.standard_normal((STAGES, TRAITS)).astype(np.float32)
    traits = LUCK.standard_normal((8, TRAITS)).astype(np.float32)
    logits = np.zeros(8)
    weigh_light(weights, 2, traits, 5, logits)
    assert logits[:5] == pytest.approx(traits[:5] @ weights[2], rel=1e-4, abs=1e-4)
    assert not logits[5:].any()


@pytest.mark.parametrize("kind", [0, 1])
def test_the_full_form_is_a_net_of_one_hidden_layer(kind: int) -> None:
    net = LUCK.standard_normal((HEADS + 2, HIDDEN)).astype(np.float32)
    traits = LUCK.standard_normal((8, TRAITS)).astype(np.float32)
    stance = LUCK.standard_normal(STANCE).astype(np.float32)
    logits = np.zeros((1, 8))
    layer = np.zeros((2, HIDDEN), np.float32)
    weigh_full(net, kind, kind + 1, stance, traits, 8, layer, logits)
    hidden = np.maximum(stance @ net[:STANCE] + traits @ net[STANCE:HEADS], 0)
    assert logits[0] == pytest.approx(hidden @ net[HEADS + kind], rel=1e-3, abs=1e-3)


def test_a_stage_is_told_by_the_tiles_held() -> None:
    told = new_told()
    assert stage_of(told, 0) == 0
    tell_play(told, 0, 54)
    assert stage_of(told, 1) == 6
    assert stage_of(told, 0) == 5
    told[HELD + 1] = 1
    assert stage_of(told, 1) == 1
