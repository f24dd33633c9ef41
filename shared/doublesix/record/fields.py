"""Fields: one plain value after the other taken as what it must be, or refused by its place.

Knows types and words; never what belongs together.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import TypeVar

from doublesix.record.errors import RecordFormError
from doublesix.record.strict import LARGEST, quoted
from doublesix.rules.notation import parse_tile
from doublesix.rules.seat import SEATS, Seat
from doublesix.rules.tile import Tile

T = TypeVar("T")


def inside(place: str, name: str) -> str:
    """Return the place of a part.

    >>> inside("deal 3", "play 12"), inside("", "seats")
    ('deal 3, play 12', 'seats')
    """
    return f"{place}, {name}" if place else name


def an_object(
    value: object, place: str, required: Collection[str], optional: Collection[str] = ()
) -> dict[str, object]:
    """Take an object with these keys."""
    if not isinstance(value, dict):
        raise RecordFormError(place, f"an object is right, not {quoted(value)}")
    known = [*required, *optional]
    for key in value:
        if key not in known:
            raise RecordFormError(
                place, f"the key {quoted(key)} is not known; known are {', '.join(known)}"
            )
    for key in required:
        if key not in value:
            raise RecordFormError(place, f'the key "{key}" is missing')
    return value


def a_list(value: object, place: str) -> list[object]:
    """Take a list."""
    if not isinstance(value, list):
        raise RecordFormError(place, f"a list is right, not {quoted(value)}")
    return value


def a_text(value: object, place: str) -> str:
    """Take a text that can be written again: half of a surrogate pair cannot."""
    if not isinstance(value, str):
        raise RecordFormError(place, f"a text is right, not {quoted(value)}")
    if any("\ud800" <= character <= "\udfff" for character in value):
        raise RecordFormError(place, f"{quoted(value)} holds half a character: not Unicode text")
    return value


def a_number(value: object, place: str, least: int | None = None) -> int:
    """Take a whole number, `least` or more; true and false are none, and 1.0 is none either."""
    if isinstance(value, bool) or not isinstance(value, int) or not -LARGEST < value < LARGEST:
        raise RecordFormError(place, f"a whole number is right, not {quoted(value)}")
    if least is not None and value < least:
        raise RecordFormError(place, f"{least} or more is right, not {quoted(value)}")
    return value


def a_truth(value: object, place: str) -> bool:
    """Take true or false."""
    if not isinstance(value, bool):
        raise RecordFormError(place, f"true or false is right, not {quoted(value)}")
    return value


def a_word(value: object, place: str, words: Mapping[str, T]) -> T:
    """Take one of these words as what it stands for."""
    if not isinstance(value, str) or value not in words:
        right = " or ".join(quoted(word) for word in words)
        raise RecordFormError(place, f"{right} is right, not {quoted(value)}")
    return words[value]


def a_seat(value: object, place: str) -> Seat:
    """Take a seat by its number."""
    if isinstance(value, bool) or not isinstance(value, int) or value not in SEATS:
        raise RecordFormError(place, f"a seat from 1 to 4 is right, not {quoted(value)}")
    return Seat(value)


def a_tile(value: object, place: str) -> Tile:
    """Take a tile by its name."""
    if not isinstance(value, str) or len(value) != 2:
        raise RecordFormError(
            place, f"{quoted(value)} is no tile: two numbers from 0 to 6, the higher first"
        )
    try:
        return parse_tile(value)
    except ValueError as error:
        raise RecordFormError(place, str(error)) from None
