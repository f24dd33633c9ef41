"""What the solver remembers of a position comes back, and never as another's."""

from __future__ import annotations

from itertools import pairwise, product

import numpy as np
import pytest

from doublesix.engine.bits import ALL_TILES
from doublesix.engine.deals import CHIVA, new_deal
from doublesix.engine.memory import (
    LIMIT,
    MOST_POINTS,
    NODES,
    TOP,
    begin,
    key_of,
    new_memory,
    rank_of,
    recall,
    remember,
    row_for,
    set_points,
    set_ranks,
)
from doublesix.engine.solver import WINS, ranked


def test_the_memory_begins_with_nothing_known() -> None:
    memory = new_memory(4)
    set_ranks(WINS[0], 0, memory)
    begin(new_deal(CHIVA), 100, memory)
    assert (memory[NODES], memory[LIMIT], memory[TOP]) == (0, 100, 2)
    assert recall(key_of(7, 1, 2, 0, memory), memory) == (0, 2)


def test_what_is_remembered_narrows_what_a_position_can_be_worth() -> None:
    memory = new_memory(4)
    set_points(memory)
    begin(new_deal(CHIVA), 100, memory)
    key = key_of(ALL_TILES, 6, 0, 3, memory)
    remember(key, 168, True, memory)
    assert recall(key, memory) == (168, 336)
    remember(key, 200, False, memory)
    assert recall(key, memory) == (168, 200)
    remember(key, 336, True, memory)
    assert recall(key, memory)[0] == 336


def test_positions_are_told_apart_but_for_which_end_is_which() -> None:
    memory = new_memory(4)
    begin(new_deal(CHIVA), 100, memory)
    keys = {
        key_of(rest, left, right, seat, memory): None
        for rest, left, right, seat in product((3, 5, ALL_TILES), range(7), range(7), range(4))
    }
    assert len(keys) == 3 * 28 * 4
    assert key_of(3, 5, 2, 1, memory) == key_of(3, 2, 5, 1, memory)


def test_the_last_deal_s_positions_are_strange_to_the_next_however_many_there_were() -> None:
    memory, deal = new_memory(2), new_deal(CHIVA)
    set_ranks(WINS[0], 0, memory)
    for _ in range(2100):
        begin(deal, 100, memory)
        for rest in range(1, 9):
            key = key_of(rest, 0, 0, 0, memory)
            assert recall(key, memory) == (0, 2)
            remember(key, 1, True, memory)
            assert recall(key, memory) == (1, 2)


@pytest.mark.parametrize("pair", [0, 1])
def test_the_pairs_want_the_opposite(pair: int) -> None:
    memory = new_memory(2)
    ranks = ranked(np.array([0.5, 0.9, 0.95, 0.1, 0.05, 0.91, 0.96, 0.11, 0.06])).ranks
    set_ranks(ranks, pair, memory)
    assert [rank_of(code, 0, pair, memory) for code in range(9)] == ranks.tolist()
    assert [rank_of(code, 0, 1 - pair, memory) for code in range(9)] == (8 - ranks).tolist()


def test_points_are_the_pips_left_to_whoever_wins() -> None:
    memory = new_memory(2)
    set_points(memory)
    six_six_and_six_five = 3 << 26
    assert [
        rank_of(code, six_six_and_six_five, pair, memory) - MOST_POINTS
        for pair in range(2)
        for code in (0, 1, 3, 5, 7)
    ] == [0, 23, -23, 23, -23, 0, -23, 23, -23, 23]


def test_each_number_of_tiles_left_has_a_row_of_its_own() -> None:
    memory = new_memory(0)
    rows = [row_for(tiles) for tiles in range(1, 29)]
    assert all(later - row == 8 for row, later in pairwise(rows))
    assert rows[-1] + 8 <= len(memory) - 1
