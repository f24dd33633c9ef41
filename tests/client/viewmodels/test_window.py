"""All view models over one desk."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from doublesix.record.write import write
from doublesix.rules.acts import Undo
from doublesix_client.core.link import Arrived, Ask
from doublesix_client.home.identities import Identities
from doublesix_client.home.kept import Kept
from doublesix_client.home.settings import Settings
from doublesix_client.viewmodels.desk import Desk
from doublesix_client.viewmodels.window import WindowModel
from tests.client.looks import FakeLooker
from tests.client.said import FakeWire, Told, answer, ready, table


def window_of(desk: Desk, folder: Path, **more: Any) -> WindowModel:
    return WindowModel(
        desk,
        identities=Identities(folder / "identities.json"),
        settings=Settings(folder / "settings.json"),
        kept=Kept(folder / "kept.json"),
        now=lambda: 0,
        details=lambda: "",
        **more,
    )


def test_every_part_follows_the_one_desk(qtbot: QtBot, tmp_path: Path) -> None:
    desk = Desk(FakeWire())
    window = window_of(desk, tmp_path)
    assert all(isinstance(part, QObject) for part in (window.shell, window.front, window.table))
    told = Told()
    for news in (ready(), Arrived(table()), Arrived(told.update())):
        desk.take(news)
    assert window.shell.screen == "table"
    assert len(window.table.hand.rows.rows) == 7


def test_a_page_over_the_table_holds_the_computer_players(qtbot: QtBot, tmp_path: Path) -> None:
    wire = FakeWire()
    desk = Desk(wire)
    window = window_of(desk, tmp_path)
    for news in (ready(), Arrived(table()), Arrived(Told().update())):
        desk.take(news)
    window.shell.open("rules")
    window.shell.back()
    kinds = [order.kind for order in wire.orders if isinstance(order, Ask)]
    assert kinds == ["hold", "release"]


def test_a_change_of_language_reaches_every_part_that_has_words(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = window_of(Desk(FakeWire()), tmp_path)
    parts = [part for part in window.findChildren(QObject) if hasattr(part, "retranslate")]
    assert len(parts) > 15
    reached: list[QObject] = []
    for part in {type(part) for part in parts}:
        whole = part.retranslate

        def follow(self: QObject, whole: Callable[[QObject], None] = whole) -> None:
            reached.append(self)
            whole(self)

        monkeypatch.setattr(part, "retranslate", follow)
    window.retranslate()
    assert set(reached) == set(parts)


def test_a_tile_that_does_not_fit_is_announced(qtbot: QtBot, tmp_path: Path) -> None:
    desk = Desk(FakeWire())
    window = window_of(desk, tmp_path)
    told = Told()
    told.act_first()
    told.until(1)
    for news in (ready(), Arrived(table()), Arrived(told.update())):
        desk.take(news)
    unfit = next(row.tile for row in window.table.hand.rows.rows if not row.isPlayable)
    window.announcer.sayHand()
    with qtbot.waitSignal(window.announcer.said, timeout=20_000) as said:
        window.table.hand.press(unfit)
    assert said.args == [window.table.bar.sentence]


def test_a_look_back_is_a_page_over_the_table_until_the_deal_is_gone_back_into(
    qtbot: QtBot, tmp_path: Path
) -> None:
    wire = FakeWire()
    desk = Desk(wire)
    looker = FakeLooker()
    window = window_of(desk, tmp_path, looker=looker)
    told = Told()
    for news in (ready(), Arrived(table()), Arrived(told.to_the_end())):
        desk.take(news)
    window.lookHere.begin()
    asked = [order for order in wire.orders if isinstance(order, Ask)][-1]
    record = {"type": "record", "re": asked.id, "record": write(told.session)}
    with qtbot.waitSignal(window.lookHere.opened, timeout=20_000):
        desk.take(Arrived(answer(record)))
    assert window.shell.screen == "replay"
    assert [deal for _, deal in looker.asked] == [1]
    desk.take(Arrived(told.act(Undo(), 1)))
    assert window.shell.screen == "table"
    assert not window.records.replayed.props.isOpen


def test_a_hint_and_why_is_announced_when_it_comes(qtbot: QtBot, tmp_path: Path) -> None:
    desk = Desk(FakeWire())
    window = window_of(desk, tmp_path)
    told = Told()
    told.act_first()
    told.until(1)
    for news in (ready(), Arrived(table()), Arrived(told.update())):
        desk.take(news)
    act = (told.update().view.legal or [])[0]
    hint = {"type": "hint", "re": "h", "version": told.version, "level": "master", "act": act}
    why = [{"reason": "makes_pass", "values": {"seat": 2, "sure": True}}]
    window.announcer.sayHand()
    with qtbot.waitSignal(window.announcer.said, timeout=20_000) as said:
        desk.take(Arrived(answer({**hint, "reasons": why})))
    assert said.args[0].startswith("Hint: ")
    assert said.args[0].endswith(" end. Nelson must pass.")
