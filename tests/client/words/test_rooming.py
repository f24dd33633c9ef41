"""The sentences of the room before the first deal."""

from __future__ import annotations

import pytest

from doublesix.protocol.answers import SeatState
from doublesix_client.words.rooming import RoomingWords
from tests.client.said import seat_row


@pytest.fixture
def words(qapp: object) -> RoomingWords:
    return RoomingWords()


def test_a_table_is_named_by_its_host(words: RoomingWords) -> None:
    assert words.title("Ana") == "Ana’s table"
    assert words.title(None) == "The table"


@pytest.mark.parametrize(
    ("profile", "said"),
    [
        ("chiva", "Chiva, first to four, with the others at nil."),
        ("six-love", "Six-love, first to six, with the others at nil."),
        ("block", "block"),
    ],
)
def test_a_game_is_named_with_what_wins_it(words: RoomingWords, profile: str, said: str) -> None:
    assert words.aim(profile) == said


@pytest.mark.parametrize(
    ("viewer", "said"),
    [(1, "plays after you"), (2, "you"), (3, "plays before you"), (4, "your partner"), (None, "")],
)
def test_a_seat_stands_somehow_to_the_reader_s(
    words: RoomingWords, viewer: int | None, said: str
) -> None:
    seat = SeatState(**seat_row(2, "person"))
    assert words.role(seat, viewer, is_mine=viewer == 2, is_host=False) == said


@pytest.mark.parametrize(
    ("viewer", "said"), [(1, "you, the host"), (3, "the host, your partner"), (None, "the host")]
)
def test_the_host_is_named_as_the_host(words: RoomingWords, viewer: int | None, said: str) -> None:
    seat = SeatState(**seat_row(1, "person"))
    assert words.role(seat, viewer, is_mine=viewer == 1, is_host=True) == said


@pytest.mark.parametrize(
    ("state", "said"),
    [
        ("here", "ready"),
        ("lost", "link lost"),
        ("left", "left the table"),
        ("waiting", "on the way"),
        ("open", ""),
    ],
)
def test_who_sits_there_is_here_or_not(words: RoomingWords, state: str, said: str) -> None:
    assert words.presence(state) == said


def test_the_start_waits_for_people_or_for_the_host(words: RoomingWords) -> None:
    assert words.waits(host="Ana", is_host=True, free=2) == "Waiting for 2 more, or"
    assert words.waits(host="Ana", is_host=True, free=0) == "Everybody is here."
    assert words.waits(host="Ana", is_host=False, free=2) == "Ana begins when all are here."
    assert words.waits(host=None, is_host=False, free=2).startswith("The host begins")
    assert (words.begin(0), words.begin(2)) == ("Start", "Start with 2 computer players")


def test_nothing_is_said_of_nobody(words: RoomingWords) -> None:
    assert words.watching(0) == ""
    assert words.watching(3) == "3 people without a seat"
    assert words.free(0) == "All four seats are taken."
    assert words.leads("a:1", is_far=True) == (
        "This link is for friends elsewhere; it leads to a:1."
    )
