from __future__ import annotations

from typing import Any

import pytest

from doublesix_client.words.people import People
from doublesix_client.words.summaries import SummaryWords
from tests.client.words.samples import ANA, NELSON, RECORDS, WATCHER, over, updates_of, view

SUMMARY = SummaryWords()


def test_the_table_is_said_with_the_ends_first() -> None:
    here = view(layout=["64", "44", "42"], ends=[6, 2], held=[5, 6, 7, 7])
    assert SUMMARY.table(here, ANA) == (
        "The ends are six and two. It is the turn of Nelson. You have 5 tiles. "
        "Nelson has 6 tiles. Tito has 7 tiles. Marisol has 7 tiles. "
        "From left to right: six-four, double four and four-two."
    )
    assert "It is your turn." in SUMMARY.table(here, NELSON)
    assert "The deal is over." in SUMMARY.table(over(), ANA)


def test_a_table_without_tiles_says_so() -> None:
    told = SUMMARY.table(view(layout=[], ends=None, plays=[]), WATCHER)
    assert told.startswith("No tile lies on the table.")
    assert "From left" not in told


@pytest.mark.parametrize(
    ("fields", "told"),
    [
        ({}, "You see no hand now."),
        ({"hand": []}, "You have no tiles left."),
        (
            {"hand": ["64", "44", "20"], "legal": [["64", "left"], ["64", "right"],
                ["44", "right"]]},
            ("You have 3 tiles. six-four, fits both ends. double four, fits the right end. "
            "Besides: two-blank."),
        ),
        ({"hand": ["64", "20"], "legal": [["64", "left"], ["20", "right"]]},
            "You have 2 tiles. six-four, fits the left end. two-blank, fits the right end."),
        ({"hand": ["31", "20"], "legal": [["pass"]]},
            "You have 2 tiles. They are three-one and two-blank."),
        ({"hand": ["66", "20"], "legal": [["66"]], "layout": [], "ends": None, "plays": []},
            "You have 2 tiles. You can open with double six. Besides: two-blank."),
    ],
)  # fmt: skip
def test_the_hand_is_said_with_what_fits(fields: dict[str, Any], told: str) -> None:
    assert SUMMARY.hand(view(**fields)) == told


def test_the_passes_are_said_by_seat() -> None:
    assert SUMMARY.passes(view(), ANA) == "Nobody has passed in this deal."
    told = SUMMARY.passes(view(passed=[[5], [], [0, 2], []]), ANA)
    assert told == "You passed on five. Tito passed on blank and two."


def test_the_score_is_said_with_what_a_win_would_mean() -> None:
    assert SUMMARY.score(view(score=[3, 0]), ANA) == (
        "Deal 6, match 1. You lead 3 to nil; one more takes the match. "
        "A win for you takes the match. A win for them breaks your streak."
    )


@pytest.mark.parametrize("viewer", [None, 1])
def test_every_view_of_the_vectors_is_said(viewer: int | None) -> None:
    people = People(WATCHER.names, viewer)
    for vector in RECORDS[::6]:
        for update in updates_of(vector, viewer):
            here = update.view
            for told in (
                SUMMARY.table(here, people),
                SUMMARY.hand(here),
                SUMMARY.passes(here, people),
                SUMMARY.score(here, people),
            ):
                assert told.endswith(".")
                assert "%" not in told
