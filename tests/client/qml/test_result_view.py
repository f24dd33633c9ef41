"""The end of a deal in the window: by mouse, by keys, wide and narrow."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from doublesix.rules.acts import GoOn
from doublesix_client.core.link import Arrived, Judged
from doublesix_client.viewmodels.desk import Desk
from doublesix_client.viewmodels.result import ResultModel
from tests.client.said import FakeWire, Told, ready, table
from tests.client.windows import Shown, wait

CONTENT = """
ResultView {
    id: view
    objectName: "result"
    property string asked: ""
    anchors.fill: parent
    focus: true
    result: model
    onGoOnAsked: asked += "goOn "
    onUndoAsked: asked += "undo "
    onRedoAsked: asked += "redo "
    onRestartAsked: asked += "restart "
    onTableAsked: asked += "table "
    onLookBackAsked: asked += "lookBack "
    onStopAsked: asked += "stop "
}
"""


class Ended:
    def __init__(
        self,
        width: int = 1366,
        height: int = 768,
        seat: int | None = 1,
        seed: str = "told",
        *,
        is_fresh: bool = False,
    ) -> None:
        self.told = Told(seat=seat, seed=seed)
        self.told.to_the_end()
        self.desk = Desk(FakeWire())
        self.model = ResultModel(self.desk)
        self.desk.take(ready())
        self.desk.take(Arrived(table(seat=seat)))
        self.desk.take(Arrived(self.told.update()))
        self.shown = Shown(CONTENT, self.model, width, height)
        if not is_fresh:
            self.shown.find("result").setProperty("isFresh", False)

    @property
    def asked(self) -> list[str]:
        return str(self.shown.find("result").property("asked")).split()

    def text(self, name: str) -> str:
        return str(self.shown.find(name).property("text"))


@pytest.fixture
def ended(qtbot: QtBot) -> Iterator[Ended]:
    ended = Ended()
    yield ended
    ended.shown.close()


@pytest.mark.parametrize(
    ("button", "asked"),
    [
        ("goOn", "goOn"),
        ("undo", "undo"),
        ("restart", "restart"),
        ("lookAtTable", "table"),
        ("lookBack", "lookBack"),
        ("stop", "stop"),
    ],
)
def test_each_button_asks_for_one_thing(ended: Ended, button: str, asked: str) -> None:
    ended.shown.click(button)
    assert ended.asked == [asked]
    ended.shown.press(button)
    assert ended.asked == [asked, asked]


BUTTONS = ("goOn", "undo", "restart", "lookAtTable", "lookBack", "stop")


@pytest.fixture
def fresh(qtbot: QtBot) -> Iterator[Ended]:
    ended = Ended(is_fresh=True)
    yield ended
    ended.shown.close()


def test_a_page_that_has_just_come_takes_no_press(fresh: Ended, qtbot: QtBot) -> None:
    device = QTest.createTouchDevice()
    view = fresh.shown.find("result")
    assert fresh.shown.focused() == "goOn"
    for name in BUTTONS:
        # A slow machine may be longer about this than the page is fresh.
        view.setProperty("isFresh", False)
        view.setProperty("isFresh", True)
        fresh.shown.click(name)
        fresh.shown.press(name)
        at = fresh.shown.middle(fresh.shown.find(name))
        window = fresh.shown.window
        QTest.touchEvent(window, device).press(0, at, window).commit()
        QTest.touchEvent(window, device).release(0, at, window).commit()
        fresh.shown.key(Qt.Key.Key_Return)
    fresh.shown.key(Qt.Key.Key_Escape)
    assert fresh.asked == []
    qtbot.waitUntil(lambda: not view.property("isFresh"))
    fresh.shown.click("restart")
    assert fresh.asked == ["restart"]


def test_a_press_that_begins_too_early_asks_for_nothing_when_it_ends(fresh: Ended) -> None:
    view = fresh.shown.find("result")
    at = fresh.shown.middle(fresh.shown.find("restart"))
    QTest.mousePress(fresh.shown.window, Qt.MouseButton.LeftButton, pos=at)
    view.setProperty("isFresh", False)
    QTest.mouseRelease(fresh.shown.window, Qt.MouseButton.LeftButton, pos=at)
    assert fresh.asked == []


def test_the_page_of_the_next_deal_is_fresh_anew(ended: Ended) -> None:
    ended.desk.take(Arrived(ended.told.act(GoOn(), seat=1)))
    ended.desk.take(Arrived(ended.told.to_the_end()))
    assert ended.shown.find("result").property("isFresh")


def test_the_words_are_those_of_the_model(ended: Ended) -> None:
    assert ended.text("resultHeadline") == ended.model.props.headline
    assert ended.text("resultReason") == ended.model.props.reason
    assert ended.text("openerText") == ended.model.props.openerText
    assert ended.text("openerReason") == ended.model.props.openerReason


def test_the_keyboard_goes_on_and_back_to_the_table(ended: Ended) -> None:
    assert ended.shown.focused() == "goOn"
    ended.shown.key(Qt.Key.Key_Return)
    ended.shown.key(Qt.Key.Key_Escape)
    assert ended.asked == ["goOn", "table"]
    reached = set()
    for _ in range(9):
        ended.shown.key(Qt.Key.Key_Tab)
        reached.add(ended.shown.focused())
    assert {"goOn", "fairMark", "undo", "restart", "lookAtTable", "stop", "pointLines"} <= reached


def test_the_hands_are_turned_up_and_then_the_peg_steps(ended: Ended, qtbot: QtBot) -> None:
    view = ended.shown.find("result")
    qtbot.waitUntil(lambda: bool(view.property("settled")))
    assert view.property("faceUp")
    track = ended.shown.find("resultTrack")
    assert (track.property("first"), track.property("second")) == (
        ended.model.props.first,
        ended.model.props.second,
    )


def test_the_next_deal_turns_its_hands_up_anew(ended: Ended, qtbot: QtBot) -> None:
    view = ended.shown.find("result")
    qtbot.waitUntil(lambda: bool(view.property("settled")))
    ended.desk.take(Arrived(ended.told.act(GoOn(), seat=1)))
    assert not view.property("faceUp")
    ended.desk.take(Arrived(ended.told.to_the_end()))
    assert not view.property("settled")
    qtbot.waitUntil(lambda: bool(view.property("settled")))


def test_a_watcher_can_only_look(qtbot: QtBot) -> None:
    ended = Ended(seat=None)
    assert {"goOn", "undo", "restart", "stop"} & ended.shown.names() == set()
    ended.shown.click("lookAtTable")
    assert ended.asked == ["table"]
    ended.shown.close()


@pytest.mark.parametrize(("width", "height"), [(390, 844), (1366, 768), (2560, 1440)])
def test_every_button_is_in_the_window_and_large_enough(
    qtbot: QtBot, width: int, height: int
) -> None:
    ended = Ended(width, height)
    for name in ("goOn", "undo", "restart", "lookAtTable", "stop"):
        button = ended.shown.find(name)
        middle = ended.shown.middle(button)
        assert 0 < middle.x() < width
        assert 0 < middle.y() < height
        assert min(button.width(), button.height()) >= 44
    page = ended.shown.find("resultPage")
    assert page.property("contentWidth") <= width
    ended.shown.close()


def test_a_hand_is_heard_with_its_tiles(ended: Ended) -> None:
    assert ended.shown.spoken("hand-1").startswith("You")
    assert ended.shown.spoken("hand-2").startswith("Nelson")


def test_redo_is_there_where_something_was_taken_back(ended: Ended) -> None:
    assert "redo" not in ended.shown.names()
    ended.desk.take(Arrived(ended.told.update(can_redo=True)))
    wait()
    ended.shown.click("redo")
    assert ended.asked == ["redo"]


def bar_of(ended: Ended) -> QImage:
    """Return the picture of what lies below the page that scrolls."""
    page, window = ended.shown.find("resultPage"), ended.shown.window
    window.grabWindow()
    height = int(page.height())
    return window.grabWindow().copy(0, height, window.width(), window.height() - height)


@pytest.mark.parametrize("scale", [1.0, 2.0])
@pytest.mark.parametrize("seed", ["told", "b"])
def test_nothing_of_the_page_is_painted_over_its_bar(qtbot: QtBot, seed: str, scale: float) -> None:
    ended = Ended(390, 844, seed=seed)
    ended.shown.theme().setProperty("textScale", scale)
    page = ended.shown.find("resultPage")
    expected = bar_of(ended)
    last = int(page.property("contentHeight") - page.height())
    for top in range(0, last, 24):
        page.setProperty("contentY", top)
        assert bar_of(ended) == expected, top
    for width in (400, 420, 390):
        ended.shown.window.setWidth(width)
        page.setProperty("contentY", 0)
        bar_of(ended)
    assert bar_of(ended) == expected
    ended.shown.close()


def test_in_large_letters_whoever_went_out_has_a_line_for_it(qtbot: QtBot) -> None:
    ended = Ended(1366, 768)
    ended.shown.theme().setProperty("textScale", 2.0)
    bar_of(ended)
    names = [name for name in ended.shown.names() if name.startswith("out-")]
    assert names
    for name in names:
        word = ended.shown.find(name)
        place = word.parentItem()
        assert place is not None
        assert place.height() >= word.height()
    ended.shown.close()


def test_why_there_is_no_look_back_is_said_where_others_are_waited_for(ended: Ended) -> None:
    ended.shown.find("result").setProperty("lookFault", "It did not come.")
    wait()
    assert ended.text("readyText") == "It did not come."


def seen(ended: Ended) -> set[str]:
    """Return what of the mark is to be seen."""
    marks = {"fairMark", "fairDetail"}
    items = [one for one in ended.shown.items() if one.isVisible()]
    return marks & {one.objectName() for one in items}


def test_the_seal_says_more_when_it_is_pressed(ended: Ended) -> None:
    assert ended.text("fairMark") == "About this deal"
    ended.desk.take(Judged("sure", 1, 1))
    assert seen(ended) == {"fairMark"}
    assert ended.text("fairMark") == "Fair deal"
    wait()  # until it lies where it is shown
    ended.shown.click("fairMark")
    assert ended.text("fairDetail") == ended.model.props.fairDetail
    ended.shown.click("fairMark")
    assert seen(ended) == {"fairMark"}


def test_what_is_wrong_with_a_deal_needs_no_pressing(ended: Ended) -> None:
    ended.desk.take(Judged("broken", 1, 1, (("secret_differs", None),)))
    assert seen(ended) == {"fairMark", "fairDetail"}
