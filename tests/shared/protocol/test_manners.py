"""Manners: what may be asked of a table besides acts, and what is wrong with what may not."""

from __future__ import annotations

from typing import get_args

import pytest
from pydantic import ValidationError

from doublesix.protocol import manners
from doublesix.protocol import requests as ask
from doublesix.protocol.fields import MAX_TALK, AskingAgainst
from doublesix.protocol.manners import Phrase, Policies, TalkRule
from doublesix.protocol.requests import read_request
from tests.shared.protocol.asking import VALID, changed, read_as, refusal_of

MODELS = {model.model_fields["type"].default: model for model in get_args(manners.Manner)}
ALONE = ("mix_seats", "start", "cover", "hold", "stop", "close_table", "leave")
"""What is asked for by its name alone."""


def test_a_manner_is_no_act_and_changes_no_session() -> None:
    assert len(MODELS) == 27
    assert not set(get_args(manners.Manner)) & set(get_args(ask.Act))
    assert set(get_args(manners.Seats)) < set(get_args(manners.Manner))
    assert set(get_args(manners.Manner)) < set(get_args(ask.AnyRequest))


def test_of_all_manners_a_hint_alone_is_asked_looking_at_a_position() -> None:
    looking = [name for name, model in MODELS.items() if issubclass(model, AskingAgainst)]
    assert looking == ["hint"]


@pytest.mark.parametrize("name", ALONE)
def test_what_is_asked_for_by_name_takes_nothing_else(name: str) -> None:
    assert set(VALID[name]) == set(MODELS[name].model_fields) == {"type", "id"}
    for field in ("version", "seat", "person"):
        assert refusal_of(changed(name, **{field: 1})).problem == "extra_forbidden"


@pytest.mark.parametrize(
    ("name", "absent"),
    [
        ("sit", {"seat": None}),
        ("share", {"seat": None}),
        ("release", {"person": None}),
        ("say", {"text": None, "phrase": None}),
        ("get_record", {"code": None, "session": None}),
    ],
)
def test_what_may_be_absent_may_be_absent(name: str, absent: dict[str, object]) -> None:
    request = read_as(MODELS[name], name, **dict.fromkeys(absent, ...))
    assert request.model_dump(include=set(absent)) == absent
    assert read_as(MODELS[name], name, **absent) == request


@pytest.mark.parametrize("phrase", get_args(Phrase))
def test_any_phrase_may_be_said(phrase: str) -> None:
    said = read_as(manners.Say, "say", text=..., phrase=phrase)
    assert (said.text, said.phrase) == (None, phrase)


def test_policies_that_are_not_named_are_those_of_a_new_table() -> None:
    asked = read_as(manners.SetPolicies, "set_policies", policies={"takebacks": False})
    assert asked.policies == Policies(takebacks=False)
    assert read_as(manners.SetPolicies, "set_policies", policies={}).policies == Policies()
    made = read_as(ask.Create, "create", policies={"listed": True}).policies
    assert made == Policies(listed=True)


def test_a_new_table_allows_what_friends_expect_and_is_not_listed() -> None:
    assert Policies().model_dump() == {
        "takebacks": True,
        "new_matches": True,
        "hints": True,
        "talk": "between",
        "watchers": True,
        "shared_devices": True,
        "listed": False,
        "stand_in": "club",
    }


@pytest.mark.parametrize("talk", get_args(TalkRule))
def test_talk_is_never_between_deals_or_always(talk: str) -> None:
    asked = read_as(manners.SetPolicies, "set_policies", policies={"talk": talk})
    assert asked.policies.talk == talk


def test_policies_never_change() -> None:
    with pytest.raises(ValidationError, match="frozen"):
        setattr(Policies(), "hints", False)  # noqa: B010 (mypy knows better than to assign)


