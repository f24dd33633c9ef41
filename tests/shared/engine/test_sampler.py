"""Sampler: exact counts, even chances, and never a deal that cannot be."""

from __future__ import annotations

import random
from itertools import combinations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from doublesix.engine.bits import SUIT
from doublesix.engine.sampler import PLAN, draw_deal, list_deals, may_hold, plan_deals

ROOM = 5000
"""Deals that a test lists at most."""


class Position:
    """A random place in a random deal: what is hidden from one seat, and who truly holds it."""

    def __init__(self, luck: int, fewest: int = 3, most: int = 21) -> None:
        rng = random.Random(luck)
        tiles = rng.sample(range(28), rng.randint(fewest, most))
        cuts = sorted(rng.choices(range(len(tiles) + 1), k=2))
        while max(cuts[0], cuts[1] - cuts[0], len(tiles) - cuts[1]) > 7:
            cuts = sorted(rng.choices(range(len(tiles) + 1), k=2))
        hands = tiles[: cuts[0]], tiles[cuts[0] : cuts[1]], tiles[cuts[1] :]
        self.true = tuple(sum(1 << tile for tile in hand) for hand in hands)
        self.unseen = sum(self.true)
        self.held = np.array([len(hand) for hand in hands], np.int64)
        lacking = [
            [number for number in range(7) if not mask & int(SUIT[number])] for mask in self.true
        ]
        self.lacks = np.array(
            [sum(1 << number for number in some if rng.random() < 0.5) for some in lacking],
            np.int64,
        )
        self.odds = np.zeros((3, 28))
        self.plan = np.zeros(PLAN)
        self.stream = np.array([luck * 2 + 1], np.uint64)
        may_hold(self.unseen, self.held, self.lacks, self.odds)
        self.count = plan_deals(self.unseen, self.held, self.odds, self.plan)

    def listed(self) -> tuple[list[tuple[int, ...]], list[float]]:
        deals, weights = np.zeros((ROOM, 3), np.int64), np.zeros(ROOM)
        found = list_deals(self.unseen, self.held, self.odds, self.plan, deals, weights)
        return [tuple(map(int, deal)) for deal in deals[:found]], list(weights[:found])

    def drawn(self) -> tuple[int, ...]:
        hands = np.zeros(3, np.int64)
        draw_deal(self.unseen, self.held, self.odds, self.plan, self.stream, hands)
        return tuple(map(int, hands))

    def by_hand(self) -> set[tuple[int, ...]]:
        """All deals that can be, found without the sampler."""
        tiles = [tile for tile in range(28) if self.unseen >> tile & 1]
        can = [
            [
                not any(lacks >> n & 1 and int(SUIT[n]) >> tile & 1 for n in range(7))
                for tile in tiles
            ]
            for lacks in map(int, self.lacks)
        ]
        places = range(len(tiles))
        found = set()
        for one in combinations([at for at in places if can[0][at]], int(self.held[0])):
            free = [at for at in places if at not in one]
            for two in combinations([at for at in free if can[1][at]], int(self.held[1])):
                three = [at for at in free if at not in two]
                if all(can[2][at] for at in three):
                    found.add(
                        tuple(sum(1 << tiles[at] for at in hand) for hand in (one, two, three))
                    )
        return found


def test_the_unseen_tiles_of_a_new_deal_lie_in_399072960_ways() -> None:
    held, odds, plan = np.full(3, 7, np.int64), np.zeros((3, 28)), np.zeros(PLAN)
    unseen = (1 << 28) - 1 - 0b1111111
    may_hold(unseen, held, np.zeros(3, np.int64), odds)
    assert plan_deals(unseen, held, odds, plan) == 399072960


@pytest.mark.parametrize("luck", range(200))
def test_all_deals_that_can_be_are_counted_and_listed_once(luck: int) -> None:
    position = Position(luck, most=11)
    deals, weights = position.listed()
    assert len(deals) == len(set(deals)) == position.count
    assert set(deals) == position.by_hand()
    assert weights == [1.0] * len(deals)


@given(st.integers(0, 10**6))
def test_the_true_deal_is_among_those_that_can_be(luck: int) -> None:
    position = Position(luck)
    assert position.count >= 1
    for hand, (seat, held) in zip(position.true, enumerate(position.held), strict=True):
        assert hand.bit_count() == held
        assert all(position.odds[seat, tile] == 1.0 for tile in range(28) if hand >> tile & 1)


@given(st.integers(0, 10**6))
def test_a_drawn_deal_can_be(luck: int) -> None:
    position = Position(luck)
    for _ in range(20):
        hands = position.drawn()
        assert hands[0] | hands[1] | hands[2] == position.unseen
        assert [hand.bit_count() for hand in hands] == list(position.held)
        for seat, hand in enumerate(hands):
            assert not any(
                position.lacks[seat] >> number & 1 and hand & int(SUIT[number])
                for number in range(7)
            )


def chi_square(position: Position, draws: int) -> float:
    """Return how many standard deviations the draws lie from what the weights say."""
    deals, weights = position.listed()
    counted = dict.fromkeys(deals, 0)
    for _ in range(draws):
        counted[position.drawn()] += 1
    whole = sum(weights)
    expected = [draws * weight / whole for weight in weights]
    square = sum(
        (counted[deal] - wanted) ** 2 / wanted for deal, wanted in zip(deals, expected, strict=True)
    )
    free = len(deals) - 1
    return float((square - free) / (2 * free) ** 0.5)


def positions_of_some_deals() -> list[Position]:
    found = [Position(luck, most=9) for luck in range(120)]
    return [position for position in found if 5 <= position.count <= 60]


def test_deals_are_drawn_evenly() -> None:
    off = [chi_square(position, draws=6000) for position in positions_of_some_deals()]
    assert len(off) > 20
    assert max(off) < 4
    assert -0.5 < sum(off) / len(off) < 0.5


def test_deals_are_drawn_by_their_weights() -> None:
    off = []
    for position in positions_of_some_deals():
        position.odds *= np.random.default_rng(7).uniform(0.3, 3.0, position.odds.shape)
        whole = plan_deals(position.unseen, position.held, position.odds, position.plan)
        assert sum(position.listed()[1]) == pytest.approx(whole)
        off.append(chi_square(position, draws=6000))
    assert max(off) < 4
    assert -0.5 < sum(off) / len(off) < 0.5


def test_a_number_passed_on_is_held_by_no_one_who_passed_and_by_the_rest_as_before() -> None:
    """What one seat cannot hold says nothing of the others but where it must go."""
    held = np.array([1, 1, 1], np.int64)
    odds, plan = np.zeros((3, 28)), np.zeros(PLAN)
    tiles = 1 << 27 | 1 << 26 | 1 << 0  # 6-6, 6-5 and 0-0
    may_hold(tiles, held, np.array([1 << 6, 0, 0], np.int64), odds)
    assert plan_deals(tiles, held, odds, plan) == 2
    deals, weights = np.zeros((2, 3), np.int64), np.zeros(2)
    assert list_deals(tiles, held, odds, plan, deals, weights) == 2
    assert list(deals[:, 0]) == [1, 1]
