"""A record in the window: by mouse, by keys, wide and narrow."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QObject, QPointF, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from doublesix_client.replay.opened import open_fetched, open_record
from tests.client.viewmodels.test_records import Visitor
from tests.client.windows import Shown, wait
from tests.shared.record.samples import full

CONTENT = """
ReplayScreen {
    property string asked: ""
    anchors.fill: parent
    focus: true
    records: model
    replayed: model.replayed
    onClosed: asked += "closed "
}
"""


class Replayed:
    def __init__(self, width: int = 1366, height: int = 768) -> None:
        self.visitor = Visitor()
        self.model = self.visitor.replayed
        self.model.show(open_fetched(full()))
        self.shown = Shown(CONTENT, self.visitor.model, width, height)
        wait(20)

    @property
    def at(self) -> tuple[int, int]:
        return self.model.props.deal, self.model.props.step

    @property
    def asked(self) -> list[str]:
        return str(self.shown.find("replay").property("asked")).split()


@pytest.fixture
def replayed(qtbot: QtBot) -> Iterator[Replayed]:
    replayed = Replayed()
    yield replayed
    replayed.shown.close()


def test_the_keys_step_through_plays_and_deals(replayed: Replayed) -> None:
    steps = replayed.model.props.steps
    for key, at in [
        (Qt.Key.Key_Right, (1, 1)),
        (Qt.Key.Key_Right, (1, 2)),
        (Qt.Key.Key_Left, (1, 1)),
        (Qt.Key.Key_End, (1, steps)),
        (Qt.Key.Key_Right, (2, 0)),
        (Qt.Key.Key_Left, (1, steps)),
        (Qt.Key.Key_Home, (1, 0)),
        (Qt.Key.Key_PageDown, (2, 0)),
        (Qt.Key.Key_PageDown, (3, 0)),
        (Qt.Key.Key_PageUp, (2, 0)),
    ]:
        replayed.shown.key(key)
        assert replayed.at == at
    replayed.shown.key(Qt.Key.Key_Escape)
    assert replayed.asked == ["closed"]


def test_each_button_does_what_it_says(replayed: Replayed) -> None:
    steps = replayed.model.props.steps
    for button, at in [
        ("forward", (1, 1)),
        ("forward", (1, 2)),
        ("back", (1, 1)),
        ("toEnd", (1, steps)),
        ("toBeginning", (1, 0)),
        ("dealAfter", (2, 0)),
        ("dealBefore", (1, 0)),
    ]:
        replayed.shown.click(button)
        assert replayed.at == at
    playing = []
    for _ in range(2):
        replayed.shown.press("playOrPause")
        playing.append(replayed.model.props.isPlaying)
    assert playing == [True, False]
    replayed.shown.click("closeReplay")
    assert replayed.asked == ["closed"]


def test_a_record_is_saved_where_one_says(replayed: Replayed, tmp_path: Path) -> None:
    replayed.shown.click("saveRecord")
    wait(20)
    path = tmp_path / "mine.json"
    replayed.shown.find("savePath").setProperty("text", str(path))
    replayed.shown.click("saveFile")
    assert open_record(path.read_bytes()).profile == "six-love"
    assert replayed.shown.find("savePath").property("detail") == f"Saved as {path}."


def test_the_slider_is_where_the_deal_is_and_leads_there(replayed: Replayed) -> None:
    slider = replayed.shown.find("steps")
    replayed.shown.click("steps")
    assert abs(2 * replayed.model.props.step - replayed.model.props.steps) <= 1
    replayed.shown.click("forward")
    assert slider.property("value") == replayed.model.props.step


def test_a_hand_is_seen_from_by_a_press_and_all_by_another(replayed: Replayed) -> None:
    seats = []
    for press, name in (
        (replayed.shown.click, "replayHand-2"),
        (replayed.shown.click, "allHands"),
        (replayed.shown.press, "replayHand-4"),
        (replayed.shown.press, "replayHand-4"),
    ):
        press(name)
        seats.append(replayed.model.props.seat)
    assert seats == [2, 0, 4, 0]
    replayed.shown.press("replayHand-1")
    assert replayed.shown.spoken("replayHand-3").endswith("face down")


def test_the_table_of_points_leads_to_any_deal(replayed: Replayed) -> None:
    points = replayed.shown.find("replayPoints")
    lines = [item for item in replayed.shown.items(points) if item.property("deal")]
    assert len(lines) == 4
    replayed.shown.find("pointLines").forceActiveFocus()
    replayed.shown.key(Qt.Key.Key_Down)
    replayed.shown.key(Qt.Key.Key_Down)
    replayed.shown.key(Qt.Key.Key_Return)
    assert replayed.at == (3, 0)


@pytest.mark.parametrize(("width", "height"), [(390, 844), (1366, 768), (2560, 1440)])
def test_all_is_in_the_window(qtbot: QtBot, width: int, height: int) -> None:
    replayed = Replayed(width, height)
    replayed.model.toEnd()
    wait(20)
    for name in ("closeReplay", "steps", "forward", "dealAfter", "dealBefore", *_hands()):
        item = replayed.shown.find(name)
        middle = replayed.shown.middle(item)
        assert 0 < middle.x() < width
        assert 0 < middle.y() < height
    replayed.shown.close()


def test_the_points_come_up_from_below_where_it_is_narrow(qtbot: QtBot) -> None:
    replayed = Replayed(390, 844)
    replayed.shown.click("showPoints")
    wait(20)
    lines = [
        item for item in replayed.shown.items() if item.property("deal") == 3 and item.isVisible()
    ]
    assert lines
    replayed.shown.key(Qt.Key.Key_Escape)
    assert replayed.asked == []
    replayed.shown.close()


def _hands() -> list[str]:
    return [f"replayHand-{seat}" for seat in range(1, 5)]


def test_a_panel_leaves_the_ways_on_to_be_pressed(replayed: Replayed) -> None:
    replayed.shown.press("saveRecord")
    wait(300)
    panel = replayed.shown.find("savePanel")
    lowest = panel.mapToScene(panel.boundingRect().bottomRight()).y()
    assert lowest <= replayed.shown.find("forward").mapToScene(QPointF(0, 0)).y()
    replayed.shown.click("forward")
    assert replayed.at == (1, 1)


def test_a_button_that_is_only_a_sign_says_under_the_mouse_what_it_does(
    replayed: Replayed, qtbot: QtBot
) -> None:
    button = replayed.shown.find("dealAfter")
    assert replayed.shown.spoken("dealAfter") == "Next deal"
    QTest.mouseMove(replayed.shown.window, replayed.shown.middle(button))
    qtbot.waitUntil(lambda: shown_tips(replayed) == ["Next deal"])


def shown_tips(replayed: Replayed) -> list[str]:
    tips = replayed.shown.window.findChildren(QObject)
    return [
        str(tip.property("text"))
        for tip in tips
        if "ToolTip" in str(tip.metaObject().className()) and tip.property("visible")
    ]
