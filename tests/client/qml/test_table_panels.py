"""The panels beside the table: one at a time, and what is read holds the computer players."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from doublesix_client.core.link import Arrived, Ask
from doublesix_client.viewmodels.desk import Desk
from doublesix_client.viewmodels.table import TableModel
from tests.client.folder import FakeSettings
from tests.client.said import FakeWire, Told, ready, table
from tests.client.windows import Shown, wait

CONTENT = "TableScreen { anchors.fill: parent; table: model; focus: true }"


class Beside:
    """A window at a table with computer players."""

    def __init__(self) -> None:
        told = Told()
        told.act_first()
        told.until(1)
        self.wire = FakeWire()
        desk = Desk(self.wire)
        self.table = TableModel(desk, FakeSettings(first_deal_prompts=False))
        for news in (ready(), Arrived(table()), Arrived(told.update())):
            desk.take(news)
        self.shown = Shown(CONTENT, self.table, 1366, 768)

    def open(self, page: str) -> None:
        self.shown.click("menu")
        wait()
        self.shown.press(f"menu-{page}")
        wait()

    def panels(self) -> list[str]:
        """Return the panels that are open."""
        return [
            item.objectName()
            for item in self.shown.items()
            if item.objectName().startswith("panel-") and item.property("isOpen")
        ]

    @property
    def asked(self) -> list[str]:
        return [one.kind for one in self.wire.orders if isinstance(one, Ask)]


@pytest.fixture
def beside(qtbot: QtBot) -> Iterator[Beside]:
    beside = Beside()
    yield beside
    beside.shown.close()


@pytest.mark.parametrize("page", ["rules", "points", "details"])
def test_what_is_read_holds_the_computer_players_until_it_is_put_away(
    beside: Beside, page: str
) -> None:
    """Rules 5.6."""
    beside.open(page)
    assert beside.panels() == [f"panel-{page}"]
    assert [kind for kind in beside.asked if kind != "get_record"] == ["hold"]
    beside.shown.key(Qt.Key.Key_Escape)
    assert beside.panels() == []
    assert [kind for kind in beside.asked if kind != "get_record"] == ["hold", "release"]


@pytest.mark.parametrize("page", ["positions", "talk", "people"])
def test_what_is_not_read_holds_nobody(beside: Beside, page: str) -> None:
    beside.open(page)
    assert beside.panels() == [f"panel-{page}"]
    beside.shown.key(Qt.Key.Key_Escape)
    assert beside.asked == []


def test_one_panel_makes_room_for_the_next(beside: Beside) -> None:
    beside.open("details")
    beside.open("people")
    assert beside.panels() == ["panel-people"]
    assert beside.asked == ["hold", "release"]


def test_closing_a_panel_gives_the_focus_back(beside: Beside) -> None:
    beside.shown.find("menu").forceActiveFocus()
    beside.open("talk")
    beside.shown.key(Qt.Key.Key_Escape)
    wait()
    assert beside.shown.focused() == "menu"
