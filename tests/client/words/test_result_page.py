from __future__ import annotations

import pytest

from doublesix_client.words.people import People
from doublesix_client.words.result_page import ResultPageWords

PEOPLE = People(("Ana", "Nelson", "Tito", "Marisol"), viewer=3)
WATCHED = People(PEOPLE.names)


@pytest.fixture
def words() -> ResultPageWords:
    return ResultPageWords()


def test_partners_are_named_the_reader_first(words: ResultPageWords) -> None:
    assert words.pair("1/3", PEOPLE) == "You and Ana"
    assert words.pair("2/4", PEOPLE) == "Nelson and Marisol"
    assert words.pair("1/3", WATCHED) == "Ana and Tito"


def test_a_hand_is_said_with_its_pips_and_tiles(words: ResultPageWords) -> None:
    assert words.hand(2, ["64", "00"], 10, PEOPLE) == "Nelson, 10 pips: six-four, double blank"
    assert words.hand(3, [], 0, PEOPLE) == "You went out"
    assert words.hand(1, [], 0, PEOPLE) == "Ana went out"


@pytest.mark.parametrize(
    ("kind", "profile", "said"),
    [
        ("out", "chiva", "pips left, not counted"),
        ("out", "six-love", "pips left, not counted"),
        ("block", "chiva", "pips in both hands"),
        ("block", "six-love", "pips in the lightest hand"),
    ],
)
def test_a_number_says_what_it_counts(
    words: ResultPageWords, kind: str, profile: str, said: str
) -> None:
    assert words.counted(kind, profile) == said


def test_a_name_may_look_like_a_place(words: ResultPageWords) -> None:
    assert words.ready(["%2", "Ana"]) == "%2 and Ana are ready."


def test_who_watches_is_told_what_comes(words: ResultPageWords) -> None:
    assert words.watching() == "The next deal begins when the players are ready."
    assert words.score(3, 0) == "The disc has 3, the diamond 0."
