"""What a record says of itself is compared, and the first deviation is named."""

from __future__ import annotations

import json
from contextlib import suppress

import pytest

from doublesix.record.errors import RecordRuleError
from doublesix.record.read import read
from doublesix.record.verify import verify
from doublesix.record.write import plain
from tests.shared.record.samples import VECTORS, Plain, at, full, paths, vector, with_value

FOUR_NIL = vector("chiva-four-nil-then-next")
NAMINGS = vector("six-love-break")


def deviation(record: Plain) -> RecordRuleError:
    with pytest.raises(RecordRuleError) as refused:
        verify(read(json.dumps(record)))
    return refused.value


@pytest.mark.parametrize("name", VECTORS)
def test_a_vector_verifies(name: str) -> None:
    assert plain(verify(read(json.dumps(VECTORS[name]))).record) == vector(name)


def test_a_record_that_says_everything_verifies() -> None:
    assert plain(verify(read(json.dumps(full()))).record) == full()


@pytest.mark.parametrize(
    ("record", "path", "value", "said"),
    [
        (
            FOUR_NIL,
            ("deals", 2, "result", "score", "2/4"),
            2,
            "deal 3, result, score: 0-2 is recorded, 0-3 is right",
        ),
        (
            FOUR_NIL,
            ("deals", 2, "result", "kind"),
            "block",
            "deal 3, result, kind: block is recorded, out is right",
        ),
        (
            FOUR_NIL,
            ("deals", 2, "result", "winner"),
            None,
            "deal 3, result, winner: null is recorded, 2/4 is right",
        ),
        (
            FOUR_NIL,
            ("deals", 2, "result", "leader"),
            2,
            "deal 3, result, leader: seat 2 is recorded, seat 4 is right",
        ),
        (
            FOUR_NIL,
            ("deals", 2, "result", "pips", "1"),
            9,
            "deal 3, result, pips, seat 1: 9 is recorded, 8 is right",
        ),
        (
            FOUR_NIL,
            ("deals", 2, "result", "key_tile"),
            True,
            "deal 3, result, key_tile: true is recorded, false is right",
        ),
        (
            FOUR_NIL,
            ("deals", 3, "result", "match_winner"),
            None,
            "deal 4, result, match_winner: null is recorded, 2/4 is right",
        ),
        (
            NAMINGS,
            ("deals", 2, "result", "points"),
            1,
            "deal 3, result, points: 1 is recorded, 0 is right",
        ),
        (
            NAMINGS,
            ("deals", 2, "result", "streak_broken"),
            False,
            "deal 3, result, streak_broken: false is recorded, true is right",
        ),
        (
            NAMINGS,
            ("deals", 1, "opening", "rule"),
            "winner",
            "deal 2, opening, rule: winner is recorded, named is right",
        ),
        (
            NAMINGS,
            ("deals", 1, "opening", "by"),
            3,
            "deal 2, opening, by: seat 3 is recorded, seat 1 is right",
        ),
        (
            NAMINGS,
            ("deals", 3, "opening", "by"),
            3,
            "deal 4, opening, by: seat 3 is recorded, null is right",
        ),
        (
            NAMINGS,
            ("deals", 3, "opening", "opener"),
            1,
            "deal 4, opening, opener: seat 1 is recorded, seat 3 is right",
        ),
        (
            FOUR_NIL,
            ("deals", 2, "match"),
            2,
            (
                "deal 3, opening, rule: winner is recorded, double-six is right"
                " (match 2 is begun early in deal 3)"
            ),
        ),
        (
            NAMINGS,
            ("deals", 1, "match"),
            2,
            (
                "deal 2, result, score: 2-0 is recorded, 1-0 is right"
                " (match 2 is begun early in deal 2)"
            ),
        ),
    ],
)
def test_a_deviation_says_what_is_recorded_and_what_is_right(
    record: Plain, path: tuple[str | int, ...], value: object, said: str
) -> None:
    assert str(deviation(with_value(record, path, value))) == said


def test_the_first_deviation_is_named() -> None:
    record = with_value(FOUR_NIL, ("deals", 2, "plays", 11), [3, "pass"])
    record = with_value(record, ("deals", 1, "result", "leader"), None)
    assert deviation(record).place == "deal 2, result, leader"
    record = with_value(FOUR_NIL, ("deals", 2, "plays", 11), [3, "pass"])
    record = with_value(record, ("deals", 2, "opening", "opener"), 1)
    assert deviation(record).place == "deal 3, opening, opener"
    record = with_value(FOUR_NIL, ("deals", 2, "plays", 11), [3, "pass"])
    record = with_value(record, ("deals", 2, "result", "leader"), None)
    assert deviation(record).place == "deal 3, play 12"


# All deals but the middle of the longest records, which has nothing that others have not.
DERIVED = [
    (name, number, path)
    for name, record in VECTORS.items()
    for number, deal in enumerate(record["deals"], 1)
    if number <= 7 or number == len(record["deals"])
    for key in ("match", "opening", "result")
    if key in deal
    for path in [("deals", number - 1, key), *paths(deal[key], ("deals", number - 1, key))]
    if not isinstance(at(record, path), dict)
]


def up_to(number: int, name: str) -> Plain:
    """Return a vector's record up to a deal."""
    record = vector(name)
    return {**record, "deals": record["deals"][:number]}


def others(key: object, value: object) -> list[object]:
    """Return other values that a derived field could have."""
    match key:
        case "rule":
            values: list[object] = ["double-six", "winner", "lighter", "named"]
        case "kind":
            values = ["out", "block"]
        case "winner" | "match_winner":
            values = [None, "1/3", "2/4"]
        case "leader":
            values = [None, 1, 2, 3, 4]
        case "opener" | "by":
            values = [1, 2, 3, 4]
        case "key_tile" | "streak_broken":
            values = [True, False]
        case _:
            assert isinstance(value, int)
            values = [value - 1, value + 1, value + 100]
    return [other for other in values if other != value]


@pytest.mark.slow
def test_each_derived_field_of_the_vectors_is_compared() -> None:
    assert len(DERIVED) > 1000
    for name, number, path in DERIVED:
        if path[-1] == "match":
            continue
        record = up_to(number, name)
        values = others(path[-1], at(record, path))
        error = deviation(with_value(record, path, values[number % len(values)]))
        if path[-1] == "opener" and "by" in at(record, path[:-1]):
            assert error.place in {f"deal {number}, opening, opener", f"deal {number}, play 1"}
            continue
        field = ", ".join(str(key) for key in path[2:])
        if "score" in path:
            field = "result, score"
        assert error.place == f"deal {number}, {field.replace('pips, ', 'pips, seat ')}"


@pytest.mark.slow
def test_each_match_number_of_the_vectors_is_compared() -> None:
    for name, number, path in DERIVED:
        if path[-1] != "match":
            continue
        record = up_to(number, name)
        match = at(record, path)
        for other in (match - 1, match + 2):
            error = deviation(with_value(record, path, other))
            assert error.place == f"deal {number}, match"
        with suppress(RecordRuleError):  # nothing tells it from a match begun early
            early = verify(read(json.dumps(with_value(record, path, match + 1))))
            assert early.record.deals[-1].match == match + 1
