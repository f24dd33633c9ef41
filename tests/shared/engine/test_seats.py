"""Seats that play by the policy keep to the rules and to what they know."""

from __future__ import annotations

import numpy as np
import pytest

from doublesix.engine.bits import stream_of
from doublesix.engine.deals import CHIVA, SIX_LOVE, block, out
from doublesix.engine.policy import HEADS, HIDDEN, STAGES
from doublesix.engine.seats import new_desk, play_on, weigh_acts
from doublesix.engine.told import PLAYED, new_told, tell_play
from doublesix.engine.traits import TRAITS

NONE = np.zeros((0, HIDDEN), np.float32)
FLAT = np.zeros((STAGES, TRAITS), np.float32)


def tile(high: int, low: int) -> int:
    return high * (high + 1) // 2 + low


def mask(*tiles: tuple[int, int]) -> int:
    return sum(1 << tile(*numbers) for numbers in tiles)


def played_on(
    hands: list[int], told: np.ndarray, seat: int, variant: int, light: np.ndarray = FLAT
) -> int:
    kinds = np.zeros(4, np.int64)
    return play_on(
        np.array(hands), told, seat, variant, light, NONE, kinds, new_desk(), stream_of(1)
    )


def test_whoever_lays_the_last_tile_wins() -> None:
    told = new_told()
    tell_play(told, 0, tile(6, 4) * 2)
    hands = [mask((1, 0)), mask((2, 2)), mask((6, 3)), mask((5, 5))]
    assert played_on(hands, told, 1, CHIVA) == 1 + 2 * 2


@pytest.mark.parametrize("variant", [CHIVA, SIX_LOVE])
def test_a_block_goes_by_the_rules_of_the_profile(variant: int) -> None:
    told = new_told()
    tell_play(told, 0, tile(6, 4) * 2)
    hands = [mask((1, 0)), mask((2, 2)), mask((3, 3)), mask((5, 5))]
    one, two, three, four = hands
    assert played_on(list(hands), told, 1, variant) == block(one, two, three, four, variant)


def test_the_key_tile_is_told_in_six_love() -> None:
    told = new_told()
    tell_play(told, 0, tile(6, 4) * 2)
    hands = [mask((1, 0), (2, 1)), mask((6, 4)), mask((2, 2)), mask((3, 3))]
    told[PLAYED] = (1 << 28) - 1 - sum(hands)
    assert played_on(hands, told, 1, SIX_LOVE) == out(1, tile(6, 4), 6, 4, sum(hands), SIX_LOVE)
    assert out(1, tile(6, 4), 6, 4, sum(hands), SIX_LOVE) == 1 + 2 * 1 + 1


def test_a_play_that_is_wanted_enough_is_made() -> None:
    told = new_told()
    tell_play(told, 0, tile(6, 4) * 2)
    heavy = FLAT.copy()
    heavy[:, 0] = 500
    hands = [mask((0, 0)), mask((6, 5), (6, 0)), mask((5, 5), (2, 2)), mask((3, 3), (2, 1))]
    assert played_on(hands, told, 1, CHIVA, heavy) in (1 + 2 * 2, 1 + 2 * 0, 1 + 2 * 1, 1 + 2 * 3)
    assert told[PLAYED] & mask((6, 5))


def test_the_same_luck_plays_the_same_deal() -> None:
    def outcome(seed: int) -> int:
        told = new_told()
        order = np.random.default_rng(seed).permutation(28)
        hands = [sum(1 << int(place) for place in order[at : at + 7]) for at in range(0, 28, 7)]
        return played_on(hands, told, 0, CHIVA)

    assert [outcome(seed) for seed in range(9)] == [outcome(seed) for seed in range(9)]


def test_the_net_is_asked_where_there_is_one() -> None:
    told, desk = new_told(), new_desk()
    tell_play(told, 0, tile(6, 4) * 2)
    hand = mask((6, 5), (6, 0))
    desk.acts[:2] = tile(6, 0) * 2, tile(6, 5) * 2
    net = np.zeros((HEADS + 1, HIDDEN), np.float32)
    net[HEADS - TRAITS, 0] = 12  # the tile's weight
    net[HEADS, 0] = 1
    weigh_acts(told, 1, hand, 2, CHIVA, FLAT, net, 0, desk)
    assert desk.logits[:2] == pytest.approx([6, 11], abs=1e-4)
    weigh_acts(told, 1, hand, 2, CHIVA, FLAT, NONE, 0, desk)
    assert not desk.logits[:2].any()
