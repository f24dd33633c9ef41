"""Sounds follow what arrives, and the turn is called once."""

from __future__ import annotations

from PySide6.QtTest import QSignalSpy
from pytestqt.qtbot import QtBot

from doublesix_client.core.link import Arrived
from doublesix_client.viewmodels.attention import AttentionModel
from doublesix_client.viewmodels.desk import Desk
from tests.client.said import FakeWire, Told, ready, table


def test_the_turn_is_called_when_it_comes(qtbot: QtBot) -> None:
    told = Told()
    desk = Desk(FakeWire())
    attention = AttentionModel(desk)
    calls = QSignalSpy(attention.turnCame)
    heard = QSignalSpy(attention.heard)
    desk.take(ready())
    desk.take(Arrived(table()))
    told.until(2)
    desk.take(Arrived(told.update()))
    assert calls.count() == 0
    told.until(1)
    desk.take(Arrived(told.update()))
    desk.take(Arrived(told.update()))
    assert calls.count() == 1
    assert [str(heard.at(at)[0]) for at in range(heard.count())].count("turn") == 1
