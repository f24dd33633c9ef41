from __future__ import annotations

from typing import Any

import pytest

from doublesix.protocol.answers import PointRow
from doublesix_client.words.people import People
from doublesix_client.words.points import PointWords
from tests.client.words.samples import ANA, NELSON, RECORDS, WATCHER, shown, updates_of

POINTS = PointWords()
BLOCK: dict[str, Any] = {"kind": "block", "pips": {"1": 8, "2": 14, "3": 4, "4": 20}}


@pytest.mark.parametrize(
    ("row", "line", "note"),
    [
        ((1, 1, "1/3", 1, [1, 0]), "You and Tito won", ""),
        ((2, 1, "2/4", 0, [0, 0]), "Nelson and Marisol won", "Streak broken"),
        ((3, 1, "2/4", 2, [0, 2]), "Nelson and Marisol won", "Key tile, two points"),
        ((4, 1, None, 0, [0, 2]), "A tied block", "Nobody scores"),
        ((5, 1, "1/3", 2, [7, 0]), "You and Tito won", "Wins the match"),
    ],
)
def test_a_line_of_the_record_of_points(row: PointRow, line: str, note: str) -> None:
    assert POINTS.line(row, ANA) == line
    assert POINTS.note(row, "six-love") == note


@pytest.mark.parametrize(
    ("result", "profile", "people", "told"),
    [
        ({}, "chiva", ANA, "You went out"),
        ({}, "chiva", NELSON, "Ana went out"),
        (BLOCK, "chiva", ANA, "Blocked, 12 to 34"),
        (
            BLOCK | {"winner": None, "pips": {"1": 1, "2": 2, "3": 3, "4": 2}}, "chiva", ANA,
            "Blocked, 4 each",
        ),
        (BLOCK, "six-love", ANA, "Blocked, lightest hand 4"),
        (BLOCK | {"winner": None}, "six-love", ANA, "Blocked, lightest hand 4 on both sides"),
    ],
)  # fmt: skip
def test_how_a_deal_ended_in_a_line(
    result: dict[str, Any], profile: str, people: People, told: str
) -> None:
    assert POINTS.ending(shown(**result), profile, people) == told


def test_a_score_is_written_and_a_line_is_said() -> None:
    assert POINTS.score([3, 0]) == "3–0"
    told = POINTS.said((1, 1, "1/3", 1, [1, 0]), "chiva", NELSON)
    assert told == "Deal 1: Ana and Tito won. The score is 1 to 0."
    told = POINTS.said((2, 1, "2/4", 0, [0, 0]), "chiva", NELSON)
    assert told == "Deal 2: You and Marisol won. Streak broken. The score is 0 to 0."


def test_the_record_of_every_vector_is_worded() -> None:
    broken = 0
    for vector in RECORDS:
        for update in updates_of(vector, None):
            result = update.view.result
            if result is None:
                continue
            row = result.record[-1]
            assert POINTS.ending(result, update.view.profile, WATCHER)
            note = POINTS.note(row, update.view.profile)
            assert (note == "Streak broken") == result.streak_broken
            assert (note == "Wins the match") == (result.match_winner is not None)
            broken += result.streak_broken
    assert broken >= 9
