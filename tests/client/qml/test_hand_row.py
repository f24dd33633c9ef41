"""The hand in the window: by mouse, by keys and by a screen reader."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from doublesix_client.core.link import Arrived
from doublesix_client.viewmodels.desk import Desk
from doublesix_client.viewmodels.hand import HandModel
from doublesix_client.viewmodels.picking import Picking
from tests.client.said import FakeWire, Told, ready, table
from tests.client.windows import Shown

CONTENT = """
HandRow {
    anchors.bottom: parent.bottom
    anchors.bottomMargin: 20
    width: parent.width
    hand: model
}
DropArea {
    objectName: "end"
    property string tile: ""
    width: parent.width; height: 100
    keys: ["tile"]
    onDropped: drop => tile = drop.source.tile
}
"""


class Seated:
    def __init__(self, width: int = 800) -> None:
        self.told = Told()
        self.told.act_first()
        self.told.until(1)
        self.desk = Desk(FakeWire())
        self.picking = Picking(self.desk)
        self.hand = HandModel(self.desk, self.picking)
        for news in (ready(), Arrived(table()), Arrived(self.told.update())):
            self.desk.take(news)
        self.shown = Shown(CONTENT, self.hand, width, 420)
        view = self.told.update().view
        self.tiles = view.hand or []
        self.playable = {str(act[0]) for act in view.legal or []}


@pytest.fixture
def seated(qtbot: QtBot) -> Iterator[Seated]:
    seated = Seated()
    yield seated
    seated.shown.close()


def test_a_tap_picks_a_tile_that_fits_and_nothing_else(seated: Seated) -> None:
    unplayable = next(tile for tile in seated.tiles if tile not in seated.playable)
    seated.shown.click(f"hand-{unplayable}")
    assert seated.picking.choice.tile is None
    playable = next(iter(seated.playable))
    seated.shown.click(f"hand-{playable}")
    assert seated.picking.choice.tile == playable


def test_arrows_go_from_tile_to_tile_and_space_picks(seated: Seated) -> None:
    seated.shown.key(Qt.Key.Key_Tab)
    assert seated.shown.focused() == f"hand-{seated.tiles[0]}"
    at = next(index for index, tile in enumerate(seated.tiles) if tile in seated.playable)
    for _ in range(at):
        seated.shown.key(Qt.Key.Key_Right)
    seated.shown.key(Qt.Key.Key_Space)
    assert seated.picking.choice.tile == seated.tiles[at]
    seated.shown.key(Qt.Key.Key_Left)
    assert seated.shown.focused() == f"hand-{seated.tiles[max(at - 1, 0)]}"


def test_a_screen_reader_hears_and_presses_each_tile(seated: Seated) -> None:
    playable = next(iter(seated.playable))
    assert seated.shown.spoken(f"hand-{playable}").find("fits") > 0
    seated.shown.press(f"hand-{playable}")
    assert seated.picking.choice.tile == playable


def test_a_tile_is_dragged_to_the_layout_and_lies_in_the_hand_again(
    seated: Seated, qtbot: QtBot
) -> None:
    playable = next(iter(seated.playable))
    tile = seated.shown.find(f"hand-{playable}")
    start, window = seated.shown.middle(tile), seated.shown.window
    QTest.mousePress(window, Qt.MouseButton.LeftButton, pos=start)
    for step in range(1, 11):
        QTest.mouseMove(window, start + (QPoint(400, 50) - start) * (step / 10))
    QTest.mouseRelease(window, Qt.MouseButton.LeftButton, pos=QPoint(400, 50))
    assert seated.shown.find("end").property("tile") == playable
    bone = tile.childItems()[0]
    assert (bone.x(), bone.y()) == (0, 0)


def test_seven_tiles_fit_in_the_narrowest_window(qtbot: QtBot) -> None:
    seated = Seated(width=390)
    tiles = [seated.shown.find(f"hand-{tile}") for tile in seated.tiles]
    assert all(0 <= seated.shown.middle(tile).x() <= 390 for tile in tiles)
    assert all(tile.width() >= 44 for tile in tiles)
    seated.shown.close()


def test_home_and_end_lead_to_the_first_and_the_last_tile(seated: Seated) -> None:
    seated.shown.key(Qt.Key.Key_Tab)
    seated.shown.key(Qt.Key.Key_End)
    assert seated.shown.focused() == f"hand-{seated.tiles[-1]}"
    seated.shown.key(Qt.Key.Key_Home)
    assert seated.shown.focused() == f"hand-{seated.tiles[0]}"


def test_tab_stops_in_the_hand_once(seated: Seated) -> None:
    seated.shown.key(Qt.Key.Key_Tab)
    seated.shown.key(Qt.Key.Key_Right)
    seated.shown.key(Qt.Key.Key_Tab)
    seated.shown.key(Qt.Key.Key_Tab)
    assert seated.shown.focused() == f"hand-{seated.tiles[1]}"
