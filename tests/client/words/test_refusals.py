from __future__ import annotations

from typing import Any

import pytest

from doublesix.protocol.errors import Refusal
from doublesix.protocol.manners import Policies
from doublesix.rules.errors import Reason
from doublesix_client.words.refusals import RefusalWords

REFUSALS = RefusalWords()


@pytest.mark.parametrize("reason", [*Refusal, *Reason], ids=str)
def test_every_reason_of_the_protocol_is_worded(reason: Refusal | Reason) -> None:
    told = REFUSALS.known(reason.value, {})
    assert told is not None
    assert told.endswith(".")
    assert "%" not in told


@pytest.mark.parametrize(
    ("reason", "values", "told"),
    [
        ("seat_taken", {"seat": 3}, "Seat 3 is taken; choose another."),
        (
            "seat_open",
            {"seats": [2, 4]},
            "Every seat must be filled first; still open: 2 and 4.",
        ),
        (
            "no_such_level",
            {"levels": ["novice", "club"]},
            "No computer player of that level is here; there are: novice and club.",
        ),
        ("talk_too_long", {"most": 200}, "That is too long: no more than 200 characters at once."),
        ("table_full", {"most": 32}, "The table is full: no more than 32 people fit here."),
        (
            "wrong_protocol",
            {"server": 2, "client": 1, "older": "client"},
            "The server is newer than this window: update doublesix here.",
        ),
        (
            "wrong_protocol",
            {"server": 1, "client": 2, "older": "server"},
            "The server is older than this window: its host needs to update it.",
        ),
        ("switched_off", {"policy": "hints"}, "There are no hints at this table."),
        ("switched_off", {"policy": "sunshine"}, "This table does not allow that."),
        ("sunshine", {}, "The server refused that: sunshine."),
        ("link_lost", {}, "The link was lost before that was done; try again."),
    ],
)
def test_a_refusal_says_what_happened_and_what_can_be_done(
    reason: str, values: dict[str, Any], told: str
) -> None:
    assert REFUSALS.sentence(reason, values) == told


def test_every_policy_that_can_be_switched_off_has_its_sentence() -> None:
    general = REFUSALS.sentence("switched_off", {})
    for policy in set(Policies.model_fields) - {"listed", "stand_in"}:
        assert REFUSALS.sentence("switched_off", {"policy": policy}) != general
