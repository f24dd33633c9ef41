"""The entrance: who comes in, and which table they mean."""

from __future__ import annotations

import pytest

from doublesix.protocol.errors import Closing
from doublesix_server import entrance as room
from doublesix_server.people import identity_of
from doublesix_server.restraints import Kind, Restraint
from tests.server.fakes import FakePeer, House, drive, offers
from tests.server.test_lobby import answer_to, made
from tests.server.test_waking import hello


def test_hello_is_answered_with_what_the_server_is() -> None:
    house = House()
    house.worker()
    welcome = house.person(" Ana\u202e ").latest("welcome")
    assert (welcome["name"], welcome["protocol"]) == ("Ana", 1)
    assert welcome["levels"] == ["novice", "club"]


def test_hello_is_said_once() -> None:
    house = House()
    ana = house.person("Ana")
    again = house.says(ana, "hello", "h", protocol=1, name="Ivo", secret=bytes(16))
    assert again["reason"] == "hello_twice"
    assert ana.name == "Ana"


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


def test_what_is_remembered_of_repeats_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(room, "REPEATS_KEPT", 3)
    house = House(max_tables=50)
    for number in range(6):
        ana, _ = made(house, f"guest {number}")
        house.says(ana, "leave", "l")
    assert len(house.lobby._entrance._made) == len(house.lobby._left) == 3


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


def test_a_person_is_told_what_the_operator_says_and_a_worker_is_not() -> None:
    house = House()
    house.notice = "until ten"
    ana = house.person("Ana")
    assert [one["type"] for one in ana.messages] == ["welcome", "notice"]
    assert ana.last["text"] == "until ten"
    assert [one["type"] for one in house.worker().messages] == ["welcome"]


def test_who_is_banned_while_their_table_wakes_stays_out() -> None:
    house = House()
    house.worker()
    code = house.asleep()
    house.works, ana = [], FakePeer()
    house.lobby.receive(ana, hello("Ana", code))
    banned = identity_of(b"Ana".ljust(16, b"."))
    house.restraints.add(Restraint(Kind.BAN, banned.hex(), "Ana", 0))
    drive(house.works.pop())
    assert (ana.last["reason"], ana.is_known) == ("banned", False)
