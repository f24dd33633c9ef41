"""What is said of deals in English."""

from __future__ import annotations

import pytest

from doublesix.record.words import allowed, awaited, counted, listed, scored, why_opens
from doublesix.rules.opening import Opening, OpeningRule
from doublesix.rules.result import Score
from doublesix.rules.seat import Seat
from tests.positions import CHIVA, OUT_BY_TWO, SIX_LOVE, deal_at


@pytest.mark.parametrize(
    ("said", "words"),
    [
        (counted(1, "tile"), "1 tile"),
        (counted(0, "tile"), "0 tiles"),
        (counted(2, "match", "matches"), "2 matches"),
        (listed([]), ""),
        (listed(["6-4"]), "6-4"),
        (listed(["6-4", "5-5", "2-0"], "or"), "6-4, 5-5 or 2-0"),
        (scored(Score(0, 3)), "0-3"),
    ],
)
def test_counts_lists_and_scores(said: str, words: str) -> None:
    assert said == words


@pytest.mark.parametrize(
    ("opening", "words"),
    [
        (Opening(OpeningRule.DOUBLE_SIX, Seat.TWO), "holds 6-6 and must pose it"),
        (Opening(OpeningRule.WINNER, Seat.TWO), "went out in the deal before"),
        (
            Opening(OpeningRule.LIGHTER, Seat.TWO),
            "was the lighter of the winners of the block before",
        ),
        (Opening(OpeningRule.NAMED, Seat.TWO, Seat.FOUR), "was named by seat 4"),
        (Opening(OpeningRule.NAMED, Seat.TWO, Seat.TWO), "named itself"),
    ],
)
def test_why_a_seat_opens(opening: Opening, words: str) -> None:
    assert why_opens(opening) == words


HANDS = OUT_BY_TWO.hands
LINE = OUT_BY_TWO.line.split()


@pytest.mark.parametrize(
    ("opening", "line", "waits", "may"),
    [
        ("double-six", "", "seat 2 to pose", "seat 2 poses 6-6"),
        (
            "winner 1",
            "",
            "seat 1 to pose",
            "seat 1 poses 1-0, 6-3, 6-2, 3-1, 4-0, 2-2 or 5-3",
        ),
        ("double-six", "2:66", "seat 3 to play", "seat 3 plays 6-4 left or 6-4 right"),
        ("double-six", " ".join(LINE[:17]), "seat 3 to play", "seat 3 must pass"),
    ],
)
def test_what_a_deal_waits_for_and_allows(opening: str, line: str, waits: str, may: str) -> None:
    deal = deal_at(CHIVA, HANDS, opening, line)
    assert awaited(deal) == waits
    assert allowed(deal) == may


def test_a_naming_is_waited_for() -> None:
    assert awaited(deal_at(SIX_LOVE, HANDS, "named by 4")) == "seat 4 to name the opener"
