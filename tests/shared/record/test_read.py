"""A record is read strictly: each thing that cannot be taken is refused by its place."""

from __future__ import annotations

import json
import re
from contextlib import suppress
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from doublesix.record.errors import RecordFormError, RecordRuleError
from doublesix.record.form import OtherPerson, RecordedDeal, Seated, StandIn
from doublesix.record.read import read
from doublesix.record.replay import replay
from doublesix.record.verify import verify
from doublesix.record.write import dumps, plain
from doublesix.rules.acts import Kind
from doublesix.rules.opening import Opening, OpeningRule
from doublesix.rules.seat import Seat
from tests.shared.record.samples import (
    VECTORS,
    at,
    bare,
    full,
    kinds_of_paths,
    vector,
    with_value,
    without,
)

FULL = full()
PATHS = kinds_of_paths(FULL)
PAGE = (Path(__file__).resolve().parents[3] / "docs" / "records.md").read_text(encoding="utf-8")


def refusal(record: object) -> str:
    with pytest.raises(RecordFormError) as refused:
        read(json.dumps(record))
    return str(refused.value)


@pytest.mark.parametrize("name", VECTORS)
def test_a_vector_is_read_and_its_tries_are_not_kept(name: str) -> None:
    assert read(json.dumps(VECTORS[name])) == read(json.dumps(vector(name)).encode())


def test_everything_that_a_record_may_say_is_read() -> None:
    record = read(json.dumps(FULL))
    assert record.is_strict
    assert record.seats is not None
    assert record.seats[1] == Seated(Seat.TWO, "Beto", Kind.BOT, "club")
    assert record.seats[3] == Seated(Seat.FOUR, "Dora", Kind.BOT)
    assert record.deals[1].takebacks == 3
    assert record.deals[2].stand_ins == (
        StandIn(2, 9, Seat.ONE, "novice"),
        StandIn(14, 14, Seat.THREE, "club"),
    )
    assert record.deals[1].persons == (
        OtherPerson(0, 11, Seat.ONE, "Eva"),
        OtherPerson(24, 24, Seat.TWO, ""),
    )
    assert record.deals[1].opening == Opening(OpeningRule.NAMED, Seat.THREE, Seat.ONE)


@pytest.mark.parametrize("path", [(), ("seats", 1), ("deals", 1), ("deals", 2)], ids=str)
def test_every_key_stands_on_the_page(path: tuple[str | int, ...]) -> None:
    assert [key for key in at(FULL, path) if f"`{key}`" not in PAGE] == []


def test_the_example_of_the_page_is_verified_and_written_as_it_stands() -> None:
    [example] = re.findall(r"^```json\n(.*?)^```", PAGE, re.MULTILINE | re.DOTALL)
    assert dumps(plain(verify(read(example)).record)) == example


def test_hands_and_plays_are_enough() -> None:
    record = read(json.dumps(bare(FULL)))
    assert record == read(json.dumps({**bare(FULL), "strict": False}))
    assert not record.is_strict
    assert record.seats is None
    for deal in record.deals:
        assert deal == RecordedDeal(deal.hands, deal.plays)


@pytest.mark.parametrize(
    ("path", "value", "said"),
    [
        (("format",), "pgn", 'format: "doublesix-record" is right, not "pgn"'),
        (("version",), 2, "version: 2 is not known, 1 is right"),
        (("version",), True, "version: a whole number is right, not true"),
        (("profile",), "cuban", 'profile: "chiva" or "six-love" is right, not "cuban"'),
        (("seed",), "x", 'the key "seed" is not known; known are format, version, profile, '),
        (("strict",), 1, "strict: true or false is right, not 1"),
        (("deals",), {}, "deals: a list is right, not an object"),
        (("deals", 2), None, "deal 3: an object is right, not null"),
        (("deals", 2, "stand_in"), [], 'deal 3: the key "stand_in" is not known; known are hands'),
        (("deals", 2, "match"), "1", 'deal 3, match: a whole number is right, not "1"'),
        (("deals", 2, "hands", "5"), [], 'deal 3, hands: the key "5" is not known; known are 1, '),
        (("deals", 2, "hands", "4", 1), "46", 'deal 3, hands, seat 4, tile 2: "46" names its low'),
        (("deals", 1, "opening", "rule"), "draw", 'deal 2, opening, rule: "double-six" or "winn'),
        (("deals", 1, "opening", "by"), 6, "deal 2, opening, by: a seat from 1 to 4 is right, not"),
        (("deals", 2, "plays", 11), [4], 'deal 3, play 12: [3, "66"], [4, "64", "right"] or [1, '),
        (("deals", 2, "plays", 11), ["4", "66"], "deal 3, play 12: a seat from 1 to 4 is right"),
        (("deals", 2, "plays", 11), [4, "knock"], 'deal 3, play 12: "knock" is no tile'),
        (("deals", 2, "plays", 11), [4, "64", "up"], 'deal 3, play 12: "left" or "right" is right'),
        (("deals", 2, "plays", 11), [4, "pass", "left"], "deal 3, play 12: a pass names no end"),
        (("deals", 2, "result", "kind"), "won", 'deal 3, result, kind: "out" or "block" is right'),
        (("deals", 2, "result", "winner"), "1/4", 'deal 3, result, winner: "1/3" or "2/4" is righ'),
        (("deals", 2, "result", "leader"), "1", "deal 3, result, leader: a seat from 1 to 4 is"),
        (("deals", 2, "result", "key_tile"), 0, "deal 3, result, key_tile: true or false is right"),
        (("deals", 2, "result", "pips", "2"), None, "deal 3, result, pips, seat 2: a whole number"),
        (("deals", 2, "result", "score"), [2, 0], "deal 3, result, score: an object is right"),
        (("deals", 2, "takebacks"), -1, "deal 3, takebacks: 0 or more is right, not -1"),
        (("deals", 2, "stand_ins"), {}, "deal 3, stand_ins: a list is right, not an object"),
        (("deals", 2, "stand_ins", 1), [1, 2], "deal 3, stand_ins, entry 2: [first play, last pl"),
        (("deals", 2, "stand_ins", 0, 0), -1, "deal 3, stand_ins, entry 1: 0 or more is right"),
        (("deals", 1, "persons"), "Eva", 'deal 2, persons: a list is right, not "Eva"'),
        (("deals", 1, "persons", 0), [], "deal 2, persons, entry 1: [first play, last play, seat,"),
        (("deals", 1, "persons", 0, 1), -1, "deal 2, persons, entry 1: 0 or more is right, not -1"),
        (("deals", 1, "persons", 1, 2), 5, "deal 2, persons, entry 2: a seat from 1 to 4 is right"),
        (("deals", 1, "persons", 1, 3), "\udc80", "deal 2, persons, entry 2: "),
        (("deals", 1, "people"), [], 'deal 2: the key "people" is not known; known are hands, pl'),
        (("seats",), None, "seats: a list is right, not null"),
        (("seats",), [], "seats: seat 1 is missing: all four are right"),
        (("seats", 1, "seat"), 1, "seats, entry 2: seat 1 is there twice"),
        (("seats", 1, "name"), 7, "seats, entry 2, name: a text is right, not 7"),
        (("seats", 1, "name"), "\udc80", "seats, entry 2, name: "),
        (("seats", 1, "kind"), "robot", 'seats, entry 2, kind: "person" or "bot" is right'),
        (("seats", 0, "level"), "club", 'seats, entry 1: "level" is right for the kind "bot" only'),
        (("seats", 1, "token"), "x", 'seats, entry 2: the key "token" is not known'),
    ],
)
def test_what_cannot_be_taken_is_refused_by_its_place(
    path: tuple[str | int, ...], value: object, said: str
) -> None:
    assert refusal(with_value(FULL, path, value)).startswith(said)


