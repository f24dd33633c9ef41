"""What is true of every session, in random legal ones of both games."""

from __future__ import annotations

import random
from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from doublesix.rules.acts import (
    PASS,
    Act,
    GoOn,
    Kind,
    Name,
    NewMatch,
    Play,
    Redo,
    RestartDeal,
    Step,
    Undo,
)
from doublesix.rules.deal import Deal, Phase
from doublesix.rules.errors import RuleError
from doublesix.rules.events import (
    DealEnded,
    Dealt,
    Event,
    Named,
    Passed,
    Played,
    Restarted,
    Restored,
    TakenBack,
)
from doublesix.rules.layout import End
from doublesix.rules.match import score_deal
from doublesix.rules.opening import DOUBLE_SIX_OPENING, OpeningRule
from doublesix.rules.profiles import PROFILES
from doublesix.rules.session import Session
from doublesix.rules.shuffle import seeded_hands
from doublesix.rules.tile import DOUBLE_SIX, SET
from tests.positions import SIX_LOVE, any_act, check_deal, line_of
from tests.walks import PLAIN, Mix, Walk

EVERY_ACT = any_act()

mixes = st.sampled_from(
    [
        Mix(),
        Mix(undo=30, redo=25, restart=4, new_match=0),
        Mix(undo=20, redo=10, restart=2, new_match=2, person=10),
        Mix(undo=0, redo=0, restart=0, new_match=0, person=100),
    ]
)


@st.composite
def walks(draw: st.DrawFn, most: int = 160) -> Walk:
    """Go for a walk; a failing one is shortened to where it fails."""
    profile = PROFILES[draw(st.sampled_from(sorted(PROFILES)))]
    luck = draw(st.integers(0, 2**32 - 1))
    walk = Walk(profile, f"walk {luck}", random.Random(luck), draw(mixes))
    walk.go(draw(st.integers(0, most)))
    return walk


def _check_deal(deal: Deal) -> None:
    laid = [] if deal.layout is None else list(deal.layout.tiles)
    held = [tile for hand in deal.hands for tile in hand]
    assert Counter(laid + held) == Counter(SET)
    assert Counter(tile for hand in deal.dealt for tile in hand) == Counter(SET)
    played = [play.tile for play in deal.plays if isinstance(play, Played)]
    assert Counter(played) == Counter(laid)
    legal = deal.legal()
    assert len(set(legal)) == len(legal)
    match deal.phase:
        case Phase.OVER:
            assert (legal, deal.turn) == ((), None)
        case Phase.NAMING:
            assert all(isinstance(act, Name) for act in legal)
            assert len(legal) == 2
            assert laid == []
        case Phase.PLAYING:
            assert legal == (PASS,) or all(isinstance(act, Play) for act in legal)
            assert legal != ()


@given(walks())
def test_tiles_are_conserved_and_an_unfinished_deal_offers_plays_or_exactly_a_pass(
    walk: Walk,
) -> None:
    """Rules 1.1, 1.3, 1.4, 1.5."""
    for chapter in (*walk.session.closed, walk.session.chapter):
        _check_deal(chapter.deal)
        check_deal(chapter.deal, line_of(chapter.deal))


@settings(max_examples=25)
@given(walks())
def test_exactly_one_seat_may_act_and_all_else_is_refused(walk: Walk) -> None:
    """Rules 1.2, 1.4, 3.3: of 356 acts in each position, those listed are allowed."""
    for _ in range(6):
        position, deal = walk.session, walk.session.deal
        allowed = {(deal.turn, act) for act in deal.legal()}
        for seat, tried in EVERY_ACT:
            if (seat, tried) in allowed:
                deal.act(seat, tried)
                continue
            with pytest.raises(RuleError):
                position.apply(Step(seat, tried), walk.dealer)
        assert position == walk.session
        _check_table_acts(position, walk)
        walk.do(walk.next_step())


def _check_table_acts(session: Session, walk: Walk) -> None:
    asked = len(walk.asked)
    possible: dict[Act, bool] = {
        GoOn(): session.chapter.result is not None,
        RestartDeal(): bool(session.chapter.steps),
        Undo(): session.can_undo,
        Redo(): session.can_redo,
    }
    for act, is_possible in possible.items():
        if not is_possible:
            with pytest.raises(RuleError):
                session.apply(Step(None, act), walk.dealer)
    assert len(walk.asked) == asked
    assert session == walk.session


