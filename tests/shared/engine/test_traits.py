"""What a play is like is told from the seat's own hand and what all were told."""

from __future__ import annotations

from itertools import combinations
from math import comb

import numpy as np
import pytest

from doublesix.engine import traits
from doublesix.engine.bits import ALL_TILES, SUIT
from doublesix.engine.deals import CHIVA, SIX_LOVE
from doublesix.engine.policy import Weights
from doublesix.engine.told import HELD, LEFT, new_told, tell_pass, tell_play
from doublesix.engine.traits import PASS_CHANCE, STANCE, TRAITS, read_stance, read_traits


def tile(high: int, low: int) -> int:
    return high * (high + 1) // 2 + low


def mask(*tiles: tuple[int, int]) -> int:
    return sum(1 << tile(*numbers) for numbers in tiles)


HAND = mask((6, 6), (6, 1), (4, 3), (4, 1), (2, 0), (5, 5))


def after_64() -> np.ndarray:
    """Seat 0 posed 6-4; seat 1 is to act."""
    told = new_told()
    tell_play(told, 0, tile(6, 4) * 2)
    return told


def row(told: np.ndarray, seat: int, hand: int, act: int, variant: int = CHIVA) -> Weights:
    rows: Weights = np.full((8, TRAITS), np.nan, np.float32)
    read_traits(told, seat, hand, np.array([act]), 1, variant, rows)
    first: Weights = rows[0]
    return first


def test_a_chance_to_pass_is_the_share_of_hands_without_a_fit() -> None:
    hands = list(combinations(range(6), 3))
    none_of_two = [hand for hand in hands if 0 not in hand and 1 not in hand]
    assert PASS_CHANCE[6, 2, 3] == pytest.approx(len(none_of_two) / len(hands))
    assert PASS_CHANCE[20, 5, 7] == pytest.approx(comb(15, 7) / comb(20, 7))


def test_what_is_left_in_hand_is_counted() -> None:
    x = row(after_64(), 1, HAND, tile(4, 1) * 2 + 1)
    assert x[traits._OWN_NEW] * 4 == 1  # 6-1
    assert x[traits._OWN_OTHER] * 4 == 2  # 6-6 and 6-1
    assert x[traits._OWN_OLD] * 4 == 1  # 4-3
    assert x[traits._FOLLOWING] * 5 == pytest.approx(2)
    assert x[traits._OWN_DOUBLE_OTHER] == 1
    assert x[traits._DOUBLES_LEFT] * 3 == 2
    assert x[traits._PIPS_LEFT] * 42 == pytest.approx(12 + 7 + 7 + 2 + 10)


def test_both_ends_are_looked_at_alike() -> None:
    told, mirrored = after_64(), after_64()
    mirrored[LEFT], mirrored[LEFT + 1] = 4, 6
    there = row(told, 1, HAND, tile(6, 1) * 2)
    here = row(mirrored, 1, HAND, tile(6, 1) * 2 + 1)
    assert (there == here).all()


def test_a_seat_that_passed_on_both_ends_passes_for_sure() -> None:
    told = after_64()
    told[HELD + 1] -= 1
    tell_pass(told, 2)
    x = row(told, 1, HAND & ~mask((5, 5)), tile(6, 6) * 2)
    assert x[traits._PASSES] == 1
    assert x[traits._NEXT_SURELY] == 1
    assert x[traits._LACKS_NEW] == x[traits._LACKS_OTHER] == 1


def test_a_block_is_judged_by_the_profile() -> None:
    told = after_64()
    for seat in (2, 3, 0):
        tell_pass(told, seat)
    hand = mask((6, 6), (0, 0), (1, 0))
    light = row(told, 1, hand, tile(6, 6) * 2, SIX_LOVE)
    assert light[traits._CLOSING] == 1
    assert light[traits._LIGHT_CLOSING] > 0


def test_a_tile_that_nobody_can_bring_to_an_end_is_lost() -> None:
    told = after_64()
    told[0] = ALL_TILES & ~(mask((3, 2), (6, 1), (6, 5)) | mask((5, 1)))
    x = row(told, 1, mask((3, 2), (6, 1), (6, 5)), tile(6, 1) * 2)
    assert x[traits._LOST] * 2 == 1


def test_a_pose_covers_nothing() -> None:
    x = row(new_told(), 0, HAND, tile(4, 3) * 2)
    assert x[traits._OWN_OLD] == x[traits._UNSEEN_OLD] == 0
    assert x[traits._OWN_NEW] * 4 == 1


def test_hidden_tiles_are_counted_by_number() -> None:
    x = row(after_64(), 1, HAND, tile(4, 1) * 2 + 1)
    unseen = ALL_TILES & ~(HAND | mask((6, 4)))
    assert x[traits._UNSEEN_NEW] * 5 == pytest.approx(int(unseen & SUIT[1]).bit_count())


def test_the_stance_is_the_same_for_all_plays_and_tells_the_stages_apart() -> None:
    stance = np.full(STANCE, np.nan, np.float32)
    read_stance(new_told(), 0, HAND, stance)
    assert stance[0] == 1
    read_stance(after_64(), 1, HAND, stance)
    assert stance[0] == 0
    assert stance[7] == 1
    assert np.isfinite(stance).all()
