"""The panels beside the table: one at a time, and what is read holds the computer players."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from pytestqt.qtbot import QtBot

from doublesix_client.core.link import Arrived, Ask, Judged
from doublesix_client.viewmodels.desk import Desk
from doublesix_client.viewmodels.table import TableModel
from tests.client.folder import FakeSettings
from tests.client.said import FakeWire, Told, answer, ready, table
from tests.client.viewmodels.test_points import RECORD
from tests.client.windows import QML, Shown, wait

CONTENT = "TableScreen { anchors.fill: parent; table: model; focus: true }"


class Beside:
    """A window at a table with computer players."""

    def __init__(self, width: int = 1366, height: int = 768) -> None:
        told = Told()
        told.act_first()
        told.until(1)
        self.wire = FakeWire()
        self.desk = desk = Desk(self.wire)
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


def test_the_keys_are_listed_in_the_menu_and_by_f1(beside: Beside) -> None:
    beside.open("keys")
    beside.shown.key(Qt.Key.Key_Escape)
    assert beside.panels() == []
    beside.shown.key(Qt.Key.Key_F1)
    assert beside.panels() == ["panel-keys"]
    lines = [
        item for item in beside.shown.items(beside.shown.find("keys")) if item.property("keys")
    ]
    assert {"1", "2", "3", "4", "F1", "Ctrl+Z"} <= {str(line.property("keys")) for line in lines}
    assert all(line.property("text") for line in lines)


def test_a_question_of_the_menu_is_put_away_with_it(beside: Beside) -> None:
    beside.open("newMatch")
    assert "yes-newMatch" in beside.shown.names()
    beside.shown.key(Qt.Key.Key_Escape)
    beside.shown.click("menu")
    wait()
    assert "yes-newMatch" not in beside.shown.names()


def test_whoever_says_no_is_back_on_what_was_asked(beside: Beside) -> None:
    beside.open("leave")
    beside.shown.find("no-leave").forceActiveFocus()
    beside.shown.key(Qt.Key.Key_Space)
    assert beside.shown.focused() == "menu-leave"


@pytest.mark.parametrize(
    ("people", "told"), [((1,), ""), ((1, 2), "Your seat goes to somebody else")]
)
def test_leaving_costs_the_seat_where_others_play(
    beside: Beside, people: tuple[int, ...], told: str
) -> None:
    beside.desk.take(Arrived(table(people=people)))
    beside.shown.click("menu")
    wait()
    assert beside.shown.find("menu-leave").property("detail") == told


def test_beside_a_panel_no_plaque_lies_on_the_score(beside: Beside) -> None:
    beside.open("talk")
    top, track = beside.shown.find("plaque-top"), beside.shown.find("meaning")
    here, there = (item.mapRectToScene(item.boundingRect()) for item in (top, track))
    assert not here.intersects(there)
    assert here.right() < beside.shown.window.width()


def test_a_panel_of_large_letters_lies_over_the_table(beside: Beside) -> None:
    beside.shown.theme().setProperty("textScale", 2.0)
    wait()
    width = beside.shown.find("bar").width()
    beside.open("points")
    assert beside.shown.find("bar").width() == width
    beside.shown.theme().setProperty("textScale", 1.0)
    wait()
    assert beside.shown.find("bar").width() < width


def test_an_end_is_named_among_the_numbers(beside: Beside) -> None:
    beside.open("details")
    names = {name for name in beside.shown.names() if name.startswith("numberEnd-")}
    marked = {name for name in names if beside.shown.find(name).property("text")}
    rows = beside.table.standing.numbers.rows
    assert marked == {f"numberEnd-{row.number}" for row in rows if row.isEnd or row.isHard}
    assert "of eight" in str(beside.shown.find("detailsNote").property("text"))


def test_the_marks_of_the_sides_stand_over_their_points(beside: Beside) -> None:
    beside.open("points")
    assert "scoreMark-disc" not in beside.shown.names()
    [order] = [
        one for one in beside.wire.orders if isinstance(one, Ask) and one.kind == "get_record"
    ]
    beside.desk.take(Arrived(answer({"type": "record", "re": order.id, "record": RECORD})))
    wait()
    disc, diamond = (beside.shown.find(f"scoreMark-{shape}") for shape in ("disc", "diamond"))
    assert beside.shown.middle(disc).x() < beside.shown.middle(diamond).x()


def test_a_deal_that_does_not_match_is_found_in_the_menu_and_among_the_points(
    beside: Beside,
) -> None:
    beside.open("points")
    assert "mistrust" not in beside.shown.names()
    beside.shown.key(Qt.Key.Key_Escape)
    beside.desk.take(Judged("broken", 1, 2, (("not_opened", None),)))
    beside.shown.click("menu")
    wait()
    row = beside.shown.find("menu-points")
    assert row.property("detail") == "Deal 2 does not check out."
    assert row.property("glyph") == "warning"
    beside.shown.press("menu-points")
    wait()
    assert beside.shown.find("mistrust").property("text") == "Deal 2 does not check out."
    assert "how it was drawn" in beside.shown.find("mistrustDetail").property("text")
