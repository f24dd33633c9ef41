"""The lobby: who comes in, which table they mean, and what is said to those who do not."""

from __future__ import annotations

from typing import Any

import msgpack
import pytest

from doublesix.protocol.codec import pack
from doublesix.protocol.errors import Closing
from doublesix_server import lobby as room
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


def test_hello_is_answered_with_what_the_server_is() -> None:
    house = House()
    house.worker()
    welcome = house.person(" Ana\u202e ").latest("welcome")
    assert (welcome["name"], welcome["protocol"]) == ("Ana", 1)
    assert welcome["levels"] == ["novice", "club"]


def test_who_says_nothing_first_is_turned_away() -> None:
    house, guest = House(), FakePeer()
    answer = house.says(guest, "create", "1", profile="chiva")
    assert answer["reason"] == "hello_first"
    assert guest.closed is Closing.REFUSED


def test_hello_is_said_once() -> None:
    house = House()
    ana = house.person("Ana")
    again = house.says(ana, "hello", "h", protocol=1, name="Ivo", secret=bytes(16))
    assert again["reason"] == "hello_twice"
    assert ana.name == "Ana"


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


def test_a_table_is_joined_by_its_code_however_it_is_typed() -> None:
    house = House()
    _, code = made(house)
    typed = f"{code[:4].lower()}-{code[4:]}"
    assert house.says(house.person("Ivo"), "join", "j", code=typed)["code"] == code
    assert house.person("Eva", code=typed).latest("table")["watchers"] == 3


def test_a_wrong_code_makes_no_table() -> None:
    house = House()
    ivo = house.person("Ivo")
    assert house.says(ivo, "join", "j", code="K7QM2XV0")["reason"] == "no_such_table"
    guest = FakePeer()
    answer = house.says(
        guest, "hello", "h", protocol=1, name="Eva", secret=bytes(16), code="NOSUCH"
    )
    assert answer["reason"] == "no_such_table"
    assert house.lobby.tables == {}
    assert house.says(guest, "hello", "h", protocol=1, name="Eva", secret=bytes(16)) == {
        **guest.latest("welcome")
    }


def test_a_connection_is_at_one_table() -> None:
    house = House()
    ana, code = made(house)
    assert house.says(ana, "create", "2", profile="chiva")["reason"] == "at_a_table"
    assert house.says(ana, "join", "3", code=code)["reason"] == "at_a_table"
    assert house.says(house.person("Ivo"), "sit", "4", seat=1)["reason"] == "not_at_a_table"


def test_a_repeated_create_makes_one_table() -> None:  # S2
    house = House()
    ana, code = made(house)
    first = answer_to(ana, "create Ana")
    assert house.says(ana, "create", "create Ana", profile="chiva", pause=0) == first
    again = house.person("Ana")
    assert house.says(again, "create", "create Ana", profile="chiva", pause=0)["code"] == code
    assert list(house.lobby.tables) == [code]
    assert ana.closed is Closing.TAKEN_OVER


def test_the_id_of_another_create_makes_another_table() -> None:
    house = House()
    ana, first = made(house)
    house.says(ana, "leave", "l")
    second = house.says(ana, "create", "create Ana", profile="chiva", pause=0)["code"]
    assert second != first
    other = house.person("Ana")
    third = house.says(other, "create", "create Ana", profile="six-love", pause=0)["code"]
    assert third not in (first, second)


def test_a_repeated_join_gets_its_first_answer() -> None:
    house = House()
    _, code = made(house)
    ivo = house.person("Ivo")
    first = house.says(ivo, "join", "j", code=code)
    made(house, "Eva")
    assert house.says(ivo, "join", "j", code=code) == first


def test_there_are_no_more_tables_than_allowed() -> None:
    house = House(max_tables=1)
    made(house)
    refused = house.says(house.person("Ivo"), "create", "c", profile="chiva")
    assert (refused["reason"], refused["values"]) == ("too_many_tables", {"most": 1})


def test_a_person_has_made_so_many_open_tables_and_no_more() -> None:
    house = House(tables_per_person=2)
    ana, first = made(house)
    house.says(ana, "sit", "s", seat=1)
    made(house, "Ivo")
    second = house.person("Ana")
    house.says(second, "create", "second", profile="chiva")
    third = house.person("Ana")
    refused = house.says(third, "create", "third", profile="chiva")
    assert (refused["reason"], refused["values"]) == ("too_many_of_yours", {"most": 2})
    house.says(ana, "leave", "l")
    assert first not in house.lobby.tables
    assert house.says(third, "create", "third", profile="chiva")["type"] == "table"


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


