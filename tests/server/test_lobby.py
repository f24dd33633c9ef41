"""The lobby: what a connection sends, who answers it, and what is said to who sends nonsense."""

from __future__ import annotations

from typing import Any

import msgpack
import pytest

from doublesix.protocol.codec import pack
from doublesix.protocol.errors import Closing
from doublesix_server.limits import Pace
from tests.server.fakes import FakePeer, House, Message, WaitingLog, offers


def made(house: House, name: str = "Ana", **fields: Any) -> tuple[FakePeer, str]:
    """Return a person who has made a table, and its code."""
    guest = house.person(name)
    answer = house.says(guest, "create", f"create {name}", profile="chiva", pause=0, **fields)
    return guest, answer["code"]


def answer_to(guest: FakePeer, request_id: str) -> Message:
    [answer] = [one for one in guest.messages if one.get("re") == request_id]
    return answer


def test_who_says_nothing_first_is_turned_away() -> None:
    house, guest = House(), FakePeer()
    answer = house.says(guest, "create", "1", profile="chiva")
    assert answer["reason"] == "hello_first"
    assert guest.closed is Closing.REFUSED


@pytest.mark.parametrize(("spoken", "older"), [(0, "client"), (2, "server")])
def test_another_protocol_is_told_which_side_is_older(spoken: int, older: str) -> None:  # R5
    house, guest = House(), FakePeer()
    answer = house.says(guest, "hello", "1", protocol=spoken, something="new")
    assert answer["reason"] == "wrong_protocol"
    assert answer["values"] == {"server": 1, "client": spoken, "older": older}
    assert guest.closed is Closing.REFUSED


@pytest.mark.parametrize(
    "frame",
    [b"", b"\xc1", b"\x93\x01\x02\x03", b"\xdf\xff\xff\xff\xff", b"\x91" * 600, b"\x80\x80"],
)
def test_a_frame_that_is_no_map_closes_that_connection_only(frame: bytes) -> None:  # R1
    house = House()
    ana, guest = house.person("Ana"), FakePeer()
    house.lobby.receive(guest, frame)
    assert (guest.last["reason"], guest.last["re"]) == ("bad_frame", None)
    assert guest.closed is Closing.REFUSED
    assert ana.closed is None


@pytest.mark.parametrize(
    ("request_map", "field"),
    [
        ({"type": "sit", "id": "1", "seat": 5}, "seat"),
        ({"type": "sit", "id": "1", "seat": "1"}, "seat"),
        ({"type": "sit", "id": "1", "seat": True}, "seat"),
        ({"type": "sit", "id": "1", "seat": 1, "extra": 1}, "extra"),
        ({"type": "pass", "id": "1"}, "version"),
        ({"type": "pass", "id": "1", "version": 1, "seat": 2}, "seat"),
        ({"type": "play", "id": "1", "version": 1, "tile": "46", "end": "left"}, "tile"),
        ({"type": "shout", "id": "1"}, "type"),
        ({"id": "1"}, "type"),
    ],
)
def test_a_wrong_request_names_the_field_and_the_connection_lives(
    request_map: Message, field: str
) -> None:
    house = House()
    ana, _ = made(house)
    house.lobby.receive(ana, pack(request_map))
    assert ana.last["reason"] == "bad_request"
    assert ana.last["values"]["field"] == field
    assert ana.last["re"] == "1"
    assert ana.closed is None


def test_what_comes_too_fast_is_answered_once_and_may_be_asked_again() -> None:
    house = House()
    ana, _ = made(house)
    ana.pace = Pace(1, 2, house.clock)
    house.says(ana, "sit", "1", seat=1)
    house.says(ana, "sit", "2", seat=2)
    for _ in range(2):
        refused = house.says(ana, "sit", "3", seat=3)
        assert refused == {"type": "refused", "re": "3", "reason": "too_fast", "values": {}}
    assert ana.latest("table")["you"]["seat"] == 2
    house.clock.now += 1
    assert house.says(ana, "sit", "3", seat=3)["you"]["seat"] == 3
    assert ana.closed is None


def test_nonsense_and_what_is_dear_are_counted_too() -> None:
    house = House()
    ana = house.person("Ana")
    ana.pace = Pace(1, 6, house.clock)
    assert house.says(ana, "create", "c", profile="chiva")["type"] == "table"
    house.lobby.receive(ana, pack({"type": ["no", "type"], "id": "n"}))
    assert ana.last["reason"] == "bad_request"
    assert house.says(ana, "sit", "s", seat=1)["reason"] == "too_fast"
    house.clock.now += 5
    assert house.says(ana, "get_record", "r")["reason"] == "too_fast"


@pytest.mark.logs
def test_who_goes_on_far_too_fast_is_closed() -> None:
    house = House()
    ana, _ = made(house)
    ana.pace = Pace(1, 2, house.clock)
    for number in range(22):
        house.says(ana, "sit", f"{number}", seat=1)
        assert ana.closed is None
    house.says(ana, "sit", "once more", seat=1)
    assert ana.closed is Closing.TOO_FAST


def test_a_worker_may_be_as_fast_as_it_is() -> None:
    house = House()
    worker = house.worker()
    ana, _ = made(house)
    house.says(ana, "fill", "f", seat=2, level="club")
    assert worker.is_trusted
    assert house.take(offers(worker)[0]).is_trusted
    assert not house.take({"ticket": bytes(16)}).is_trusted
    assert not ana.is_trusted


