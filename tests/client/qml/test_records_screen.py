"""The records in the window: sessions of a server, and files."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from pytestqt.qtbot import QtBot

from doublesix_client.core.arrival import Goal, Plan
from tests.client.said import ready
from tests.client.viewmodels.test_records import Visitor, session_row
from tests.client.windows import Shown, wait
from tests.shared.record.samples import full

CONTENT = """
RecordsScreen {
    property int timesClosed: 0
    anchors.fill: parent
    focus: true
    records: model
    onClosed: timesClosed += 1
}
"""


class Screen(Visitor):
    def __init__(self, width: int = 1366, height: int = 768) -> None:
        super().__init__()
        self.desk.take(ready())
        self.shown = Shown(CONTENT, self.model, width, height)
        rows = [session_row(2, open=True), session_row(1, profile="six-love")]
        self.answer(type="sessions", sessions=rows, more=3)
        wait(20)


@pytest.fixture
def screen(qtbot: QtBot) -> Iterator[Screen]:
    screen = Screen()
    yield screen
    screen.shown.close()


def test_a_session_is_fetched_by_a_press(screen: Screen) -> None:
    screen.shown.click("session-K7QM2XV0-1")
    assert screen.asked()[-1] == ("get_record", {"code": "K7QM2XV0", "session": 1})
    assert screen.shown.spoken("session-K7QM2XV0-2").startswith("Chiva, 7 deals")
    screen.shown.press("session-K7QM2XV0-2")
    assert screen.asked()[-1] == ("get_record", {"code": "K7QM2XV0", "session": 2})


def test_a_session_is_carried_on_by_a_press(screen: Screen) -> None:
    assert "continue-K7QM2XV0-1" not in screen.shown.names()
    screen.shown.click("continue-K7QM2XV0-2")
    assert screen.way.plan == Plan(Goal.CARRY_ON, code="K7QM2XV0")


def test_one_without_a_finished_deal_is_only_carried_on(screen: Screen) -> None:
    screen.model.visit()
    screen.answer(type="sessions", sessions=[session_row(3, open=True, deals=0)], more=None)
    wait(20)
    assert not screen.shown.find("session-K7QM2XV0-3").isEnabled()
    assert screen.shown.find("continue-K7QM2XV0-3").isEnabled()


def test_what_is_wrong_with_a_session_stands_by_the_sessions(screen: Screen) -> None:
    screen.shown.click("session-K7QM2XV0-1")
    screen.answer(type="refused", reason="no_such_session", values={})
    wait()
    assert screen.shown.find("path").property("fault") == ""
    fault = screen.shown.middle(screen.shown.find("listFault"))
    assert fault.y() < screen.shown.middle(screen.shown.find("session-K7QM2XV0-2")).y()


def test_older_sessions_are_asked_for(screen: Screen) -> None:
    screen.shown.click("listMore")
    assert screen.asked()[-1] == ("list_sessions", {"before": 3})


def test_a_path_is_opened_and_a_fault_said_below_it(screen: Screen, tmp_path: Path) -> None:
    field = screen.shown.find("path")
    field.setProperty("text", str(tmp_path / "none.json"))
    screen.shown.click("openFile")
    assert field.property("fault") == "This file cannot be opened: No such file or directory."
    path = tmp_path / "some.json"
    path.write_text(json.dumps(full()), encoding="utf-8")
    field.setProperty("text", str(path))
    field.forceActiveFocus()
    screen.shown.key(Qt.Key.Key_Return)
    assert screen.times_opened == 1
    assert field.property("fault") == ""


def test_a_file_is_dropped_on_the_window(screen: Screen, tmp_path: Path) -> None:
    path = tmp_path / "some.json"
    path.write_text(json.dumps(full()), encoding="utf-8")
    dropped = QMimeData()
    dropped.setUrls([QUrl.fromLocalFile(str(path))])
    at, none = QPoint(400, 400), Qt.KeyboardModifier.NoModifier
    copy, left = Qt.DropAction.CopyAction, Qt.MouseButton.LeftButton
    window = screen.shown.window
    QCoreApplication.sendEvent(window, QDragEnterEvent(at, copy, dropped, left, none))
    QCoreApplication.sendEvent(window, QDropEvent(QPointF(at), copy, dropped, left, none))
    assert screen.times_opened == 1


def test_escape_and_the_arrow_lead_back(screen: Screen) -> None:
    screen.shown.key(Qt.Key.Key_Escape)
    screen.shown.click("closePage")
    assert screen.shown.find("records").property("timesClosed") == 2


@pytest.mark.parametrize(("width", "height"), [(390, 844), (2560, 1440)])
def test_all_has_its_place(qtbot: QtBot, width: int, height: int) -> None:
    screen = Screen(width, height)
    for name in ("closePage", "session-K7QM2XV0-1", "path", "openFile"):
        middle = screen.shown.middle(screen.shown.find(name))
        assert 0 < middle.x() < width
    screen.shown.close()
