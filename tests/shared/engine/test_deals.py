"""The engine's deals obey the rules package, act for act."""

from __future__ import annotations

import numpy as np
import pytest

from doublesix.engine.bits import ALL_TILES, bits_of, stream_of
from doublesix.engine.deals import (
    CHIVA,
    MOST_ACTS,
    OUTCOME,
    PASS,
    TURN,
    legal,
    new_deal,
    open_freely,
    open_with_double_six,
    play,
    shuffle,
)
from doublesix.rules.profile import Profile
from doublesix.rules.profiles import PROFILES
from tests.positions import KEY_BY_TWO, block_led_by, deal_at
from tests.shared.engine.alike import acts_looked_at, engine_deal
from tests.shared.engine.trial import compare_acts


@pytest.mark.parametrize("profile", PROFILES.values(), ids=str)
def test_random_deals_are_played_as_the_rules_play_them(profile: Profile) -> None:
    assert compare_acts(profile, 10_000, 1) >= 10_000


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
