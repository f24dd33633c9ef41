"""The waiting room: what is pressed is asked, and what is refused is said."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import pytest

from doublesix.protocol.answers import Table
from doublesix_client.core.arrival import Goal, Plan
from doublesix_client.core.link import Arrived, Ask, Leave, LinkPhase, LinkState
from doublesix_client.viewmodels.desk import Desk
from doublesix_client.viewmodels.room import RoomModel
from doublesix_client.viewmodels.way import Way
from tests.client.folder import FakeIdentities, FakeSettings, Reasons
from tests.client.said import FakeWire, answer, ready, seat_row, table

PRINT = "ab" * 32
KINDS = ("person", "open", "person", "bot")


def waiting(
    kinds: tuple[str, ...] = KINDS, mine: int = 1, host: bool = True, **fields: Any
) -> Table:
    seats = [seat_row(at + 1, kind) for at, kind in enumerate(kinds)]
    you = {"person": mine, "seat": mine, "seats": [mine], "lent": [], "host": host}
    return table(**{"started": False, "seats": seats, "you": you, **fields})


@dataclass
class Waiting:
    """A room with what stands behind it."""

    wire: FakeWire
    desk: Desk
    way: Way
    room: RoomModel
    copied: list[str] = field(default_factory=list)

    def tell(self, message: Table) -> None:
        self.desk.take(Arrived(message))

    def asked(self) -> list[tuple[str, dict[str, Any]]]:
        return [(one.kind, one.fields) for one in self.wire.orders if isinstance(one, Ask)]

    def answer_last(self, message: Table) -> None:
        last = self.wire.orders[-1]
        assert isinstance(last, Ask)
        self.tell(message.model_copy(update={"re": last.id}))

    def refuse_last(self, reason: str) -> None:
        last = self.wire.orders[-1]
        assert isinstance(last, Ask)
        plain = {"type": "refused", "re": last.id, "reason": reason, "values": {}}
        self.desk.take(Arrived(answer(plain)))


@pytest.fixture
def here(qapp: object) -> Waiting:
    wire = FakeWire()
    desk = Desk(wire)
    way = Way(desk, FakeIdentities(), FakeSettings())
    way.begin(Plan(Goal.CARRY_ON, server="wss://dominoes.example", code="K7QM2XV0"))
    copied: list[str] = []
    room = RoomModel(desk, way, Reasons(), copy=copied.append)
    desk.take(ready())
    desk.take(Arrived(waiting()))
    wire.orders.clear()
    return Waiting(wire, desk, way, room, copied)


def test_the_room_says_whose_table_it_is_and_who_is_missing(here: Waiting) -> None:
    props = here.room.props
    assert props.title == "Ana’s table"
    assert props.subtitle == "Chiva, first to four, with the others at nil. 1 seats are free."
    assert props.waits == "Waiting for 1 more, or"
    assert props.code == "K7QM-2XV0"


def test_what_is_pressed_is_asked(here: Waiting) -> None:
    room = here.room
    room.sit(2)
    room.call(2)
    room.fill(4, "novice")
    room.vacate(3)
    room.give(7, 2)
    room.mix()
    room.share(" Eva ")
    room.share("  ")
    assert here.asked() == [
        ("sit", {"seat": 2}),
        ("fill", {"seat": 2, "level": "club"}),
        ("fill", {"seat": 4, "level": "novice"}),
        ("vacate", {"seat": 3}),
        ("seat", {"person": 7, "seat": 2}),
        ("mix_seats", {}),
        ("share", {"name": "Eva"}),
    ]


@pytest.mark.parametrize(
    ("levels", "level"),
    [
        (("club", "expert", "master"), "expert"),
        (("novice", "club"), "club"),
        (("novice",), "novice"),
    ],
)
def test_who_is_called_is_of_the_level_that_was_chosen_if_it_can_be_had(
    here: Waiting, levels: tuple[str, ...], level: str
) -> None:
    here.way.begin(Plan(Goal.INVITE, "chiva", "expert"))
    here.desk.take(ready(levels=levels))
    here.wire.orders.clear()
    here.room.call(2)
    assert here.asked() == [("fill", {"seat": 2, "level": level})]


@pytest.mark.parametrize(
    ("source", "target", "asked"),
    [
        (1, 2, [("sit", {"seat": 2})]),
        (3, 2, [("seat", {"person": 3, "seat": 2})]),
        (4, 2, [("fill", {"seat": 2, "level": "club"}), ("vacate", {"seat": 4})]),
        (4, 3, []),
        (2, 4, []),
        (1, 1, []),
    ],
)
def test_whoever_is_carried_to_a_seat_sits_there(
    here: Waiting, source: int, target: int, asked: list[object]
) -> None:
    here.room.carry(source, target)
    assert here.asked() == asked


def test_two_computer_players_change_seats_with_their_levels(here: Waiting) -> None:
    seats = [seat_row(1, "person"), seat_row(2, "bot", level="novice"), *map(seat_row, (3, 4))]
    here.tell(waiting(counter=2, seats=seats))
    here.room.carry(2, 4)
    assert here.asked() == [
        ("fill", {"seat": 4, "level": "novice"}),
        ("fill", {"seat": 2, "level": "club"}),
    ]


def test_the_start_fills_the_free_seats_first(here: Waiting) -> None:
    assert here.room.props.startText == "Start with 1 computer players"
    here.room.start()
    assert here.asked() == [("fill", {"seat": 2, "level": "club"})]
    here.answer_last(waiting(("person", "bot", "person", "bot"), counter=2))
    assert here.asked()[1:] == [("start", {})]
    here.room.retranslate()
    assert len(here.asked()) == 2


def test_a_full_table_starts_at_once(here: Waiting) -> None:
    here.tell(waiting(("person", "bot", "person", "bot"), counter=2))
    assert here.room.props.startText == "Start"
    here.room.start()
    assert here.asked() == [("start", {})]


def test_a_start_that_is_refused_goes_no_further(here: Waiting) -> None:
    here.room.start()
    here.refuse_last("no_such_level")
    assert here.room.props.note == "no_such_level"
    here.tell(waiting(counter=3))
    assert len(here.asked()) == 1


def test_a_session_that_began_meanwhile_is_not_started_again(here: Waiting) -> None:
    here.room.start()
    here.answer_last(waiting(("person", "bot", "person", "bot"), counter=2, started=True))
    assert len(here.asked()) == 1


def test_a_refusal_is_told_until_something_else_is_asked(here: Waiting) -> None:
    here.room.sit(3)
    here.refuse_last("seat_taken")
    assert here.room.props.note == "seat_taken"
    here.room.sit(2)
    assert here.room.props.note == ""


def test_what_others_were_refused_for_elsewhere_is_not_told_here(here: Waiting) -> None:
    here.desk.ask("say", phrase="hello")
    here.refuse_last("talk_too_fast")
    assert here.room.props.note == ""


def test_a_guest_waits_for_the_host(here: Waiting) -> None:
    here.tell(waiting(mine=3, host=False, counter=2))
    props = here.room.props
    assert (props.isHost, props.canStart, props.canMix) == (False, False, False)
    assert props.waits == "Ana begins when all are here."


def test_nothing_starts_while_the_link_is_lost(here: Waiting) -> None:
    assert here.room.props.canStart
    here.desk.take(LinkState(LinkPhase.RETRYING, server="wss://dominoes.example"))
    assert not here.room.props.canStart


def test_the_link_and_the_code_are_copied(here: Waiting) -> None:
    here.room.copyCode()
    here.room.copyLink()
    assert here.copied == ["K7QM-2XV0", here.room.props.link]
    assert here.room.props.note == "Copied. Paste it where your friends read it."


def test_leaving_is_asked_and_then_the_link_is_left(here: Waiting) -> None:
    here.room.leave()
    assert here.asked() == [("leave", {})]
    last = here.wire.orders[-1]
    assert isinstance(last, Ask)
    here.desk.take(Arrived(answer({"type": "left", "re": last.id})))
    assert here.wire.orders[-1] == Leave()
    assert here.room.props.title == ""


def test_a_lost_link_is_left_without_asking(here: Waiting) -> None:
    here.desk.take(LinkState(LinkPhase.RETRYING))
    here.room.leave()
    assert here.wire.orders == [Leave()]


def test_a_table_for_oneself_is_opened_to_friends(here: Waiting) -> None:
    here.way.begin(Plan(Goal.START, "chiva"))
    here.wire.orders.clear()
    here.room.openToFriends()
    assert here.way.plan == Plan(Goal.CARRY_ON, "chiva", code="K7QM2XV0", reachable=True)


def own_link(**links: list[str]) -> LinkState:
    return LinkState(LinkPhase.READY, server="ws://127.0.0.1:4000", values=links)


def test_a_table_of_one_s_own_shows_one_link_after_the_other(here: Waiting) -> None:
    here.way.begin(Plan(Goal.INVITE, "chiva", reachable=True))
    near = [f"doublesix://192.168.1.5:4000#{PRINT}"]
    here.desk.take(own_link(near=near, far=[f"doublesix://dominoes.example:4000#{PRINT}"]))
    first = here.room.props
    assert first.link == f"doublesix://192.168.1.5:4000/K7QM-2XV0#{PRINT}"
    assert first.linkNote == (
        "This link is for friends on this network; it leads to 192.168.1.5:4000."
    )
    assert first.canTurn
    here.room.turnLink()
    second = here.room.props
    assert second.link == f"doublesix://dominoes.example:4000/K7QM-2XV0#{PRINT}"
    assert second.square != first.square
    assert second.linkNote == (
        "This link is for friends elsewhere; it leads to dominoes.example:4000."
    )
    here.room.turnLink()
    assert here.room.props == first


def test_a_table_with_one_link_shows_no_other(here: Waiting) -> None:
    here.way.begin(Plan(Goal.INVITE, "chiva", reachable=True))
    here.desk.take(own_link(near=[f"doublesix://192.168.1.5:4000#{PRINT}"]))
    assert not here.room.props.canTurn


def test_a_table_that_nobody_else_can_come_to_says_so(here: Waiting) -> None:
    here.way.begin(Plan(Goal.START, "chiva"))
    here.desk.take(own_link())
    props = here.room.props
    assert (props.link, props.square, props.canOpen) == ("", "", True)
    assert props.address == ""
    assert props.linkNote == "This table is open to this computer only."