# What is wrong, where, and what the problem is called.
WRONG: list[tuple[str, dict[str, object], str, str]] = [
    ("sit", {"seat": 0}, "seat", "greater_than_equal"),
    ("sit", {"seat": 5}, "seat", "less_than_equal"),
    ("sit", {"seat": "1"}, "seat", "int_type"),
    ("sit", {"name": "Ana"}, "name", "extra_forbidden"),
    ("share", {"name": ...}, "name", "missing"),
    ("share", {"name": "x" * 41}, "name", "string_too_long"),
    ("share", {"name": b"Eva"}, "name", "string_type"),
    ("share", {"seat": 5}, "seat", "less_than_equal"),
    ("seat", {"person": 0}, "person", "greater_than_equal"),
    ("seat", {"person": "Ivo"}, "person", "int_type"),
    ("seat", {"seat": ...}, "seat", "missing"),
    ("mix_seats", {"seed": "s"}, "seed", "extra_forbidden"),
    ("fill", {"level": ""}, "level", "string_too_short"),
    ("fill", {"level": "x" * 41}, "level", "string_too_long"),
    ("vacate", {"seat": -1}, "seat", "greater_than_equal"),
    ("set_policies", {"policies": ...}, "policies", "missing"),
    ("set_policies", {"policies": None}, "policies", "model_type"),
    ("set_policies", {"policies": []}, "policies", "model_type"),
    ("set_policies", {"policies": {"talk": "loudly"}}, "policies.talk", "literal_error"),
    ("set_policies", {"policies": {"talk": True}}, "policies.talk", "literal_error"),
    ("set_policies", {"policies": {"hints": 1}}, "policies.hints", "bool_type"),
    ("set_policies", {"policies": {"stand_in": ""}}, "policies.stand_in", "string_too_short"),
    ("set_policies", {"policies": {"strict": True}}, "policies.strict", "extra_forbidden"),
    ("uncover", {"seat": ...}, "seat", "missing"),
    ("uncover", {"seat": 0}, "seat", "greater_than_equal"),
    ("stand_in", {"seat": ...}, "seat", "missing"),
    ("stand_in", {"level": "club"}, "level", "extra_forbidden"),
    ("reclaim", {"seat": 5}, "seat", "less_than_equal"),
    ("give_seat", {"person": ...}, "person", "missing"),
    ("give_seat", {"person": -1}, "person", "greater_than_equal"),
    ("release", {"person": 0}, "person", "greater_than_equal"),
    ("release", {"person": True}, "person", "int_type"),
    ("pass_at_once", {"on": ...}, "on", "missing"),
    ("pass_at_once", {"on": 1}, "on", "bool_type"),
    ("agree", {"proposal": 0}, "proposal", "greater_than_equal"),
    ("agree", {"proposal": ...}, "proposal", "missing"),
    ("decline", {"proposal": "1"}, "proposal", "int_type"),
    ("hint", {"version": ...}, "version", "missing"),
    ("hint", {"seat": 1}, "seat", "extra_forbidden"),
    ("hint", {"level": "club"}, "level", "extra_forbidden"),
    ("say", {"text": ""}, "text", "string_too_short"),
    ("say", {"text": "x" * (MAX_TALK + 1)}, "text", "string_too_long"),
    ("say", {"text": 66}, "text", "string_type"),
    ("say", {"phrase": "play the six"}, "phrase", "literal_error"),
    ("say", {"person": 2}, "person", "extra_forbidden"),
    ("mute", {"person": ...}, "person", "missing"),
    ("mute", {"on": "yes"}, "on", "bool_type"),
    ("get_record", {"code": ""}, "code", "string_too_short"),
    ("get_record", {"session": 0}, "session", "greater_than_equal"),
    ("get_record", {"session": 2**31}, "session", "less_than_equal"),
    ("commit_share", {"deal": 0}, "deal", "greater_than_equal"),
    ("reveal_share", {"attempt": "1"}, "attempt", "int_type"),
]


@pytest.mark.parametrize(("name", "fields", "field", "problem"), WRONG)
def test_a_wrong_manner_is_told_where_and_what(
    name: str, fields: dict[str, object], field: str, problem: str
) -> None:
    refused = refusal_of(changed(name, **fields))
    assert (refused.field, refused.problem) == (field, problem)


def test_what_is_wrong_with_each_manner_that_has_fields_is_tried() -> None:
    assert {name for name, *_ in WRONG} >= set(MODELS) - set(ALONE)


@pytest.mark.parametrize("text", ["x" * MAX_TALK, "\x00", "¡seis!", " "])
def test_a_text_is_taken_as_it_came_and_cleaned_by_the_table(text: str) -> None:
    assert read_as(manners.Say, "say", text=text).text == text


def test_nobody_says_in_a_manner_who_they_are() -> None:
    """S1: who asks is known from the connection; numbers name others only."""
    naming = {name for name, model in MODELS.items() if "person" in model.model_fields}
    assert naming == {"seat", "give_seat", "release", "mute"}
    assert read_request(VALID["give_seat"]).id