@given(walks())
def test_one_side_is_always_at_nil_and_scores_follow_from_results(walk: Walk) -> None:
    """Rules 1.9, 1.10, 1.11."""
    target = walk.profile.target
    chapters = (*walk.session.closed, walk.session.chapter)
    for before, chapter in zip((None, *chapters), chapters, strict=False):
        score = chapter.score
        assert 0 in (score.one_three, score.two_four)
        if chapter.deal.verdict is None:
            assert chapter.result is None
        else:
            assert chapter.result == score_deal(chapter.deal.verdict, chapter.before, target)
        if before is None:
            assert chapter.deal.opening.rule is OpeningRule.DOUBLE_SIX
        elif before.number == chapter.number:
            assert (chapter.before, chapter.match) == (before.before, before.match)
        elif before.match == chapter.match:
            assert chapter.before == before.score
        else:
            assert (chapter.before.one_three, chapter.before.two_four) == (0, 0)
    if isinstance(walk.events[-1], DealEnded):
        assert walk.events[-1].result is walk.session.chapter.result


@given(walks())
def test_replaying_the_steps_gives_an_equal_value(walk: Walk) -> None:
    """Rules 5.3: all steps, undo and redo among them; then only those that stand."""
    again = Walk(walk.profile, walk.seed, random.Random(0))
    for step in walk.steps:
        again.do(step)
    assert again.session == walk.session
    assert again.asked == walk.asked
    standing = Walk(walk.profile, walk.seed, random.Random(0))
    for entry in walk.trail:
        standing.do(entry.step)
    assert standing.session.chapter == walk.session.chapter
    assert standing.session.closed == walk.session.closed
    assert standing.session.undone == ()


def _step_behind(event: Event, session: Session) -> Step | None:
    """Return the step that an event tells of; a deal's end is no step of its own."""
    match event:
        case Played(seat, tile, end):
            return Step(seat, Play(tile, end))
        case Passed(seat):
            return Step(seat, PASS)
        case Named(seat, opener):
            return Step(seat, Name(opener))
        case Restarted():
            return Step(None, RestartDeal())
        case Dealt(_, match_number):
            result = session.chapter.result
            won = result is not None and result.match_winner is not None
            is_same = match_number == session.chapter.match
            return Step(None, GoOn() if won or is_same else NewMatch())
    assert isinstance(event, DealEnded)
    assert session.chapter.result == event.result
    return None


@given(st.sampled_from(sorted(PROFILES)), st.integers(0, 2**32 - 1), st.integers(0, 160))
def test_replaying_the_events_gives_the_same_value(profile: str, luck: int, acts: int) -> None:
    """Rules 1.4: they tell all that happened; only who acted for a seat is not among it."""
    mix = Mix(undo=0, redo=0, restart=2, new_match=2, person=100)
    walk = Walk(PROFILES[profile], f"told {luck}", random.Random(luck), mix)
    told: list[Event] = []
    for _ in range(acts):
        walk.do(walk.next_step())
        told += walk.events
    again = Walk(PROFILES[profile], f"told {luck}", random.Random(0))
    for event in told:
        step = _step_behind(event, again.session)
        if step is not None:
            again.do(step)
    # A new match after a win is told as going on is: the deal is dealt.
    assert [chapter.deal for chapter in again.session.closed] == [
        chapter.deal for chapter in walk.session.closed
    ]
    assert again.session.deal == walk.session.deal
    assert again.session.score == walk.session.score
    assert again.session.dealings == walk.session.dealings


@given(walks(most=120))
def test_undo_takes_back_a_person_s_latest_act_and_the_replies_and_nothing_else(
    walk: Walk,
) -> None:
    """Rules 5.3, 5.4: down to the session's start or to a match that was begun early."""
    while True:
        place, before = walk.undo_point(), walk.session
        assert before.can_undo is (place is not None)
        if place is None:
            break
        standing = walk.trail[place]
        acts = len(walk.trail) - place
        assert all(entry.step.actor.kind is Kind.BOT for entry in walk.trail[place + 1 :])
        walk.do(Step(None, Undo()))
        told = list(walk.events)
        assert walk.session.chapter == standing.before.chapter
        assert walk.session.closed == standing.before.closed
        assert walk.session.dealings[0].hands == before.dealings[0].hands
        _check_takebacks(walk)
        there = walk.session
        walk.do(Step(None, Redo()))
        assert [*told, *walk.events] == [TakenBack(acts), Restored(acts)]
        assert walk.session == before
        walk.do(Step(None, Undo()))
        assert walk.session == there
    with pytest.raises(RuleError):
        walk.do(Step(None, Undo()))


@given(walks(), st.integers(1, 60))
def test_undone_step_by_step_and_redone_step_by_step_a_session_is_what_it_was(
    walk: Walk, most: int
) -> None:
    """Rules 5.3: the whole value, what could be redone before and takebacks included."""
    seen: list[Session] = []
    while walk.session.can_undo and len(seen) < most:
        seen.append(walk.session)
        walk.do(Step(None, Undo()))
    while seen:
        walk.do(Step(None, Redo()))
        assert walk.session == seen.pop()
        _check_takebacks(walk)


def _check_takebacks(walk: Walk) -> None:
    counted = {number: dealing.takebacks for number, dealing in enumerate(walk.session.dealings, 1)}
    assert counted == {number: walk.takebacks[number] for number in counted}
    assert min(counted.values()) >= 0
    assert walk.session.takebacks == counted[walk.session.chapter.number]


