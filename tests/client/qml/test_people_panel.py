"""The panel of people by mouse, keys and accessible actions."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import QMetaObject, Qt
from pytestqt.qtbot import QtBot

from doublesix_client.core.link import Arrived, Ask
from doublesix_client.viewmodels.desk import Desk
from doublesix_client.viewmodels.table import TableModel
from tests.client.folder import FakeSettings
from tests.client.said import FakeWire, Told, ready, seat_row, table
from tests.client.windows import Shown, wait

CONTENT = """
TableScreen {
    anchors.fill: parent
    table: model
    focus: true
    Component.onCompleted: Theme.textScale = SCALE
}
"""
EVA = {"person": 5, "name": "Eva"}


class Company:
    """A window at a table of Ana (1), Nelson (2) who is lost, and computer players."""

    def __init__(
        self, width: int = 1366, height: int = 768, scale: float = 1, **fields: Any
    ) -> None:
        told = Told()
        told.act_first()
        told.until(1)
        if fields.pop("over", False):
            told.to_the_end()
        self.wire = FakeWire()
        self.desk = Desk(self.wire)
        self.table = TableModel(self.desk, FakeSettings(first_deal_prompts=False))
        nelson = seat_row(2, "person", state="lost")
        seats = [seat_row(1, "person"), nelson, seat_row(3), seat_row(4)]
        here = table(**{"seats": seats, "unseated": [EVA], "watchers": 1, **fields})
        for news in (ready(), Arrived(here), Arrived(told.update())):
            self.desk.take(news)
        self.shown = Shown(CONTENT.replace("SCALE", str(scale)), self.table, width, height)
        wait()
        self.shown.click("menu" if "menu" in self.shown.names() else "resultMenu")
        wait()
        self.shown.press("menu-people")
        wait()

    @property
    def asked(self) -> list[tuple[str, dict[str, Any]]]:
        return [(one.kind, one.fields) for one in self.wire.orders if isinstance(one, Ask)]


def test_a_stand_in_is_asked_for_by_mouse(qtbot: QtBot) -> None:
    company = Company()
    company.shown.click("stand_in-2")
    assert company.asked == [("stand_in", {"seat": 2})]
    company.shown.close()


def test_a_seat_is_given_by_a_screen_reader(qtbot: QtBot) -> None:
    company = Company()
    assert company.shown.spoken("person-2") == "Nelson. Seat 2. Link lost"
    assert "give-2-5" not in company.shown.names()
    company.shown.press("give-2")
    wait()
    assert company.shown.spoken("give-2-5") == "To Eva"
    company.shown.press("give-2-5")
    wait()
    assert company.asked == [("give_seat", {"seat": 2, "person": 5})]
    assert "give-2-5" not in company.shown.names()
    company.shown.close()


def test_the_levels_of_a_computer_player_open_and_one_is_chosen(qtbot: QtBot) -> None:
    company = Company()
    assert "levels-3" not in company.shown.names()
    company.shown.press("ranks-3")
    wait()
    levels = company.shown.find("levels-3")
    offered = {
        one.property("text"): one
        for one in company.shown.items(levels)
        if one.property("isChosen") is not None
    }
    assert list(offered) == ["Novice", "Casual player", "Club player", "Expert", "Master"]
    QMetaObject.invokeMethod(offered["Master"], "click")
    assert company.asked == [("fill", {"seat": 3, "level": "master"})]
    company.shown.close()


def test_closing_the_table_is_asked_once_more(qtbot: QtBot) -> None:
    company = Company()
    company.shown.press("closeTable")
    wait()
    company.shown.press("no-closeTable")
    wait()
    assert company.asked == []
    company.shown.press("closeTable")
    wait()
    company.shown.press("yes-closeTable")
    assert company.asked == [("close_table", {})]
    company.shown.close()


def test_everything_in_it_is_reached_by_keys(qtbot: QtBot) -> None:
    company = Company()
    seen = []
    for _ in range(30):
        seen.append(company.shown.focused())
        company.shown.key(Qt.Key.Key_Tab)
        if company.shown.focused() == seen[0]:
            break
    wanted = ["closePanel", "stand_in-2", "give-2", "give-3", "copyCode", "policies", "closeTable"]
    assert [name for name in seen if name in wanted] == wanted
    company.shown.close()


def test_what_the_table_allows_is_a_panel_of_its_own(qtbot: QtBot) -> None:
    company = Company(over=True)
    company.shown.press("policies")
    wait()
    company.shown.press("policy-hints")
    [(kind, fields)] = company.asked
    assert kind == "set_policies"
    assert fields["policies"]["hints"] is False
    company.shown.key(Qt.Key.Key_Escape)
    wait()
    assert "policy-hints" not in company.shown.names()
    assert company.shown.focused() != ""
    company.shown.close()


@pytest.mark.parametrize(("width", "height"), [(390, 844), (1366, 768)])
@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_no_button_reaches_out_of_the_panel(
    qtbot: QtBot, width: int, height: int, scale: float
) -> None:
    company = Company(width, height, scale)
    for name in ("stand_in-2", "give-2", "copyCode", "closeTable"):
        item = company.shown.find(name)
        right = item.mapToScene(item.boundingRect().bottomRight()).x()
        assert right <= width, name
    company.shown.close()
