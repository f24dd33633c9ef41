"""What happens is said in order, and nothing outruns what is being said."""

from __future__ import annotations

from PySide6.QtTest import QSignalSpy
from pytestqt.qtbot import QtBot

from doublesix_client.core.link import Arrived, LinkState
from doublesix_client.viewmodels.announcer import MOST, AnnouncerModel
from doublesix_client.viewmodels.desk import Desk
from tests.client.said import FakeWire, Told, ready, seat_row, table


class Listening:
    def __init__(self, told: Told, **fields: object) -> None:
        self.told = told
        self.desk = Desk(FakeWire())
        self.announcer = AnnouncerModel(self.desk)
        self.spy = QSignalSpy(self.announcer.said)
        self.desk.take(ready())
        self.desk.take(Arrived(table(told.seat, **fields)))  # type: ignore[arg-type]

    @property
    def heard(self) -> list[str]:
        return [str(self.spy.at(at)[0]) for at in range(self.spy.count())]

    def done(self) -> None:
        """Let the one who speaks be done."""
        self.announcer._speaking.stop()
        self.announcer._say_next()


def test_every_act_is_said_in_order_though_they_come_faster_than_speech(qtbot: QtBot) -> None:
    listening = Listening(Told(seat=2))
    told = listening.told
    listening.desk.take(Arrived(told.update()))
    played = []
    for _ in range(8):
        update = told.act_first()
        played += [event for event in update.events if event["event"] == "played"]
        listening.desk.take(Arrived(update))
    assert len(listening.heard) == 1
    listening.done()
    assert len(listening.heard) == 2
    text = listening.heard[1]
    names = {1: "Ana", 2: "You", 3: "Tito", 4: "Marisol"}
    at = 0
    for event in played:
        at = text.index(names[event["seat"]], at) + 1
    listening.done()
    assert len(listening.heard) == 2


def test_the_new_ends_are_said(qtbot: QtBot) -> None:
    listening = Listening(Told(seat=1))
    for _ in range(6):
        listening.told.act_first()
    listening.desk.take(Arrived(listening.told.update()))
    ends = listening.told.update().view.ends or []
    names = ("blank", "one", "two", "three", "four", "five", "six")
    assert all(names[end] in listening.heard[-1] for end in ends)


def test_a_summary_is_said_at_once(qtbot: QtBot) -> None:
    listening = Listening(Told(seat=1))
    for _ in range(6):
        listening.desk.take(Arrived(listening.told.act_first()))
    for slot in ("sayTable", "sayHand", "sayPasses", "sayScore"):
        before = len(listening.heard)
        getattr(listening.announcer, slot)()
        assert len(listening.heard) == before + 1
        assert listening.heard[-1]


def test_no_tile_that_the_seat_may_not_know_is_ever_said(qtbot: QtBot) -> None:
    listening = Listening(Told(seat=1))
    told = listening.told
    numbers = ("blank", "one", "two", "three", "four", "five", "six")
    for _ in range(6):
        listening.desk.take(Arrived(told.act_first()))
        for slot in ("sayTable", "sayHand", "sayPasses", "sayScore"):
            getattr(listening.announcer, slot)()
    laid = set(told.update().view.layout)
    hidden = [
        (tile.high, tile.low)
        for hand in told.session.deal.hands[1:]
        for tile in hand
        if f"{tile.high}{tile.low}" not in laid and tile.high != tile.low
    ]
    text = " ".join(listening.heard)
    assert hidden
    for high, low in hidden:
        assert f"{numbers[high]}-{numbers[low]}" not in text
        assert f"{numbers[low]}-{numbers[high]}" not in text


def test_the_hand_over_of_a_shared_device_is_said_once(qtbot: QtBot) -> None:
    rows = [seat_row(seat, "person" if seat in (1, 3) else "bot") for seat in range(1, 5)]
    you = {"person": 1, "seat": None, "seats": [1, 3], "lent": [], "host": True}
    listening = Listening(Told(seat=None), seats=rows, you=you)
    listening.told.act_first()
    listening.told.until(3)
    listening.desk.take(Arrived(listening.told.update()))
    listening.done()
    listening.desk.take(Arrived(table(seats=rows, you=you, counter=5)))
    listening.done()
    assert sum("Tito" in text and "device" in text for text in listening.heard) == 1


def test_what_waited_at_a_table_that_was_left_is_not_said_at_the_next(qtbot: QtBot) -> None:
    listening = Listening(Told(seat=2))
    for _ in range(4):
        listening.desk.take(Arrived(listening.told.act_first()))
    listening.desk.take(LinkState())
    listening.desk.take(ready())
    listening.desk.take(Arrived(table(2, code="K7QM2XV1")))
    before = len(listening.heard)
    listening.done()
    assert len(listening.heard) == before


def test_what_waits_to_be_said_does_not_grow_for_ever(qtbot: QtBot) -> None:
    listening = Listening(Told(seat=2))
    for number in range(MOST * 3):
        listening.announcer.say(f"text {number}")
    assert len(listening.announcer._waiting) == MOST
    assert listening.announcer._waiting[-1] == f"text {MOST * 3 - 1}"
