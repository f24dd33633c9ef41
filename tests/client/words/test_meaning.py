from __future__ import annotations

from typing import Any

import pytest

from doublesix.protocol.answers import Side, View
from doublesix.rules.profiles import PROFILES
from doublesix_client.words.meaning import (
    TARGETS,
    WITH_KEY_TILE,
    MeaningWords,
    hard_ends,
    key_tile,
)
from doublesix_client.words.people import People
from tests.client.words.samples import ANA, NELSON, RECORDS, WATCHER, over, updates_of, view

MEANING = MeaningWords()
OUT = [0, 2, 7, 3, 2, 1, 7]


def near_key(**changes: Any) -> View:
    """Return the example of the rules: ends 6 and 2, both hard, seat 1 with one tile."""
    fields: dict[str, Any] = {
        "profile": "six-love",
        "layout": ["64", "42"],
        "ends": [6, 2],
        "pips_out": OUT,
        "held": [1, 2, 3, 2],
    }
    return view(**(fields | changes))


def test_the_targets_are_those_of_the_rules() -> None:
    """Rules 2.4, 3.6."""
    assert {name: profile.target for name, profile in PROFILES.items()} == TARGETS
    assert set(TARGETS) >= WITH_KEY_TILE


@pytest.mark.parametrize(
    ("profile", "score", "people", "told"),
    [
        ("chiva", [0, 0], ANA, "The score is nil to nil."),
        ("chiva", [3, 0], ANA, "You lead 3 to nil; one more takes the match."),
        ("chiva", [2, 0], ANA, "You lead 2 to nil; 2 more take the match."),
        ("six-love", [2, 0], ANA, "You lead 2 to nil; 4 more take the match."),
        ("chiva", [3, 0], NELSON, "They lead 3 to nil; one more takes the match."),
        ("six-love", [4, 0], NELSON, "They lead 4 to nil; 2 more take the match."),
        ("chiva", [0, 3], WATCHER, "Nelson and Marisol lead 3 to nil; one more takes the match."),
        ("chiva", [0, 1], WATCHER, "Nelson and Marisol lead 1 to nil; 3 more take the match."),
        ("six-love", [7, 0], ANA, "You and your partner have won the match, 7 to nil."),
        ("six-love", [6, 0], NELSON, "They have won the match, 6 to nil."),
        ("chiva", [4, 0], WATCHER, "Ana and Tito have won the match, 4 to nil."),
    ],
)
def test_how_the_match_stands(profile: str, score: list[int], people: People, told: str) -> None:
    assert MEANING.standing(profile, score, people) == told


@pytest.mark.parametrize(
    ("score", "people", "side", "told"),
    [
        ([1, 0], ANA, "1/3", "A win for you makes it 2 to nil."),
        ([3, 0], ANA, "1/3", "A win for you takes the match."),
        ([0, 3], ANA, "1/3", "A win for you breaks their streak."),
        ([0, 0], ANA, "2/4", "A win for them makes it 1 to nil."),
        ([0, 3], ANA, "2/4", "A win for them takes the match."),
        ([2, 0], ANA, "2/4", "A win for them breaks your streak."),
        ([1, 0], WATCHER, "1/3", "A win for Ana and Tito makes it 2 to nil."),
        ([3, 0], WATCHER, "1/3", "A win for Ana and Tito takes the match."),
        ([0, 1], WATCHER, "1/3", "A win for Ana and Tito breaks the streak of the others."),
    ],
)
def test_what_a_win_would_mean(score: list[int], people: People, side: Side, told: str) -> None:
    assert MEANING.win(view(score=score), people, side) == told


def test_all_that_a_win_would_mean_begins_with_one_s_own() -> None:
    told = "A win for you breaks their streak. A win for them takes the match."
    assert MEANING.now(view(score=[3, 0]), NELSON) == told


def test_nothing_is_at_stake_once_the_deal_is_over() -> None:
    assert MEANING.now(over(), ANA) == ""


def test_the_key_tile_of_the_rules_is_possible() -> None:
    """Rules 3.5."""
    assert key_tile(near_key()) == "62"
    told = "The key tile is possible: 6-2 is the only tile that fits anywhere."
    assert MEANING.key(near_key()) == told
    assert MEANING.now(near_key(), ANA).endswith(told)


@pytest.mark.parametrize(
    "changes",
    [
        {"profile": "chiva"},
        {"ends": [6, 6]},
        {"pips_out": [0, 2, 6, 3, 2, 1, 7]},
        {"layout": ["64", "62"]},
        {"held": [2, 2, 3, 2]},
        {"passed": [[6], [], [], []]},
        {"phase": "over", "turn": None},
    ],
    ids=lambda changes: next(iter(changes)),
)
def test_the_key_tile_is_not_possible(changes: dict[str, Any]) -> None:
    """Rules 3.5."""
    assert key_tile(near_key(**changes)) is None
    assert MEANING.key(near_key(**changes)) == ""


def test_every_key_tile_of_the_vectors_was_said_to_be_possible() -> None:
    found = 0
    for vector in RECORDS:
        possible = None
        for update in updates_of(vector, None):
            result = update.view.result
            if result is not None and update.events[-1]["event"] == "deal_ended":
                assert not result.key_tile or possible == update.view.plays[-1][1]
                found += result.key_tile
            possible = key_tile(update.view)
    assert found >= 4


def test_hard_ends_are_said() -> None:
    assert MEANING.hard(near_key()) == "Both ends are hard: 6 and 2."
    assert MEANING.hard(near_key(ends=[6, 6])) == "The end with 6 is hard."
    assert MEANING.hard(near_key(ends=[1, 3])) == ""
    assert hard_ends(view(ends=None, layout=[], plays=[])) == []


def test_the_target_and_the_points_of_a_partnership_are_said() -> None:
    assert MEANING.target("chiva") == "First to four, to nil"
    assert MEANING.target("six-love") == "First to six, to nil"
    assert MEANING.streak(view(score=[0, 2]), ANA, 4) == "Nelson and Marisol have 2 points."
