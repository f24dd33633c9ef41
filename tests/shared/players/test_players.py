"""Players: what every level promises (Rules 4.3)."""

from __future__ import annotations

import json
import random
import subprocess
import sys
from types import SimpleNamespace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from doublesix import players
from doublesix.protocol.plain import Plain, plain_view
from doublesix.rules.seat import SEATS
from doublesix.views import view_of
from tests.blindness import twin
from tests.positions import CHIVA, SIX_LOVE
from tests.shared.players.sights import session_at, sight, view_to_act, walks
from tests.walks import Walk

PLAIN = tuple(level for level in players.LEVELS if level not in players.SEARCHING)
LEVELS = st.sampled_from(players.LEVELS)
EFFORT = 10
"""Enough for those that search to find something, and soon done."""
SEEDS = st.text(max_size=4)


def asked_by(view: Plain) -> list[Plain]:
    """Return the requests that a view allows."""
    requests: list[Plain] = []
    for act in view["legal"]:
        match act:
            case ["pass"]:
                requests.append({"type": "pass"})
            case ["name", opener]:
                requests.append({"type": "name", "opener": opener})
            case [tile]:
                requests.append({"type": "play", "tile": tile})
            case [tile, end]:
                requests.append({"type": "play", "tile": tile, "end": end})
    return requests


def test_the_weakest_level_comes_first() -> None:
    assert players.LEVELS == ("novice", "casual", "club", "expert", "master")
    assert all(about[0].islower() and about[-1] != "." for about in players.ABOUT.values())


def test_an_unknown_level_is_refused_with_the_known_ones() -> None:
    known = "there are: novice, casual, club, expert, master"
    with pytest.raises(ValueError, match=f'no level "grandmaster"; {known}'):
        players.make("grandmaster")
    with pytest.raises(ValueError, match=f'no level "grandmaster"; {known}'):
        players.weigh({}, "grandmaster", "any")


def test_a_level_that_does_not_search_weighs_nothing() -> None:
    with pytest.raises(ValueError, match='"club" weighs nothing; these do: expert, master'):
        players.weigh({}, "club", "any")


@pytest.fixture
def plain_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(players, "find_spec", lambda name: None)


@pytest.mark.usefixtures("plain_install")
def test_without_the_extra_the_plain_levels_are_played_and_the_others_say_what_is_missing() -> None:
    assert players.playable() == PLAIN == ("novice", "casual", "club")
    for level in players.SEARCHING:
        missing = f'the level "{level}" needs what doublesix.bots. installs'
        with pytest.raises(ValueError, match=missing):
            players.make(level)
        with pytest.raises(ValueError, match=missing):
            players.weigh({}, level, "any")


def test_a_level_s_share_of_the_work_is_that_of_its_usual_effort() -> None:
    usual = players.EFFORTS
    assert players.SHARES.keys() == usual.keys() == set(players.SEARCHING)
    for level, share in players.SHARES.items():
        assert abs(usual[level] / usual["master"] - share) < 0.02


def test_nothing_is_compiled_before_a_level_that_searches_is_made() -> None:
    """Which levels there are is known without the libraries that they need."""
    program = (
        "import sys; from doublesix import players; players.playable();"
        " players.make('club', 'any'); print('numba' in sys.modules, 'numpy' in sys.modules)"
    )
    said = subprocess.run([sys.executable, "-c", program], capture_output=True, check=True)
    assert said.stdout.split() == [b"False", b"False"]


class Deep:
    """Stands for a player that searches: it says what it was made of."""

    def __init__(self, seed: str, effort: int | None) -> None:
        self.made_of = seed, effort


class Expert(Deep): ...


class Master(Deep): ...


def weighed(view: Plain, seed: str, effort: int | None, level: str) -> tuple[Any, ...]:
    return view, seed, effort, level


