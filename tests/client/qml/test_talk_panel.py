"""The panel of talk by mouse, keys and accessible actions."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from doublesix_client.core.link import Arrived, Ask
from doublesix_client.viewmodels.desk import Desk
from doublesix_client.viewmodels.table import TableModel
from tests.client.folder import FakeSettings
from tests.client.said import FakeWire, Told, answer, ready, table
from tests.client.windows import Shown, wait

CONTENT = "TableScreen { anchors.fill: parent; table: model; focus: true }"


class Talking:
    """A window at a table of Ana (1) and Nelson (2)."""

    def __init__(self, policy: str = "always") -> None:
        told = Told()
        told.act_first()
        told.until(1)
        self.wire = FakeWire()
        self.desk = Desk(self.wire)
        self.table = TableModel(self.desk, FakeSettings(first_deal_prompts=False))
        here = table(people=(1, 2), policies={"talk": policy})
        for news in (ready(), Arrived(here), Arrived(told.update())):
            self.desk.take(news)
        self.shown = Shown(CONTENT, self.table, 1366, 768)

    def hear(self, text: str) -> None:
        line = {"type": "talk", "person": 2, "name": "Nelson", "text": text, "phrase": None}
        self.desk.take(Arrived(answer(line)))
        wait()

    def open(self) -> None:
        self.shown.click("menu")
        wait()
        self.shown.press("menu-talk")
        wait()

    @property
    def asked(self) -> list[tuple[str, dict[str, Any]]]:
        return [(one.kind, one.fields) for one in self.wire.orders if isinstance(one, Ask)]


@pytest.fixture
def talking(qtbot: QtBot) -> Iterator[Talking]:
    talking = Talking()
    yield talking
    talking.shown.close()


def test_what_is_written_is_said_with_enter(talking: Talking) -> None:
    talking.open()
    talking.shown.click("sayInput")
    for letter in "hola":
        QTest.keyClick(talking.shown.window, Qt.Key(ord(letter.upper())))
    talking.shown.key(Qt.Key.Key_Return)
    assert [kind for kind, _ in talking.asked] == ["say"]
    assert talking.asked[0][1]["text"].lower() == "hola"
    assert talking.shown.find("sayInput").property("text") == ""


def test_a_phrase_is_said_with_one_press(talking: Talking) -> None:
    talking.open()
    talking.shown.press("say-well_played")
    assert talking.asked == [("say", {"phrase": "well_played"})]


def test_a_person_is_muted_and_heard_again(talking: Talking) -> None:
    talking.hear("six")
    talking.open()
    assert talking.shown.spoken("line-0") == "Nelson: six"
    assert talking.shown.spoken("mute-0") == "Hear no more from Nelson"
    talking.shown.click("mute-0")
    wait()
    assert "line-0" not in talking.shown.names()
    talking.shown.press("unmute-2")
    wait()
    assert "line-0" in talking.shown.names()
    assert [fields["on"] for _, fields in talking.asked] == [True, False]


def test_what_nobody_read_is_counted_until_the_panel_is_open(talking: Talking) -> None:
    talking.hear("six")
    talking.hear("five")
    assert talking.table.talk.unread == 2
    talking.open()
    assert talking.table.talk.unread == 0
    talking.hear("four")
    assert talking.table.talk.unread == 0
    talking.shown.key(Qt.Key.Key_Escape)
    wait()
    talking.hear("three")
    assert talking.table.talk.unread == 1


def test_where_there_is_no_talk_the_policy_says_so(qtbot: QtBot) -> None:
    talking = Talking(policy="between")
    talking.open()
    names = talking.shown.names()
    assert "talkNote" in names
    assert not any(name.startswith("say") for name in names)
    talking.shown.close()


def test_reading_talk_holds_nobody(talking: Talking) -> None:
    """Rules 5.6."""
    talking.open()
    talking.shown.key(Qt.Key.Key_Escape)
    assert talking.asked == []
