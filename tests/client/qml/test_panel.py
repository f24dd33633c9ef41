"""A panel comes beside the table, takes the focus, and gives it back."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QMetaObject, QObject, Qt
from pytestqt.qtbot import QtBot

from tests.client.windows import Shown, wait

CONTENT = """
Item {
    anchors.fill: parent
    TextButton { objectName: "table"; text: "Rules"; onClicked: panel.open() }
    Panel {
        id: panel
        objectName: "panel"
        title: "Rules"
        Words { width: parent.width; text: "A tile fits where its number does. ".repeat(90) }
        TextButton { objectName: "far"; text: "Further down" }
    }
}
"""
Show = Callable[[int, int], Shown]


@pytest.fixture
def show(qtbot: QtBot) -> Iterator[Show]:
    made: list[Shown] = []

    def make(width: int, height: int) -> Shown:
        made.append(Shown(CONTENT, QObject(), width, height))
        made[-1].window.requestActivate()
        wait()
        return made[-1]

    yield make
    for shown in made:
        shown.close()


def test_a_panel_takes_the_focus_and_escape_gives_it_back(show: Show) -> None:
    shown = show(1366, 768)
    shown.key(Qt.Key.Key_Tab)
    assert shown.focused() == "table"
    shown.key(Qt.Key.Key_Return)
    assert shown.focused() == "closePanel"
    shown.key(Qt.Key.Key_Escape)
    assert shown.focused() == "table"
    assert "closePanel" not in shown.names()


def test_a_closed_panel_is_out_of_the_way_of_the_keys(show: Show) -> None:
    shown = show(1366, 768)
    for _ in range(4):
        shown.key(Qt.Key.Key_Tab)
        assert shown.focused() in {"table", ""}


def test_a_wide_table_keeps_its_room_and_its_buttons(show: Show) -> None:  # W3
    shown = show(1366, 768)
    shown.click("table")
    panel = shown.find("panel")
    assert 300 <= panel.property("taken") <= 500
    assert shown.find("closePanel").mapToScene(shown.find("table").position()).x() > 900
    shown.click("closePanel")
    assert panel.property("taken") == 0
    shown.click("table")
    assert panel.property("isOpen") is True


def test_a_narrow_panel_rises_from_below_and_leaves_the_top_free(show: Show) -> None:
    shown = show(390, 844)
    shown.click("table")
    assert shown.find("panel").property("taken") == 0
    top = shown.middle(shown.find("closePanel")).y()
    assert 844 * 0.17 < top < 844 * 0.4


def test_the_keyboard_finds_what_lies_further_down(show: Show) -> None:
    shown = show(1366, 400)
    shown.click("table")
    far = shown.find("far")
    assert shown.middle(far).y() > 400
    for _ in range(4):
        if shown.focused() != "far":
            shown.key(Qt.Key.Key_Tab)
    assert shown.focused() == "far"
    assert 0 < shown.middle(far).y() < 400


def test_opening_twice_still_gives_the_focus_back(show: Show) -> None:
    shown = show(1366, 768)
    shown.key(Qt.Key.Key_Tab)
    panel = shown.find("panel")
    for _ in range(2):
        QMetaObject.invokeMethod(panel, "open")
    shown.key(Qt.Key.Key_Escape)
    assert shown.focused() == "table"
