"""Sounds follow what arrives, and the turn is called once."""

from __future__ import annotations

from typing import Any

from PySide6.QtTest import QSignalSpy
from pytestqt.qtbot import QtBot

from doublesix_client.core.link import Arrived, LinkState
from doublesix_client.viewmodels.attention import AttentionModel
from doublesix_client.viewmodels.desk import Desk
from tests.client.said import FakeWire, Told, ready, seat_row, table


def test_the_turn_is_called_when_it_comes(qtbot: QtBot) -> None:
    """Once, with a sound (W4)."""
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


def at_the_turn(desk: Desk, code: str = "K7QM2XV0", **fields: Any) -> None:
    told = Told()
    told.until(1)
    for news in (ready(), Arrived(table(code=code, **fields)), Arrived(told.update())):
        desk.take(news)


def test_the_turn_is_called_anew_at_the_next_table(qtbot: QtBot) -> None:
    """Nobody misses the first turn there because they left in their own (W4)."""
    desk = Desk(FakeWire())
    attention = AttentionModel(desk)
    calls = QSignalSpy(attention.turnCame)
    heard = QSignalSpy(attention.heard)
    at_the_turn(desk)
    desk.take(LinkState())
    at_the_turn(desk, "K7QM2XV1")
    assert calls.count() == 2
    assert [str(heard.at(at)[0]) for at in range(heard.count())].count("turn") == 2


def test_whoever_is_stood_in_for_is_not_called(qtbot: QtBot) -> None:
    desk = Desk(FakeWire())
    calls = QSignalSpy(AttentionModel(desk, desk).turnCame)
    away = [seat_row(1, "person", stand_in="club"), *(seat_row(seat) for seat in (2, 3, 4))]
    at_the_turn(desk, seats=away)
    assert calls.count() == 0
