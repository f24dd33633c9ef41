from __future__ import annotations

from typing import Any

import pytest

from doublesix.protocol.answers import SeatState
from doublesix_client.words.plaques import PlaqueWords, Standing, last_act, standing_of
from tests.client.words.samples import bot, over, seat, view

PLAQUES = PlaqueWords()


def state(plain: dict[str, Any]) -> SeatState:
    return SeatState.model_validate(plain)


@pytest.mark.parametrize(
    ("plain", "standing", "told"),
    [
        (seat(1, kind="open", state="open"), Standing.OPEN, "Nobody sits here"),
        (seat(2), Standing.YOUR_TURN, "Your turn"),
        (seat(2, stand_in="club"), Standing.STOOD_IN, "A computer player stands in"),
        (seat(1, state="lost", stand_in="club"), Standing.STOOD_IN, "A computer player stands in"),
        (seat(1, state="lost"), Standing.LOST, "Link lost"),
        (seat(1, state="left"), Standing.LEFT, "Left the table"),
        (bot(1, state="waiting"), Standing.WAITING, "A computer player is coming"),
        (seat(1, holds=True), Standing.READS, "Reading"),
        (seat(1), Standing.QUIET, ""),
        (seat(1, ready=True), Standing.QUIET, ""),
    ],
)
def test_what_a_plaque_says_while_seat_two_is_to_play(
    plain: dict[str, Any], standing: Standing, told: str
) -> None:
    assert standing_of(state(plain), view(), own=[2]) is standing
    assert PLAQUES.state(standing) == told


def test_thinking_gone_and_stood_in_are_three_things() -> None:
    """S5."""
    seen = [
        standing_of(state(plain), view())
        for plain in (seat(2), seat(2, state="lost"), seat(2, state="lost", stand_in="club"))
    ]
    assert seen == [Standing.THINKING, Standing.LOST, Standing.STOOD_IN]


def test_who_is_ready_shows_when_the_deal_is_over() -> None:
    assert standing_of(state(seat(3, ready=True)), over()) is Standing.READY
    assert PLAQUES.state(Standing.READY) == "Ready"


def test_before_the_start_nobody_thinks() -> None:
    assert standing_of(state(seat(2)), None, own=[2]) is Standing.QUIET


def test_every_standing_but_the_quiet_one_has_words() -> None:
    said = {standing: PLAQUES.state(standing) for standing in Standing}
    assert [standing for standing, told in said.items() if not told] == [Standing.QUIET]
    assert len(set(said.values())) == len(Standing)


@pytest.mark.parametrize(
    ("viewer", "told"),
    [
        (1, ["you", "plays after you", "your partner", "plays before you"]),
        (4, ["plays after you", "your partner", "plays before you", "you"]),
        (None, ["seat 1", "seat 2", "seat 3", "seat 4"]),
    ],
)
def test_how_a_seat_stands_to_the_reader_s(viewer: int | None, told: list[str]) -> None:
    """Rules 1.2."""
    assert [PLAQUES.role(number, viewer) for number in (1, 2, 3, 4)] == told


def test_the_last_act_of_a_seat_in_this_deal() -> None:
    here = view(plays=[[1, "66"], [2, "64", "right"], [3, "pass"], [1, "65", "left"]])
    assert [PLAQUES.last(here, number) for number in (1, 2, 3, 4)] == [
        "Played 6-5", "Played 6-4", "Passed", "",
    ]  # fmt: skip
    assert PLAQUES.last(view(plays=[[1, "66"]]), 1) == "Opened with 6-6"
    assert last_act(here, 4) is None
    assert (PLAQUES.played(), PLAQUES.opened()) == ("Played", "Opened this deal")


def test_what_a_seat_passed_on() -> None:
    assert PLAQUES.passed_on([]) == ""
    assert PLAQUES.passed_on([5]) == "Passed on 5"
    assert PLAQUES.passed_on([5, 2], is_viewer=True) == "You passed on 5 and 2"


def test_a_plaque_is_said_whole() -> None:
    here = view(seat=1, passed=[[], [5], [], []], plays=[[1, "66"], [2, "pass"]], held=[6, 7, 7, 7])
    assert PLAQUES.said("Nelson", state(bot(2)), here, [1]) == (
        "Nelson, plays after you, computer player. Thinking. 7 tiles. Just passed; so far on 5."
    )
    assert PLAQUES.said("Ana", state(seat(1)), here, [1]) == ("Ana, you. 6 tiles. Opened with 6-6.")
    watched = view(plays=[[1, "66"]])
    assert PLAQUES.said("Nelson", state(bot(2)), watched, []) == (
        "Nelson, computer player. Thinking. 7 tiles."
    )
    assert PLAQUES.said("Ana", state(seat(1)), watched, []) == (
        "Ana, seat 1. 6 tiles. Opened with 6-6."
    )


def test_who_opened_is_said_after_another_act_too() -> None:
    plays = [[1, "66"], [2, "pass"], [3, "pass"], [4, "pass"], [1, "64", "left"]]
    here = view(seat=1, plays=plays, opening={"rule": "double-six", "opener": 1, "by": None})
    assert "Opened this deal. Played 6-4." in PLAQUES.said("Ana", state(seat(1)), here, [1])
    assert PLAQUES.opened_as("you") == "you, opened"


def test_while_ones_own_link_is_down_no_turn_is_lit() -> None:
    here = view(turn=1)
    assert standing_of(state(seat(1)), here, own=[1]) is Standing.YOUR_TURN
    assert standing_of(state(seat(1)), here, own=[1], is_linked=False) is Standing.LOST
    assert standing_of(state(seat(2)), here, own=[1], is_linked=False) is Standing.QUIET
