"""Answers: the models of what a server sends."""

from __future__ import annotations

import copy
from typing import Any, get_args

import msgpack
import pytest
from pydantic import BaseModel, ValidationError

from doublesix.protocol.answers import ANSWERS, Answer
from doublesix.protocol.codec import unpack_any
from doublesix.protocol.frames import UpdateFrames
from doublesix.rules.seat import Seat
from doublesix.views import private_view, public_view
from tests import protocol_page
from tests.positions import CHIVA, OUT_BY_TWO, sitting

VALID = {name: unpack_any(frame) for name, (_, frame) in protocol_page.ANSWERS.items()}
MODELS: dict[str, type[BaseModel]] = {
    get_args(model.model_fields["type"].annotation)[0]: model
    for model in get_args(get_args(Answer)[0])
}


def ended() -> dict[str, Any]:
    """Return the update at the end of a deal, as seat 1 gets it."""
    at = sitting(CHIVA, OUT_BY_TWO)
    at.play(OUT_BY_TWO.line)
    update = UpdateFrames(28, at.events, public_view(at.session))
    return unpack_any(update.for_seat(private_view(at.session, Seat.ONE)))


def changed(plain: dict[str, Any], path: str, value: object) -> dict[str, Any]:
    """Return a map with something else at a dotted path; `...` takes away what is there."""
    other = copy.deepcopy(plain)
    inner: Any = other
    *way, last = path.split(".")
    for step in way:
        inner = inner[int(step) if isinstance(inner, list) else step]
    if value is ...:
        del inner[last]
    else:
        inner[int(last) if isinstance(inner, list) else last] = value
    return other


def problem_of(plain: dict[str, Any]) -> tuple[str, str]:
    with pytest.raises(ValidationError) as refused:
        ANSWERS.validate_python(plain)
    first = refused.value.errors()[0]
    return ".".join(str(step) for step in first["loc"][1:]), first["type"]


def test_every_answer_is_sampled() -> None:
    assert set(VALID) == set(MODELS)
    assert len(MODELS) == 9


@pytest.mark.parametrize("name", VALID)
def test_a_valid_answer_is_taken_whole(name: str) -> None:
    answer = ANSWERS.validate_python(VALID[name])
    assert type(answer) is MODELS[name]
    assert msgpack.unpackb(msgpack.packb(answer.model_dump(exclude_unset=True))) == VALID[name]


def test_the_end_of_a_deal_is_taken_whole() -> None:
    answer = ANSWERS.validate_python(ended())
    dumped = msgpack.packb(answer.model_dump(exclude_unset=True))
    assert msgpack.unpackb(dumped) == ended()


@pytest.mark.parametrize("name", VALID)
def test_an_answer_has_no_field_too_many_and_none_too_few(name: str) -> None:
    assert problem_of({**VALID[name], "hint": 1}) == ("hint", "extra_forbidden")
    for field in set(VALID[name]) - {"type"}:
        if MODELS[name].model_fields[field].is_required():
            assert problem_of(changed(VALID[name], field, ...)) == (field, "missing")


UPDATE, TABLE, OVER = VALID["update"], VALID["table"], ended()

WRONG: list[tuple[dict[str, Any], str, object, str]] = [
    (UPDATE, "view.hands", {}, "extra_forbidden"),
    (UPDATE, "view.phase", "posing", "literal_error"),
    (UPDATE, "view.phase", ..., "missing"),
    (UPDATE, "view.turn", 5, "less_than_equal"),
    (UPDATE, "view.turn", True, "int_type"),
    (UPDATE, "view.score", [1], "too_short"),
    (UPDATE, "view.score.1", True, "int_type"),
    (UPDATE, "view.ends", [1, 2, 3], "too_long"),
    (UPDATE, "view.layout.0", "46", "value_error"),
    (UPDATE, "view.hand.0", "7", "string_too_short"),
    (UPDATE, "view.held.0", 1.0, "int_type"),
    (UPDATE, "view.can_undo", 1, "bool_type"),
    (UPDATE, "view.opening.rule", "pose", "literal_error"),
    (UPDATE, "view.opening.why", "", "extra_forbidden"),
    (UPDATE, "version", "2", "int_type"),
    (UPDATE, "re", "", "string_too_short"),
    (OVER, "view.result.hands.1.0", "46", "value_error"),
    (OVER, "view.result.winner", "1/2", "literal_error"),
    (OVER, "view.result.record.0", [1, 1], "missing"),
    (OVER, "view.result.record.0.2", "1", "literal_error"),
    (OVER, "view.result.record.0.4", [1], "too_short"),
    (OVER, "view.result.next.opener", 0, "greater_than_equal"),
    (OVER, "view.result.hands", ..., "missing"),
    (TABLE, "seats.1.kind", "robot", "literal_error"),
    (TABLE, "seats.1.secret", b"", "extra_forbidden"),
    (TABLE, "you.host", None, "bool_type"),
    (VALID["offer"], "ticket", "text", "bytes_type"),
    (VALID["left"], "re", None, "string_type"),
]


@pytest.mark.parametrize(
    ("plain", "path", "value", "problem"), WRONG, ids=[path for _, path, _, _ in WRONG]
)
def test_a_wrong_answer_is_found(
    plain: dict[str, Any], path: str, value: object, problem: str
) -> None:
    place, found = problem_of(changed(plain, path, value))
    assert found == problem
    assert place.startswith(path)


def test_an_answer_of_an_unknown_type_is_none() -> None:
    with pytest.raises(ValidationError, match="union_tag_invalid"):
        ANSWERS.validate_python({"type": "play", "id": "1", "version": 1, "tile": "64"})
