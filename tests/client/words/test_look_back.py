"""What is said of an act after its deal: of the seat's own view, and of open hands."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QLocale

from doublesix_client.words.look_back import LookBackWords
from tests.client.words.samples import WATCHER

WORDS = LookBackWords()


@pytest.mark.parametrize(
    ("act", "short", "said"),
    [
        (("66",), "6-6", "double six"),
        (("64", "left"), "6-4 left", "six-four left"),
        (("64", "right"), "6-4 right", "six-four right"),
        (("pass",), "pass", "pass"),
        (("name", 3), "Tito opens", "Tito opens"),
    ],
)
def test_an_act_is_written_short_and_said_aloud(
    act: tuple[object, ...], short: str, said: str
) -> None:
    assert WORDS.act(act, WATCHER) == short
    assert WORDS.said(act, WATCHER) == said


def test_what_the_computer_leaned_to_comes_with_both_chances() -> None:
    assert WORDS.could_know(0.481, "", 0.481) == (
        "With these tiles the Master leans to the same: 48.1 % for the match."
    )
    assert WORDS.could_know(0.481, "5-5 left", 0.527) == (
        "With these tiles the Master leans to 5-5 left: 52.7 % for the match, against 48.1 %."
    )


@pytest.mark.parametrize(
    ("outcome", "better", "there", "said"),
    [
        ("win", "", "win", "nothing was better: the deal can be won."),
        ("tie", "", "tie", "nothing was better: the deal can be tied."),
        ("loss", "", "loss", "nothing was better: the deal is lost."),
        ("tie", "5-5 left", "win", "5-5 left wins the deal, and this ties it."),
        ("loss", "5-5 left", "win", "5-5 left wins the deal, and this loses it."),
        ("loss", "5-5 left", "tie", "5-5 left ties the deal, and this loses it."),
        ("win", "5-5 left", "win", "5-5 left was a little better for the match."),
    ],
)
def test_what_was_best_with_open_hands(outcome: str, better: str, there: str, said: str) -> None:
    assert WORDS.lay_open(outcome, better, there) == f"With all hands open {said}"


def test_an_act_of_the_list_is_told_in_short() -> None:
    assert (WORDS.leaned(""), WORDS.leaned("5-5 left")) == (
        "Master: the same",
        "Master: 5-5 left",
    )
    assert (WORDS.opened(""), WORDS.opened("6-4 left")) == (
        "Open hands: nothing better",
        "Open hands: 6-4 left",
    )
    assert WORDS.any(["6-4 left", "5-5 right"]) == "6-4 left or 5-5 right"


def test_the_acts_that_mattered_are_counted() -> None:
    assert (WORDS.marked(0, 3), WORDS.marked(1, 3)) == ("In this deal: 3", "1 of 3")


def test_marks_have_words_and_none_has_none() -> None:
    assert [WORDS.mark(mark) for mark in ("cost", "luck", "find", "")] == [
        "Cost a chance",
        "Bad luck",
        "Well found",
        "",
    ]


def test_how_far_it_is_and_why_there_is_none() -> None:
    assert WORDS.working(0, 0).startswith("Setting out.")
    assert WORDS.working(3, 26) == "3 of 26 acts"
    assert "is not installed" in WORDS.fault("not_installed")
    assert WORDS.fault("broken") == "Looking back did not work this time."


def test_a_chance_is_written_as_the_language_writes_numbers() -> None:
    before = QLocale()
    QLocale.setDefault(QLocale(QLocale.Language.Polish))
    try:
        assert "48,1 %" in WORDS.could_know(0.481, "", 0.481)
    finally:
        QLocale.setDefault(before)
