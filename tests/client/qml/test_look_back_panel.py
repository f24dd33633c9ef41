"""The look back beside a record: asked for, under way, and its acts by mouse and keys."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from doublesix_client.core.looking import LookFault
from doublesix_client.replay.opened import open_fetched
from doublesix_client.viewmodels.records import RecordsModel
from tests.client.looks import FakeLooker, found_in
from tests.client.qml.test_replay_screen import CONTENT
from tests.client.viewmodels.test_records import Visitor
from tests.client.windows import Shown, wait
from tests.shared.record.samples import full

FOUND = found_in(full(), 2)


class Looked:
    def __init__(self, width: int = 1366, height: int = 768, *, large: bool = False) -> None:
        visitor = Visitor()
        self.looker = FakeLooker()
        self.replayed = visitor.replayed
        self.model = RecordsModel(
            *(visitor.desk, visitor.replayed, visitor.way), looker=self.looker
        )
        self.replayed.show(open_fetched(full()))
        self.replayed.goTo(2)
        self.shown = Shown(CONTENT, self.model, width, height)
        if large:
            self.shown.theme().setProperty("textScale", 2.0)
        wait(20)
        self.shown.press("showLookBack")
        wait(20)

    def find(self) -> None:
        self.shown.press("beginLookBack")
        self.looker.find(FOUND)
        wait(20)

    @property
    def step(self) -> int:
        return self.replayed.props.step


@pytest.fixture
def looked(qtbot: QtBot) -> Iterator[Looked]:
    looked = Looked()
    yield looked
    looked.shown.close()


def test_it_is_asked_for_with_a_press_and_can_be_cancelled(looked: Looked) -> None:
    assert "lookBackActs" not in looked.shown.names()
    looked.shown.click("beginLookBack")
    looked.looker.be_at(13, 26)
    wait(20)
    assert looked.shown.find("lookBackWorking").property("text") == "13 of 26 acts"
    looked.shown.click("stopLookBack")
    wait()
    assert "beginLookBack" in looked.shown.names()


def test_what_fails_is_said_aloud(looked: Looked) -> None:
    looked.shown.press("beginLookBack")
    looked.looker.fail(LookFault.NOT_INSTALLED)
    wait()
    assert "not installed" in looked.shown.spoken("lookBackFault")
    assert "beginLookBack" in looked.shown.names()


def lines(shown: Shown) -> list[str]:
    """Return what the lines of the list say, in their order."""
    found = [item for item in shown.items() if item.property("spoken") and item.isVisible()]
    acts = [item for item in found if item.metaObject().className().startswith("LookBackLine")]
    return [str(item.property("spoken")) for item in sorted(acts, key=lambda item: item.y())]


def test_every_act_has_a_line_that_says_all_of_it(looked: Looked) -> None:
    looked.find()
    said = lines(looked.shown)
    assert len(said) == 26
    assert said[1].startswith("Carla: three-one. Cost a chance. With these tiles the Master")


def test_the_next_act_that_mattered_is_a_press_away_and_comes_into_sight(looked: Looked) -> None:
    looked.find()
    marked = [row.place for row in looked.model.lookBack.rows.rows if row.mark]
    for place in marked:
        looked.shown.press("nextMarked")
        wait(20)
        assert looked.step == place + 1
        current = next(
            item
            for item in looked.shown.items()
            if item.property("isCurrent") and item.property("mark")
        )
        top = looked.shown.middle(current).y()
        assert 0 < top < looked.shown.find("lookBackPanel").height()


@pytest.mark.parametrize(
    ("size", "large"), [((1366, 768), False), ((390, 844), False), ((390, 844), True)]
)
def test_what_leads_to_the_next_act_that_mattered_stays_under_the_pointer(
    qtbot: QtBot, size: tuple[int, int], large: bool
) -> None:
    looked = Looked(*size, large=large)
    looked.find()
    marked = [row.place for row in looked.model.lookBack.rows.rows if row.mark]
    at = looked.shown.middle(looked.shown.find("nextMarked"))
    for number, place in enumerate(marked, start=1):
        QTest.mouseClick(looked.shown.window, Qt.MouseButton.LeftButton, pos=at)
        wait(20)
        assert looked.step == place + 1
        told = looked.shown.find("markedText").property("text")
        assert told == f"{number} of {len(marked)}"
    looked.shown.close()


def test_the_arrow_keys_go_from_act_to_act(looked: Looked) -> None:
    looked.find()
    looked.shown.find("lookBackActs").forceActiveFocus()
    looked.shown.key(Qt.Key.Key_Down)
    looked.shown.key(Qt.Key.Key_Down)
    assert looked.step == 2
    looked.shown.key(Qt.Key.Key_Up)
    assert looked.step == 1
    looked.shown.key(Qt.Key.Key_Up)
    assert looked.step == 1


def test_an_act_that_is_pressed_is_shown_and_said_under_the_table(looked: Looked) -> None:
    looked.find()
    looked.model.lookBack.choose(1)
    wait(20)
    said = looked.shown.find("knewText").property("text")
    assert said.startswith("With these tiles the Master leans to 6-3")


def test_a_narrow_panel_makes_way_for_the_act_that_was_pressed(qtbot: QtBot) -> None:
    looked = Looked(390, 844)
    looked.find()
    line = next(item for item in looked.shown.items() if item.property("place") == 1)
    QAccessible.queryAccessibleInterface(line).actionInterface().doAction("Press")
    wait(20)
    assert looked.step == 2
    assert "lookBackActs" not in looked.shown.names()
    looked.shown.close()


def test_it_is_open_at_once_where_it_was_begun_elsewhere(qtbot: QtBot) -> None:
    looked = Looked()
    looked.find()
    again = Shown(CONTENT, looked.model, 1366, 768)
    wait(20)
    assert "lookBackActs" in again.names()
    again.close()
    looked.shown.close()
