"""A match of each game is played with the mouse alone, by somebody who only looks."""

from __future__ import annotations

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from tests.client.whole.driving import Player, driven

DEALS = 60
"""More deals than any match of these seeds takes."""


@pytest.mark.slow
@pytest.mark.parametrize(
    ("profile", "seed"),
    [("chiva", "a match of chiva, 28"), ("six-love", "a match of six-love, 17")],
)
def test_a_match_is_played_with_the_mouse(
    qtbot: QtBot, tmp_path: Path, profile: str, seed: str
) -> None:
    with driven(tmp_path / "home", seed=seed) as window:
        player = Player(window, window.click)
        player.do(f"start-{profile}")
        player.play_match(DEALS)
        assert window.screen == "table"
        named = any(name.startswith("opener-") for name in player.pressed)
        assert named == (profile == "six-love")
        player.go_on()
        player.play_deal()
