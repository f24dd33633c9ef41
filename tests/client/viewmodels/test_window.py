"""All view models over one desk."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from doublesix_client.core.link import Arrived
from doublesix_client.home.identities import Identities
from doublesix_client.home.kept import Kept
from doublesix_client.home.settings import Settings
from doublesix_client.viewmodels.desk import Desk
from doublesix_client.viewmodels.window import WindowModel
from tests.client.said import FakeWire, Told, ready, table


def test_every_part_follows_the_one_desk(qtbot: QtBot, tmp_path: Path) -> None:
    desk = Desk(FakeWire())
    window = WindowModel(
        desk,
        identities=Identities(tmp_path / "identities.json"),
        settings=Settings(tmp_path / "settings.json"),
        kept=Kept(tmp_path / "kept.json"),
        now=lambda: 0,
        details=lambda: "",
    )
    assert all(isinstance(part, QObject) for part in (window.shell, window.front, window.table))
    told = Told()
    for news in (ready(), Arrived(table()), Arrived(told.update())):
        desk.take(news)
    assert window.shell.screen == "table"
    assert len(window.table.hand.rows.rows) == 7
