"""Reasons of a hint: codes that the players have, and values that are numbers or truths."""

from __future__ import annotations

import pytest

from doublesix.players.claims import CODES, Reason
from doublesix.players.reasons import MOST_REASONS as MOST_OF_PLAYERS
from doublesix.protocol.hints import MOST_REASONS, ActReason, HintReason
from doublesix.rules.seat import Seat


def test_the_codes_are_those_of_the_players() -> None:
    assert tuple(code.value for code in HintReason) == CODES


@pytest.mark.parametrize("code", CODES)
def test_a_reason_of_a_player_goes_through_whole(code: str) -> None:
    reason = Reason(code, number=6, count=7, seat=Seat.FOUR, is_sure=False)  # type: ignore[arg-type]
    assert ActReason.model_validate(reason.plain).model_dump() == reason.plain


def test_there_is_room_for_all_that_a_player_says() -> None:
    assert MOST_OF_PLAYERS <= MOST_REASONS


def test_a_truth_stays_one_and_a_number_too() -> None:
    values = ActReason(reason="makes_pass", values={"seat": 1, "sure": True}).values
    assert [type(value) for value in values.values()] == [int, bool]
