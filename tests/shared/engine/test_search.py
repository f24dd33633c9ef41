"""Search: what is counted of each act, and which comes first."""

from __future__ import annotations

from math import log

import numpy as np
import pytest

from doublesix.engine.beliefs import Mind
from doublesix.engine.bits import ALL_TILES, SUIT, stream_of
from doublesix.engine.gather import Position
from doublesix.engine.policy import HIDDEN, STAGES
from doublesix.engine.search import (
    DEALS,
    NAME,
    NEXT_PASSES,
    WINS,
    WORTH,
    Found,
    Way,
    cumulate,
    find,
    logarithm,
    search,
)
from doublesix.engine.traits import TRAITS

WAY = Way(believes=True, weighed=0.5, batch=32, doubt=2.5, lean=0.03)
MIND = Mind(np.zeros((STAGES, TRAITS), np.float32), np.zeros((0, HIDDEN), np.float32))


def tile(high: int, low: int) -> int:
    return high * (high + 1) // 2 + low


def mask(*tiles: tuple[int, int]) -> int:
    return sum(1 << tile(*numbers) for numbers in tiles)


def stakes(seat: int = 0, tie: float = 0.5) -> np.ndarray:
    """A won deal is worth all, whoever leads."""
    won = [float((leader ^ seat) & 1 == 0) for leader in range(4)]
    return np.array([tie, *(worth for worth in won for _ in range(2))])


def opening(hand: int) -> Position:
    return Position(
        variant=0,
        seat=0,
        hand=hand,
        unseen=ALL_TILES & ~hand,
        left=7,
        right=7,
        held=np.full(4, 7, np.int64),
        lacks=np.zeros(4, np.int64),
        history=np.zeros((0, 4), np.int64),
        is_pose_free=True,
    )


SIXES = opening(int(SUIT[6]))


def searched(
    position: Position, acts: list[int], effort: int = 400, seed: int = 1, turn: int = 1
) -> Found:
    turns = np.full(len(acts), turn, np.int64)
    return search(
        position,
        np.array(acts, np.int64),
        turns,
        stakes(),
        effort,
        WAY,
        (MIND, MIND),
        stream_of(seed),
    )


def poses(hand: int) -> list[int]:
    return [2 * tile for tile in range(28) if hand >> tile & 1]


def test_a_pose_that_makes_all_pass_is_found() -> None:
    """With all sixes in hand and 6-6 posed, nobody else ever lays a tile."""
    found = searched(SIXES, poses(SIXES.hand))
    best = found.order[0]
    assert poses(SIXES.hand)[best] == 2 * tile(6, 6)
    assert found.counted[best, NEXT_PASSES : NEXT_PASSES + 3].tolist() == [1.0] * 3


def test_the_same_stream_finds_the_same_and_another_something_else() -> None:
    hand = mask((6, 5), (5, 4), (4, 3), (3, 2), (2, 1), (1, 0), (0, 0))
    position = opening(hand)
    once, again = searched(position, poses(hand)), searched(position, poses(hand))
    assert np.array_equal(once.counted, again.counted)
    assert not np.array_equal(once.counted, searched(position, poses(hand), seed=2).counted)


def test_effort_is_the_number_of_deals_played_out() -> None:
    hand = mask((6, 5), (5, 4), (4, 3), (3, 2), (2, 1), (1, 0), (0, 0))
    for effort in (7, 100, 1000):
        played = searched(opening(hand), poses(hand), effort).counted[:, DEALS].sum()
        assert effort - 7 < played <= effort


def test_a_single_act_is_weighed_a_little() -> None:
    found = searched(SIXES, [2 * tile(6, 6)], effort=1000)
    assert found.counted[0, DEALS] == WAY.batch


def test_acts_that_have_fallen_behind_are_dropped() -> None:
    hand = int(SUIT[6])
    counted = searched(SIXES, poses(hand), effort=2000).counted
    assert counted[:, DEALS].max() > counted[:, DEALS].min()


def test_a_naming_lays_nothing() -> None:
    hand = mask((6, 5), (5, 4), (4, 3), (3, 2), (2, 1), (1, 0), (0, 0))
    position = opening(hand)
    found = search(
        position,
        np.array([NAME, NAME]),
        np.array([0, 2]),
        stakes(),
        200,
        WAY,
        (MIND, MIND),
        stream_of(4),
    )
    assert (found.counted[:, WORTH] > 0).all()
    assert (found.counted[:, WINS] <= found.counted[:, DEALS]).all()


def test_few_deals_are_listed() -> None:
    """Two tiles each: after 22 tiles nobody can hold but one of a few."""
    hand = mask((6, 6), (6, 5))
    rest = [(5, 5), (4, 4), (3, 3), (2, 2), (1, 1), (0, 0)]
    position = opening(hand)._replace(
        unseen=mask(*rest), left=6, right=5, held=np.full(4, 2, np.int64)
    )
    found = searched(position, [2 * tile(6, 6), 2 * tile(6, 5)])
    assert (found.deals, found.is_exact) == (90, True)


@pytest.mark.parametrize("share", [1.0, 0.9, 0.75, 0.5, 0.1, 0.0123, 1e-9])
def test_a_logarithm_is_what_it_is_by_the_library(share: float) -> None:
    assert logarithm(share) == pytest.approx(log(share), abs=1e-7)


def test_a_row_is_found_by_its_share() -> None:
    sums = np.array([1.0, 0.0, 3.0])
    assert cumulate(sums) == pytest.approx(16 / 10)
    assert sums.tolist() == [1.0, 1.0, 4.0]
    assert [find(sums, sought) for sought in (0.0, 0.99, 1.0, 3.99)] == [0, 0, 2, 2]
