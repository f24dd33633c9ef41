"""Policies: what a table allows, and when that is the strict preset."""

from __future__ import annotations

from dataclasses import fields, replace
from typing import Any, get_args

import pytest

from doublesix.protocol import manners as ask
from doublesix_server.policies import Policies, Policy
from tests.server.tables import STRICT


def test_a_new_table_s_policies_are_the_same_here_and_on_the_wire() -> None:
    assert Policies.asked(ask.Policies()) == Policies()
    assert Policies().plain() == ask.Policies().model_dump()
    assert {field.name for field in fields(Policies)} == set(ask.Policies.model_fields)


def test_whatever_is_refused_as_switched_off_is_a_policy() -> None:
    assert set(get_args(Policy)) <= {field.name for field in fields(Policies)}


def test_strict_is_no_takebacks_no_hints_no_talk_and_no_watchers() -> None:
    assert Policies.asked(ask.Policies(**STRICT)).is_strict
    assert not Policies().is_strict


@pytest.mark.parametrize(
    "loosened",
    [{"takebacks": True}, {"hints": True}, {"watchers": True}, {"talk": "between"}],
)
def test_one_thing_allowed_is_not_strict(loosened: dict[str, Any]) -> None:
    strict = Policies.asked(ask.Policies(**STRICT))
    assert not replace(strict, **loosened).is_strict


def test_what_the_strict_preset_does_not_name_is_free() -> None:
    strict = Policies.asked(ask.Policies(**STRICT))
    others = replace(
        strict, new_matches=False, shared_devices=False, listed=True, stand_in="novice"
    )
    assert others.is_strict
