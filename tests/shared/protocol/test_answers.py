"""Answers: the models of what a server sends."""

from __future__ import annotations

import copy
from typing import Any, get_args

import msgpack
import pytest
from pydantic import BaseModel, ValidationError

from doublesix.protocol import manners
from doublesix.protocol.answers import (
    ANSWERS,
    AnyAnswer,
    Ended,
    ProposalKind,
    Proposed,
    read_answer,
)
from doublesix.protocol.codec import unpack_any
from doublesix.protocol.errors import BadFrame
from doublesix.protocol.frames import UpdateFrames
from doublesix.rules.seat import Seat
from doublesix.views import private_view, public_view
from tests import protocol_samples
from tests.positions import CHIVA, OUT_BY_TWO, sitting

VALID = {name: unpack_any(frame) for name, (_, frame) in protocol_samples.ANSWERS.items()}
MODELS: dict[str, type[BaseModel]] = {
    get_args(model.model_fields["type"].annotation)[0]: model for model in get_args(AnyAnswer)
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
    assert len(MODELS) == len(get_args(AnyAnswer)) == 20


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
    (TABLE, "seats.0.person", "Ana", "int_type"),
    (TABLE, "seats.2.stand_in", ..., "missing"),
    (TABLE, "seats.2.state", "gone", "literal_error"),
    (TABLE, "seats.3.ready", None, "bool_type"),
    (TABLE, "seats.0.holds", 1, "bool_type"),
    (TABLE, "host", "Ana", "int_type"),
    (TABLE, "strict", ..., "missing"),
    (TABLE, "policies", ..., "missing"),
    (TABLE, "policies.talk", "loudly", "literal_error"),
    (TABLE, "policies.takebacks", 1, "bool_type"),
    (TABLE, "policies.clock", 30, "extra_forbidden"),
    (TABLE, "unseated.0.secret", b"", "extra_forbidden"),
    (TABLE, "unseated.0.name", ..., "missing"),
    (TABLE, "proposal.kind", "peek", "literal_error"),
    (TABLE, "proposal.seat", 5, "less_than_equal"),
    (TABLE, "proposal.missing", ..., "missing"),
    (TABLE, "proposal.agreed.0", "Ana", "int_type"),
    (TABLE, "ended.how", "vetoed", "literal_error"),
    (TABLE, "ended.who", ..., "missing"),
    (TABLE, "you.host", None, "bool_type"),
    (TABLE, "you.seats.0", 0, "greater_than_equal"),
    (TABLE, "you.person", ..., "missing"),
    (VALID["talk"], "person", "Ana", "int_type"),
    (VALID["talk"], "phrase", ..., "missing"),
    (VALID["hint"], "level", None, "string_type"),
    (VALID["hint"], "act", "64", "list_type"),
    (VALID["hint"], "re", ..., "missing"),
    (VALID["hint"], "reasons.0.reason", 7, "string_type"),
    (VALID["hint"], "reasons.0.values.seat", -1, "greater_than_equal"),
    (VALID["hint"], "reasons.0.because", "", "extra_forbidden"),
    (VALID["tables"], "tables.0.code", ..., "missing"),
    (VALID["tables"], "tables.0.host", 1, "string_type"),
    (VALID["tables"], "tables.0.hands", {}, "extra_forbidden"),
    (VALID["noted"], "re", None, "string_type"),
    (VALID["question"], "number", "3", "int_type"),
    (VALID["question"], "view.hands", {}, "extra_forbidden"),
    (VALID["question"], "seed", ..., "missing"),
    (VALID["offer"], "ticket", "text", "bytes_type"),
    (VALID["left"], "re", None, "string_type"),
]


@pytest.mark.parametrize(
    ("plain", "path", "value", "problem"),
    WRONG,
    ids=[f"{plain['type']}.{path}" for plain, path, _, _ in WRONG],
)
def test_a_wrong_answer_is_found(
    plain: dict[str, Any], path: str, value: object, problem: str
) -> None:
    place, found = problem_of(changed(plain, path, value))
    assert found == problem
    assert place.startswith(path)


@pytest.mark.parametrize("field", ["proposal", "ended", "host"])
def test_a_table_may_have_no_host_and_nothing_proposed(field: str) -> None:
    assert ANSWERS.validate_python(changed(TABLE, field, None)).type == "table"
    assert problem_of(changed(TABLE, field, ...)) == (field, "missing")


@pytest.mark.parametrize("kind", get_args(ProposalKind))
def test_a_proposal_of_any_kind_is_shown_open_and_ended(kind: str) -> None:
    both = changed(changed(TABLE, "proposal.kind", kind), "ended.kind", kind)
    assert ANSWERS.validate_python(both).type == "table"


def test_a_proposal_is_of_the_same_kinds_open_and_ended() -> None:
    """What a table may be asked for by name is an act or a manner; `release` of another is one."""
    kinds = set(get_args(ProposalKind))
    asked = {model.model_fields["type"].default for model in get_args(manners.Manner)}
    assert kinds - asked == {"undo", "redo", "restart", "new_match", "new_session"}
    for model in (Proposed, Ended):
        assert set(get_args(model.model_fields["kind"].annotation)) == kinds


@pytest.mark.parametrize("phrase", get_args(manners.Phrase))
def test_what_was_said_may_be_a_phrase(phrase: str) -> None:
    said = {**VALID["talk"], "text": None, "phrase": phrase}
    assert ANSWERS.validate_python(said).model_dump(exclude_unset=True) == said


def test_an_answer_of_an_unknown_type_is_none() -> None:
    with pytest.raises(ValidationError, match="union_tag_invalid"):
        ANSWERS.validate_python({"type": "play", "id": "1", "version": 1, "tile": "64"})


@pytest.mark.parametrize("name", sorted(VALID))
def test_a_good_answer_is_read(name: str) -> None:
    assert read_answer(VALID[name]) == ANSWERS.validate_python(VALID[name])


@pytest.mark.parametrize(
    ("path", "value", "told"),
    [
        ("view.hand.0", 66, "update.view: string_type"),
        ("version", "7", "update.version: int_type"),
        ("type", "nonsense", "type: union_tag_invalid"),
        ("type", ..., "type: union_tag_not_found"),
    ],
)
def test_what_is_told_of_a_bad_answer_quotes_nothing(path: str, value: object, told: str) -> None:
    with pytest.raises(BadFrame) as bad:
        read_answer(changed(ended(), path, value))
    assert str(bad.value) == told
