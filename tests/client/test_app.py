"""The window is put together, shown, and taken down cleanly at any point."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QLocale
from PySide6.QtQuick import QQuickWindow
from pytestqt.qtbot import QtBot

from doublesix_client.app import Window
from doublesix_client.core.link import LinkPhase
from doublesix_client.home.folder import home_of
from doublesix_client.viewmodels.settings import LANGUAGES


class Heard:
    """Sounds that are written down."""

    def __init__(self, heard: list[tuple[str, float]]) -> None:
        self._heard = heard

    def play(self, name: str, volume: float = 1.0) -> None:
        self._heard.append((name, volume))

    def close(self) -> None: ...


def shown(folder: Path) -> Window:
    home = home_of(folder)
    home.path.mkdir(exist_ok=True)
    window = Window(home)
    window.show(width=800, height=600)
    return window


def test_the_window_opens_on_the_home_screen(qtbot: QtBot, tmp_path: Path) -> None:
    window = shown(tmp_path / "home")
    [root] = window.engine.rootObjects()
    assert isinstance(root, QQuickWindow)
    assert root.property("screen") == "home"
    window.close()


def test_a_table_is_one_press_away_and_closing_at_it_is_clean(qtbot: QtBot, tmp_path: Path) -> None:
    window = shown(tmp_path / "home")
    [root] = window.engine.rootObjects()
    window.models.front.start("chiva")
    qtbot.waitUntil(lambda: root.property("screen") == "table", timeout=60_000)
    assert window.desk.state.view is not None
    window.close()


@pytest.mark.parametrize("phase", [LinkPhase.OFF, LinkPhase.STARTING])
def test_closing_before_there_is_a_table_is_clean(
    qtbot: QtBot, tmp_path: Path, phase: LinkPhase
) -> None:
    window = shown(tmp_path / "home")
    if phase is not LinkPhase.OFF:
        window.models.front.start("six-love")
        qtbot.waitUntil(lambda: window.desk.state.link.phase is phase, timeout=20_000)
    window.close()


def test_the_language_is_changed_while_the_window_is_open(qtbot: QtBot, tmp_path: Path) -> None:
    window = shown(tmp_path / "home")
    window.models.settings.choose("language", LANGUAGES.index("pl"))
    assert window.language.code == "pl"
    assert QLocale().language() == QLocale.Language.Polish
    window.close()
    again = shown(tmp_path / "home")
    assert again.language.code == "pl"
    again.close()


def test_sounds_are_as_loud_as_they_are_set(qtbot: QtBot, tmp_path: Path) -> None:
    window = shown(tmp_path / "home")
    heard: list[tuple[str, float]] = []
    window.sound = Heard(heard)
    window.settings.set(volume=0.3)
    window.models.attention.heard.emit("click")
    window.settings.set(sound=False)
    window.models.attention.heard.emit("knock")
    assert heard == [("click", 0.3)]
    window.close()


def test_a_record_that_comes_late_covers_no_table(qtbot: QtBot, tmp_path: Path) -> None:
    window = shown(tmp_path / "home")
    window.models.records.opened.emit()
    assert window.models.shell.screen == "home"
    window.models.shell.open("records")
    window.models.records.opened.emit()
    assert window.models.shell.screen == "replay"
    window.close()


def test_what_arrives_while_a_window_closes_calls_nobody(qtbot: QtBot, tmp_path: Path) -> None:
    window = shown(tmp_path / "home")
    window.close()
    window.models.attention.turnCame.emit()
    window.models.attention.heard.emit("turn")
