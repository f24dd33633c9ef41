"""The waiting room by mouse, by drag, by keys and by what a screen reader presses."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import pytest
from PySide6.QtCore import Property, QObject, QPoint, Qt
from PySide6.QtTest import QTest

from doublesix_client.core.arrival import Goal, Plan
from doublesix_client.core.link import Arrived, Ask
from doublesix_client.viewmodels.allowing import AllowingModel
from doublesix_client.viewmodels.desk import Desk
from doublesix_client.viewmodels.room import RoomModel
from doublesix_client.viewmodels.way import Way
from tests.client.folder import FakeIdentities, FakeSettings, Reasons
from tests.client.said import FakeWire, ready, seat_row, table
from tests.client.windows import Shown, wait

SCREEN = """
RoomScreen {
    property bool hasAsked: false
    anchors.fill: parent
    allowing: window.model.allowing
    room: window.model.room
    onRulesWanted: hasAsked = true
}
"""


class Models(QObject):
    """What the screen is given."""

    def __init__(self, room: RoomModel, allowing: AllowingModel) -> None:
        super().__init__()
        self._room, self._allowing = room, allowing

    room = Property(QObject, lambda self: self._room, constant=True)
    allowing = Property(QObject, lambda self: self._allowing, constant=True)


@dataclass
class Waiting:
    """A room in its window, and what stands behind it."""

    wire: FakeWire
    desk: Desk
    way: Way
    shown: Shown
    copied: list[str]

    def asked(self) -> list[tuple[str, dict[str, Any]]]:
        return [(one.kind, one.fields) for one in self.wire.orders if isinstance(one, Ask)]


@pytest.fixture(params=[(1366, 768), (390, 844)], ids=["wide", "narrow"])
def here(request: pytest.FixtureRequest, qapp: object) -> Iterator[Waiting]:
    wire, copied = FakeWire(), list[str]()
    desk = Desk(wire)
    way = Way(desk, FakeIdentities(), FakeSettings())
    way.begin(Plan(Goal.CARRY_ON, server="wss://dominoes.example", code="K7QM2XV0"))
    room = RoomModel(desk, way, Reasons(), copy=copied.append)
    models = Models(room, AllowingModel(desk))
    desk.take(ready())
    seats = [
        seat_row(1, "person"),
        seat_row(2, "open"),
        seat_row(3, "person"),
        seat_row(4, "bot"),
    ]
    desk.take(Arrived(table(started=False, seats=seats, unseated=[{"person": 7, "name": "Eva"}])))
    wire.orders.clear()
    width, height = request.param
    shown = Shown(SCREEN, models, width, height)
    shown.window.grabWindow()  # so that all has its place
    yield Waiting(wire, desk, way, shown, copied)
    shown.close()


def test_the_four_seats_are_said_with_who_sits_there(here: Waiting) -> None:
    assert [here.shown.spoken(f"seat-{seat}") for seat in range(1, 5)] == [
        "Ana, you, the host, ready",
        "Free seat, plays after you",
        "Tito, your partner, ready",
        "Marisol, computer, Club player, ready",
    ]


def test_the_partner_sits_opposite_and_the_next_to_the_right(here: Waiting) -> None:
    at = {seat: here.shown.middle(here.shown.find(f"seat-{seat}")) for seat in range(1, 5)}
    assert at[3].y() < at[2].y() < at[1].y()
    assert at[4].x() < at[3].x() < at[2].x()


@pytest.mark.parametrize(
    ("button", "asked"),
    [
        ("sit-2", ("sit", {"seat": 2})),
        ("call-2", ("fill", {"seat": 2, "level": "club"})),
        ("level-4", ("fill", {"seat": 4, "level": "expert"})),
        ("vacate-3", ("vacate", {"seat": 3})),
        ("give-7-2", ("seat", {"person": 7, "seat": 2})),
        ("start", ("fill", {"seat": 2, "level": "club"})),
        ("room-leave", ("leave", {})),
        ("room-mix", ("mix_seats", {})),
    ],
)
def test_each_button_asks_what_it_says(here: Waiting, button: str, asked: object) -> None:
    here.shown.press(button)
    assert here.asked() == [asked]


def test_a_seat_is_taken_by_the_mouse_and_by_a_key(here: Waiting) -> None:
    here.shown.click("sit-2")
    here.shown.find("sit-4").forceActiveFocus()
    here.shown.key(Qt.Key.Key_Return)
    assert here.asked() == [("sit", {"seat": 2}), ("sit", {"seat": 4})]


def test_a_person_is_carried_to_another_seat(here: Waiting) -> None:
    window, left = here.shown.window, Qt.MouseButton.LeftButton
    start = here.shown.middle(here.shown.find("seat-3"))
    end = here.shown.middle(here.shown.find("seat-2"))
    QTest.mousePress(window, left, pos=start)
    for step in range(1, 11):
        QTest.mouseMove(window, start + QPoint(0, 0) + (end - start) * step / 10)
        wait()
    QTest.mouseRelease(window, left, pos=end)
    assert here.asked() == [("seat", {"person": 3, "seat": 2})]


def test_the_invitation_is_copied(here: Waiting) -> None:
    here.shown.press("copy-code")
    here.shown.press("copy-link")
    assert here.copied[0] == "K7QM-2XV0"
    assert here.copied[1].startswith("doublesix://127.0.0.1:6006/")
    assert here.shown.find("room-waits").property("text").startswith("Copied.")


def test_the_address_stands_under_the_code_to_be_read_and_marked(here: Waiting) -> None:
    address = here.shown.find("room-address")
    assert address.property("text") == "127.0.0.1:6006"
    assert here.shown.spoken("room-address") == "The address: 127.0.0.1:6006"
    assert here.shown.middle(address).y() > here.shown.middle(here.shown.find("room-code")).y()
    address.forceActiveFocus()
    here.shown.key(Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
    assert address.property("selectedText") == "127.0.0.1:6006"


def test_a_table_of_this_computer_alone_offers_no_code(here: Waiting) -> None:
    here.way.begin(Plan(Goal.CARRY_ON, code="K7QM2XV0"))
    here.desk.take(ready())
    wait()
    names = here.shown.names()
    assert "open-to-friends" in names
    assert not names & {"room-code", "room-address", "copy-code", "copy-link", "room-square"}


def test_somebody_at_this_device_gets_a_seat(here: Waiting) -> None:
    here.shown.find("room-shareInput").forceActiveFocus()
    for letter in "Ivo":
        QTest.keyClick(here.shown.window, letter)  # type: ignore[call-overload]
    here.shown.key(Qt.Key.Key_Return)
    assert here.asked() == [("share", {"name": "Ivo"})]
    assert here.shown.find("room-shareInput").property("text") == ""


def test_what_is_allowed_opens_beside_and_is_set(here: Waiting) -> None:
    here.shown.press("room-policies")
    wait()
    here.shown.press("policy-hints")
    [(kind, fields)] = here.asked()
    assert kind == "set_policies"
    assert fields["policies"]["hints"] is False
    here.shown.key(Qt.Key.Key_Escape)
    assert here.shown.focused() == "room-policies" or not here.shown.find("policies").property(
        "isOpen"
    )


def test_the_rules_are_one_press_away(here: Waiting) -> None:
    here.shown.press("room-rules")
    assert here.shown.find("room").property("hasAsked")


def test_a_guest_cannot_start(here: Waiting) -> None:
    here.desk.take(Arrived(table(3, (1, 3), started=False, counter=2)))
    wait()
    assert "start" not in here.shown.names()
    assert here.shown.find("room-waits").property("text") == "Ana begins when all are here."