def test_leaving_is_answered_again_and_frees_the_connection() -> None:
    house = House()
    ana, code = made(house)
    ivo = house.person("Ivo", code=code)
    assert house.says(ivo, "leave", "l") == {"type": "left", "re": "l"}
    assert house.says(ivo, "leave", "l") == {"type": "left", "re": "l"}
    assert house.says(ivo, "leave", "other")["reason"] == "not_at_a_table"
    assert house.says(ivo, "join", "back", code=code)["type"] == "table"
    assert house.says(ivo, "leave", "l") == {"type": "left", "re": "l"}
    assert house.says(ivo, "vacate", "v", seat=1)["reason"] == "host_only"
    assert ana.latest("table")["watchers"] == 2


def test_a_table_nobody_is_left_at_is_gone_with_its_worker_seats() -> None:  # C2, R3
    house = House()
    worker = house.worker()
    ana, code = made(house)
    house.says(ana, "fill", "f", seat=2, level="club")
    [offer] = offers(worker)
    seat = house.take(offer)
    house.says(ana, "leave", "l")
    assert house.lobby.tables == {}
    assert seat.closed is Closing.SEAT_GIVEN_AWAY
    assert house.says(house.person("Ivo"), "join", "j", code=code)["reason"] == "no_such_table"
    house.lobby.gone(seat)


def test_the_last_to_leave_closes_the_table() -> None:
    house = House()
    ana, _ = made(house)
    house.says(ana, "leave", "l")
    assert house.lobby.tables == {}


def test_a_full_house_lets_the_table_go_nobody_has_been_at_for_longest() -> None:  # R3
    house = House(max_tables=3)
    codes = []
    for number in range(3):
        guest, code = made(house, f"guest {number}")
        house.says(guest, "sit", "s", seat=1)
        codes.append((guest, code))
    house.lobby.gone(codes[1][0])
    house.lobby.gone(codes[0][0])
    house.person("guest 1", code=codes[1][1])
    _, new = made(house, "newcomer")
    assert set(house.lobby.tables) == {codes[1][1], codes[2][1], new}
    refused = house.says(house.person("too many"), "create", "c", profile="chiva")
    assert refused["reason"] == "too_many_tables"


def test_tables_whose_people_are_lost_hold_no_worker_and_go_on_when_they_come() -> None:  # R3
    house = House()
    worker = house.worker(seats=3)
    ana, code = made(house)
    house.says(ana, "sit", "s", seat=1)
    for seat in (2, 3, 4):
        house.says(ana, "fill", f"f{seat}", seat=seat, level="club")
    house.says(ana, "start", "start")
    house.lobby.gone(ana)
    assert not house.staff.posts._posts
    made(house, "Ivo")
    back = house.person("Ana", code=code)
    assert back.view["seat"] == 1
    assert len(offers(worker)) == 6


def test_a_thousand_abandoned_tables_leave_nothing_behind() -> None:  # R3
    house = House(max_tables=1000)
    house.worker(seats=5000)
    guests = []
    for number in range(1000):
        ana, _ = made(house, f"guest {number}")
        house.says(ana, "fill", "f", seat=2, level="club")
        guests.append(ana)
    assert len(house.lobby.tables) == 1000
    for guest in guests:
        house.lobby.gone(guest)
    house.sleep()
    assert house.lobby.tables == {}
    assert not house.staff.posts._posts
    assert not house.staff.posts._tickets
    assert not house.staff.posts._waiting


def test_a_workers_control_connection_is_at_no_table() -> None:
    house = House()
    worker = house.worker()
    assert house.says(worker, "create", "c", profile="chiva")["reason"] == "not_at_a_table"
    house.lobby.gone(worker)
    assert house.staff.workers == 0


@pytest.mark.logs
def test_a_worker_that_garbles_at_its_seat_is_dismissed() -> None:  # C1
    house = House()
    worker = house.worker()
    ana, _ = made(house)
    house.says(ana, "fill", "f", seat=2, level="club")
    [offer] = offers(worker)
    seat = house.take(offer)
    house.lobby.receive(seat, b"\xc1")
    assert house.dismissed == [worker]
    assert worker.closed is Closing.REFUSED
    other = house.worker()
    assert len(offers(other)) == 1


def test_closing_the_hall_closes_every_table() -> None:
    house = House()
    ana, _ = made(house)
    house.hall.close()
    assert ana.closed is Closing.TABLE_CLOSED
    assert house.lobby.tables == {}
    house.lobby.gone(ana)


def test_msgpack_alone_reads_what_the_lobby_says() -> None:
    house = House()
    ana = house.person("Ana")
    assert msgpack.unpackb(ana.frames[0])["type"] == "welcome"


def test_nothing_is_answered_at_the_door_before_the_log_has_it() -> None:
    house, log = House(), WaitingLog()
    house.lobby._log = house.lobby._entrance._log = house.hall._log = log
    ana = house.person("Ana")
    for _ in range(2):
        house.says(ana, "create", "c", profile="chiva", pause=0)
    assert [message["type"] for message in ana.messages] == ["welcome"]
    log.sync()
    assert [message["type"] for message in ana.messages] == ["welcome", "table", "table"]
    for _ in range(2):
        house.says(ana, "leave", "l")
    assert ana.last["type"] == "table"
    log.sync()
    assert [message["type"] for message in ana.messages[3:]] == ["left", "left"]
