"""Views: who may know what, at every kind of point (Rules 4)."""

from __future__ import annotations

import dataclasses
import random
from collections import Counter
from collections.abc import Iterator
from typing import get_args, get_type_hints

import pytest
from hypothesis import given
from hypothesis import strategies as st

from doublesix.protocol.frames import UpdateFrames
from doublesix.rules.acts import (
    DealAct,
    GoOn,
    Name,
    NewMatch,
    Play,
    Redo,
    RestartDeal,
    Step,
    Undo,
)
from doublesix.rules.chapter import Chapter
from doublesix.rules.deal import Deal, Phase
from doublesix.rules.errors import Reason, RuleError
from doublesix.rules.events import Passed, Played
from doublesix.rules.layout import End
from doublesix.rules.notation import names_of
from doublesix.rules.opening import Opening, OpeningRule
from doublesix.rules.profiles import PROFILES
from doublesix.rules.result import Score
from doublesix.rules.seat import SEATS, Partnership, Seat
from doublesix.rules.session import Dealing, Session
from doublesix.rules.tile import Tile
from doublesix.views import (
    Point,
    PrivateView,
    PublicView,
    SeatView,
    Shown,
    WatcherView,
    private_view,
    public_view,
    view_of,
    watcher_view,
)
from tests.blindness import (
    VIEWERS,
    Events,
    Telling,
    Viewer,
    compare_histories,
    point_leaks,
    told,
    twin,
    venture,
)
from tests.positions import (
    CHIVA,
    KEY_BY_TWO,
    OUT_BY_TWO,
    SIX_LOVE,
    Sitting,
    block_led_by,
    line_of,
    sitting,
)
from tests.walks import Mix, Walk

BLOCK = block_led_by(1, 3)
"""Seat 1 poses 6-6, the layout closes at 6 after ten plays, seat 3 is the lightest."""


def hands_told(session: Session) -> list[list[str] | None]:
    """Return the hand in each seat's view."""
    shown = [view_of(session, seat).private.hand for seat in SEATS]
    return [None if hand is None else names_of(hand) for hand in shown]


def acts_told(session: Session) -> dict[Seat, tuple[object, ...]]:
    """Return what the views offer to do, of those seats that are offered anything."""
    return {seat: legal for seat in SEATS if (legal := view_of(session, seat).private.legal)}


def in_a_naming() -> Sitting:
    """Sit down where seat 3 is to name the opener of deal 2."""
    at = sitting(SIX_LOVE, BLOCK, block_led_by(1, 2), OUT_BY_TWO)
    at.play(BLOCK.line)
    at.do(GoOn())
    return at


# While a deal is played.


def test_a_deal_begins_with_the_opener_known_and_each_hand_in_its_own_view() -> None:
    """Rules 1.6, 4.1."""
    session = sitting(CHIVA, BLOCK).session
    assert public_view(session) == PublicView(
        profile="chiva",
        deal=1,
        match=1,
        score=Score(0, 0),
        phase=Phase.PLAYING,
        opening=Opening(OpeningRule.DOUBLE_SIX, opener=Seat.ONE),
        turn=Seat.ONE,
        layout=(),
        ends=None,
        plays=(),
        held=(7, 7, 7, 7),
        passed=((), (), (), ()),
        pips_out=(0, 0, 0, 0, 0, 0, 0),
        takebacks=0,
        can_undo=False,
        can_redo=False,
        shown=None,
    )
    assert hands_told(session) == [names_of(hand) for hand in BLOCK.hands]
    assert {seat: len(acts) for seat, acts in acts_told(session).items()} == {Seat.ONE: 1}


def test_a_layout_is_told_in_order_with_its_plays_and_passes() -> None:
    """Rules 4.1: who played what where, and who passed on which ends."""
    at = sitting(CHIVA, BLOCK)
    at.play(" ".join(BLOCK.line.split()[:8]))
    assert public_view(at.session).ends == (6, 5)
    at.play(" ".join(BLOCK.line.split()[8:12]))
    view = public_view(at.session)
    assert names_of(view.layout) == ["61", "21", "62", "66", "63", "43", "64", "65", "50", "60"]
    assert view.ends == (6, 6)
    assert view.plays[0] == Played(Seat.ONE, Tile(6, 6), None)
    assert view.plays[3] == Played(Seat.FOUR, Tile(2, 1), End.LEFT)
    assert view.plays[10:] == (Passed(Seat.THREE, 6, 6), Passed(Seat.FOUR, 6, 6))
    assert view.held == (4, 4, 5, 5)
    assert view.passed == ((), (), (6,), (6,))
    assert view.pips_out == (2, 2, 2, 2, 2, 2, 8)
    assert view.turn is Seat.ONE


