from __future__ import annotations

from typing import Any

import pytest

from doublesix_client.words.prompts import Prompt, PromptWords, prompt_of
from tests.client.words.samples import over, view

WORDS = PromptWords()
EMPTY: dict[str, Any] = {"layout": [], "ends": None, "plays": []}
MINE: dict[str, Any] = {"seat": 2, "legal": [["64", "left"], ["64", "right"]]}


@pytest.mark.parametrize(
    ("fields", "prompt"),
    [
        ({}, None),
        ({"seat": 1, "legal": []}, Prompt.PARTNER),
        (EMPTY | {"seat": 1, "legal": []}, None),
        (MINE, Prompt.CHOOSE),
        (EMPTY | {"seat": 2, "legal": [["66"]]}, Prompt.OPEN),
        ({"seat": 2, "legal": [["pass"]]}, Prompt.PASS),
        (EMPTY | {"seat": 2, "phase": "naming", "legal": [["name", 2]]}, Prompt.NAME),
    ],
)
def test_what_is_worth_explaining(fields: dict[str, Any], prompt: Prompt | None) -> None:
    assert prompt_of(view(**fields)) is prompt


def test_a_choice_is_led_to_its_end_and_to_its_confirmation() -> None:
    """Rules 5.1."""
    assert prompt_of(view(**MINE), "64") is Prompt.END
    assert prompt_of(view(**MINE), "64", is_previewed=True) is Prompt.CONFIRM
    assert prompt_of(over()) is Prompt.RESULT


@pytest.mark.parametrize("prompt", Prompt)
def test_every_prompt_is_worded(prompt: Prompt) -> None:
    assert WORDS.sentence(prompt).endswith(".")


def test_the_track_is_explained_and_tips_can_be_put_away() -> None:
    assert WORDS.track().startswith("Each deal you win in a row")
    assert WORDS.dismiss() == "No more tips"
