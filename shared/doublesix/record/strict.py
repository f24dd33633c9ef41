"""Strict: text to plain values, by the letter of JSON.

Refuses what Python's reader lets through: a key that stands twice, NaN and infinities. Knows
nothing of records but how their places are called.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Final, NoReturn

from doublesix.record.errors import RecordFormError

LARGEST: Final = 10**40
"""Whole numbers from here on are not quoted, and nothing in a record is that large."""

_LONGEST_QUOTE: Final = 40


class _Doubled(dict[str, object]):
    """An object in which a key stands twice."""

    __slots__ = ("key",)

    key: str


def parse(content: bytes | str) -> object:
    """Return the plain value that the text is; RecordFormError if it is not strict JSON."""
    text = _decoded(content) if isinstance(content, bytes) else content
    if not text.strip():
        raise RecordFormError("", "it is empty")
    doubled: list[_Doubled] = []

    def joined(pairs: list[tuple[str, object]]) -> dict[str, object]:
        value = dict(pairs)
        if len(value) == len(pairs):
            return value
        keys = [key for key, _ in pairs]
        marked = _Doubled(value)
        marked.key = next(key for key in keys if keys.count(key) > 1)
        doubled.append(marked)
        return marked

    try:
        value: object = json.loads(text, object_pairs_hook=joined, parse_constant=_refuse)
        if doubled:
            place, key = next(_marked(value, ""))
            raise RecordFormError(
                place.replace("deals, entry", "deal", 1),
                f"the key {quoted(key)} stands there twice",
            )
    except json.JSONDecodeError as error:
        what = error.msg.removesuffix(" at").removesuffix(" starting")
        raise RecordFormError(
            f"line {error.lineno}, column {error.colno}", f"not JSON: {what[:1].lower()}{what[1:]}"
        ) from None
    except RecursionError:
        raise RecordFormError("", "lists and objects stand too deep in each other") from None
    except ValueError:
        raise RecordFormError("", "a number in it has too many digits") from None
    return value


def quoted(value: object) -> str:
    """Quote a plain value on one line, in JSON and not at length.

    >>> quoted("66"), quoted(None), quoted([1, 2])
    ('"66"', 'null', 'a list')
    """
    if isinstance(value, dict):
        return "an object"
    if isinstance(value, list):
        return "a list"
    if isinstance(value, int) and not -LARGEST < value < LARGEST:
        return "a very large number"
    text = json.dumps(value[:_LONGEST_QUOTE] if isinstance(value, str) else value)
    return text if not isinstance(value, str) or len(value) <= _LONGEST_QUOTE else f"{text}..."


def _decoded(content: bytes) -> str:
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise RecordFormError(
            f"byte {error.start + 1}", "not UTF-8: a record is JSON in UTF-8"
        ) from None


def _refuse(word: str) -> NoReturn:
    raise RecordFormError("", f"not JSON: {word} is no number that JSON knows")


def _marked(value: object, place: str) -> Iterator[tuple[str, str]]:
    """Yield where a key stands twice, and the key; the outer before the inner."""
    before = f"{place}, " if place else ""
    if isinstance(value, _Doubled):
        yield place, value.key
    if isinstance(value, dict):
        for key, inner in value.items():
            yield from _marked(inner, before + (key if key.isidentifier() else quoted(key)))
    elif isinstance(value, list):
        for number, inner in enumerate(value, 1):
            yield from _marked(inner, f"{before}entry {number}")
