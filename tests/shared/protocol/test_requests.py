"""Requests: what a peer may ask, and how it is told what is wrong with what it asked."""

from __future__ import annotations

from typing import Any, get_args

import msgpack
import pytest
from hypothesis import given
from hypothesis import strategies as st
from pydantic import BaseModel

from doublesix.protocol import requests as ask
from doublesix.protocol.codec import pack, unpack
from doublesix.protocol.fields import MAX_FRAME
from doublesix.protocol.manners import Phrase, Policies, TalkRule
from doublesix.protocol.requests import id_in, read_request
from doublesix.rules.layout import End
from doublesix.rules.profiles import PROFILES
from doublesix.rules.seat import SEATS
from doublesix.rules.tile import BY_NAME
from tests.shared.protocol.asking import VALID, changed, refusal_of

MODELS: dict[str, type[BaseModel]] = {
    model.model_fields["type"].default: model for model in get_args(ask.AnyRequest)
}
ACTS = {name: plain for name, plain in VALID.items() if "version" in plain}

LEAST: dict[str, dict[str, Any]] = {
    "hello": {"protocol": 1, "name": "", "secret": bytes(16)},
    "hello_seat": {"protocol": 1, "ticket": bytes(16)},
    "hello_worker": {"protocol": 1, "token": "t", "levels": ["club"], "seats": 1},
    "create": {"profile": "chiva"},
    "play": {"version": 0, "tile": "66"},
    "list_sessions": {},
}
"""What may be left out is."""


def test_every_request_is_sampled() -> None:
    assert set(VALID) == set(MODELS)
    assert len(MODELS) == len(get_args(ask.AnyRequest)) == 45


@pytest.mark.parametrize("name", VALID)
def test_a_valid_request_goes_over_the_wire_and_back(name: str) -> None:
    request = read_request(unpack(pack(VALID[name])))
    assert type(request) is MODELS[name]
    assert request.model_dump(exclude_unset=True) == VALID[name]
    assert read_request(unpack(pack(request.model_dump()))) == request


@pytest.mark.parametrize("name", VALID)
def test_an_act_is_told_from_other_requests(name: str) -> None:
    request = read_request(VALID[name])
    assert ask.is_act(request) is isinstance(request, ask.Act)
    if ask.is_act(request):
        assert ask.is_deal_act(request) is isinstance(request, ask.DealAct)


@pytest.mark.parametrize("name", LEAST)
def test_what_may_be_absent_may_be_absent(name: str) -> None:
    plain = {"type": name, "id": "1", **LEAST[name]}
    absent = set(MODELS[name].model_fields) - set(plain)
    assert read_request(plain).model_dump(include=absent) == {
        "hello": {"code": None, "invitation": None, "shares": False, "follows": False},
        "hello_seat": {"shares": False},
        "hello_worker": {"coming": [], "follows": False},
        "create": {"seed": None, "pause": 800, "policies": None},
        "play": {"end": None},
        "list_sessions": {"before": None},
    }[name]  # fmt: skip


@pytest.mark.parametrize("tile", BY_NAME)
@pytest.mark.parametrize("end", [None, *(end.value for end in End)])
def test_any_tile_may_be_asked_for_at_any_end(tile: str, end: str | None) -> None:
    request = read_request(changed("play", tile=tile, end=end))
    assert isinstance(request, ask.Play)
    assert (request.tile, request.end) == (tile, end)


@pytest.mark.parametrize("profile", PROFILES)
def test_a_table_may_be_made_for_any_profile(profile: str) -> None:
    request = read_request(changed("create", profile=profile))
    assert isinstance(request, ask.Create)
    assert request.profile == profile


@pytest.mark.parametrize("name", VALID)
def test_no_field_but_those_that_have_a_default_may_be_missing(name: str) -> None:
    for field in VALID[name]:
        plain = changed(name, **{field: ...})
        if field == "type":
            refused = refusal_of(plain)
            assert (refused.field, refused.problem) == ("type", "union_tag_not_found")
        elif MODELS[name].model_fields[field].is_required():
            refused = refusal_of(plain)
            assert (refused.field, refused.problem) == (field, "missing")
        else:
            read_request(plain)


