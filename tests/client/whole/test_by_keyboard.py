"""Deals are played by the keyboard alone; one always sees where one is."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from tests.client.whole.driving import Driven, Player, driven
from tests.client.whole.ways import Keyboard


class Typist(Player):
    """A player without a mouse, who looks where the focus is after all that happens."""

    def __init__(self, window: Driven) -> None:
        self.keyboard = Keyboard(window)
        super().__init__(window, self.keyboard)

    def step(self) -> bool:
        is_done = super().step()
        self.keyboard.look(f"after {self.pressed[-1]}")
        return is_done


@contextmanager
def typing(folder: Path, *size: int, seed: str) -> Iterator[Typist]:
    """Sit somebody before a window who has a keyboard and nothing else."""
    with driven(folder, *size, seed=seed) as window:
        window.window.requestActivate()
        QTest.qWaitForWindowActive(window.window)
        yield Typist(window)


@pytest.mark.slow
def test_a_deal_is_played_by_the_keyboard_alone(qtbot: QtBot, tmp_path: Path) -> None:
    with typing(tmp_path / "home", 1366, 768, seed="by keyboard") as typist:
        typist.do("start-chiva")
        typist.play_deal()
        typist.keyboard.look("the deal has ended")
        typist.go_on()
        typist.keyboard.look("the next deal has begun")
        assert typist.keyboard.lost == []


@pytest.mark.slow
def test_an_opener_is_named_by_the_keyboard_alone(qtbot: QtBot, tmp_path: Path) -> None:
    with typing(tmp_path / "home", 390, 844, seed="a naming, 4") as typist:
        typist.do("start-six-love")
        typist.play_deal()
        typist.go_on()
        typist.play_until(lambda: any(name.startswith("opener-") for name in typist.pressed))
        typist.do("confirm")
        typist.play_deal()
        assert typist.keyboard.lost == []
