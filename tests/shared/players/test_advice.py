"""Advice: what a level would choose, and why, by the seat's view and nothing else."""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from doublesix import players
from doublesix.players import advice as room
from doublesix.players.advice import Advice, advise
from doublesix.players.claims import Reason
from doublesix.players.reading import Play, View, read
from doublesix.players.reasons import reasons_of
from doublesix.players.weighing import Choice, Weighing
from doublesix.rules.seat import Seat
from tests.blindness import twin
from tests.positions import CHIVA
from tests.shared.players.enumeration import by_the_rules, deals_like, late_sessions
from tests.shared.players.sights import sight, view_to_act, walks
from tests.shared.players.truths import TRUTHS, Case
from tests.walks import Walk

LEVELS = st.sampled_from(players.LEVELS)
SEEDS = st.text(max_size=4)
EFFORT = 40


@given(walks(), LEVELS, SEEDS)
def test_a_level_advises_what_it_would_choose(walk: Walk, level: str, seed: str) -> None:
    view = view_to_act(walk.session)
    found = advise(view, level, seed, EFFORT)
    assert found.request == players.make(level, seed, EFFORT).choose(view)


@given(walks(), LEVELS, SEEDS, st.integers(0, 10**6))
def test_other_tiles_in_hands_it_cannot_see_change_nothing(  # Rules 4.3
    walk: Walk, level: str, seed: str, luck: int
) -> None:
    other = twin(walk.session, walk.session.deal.turn, random.Random(luck))
    one, two = view_to_act(walk.session), view_to_act(other)
    assert advise(one, level, seed, EFFORT) == advise(two, level, seed, EFFORT)


def test_a_level_that_searches_no_further_has_the_reasons_that_can_be_seen() -> None:
    view = sight(CHIVA, 1, "62 65 54 53 41 10 33", "4:66 1:62l 2:pass 3:63r 4:31r", "winner 4")
    found = advise(view, "club", "0f")
    act = next(act for act in read(view).acts if act.request == found.request)
    assert found.reasons == reasons_of(read(view), act) != ()


def is_true(reason: Reason, case: Case) -> bool:
    """Tell whether a reason is true; a likely one, by what was weighed, must at least be possible.

    How the others choose is weighed with it, so that its shares are not those of bare deals.
    """
    if reason.code == "key_in_reach":
        return True
    if reason.is_sure is not False:
        return TRUTHS[reason.code](reason, case)
    sure = replace(reason, is_sure=True)
    return any(TRUTHS[reason.code](sure, replace(case, after=[deal])) for deal in case.after)


@pytest.mark.slow
def test_what_the_master_says_for_its_play_is_true_in_all_deals_there_are() -> None:
    said: Counter[str] = Counter()
    for session in late_sessions(40):
        view, deals = view_to_act(session), deals_like(session.deal)
        reading, found = read(view), advise(view, "master", "0f", EFFORT)
        plays = [act for act in reading.acts if isinstance(act, Play)]
        play = next(play for play in plays if play.request == found.request)
        after = [deal.act(reading.seat, by_the_rules(play)) for deal in deals]
        others = [
            other
            for other in plays
            if other.tile is not play.tile or (len(set(reading.ends or ())) > 1 and other != play)
        ]
        case = Case(reading.seat, deals, after, play, others)
        for reason in found.reasons:
            assert is_true(reason, case), (reason, play, session.deal)
            said[reason.code] += 1
    assert len(said) > 10


def test_a_level_that_searches_advises_the_first_of_what_it_weighed_with_its_shares(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    view = sight(CHIVA, 1, "62 65 54 53 41 10 33", "4:66 1:62l 2:pass 3:63r 4:31r", "winner 4")
    plays = [act for act in read(view).acts if isinstance(act, Play)]
    shares = [0.9, *[0.1] * (len(plays) - 1)]
    choices = [
        Choice(play, 0.5, 0.0, 0.5, 0.0, (share, 0, 0), blocks=0.0, key=0.0)
        for play, share in zip(reversed(plays), shares, strict=True)
    ]

    def weigh(asked: View, level: str, seed: str, effort: int | None) -> Weighing:
        assert (asked, level, seed, effort) == (view, "master", "0f", 7)
        return Weighing(tuple(choices), 100, is_exact=False)

    monkeypatch.setattr(room, "weigh", weigh)
    found = advise(view, "master", "0f", 7)
    assert found.request == plays[-1].request
    assert found.reasons[0] == Reason("makes_pass", seat=Seat.TWO, is_sure=False)


@pytest.mark.parametrize("level", players.LEVELS)
def test_where_one_act_is_open_nothing_is_weighed(
    level: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delattr(room, "weigh")
    view = sight(CHIVA, 1, "66 65 64 63 62 61 60")
    only = Advice({"type": "play", "tile": "66"}, (Reason("only_tile"),))
    assert advise(view, level, "0f") == only
