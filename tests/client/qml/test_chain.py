"""The chain in the window: by mouse, wheel, touch, keys and a screen reader (W2)."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QObject, QPoint, QPointF, Qt
from PySide6.QtGui import QAccessible, QPointingDevice
from PySide6.QtQuick import QQuickItem
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from doublesix_client.core.choice import tiles_in
from doublesix_client.viewmodels.chain import ChainModel
from doublesix_client.words.tiles import TileWords
from tests.client.said import Told
from tests.client.viewmodels.test_chain import both, in_turn
from tests.client.windows import Shown, wait

CONTENT = """
Chain {
    anchors.fill: parent
    anchors.margins: 10
    anchors.bottomMargin: 90
    model: window.model
    property int taps: 0
    onGroundTapped: taps += 1
}
"""
DRAGGED = """
Rectangle {
    id: dragged
    objectName: "dragged"
    y: 415
    property string tile: window.model.objectName
    width: 40; height: 80
    Drag.active: hand.active
    Drag.hotSpot.x: 20
    Drag.hotSpot.y: 40
    Drag.keys: ["tile"]
    DragHandler { id: hand; onActiveChanged: if (!active) dragged.Drag.drop() }
}
"""


class Laid:
    """A chain in a window, at a turn with a tile that fits both ends."""

    def __init__(self, width: int = 900, height: int = 500, content: str = CONTENT) -> None:
        self.view = in_turn()
        self.model = ChainModel(TileWords())
        self.model.setView(self.view)
        self.model.setTargets(self.view.legal or [])
        self.tile = both(self.view)
        self.shown = Shown(content, self.model, width, height)

    def pick(self) -> None:
        self.model.setPreview(self.tile)
        wait()


@pytest.fixture
def laid(qtbot: QtBot) -> Iterator[Laid]:
    laid = Laid()
    yield laid
    laid.shown.close()


def taps(laid: Laid) -> int:
    return int(laid.shown.find("chain").property("taps"))


def stones(shown: Shown) -> list[QQuickItem]:
    return [item for item in shown.items() if item.objectName().startswith("stone-")]


def is_inside(shown: Shown, item: QQuickItem) -> bool:
    corner = item.mapToScene(QPointF(0, 0))
    far = item.mapToScene(QPointF(item.width(), item.height()))
    window = shown.window
    return min(corner.x(), corner.y()) >= 0 and (
        far.x() <= window.width() and far.y() <= window.height()
    )


@pytest.mark.parametrize(("width", "height"), [(386, 430), (920, 500), (2120, 1100)])
def test_every_stone_of_a_deal_is_seen_at_every_size(qtbot: QtBot, width: int, height: int) -> None:
    told = Told()
    model = ChainModel(TileWords())
    shown = Shown(CONTENT, model, width, height)
    for _ in range(40):
        if told.session.deal.turn is None:
            break
        view = told.act_first().view
        model.setView(view)
        wait()
        assert [item.objectName() for item in stones(shown)] == [
            f"stone-{tile}" for tile in view.layout
        ]
        assert all(is_inside(shown, item) for item in stones(shown))
    shown.close()


def test_a_click_chooses_a_target(laid: Laid, qtbot: QtBot) -> None:
    laid.pick()
    with qtbot.waitSignal(laid.model.targetChosen) as chosen:
        laid.shown.click("target-left")
    assert chosen.args == ["left"]
    assert taps(laid) == 0


def test_a_touch_chooses_a_target_large_enough_for_a_finger(qtbot: QtBot) -> None:
    laid = Laid(366, 420)
    laid.pick()
    target = laid.shown.find("target-right")
    assert min(target.width(), target.height()) >= 44
    corner = target.mapToScene(QPointF(target.width() / 2, 2)).toPoint()
    with qtbot.waitSignal(laid.model.targetChosen) as chosen:
        touch(laid.shown, [[corner], [corner]])
    assert chosen.args == ["right"]
    laid.shown.close()


@pytest.mark.parametrize("key", [Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter])
def test_the_keyboard_goes_to_the_targets_and_chooses(
    laid: Laid, qtbot: QtBot, key: Qt.Key
) -> None:
    laid.pick()
    laid.shown.key(Qt.Key.Key_Tab)
    if laid.shown.focused() == "chain-area":
        laid.shown.key(Qt.Key.Key_Tab)
    assert laid.shown.focused() == "target-left"
    laid.shown.key(Qt.Key.Key_Right)
    assert laid.shown.focused() == "target-right"
    with qtbot.waitSignal(laid.model.targetChosen) as chosen:
        laid.shown.key(key)
    assert chosen.args == ["right"]


def test_the_focus_is_kept_when_its_target_goes(laid: Laid) -> None:
    laid.pick()
    laid.shown.find("target-left").forceActiveFocus()
    laid.model.setPreview(None)
    wait()
    assert laid.shown.focused() == "chain-area"


def test_a_screen_reader_hears_stones_in_order_and_presses_targets(
    laid: Laid, qtbot: QtBot
) -> None:
    words = TileWords()
    assert laid.view.ends is not None
    told = words.in_row(laid.view.layout, laid.view.ends[0])
    area = QAccessible.queryAccessibleInterface(laid.shown.find("chain-area"))
    children = [area.child(at) for at in range(area.childCount())]
    graphics = [child for child in children if child.role() == QAccessible.Role.Graphic]
    assert [child.text(QAccessible.Text.Name) for child in graphics] == told
    laid.pick()
    assert laid.shown.spoken("target-left") == words.end("left", laid.view.ends[0])
    with qtbot.waitSignal(laid.model.targetChosen) as chosen:
        laid.shown.press("target-right")
    assert chosen.args == ["right"]


def test_the_chosen_target_is_told_from_the_other(laid: Laid) -> None:
    laid.model.setPreview(laid.tile, "left")
    wait()
    for end, is_chosen in (("left", True), ("right", False)):
        target = QAccessible.queryAccessibleInterface(laid.shown.find(f"target-{end}"))
        assert bool(target.state().checked) is is_chosen


def test_a_tap_beside_the_targets_is_told(laid: Laid) -> None:
    laid.pick()
    QTest.mouseClick(laid.shown.window, Qt.MouseButton.LeftButton, pos=QPoint(450, 390))
    assert taps(laid) == 1


def test_a_tile_is_dragged_to_an_end(qtbot: QtBot) -> None:
    laid = Laid(content=CONTENT + DRAGGED)
    laid.model.setObjectName(laid.tile)
    wait()
    window, start = laid.shown.window, laid.shown.middle(laid.shown.find("dragged"))
    goal = QPoint(880, 210)
    QTest.mousePress(window, Qt.MouseButton.LeftButton, pos=start)
    for step in range(1, 11):
        QTest.mouseMove(window, start + (goal - start) * (step / 10))
    assert {"target-left", "target-right"} <= laid.shown.names()
    with qtbot.waitSignal(laid.model.tileDropped) as dropped:
        QTest.mouseRelease(window, Qt.MouseButton.LeftButton, pos=goal)
    assert dropped.args == [laid.tile, "right"]
    assert "target-right" not in laid.shown.names()
    laid.shown.close()


def test_the_wheel_zooms_and_the_button_brings_all_back(laid: Laid) -> None:
    unit = laid.model.props.unit
    QTest.wheelEvent(laid.shown.window, QPointF(450, 210), QPoint(0, 120))
    assert laid.model.props.unit > unit
    laid.shown.click("fit")
    assert laid.model.props.unit == unit
    assert "fit" not in laid.shown.names()


def test_a_stone_out_of_sight_is_not_painted_but_spoken_of(laid: Laid) -> None:
    laid.model.zoomBy(3, 0, 0)
    wait()
    hidden = [item for item in stones(laid.shown) if not item.childItems()[0].isVisible()]
    assert hidden != []
    for item in hidden:
        assert not is_inside(laid.shown, item)
        assert laid.shown.spoken(item.objectName()) != ""


def test_a_target_that_gets_the_focus_is_brought_into_sight(laid: Laid) -> None:
    laid.pick()
    laid.model.zoomBy(3, 0, 0)
    laid.shown.find("target-right").forceActiveFocus()
    assert laid.model.props.isFitted


def test_keys_zoom_pan_and_fit(laid: Laid) -> None:
    laid.shown.find("chain-area").forceActiveFocus()
    before = laid.model.props
    laid.shown.key(Qt.Key.Key_Plus)
    assert laid.model.props.unit > before.unit
    laid.shown.key(Qt.Key.Key_Minus)
    assert laid.model.props.unit == pytest.approx(before.unit)
    laid.shown.key(Qt.Key.Key_Left)
    laid.shown.key(Qt.Key.Key_Down)
    assert laid.model.props.originX > before.originX
    assert laid.model.props.originY < before.originY
    laid.shown.key(Qt.Key.Key_0)
    assert laid.model.props == before


def test_dragging_the_table_pans(laid: Laid) -> None:
    before = laid.model.props
    window = laid.shown.window
    QTest.mousePress(window, Qt.MouseButton.LeftButton, pos=QPoint(450, 390))
    for step in range(1, 11):
        QTest.mouseMove(window, QPoint(450 + 10 * step, 390))
    QTest.mouseRelease(window, Qt.MouseButton.LeftButton, pos=QPoint(550, 390))
    assert laid.model.props.originX > before.originX + 60
    assert laid.model.props.unit == before.unit
    assert taps(laid) == 0


def touch(shown: Shown, path: list[list[QPoint]]) -> None:
    """Put fingers down, let them follow a path of places, and lift them."""
    device = QTest.createTouchDevice()
    assert isinstance(device, QPointingDevice)
    for at, places in enumerate(path):
        event = QTest.touchEvent(shown.window, device)
        for finger, place in enumerate(places):
            if at == 0:
                event.press(finger, place, shown.window)
            else:
                event.move(finger, place, shown.window)
        event.commit()
        wait(1)
    event = QTest.touchEvent(shown.window, device)
    for finger, place in enumerate(path[-1]):
        event.release(finger, place, shown.window)
    event.commit()


def test_two_fingers_zoom(laid: Laid) -> None:
    unit = laid.model.props.unit
    apart = [[QPoint(430 - 12 * step, 210), QPoint(470 + 12 * step, 210)] for step in range(12)]
    touch(laid.shown, apart)
    assert laid.model.props.unit > unit * 1.3


def test_a_stone_slides_in_from_its_seat_only_with_motion(qtbot: QtBot) -> None:
    told = Told()
    told.act_first()
    model = ChainModel(TileWords())
    model.setView(told.update().view)
    shown = Shown(CONTENT, model, 900, 420)
    theme = shown.engine.singletonInstance("Doublesix", "Theme")
    assert isinstance(theme, QObject)
    theme.setProperty("motion", True)
    while len(told.update().view.layout) < 2:
        told.act_first()
    view = told.update().view
    model.setView(view)
    tile = str(next(play[1] for play in reversed(view.plays) if play[1] != "pass"))
    bone = shown.find(f"stone-{tile}").childItems()[0]
    assert bone.property("opacity") < 1
    qtbot.waitUntil(lambda: bone.property("opacity") == 1)
    theme.setProperty("motion", False)
    told.act_first()
    model.setView(told.update().view)
    assert all(item.childItems()[0].property("opacity") == 1 for item in stones(shown))
    shown.close()


def test_tiles_in_the_hand_never_come_into_the_scene(laid: Laid) -> None:
    drawn = {item.objectName().removeprefix("stone-") for item in stones(laid.shown)}
    assert drawn.isdisjoint(tiles_in(laid.view.legal or []))
