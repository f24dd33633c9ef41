from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from doublesix_client.core.link import Arrived
from doublesix_client.viewmodels.desk import Desk
from doublesix_client.viewmodels.rules import RulesModel
from tests.client.said import FakeWire, ready, table


@pytest.fixture
def desk(qtbot: QtBot) -> Desk:
    return Desk(FakeWire())


def test_a_game_is_shown_before_there_is_a_table(desk: Desk) -> None:
    model = RulesModel(desk)
    assert model.names == ["Chiva", "Six-love"]
    assert (model.props.title, model.props.current) == ("Chiva", 0)
    assert model.card.rows
    assert model.page.rows


def test_the_game_of_the_table_comes_first(desk: Desk) -> None:
    model = RulesModel(desk)
    for news in (ready(), Arrived(table(profile="six-love"))):
        desk.take(news)
    assert model.props.profile == "six-love"
    assert "key" in {row.key for row in model.page.rows}


def test_another_game_can_be_read_at_a_table(desk: Desk) -> None:
    model = RulesModel(desk)
    desk.take(Arrived(table(profile="six-love")))
    model.choose(0)
    desk.take(Arrived(table(profile="six-love", counter=2)))
    assert model.props.profile == "chiva"
    assert "key" not in {row.key for row in model.page.rows}


def test_doubles_are_told_apart_to_lie_crosswise(desk: Desk) -> None:
    model = RulesModel(desk)
    [row] = [row for row in model.page.rows if row.key == "playing"]
    assert [tile["isDouble"] for tile in row.tiles] == [False, True, False, False]
    model.retranslate()
    assert row in model.page.rows
