"""What was told follows a deal of the rules package, act for act."""

from __future__ import annotations

import random

import numpy as np
import pytest

from doublesix.engine.deals import PASS
from doublesix.engine.told import (
    BARRED,
    COVERED,
    HELD,
    LACKS,
    LAID,
    LATEST,
    LEFT,
    OPENED,
    OPENER,
    PLAYED,
    RIGHT,
    SPARED,
    begin,
    legal_acts,
    new_told,
    tell_pass,
    tell_play,
)
from doublesix.rules.deal import Deal
from doublesix.rules.opening import DOUBLE_SIX_OPENING
from doublesix.rules.profiles import PROFILES
from doublesix.rules.shuffle import seeded_hands
from tests.shared.engine.alike import acts_looked_at, mask_of


def tile(high: int, low: int) -> int:
    return high * (high + 1) // 2 + low


def numbers(told: np.ndarray, place: int, seat: int) -> list[int]:
    return [int(count) for count in told[place + 7 * seat : place + 7 * seat + 7]]


@pytest.mark.parametrize("profile", list(PROFILES.values()), ids=str)
def test_the_acts_that_are_open_are_those_of_the_rules(profile: object) -> None:
    luck = random.Random(5)
    acts = np.zeros(8, np.int64)
    for number in range(40):
        deal = Deal.start(profile, seeded_hands("told", number), DOUBLE_SIX_OPENING)  # type: ignore[arg-type]
        told = new_told()
        is_posed = False
        while deal.turn is not None:
            seat = deal.turn - 1
            expected = acts_looked_at(deal)
            if is_posed:
                count = legal_acts(mask_of(deal.hands[seat]), told, acts)
                assert acts[:count].tolist() == [act for act in sorted(expected) if act != PASS]
                assert [told[HELD + other] for other in range(4)] == [len(h) for h in deal.hands]
            code = luck.choice(sorted(expected))
            if code == PASS:
                tell_pass(told, seat)
            else:
                tell_play(told, seat, code)
            is_posed = True
            deal = deal.act(deal.turn, expected[code])
        assert told[LAID] == sum(7 - len(hand) for hand in deal.hands)


def test_a_pose_opens_both_its_numbers() -> None:
    told = new_told()
    tell_play(told, 2, tile(6, 4) * 2)
    assert (told[OPENER], told[LEFT], told[RIGHT]) == (2, 6, 4)
    assert numbers(told, OPENED, 2) == [0, 0, 0, 0, 1, 0, 1]
    assert told[LATEST + 2] == 6


def test_a_play_covers_one_number_opens_one_and_spares_one() -> None:
    told = new_told()
    tell_play(told, 0, tile(6, 4) * 2)
    tell_play(told, 1, tile(4, 1) * 2 + 1)
    assert (told[LEFT], told[RIGHT]) == (6, 1)
    assert numbers(told, COVERED, 1) == [0, 0, 0, 0, 1, 0, 0]
    assert numbers(told, OPENED, 1) == [0, 1, 0, 0, 0, 0, 0]
    assert numbers(told, SPARED, 1) == [0, 0, 0, 0, 0, 0, 1]
    assert told[LATEST + 1] == 1


def test_a_double_covers_nothing_and_opens_nothing() -> None:
    told = new_told()
    tell_play(told, 0, tile(6, 4) * 2)
    tell_play(told, 1, tile(4, 4) * 2 + 1)
    assert (told[LEFT], told[RIGHT]) == (6, 4)
    assert sum(numbers(told, COVERED, 1)) == sum(numbers(told, OPENED, 1)) == 0
    assert told[PLAYED] == 1 << tile(6, 4) | 1 << tile(4, 4)


def test_a_pass_bars_all_tiles_of_both_numbers() -> None:
    told = new_told()
    tell_play(told, 0, tile(6, 4) * 2)
    tell_pass(told, 1)
    assert told[LACKS + 1] == 1 << 6 | 1 << 4
    assert int(told[BARRED + 1]).bit_count() == 13


def test_a_deal_begins_anew_with_nothing_told() -> None:
    told = new_told()
    tell_play(told, 0, tile(6, 4) * 2)
    tell_pass(told, 1)
    begin(told)
    assert (told == new_told()).all()