@pytest.mark.parametrize("name", VALID)
def test_an_unknown_field_is_named(name: str) -> None:
    refused = refusal_of(changed(name, wish="please"))
    assert (refused.field, refused.problem) == ("wish", "extra_forbidden")
    assert refused.request_id == VALID[name]["id"]


@pytest.mark.parametrize("name", ACTS)
def test_no_act_says_for_which_seat_it_is(name: str) -> None:
    """The seat comes from the connection, never from the message."""
    refused = refusal_of(changed(name, seat=1))
    assert (refused.field, refused.problem) == ("seat", "extra_forbidden")
    assert "seat" not in MODELS[name].model_fields


@pytest.mark.parametrize("name", VALID)
@pytest.mark.parametrize(
    "wrong",
    [True, 1.0, float("nan"), {}, ["64"], b"64", msgpack.ExtType(5, b"")],
    ids=["true", "a float", "NaN", "a map", "a list", "bytes", "an extension"],
)
def test_a_field_of_another_type_is_named(name: str, wrong: object) -> None:
    """R1: strict types: true is no number, and bytes are no text."""
    for field in VALID[name]:
        if type(wrong) is type(VALID[name][field]):
            continue
        assert refusal_of(changed(name, **{field: wrong})).field in {field, f"{field}.0"}


WHY: dict[str, object] = {"reason": "makes_pass", "values": {"seat": 2, "sure": True}}
SPOKEN = {**WHY, "reason": "It covers 6-6."}
_AT = "reasons.0.values"


def _values(**values: object) -> dict[str, object]:
    return {"values": values}


