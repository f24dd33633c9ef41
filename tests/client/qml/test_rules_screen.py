"""The rules in the window: the page, and the card beside a table."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from doublesix_client.viewmodels.desk import Desk
from doublesix_client.viewmodels.rules import RulesModel
from tests.client.said import FakeWire
from tests.client.windows import Shown, wait

PAGE = """
RulesScreen {
    property int timesClosed: 0
    anchors.fill: parent
    focus: true
    rules: model
    onClosed: timesClosed += 1
}
"""
CARD = """
RulesCard {
    property int timesWanted: 0
    width: parent.width
    rules: model
    onPageWanted: timesWanted += 1
}
"""


@pytest.mark.parametrize(("width", "height"), [(390, 844), (1366, 768)])
def test_the_page_holds_every_part_and_scrolls(qtbot: QtBot, width: int, height: int) -> None:
    model = RulesModel(Desk(FakeWire()))
    shown = Shown(PAGE, model, width, height)
    wait(20)
    for row in model.page.rows:
        part = shown.find(f"rule-{row.key}")
        assert 0 <= shown.middle(part).x() <= width
        assert part.width() <= width
    assert shown.find("rulesPage").property("contentHeight") > height
    shown.close()


def test_the_other_game_is_chosen_and_escape_closes(qtbot: QtBot) -> None:
    model = RulesModel(Desk(FakeWire()))
    shown = Shown(PAGE, model, 1366, 768)
    wait(20)
    [six_love] = [item for item in shown.items() if item.property("modelData") == "Six-love"]
    six_love.forceActiveFocus(Qt.FocusReason.TabFocusReason)
    shown.key(Qt.Key.Key_Space)
    assert model.props.profile == "six-love"
    shown.key(Qt.Key.Key_Escape)
    shown.click("closePage")
    assert shown.find("rules").property("timesClosed") == 2
    shown.close()


def test_the_card_leads_to_the_page(qtbot: QtBot) -> None:
    model = RulesModel(Desk(FakeWire()))
    shown = Shown(CARD, model, 360, 800)
    wait(20)
    shown.click("wholeRules")
    shown.press("wholeRules")
    assert shown.find("rulesCard").property("timesWanted") == 2
    shown.close()
