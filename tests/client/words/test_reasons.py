from __future__ import annotations

from typing import Any

import pytest

from doublesix.protocol.hints import ActReason, HintReason
from doublesix_client.words.reasons import ReasonWords
from tests.client.words.samples import ANA, NELSON

WORDS = ReasonWords()


def reason(code: str, **values: int | bool) -> ActReason:
    return ActReason(reason=code, values=values)


SAID: list[tuple[str, dict[str, Any], str]] = [
    ("only_pass", {}, "None of your tiles fits."),
    ("goes_out", {}, "You go out."),
    ("goes_out_key", {}, "You go out with the key tile."),
    ("only_tile", {}, "You can play no other tile."),
    ("runs_out", {}, "From here on only you can play, and you go out."),
    (
        *("runs_out_key", {}),
        "From here on only you can play, and you go out with the key tile.",
    ),
    ("plays_again", {}, "Nobody else can play, and it is your turn again."),
    ("blocks", {"sure": True}, "This play blocks the deal, and your side surely wins it."),
    ("blocks", {"sure": False}, "This play blocks the deal, and your side likely wins it."),
    ("holds_back", {"seat": 2, "sure": True}, "Nelson has one tile left and must pass."),
    ("holds_back", {"seat": 2, "sure": False}, "Nelson has one tile left and likely must pass."),
    ("lets_partner_out", {"seat": 3, "sure": True}, "Then Tito can go out."),
    ("lets_partner_out", {"seat": 3, "sure": False}, "Then Tito can likely go out."),
    ("shuts_out", {}, "Neither Nelson nor Marisol has a tile that fits."),
    ("makes_pass", {"seat": 2, "sure": True}, "Nelson must pass."),
    ("makes_pass", {"seat": 2, "sure": False}, "Nelson likely must pass."),
    ("key_in_reach", {}, "The key tile stays in reach."),
    ("yours_alone", {"number": 0, "count": 2}, "Only you still have blanks."),
    (
        "partner_opened",
        {"number": 3, "seat": 3},
        "This play leaves the threes that Tito brought up.",
    ),
    ("keeps_suit", {"number": 5, "count": 3}, "You keep your fives."),
    ("brings_suit", {"number": 1, "count": 2}, "This play brings up ones, and you have more."),
    ("covers", {"number": 6, "seat": 4}, "This play covers the sixes that Marisol brought up."),
    ("heavy", {"count": 9}, "You get rid of a heavy tile."),
    ("double", {}, "You get rid of a double."),
    ("most_numbers", {"count": 5}, "No other tile leaves you more different numbers."),
    ("long_suit", {"number": 5, "count": 4}, "You have 4 tiles with 5."),
    ("many_numbers", {"count": 6}, "Your tiles have 6 of the seven numbers."),
    ("no_suit", {"count": 2}, "You have no long suit."),
]


@pytest.mark.parametrize(("code", "values", "told"), SAID)
def test_a_reason_is_worded(code: str, values: dict[str, Any], told: str) -> None:
    assert WORDS.one(reason(code, **values), ANA) == told


def test_every_code_is_worded() -> None:
    assert {code for code, _, _ in SAID} == {code.value for code in HintReason}


def test_the_other_pair_is_that_of_who_reads() -> None:
    assert WORDS.one(reason("shuts_out"), NELSON) == "Neither Tito nor Ana has a tile that fits."


@pytest.mark.parametrize(
    ("code", "values"),
    [
        ("of_tomorrow", {}),
        ("makes_pass", {}),
        ("makes_pass", {"seat": 2}),
        ("makes_pass", {"seat": 0, "sure": True}),
        ("makes_pass", {"seat": 5, "sure": True}),
        ("keeps_suit", {"number": 7, "count": 3}),
    ],
)
def test_what_is_not_known_here_is_left_out(code: str, values: dict[str, Any]) -> None:
    assert WORDS.one(reason(code, **values), ANA) == ""


def test_the_two_strongest_that_can_be_said_are_said() -> None:
    reasons = [reason("of_tomorrow"), reason("double"), reason("plays_again"), reason("heavy")]
    told = "You get rid of a double. Nobody else can play, and it is your turn again."
    assert WORDS.strongest(reasons, ANA) == told
    assert WORDS.strongest([], ANA) == ""