# What is wrong, where, and what the problem is called.
WRONG: list[tuple[str, dict[str, object], str, str]] = [
    ("leave", {"type": "move"}, "type", "union_tag_invalid"),
    ("leave", {"type": None}, "type", "union_tag_invalid"),
    ("leave", {"type": "LEAVE"}, "type", "union_tag_invalid"),
    ("leave", {"type": "x" * 4000}, "type", "union_tag_invalid"),
    ("leave", {"id": ""}, "id", "string_too_short"),
    ("leave", {"id": "x" * 65}, "id", "string_too_long"),
    ("leave", {"id": 7}, "id", "string_type"),
    ("leave", {"id": None}, "id", "string_type"),
    ("leave", {"version": 3}, "version", "extra_forbidden"),
    ("hello", {"protocol": "1"}, "protocol", "int_type"),
    ("hello", {"name": "x" * 41}, "name", "string_too_long"),
    ("hello", {"secret": bytes(15)}, "secret", "bytes_too_short"),
    ("hello", {"secret": bytes(65)}, "secret", "bytes_too_long"),
    ("hello", {"secret": "0123456789abcdef"}, "secret", "bytes_type"),
    ("hello", {"code": ""}, "code", "string_too_short"),
    ("hello", {"code": "x" * 21}, "code", "string_too_long"),
    ("hello", {"invitation": "x" * 201}, "invitation", "string_too_long"),
    ("hello_seat", {"ticket": bytes(15)}, "ticket", "bytes_too_short"),
    ("hello_seat", {"ticket": bytes(65)}, "ticket", "bytes_too_long"),
    ("hello_seat", {"ticket": "0123456789abcdef"}, "ticket", "bytes_type"),
    ("hello_seat", {"code": "K7QM2XV0"}, "code", "extra_forbidden"),
    ("hello_worker", {"token": ""}, "token", "string_too_short"),
    ("hello_worker", {"token": "x" * 201}, "token", "string_too_long"),
    ("hello_worker", {"levels": []}, "levels", "too_short"),
    ("hello_worker", {"levels": ["club"] * 21}, "levels", "too_long"),
    ("hello_worker", {"levels": "club"}, "levels", "list_type"),
    ("hello_worker", {"levels": ["club", 1]}, "levels.1", "string_type"),
    ("hello_worker", {"levels": ["club", b"x"]}, "levels.1", "string_type"),
    ("hello_worker", {"levels": [""]}, "levels.0", "string_too_short"),
    ("hello_worker", {"coming": ["club"] * 21}, "coming", "too_long"),
    ("hello_worker", {"coming": [1]}, "coming.0", "string_type"),
    ("hello_worker", {"seats": 0}, "seats", "greater_than_equal"),
    ("hello_worker", {"seats": 10_001}, "seats", "less_than_equal"),
    ("create", {"profile": "draw"}, "profile", "value_error"),
    ("create", {"profile": "x" * 41}, "profile", "string_too_long"),
    ("create", {"seed": ""}, "seed", "string_too_short"),
    ("create", {"seed": "x" * 201}, "seed", "string_too_long"),
    ("create", {"pause": -1}, "pause", "greater_than_equal"),
    ("create", {"pause": 10_001}, "pause", "less_than_equal"),
    ("create", {"pause": None}, "pause", "int_type"),
    ("create", {"policies": {"talk": "loudly"}}, "policies.talk", "literal_error"),
    ("create", {"policies": {"clock": 30}}, "policies.clock", "extra_forbidden"),
    ("join", {"code": None}, "code", "string_type"),
    ("list_tables", {"code": "K7QM2XV0"}, "code", "extra_forbidden"),
    ("prepare", {"levels": []}, "levels", "too_short"),
    ("prepare", {"levels": ["club"] * 21}, "levels", "too_long"),
    ("prepare", {"coming": ["club"] * 21}, "coming", "too_long"),
    ("prepare", {"coming": None}, "coming", "list_type"),
    ("prepare", {"ready": -1}, "ready", "greater_than_equal"),
    ("prepare", {"of": "40"}, "of", "int_type"),
    ("advise", {"number": 0}, "number", "greater_than_equal"),
    ("advise", {"number": "3"}, "number", "int_type"),
    ("advise", {"act": []}, "act", "too_short"),
    ("advise", {"act": ["64", "left", 1]}, "act", "too_long"),
    ("advise", {"act": "64"}, "act", "list_type"),
    ("advise", {"act": [None]}, "act.0.str", "string_type"),
    ("advise", {"act": ["name", True]}, "act.1.str", "string_type"),
    ("advise", {"version": 3}, "version", "extra_forbidden"),
    ("advise", {"reasons": [WHY] * 9}, "reasons", "too_long"),
    ("advise", {"reasons": ["makes_pass"]}, "reasons.0", "model_type"),
    ("advise", {"reasons": [{"reason": "makes_pass"}]}, "reasons.0.values", "missing"),
    ("advise", {"reasons": [{**WHY, "hand": ["66"]}]}, "reasons.0.hand", "extra_forbidden"),
    ("advise", {"reasons": [{**WHY, "reason": "m" * 41}]}, "reasons.0.reason", "string_too_long"),
    ("advise", {"reasons": [SPOKEN]}, "reasons.0.reason", "string_pattern_mismatch"),
    (
        "advise",
        {"reasons": [WHY | _values(number="66")]},
        f"{_AT}.number.constrained-int",
        "int_type",
    ),
    (
        "advise",
        {"reasons": [WHY | _values(number=1001)]},
        f"{_AT}.number.constrained-int",
        "less_than_equal",
    ),
    ("advise", {"reasons": [WHY | _values(a=1, b=1, c=1, d=1, e=1)]}, _AT, "too_long"),
    ("play", {"version": -1}, "version", "greater_than_equal"),
    ("play", {"tile": "46"}, "tile", "value_error"),
    ("play", {"tile": "77"}, "tile", "value_error"),
    ("play", {"tile": "6-4"}, "tile", "string_too_long"),
    ("play", {"tile": "6"}, "tile", "string_too_short"),
    ("play", {"tile": "٦٤"}, "tile", "value_error"),
    ("play", {"tile": 64}, "tile", "string_type"),
    ("play", {"tile": ["64"]}, "tile", "string_type"),
    ("play", {"end": "Left"}, "end", "literal_error"),
    ("play", {"end": "middle"}, "end", "literal_error"),
    ("play", {"end": 0}, "end", "literal_error"),
    ("pass", {"tile": "64"}, "tile", "extra_forbidden"),
    ("name", {"opener": 5}, "opener", "less_than_equal"),
    ("name", {"opener": None}, "opener", "int_type"),
]