@given(walks())
def test_no_deal_is_dealt_twice_and_each_depends_on_its_number_alone(walk: Walk) -> None:
    """Rules 1.12, 5.3, 5.5: never on play, undo, restart or a new match."""
    assert walk.asked == list(range(1, len(walk.session.dealings) + 1))
    for number, dealing in enumerate(walk.session.dealings, 1):
        assert dealing.hands == seeded_hands(walk.seed, number)
    for chapter in (*walk.session.closed, walk.session.chapter):
        assert chapter.deal.dealt == seeded_hands(walk.seed, chapter.number)
    _check_takebacks(walk)


@given(walks())
def test_a_record_holds_each_finished_deal_once_in_order(walk: Walk) -> None:
    """Rules 5.5, 4.2."""
    finished = list(walk.session.finished())
    numbers = [chapter.number for chapter in finished]
    assert numbers == sorted(set(numbers))
    last_sittings = {
        chapter.number: chapter for chapter in (*walk.session.closed, walk.session.chapter)
    }
    assert finished == [chapter for chapter in last_sittings.values() if chapter.result is not None]


@given(st.sampled_from(sorted(PROFILES)), st.integers(0, 2**32 - 1))
def test_every_deal_ends_after_28_tiles_at_the_latest(profile: str, luck: int) -> None:
    """Rules 1.5, 1.8: out exactly when a hand is empty, a block when nothing fits."""
    walk = Walk(PROFILES[profile], f"whole {luck}", random.Random(luck), PLAIN)
    acts = 0
    while walk.session.deal.phase is not Phase.OVER:
        walk.do(walk.next_step())
        acts += 1
    deal = walk.session.deal
    assert acts <= 28 + 3 * 28 + 1
    assert deal.verdict is not None
    assert deal.layout is not None
    empty = [hand for hand in deal.hands if not hand]
    if empty:
        assert len(empty) == 1
        assert deal.verdict.kind.value == "out"
    else:
        assert deal.verdict.kind.value == "block"
        assert not any(deal.layout.fits(tile) for hand in deal.hands for tile in hand)
        assert (deal.layout.left, deal.layout.right) == (deal.layout.left,) * 2


@given(st.integers(0, 2**32 - 1))
def test_the_key_tile_is_the_only_unplayed_tile_that_fits_anywhere(luck: int) -> None:
    """Rules 3.5: no double, and two different ends."""
    rng = random.Random(luck)
    deal = Deal.start(SIX_LOVE, seeded_hands(f"key {luck}", 1), DOUBLE_SIX_OPENING)
    while deal.turn is not None:
        if deal.layout is not None:
            left, right = deal.layout.end(End.LEFT), deal.layout.end(End.RIGHT)
            unplayed = [tile for tile in SET if tile not in deal.layout.tiles]
            fitting = [tile for tile in unplayed if tile.has(left) or tile.has(right)]
            only = len(fitting) == 1 and not fitting[0].is_double and left != right
            keys = [tile for tile in unplayed if SIX_LOVE.is_key_tile(deal.layout, tile)]
            assert keys == (fitting if only else [])
        deal = deal.act(deal.turn, rng.choice(deal.legal()))
    assert DOUBLE_SIX not in deal.hands[deal.plays[0].seat - 1]


def test_walks_go_everywhere() -> None:
    """The properties above are worth what their sessions have met."""
    met: Counter[str] = Counter()
    for luck in range(24):
        profile = PROFILES["chiva" if luck % 2 else "six-love"]
        walk = Walk(profile, f"everywhere {luck}", random.Random(luck), Mix(undo=6, redo=4))
        for _ in range(400):
            step = walk.next_step()
            before = walk.session
            walk.do(step)
            met[type(step.act).__name__] += 1
            met[f"{walk.session.deal.opening.rule.value} in {profile.name}"] += 1
            if isinstance(step.act, Undo):
                met["undo into another deal"] += before.chapter.number > walk.session.chapter.number
                met["undo of a restart"] += len(before.closed) > len(walk.session.closed) and (
                    before.chapter.number == walk.session.chapter.number
                )
                met["undo of several deals"] += (
                    before.chapter.number > walk.session.chapter.number + 1
                )
            result = walk.session.chapter.result
            if result is not None:
                met[f"{result.kind.value} in {profile.name}"] += 1
                met["tie"] += result.winner is None
                met["broken"] += result.streak_broken
                met["match won"] += result.match_winner is not None
    wanted = {
        *("Play", "Pass", "Name", "GoOn", "RestartDeal", "NewMatch", "Undo", "Redo"),
        *("undo into another deal", "undo of a restart", "tie", "broken", "match won"),
        *(f"{kind} in {name}" for kind in ("out", "block", "double-six") for name in PROFILES),
        *("winner in chiva", "lighter in chiva", "named in six-love"),
    }
    assert {name for name in wanted if not met[name]} == set()
