"""The panels beside the table: one at a time, and what is read holds the computer players."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from pytestqt.qtbot import QtBot

from doublesix_client.core.link import Arrived, Ask
from doublesix_client.viewmodels.desk import Desk
from doublesix_client.viewmodels.table import TableModel
from tests.client.folder import FakeSettings
from tests.client.said import FakeWire, Told, ready, table
from tests.client.windows import QML, Shown, wait

CONTENT = "TableScreen { anchors.fill: parent; table: model; focus: true }"


class Beside:
    """A window at a table with computer players."""

    def __init__(self, width: int = 1366, height: int = 768) -> None:
        told = Told()
        told.act_first()
        told.until(1)
        self.wire = FakeWire()
        desk = Desk(self.wire)
        self.table = TableModel(desk, FakeSettings(first_deal_prompts=False))
        for news in (ready(), Arrived(table()), Arrived(told.update())):
            desk.take(news)
        self.legal = told.update().view.legal or []
        self.shown = Shown(CONTENT, self.table, width, height)

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


PAGES = ["positions", "details", "points", "rules", "talk", "people"]


@pytest.mark.parametrize("page", PAGES)
def test_no_panel_keeps_anybody_from_playing(beside: Beside, page: str) -> None:
    """W3: all is in the one window, and a tile is played while a panel is open."""
    beside.open(page)
    assert [window for window in QGuiApplication.allWindows() if window.isVisible()] == [
        beside.shown.window
    ]
    act = next(act for act in beside.legal if len(act) == 2)
    beside.shown.click(f"hand-{act[0]}")
    beside.table.picking.pickEnd(str(act[1]))
    beside.shown.click("confirm")
    assert beside.asked[-1] == "play"


@pytest.mark.parametrize(("width", "height"), [(390, 844), (844, 390), (1366, 768)])
@pytest.mark.parametrize("page", PAGES)
def test_a_panel_is_no_higher_than_a_small_window(
    qtbot: QtBot, page: str, width: int, height: int
) -> None:
    """W1: what it holds is scrolled, and what closes it is always to be seen."""
    beside = Beside(width, height)
    beside.open(page)
    [panel] = [item for item in beside.shown.items() if item.objectName() == f"panel-{page}"]
    close = next(item for item in beside.shown.items(panel) if item.objectName() == "closePanel")
    corner = close.mapToScene(close.boundingRect().topLeft())
    opposite = close.mapToScene(close.boundingRect().bottomRight())
    assert 0 <= corner.x() < opposite.x() <= width
    assert 0 <= corner.y() < opposite.y() <= height
    beside.shown.close()


def test_no_file_of_the_table_opens_a_box_of_its_own() -> None:
    """W3: dialogs are for files of records only, and no table is under them."""
    boxes = re.compile(r"\b(?:Popup|Dialog|FileDialog|MessageDialog|Drawer|Menu|FileChooser) \{")
    modules = QML / "Doublesix"
    found = {path.stem for path in modules.glob("*.qml") if boxes.search(path.read_text("utf-8"))}
    assert found == {"FileChooser", "RecordsScreen", "ReplayScreen"}