@pytest.mark.parametrize(("name", "fields", "field", "problem"), WRONG)
def test_a_wrong_request_is_told_where_and_what(
    name: str, fields: dict[str, object], field: str, problem: str
) -> None:
    refused = refusal_of(changed(name, **fields))
    assert (refused.field, refused.problem) == (field, problem)


def test_of_several_wrongs_the_first_field_s_is_told() -> None:
    refused = refusal_of(changed("play", wish=1, end="middle", tile="46"))
    assert (refused.field, refused.problem) == ("tile", "value_error")


def test_a_refusal_quotes_no_more_of_a_field_s_name_than_an_id_is_long() -> None:
    refused = refusal_of(changed("leave", **{"x" * 4000: 1}))
    assert refused.field == "x" * 64


def test_a_refusal_says_nothing_of_the_values_it_was_sent() -> None:
    """A secret is not written down, nor is what stands in its place."""
    refused = refusal_of(changed("hello", secret="a secret in text form"))
    assert "secret in text form" not in str(refused)
    assert refused.__cause__ is None
    assert refused.__suppress_context__


@pytest.mark.parametrize(
    ("plain", "found"),
    [
        ({}, None),
        ({"id": "7"}, "7"),
        ({"id": "x" * 64}, "x" * 64),
        ({"id": "x" * 65}, None),
        ({"id": ""}, None),
        ({"id": 7}, None),
        ({"id": b"7"}, None),
        ({"id": None}, None),
        ({"id": ["7"]}, None),
    ],
)
def test_a_refusal_answers_the_id_if_there_is_a_usable_one(
    plain: dict[str, object], found: str | None
) -> None:
    assert id_in(plain) == found
    assert refusal_of(plain).request_id == found


WIDEST = "\U0001d11e"
"""Takes four bytes in UTF-8."""

LONGEST_REASON = {
    "reason": "r" * 40,
    "values": {letter * 20: 1000 for letter in "abcd"},
}

LARGEST: list[tuple[str, dict[str, object]]] = [
    (
        "hello",
        {
            "name": WIDEST * 40,
            "secret": bytes(64),
            "code": WIDEST * 20,
            "invitation": WIDEST * 200,
        },
    ),
    (
        "create",
        {"seed": WIDEST * 200, "pause": 10_000, "policies": {"stand_in": WIDEST * 40}},
    ),
    (
        "hello_worker",
        {
            "token": "t" * 200,
            "levels": ["l" * 40] * 20,
            "coming": ["l" * 40] * 20,
            "seats": 10_000,
        },
    ),
    ("prepare", {"levels": ["l" * 40] * 20, "coming": ["l" * 40] * 20}),
    ("fill", {"level": WIDEST * 40}),
    ("share", {"name": WIDEST * 40, "seat": 4}),
    ("set_policies", {"policies": {"stand_in": WIDEST * 40, "talk": "between"}}),
    ("say", {"text": WIDEST * 500}),
    ("advise", {"act": ["66", "right"], "reasons": [LONGEST_REASON] * 8}),
]


@pytest.mark.parametrize(("name", "fields"), LARGEST)
def test_the_largest_request_fits_in_a_frame(name: str, fields: dict[str, object]) -> None:
    """What the models allow must come through what the codec and the server allow."""
    plain = changed(name, id=WIDEST * 64, **fields)
    frame = pack(plain)
    assert len(frame) <= MAX_FRAME
    assert read_request(unpack(frame)).model_dump(exclude_unset=True) == plain


