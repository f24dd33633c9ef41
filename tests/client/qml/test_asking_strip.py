"""The strip above the bar by mouse, keys and accessible actions, over real views."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from doublesix_client.core.link import Arrived, Ask
from doublesix_client.viewmodels.desk import Desk
from doublesix_client.viewmodels.table import TableModel
from tests.client.folder import FakeSettings
from tests.client.said import FakeWire, Told, answer, ready, seat_row, table
from tests.client.windows import Shown, wait

CONTENT = "TableScreen { anchors.fill: parent; table: model; focus: true }"
SIZES = [(1366, 768), (390, 844)]
UNDO = {
    "proposal": 7, "kind": "undo", "by": 2, "seat": None, "person": None,
    "agreed": [2], "missing": [1],
}  # fmt: skip


class Asked:
    """A window at a table of Ana (1) and Nelson (2), where Nelson asks for an undo."""

    def __init__(self, width: int = 1366, height: int = 768, over: bool = False) -> None:
        told = Told()
        told.act_first()
        told.until(1)
        if over:
            told.to_the_end()
        self.wire = FakeWire()
        self.desk = Desk(self.wire)
        self.table = TableModel(self.desk, FakeSettings(first_deal_prompts=False))
        self.counter = 1
        for news in (ready(), Arrived(table(people=(1, 2))), Arrived(told.update())):
            self.desk.take(news)
        self.shown = Shown(CONTENT, self.table, width, height)

    def tell(self, **fields: Any) -> None:
        self.counter += 1
        self.desk.take(Arrived(table(people=(1, 2), counter=self.counter, **fields)))
        self.lay_out()

    def lay_out(self) -> None:
        """Let all of the window find its place, as it does before it is painted."""
        wait()
        self.shown.window.grabWindow()

    @property
    def asked(self) -> list[tuple[str, dict[str, Any]]]:
        return [(one.kind, one.fields) for one in self.wire.orders if isinstance(one, Ask)]


@pytest.fixture
def here(qtbot: QtBot) -> Iterator[Asked]:
    here = Asked()
    yield here
    here.shown.close()


def test_a_proposal_is_declined_by_mouse(here: Asked) -> None:
    here.tell(proposal=UNDO)
    here.shown.click("no-proposal")
    assert here.asked == [("decline", {"proposal": 7})]


def test_a_proposal_is_agreed_to_by_a_screen_reader(here: Asked) -> None:
    here.tell(proposal=UNDO)
    assert here.shown.spoken("asking-proposal") == "Nelson asks to take back the last play."
    here.shown.press("yes-proposal")
    assert here.asked == [("agree", {"proposal": 7})]


@pytest.mark.parametrize("key", [Qt.Key.Key_Space, Qt.Key.Key_Return])
def test_a_proposal_is_agreed_to_by_keys_and_the_focus_goes_back_to_the_hand(
    here: Asked, key: Qt.Key
) -> None:
    here.tell(proposal=UNDO)
    for _ in range(30):
        if here.shown.focused() == "yes-proposal":
            break
        here.shown.key(Qt.Key.Key_Tab)
    here.shown.key(key)
    assert here.asked == [("agree", {"proposal": 7})]
    here.tell()
    wait()
    assert here.shown.focused() != ""
    here.shown.key(Qt.Key.Key_Tab)
    assert here.shown.focused() != "closePanel"


def test_a_refusal_is_put_away(here: Asked) -> None:
    asked = here.desk.ask("hint", version=0)
    refused = {"type": "refused", "re": asked, "reason": "no_hint", "values": {}}
    here.desk.take(Arrived(answer(refused)))
    here.lay_out()
    here.shown.click("dismiss-refusal")
    wait()
    assert "asking-refusal" not in here.shown.names()


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_the_strip_stands_between_the_hand_and_the_bar(
    qtbot: QtBot, width: int, height: int
) -> None:
    here = Asked(width, height)
    reads = [seat_row(1, "person"), seat_row(2, "person", holds=True), seat_row(3), seat_row(4)]
    here.tell(proposal=UNDO, seats=reads)
    hand, strip, bar = (here.shown.find(name) for name in ("hand", "asking", "bar"))

    def top(item: Any) -> float:
        return float(item.mapToScene(item.boundingRect().topLeft()).y())

    assert strip.height() > 0
    assert top(hand) + hand.height() <= top(strip)
    assert top(strip) + strip.height() <= top(bar) + 1
    here.tell()
    assert strip.height() == 0
    here.shown.close()


def test_at_the_end_of_a_deal_it_can_be_answered_too(qtbot: QtBot) -> None:
    here = Asked(over=True)
    here.tell(proposal=UNDO | {"kind": "stop"})
    here.shown.click("yes-proposal")
    assert here.asked == [("agree", {"proposal": 7})]
    here.shown.close()


def test_on_a_covered_device_it_can_be_answered_too(qtbot: QtBot) -> None:
    told = Told(seat=None)
    told.act_first()
    told.until(3)
    wire = FakeWire()
    desk = Desk(wire)
    model = TableModel(desk, FakeSettings(first_deal_prompts=False))
    rows = [seat_row(seat, "person" if seat != 4 else "bot") for seat in range(1, 5)]
    rows[2]["person"] = 1
    you = {"person": 1, "seat": None, "seats": [1, 3], "lent": [], "host": True}
    for news in (
        ready(),
        Arrived(table(seats=rows, you=you, proposal=UNDO)),
        Arrived(told.update()),
    ):
        desk.take(news)
    shown = Shown(CONTENT, model, 1366, 768)
    wait()
    shown.window.grabWindow()
    assert "coverTitle" in shown.names()
    shown.click("yes-proposal")
    assert [one.kind for one in wire.orders if isinstance(one, Ask)] == ["agree"]
    shown.close()
