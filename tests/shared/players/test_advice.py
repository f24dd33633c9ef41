"""Advice: what a level would choose, and why, by the seat's view and nothing else."""

from __future__ import annotations

import random

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
from tests.shared.players.sights import sight, view_to_act, walks
from tests.walks import Walk

PLAIN = st.sampled_from([level for level in players.LEVELS if level not in players.SEARCHING])
SEEDS = st.text(max_size=4)


@given(walks(), PLAIN, SEEDS)
def test_a_level_advises_what_it_would_choose(walk: Walk, level: str, seed: str) -> None:
    view = view_to_act(walk.session)
    found = advise(view, level, seed)
    assert found.request == players.make(level, seed).choose(view)
    act = next(act for act in read(view).acts if act.request == found.request)
    assert found.reasons == reasons_of(read(view), act)


@given(walks(), PLAIN, SEEDS, st.integers(0, 10**6))
def test_other_tiles_in_hands_it_cannot_see_change_nothing(  # Rules 4.3
    walk: Walk, level: str, seed: str, luck: int
) -> None:
    other = twin(walk.session, walk.session.deal.turn, random.Random(luck))
    one, two = view_to_act(walk.session), view_to_act(other)
    assert advise(one, level, seed) == advise(two, level, seed)


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