def policies() -> st.SearchStrategy[dict[str, object]]:
    """Draw some policies; any of them may be absent."""
    drawn: dict[str, st.SearchStrategy[object]] = dict.fromkeys(
        Policies.model_fields, st.booleans()
    )
    drawn["talk"] = st.sampled_from(get_args(TalkRule))
    drawn["stand_in"] = st.text(min_size=1, max_size=40)
    return st.fixed_dictionaries({}, optional=drawn)


def reasons() -> st.SearchStrategy[list[dict[str, object]]]:
    """Draw some reasons for an act."""
    word = st.text("abcdefghijklmnopqrstuvwxyz_", min_size=1, max_size=20)
    values = st.dictionaries(word, st.integers(0, 1000) | st.booleans(), max_size=4)
    return st.lists(st.fixed_dictionaries({"reason": word, "values": values}), max_size=8)


def for_seats() -> st.SearchStrategy[dict[str, bytes]]:
    """Draw some bytes for some seats."""
    return st.dictionaries(st.sampled_from("1234"), st.binary(max_size=64), min_size=1)


def fields_of(name: str) -> st.SearchStrategy[dict[str, object]]:
    """Draw the fields of a valid request from what the page allows."""
    texts = {"id": 64, "token": 200, "level": 40, "code": 20, "seed": 200, "text": 500}
    texts["invitation"] = 200
    drawn: dict[str, st.SearchStrategy[object]] = {
        "type": st.just(name),
        "name": st.text(max_size=40),
        "protocol": st.integers(-(2**63), 2**64 - 1),
        "secret": st.binary(min_size=16, max_size=64),
        "ticket": st.binary(min_size=16, max_size=64),
        "profile": st.sampled_from(sorted(PROFILES)),
        "pause": st.integers(0, 10_000),
        "seat": st.sampled_from([int(seat) for seat in SEATS]),
        "opener": st.sampled_from([int(seat) for seat in SEATS]),
        "seats": st.integers(1, 10_000),
        "levels": st.lists(st.text(min_size=1, max_size=40), min_size=1, max_size=20),
        "coming": st.lists(st.text(min_size=1, max_size=40), max_size=20),
        "ready": st.integers(0, 2**31 - 1),
        "of": st.integers(0, 2**31 - 1),
        "version": st.integers(0, 2**64 - 1),
        "tile": st.sampled_from(sorted(BY_NAME)),
        "end": st.sampled_from(["left", "right", None]),
        "person": st.integers(1, 2**64 - 1),
        "proposal": st.integers(1, 2**64 - 1),
        "number": st.integers(1, 2**64 - 1),
        "before": st.integers(1, 2**63 - 1),
        "session": st.integers(1, 2**63 - 1),
        "on": st.booleans(),
        "deal": st.integers(1, 2**31 - 1),
        "attempt": st.integers(1, 2**31 - 1),
        "commitments": for_seats(),
        "follows": st.booleans(),
        "shares": st.booleans() if name.startswith("hello") else for_seats(),
        "phrase": st.sampled_from([*get_args(Phrase), None]),
        "act": st.lists(
            st.text(max_size=9) | st.integers(-(2**63), 2**64 - 1), min_size=1, max_size=2
        ),
        "reasons": reasons(),
        "policies": policies(),
        **{field: st.text(min_size=1, max_size=most) for field, most in texts.items()},
    }
    wanted = MODELS[name].model_fields
    required = {field: drawn[field] for field in wanted if wanted[field].is_required()}
    optional = {field: drawn[field] for field in wanted if field not in required}
    return st.fixed_dictionaries({**required, "type": optional.pop("type")}, optional=optional)


@given(st.sampled_from(sorted(MODELS)).flatmap(fields_of))
def test_whatever_the_page_allows_is_read(plain: dict[str, object]) -> None:
    request = read_request(msgpack.unpackb(msgpack.packb(plain)))
    assert request.model_dump(exclude_unset=True) == plain
