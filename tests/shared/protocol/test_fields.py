"""Fields: what requests are made of, each at its limits and beyond."""

from __future__ import annotations

from typing import Any

import pytest
from pydantic import TypeAdapter, ValidationError

from doublesix.protocol import fields
from doublesix.protocol.fields import Asking, AskingAgainst
from doublesix.rules.profiles import PROFILES
from doublesix.rules.tile import BY_NAME

TAKEN: list[tuple[Any, object]] = [
    (fields.RequestId, "1"),
    (fields.RequestId, "x" * fields.MAX_ID),
    (fields.Version, 0),
    (fields.Version, 2**64 - 1),
    *((fields.SeatNumber, number) for number in (1, 2, 3, 4)),
    *((fields.TileName, name) for name in BY_NAME),
    *((fields.ProfileName, name) for name in PROFILES),
    (fields.Code, "K"),
    (fields.Code, "x" * 20),
    (fields.LevelName, "club"),
    (fields.LevelName, "x" * 40),
]
REFUSED: list[tuple[Any, object, str]] = [
    (fields.RequestId, "", "string_too_short"),
    (fields.RequestId, "x" * (fields.MAX_ID + 1), "string_too_long"),
    (fields.RequestId, 1, "string_type"),
    (fields.Version, -1, "greater_than_equal"),
    (fields.Version, True, "int_type"),
    (fields.Version, 3.0, "int_type"),
    (fields.SeatNumber, 0, "greater_than_equal"),
    (fields.SeatNumber, 5, "less_than_equal"),
    (fields.SeatNumber, "1", "int_type"),
    (fields.TileName, "46", "value_error"),
    (fields.TileName, "77", "value_error"),
    (fields.TileName, "6-4", "string_too_long"),
    (fields.TileName, "6", "string_too_short"),
    (fields.TileName, 64, "string_type"),
    (fields.ProfileName, "draw", "value_error"),
    (fields.ProfileName, "x" * 41, "string_too_long"),
    (fields.Code, "", "string_too_short"),
    (fields.Code, "x" * 21, "string_too_long"),
    (fields.LevelName, "", "string_too_short"),
    (fields.LevelName, "x" * 41, "string_too_long"),
]


NAMES = {id(kind): name for name, kind in vars(fields).items()}


def repr_of(value: object) -> str:
    """Name a field by its name, and another value by itself: the same in every process."""
    return NAMES.get(id(value)) or str(value)


@pytest.mark.parametrize(("field", "value"), TAKEN, ids=repr_of)
def test_a_field_is_taken_as_it_is(field: Any, value: object) -> None:
    assert TypeAdapter(field).validate_python(value, strict=True) == value


@pytest.mark.parametrize(("field", "value", "problem"), REFUSED, ids=repr_of)
def test_a_field_beyond_its_limits_is_refused(field: Any, value: object, problem: str) -> None:
    with pytest.raises(ValidationError) as refused:
        TypeAdapter(field).validate_python(value, strict=True)
    assert refused.value.errors()[0]["type"] == problem


def test_an_unknown_tile_or_profile_is_told_what_there_is() -> None:
    for field, value, said in (
        (fields.TileName, "46", "the higher first"),
        (fields.ProfileName, "draw", "chiva, six-love"),
    ):
        with pytest.raises(ValidationError, match=said):
            TypeAdapter(field).validate_python(value)


def test_every_request_has_an_id_and_one_made_looking_has_a_version() -> None:
    assert Asking(id="1").model_dump() == {"id": "1"}
    assert AskingAgainst(id="1", version=3).model_dump() == {"id": "1", "version": 3}
    with pytest.raises(ValidationError, match="version"):
        AskingAgainst.model_validate({"id": "1"})


@pytest.mark.parametrize(
    "plain", [{"id": "1", "wish": 1}, {"id": 1}, {"id": b"1"}], ids=["extra", "number", "bytes"]
)
def test_what_all_requests_share_is_strict(plain: dict[str, object]) -> None:
    with pytest.raises(ValidationError):
        Asking.model_validate(plain)


def test_requests_never_change() -> None:
    request = AskingAgainst(id="1", version=3)
    with pytest.raises(ValidationError, match="frozen"):
        setattr(request, "version", 4)  # noqa: B010 (mypy knows better than to assign)


def test_a_frame_holds_the_longest_fields_four_times_as_long_in_bytes() -> None:
    """A character of UTF-8 takes four bytes at most; the longest thing that is said must fit."""
    longest = fields.MAX_ID + max(fields.MAX_TALK, fields.MAX_SEED + fields.MAX_NAME)
    assert 4 * longest < fields.MAX_FRAME