def test_only_the_seat_in_turn_is_offered_acts() -> None:
    at = sitting(CHIVA, OUT_BY_TWO)
    for word in OUT_BY_TWO.line.split():
        turn = at.session.deal.turn
        assert turn is not None
        assert acts_told(at.session) == {turn: at.session.deal.legal()}
        at.play(word)
    assert acts_told(at.session) == {}


def test_all_see_the_same_public_part_and_a_watcher_nothing_else() -> None:
    """Rules 4.1: a watcher knows the same without a hand."""
    for session in (in_a_naming().session, sitting(CHIVA, BLOCK).session):
        public = public_view(session)
        assert watcher_view(session) == WatcherView(public)
        for seat in SEATS:
            assert view_of(session, seat) == SeatView(public, private_view(session, seat))


def test_what_can_be_undone_and_redone_is_told() -> None:
    at = sitting(CHIVA, BLOCK)

    def undo_and_redo() -> tuple[int, bool, bool]:
        view = public_view(at.session)
        return view.takebacks, view.can_undo, view.can_redo

    at.play("1:66 2:62l", bots=(2,))
    assert undo_and_redo() == (0, True, False)
    at.do(Undo())
    assert undo_and_redo() == (2, False, True)
    at.do(Redo())
    assert undo_and_redo() == (0, True, False)
    at.do(Undo())
    at.play("1:66")
    assert undo_and_redo() == (2, True, False)


# While an opener is named.


def test_while_an_opener_is_named_only_the_representative_sees_a_hand() -> None:
    """Rules 3.3, 4.5."""
    at = in_a_naming()
    dealt = [names_of(hand) for hand in block_led_by(1, 2).hands]
    view = public_view(at.session)
    assert (view.phase, view.turn) == (Phase.NAMING, Seat.THREE)
    assert view.opening == Opening(OpeningRule.NAMED, by=Seat.THREE)
    assert hands_told(at.session) == [None, None, dealt[2], None]
    assert acts_told(at.session) == {Seat.THREE: (Name(Seat.ONE), Name(Seat.THREE))}
    at.play("3:name1")
    view = public_view(at.session)
    assert (view.phase, view.turn, view.opening.opener) == (Phase.PLAYING, Seat.ONE, Seat.ONE)
    assert hands_told(at.session) == dealt
    assert list(acts_told(at.session)) == [Seat.ONE]


def test_in_a_naming_four_other_hands_are_told_alike_to_all_but_the_representative() -> None:
    """Rules 4.5: seats do not see their own hands either."""
    session, rng = in_a_naming().session, random.Random(1)
    for _ in range(20):
        other = twin(session, None, rng)
        assert all(
            one != two for one, two in zip(session.deal.hands, other.deal.hands, strict=True)
        )
        told_apart = [
            viewer for viewer in VIEWERS if told(session, (), viewer) != told(other, (), viewer)
        ]
        assert told_apart == [Seat.THREE]


def test_back_in_the_naming_the_hands_are_hidden_again() -> None:
    """Rules 4.5, 5.3, 5.5."""
    for back in (Undo(), RestartDeal()):
        at = in_a_naming()
        before = hands_told(at.session)
        at.play("3:name1")
        at.do(back)
        assert hands_told(at.session) == before
        assert before.count(None) == 3


# When a deal has ended.


def test_when_a_deal_ends_all_hands_are_shown() -> None:
    """Rules 4.4."""
    at = sitting(SIX_LOVE, BLOCK)
    at.play(BLOCK.line)
    view = public_view(at.session)
    result = at.session.chapter.result
    assert result is not None
    assert (view.phase, view.turn, view.score) == (Phase.OVER, None, Score(1, 0))
    assert view.shown == Shown(
        result,
        at.session.deal.hands,
        (Point(1, 1, Partnership.ONE_THREE, 1, Score(1, 0)),),
        Opening(OpeningRule.NAMED, by=Seat.THREE),
    )
    assert [names_of(hand) for hand in view.shown.hands] == hands_told(at.session)
    assert [len(hand) for hand in view.shown.hands] == [4, 4, 5, 5]


@pytest.mark.parametrize("back", [Undo(), RestartDeal()])
def test_going_back_from_the_end_of_a_deal_hides_the_hands_again(back: Undo | RestartDeal) -> None:
    """Rules 4.4, 5.5."""
    at = sitting(SIX_LOVE, BLOCK)
    at.play(BLOCK.line)
    at.do(back)
    view = public_view(at.session)
    assert (view.phase, view.score, view.shown) == (Phase.PLAYING, Score(), None)


