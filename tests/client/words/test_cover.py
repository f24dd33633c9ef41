from __future__ import annotations

from typing import Any

import pytest

from doublesix_client.words.cover import CoverWords
from tests.client.words.samples import view

COVER = CoverWords()
EMPTY: dict[str, Any] = {"layout": [], "ends": None, "plays": []}


@pytest.mark.parametrize(
    ("fields", "told"),
    [
        ({}, "It is the turn of Ana."),
        (EMPTY, "Ana opens the deal."),
        (EMPTY | {"phase": "naming"}, "Ana names who opens."),
    ],
)
def test_a_covered_device_says_whose_it_is_now(fields: dict[str, Any], told: str) -> None:
    """Rules 4.5."""
    assert COVER.title(view(**fields), "Ana") == told


def test_a_covered_device_is_handed_over_by_name() -> None:
    assert COVER.text("Ana") == "Hand the device to Ana. Everybody else looks away."
    assert COVER.uncover("Ana") == "I am Ana: show my tiles"
    assert COVER.covered("Ana") == "The hand of Ana is covered."
    assert COVER.waiting("Ana") == "All hands here are covered while Ana plays."
