"""Playouts end as deals played act for act at random do, and repeat with their seed."""

from __future__ import annotations

import numpy as np
import pytest

from doublesix.engine.bits import Numbers, Stream, below, stream_of
from doublesix.engine.deals import (
    CHIVA,
    MOST_ACTS,
    OUTCOME,
    OUTCOMES,
    PASS,
    SIX_LOVE,
    legal,
    new_deal,
    open_with_double_six,
    play,
    shuffle,
)
from doublesix.engine.playouts import count_outcomes, count_random_deals, played_out


def played_slowly(deal: Numbers, stream: Stream) -> int:
    """Play a copy of a deal out act for act, drawing as a playout does."""
    deal, acts = deal.copy(), np.zeros(MOST_ACTS, np.int64)
    while deal[OUTCOME] < 0:
        count = legal(deal, acts)
        # A playout numbers the acts at the left end before those at the right.
        in_order = sorted(acts[:count], key=lambda act: (act & 1, act))
        play(deal, PASS if acts[0] == PASS else in_order[below(stream, count)])
    return int(deal[OUTCOME])


def dealt(variant: int, stream: Stream) -> Numbers:
    deal = new_deal(variant)
    shuffle(deal, stream)
    open_with_double_six(deal)
    return deal


@pytest.mark.parametrize("variant", [CHIVA, SIX_LOVE])
def test_a_playout_ends_as_the_same_acts_one_by_one(variant: int) -> None:
    stream, acts = stream_of(variant), np.zeros(MOST_ACTS, np.int64)
    for number in range(300):
        deal = dealt(variant, stream)
        for _ in range(number % 20):
            if deal[OUTCOME] < 0:
                play(deal, acts[below(stream, legal(deal, acts))])
        before = deal.copy()
        same = stream.copy()
        assert played_out(deal, stream) == played_slowly(deal, same)
        assert stream[0] == same[0]
        assert list(deal) == list(before)


def test_playouts_are_counted_by_their_outcomes() -> None:
    deal, counts = dealt(CHIVA, stream_of(2)), np.zeros(OUTCOMES, np.int64)
    count_outcomes(deal, 500, stream_of(3), counts)
    again, stream = np.zeros(OUTCOMES, np.int64), stream_of(3)
    for _ in range(500):
        again[played_out(deal, stream)] += 1
    assert list(counts) == list(again)
    assert counts.sum() == 500
    assert all(counts[2::2] == 0)


def test_random_deals_are_fair_to_both_pairs_and_know_the_key_tile() -> None:
    deal, counts = new_deal(SIX_LOVE), np.zeros(OUTCOMES, np.int64)
    count_random_deals(deal, 20000, stream_of(4), counts)
    assert counts.sum() == 20000
    ours, theirs = counts[[1, 2, 5, 6]].sum(), counts[[3, 4, 7, 8]].sum()
    assert abs(ours - theirs) < 5 * 20000**0.5
    assert all(counts > 0)