@pytest.mark.parametrize("record", [[], "66", 7, None, True])
def test_what_is_no_object_is_no_record(record: object) -> None:
    assert refusal(record).startswith("a record is an object, not ")


def test_another_version_is_refused_for_that_and_not_for_its_keys() -> None:
    record = {"format": "doublesix-record", "version": 2, "deal_list": []}
    assert refusal(record) == "version: 2 is not known, 1 is right"


@pytest.mark.parametrize("key", ["format", "version"])
def test_what_does_not_say_that_it_is_a_record_is_none(key: str) -> None:
    assert refusal(without(FULL, (key,))) == f'no record: the key "{key}" is missing'


NOT_DERIVED = {"strict", "seeded", "seats", "level", "takebacks", "stand_ins", "persons"}
OPTIONAL = NOT_DERIVED | {"match", "opening", "result", "by"}


@pytest.mark.parametrize("path", [path for path in PATHS if isinstance(path[-1], str)], ids=str)
def test_a_missing_key_is_named_unless_it_may_be_left_out(path: tuple[str | int, ...]) -> None:
    less = without(FULL, path)
    is_named_opener = path[-1] == "opener" and at(FULL, path[:-1])["rule"] == "named"
    if path[-1] in OPTIONAL or is_named_opener:
        is_derived = path[-1] not in NOT_DERIVED
        whole = verify(read(json.dumps(less))).record
        assert (whole == read(json.dumps(FULL))) is is_derived
    else:
        assert f'the key "{path[-1]}" is missing' in refusal(less)


@pytest.mark.parametrize(
    "path", [(), *(path for path in PATHS if isinstance(at(FULL, path), dict))], ids=str
)
def test_an_unknown_key_is_named_wherever_it_stands(path: tuple[str | int, ...]) -> None:
    assert 'the key "colour" is not known; known are ' in refusal(
        with_value(FULL, (*path, "colour"), "red")
    )


NULLABLE = {"winner", "leader", "match_winner"}
STRANGERS: list[object] = [None, True, 3, 1.0, "66", [], {}]


@pytest.mark.parametrize("path", PATHS, ids=str)
def test_a_value_of_another_type_is_refused_and_never_more_than_that(
    path: tuple[str | int, ...],
) -> None:
    given_value = at(FULL, path)
    for stranger in STRANGERS:
        changed = json.dumps(with_value(FULL, path, stranger))
        if type(stranger) is type(given_value) or path[-1] in NULLABLE:
            with suppress(RecordFormError, RecordRuleError):
                verify(read(changed))
        else:
            with pytest.raises(RecordFormError):
                read(changed)


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner),
)


@given(JSON, st.sampled_from([(), *PATHS]))
def test_any_json_anywhere_is_read_or_refused(value: object, path: tuple[str | int, ...]) -> None:
    record = with_value(FULL, path, value) if path else value
    with suppress(RecordFormError, RecordRuleError):
        replay(read(json.dumps(record)))


@given(st.data())
def test_a_record_with_bytes_changed_is_read_or_refused(data: st.DataObject) -> None:
    content = bytearray(json.dumps(FULL).encode())
    for _ in range(data.draw(st.integers(1, 4))):
        where = data.draw(st.integers(0, len(content) - 1))
        content[where] = data.draw(st.integers(0, 255))
    with suppress(RecordFormError, RecordRuleError):
        verify(read(bytes(content)))
