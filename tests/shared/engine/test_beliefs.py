"""Beliefs: what a seat chose makes hands likelier that would have chosen so."""

from __future__ import annotations

import numpy as np
import pytest

from doublesix.engine.beliefs import BLUNDER, Mind, believe, likelihood, new_memory, recall
from doublesix.engine.policy import HEADS, HIDDEN, STAGES
from doublesix.engine.seats import new_desk
from doublesix.engine.told import LEFT, RIGHT, SIZE, new_told
from doublesix.engine.traits import STANCE, TRAITS

PIPS_TRAIT = 0


def heavy_first(eagerness: float) -> Mind:
    """A mind that lays heavy tiles."""
    light = np.zeros((STAGES, TRAITS), np.float32)
    light[:, PIPS_TRAIT] = eagerness
    return Mind(light, np.zeros((0, HIDDEN), np.float32))


def tile(high: int, low: int) -> int:
    return high * (high + 1) // 2 + low


def mask(*tiles: tuple[int, int]) -> int:
    return sum(1 << tile(*numbers) for numbers in tiles)


# Seat 0 posed 6-6, seat 1 laid 6-2, seat 2 passed, seat 3 laid 2-1.
ROWS = [[0, tile(6, 6) * 2], [1, tile(6, 2) * 2], [2, -1], [3, tile(2, 1) * 2]]
HISTORY = np.array([[*row, 7, 7] for row in ROWS], np.int64)


def remembered() -> tuple[np.ndarray, np.ndarray]:
    told, past = new_told(), np.zeros((len(HISTORY), SIZE), np.int64)
    recall(HISTORY, told, past)
    return told, past


def chance(seat: int, hand: int, mind: Mind, is_pose_free: bool = False) -> float:
    past = remembered()[1]
    return likelihood(seat, hand, HISTORY, past, is_pose_free, 0, mind, new_desk())


def test_what_was_told_before_each_play_is_remembered() -> None:
    told, past = remembered()
    assert past[:, LEFT].tolist() == [7, 6, 2, 2]
    assert (told[LEFT], told[RIGHT]) == (1, 6)


def test_a_play_without_a_choice_says_nothing() -> None:
    assert chance(1, mask((5, 4), (0, 0)), heavy_first(5)) == 1.0
    assert chance(0, mask((6, 5), (6, 4)), heavy_first(5), is_pose_free=False) == 1.0
    assert chance(2, mask((5, 5), (4, 4)), heavy_first(5)) == 1.0


def test_a_play_chosen_at_random_is_as_likely_as_any_other() -> None:
    """At 6-6 seat 1 could have laid 6-2, 6-1 or 6-0: one end counts, both being alike."""
    assert chance(1, mask((6, 1), (6, 0)), heavy_first(0)) == pytest.approx(1 / 3)
    assert chance(0, mask((5, 5)), heavy_first(0), is_pose_free=True) == pytest.approx(1 / 2)


def test_a_hand_that_would_have_chosen_otherwise_is_less_likely_but_never_impossible() -> None:
    heavier, lighter = mask((6, 5)), mask((6, 0))
    assert chance(1, heavier, heavy_first(50)) == pytest.approx(BLUNDER / 2, rel=0.01)
    assert chance(1, lighter, heavy_first(50)) == pytest.approx(1 - BLUNDER / 2, rel=0.01)


def test_a_deal_is_as_likely_as_its_three_hands_together() -> None:
    hands = [mask((6, 5)), mask((5, 4)), mask((6, 3), (2, 0))]
    weights, others = np.array([2.0, 1.0]), np.array([1, 2, 3])
    mind, past = heavy_first(3), remembered()[1]
    deals, desk, memory = np.array([hands, hands]), new_desk(), new_memory()
    believe(deals, others, HISTORY, past, False, 0, mind, desk, memory, weights)
    wanted = 2.0
    for seat, hand in zip((1, 2, 3), hands, strict=True):
        wanted *= chance(seat, hand, mind)
    assert weights == pytest.approx([wanted, wanted / 2])


def test_a_seat_may_be_a_player_of_any_kind() -> None:
    net = np.zeros((HEADS + 2, HIDDEN), np.float32)
    net[STANCE + PIPS_TRAIT, 0] = 12
    net[HEADS, 0], net[HEADS + 1, 0] = 1, -1  # one lays heavy tiles, one light ones
    hand = mask((6, 0))
    past = remembered()[1]

    def of_kinds(*shares: float) -> float:
        mind = Mind(heavy_first(0).light, net, np.array(shares))
        return likelihood(1, hand, HISTORY, past, False, 0, mind, new_desk())

    assert of_kinds(1.0) > 0.5 > of_kinds(0.0, 1.0)
    assert of_kinds(0.25, 0.75) == pytest.approx(0.25 * of_kinds(1.0) + 0.75 * of_kinds(0.0, 1.0))
