"""The four seats as one of the people there sees them."""

from __future__ import annotations

from typing import Any

import pytest

from doublesix.protocol.answers import Table
from doublesix_client.viewmodels.seating import (
    SeatRow,
    SeatWords,
    derive_seats,
    derive_waiting,
    viewer_of,
)
from tests.client.said import seat_row, table

LEVELS = ("novice", "club")


@pytest.fixture
def words(qapp: object) -> SeatWords:
    return SeatWords()


def room(mine: list[int], host: bool = True, **fields: Any) -> Table:
    """Ana in seat 1 is host, nobody in 2, Tito in 3, a computer player in 4."""
    seats = [
        seat_row(1, "person"),
        seat_row(2, "open"),
        seat_row(3, "person"),
        seat_row(4, "bot"),
    ]
    you = {
        "person": mine[0] if mine else 9,
        "seat": mine[0] if len(mine) == 1 else None,
        "seats": mine,
        "lent": [],
        "host": host,
    }
    return table(started=False, seats=seats, you=you, **fields)


def rows(message: Table, words: SeatWords) -> dict[int, SeatRow]:
    seen = derive_seats(message, words, LEVELS)
    return {row.seat: row for row in sorted(seen, key=lambda row: row.seat)}


@pytest.mark.parametrize(
    ("mine", "order"),
    [([1], [1, 2, 3, 4]), ([3], [3, 4, 1, 2]), ([], [1, 2, 3, 4]), ([2, 4], [2, 3, 4, 1])],
)
def test_the_viewer_sits_below_and_the_next_to_the_right(
    words: SeatWords, mine: list[int], order: list[int]
) -> None:
    seen = derive_seats(room(mine), words, LEVELS)
    assert [row.seat for row in seen] == order
    assert [row.place for row in seen] == ["bottom", "right", "top", "left"]


def test_partners_have_the_same_sign(words: SeatWords) -> None:
    assert [row.shape for row in rows(room([1]), words).values()] == [
        *("disc", "diamond", "disc", "diamond")
    ]


def test_each_seat_says_who_sits_there_and_how_it_stands(words: SeatWords) -> None:
    assert [row.spoken for row in rows(room([1]), words).values()] == [
        "Ana, you, the host, ready",
        "Free seat, plays after you",
        "Tito, your partner, ready",
        "Marisol, computer, Club player, ready",
    ]


def test_the_host_calls_computer_players_and_frees_seats(words: SeatWords) -> None:
    seen = rows(room([1]), words)
    assert [row.canCall for row in seen.values()] == [False, True, False, False]
    assert [row.canVacate for row in seen.values()] == [True, False, True, True]
    assert [row.nextLevel for row in seen.values()] == ["", "", "", "novice"]
    assert [row.canDrag for row in seen.values()] == [True, False, True, True]


def test_a_guest_sits_where_no_person_sits_and_frees_only_their_own(words: SeatWords) -> None:
    seen = rows(room([3], host=False), words)
    assert [row.canSit for row in seen.values()] == [False, True, False, True]
    assert [row.canCall for row in seen.values()] == [False] * 4
    assert [row.canVacate for row in seen.values()] == [False, False, True, False]
    assert [row.nextLevel for row in seen.values()] == [""] * 4


def test_nobody_changes_seats_at_a_shared_device(words: SeatWords) -> None:
    seen = rows(room([1, 3], host=False), words)
    assert not any(row.canSit or row.canDrag for row in seen.values())


def test_nobody_is_called_where_no_level_is_played(words: SeatWords) -> None:
    assert not any(row.canCall for row in derive_seats(room([1]), words, ()))


def test_the_host_gives_seats_to_those_who_have_none(words: SeatWords) -> None:
    waiting = [{"person": 7, "name": "Eva"}, {"person": 8, "name": ""}]
    first, second = derive_waiting(room([1], unseated=waiting), words.who)
    assert (first.person, first.title, first.seats) == (7, "Eva", [2, 4])
    assert second.title == "Somebody"
    [mine, _] = derive_waiting(
        room([], host=False, unseated=[{"person": 9, "name": "Ivo"}, waiting[0]]), words.who
    )
    assert (mine.isMe, mine.seats) == (True, [])


def test_a_shared_device_looks_from_its_first_seat() -> None:
    assert [viewer_of(room(mine)) for mine in ([3], [2, 4], [])] == [3, 2, None]