def test_going_on_hides_the_hands_and_going_back_shows_them_again() -> None:
    at = sitting(CHIVA, OUT_BY_TWO, BLOCK)
    at.play(OUT_BY_TWO.line)
    shown = public_view(at.session).shown
    assert shown is not None
    at.do(GoOn())
    assert public_view(at.session).shown is None
    at.do(Undo())
    assert public_view(at.session).shown == shown


def test_a_new_match_reveals_nothing() -> None:
    """Rules 4.4."""
    at = sitting(CHIVA, OUT_BY_TWO, BLOCK)
    at.play("2:66")
    at.do(NewMatch())
    view = public_view(at.session)
    assert (view.deal, view.match, view.shown, view.plays) == (2, 2, None, ())
    assert hands_told(at.session) == [names_of(hand) for hand in BLOCK.hands]


def test_the_record_of_points_holds_each_finished_deal_once() -> None:
    """Rules 4.4, 5.5: not one that was restarted or given up."""
    at = sitting(SIX_LOVE, KEY_BY_TWO, BLOCK, OUT_BY_TWO, block_led_by(1, None))
    at.play(KEY_BY_TWO.line)
    at.do(RestartDeal())
    at.play(KEY_BY_TWO.line)
    at.do(GoOn())
    at.play("2:name4 4:" + names_of(BLOCK.hands[3])[0])
    at.do(NewMatch())
    at.play(f"2:name2 {OUT_BY_TWO.line}")
    shown = public_view(at.session).shown
    assert shown is not None
    two_four = Partnership.TWO_FOUR
    assert shown.points == (
        Point(1, 1, two_four, 2, Score(0, 2)),
        Point(3, 2, two_four, 1, Score(0, 1)),
    )


def test_a_tied_block_and_a_won_match_are_points_too() -> None:
    """Rules 1.10, 2.4."""
    deals = [block_led_by(1, None), block_led_by(1, 3), *[block_led_by(3, 3)] * 3]
    at = sitting(CHIVA, *deals)
    for deal in deals[:-1]:
        at.play(deal.line)
        at.do(GoOn())
    at.play(deals[-1].line)
    shown = public_view(at.session).shown
    assert shown is not None
    one_three = Partnership.ONE_THREE
    assert [(point.winner, point.points, point.score.one_three) for point in shown.points] == [
        (None, 0, 0),
        *[(one_three, 1, score) for score in (1, 2, 3, 4)],
    ]
    assert shown.result.match_winner is one_three
    assert shown.next == Opening(OpeningRule.DOUBLE_SIX)


# What is true at every point.


@st.composite
def walks(draw: st.DrawFn, most: int = 300) -> Walk:
    """Go for a walk in either game, by persons and computer players, with undo and all."""
    profile = PROFILES[draw(st.sampled_from(sorted(PROFILES)))]
    mix = draw(
        st.sampled_from(
            [
                Mix(),
                Mix(undo=25, redo=15, restart=4, new_match=1),
                Mix(undo=15, redo=5, restart=2, new_match=3, person=10),
            ]
        )
    )
    luck = draw(st.integers(0, 2**32 - 1))
    walk = Walk(profile, f"views {luck}", random.Random(luck), mix)
    for _ in range(draw(st.integers(0, most))):
        venture(walk)
    return walk


@given(walks())
def test_the_counts_in_a_view_follow_from_its_plays(walk: Walk) -> None:
    """Rules 4.1: reckoned anew from the line of play, in plain names."""
    view = public_view(walk.session)
    held, out = [7, 7, 7, 7], Counter[int]()
    passed: list[set[int]] = [set(), set(), set(), set()]
    for word in line_of(walk.session.deal).split():
        seat, what = int(word[0]), word[2:]
        if what == "pass" or what.startswith("name"):
            continue
        held[seat - 1] -= 1
        out.update(int(number) for number in what[:2])
    for play in view.plays:
        if isinstance(play, Passed):
            passed[play.seat - 1] |= {play.left, play.right}
    assert view.held == tuple(held)
    assert view.pips_out == tuple(out[number] for number in range(7))
    assert view.passed == tuple(tuple(sorted(numbers)) for numbers in passed)
    shown = str(walk.session.deal.layout) if view.layout else ""
    assert view.ends == ((int(shown[0]), int(shown[-1])) if shown else None)
    assert (view.turn is None) == (view.phase is Phase.OVER) == (view.shown is not None)


