"""Gather: the deals that may be, each as heavy as the others' choices make it."""

from __future__ import annotations

import numpy as np
import pytest

from doublesix.engine.beliefs import Mind
from doublesix.engine.bits import ALL_TILES, stream_of
from doublesix.engine.gather import Gathered, Position, gather
from doublesix.engine.policy import HIDDEN, STAGES
from doublesix.engine.seats import new_desk
from doublesix.engine.traits import TRAITS

EMPTY = np.zeros((0, HIDDEN), np.float32)
EVEN = Mind(np.zeros((STAGES, TRAITS), np.float32), EMPTY)


def heavy_first() -> Mind:
    """A mind that lays heavy tiles, and so tells that it holds no heavier."""
    light = np.zeros((STAGES, TRAITS), np.float32)
    light[:, 0] = 8.0
    return Mind(light, EMPTY)


def tile(high: int, low: int) -> int:
    return high * (high + 1) // 2 + low


def mask(*tiles: tuple[int, int]) -> int:
    return sum(1 << tile(*numbers) for numbers in tiles)


HAND = mask((1, 1), (2, 1), (3, 1), (4, 1))


def position(held: int) -> Position:
    """Seats 1 to 3 each laid one of the lighter tiles that fit; each holds so many more."""
    rows = [
        [0, tile(6, 6) * 2, 7, 7],
        [1, tile(6, 0) * 2, 6, 6],
        [2, tile(6, 1) * 2 + 1, 0, 6],
        [3, tile(1, 0) * 2, 0, 1],
    ]
    laid = mask((6, 6), (6, 0), (6, 1), (1, 0))
    tiles = [number for number in range(27, -1, -1) if not (laid | HAND) >> number & 1]
    return Position(
        variant=0,
        seat=0,
        hand=HAND,
        unseen=sum(1 << number for number in tiles[: 3 * held]),
        left=1,
        right=1,
        held=np.array([4, held, held, held]),
        lacks=np.zeros(4, np.int64),
        history=np.array(rows),
        is_pose_free=False,
    )


def gathered(held: int, amount: int, mind: Mind = EVEN, seed: int = 1) -> Gathered:
    return gather(position(held), amount, True, mind, new_desk(), stream_of(seed))


def share_with(tiles: int, found: Gathered, place: int) -> float:
    """How likely a hidden seat holds any of some tiles."""
    holds = (found.deals[:, place] & tiles) != 0
    return float(found.weights[holds].sum() / found.weights.sum())


def test_few_deals_are_all_gathered() -> None:
    found = gathered(held=2, amount=90)
    assert (len(found.deals), found.is_exact) == (90, True)
    assert len({tuple(deal) for deal in found.deals.tolist()}) == 90


def test_of_many_deals_as_many_are_gathered_as_are_asked_for() -> None:
    found = gathered(held=5, amount=64)
    assert (len(found.deals), found.is_exact) == (64, False)
    assert found.others.tolist() == [1, 2, 3]
    for deal in found.deals.tolist():
        assert sum(deal) == position(5).unseen
        assert [hand.bit_count() for hand in deal] == [5, 5, 5]


@pytest.mark.parametrize("seed", range(5))
def test_drawing_where_deals_are_likely_does_not_change_how_likely_they_are(seed: int) -> None:
    """Seat 1 laid 6-0 at 6-6, so it hardly holds another six; drawn deals say it as all do."""
    sixes = mask((6, 5), (6, 4), (6, 3), (6, 2))
    exact = gathered(held=3, amount=2000, mind=heavy_first())
    drawn = gathered(held=3, amount=1200, mind=heavy_first(), seed=seed)
    assert exact.is_exact
    assert not drawn.is_exact
    for place in range(3):
        wanted = share_with(sixes, exact, place)
        assert share_with(sixes, drawn, place) == pytest.approx(wanted, abs=0.08)
    even = gathered(held=3, amount=2000)
    assert share_with(sixes, exact, 0) < share_with(sixes, even, 0) - 0.1


def test_more_deals_count_when_they_are_drawn_where_they_are_likely() -> None:
    def effective(found: Gathered) -> float:
        return float(found.weights.sum() ** 2 / (found.weights**2).sum() / len(found.weights))

    exact = gathered(held=3, amount=2000, mind=heavy_first())
    drawn = gathered(held=3, amount=1200, mind=heavy_first())
    assert effective(drawn) > 1.2 * effective(exact)


def test_without_beliefs_all_deals_weigh_the_same() -> None:
    found = gather(position(5), 50, False, heavy_first(), new_desk(), stream_of(1))
    assert found.weights.tolist() == [1.0] * 50


def test_before_the_pose_everything_is_unseen() -> None:
    hand = (1 << 7) - 1
    start = position(5)._replace(
        hand=hand,
        unseen=ALL_TILES & ~hand,
        held=np.full(4, 7, np.int64),
        history=np.zeros((0, 4), np.int64),
        left=7,
        right=7,
    )
    found = gather(start, 40, True, EVEN, new_desk(), stream_of(1))
    assert found.weights == pytest.approx(np.ones(40), rel=0.5)
