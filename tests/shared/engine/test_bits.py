"""Masks agree with the tiles of the set, and streams are fair and repeatable."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import numpy as np
import pytest

from doublesix.engine.bits import (
    ALL_TILES,
    DOUBLE_SIX,
    DOUBLES,
    HIGH,
    LOW,
    NO_END,
    PIPS,
    SIX_ONLY,
    SUIT,
    below,
    bits_of,
    draw,
    lowest,
    nth,
    pips_of,
    share,
    stream_of,
)
from doublesix.rules.tile import DOUBLE_SIX as SIX_SIX
from doublesix.rules.tile import SET, pip_count
from tests.shared.engine.alike import mask_of

HANDS = [hand for size in (1, 2, 3) for hand in combinations(SET, size)] + [SET]


def test_the_tiles_are_those_of_the_set() -> None:
    assert [(high, low) for high, low in zip(HIGH, LOW, strict=True)] == [
        (tile.high, tile.low) for tile in SET
    ]
    assert list(PIPS) == [tile.pips for tile in SET]
    assert SET[DOUBLE_SIX] is SIX_SIX
    assert mask_of(SET) == ALL_TILES
    assert mask_of(tuple(tile for tile in SET if tile.is_double)) == DOUBLES


def test_a_suit_holds_what_fits_an_end() -> None:
    for number in range(7):
        assert SUIT[number] == mask_of(tuple(tile for tile in SET if tile.has(number)))
    assert SUIT[NO_END] == ALL_TILES
    assert SUIT[SIX_ONLY] == 1 << DOUBLE_SIX


def test_a_mask_is_counted_like_its_hand() -> None:
    for hand in HANDS:
        mask = mask_of(hand)
        assert bits_of(mask) == len(hand)
        assert pips_of(mask) == pip_count(hand)
        assert lowest(mask) == min(tile.index for tile in hand)
        assert [nth(mask, number) for number in range(len(hand))] == [tile.index for tile in hand]
    assert bits_of(0) == pips_of(0) == 0


def test_a_stream_draws_what_its_definition_says() -> None:
    stream = stream_of(1)
    state = int(stream[0])
    for _ in range(100):
        state ^= state >> 12
        state ^= state << 25 & (1 << 64) - 1
        state ^= state >> 27
        assert int(draw(stream)) == state * 0x2545F4914F6CDD1D & (1 << 64) - 1


@pytest.mark.parametrize("seed", [0, 1, -1, 2**63, 2**200, -0x9E3779B97F4A7C15])
def test_any_number_is_a_seed(seed: int) -> None:
    stream = stream_of(seed)
    assert stream.dtype == np.uint64
    assert stream[0] != 0
    assert int(draw(stream)) == int(draw(stream_of(seed)))


def test_near_seeds_draw_different_numbers() -> None:
    assert len({int(draw(stream_of(seed))) for seed in range(1000)}) == 1000


@pytest.mark.parametrize("bound", [1, 2, 7, 28])
def test_a_draw_below_a_bound_favours_no_number(bound: int) -> None:
    stream = stream_of(bound)
    counts = Counter(int(below(stream, bound)) for _ in range(1000 * bound))
    assert set(counts) == set(range(bound))
    # Five standard deviations of a count.
    assert all(abs(count - 1000) < 5 * 1000**0.5 for count in counts.values())


def test_a_share_lies_from_nothing_to_less_than_all() -> None:
    stream = stream_of(3)
    shares = [share(stream) for _ in range(10000)]
    assert min(shares) >= 0
    assert max(shares) < 1
    assert abs(sum(shares) / len(shares) - 0.5) < 0.02