@given(walks(most=500), st.integers(0, 2**32 - 1))
def test_a_view_tells_nothing_of_hidden_tiles_at_any_point(walk: Walk, luck: int) -> None:
    """H1, H2, Rules 4.1 to 4.5: other tiles where a viewer may not look, and the same bytes.

    Among what is changed: deals that undo has left, acts that may be redone, deals that were
    restarted or given up.
    """
    rng = random.Random(luck)
    for _ in range(40):
        assert point_leaks(walk.session, walk.events, rng) == []
        venture(walk)


@given(walks(most=150), st.integers(0, 2**32 - 1))
def test_a_whole_history_with_other_hidden_tiles_is_told_alike(walk: Walk, luck: int) -> None:
    """H1, H2: views, events and refusals, from the session's start."""
    rng = random.Random(luck)
    for viewer in VIEWERS:
        assert compare_histories(walk, viewer, rng).leaks == []


# The search goes where leaks might be, and would find them.


def fixed_walks() -> Iterator[Walk]:
    """Go a step at a time on walks that are the same in every run; yield at each point."""
    for profile in (SIX_LOVE, CHIVA):
        for luck in range(4):
            walk = Walk(profile, f"fixed {luck}", random.Random(luck), Mix(undo=15, redo=10))
            for _ in range(250):
                venture(walk)
                yield walk
    walk = Walk(CHIVA, "straight", random.Random(9), Mix(2, 2, 0, 0))
    for _ in range(800):
        walk.do(walk.next_step())
        yield walk


def test_the_walks_come_to_every_kind_of_point() -> None:
    kinds = Counter[str]()
    for walk in fixed_walks():
        session, deal = walk.session, walk.session.deal
        number = session.chapter.number
        is_over = deal.phase is Phase.OVER
        went_back = isinstance(walk.steps[-1].act, Undo | RestartDeal) and not is_over
        earlier = [chapter for chapter in session.closed if chapter.number == number]
        kinds.update(
            {
                deal.phase.value: True,
                "hands were shown and are hidden again": any(
                    chapter.result is not None for chapter in earlier
                )
                and not is_over,
                "back in a naming": went_back and deal.phase is Phase.NAMING,
                "an undone play may be redone": any(
                    isinstance(step.act, Play) for steps in session.undone for step in steps
                ),
                "a deal was dealt that undo has left": len(session.dealings) > number,
                "a deal was given up": not {*range(1, number)}
                <= {chapter.number for chapter in session.closed},
                "a match was won": any(
                    chapter.result is not None and chapter.result.match_winner is not None
                    for chapter in session.closed
                ),
            }
        )
    assert {kind for kind, count in kinds.items() if count < 5} == set()


def sent(session: Session, events: Events, viewer: Viewer, **changed: object) -> bytes:
    """Send an update that has something else in its public part."""
    public = dataclasses.replace(public_view(session), **changed)  # type: ignore[arg-type]
    return packed(events, public, None if viewer is None else private_view(session, viewer))


def packed(events: Events, public: PublicView, private: PrivateView | None) -> bytes:
    frames = UpdateFrames(7, events, public)
    return frames.for_watcher() if private is None else frames.for_seat(private)


def the_next_seat_s_hand(session: Session, events: Events, viewer: Viewer) -> bytes:
    if viewer is None:
        return told(session, events, viewer)
    wrong = dataclasses.replace(private_view(session, viewer.next), seat=viewer)
    return packed(events, public_view(session), wrong)


def one_s_own_hand_in_a_naming(session: Session, events: Events, viewer: Viewer) -> bytes:
    if viewer is None:
        return told(session, events, viewer)
    private = dataclasses.replace(private_view(session, viewer), hand=session.deal.hand(viewer))
    return packed(events, public_view(session), private)


def a_seat_for_a_watcher(session: Session, events: Events, viewer: Viewer) -> bytes:
    return told(session, events, Seat.ONE if viewer is None else viewer)


def what_the_seat_in_turn_may_do(session: Session, events: Events, viewer: Viewer) -> bytes:
    return sent(session, events, viewer, takebacks=len(session.deal.legal()))


def pips_instead_of_counts(session: Session, events: Events, viewer: Viewer) -> bytes:
    return sent(session, events, viewer, held=session.deal.pips)


def an_event_with_a_tile(session: Session, events: Events, viewer: Viewer) -> bytes:
    held = [hand[0] for hand in session.deal.hands if hand]
    return told(session, (*events, Played(Seat.ONE, held[-1], End.LEFT)), viewer)


def hands_shown_once(session: Session, events: Events, viewer: Viewer) -> bytes:
    number = session.chapter.number
    pips = [
        chapter.result.pips
        for chapter in session.closed
        if chapter.number == number and chapter.result is not None
    ]
    return sent(session, events, viewer, held=sum(pips, ()))


