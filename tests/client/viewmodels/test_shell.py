"""The screen follows the table; pages open over it and close again."""

from __future__ import annotations

from pytestqt.qtbot import QtBot

from doublesix_client.core.arrival import Goal, Plan
from doublesix_client.core.link import Arrived, LinkState
from doublesix_client.viewmodels.desk import Desk
from doublesix_client.viewmodels.shell import HOME, ROOM, TABLE, ShellModel
from doublesix_client.viewmodels.way import Way
from tests.client.folder import FakeIdentities, FakeSettings
from tests.client.said import FakeWire, Told, ready, table


def test_from_home_to_the_room_to_the_table_and_back(qtbot: QtBot) -> None:
    desk = Desk(FakeWire())
    shell = ShellModel(desk)
    seen = [shell.screen]
    shell.changed.connect(lambda: seen.append(shell.screen))
    told = Told()
    for news in (
        ready(),
        Arrived(table(started=False)),
        Arrived(table(counter=2)),
        Arrived(told.update()),
        LinkState(),
    ):
        desk.take(news)
    assert seen == [HOME, ROOM, TABLE, HOME]


def test_an_arrival_is_watched_from_the_home_screen_to_its_end(qtbot: QtBot) -> None:
    desk = Desk(FakeWire())
    way = Way(desk, FakeIdentities(), FakeSettings())
    shell = ShellModel(desk, way=way)
    seen = [shell.screen]
    shell.changed.connect(lambda: seen.append(shell.screen))
    way.begin(Plan(Goal.CARRY_ON, code="K7QM2XV0"))
    for news in (ready(), Arrived(table()), Arrived(Told().update())):
        desk.take(news)
    assert seen == [HOME, TABLE]


def test_a_page_opens_over_a_screen_and_closes_again(qtbot: QtBot) -> None:
    desk = Desk(FakeWire())
    shell = ShellModel(desk)
    shell.open("rules")
    shell.open("settings")
    assert (shell.screen, shell.underneath) == ("settings", HOME)
    shell.back()
    assert shell.screen == "rules"
    shell.back()
    shell.back()
    assert shell.screen == HOME


def test_a_table_that_is_come_to_closes_what_lay_over_the_home_screen(qtbot: QtBot) -> None:
    desk = Desk(FakeWire())
    shell = ShellModel(desk)
    shell.open("records")
    desk.take(Arrived(table(started=False)))
    assert shell.screen == ROOM
    shell.open("rules")
    desk.take(Arrived(table(started=False, counter=2)))
    assert shell.screen == "rules"


def test_a_page_is_closed_wherever_it_lies(qtbot: QtBot) -> None:
    shell = ShellModel(Desk(FakeWire()))
    for page in ("records", "replay", "rules"):
        shell.open(page)
    shell.close("replay")
    assert shell.screen == "rules"
    shell.back()
    assert shell.screen == "records"
    shell.close("settings")
    assert shell.screen == "records"
