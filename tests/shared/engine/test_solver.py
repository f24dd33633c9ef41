"""The solver finds what brute force finds, whatever it remembers."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator

import numpy as np
import pytest

from doublesix.engine.bits import Floats, Numbers, stream_of
from doublesix.engine.deals import (
    CHIVA,
    LEFT,
    RIGHT,
    SIX_LOVE,
    TURN,
    new_deal,
    open_freely,
    open_with_double_six,
    play,
    shuffle,
)
from doublesix.engine.solver import (
    NODES,
    UNFINISHED,
    WINS,
    ranked,
    solve,
    solve_best,
)
from tests.shared.engine.brute import End, values_by_act
from tests.shared.engine.trial import Solved, compare_ending, endings

ENDINGS = 300
"""How many endings each comparison with brute force takes."""

BOTH = pytest.mark.parametrize("variant", [CHIVA, SIX_LOVE])


def mixed_endings(variant: int, seed: int) -> Iterator[Numbers]:
    for plays in (16, 18, 20):
        yield from endings(variant, ENDINGS // 3, plays, seed + plays)


def stake_in(stakes: Floats) -> Callable[[End], float]:
    return lambda end: float(stakes[end.code])


@BOTH
def test_wins_and_points_are_those_of_brute_force(variant: int) -> None:
    solved, met = Solved(), set[int]()
    for deal in mixed_endings(variant, 1):
        met |= compare_ending(deal, solved)
    assert met == {0, 1, 2}


@BOTH
def test_stakes_of_any_kind_are_met_as_by_brute_force(variant: int) -> None:
    solved, rng = Solved(), random.Random(variant)
    for number, deal in enumerate(mixed_endings(variant, 2)):
        stakes = np.array([rng.randrange(1 + number % 9) / 9 for _ in range(9)])
        ranks, worth = ranked(stakes)
        pair = number % 2
        found = solved.ranks(deal, ranks, pair)
        by_brute = values_by_act(deal, pair, stake_in(stakes))
        assert {act: worth[rank] for act, rank in found.items()} == by_brute


def test_the_key_tile_is_played_for_when_it_is_worth_it() -> None:
    solved, worths = Solved(), np.array([0.5, 0.7, 1, 0, 0, 0.7, 1, 0, 0])
    ranks, worth = ranked(worths)
    found = [
        (
            worth[max(solved.ranks(deal, ranks, 0).values())],
            max(solved.ranks(deal, WINS[0], 0).values()),
        )
        for deal in mixed_endings(SIX_LOVE, 4)
        if deal[TURN] == 0
    ]
    assert {best for best, wins in found if wins == 2} == {0.7, 1}
    assert all(best < 0.7 for best, wins in found if wins < 2)


@BOTH
def test_the_best_act_is_found_without_the_others(variant: int) -> None:
    solved = Solved()
    stakes = ranked(np.array([0.5, 0.9, 0.95, 0.1, 0.05, 0.91, 0.96, 0.11, 0.06])).ranks
    for plays in (0, 4, 8, 12, 16, 20, 24):
        for number, deal in enumerate(endings(variant, 10 * max(1, plays), plays, plays)):
            pair = number % 2
            choose = max if deal[TURN] % 2 == pair else min
            for ranks in (WINS[pair], stakes):
                found = solved.ranks(deal, ranks, pair)
                assert solved.best(deal, ranks, pair) == choose(found.values())


@BOTH
def test_what_is_remembered_changes_no_value(variant: int) -> None:
    small, large = Solved(1), Solved(16)
    stakes = ranked(np.array([0.5, 0.9, 0.95, 0.1, 0.05, 0.91, 0.96, 0.11, 0.06])).ranks
    for number, deal in enumerate(endings(variant, 200, 8, 5)):
        pair = number % 2
        for ranks in (WINS[pair], stakes):
            once = large.ranks(deal, ranks, pair)
            assert small.ranks(deal, ranks, pair) == once
            assert large.ranks(deal, WINS[1 - pair], pair) is not None
            assert large.ranks(deal, ranks, pair) == once


def test_a_memory_outlives_more_deals_than_it_can_number() -> None:
    solved = Solved(6)
    deals = list(endings(CHIVA, 3, 12, 6))
    expected = [solved.ranks(deal, WINS[0], 0) for deal in deals]
    for number in range(2500):
        which = number % 3
        assert solved.ranks(deals[which], WINS[0], 0) == expected[which]


def test_the_pairs_see_one_deal_from_both_sides() -> None:
    solved = Solved()
    for deal in endings(SIX_LOVE, 100, 10, 7):
        ours, theirs = (solved.ranks(deal, WINS[pair], pair) for pair in range(2))
        assert ours == {act: 2 - rank for act, rank in theirs.items()}


def test_turned_seats_and_turned_ends_change_nothing() -> None:
    solved = Solved()
    for deal in endings(CHIVA, 100, 10, 8):
        turned = deal.copy()
        turned[:4] = np.roll(deal[:4], 1)
        turned[TURN] = (deal[TURN] + 1) % 4
        turned[LEFT], turned[RIGHT] = deal[RIGHT], deal[LEFT]
        ours, theirs = solved.ranks(deal, WINS[0], 0), solved.ranks(turned, WINS[1], 1)
        assert sorted(ours.values()) == sorted(theirs.values())


@BOTH
def test_an_opening_has_a_value_for_each_pose(variant: int) -> None:
    solved, deal, stream = Solved(18), new_deal(variant), stream_of(9)
    for opener in range(2):
        shuffle(deal, stream)
        open_freely(deal, opener)
        pair = opener % 2
        found = solved.ranks(deal, WINS[pair], pair)
        assert len(found) == 7
        for act, rank in found.items():
            posed = deal.copy()
            play(posed, act)
            replies = solved.ranks(posed, WINS[pair], pair)
            assert rank == min(replies.values())
        open_with_double_six(deal)
        assert list(solved.ranks(deal, WINS[0], 0)) == [54]


def test_a_search_beyond_its_limit_says_so_and_spoils_nothing() -> None:
    solved = Solved()
    for deal in endings(CHIVA, 30, 6, 10):
        expected = solved.ranks(deal, WINS[0], 0)
        nodes = int(solved.memory[NODES])
        again = solve(deal, WINS[0], 0, nodes, solved.memory, solved.acts, solved.found)
        assert again == len(expected)
        assert solved.memory[NODES] == nodes
        for limit in {0, nodes // 2, nodes - 1} - {nodes, -1}:
            assert (
                solve(deal, WINS[0], 0, limit, solved.memory, solved.acts, solved.found)
                == UNFINISHED
            )
        assert solve_best(deal, WINS[0], 0, 0, solved.memory) in {*expected.values(), UNFINISHED}
        assert solved.ranks(deal, WINS[0], 0) == expected


def test_stakes_are_ranked_from_the_least() -> None:
    ranks, worth = ranked(np.array([0.5, 0.9, 0.9, 0.1, 0.0, 0.9, 1.0, 0.1, 0.0]))
    assert ranks.tolist() == [2, 3, 3, 1, 0, 3, 4, 1, 0]
    assert worth.tolist() == [0.0, 0.1, 0.5, 0.9, 1.0]
