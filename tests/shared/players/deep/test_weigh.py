"""Weigh: what a level finds about each act, from a view alone."""

from __future__ import annotations

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from doublesix.players import EFFORTS
from doublesix.players.deep.weigh import choose, weigh
from doublesix.players.reading import Name, Play, read
from doublesix.players.weighing import Choice, Weighing
from doublesix.rules.tile import Tile
from tests.positions import CHIVA, SIX_LOVE
from tests.shared.players.sights import sight, view_to_act, walks
from tests.walks import Walk

HAND = "62 65 54 53 41 10 33"
EFFORT = 40

pytestmark = pytest.mark.slow  # the first weighing compiles


def choice_of(weighing: Weighing, tile: str) -> Choice:
    [found] = [
        choice
        for choice in weighing.choices
        if isinstance(choice.act, Play) and choice.act.tile.name == tile
    ]
    return found


@given(walks(), st.sampled_from(sorted(EFFORTS)))
@settings(deadline=None)
def test_every_act_is_weighed_once_and_its_numbers_are_shares(walk: Walk, level: str) -> None:
    view = view_to_act(walk.session)
    weighing = weigh(view, "any", EFFORT, level)
    assert sorted(map(str, (choice.act for choice in weighing.choices))) == sorted(
        map(str, read(view).acts)
    )
    assert weighing.deals >= 1
    for choice in weighing.choices:
        shares = (choice.chance, choice.wins, choice.ties, choice.blocks, choice.key)
        assert all(0 <= share <= 1 for share in (*shares, *choice.passes))
        assert choice.wins + choice.ties <= 1
        assert choice.key <= choice.wins
        assert choice.ties <= choice.blocks
        assert choice.error >= 0


@given(walks(), st.sampled_from(sorted(EFFORTS)), st.text(max_size=3))
@settings(deadline=None)
def test_the_first_choice_is_what_a_player_asks_for(walk: Walk, level: str, seed: str) -> None:
    view = view_to_act(walk.session)
    request = choose(view, seed, EFFORT, level)
    if len(view["legal"]) > 1:
        assert request == weigh(view, seed, EFFORT, level).choices[0].act.request
    else:
        assert request == read(view).acts[0].request


def test_going_out_is_worth_a_won_deal_for_certain() -> None:
    rng = random.Random(3)
    walk = Walk(CHIVA, "out", rng)
    while not (walk.session.deal.turn and len(view_to_act(walk.session)["hand"]) == 1):
        walk.go(1)
    for choice in weigh(view_to_act(walk.session), "any", EFFORT).choices:
        if isinstance(choice.act, Play):
            assert (choice.wins, choice.blocks) == (1.0, 0.0)
            assert choice.error < 1e-6


def test_two_ends_that_show_the_same_number_are_weighed_alike() -> None:
    view = sight(CHIVA, 1, HAND, "4:66", "winner 4")
    left, right = (
        choice
        for choice in weigh(view, "any", EFFORT).choices
        if isinstance(choice.act, Play) and choice.act.tile is Tile(6, 2)
    )
    assert (left.chance, left.wins, left.passes) == (right.chance, right.wins, right.passes)


def test_a_number_that_nobody_holds_any_more_makes_all_pass() -> None:
    view = sight(CHIVA, 1, "00 10 20 30 40 50 60", opening="winner 1")
    passes = choice_of(weigh(view, "any", EFFORT), "00").passes
    assert passes == (1.0, 1.0, 1.0)


def test_a_naming_weighs_both_partners() -> None:
    view = sight(SIX_LOVE, 1, HAND, opening="named by 1")
    acts = [choice.act for choice in weigh(view, "any", EFFORT).choices]
    assert sorted(int(act.opener) for act in acts if isinstance(act, Name)) == [1, 3]


@given(walks())
@settings(deadline=None)
def test_few_deals_are_all_weighed(walk: Walk) -> None:
    view = view_to_act(walk.session)
    if sum(view["held"]) - len(view["hand"]) < 6:
        assert weigh(view, "any", 200).is_exact


def test_a_seat_that_is_not_to_act_has_nothing_to_weigh() -> None:
    view = {**sight(CHIVA, 1, HAND, "4:66", "winner 4"), "legal": [], "turn": 2}
    with pytest.raises(ValueError, match="seat 1 is not to act: the turn is 2's"):
        weigh(view, "any", EFFORT)
