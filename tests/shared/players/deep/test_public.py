"""Public: what a seat knows, in the engine's terms, says what the rules say."""

from __future__ import annotations

import numpy as np
from hypothesis import given

from doublesix.engine.bits import ALL_TILES, SUIT
from doublesix.engine.deals import PASS
from doublesix.players.deep.public import act_of, mask_of, position_of
from doublesix.players.reading import Play, Reading, read
from doublesix.rules.events import Passed, Played
from doublesix.rules.tile import BY_NAME, SET
from tests.positions import CHIVA, SIX_LOVE
from tests.shared.players.sights import sight, view_to_act, walks
from tests.walks import Walk

HAND = "62 65 54 53 41 10 33"


def reading_of(line: str, hand: str = HAND, opening: str = "winner 4") -> Reading:
    return read(sight(CHIVA, 1, hand, line, opening))


def test_each_play_stands_with_the_ends_it_found_and_passes_between() -> None:
    position = position_of(reading_of("4:66 1:62l 2:pass 3:63r 4:31r"))
    plays = [(3, "66", 0), (0, "62", 0), (2, "63", 1), (3, "31", 1)]
    acts = [[seat, BY_NAME[name].index * 2 + side] for seat, name, side in plays]
    acts.insert(2, [1, PASS])
    ends = [[7, 7], [6, 6], [2, 6], [2, 6], [2, 3]]
    assert position.history.tolist() == [act + found for act, found in zip(acts, ends, strict=True)]
    assert (position.left, position.right) == (2, 1)
    assert position.held.tolist() == [6, 7, 6, 5]
    assert position.lacks.tolist() == [0, 1 << 2 | 1 << 6, 0, 0]


def test_passes_just_before_the_seat_are_told_too() -> None:
    threes = "33 30 31 32 43 53 63"
    position = position_of(reading_of("1:33 2:pass 3:pass 4:pass", threes, "winner 1"))
    assert position.history[1:, 1].tolist() == [PASS] * 3


def test_a_layout_that_the_engine_sees_mirrored_is_played_at_the_same_numbers() -> None:
    """At 6-6 the right end is the left one: 6-2 laid at the right is at the engine's left."""
    line = "4:66 1:62r 2:63l 3:43l 4:40l"
    reading, mirrored = reading_of(line), position_of(reading_of(line))
    assert reading.ends == (0, 2)
    assert (mirrored.left, mirrored.right) == (2, 0)
    [at_the_nought] = [
        act for act in reading.acts if isinstance(act, Play) and act.tile.name == "10"
    ]
    assert act_of(at_the_nought, reading.ends, (2, 0)) == at_the_nought.tile.index * 2 + 1


@given(walks())
def test_a_position_is_what_the_deal_shows_to_its_seat(walk: Walk) -> None:
    deal = walk.session.deal
    assert deal.turn is not None
    reading = read(view_to_act(walk.session))
    position = position_of(reading)
    hands = [mask_of(hand) for hand in deal.hands]
    assert position.seat == deal.turn - 1
    assert position.hand == hands[position.seat]
    assert position.unseen == sum(hands) - position.hand
    assert position.held.tolist() == [len(hand) for hand in deal.hands]
    for play, (seat, act, left, right) in zip(deal.plays, position.history, strict=True):
        assert play.seat - 1 == seat
        match play:
            case Played(tile=tile):
                assert SET[act // 2] is tile
                assert left == 7 or tile.has((left, right)[act % 2])
            case Passed(left=one, right=two):
                assert (act, {left, right}) == (PASS, {one, two})
    if reading.ends is not None:
        assert sorted((position.left, position.right)) == sorted(reading.ends)


@given(walks())
def test_no_seat_holds_what_it_lacks(walk: Walk) -> None:
    position = position_of(read(view_to_act(walk.session)))
    for seat, hand in enumerate(walk.session.deal.hands):
        for number in range(7):
            if position.lacks[seat] >> number & 1:
                assert not mask_of(hand) & int(SUIT[number])


def test_at_a_naming_all_tiles_but_the_own_are_unseen() -> None:
    position = position_of(read(sight(SIX_LOVE, 1, HAND, opening="named by 1")))
    assert position.history.shape == (0, 4)
    assert position.unseen == ALL_TILES & ~position.hand
    assert position.is_pose_free
    assert position.held.dtype == np.int64