@pytest.fixture
def with_extra(monkeypatch: pytest.MonkeyPatch) -> None:
    """Have stand-ins for the players that search, whatever is installed."""
    monkeypatch.setattr(players, "find_spec", lambda name: object())
    found: dict[str, dict[str, Any]] = {
        "expert": {"Expert": Expert},
        "master": {"Master": Master},
        "weigh": {"weigh": weighed},
    }
    for name, what in found.items():
        module = SimpleNamespace(**what)
        monkeypatch.setitem(sys.modules, f"doublesix.players.deep.{name}", module)
        monkeypatch.setattr(f"doublesix.players.deep.{name}", module, raising=False)


@pytest.mark.usefixtures("with_extra")
@pytest.mark.parametrize(("level", "kind"), [("expert", Expert), ("master", Master)])
def test_with_the_extra_a_level_that_searches_gets_its_seed_and_effort(
    level: str, kind: type[Deep]
) -> None:
    assert players.playable() == players.LEVELS
    player: Any = players.make(level, "any", 500)
    assert (type(player), player.made_of) == (kind, ("any", 500))
    weighing: Any = players.weigh({"deal": 1}, level, "any", 500)
    assert weighing == ({"deal": 1}, "any", 500, level)


def test_without_a_seed_each_player_has_one_of_its_own() -> None:
    view = sight(CHIVA, 1, "66 55 44 33 22 11 00", opening="winner 1")
    chosen = {players.make("novice").choose(view)["tile"] for _ in range(40)}
    assert len(chosen) > 1


def test_a_seat_that_is_not_to_act_has_nothing_to_choose() -> None:
    session = session_at(CHIVA, 1, "66 55 44 33 22 11 00", "", "double-six", way=0)
    view = plain_view(view_of(session, SEATS[1]))
    for level in players.LEVELS:
        with pytest.raises(ValueError, match="seat 2 is not to act: the turn is 1's"):
            players.make(level, "any").choose(view)


@given(walks(), LEVELS, SEEDS)
def test_a_player_asks_for_what_is_legal(walk: Walk, level: str, seed: str) -> None:
    view = view_to_act(walk.session)
    assert players.make(level, seed, EFFORT).choose(view) in asked_by(view)


@given(walks(), LEVELS, SEEDS, st.integers(1, 50))
def test_the_same_view_and_seed_give_the_same_act(
    walk: Walk, level: str, seed: str, effort: int
) -> None:
    """Also when the view has come as text and its lists in another order."""
    view = view_to_act(walk.session)
    once = players.make(level, seed, effort).choose(view)
    other = json.loads(json.dumps(view))
    other["hand"].reverse()
    other["legal"].reverse()
    assert players.make(level, seed, effort).choose(other) == once


@given(walks(), LEVELS, SEEDS)
def test_a_player_does_not_change_the_view(walk: Walk, level: str, seed: str) -> None:
    view = view_to_act(walk.session)
    before = json.dumps(view)
    players.make(level, seed, EFFORT).choose(view)
    assert json.dumps(view) == before


@given(walks(), walks(), LEVELS, SEEDS)
def test_nothing_is_kept_between_two_acts(one: Walk, other: Walk, level: str, seed: str) -> None:
    """A player that sees two tables by turns acts as fresh ones do."""
    busy = players.make(level, seed, EFFORT)
    for session in (one.session, other.session, one.session, other.session):
        view = view_to_act(session)
        assert busy.choose(view) == players.make(level, seed, EFFORT).choose(view)


@given(walks(), LEVELS, SEEDS, st.integers(0, 10**6))
def test_other_tiles_in_hands_it_cannot_see_change_nothing(
    walk: Walk, level: str, seed: str, luck: int
) -> None:
    turn = walk.session.deal.turn
    other = twin(walk.session, turn, random.Random(luck))
    act = players.make(level, seed, EFFORT).choose(view_to_act(walk.session))
    assert players.make(level, seed, EFFORT).choose(view_to_act(other)) == act


@pytest.mark.parametrize("level", players.LEVELS)
def test_what_was_taken_back_changes_nothing(level: str) -> None:
    view = sight(SIX_LOVE, 1, "62 65 54 53 41 10 63", "4:66")
    went_back = {**view, "takebacks": 2, "can_undo": True, "can_redo": True}
    for seed in map(str, range(20)):
        player = players.make(level, seed, EFFORT)
        assert player.choose(went_back) == player.choose(view)
