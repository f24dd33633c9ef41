from __future__ import annotations

from typing import Any

import pytest

from doublesix_client.words.people import People
from doublesix_client.words.result import ResultWords
from doublesix_client.words.tiles import TileWords
from tests.client.words.samples import (
    ANA,
    MARISOL,
    NELSON,
    RECORDS,
    TITO,
    WATCHER,
    over,
    shown,
    updates_of,
)

RESULT = ResultWords()
OUT: dict[str, Any] = {}
KEY: dict[str, Any] = {"key_tile": True, "points": 2, "score": {"1/3": 2, "2/4": 0}}
BROKEN: dict[str, Any] = {
    "streak_broken": True,
    "points": 0,
    "score": {"1/3": 0, "2/4": 0},
    "record": [[5, 1, "2/4", 1, [0, 3]], [6, 1, "1/3", 0, [0, 0]]],
}
BROKEN_BY_ONE: dict[str, Any] = BROKEN | {
    "record": [[5, 1, "2/4", 1, [0, 1]], [6, 1, "1/3", 0, [0, 0]]]
}
MATCH: dict[str, Any] = {"match_winner": "1/3", "score": {"1/3": 4, "2/4": 0}}
SIX: dict[str, Any] = {"profile": "six-love"}
BLOCK: dict[str, Any] = {
    "kind": "block",
    "leader": 3,
    "pips": {"1": 8, "2": 14, "3": 4, "4": 20},
}
SHARED: dict[str, Any] = BLOCK | {"leader": 1, "pips": {"1": 4, "2": 14, "3": 4, "4": 20}}
TIE: dict[str, Any] = {
    "kind": "block",
    "winner": None,
    "leader": None,
    "pips": {"1": 10, "2": 10, "3": 11, "4": 11},
    "points": 0,
}
ON_SIXES: dict[str, Any] = {"ends": [6, 6], "plays": [[4, "64"], [1, "pass"]]}


@pytest.mark.parametrize(
    ("result", "fields", "people", "told"),
    [
        (OUT, {}, ANA, "You went out with 5-4. The deal is yours."),
        (OUT, {}, TITO, "Ana went out with 5-4. The deal is yours."),
        (OUT, {}, NELSON, "Ana went out with 5-4. The deal is theirs."),
        (OUT, {}, WATCHER, "Ana went out with 5-4. Ana and Tito win the deal."),
        (KEY, SIX, ANA, "You went out with the key tile, 5-4. The deal is yours, and worth two."),
        (
            KEY, SIX, TITO,
            "Ana went out with the key tile, 5-4. The deal is yours, and worth two.",
        ),
        (
            KEY, SIX, MARISOL,
            "Ana went out with the key tile, 5-4. The deal is theirs, and worth two.",
        ),
        (
            KEY, SIX, WATCHER,
            "Ana went out with the key tile, 5-4. Ana and Tito win the deal, worth two.",
        ),
        (BROKEN, {}, ANA, "You went out with 5-4. Their streak of 3 is broken."),
        (BROKEN, {}, NELSON, "Ana went out with 5-4. Your streak of 3 is broken."),
        (BROKEN_BY_ONE, {}, ANA, "You went out with 5-4. Their streak is broken."),
        (BROKEN_BY_ONE, {}, NELSON, "Ana went out with 5-4. Your streak is broken."),
        (
            BROKEN, {}, WATCHER,
            "Ana went out with 5-4. That breaks the streak of Nelson and Marisol.",
        ),
        (MATCH, {}, ANA, "You went out with 5-4. The match is yours, 4 to nil."),
        (MATCH, {}, NELSON, "Ana went out with 5-4. The match is theirs, 4 to nil."),
        (MATCH, {}, WATCHER, "Ana went out with 5-4. Ana and Tito win the match, 4 to nil."),
        (
            BLOCK, ON_SIXES, ANA,
            "Blocked on sixes: you and Tito hold 12, they hold 34. The deal is yours.",
        ),
        (
            BLOCK, ON_SIXES, NELSON,
            "Blocked on sixes: you and Marisol hold 34, they hold 12. The deal is theirs.",
        ),
        (
            BLOCK, ON_SIXES, WATCHER,
            ("Blocked on sixes: Ana and Tito hold 12, Nelson and Marisol hold 34. "
            "Ana and Tito win the deal."),
        ),
        (
            BLOCK | BROKEN, ON_SIXES, ANA,
            "Blocked on sixes: you and Tito hold 12, they hold 34. Their streak of 3 is broken.",
        ),
        (
            TIE, ON_SIXES, ANA,
            "Blocked on sixes: both partnerships hold 21 pips. A tie: nobody scores.",
        ),
        (
            BLOCK, SIX | ON_SIXES, TITO,
            "Blocked on sixes: your hand is the lightest, 4 pips. The deal is yours.",
        ),
        (
            BLOCK, SIX | ON_SIXES, ANA,
            "Blocked on sixes: Tito has the lightest hand, 4 pips. The deal is yours.",
        ),
        (
            BLOCK, SIX | ON_SIXES, NELSON,
            "Blocked on sixes: Tito has the lightest hand, 4 pips. The deal is theirs.",
        ),
        (
            SHARED, SIX | ON_SIXES, TITO,
            "Blocked on sixes: you and Ana hold the least, 4 pips each. The deal is yours.",
        ),
        (
            SHARED, SIX | ON_SIXES, NELSON,
            "Blocked on sixes: Ana and Tito hold the least, 4 pips each. The deal is theirs.",
        ),
        (
            TIE, SIX | ON_SIXES, ANA,
            ("Blocked on sixes: the lightest hand is the same on both sides, 10 pips. "
            "A tie: nobody scores."),
        ),
    ],
)  # fmt: skip
def test_how_a_deal_ended(
    result: dict[str, Any], fields: dict[str, Any], people: People, told: str
) -> None:
    assert RESULT.headline(over(shown(**result), **fields), people) == told


