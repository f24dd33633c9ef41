"""What acts lead to with all hands open: the engine against trying everything by the rules."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

pytest.importorskip("numba")

from doublesix.engine.bits import NO_END, SIX_ONLY
from doublesix.engine.deals import LEFT, PASSES, RIGHT, TURN
from doublesix.players.stakes import stakes_of
from doublesix.review.form import Outcome, Truth
from doublesix.review.open_hands import OpenHands, state_of
from doublesix.rules.acts import DealAct, Name, Play, Step
from doublesix.rules.chapter import Chapter
from doublesix.rules.deal import Deal
from doublesix.rules.layout import End
from doublesix.rules.notation import hand_of
from doublesix.rules.opening import DOUBLE_SIX_OPENING, Opening, OpeningRule
from doublesix.rules.profile import Profile
from doublesix.rules.profiles import PROFILES
from doublesix.rules.result import Score
from doublesix.rules.seat import Partnership, Seat
from doublesix.rules.shuffle import seeded_hands
from tests.positions import CHIVA, KEY_BY_TWO, SIX_LOVE, steps_in

NIL = Score()
SCORES = [NIL, Score(2, 0), Score(0, 3)]


def dealt(profile: Profile, number: int, opening: Opening, before: Score = NIL) -> Chapter:
    hands = seeded_hands("open hands", number)
    return Chapter.start(profile, hands, opening, number=1, match=1, before=before, begun_by=None)


def ending(profile: Profile, number: int, left: int, before: Score) -> Chapter:
    """Return a deal in which so many tiles are left, played on at random."""
    rng = random.Random(f"{profile.name} {number} {left}")
    chapter = dealt(profile, number, DOUBLE_SIX_OPENING, before)
    while chapter.result is None and sum(map(len, chapter.deal.hands)) > left:
        turn = chapter.deal.turn
        assert turn is not None
        chapter = chapter.with_step(Step(turn, rng.choice(chapter.deal.legal())))
    return chapter


def chance_of(deal: Deal, pair: Partnership, stakes: tuple[float, ...]) -> float:
    """Return a pair's chance by trying all there is, with the rules alone."""
    if deal.verdict is not None:
        leader = deal.verdict.leader
        code = 0 if leader is None else 1 + 2 * (leader - 1) + deal.verdict.key_tile
        return stakes[code]
    turn = deal.turn
    assert turn is not None
    chances = [chance_of(deal.act(turn, act), pair, stakes) for act in different(deal)]
    return max(chances) if turn.partnership is pair else min(chances)


def different(deal: Deal) -> Iterator[DealAct]:
    """Yield the acts that are open, at equal ends those at the left alone."""
    layout = deal.layout
    is_equal = layout is not None and layout.left == layout.right
    for act in deal.legal():
        if not (is_equal and isinstance(act, Play) and act.end is End.RIGHT):
            yield act


def by_hand(chapter: Chapter) -> dict[DealAct, Truth]:
    deal = chapter.deal
    seat = deal.turn
    assert seat is not None
    score = chapter.before.one_three, chapter.before.two_four
    stakes = stakes_of(deal.profile.name, seat, score)
    found = {}
    for act in different(deal):
        chance = chance_of(deal.act(seat, act), seat.partnership, stakes)
        outcome = (
            Outcome.TIE
            if chance == stakes[0]
            else Outcome.WIN
            if chance > stakes[0]
            else Outcome.LOSS
        )
        found[act] = Truth(outcome, chance)
    return found


@pytest.mark.parametrize("before", SCORES, ids=str)
@pytest.mark.parametrize("profile", [CHIVA, SIX_LOVE], ids=["chiva", "six-love"])
def test_endings_are_solved_as_by_trying_everything(profile: Profile, before: Score) -> None:
    see = OpenHands(profile.name)
    looked_at = 0
    for number in range(1, 61):
        chapter = ending(profile, number, 11, before)
        if chapter.result is None:
            assert see(chapter, tuple(different(chapter.deal))) == by_hand(chapter), number
            looked_at += 1
    assert looked_at > 50


def test_the_key_tile_is_worth_more_than_another_win() -> None:
    chapter = Chapter.start(
        SIX_LOVE,
        KEY_BY_TWO.hands,
        DOUBLE_SIX_OPENING,
        number=1,
        match=1,
        before=Score(),
        begun_by=None,
    )
    for step in steps_in(KEY_BY_TWO.line)[:-1]:
        chapter = chapter.with_step(step)
    found = OpenHands("six-love")(chapter, tuple(different(chapter.deal)))
    stakes = stakes_of("six-love", Seat.TWO, (0, 0))
    assert {truth.chance for truth in found.values()} == {stakes[4]}
    assert stakes[4] > stakes[3]


@pytest.mark.parametrize("profile", sorted(PROFILES))
@pytest.mark.parametrize("score", [(0, 0), (3, 0), (0, 3), (1, 0), (0, 2)])
def test_any_win_is_worth_more_than_a_tie_and_that_more_than_any_loss(
    profile: str, score: tuple[int, int]
) -> None:
    for seat in Seat:
        stakes = stakes_of(profile, seat, score)
        own = (0, 2) if seat in Partnership.ONE_THREE.seats else (1, 3)
        wins = [stakes[1 + 2 * leader + key] for leader in own for key in (0, 1)]
        losses = [
            stakes[1 + 2 * leader + key]
            for leader in (0, 1, 2, 3)
            if leader not in own
            for key in (0, 1)
        ]
        assert min(wins) > stakes[0] > max(losses)


def test_a_naming_leads_to_the_best_that_follows_whoever_opens() -> None:
    named = dealt(SIX_LOVE, 3, Opening(OpeningRule.NAMED, by=Seat.TWO), Score(0, 1))
    see = OpenHands("six-love")
    found = see(named, (Name(Seat.TWO), Name(Seat.FOUR)))
    for opener in (Seat.TWO, Seat.FOUR):
        opened = named.with_step(Step(Seat.TWO, Name(opener)))
        poses = see(opened, tuple(opened.deal.legal()))
        assert found[Name(opener)].chance == max(truth.chance for truth in poses.values())


def test_what_would_take_too_long_is_left_unsolved() -> None:
    chapter = dealt(CHIVA, 1, Opening(OpeningRule.WINNER, Seat.ONE))
    assert OpenHands("chiva", limit=100)(chapter, tuple(chapter.deal.legal())) == {}
    named = dealt(SIX_LOVE, 1, Opening(OpeningRule.NAMED, by=Seat.ONE))
    assert OpenHands("six-love", limit=100)(named, tuple(named.deal.legal())) == {}


def test_a_deal_is_handed_to_the_engine_as_it_stands() -> None:
    opened = dealt(CHIVA, 1, DOUBLE_SIX_OPENING)
    state = state_of(opened.deal)
    assert (state[LEFT], state[RIGHT]) == (SIX_ONLY, SIX_ONLY)
    assert opened.deal.turn is not None
    assert state[TURN] == opened.deal.turn - 1
    free = state_of(dealt(CHIVA, 1, Opening(OpeningRule.WINNER, Seat.THREE)).deal)
    assert (free[LEFT], free[RIGHT], free[TURN]) == (NO_END, NO_END, 2)
    later = ending(CHIVA, 4, 14, NIL)
    layout = later.deal.layout
    assert layout is not None
    state = state_of(later.deal)
    assert (state[LEFT], state[RIGHT]) == (layout.left, layout.right)
    assert state[PASSES] == later.deal.passes
    assert hand_of("66") not in later.deal.hands
