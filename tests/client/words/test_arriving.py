"""The sentences on the way to a table."""

from __future__ import annotations

import pytest

from doublesix.invitation import Unreadable
from doublesix_client.core.arrival import Doing
from doublesix_client.words.arriving import ArrivingWords

DAY = 86_400
NOON = 1_700_000_000


@pytest.fixture
def words(qapp: object) -> ArrivingWords:
    return ArrivingWords()


def test_each_thing_that_is_waited_for_has_its_own_words(words: ArrivingWords) -> None:
    said = [words.doing(doing) for doing in Doing]
    assert len(set(said)) == len(Doing)
    assert all(text.endswith(" …") for text in said)


def test_each_thing_that_cannot_be_read_has_its_own_words(words: ArrivingWords) -> None:
    said = [words.unreadable(why) for why in Unreadable]
    assert len(set(said)) == len(Unreadable)
    assert all(text.endswith(".") for text in said)


@pytest.mark.parametrize(
    ("others", "said"),
    [
        ([], "Chiva with computer players, deal 6."),
        (["Tito"], "Chiva with Tito, deal 6."),
        (["Tito", "Eva"], "Chiva with Tito and Eva, deal 6."),
        (["Tito", "Eva", "100%1"], "Chiva with Tito, Eva and 100%1, deal 6."),
        (["Ana", "Tito", "Eva", "Ivo"], "Chiva with Ana, Tito, Eva and Ivo, deal 6."),
    ],
)
def test_a_session_is_named_by_its_game_and_people(
    words: ArrivingWords, others: list[str], said: str
) -> None:
    assert words.kept("chiva", others, 6) == said


@pytest.mark.parametrize(
    ("score", "seat", "said"),
    [
        ((0, 0), 1, "The score is nil to nil."),
        ((2, 0), 3, "You lead 2 to nil; 2 more take the match."),
        ((2, 0), 4, "They lead 2 to nil; 2 more take the match."),
        ((0, 2), None, ""),
    ],
)
def test_the_score_is_said_as_at_the_table_from_one_s_own_side(
    words: ArrivingWords, score: tuple[int, int], seat: int | None, said: str
) -> None:
    assert words.standing("chiva", score, seat) == said
    assert words.standing("another", score, seat) == ""


def test_how_many_more_there_are_is_said(words: ArrivingWords) -> None:
    assert words.more_kept(2) == "And 2 more"


@pytest.mark.parametrize(
    ("days", "beginning"),
    [(0, "Kept today at "), (1, "Kept yesterday at "), (2, "Kept on ")],
)
def test_the_time_is_said_as_far_as_it_is_away(
    words: ArrivingWords, days: int, beginning: str
) -> None:
    assert words.when(NOON - days * DAY, NOON).startswith(beginning)
