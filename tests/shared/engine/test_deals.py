"""The engine's deals obey the rules package, act for act."""

from __future__ import annotations

import os
import random

import numpy as np
import pytest

from doublesix.engine.bits import ALL_TILES, bits_of, stream_of
from doublesix.engine.deals import (
    CHIVA,
    LEFT,
    MOST_ACTS,
    OUTCOME,
    PASS,
    RIGHT,
    TURN,
    acts_open,
    is_closed,
    legal,
    new_deal,
    open_freely,
    open_with_double_six,
    play,
    shuffle,
    winner,
)
from doublesix.rules.deal import Deal
from doublesix.rules.opening import DOUBLE_SIX_OPENING, Opening, OpeningRule
from doublesix.rules.profile import Profile
from doublesix.rules.profiles import PROFILES
from doublesix.rules.seat import SEATS, Partnership
from doublesix.rules.shuffle import seeded_hands
from tests.positions import KEY_BY_TWO, block_led_by, deal_at
from tests.shared.engine.alike import acts_looked_at, code_of_verdict, engine_deal

ACTS = int(os.environ.get("DOUBLESIX_ENGINE_ACTS", "20000"))
"""How many random acts are compared in all; the long form takes a million."""


def compare_a_deal(deal: Deal, rng: random.Random) -> int:
    """Play a deal at random by both, compare at every act and return how many there were."""
    array, acts, made = engine_deal(deal), np.zeros(MOST_ACTS, np.int64), 0
    while deal.turn is not None:
        count = legal(array, acts)
        coded = acts_looked_at(deal)
        assert sorted(acts[:count]) == sorted(coded)
        hand = array[array[TURN]]
        can = acts_open(hand, array[LEFT], array[RIGHT])
        assert can == (0 if PASS in coded else count)
        code = rng.choice(list(coded))
        play(array, code)
        deal = deal.act(deal.turn, coded[code])
        made += 1
        expected = engine_deal(deal)
        if deal.turn is None:
            expected[TURN] = array[TURN]
        assert list(array) == list(expected)
        assert is_closed(array) == (
            deal.layout is not None
            and not any(deal.layout.fits(tile) for hand in deal.hands for tile in hand)
        )
    assert deal.verdict is not None
    assert array[OUTCOME] == code_of_verdict(deal.verdict)
    for pair, partnership in enumerate(Partnership):
        share = 0 if deal.verdict.winner is None else -1
        assert winner(array[OUTCOME], pair) == (1 if deal.verdict.winner is partnership else share)
    return made


@pytest.mark.parametrize("profile", PROFILES.values(), ids=str)
def test_random_deals_are_played_as_the_rules_play_them(profile: Profile) -> None:
    rng = random.Random(f"acts of {profile.name}")
    made, number = 0, 0
    while made < ACTS // 2:
        opening = DOUBLE_SIX_OPENING
        if number % 2:
            opening = Opening(OpeningRule.WINNER, opener=SEATS[number // 2 % 4])
        deal = Deal.start(profile, seeded_hands("any", rng.getrandbits(60)), opening)
        made += compare_a_deal(deal, rng)
        number += 1


@pytest.mark.parametrize("leader", [1, 2, 3, 4, None])
@pytest.mark.parametrize("profile", PROFILES.values(), ids=str)
def test_a_block_has_the_outcome_that_the_rules_give_it(
    profile: Profile, leader: int | None
) -> None:
    block = block_led_by(2, leader)
    *before, _ = block.line.split()
    deal = deal_at(profile, block.hands, "winner 2", " ".join(before))
    array = engine_deal(deal)
    play(array, PASS)
    assert array[OUTCOME] == (0 if leader is None else 1 + 2 * (leader - 1))


def test_the_key_tile_counts_in_six_love_alone() -> None:
    *before, _ = KEY_BY_TWO.line.split()
    for name, code in (("chiva", 3), ("six-love", 4)):
        deal = deal_at(PROFILES[name], KEY_BY_TWO.hands, "double-six", " ".join(before))
        assert deal.turn is not None
        array = engine_deal(deal)
        play(array, min(acts_looked_at(deal)))
        assert array[OUTCOME] == code


def test_a_shuffle_deals_the_set_in_sevens_and_favours_no_seat() -> None:
    stream, deal = stream_of(5), new_deal(CHIVA)
    held = np.zeros((4, 28))
    for _ in range(4000):
        shuffle(deal, stream)
        assert [bits_of(hand) for hand in deal[:4]] == [7] * 4
        assert deal[0] | deal[1] | deal[2] | deal[3] == ALL_TILES
        held += [[hand >> tile & 1 for tile in range(28)] for hand in deal[:4]]
    # Each tile is in each hand a quarter of the time, 5 standard deviations either way.
    assert abs(held - 1000).max() < 5 * (4000 * 0.25 * 0.75) ** 0.5


def test_the_holder_of_double_six_must_pose_it() -> None:
    stream, deal, acts = stream_of(6), new_deal(CHIVA), np.zeros(MOST_ACTS, np.int64)
    for _ in range(20):
        shuffle(deal, stream)
        open_with_double_six(deal)
        assert deal[deal[TURN]] >> 27 & 1
        assert legal(deal, acts) == 1
        assert acts[0] == 54
        open_freely(deal, 3)
        assert deal[TURN] == 3
        assert legal(deal, acts) == 7