def the_tiles_of_undone_plays(session: Session, events: Events, viewer: Viewer) -> bytes:
    undone = [step.act for steps in session.undone for step in steps]
    tiles = tuple(act.tile for act in undone if isinstance(act, Play))
    return sent(session, events, viewer, layout=tiles)


def the_deal_that_comes_next(session: Session, events: Events, viewer: Viewer) -> bytes:
    return sent(session, events, viewer, layout=session.dealings[-1].hands[0])


def a_deal_given_up(session: Session, events: Events, viewer: Viewer) -> bytes:
    given_up = [chapter.deal for chapter in session.closed if chapter.result is None]
    return sent(session, events, viewer, held=sum([deal.pips for deal in given_up], ()))


POINT_PLANTS: list[Telling] = [
    the_next_seat_s_hand,
    one_s_own_hand_in_a_naming,
    a_seat_for_a_watcher,
    what_the_seat_in_turn_may_do,
    pips_instead_of_counts,
    an_event_with_a_tile,
    hands_shown_once,
    the_tiles_of_undone_plays,
    the_deal_that_comes_next,
    a_deal_given_up,
]
HISTORY_PLANTS = POINT_PLANTS[:6]


@pytest.mark.parametrize("telling", POINT_PLANTS, ids=lambda telling: telling.__name__)
def test_a_planted_leak_is_found_at_some_point(telling: Telling) -> None:
    """H1: shown to fail."""
    rng = random.Random(1)
    assert any(point_leaks(walk.session, walk.events, rng, telling) for walk in fixed_walks())


@pytest.mark.parametrize("telling", HISTORY_PLANTS, ids=lambda telling: telling.__name__)
def test_a_planted_leak_is_found_in_some_history(telling: Telling) -> None:
    """H1: shown to fail."""
    rng = random.Random(1)
    assert any(
        compare_histories(walk, viewer, rng, telling).leaks
        for at, walk in enumerate(fixed_walks())
        if at % 30 == 29
        for viewer in VIEWERS
    )


def test_a_refusal_that_tells_of_another_s_tiles_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """H1: errors leak as well as views."""

    def refuse(deal: Deal, seat: Seat, act: DealAct) -> Deal:
        raise RuleError(
            Reason.DOES_NOT_FIT, "1.3", f"seat {seat.next} holds {deal.hand(seat.next)}"
        )

    walk = next(fixed_walks())
    rng = random.Random(1)
    assert compare_histories(walk, Seat.ONE, rng).leaks == []
    monkeypatch.setattr(Deal, "act", refuse)
    assert point_leaks(walk.session, walk.events, rng) != []


def test_other_histories_differ_in_most_of_the_hidden_tiles() -> None:
    rng = random.Random(1)
    differing = [
        compare_histories(walk, viewer, rng).differing
        for at, walk in enumerate(fixed_walks())
        if at % 300 == 299
        for viewer in VIEWERS
    ]
    assert sum(count > 1 for count in differing) > 0.7 * len(differing)
    assert max(differing) > 20


def test_a_value_with_other_tiles_is_told_apart_by_whoever_may_know_them() -> None:
    """Else the twins might be no twins: what one seat cannot see, another can."""
    at = sitting(CHIVA, OUT_BY_TWO)
    other = twin(at.session, Seat.ONE, random.Random(1))
    told_apart = [told(at.session, (), seat) != told(other, (), seat) for seat in SEATS]
    assert told_apart == [False, True, True, True]
    assert told(at.session, (), None) == told(other, (), None)


# What a view can hold at all.


def _holds(kind: object) -> set[object]:
    """Return all types that a value of this one can hold, however deep."""
    if isinstance(kind, type) and dataclasses.is_dataclass(kind):
        hints = get_type_hints(kind).values()
        return {kind}.union(*(_holds(hint) for hint in hints))
    parts = get_args(kind)
    return {kind}.union(*(_holds(part) for part in parts)) if parts else {kind}


def test_a_view_can_hold_no_deal_and_no_session() -> None:
    """Rules 4.2: secrecy is in the types."""
    held = _holds(SeatView) | _holds(WatcherView)
    assert {Deal, Chapter, Session, Dealing, Step} & held == set()
    with_tiles = {
        field for field, kind in get_type_hints(PublicView).items() if Tile in _holds(kind)
    }
    assert with_tiles == {"layout", "plays", "shown"}
    assert {
        field for field, kind in get_type_hints(WatcherView).items() if kind is not PublicView
    } == set()
