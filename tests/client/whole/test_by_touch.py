"""A deal is played with a finger on a narrow screen."""

from __future__ import annotations

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from tests.client.whole.driving import Player, driven
from tests.client.whole.ways import Finger


@pytest.mark.slow
def test_a_deal_is_played_with_a_finger(qtbot: QtBot, tmp_path: Path) -> None:
    with driven(tmp_path / "home", 390, 844, seed="by touch") as window:
        player = Player(window, Finger(window))
        player.do("start-six-love")
        player.play_deal()
        player.go_on()
        player.play_deal()
