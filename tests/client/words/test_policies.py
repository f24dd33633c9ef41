from __future__ import annotations

from typing import get_args

import pytest

from doublesix.players import LEVELS
from doublesix.protocol.manners import Policies, TalkRule
from doublesix_client.words.policies import SWITCHES, TALK_RULES, PolicyWords

POLICIES = PolicyWords()


def test_the_policies_are_those_of_the_protocol() -> None:
    assert {*SWITCHES, "talk", "stand_in"} == set(Policies.model_fields)
    assert get_args(TalkRule) == TALK_RULES


@pytest.mark.parametrize("policy", Policies.model_fields)
def test_every_policy_has_a_title(policy: str) -> None:
    assert POLICIES.title(policy)


@pytest.mark.parametrize("policy", SWITCHES)
def test_a_policy_says_what_it_allows_and_what_not(policy: str) -> None:
    told = {POLICIES.text(policy, True), POLICIES.text(policy, False)}
    assert len(told) == 2
    assert all(text.endswith(".") for text in told)


def test_a_table_s_policies_are_said_one_by_one() -> None:
    assert POLICIES.all(Policies(takebacks=False, talk="never", stand_in="novice")) == [
        "What is played stays played.",
        "A match may be left for a new one before its end.",
        "Anybody in turn may ask a computer player for a hint.",
        "Nobody talks at this table.",
        "People without a seat may watch; they see no hand.",
        "Several people may play at one device, in turn.",
        "Only those who have the code find the table.",
        "Who is away can be stood in for by a computer player: Novice.",
    ]
    assert len({POLICIES.talk(rule) for rule in TALK_RULES}) == 3
    assert POLICIES.strict().startswith("A strict table")


@pytest.mark.parametrize("level", LEVELS)
def test_every_level_here_is_named_and_described(level: str) -> None:
    assert POLICIES.level(level) != level
    assert POLICIES.about(level).endswith(".")


def test_a_level_of_another_server_is_shown_as_it_is_called() -> None:
    assert POLICIES.level("grandmother") == "grandmother"
    assert POLICIES.about("grandmother") == ""