@pytest.mark.parametrize(
    ("result", "fields", "told"),
    [
        (OUT, {}, "A deal won is one point. You lead 1 to nil; 3 more take the match."),
        (
            BLOCK | {"score": {"1/3": 3, "2/4": 0}}, ON_SIXES,
            ("A deal won is one point, however many pips are left. "
            "You lead 3 to nil; one more takes the match."),
        ),
        (
            BLOCK, SIX | ON_SIXES,
            ("In a block the lightest single hand decides, whatever the partner holds; it is one "
            "point. You lead 1 to nil; 5 more take the match."),
        ),
        (
            KEY, SIX,
            ("Both ends were hard and no other tile fitted anywhere: the key tile is worth two. "
            "You lead 2 to nil; 4 more take the match."),
        ),
        (BROKEN, {}, "A win that breaks a streak scores nothing: both sides are back at nil."),
        (
            BROKEN | {"key_tile": True}, SIX,
            ("Breaking a streak takes all of a win, the two points of the key tile too: "
            "both sides are back at nil."),
        ),
        (MATCH, {}, "A deal won is one point. Four points to nil win a match."),
        (
            KEY | {"match_winner": "1/3", "score": {"1/3": 7, "2/4": 0}}, SIX,
            ("Both ends were hard and no other tile fitted anywhere: the key tile is worth two. "
            "Six points or more, to nil, win a match."),
        ),
        (
            TIE | {"score": {"1/3": 0, "2/4": 2}}, ON_SIXES,
            "A tie leaves the score as it stood. They lead 2 to nil; 2 more take the match.",
        ),
    ],
)  # fmt: skip
def test_why_a_deal_counted_what_it_did(
    result: dict[str, Any], fields: dict[str, Any], told: str
) -> None:
    assert RESULT.reason(over(shown(**result), **fields), ANA) == told


def test_a_headline_can_be_said_aloud() -> None:
    tiles = TileWords()
    told = RESULT.headline(over(), ANA, tiles.tile)
    assert told == "You went out with five-four. The deal is yours."


def test_a_streak_of_another_match_is_not_the_one_that_was_broken() -> None:
    result = shown(**BROKEN | {"record": [[5, 1, "2/4", 1, [0, 4]], [6, 2, "1/3", 0, [0, 0]]]})
    assert RESULT.verdict(result, ANA) == "Their streak is broken."


@pytest.mark.parametrize("viewer", [None, 1, 2, 3, 4])
def test_every_result_of_the_vectors_is_worded(viewer: int | None) -> None:
    people = People(WATCHER.names, viewer)
    worded = 0
    for vector in RECORDS:
        for update in updates_of(vector, viewer):
            if update.view.result is None:
                continue
            worded += 1
            told = [RESULT.headline(update.view, people), RESULT.reason(update.view, people)]
            assert all(sentence.endswith(".") for sentence in told)
            assert not any("%" in sentence or "  " in sentence for sentence in told)
    assert worded > 100