def test_codes_are_guessed_so_often_and_then_not_even_looked_at() -> None:
    house = House(guesses=3)
    _, code = made(house)
    ivo = house.person("Ivo")
    for number in range(3):
        assert house.says(ivo, "join", f"{number}", code="WRONG")["reason"] == "no_such_table"
    assert house.says(ivo, "join", "right", code=code)["reason"] == "too_many_guesses"
    guest = FakePeer()
    hello = {"protocol": 1, "name": "Eva", "secret": bytes(16), "code": code}
    assert house.says(guest, "hello", "h", **hello)["reason"] == "too_many_guesses"
    assert guest.closed is None
    guest.address = "203.0.113.8"
    assert house.says(guest, "hello", "h", **hello)["type"] == "table"
    house.clock.now += 60
    assert house.says(ivo, "join", "right", code=code)["type"] == "table"


def test_a_server_for_invited_people_turns_the_others_away() -> None:
    house = House(invitation="capicú")
    hello = {"protocol": 1, "name": "Eva", "secret": bytes(16)}
    for wrong in ({}, {"invitation": None}, {"invitation": "wrong"}):
        guest = FakePeer()
        assert house.says(guest, "hello", "h", **hello, **wrong)["reason"] == "not_invited"
        assert guest.closed is Closing.REFUSED
        assert not guest.is_known
    assert house.person("Ana", invitation="capicú").latest("welcome")["name"] == "Ana"
    assert house.worker().is_known


def test_a_name_is_cut_to_what_is_shown() -> None:
    assert House().person("Ana María Josefina").latest("welcome")["name"] == "Ana María"


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
    house.lobby.gone(ana)
    assert house.lobby.tables == {}
    assert seat.closed is Closing.SEAT_GIVEN_AWAY
    assert house.says(house.person("Ivo"), "join", "j", code=code)["reason"] == "no_such_table"
    house.lobby.gone(seat)


def test_the_last_to_leave_closes_the_table() -> None:
    house = House()
    ana, _ = made(house)
    house.says(ana, "leave", "l")
    assert house.lobby.tables == {}


def test_a_full_house_closes_the_table_nobody_has_been_at_for_longest() -> None:  # R3
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
    assert house.lobby.tables == {}
    assert not house.staff.posts._posts
    assert not house.staff.posts._tickets
    assert not house.staff.posts._waiting


def test_what_is_remembered_of_repeats_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(room, "REPEATS_KEPT", 3)
    house = House(max_tables=50)
    for number in range(6):
        ana, _ = made(house, f"guest {number}")
        house.says(ana, "leave", "l")
    assert len(house.lobby._made) == len(house.lobby._left) == 3


def test_a_ticket_that_is_over_opens_nothing_and_leaves_nobody_behind() -> None:  # C2
    house = House()
    worker = house.worker()
    ana, _ = made(house)
    for number in range(5):
        house.says(ana, "fill", f"f{number}", seat=2, level="club")
    *old, new = offers(worker)
    for offer in old:
        late = house.take(offer)
        assert (late.last["reason"], late.closed) == ("ticket_is_over", Closing.REFUSED)
    assert house.take(new).latest("table")["watchers"] == 1


@pytest.mark.logs
def test_a_worker_needs_the_token() -> None:
    house, guest = House(), FakePeer()
    hello = {"protocol": 1, "token": "guessed", "levels": ["club"], "seats": 5}
    assert house.says(guest, "hello_worker", "w", **hello)["reason"] == "wrong_token"
    assert guest.closed is Closing.REFUSED
    assert house.staff.workers == 0


def test_a_workers_control_connection_is_at_no_table() -> None:
    house = House()
    worker = house.worker()
    assert house.says(worker, "create", "c", profile="chiva")["reason"] == "not_at_a_table"
    house.lobby.gone(worker)
    assert house.staff.workers == 0


def test_a_ticket_is_good_for_its_seat_and_a_secret_that_looks_like_one_is_not() -> None:
    house = House()
    worker = house.worker()
    ana, _ = made(house)
    house.says(ana, "fill", "f", seat=2, level="club")
    [offer] = offers(worker)
    ivo = FakePeer()
    hello = {"protocol": 1, "name": "Ivo", "secret": offer["ticket"], "code": offer["code"]}
    assert house.says(ivo, "hello", "h", **hello)["you"]["seat"] is None
    seat = house.take(offer)
    assert seat.latest("table")["you"] == {
        "person": None,
        "seat": 2,
        "seats": [2],
        "lent": [],
        "host": False,
    }
    assert ana.latest("table")["seats"][1]["state"] == "here"


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
    house.lobby._log = house.hall._log = log
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
