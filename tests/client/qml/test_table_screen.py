"""The table screen by mouse and by keys, over real views."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from doublesix_client.core.link import Arrived, Ask
from doublesix_client.viewmodels.desk import Desk
from doublesix_client.viewmodels.table import TableModel
from tests.client.folder import FakeSettings
from tests.client.said import FakeWire, Told, ready, seat_row, table
from tests.client.windows import Shown, wait

CONTENT = "TableScreen { anchors.fill: parent; table: model; focus: true }"
SIZES = [(1366, 768), (390, 844), (2560, 1440), (1024, 700)]


class Seated:
    """A window at a table with computer players, where seat 1 is to play."""

    def __init__(self, width: int = 1366, height: int = 768) -> None:
        self.told = Told()
        self.told.act_first()
        self.told.until(1)
        self.wire = FakeWire()
        self.desk = Desk(self.wire)
        self.table = TableModel(self.desk, FakeSettings(first_deal_prompts=False))
        for news in (ready(), Arrived(table()), Arrived(self.told.update())):
            self.desk.take(news)
        self.shown = Shown(CONTENT, self.table, width, height)
        self.legal = self.told.update().view.legal or []

    @property
    def asked(self) -> list[str]:
        return [order.kind for order in self.wire.orders if isinstance(order, Ask)]

    def answer(self) -> None:
        """Let the server do what was asked last, and the others reply."""
        [*_, order] = self.wire.orders
        assert isinstance(order, Ask)
        self.told.act_first()
        self.desk.take(Arrived(self.told.update(re=order.id)))


@pytest.fixture
def seated(qtbot: QtBot) -> Iterator[Seated]:
    seated = Seated()
    yield seated
    seated.shown.close()


def test_a_tile_is_played_by_mouse(seated: Seated) -> None:
    tile = str(seated.legal[0][0])
    seated.shown.click(f"hand-{tile}")
    assert seated.asked == []
    if not seated.table.bar.canConfirm:
        seated.table.picking.pickEnd("left")
    seated.shown.click("confirm")
    assert seated.asked == ["play"]


def test_cancel_drops_what_was_picked(seated: Seated) -> None:
    seated.shown.click(f"hand-{seated.legal[0][0]}")
    seated.shown.click("cancel")
    assert seated.table.picking.act is None
    assert "cancel" not in seated.shown.names()


def test_what_cannot_be_done_cannot_be_pressed(seated: Seated) -> None:
    seated.shown.click("pass")
    seated.shown.click("redo")
    seated.shown.click("confirm")
    assert seated.asked == []


def test_leaving_is_asked_once_more(seated: Seated) -> None:
    seated.shown.click("menu")
    wait()
    seated.shown.press("menu-leave")
    wait()
    assert seated.asked == []
    seated.shown.press("yes-leave")
    assert seated.asked == ["leave"]


def test_escape_closes_the_menu_and_gives_the_focus_back(seated: Seated) -> None:
    seated.shown.find("menu").forceActiveFocus()
    seated.shown.key(Qt.Key.Key_Space)
    wait()
    assert seated.shown.focused() == "closePanel"
    seated.shown.key(Qt.Key.Key_Escape)
    wait()
    assert seated.shown.focused() == "menu"


def test_the_list_of_positions_plays_without_the_mouse(seated: Seated) -> None:
    seated.shown.click("menu")
    wait()
    seated.shown.press("menu-positions")
    wait()
    key = " ".join(map(str, seated.legal[-1]))
    seated.shown.press(f"position-{key}")
    seated.shown.press("confirmPosition")
    assert seated.asked == ["play"]


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_nothing_that_can_be_pressed_is_outside_the_window(
    qtbot: QtBot, width: int, height: int
) -> None:
    seated = Seated(width, height)
    for name in ("menu", "confirm", "pass", "undo", "hint", "plaque-top", "plaque-bottom"):
        item = seated.shown.find(name)
        corner = item.mapToScene(item.boundingRect().topLeft())
        opposite = item.mapToScene(item.boundingRect().bottomRight())
        assert corner.x() >= 0, name
        assert corner.y() >= 0, name
        assert opposite.x() <= width, name
        assert opposite.y() <= height, name
    seated.shown.close()


def test_while_covered_no_tile_is_in_the_scene(qtbot: QtBot) -> None:
    told = Told(seat=None)
    told.act_first()
    told.until(3)
    desk = Desk(FakeWire())
    model = TableModel(desk, FakeSettings(first_deal_prompts=False))
    rows = [seat_row(seat, "person" if seat in (1, 3) else "bot") for seat in range(1, 5)]
    you = {"person": 1, "seat": None, "seats": [1, 3], "lent": [], "host": True}
    for news in (ready(), Arrived(table(seats=rows, you=you)), Arrived(told.update())):
        desk.take(news)
    shown = Shown(CONTENT, model, 1366, 768)
    wait()
    bones = [item for item in shown.items() if "Bone" in item.metaObject().className()]
    assert bones == []
    assert shown.find("coverTitle").property("text") == "It is the turn of Tito."
    shown.key(Qt.Key.Key_Space)
    told.seat = 3
    desk.take(Arrived(told.update()))
    wait()
    assert "coverTitle" not in shown.names()
    assert any("Bone" in item.metaObject().className() for item in shown.items())
    shown.close()


def go_to(seated: Seated, tile: str) -> None:
    """Put the keyboard on a tile of the hand."""
    seated.shown.find(f"hand-{tile}").forceActiveFocus(Qt.FocusReason.TabFocusReason)


def one_ended(seated: Seated) -> str:
    """Return a tile that fits one end alone."""
    tiles = [str(act[0]) for act in seated.legal]
    return next(tile for tile in tiles if tiles.count(tile) == 1)


def test_tab_leads_from_a_picked_tile_to_its_end_to_confirm_and_cancel(seated: Seated) -> None:
    go_to(seated, one_ended(seated))
    seated.shown.key(Qt.Key.Key_Space)
    met = []
    for _ in range(3):
        seated.shown.key(Qt.Key.Key_Tab)
        met.append(seated.shown.focused())
    assert met[0].startswith("target-")
    assert met[1:] == ["confirm", "cancel"]


def test_arrows_lead_from_a_picked_tile_to_its_end_and_to_confirm(seated: Seated) -> None:
    tile = one_ended(seated)
    go_to(seated, tile)
    seated.shown.key(Qt.Key.Key_Space)
    seated.shown.key(Qt.Key.Key_Up)
    assert seated.shown.focused().startswith("target-")
    seated.shown.key(Qt.Key.Key_Down)
    assert seated.shown.focused() == f"hand-{tile}"
    seated.shown.key(Qt.Key.Key_Down)
    assert seated.shown.focused() == "confirm"


@pytest.mark.parametrize("way", ["confirm", "target", "tile"])
def test_after_an_act_the_keyboard_is_in_the_hand_and_then_where_one_goes_on(
    seated: Seated, way: str
) -> None:
    tile = one_ended(seated)
    go_to(seated, tile)
    seated.shown.key(Qt.Key.Key_Space)
    for _ in range({"confirm": 2, "target": 1, "tile": 0}[way]):
        seated.shown.key(Qt.Key.Key_Tab)
    seated.shown.key(Qt.Key.Key_Return)
    assert seated.asked == ["play"]
    wait()
    assert seated.shown.focused().startswith("hand-")
    seated.answer()
    wait()
    assert seated.shown.focused().startswith("hand-")
    seated.told.until(1)
    seated.desk.take(Arrived(seated.told.update()))
    wait()
    start = seated.table.hand.rows.rows[seated.table.hand.start]
    assert seated.shown.focused() == f"hand-{start.tile}"


def test_escape_drops_what_was_picked_and_the_keyboard_is_on_its_tile(seated: Seated) -> None:
    tile = one_ended(seated)
    go_to(seated, tile)
    seated.shown.key(Qt.Key.Key_Space)
    seated.shown.key(Qt.Key.Key_Tab)
    seated.shown.key(Qt.Key.Key_Escape)
    assert seated.table.picking.choice.tile is None
    assert seated.shown.focused() == f"hand-{tile}"


def test_cancel_by_key_leads_back_to_the_tile(seated: Seated) -> None:
    tile = one_ended(seated)
    go_to(seated, tile)
    seated.shown.key(Qt.Key.Key_Space)
    for _ in range(3):
        seated.shown.key(Qt.Key.Key_Tab)
    seated.shown.key(Qt.Key.Key_Space)
    assert seated.table.picking.choice.tile is None
    assert seated.shown.focused() == f"hand-{tile}"


def test_in_large_letters_no_plaque_lies_over_another_or_the_hand_where_room_is_short(
    qtbot: QtBot,
) -> None:
    seated = Seated(390, 620)
    seated.shown.theme().setProperty("textScale", 2.0)
    lost = [seat_row(1, "person"), *(seat_row(n, "person", state="lost") for n in (2, 3, 4))]
    seated.desk.take(Arrived(table(seats=lost)))
    for _ in range(4):
        seated.shown.window.grabWindow()
    plaques = [seated.shown.find(f"plaque-{place}") for place in ("bottom", "right", "top", "left")]
    assert all("Link lost" in seated.shown.spoken(one.objectName()) for one in plaques[1:])
    boxes = [one.mapRectToScene(one.boundingRect()) for one in plaques]
    below = [
        item.mapRectToScene(item.boundingRect())
        for item in seated.shown.items()
        if item.isVisible()
        if item.objectName() == "sentence" or item.objectName().startswith("hand-")
    ]
    assert len(below) > 1
    for at, box in enumerate(boxes):
        assert not any(box.intersects(other) for other in [*boxes[at + 1 :], *below])
    assert "tightState" in seated.shown.names()
    seated.shown.close()
