"""JSON by the letter: what Python's own reader lets through is refused here."""

from __future__ import annotations

import json
from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from doublesix.record.errors import RecordFormError
from doublesix.record.strict import parse, quoted

REFUSED: list[tuple[str, bytes, str]] = [
    ("nothing", b"", "it is empty"),
    ("blanks", b" \n\t", "it is empty"),
    ("no JSON", b"66 64", "line 1, column 4: not JSON: extra data"),
    ("a list left open", b"[1,\n 2", "line 2, column 3: not JSON: expecting ',' delimiter"),
    ("a text left open", b'["66', "line 1, column 2: not JSON: unterminated string"),
    ("a comma too many", b"[1,]", "line 1, column 4: not JSON: expecting value"),
    ("single quotes", b"{'a': 1}", "line 1, column 2: not JSON: expecting property name"),
    ("a line in a text", b'["6\n6"]', "line 1, column 4: not JSON: invalid control character"),
    ("NaN", b"[NaN]", "not JSON: NaN is no number that JSON knows"),
    ("Infinity", b"[-Infinity]", "not JSON: -Infinity is no number that JSON knows"),
    ("deep lists", b"[" * 100_000, "lists and objects stand too deep in each other"),
    ("deep objects", b'{"a":' * 100_000, "lists and objects stand too deep in each other"),
    ("a huge number", b"1" * 10_000, "a number in it has too many digits"),
    ("Latin-1", '["Maríá"]'.encode("latin-1"), "byte 6: not UTF-8: a record is JSON in UTF-8"),
    ("UTF-16", '["66"]'.encode("utf-16"), "byte 1: not UTF-8: a record is JSON in UTF-8"),
    ("a key twice", b'{"a": 1, "b": 2, "a": 1}', 'the key "a" stands there twice'),
    (
        "a key twice in a deal",
        b'{"deals": [{}, {"plays": [], "plays": []}]}',
        'deal 2: the key "plays" stands there twice',
    ),
    (
        "a hand twice",
        b'{"deals": [{"hands": {"1": [], "1": []}}]}',
        'deal 1, hands: the key "1" stands there twice',
    ),
    (
        "a key twice in a seat",
        b'{"seats": [{"seat": 1, "seat": 1}]}',
        'seats, entry 1: the key "seat" stands there twice',
    ),
    (
        "a key twice under a strange key",
        b'{"a\\nb": {"c": 1, "c": 1}}',
        '"a\\nb": the key "c" stands there twice',
    ),
    (
        "a key twice within a value that another one hides",
        b'{"a": {"b": 1, "b": 2}, "a": 1}',
        'the key "a" stands there twice',
    ),
]


@pytest.mark.parametrize(
    ("content", "said"), [row[1:] for row in REFUSED], ids=[row[0] for row in REFUSED]
)
def test_what_is_not_strict_json_is_refused_by_its_place(content: bytes, said: str) -> None:
    with pytest.raises(RecordFormError) as refused:
        parse(content)
    assert str(refused.value).startswith(said)
    assert "\n" not in str(refused.value)


def test_a_byte_order_mark_is_passed_over() -> None:
    assert parse('["66"]'.encode("utf-8-sig")) == ["66"]


@given(
    st.recursive(
        st.none() | st.booleans() | st.integers() | st.text(),
        lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner),
    )
)
def test_strict_json_is_read_as_it_stands(value: object) -> None:
    assert parse(json.dumps(value)) == value
    assert (
        parse(
            json.dumps(value, ensure_ascii=False)
            .encode("utf-8", "surrogatepass")
            .decode("utf-8", "surrogatepass")
        )
        == value
    )


@given(st.binary())
def test_any_bytes_are_read_or_refused(content: bytes) -> None:
    with suppress(RecordFormError):
        parse(content)


@pytest.mark.parametrize(
    ("value", "said"),
    [
        ("66", '"66"'),
        ("ñ\n", '"\\u00f1\\n"'),
        ("6" * 50, f'"{"6" * 40}"...'),
        (True, "true"),
        (None, "null"),
        (1.5, "1.5"),
        (-7, "-7"),
        (10**40, "a very large number"),
        ([1], "a list"),
        ({}, "an object"),
    ],
)
def test_a_value_is_quoted_on_one_short_line(value: object, said: str) -> None:
    assert quoted(value) == said
