"""Each plain value is taken as what it must be, or refused with what would be right."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from doublesix.record.errors import RecordFormError
from doublesix.record.fields import (
    a_list,
    a_number,
    a_seat,
    a_text,
    a_tile,
    a_truth,
    a_word,
    an_object,
)
from doublesix.rules.seat import Seat
from doublesix.rules.tile import Tile


def an_end(value: object, place: str) -> int:
    return a_word(value, place, {"left": 1, "right": 2})


def a_count(value: object, place: str) -> int:
    return a_number(value, place, least=0)


def a_pair(value: object, place: str) -> dict[str, object]:
    return an_object(value, place, ("one",), ("two",))


@pytest.mark.parametrize(
    ("take", "value", "taken"),
    [
        (a_list, [1], [1]),
        (a_text, "Ana María 🁫", "Ana María 🁫"),
        (a_number, -3, -3),
        (a_count, 0, 0),
        (a_truth, False, False),
        (an_end, "right", 2),
        (a_seat, 4, Seat.FOUR),
        (a_tile, "64", Tile(6, 4)),
        (a_pair, {"two": 2, "one": 1}, {"two": 2, "one": 1}),
    ],
)
def test_what_is_right_is_taken(
    take: Callable[[object, str], Any], value: object, taken: object
) -> None:
    assert take(value, "here") == taken


@pytest.mark.parametrize(
    ("take", "value", "said"),
    [
        (a_list, {}, "a list is right, not an object"),
        (a_text, 66, "a text is right, not 66"),
        (a_text, "\ud83c", '"\\ud83c" holds half a character: not Unicode text'),
        (a_number, True, "a whole number is right, not true"),
        (a_number, 1.0, "a whole number is right, not 1.0"),
        (a_number, "1", 'a whole number is right, not "1"'),
        (a_number, -(10**40), "a whole number is right, not a very large number"),
        (a_count, -1, "0 or more is right, not -1"),
        (a_truth, 1, "true or false is right, not 1"),
        (a_truth, None, "true or false is right, not null"),
        (an_end, "up", '"left" or "right" is right, not "up"'),
        (an_end, ["left"], '"left" or "right" is right, not a list'),
        (a_seat, 0, "a seat from 1 to 4 is right, not 0"),
        (a_seat, 5, "a seat from 1 to 4 is right, not 5"),
        (a_seat, True, "a seat from 1 to 4 is right, not true"),
        (a_seat, 1.0, "a seat from 1 to 4 is right, not 1.0"),
        (a_seat, "1", 'a seat from 1 to 4 is right, not "1"'),
        (a_tile, "46", '"46" names its lower number first: write "64"'),
        (a_tile, "77", "'77' is no tile: two numbers from 0 to 6, the higher first"),
        (a_tile, "6-4", '"6-4" is no tile: two numbers from 0 to 6, the higher first'),
        (a_tile, 64, "64 is no tile: two numbers from 0 to 6, the higher first"),
        (a_tile, None, "null is no tile: two numbers from 0 to 6, the higher first"),
        (a_pair, [], "an object is right, not a list"),
        (a_pair, {"one": 1, "three": 3}, 'the key "three" is not known; known are one, two'),
        (a_pair, {"two": 2}, 'the key "one" is missing'),
    ],
)
def test_what_is_wrong_is_refused_with_what_is_right(
    take: Callable[[object, str], object], value: object, said: str
) -> None:
    with pytest.raises(RecordFormError) as refused:
        take(value, "here")
    assert str(refused.value) == f"here: {said}"
