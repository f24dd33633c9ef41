"""Waking: whoever comes to a table that sleeps waits for it, in order, and harms nobody else."""

from __future__ import annotations

import asyncio

import pytest

from doublesix.protocol.codec import pack
from doublesix.protocol.errors import Closing, Refusal
from doublesix.rules.acts import PASS, Step
from doublesix.rules.seat import Seat
from doublesix_server import waking as room
from doublesix_server.log import Acted, Began, UnreadableEntry
from doublesix_server.ownership import SOLE
from doublesix_server.refusal import Refused
from doublesix_server.table import Table
from doublesix_server.waking import Waking
from tests.server.fakes import FakePeer, House, drive
from tests.server.test_lobby import made


def house_that_waits() -> tuple[House, str]:
    """A house with a table that sleeps, where the test says when it is taken up."""
    house = House()
    house.worker()
    code = house.asleep()
    house.works = []
    return house, code


def hello(name: str, code: str) -> bytes:
    secret = name.encode().ljust(16, b".")
    fields = {"protocol": 1, "name": name, "secret": secret, "code": code}
    return pack({"type": "hello", "id": "h", **fields})


def kinds(guest: FakePeer) -> list[str]:
    return [message["type"] for message in guest.messages]


def answers_of(guest: FakePeer) -> list[str]:
    return [message["re"] for message in guest.messages if message.get("re") is not None]


def wake(house: House) -> None:
    works, house.works = house.works, []
    assert works is not None
    for work in works:
        drive(work)


def test_who_says_hello_to_a_sleeping_table_waits_and_is_back_in_the_seat() -> None:  # R4
    house, code = house_that_waits()
    ana = FakePeer()
    house.lobby.receive(ana, hello("Ana", code))
    assert ana.messages == []
    assert house.lobby.is_waiting(ana)
    wake(house)
    assert kinds(ana)[:3] == ["welcome", "table", "update"]
    assert ana.view["seat"] == 1
    assert not house.lobby.is_waiting(ana)


def test_what_is_sent_meanwhile_is_answered_afterwards_in_order() -> None:
    house, code = house_that_waits()
    ana = FakePeer()
    house.lobby.receive(ana, hello("Ana", code))
    for number in range(3):
        house.lobby.receive(ana, pack({"type": "sit", "id": f"{number}", "seat": 1}))
    house.lobby.receive(ana, pack({"type": "leave", "id": "l"}))
    house.lobby.receive(ana, pack({"type": "join", "id": "j", "code": "NOSUCH"}))
    house.lobby.receive(ana, pack({"type": "leave", "id": "l"}))
    wake(house)
    assert answers_of(ana) == ["h", "0", "1", "2", "l"]
    assert house.lobby.is_waiting(ana)
    wake(house)
    assert answers_of(ana) == ["h", "0", "1", "2", "l", "j", "l"]


def test_what_is_sent_behind_a_second_wait_is_answered_after_that() -> None:
    house, code = house_that_waits()
    ivo = FakePeer()
    house.lobby.receive(ivo, hello("Ivo", code))
    for request in (
        {"type": "leave", "id": "l"},
        {"type": "join", "id": "no", "code": "NOSUCH"},
        {"type": "join", "id": "again", "code": code},
    ):
        house.lobby.receive(ivo, pack(request))
    wake(house)
    house.sleep()
    for _ in range(2):
        wake(house)
    assert answers_of(ivo) == ["h", "l", "no", "again"]


def test_what_finds_no_room_while_one_waits_is_refused_and_all_else_is_answered() -> None:
    house, code = house_that_waits()
    ana = FakePeer()
    house.lobby.receive(ana, hello("Ana", code))
    for number in range(room.HELD + 2):
        request = {"type": "mute", "id": f"m{number}", "person": 99, "on": True}
        house.lobby.receive(ana, pack(request))
    assert [(one["re"], one["reason"]) for one in ana.messages] == [
        (f"m{room.HELD}", "too_fast"),
        (f"m{room.HELD + 1}", "too_fast"),
    ]
    assert ana.closed is None
    wake(house)
    assert [one.get("re") for one in ana.messages if one["type"] == "welcome"] == ["h"]
    for number in range(room.HELD):
        assert len(ana.answers_to(f"m{number}")) == 1
    house.lobby.receive(ana, hello("Ana", code))


def test_a_table_is_taken_up_once_for_all_who_come_at_once() -> None:
    house, code = house_that_waits()
    guests = {name: FakePeer() for name in ("Ana", "Ivo", "Eva")}
    for name, guest in guests.items():
        house.lobby.receive(guest, hello(name, code))
    assert house.works is not None
    assert len(house.works) == 1
    wake(house)
    assert [guest.latest("table")["you"]["seat"] for guest in guests.values()] == [1, None, None]
    assert guests["Eva"].latest("table")["watchers"] == 2


def test_the_same_person_twice_at_once_has_one_seat_and_the_newer_link() -> None:  # S1
    house, code = house_that_waits()
    older, newer = FakePeer(), FakePeer()
    for guest in (older, newer):
        house.lobby.receive(guest, hello("Ana", code))
    wake(house)
    assert (older.closed, newer.closed) == (Closing.TAKEN_OVER, None)
    assert newer.view["seat"] == 1


def test_who_is_gone_meanwhile_is_dropped_and_the_table_goes_to_sleep_again() -> None:
    house, code = house_that_waits()
    ana = FakePeer()
    house.lobby.receive(ana, hello("Ana", code))
    house.lobby.gone(ana)
    wake(house)
    assert ana.messages == []
    assert list(house.lobby.tables) == [code]
    house.sleep()
    assert house.lobby.tables == {}


def test_a_join_waits_like_a_hello_and_a_wrong_code_is_told() -> None:
    house, code = house_that_waits()
    ivo = house.person("Ivo")
    for request in (
        {"type": "join", "id": "no", "code": "NOSUCH"},
        {"type": "join", "id": "j", "code": code},
    ):
        house.lobby.receive(ivo, pack(request))
        assert house.lobby.is_waiting(ivo)
        wake(house)
    assert [message.get("reason") for message in ivo.messages[1:3]] == ["no_such_table", None]
    assert ivo.latest("table")["re"] == "j"


def test_who_is_at_a_table_does_not_wake_another() -> None:
    house, code = house_that_waits()
    ivo, _ = made(house, "Ivo")
    assert house.says(ivo, "join", "j", code=code)["reason"] == "at_a_table"
    assert house.works == []


def test_a_repeated_create_wakes_the_table_it_made() -> None:  # S2, A1
    house = House()
    house.worker()
    code = house.asleep()
    again = house.person("Ana")
    house.says(again, "create", "create Ana", profile="chiva", pause=0)
    assert list(house.lobby.tables) == [code]
    assert again.view["seat"] == 1
    house.lobby.gone(again)
    house.sleep()
    once_more = house.person("Ana")
    house.says(once_more, "create", "create Ana", profile="six-love", pause=0)
    assert once_more.latest("table")["code"] != code


STEP = Step(Seat.ONE, PASS)


@pytest.mark.logs
def test_one_table_that_cannot_be_taken_up_harms_no_other(
    caplog: pytest.LogCaptureFixture,
) -> None:  # R6
    house = House()
    house.worker()
    good, bad = house.asleep("Ana"), house.asleep("Ivo")
    place = next(
        place
        for place, entry in enumerate(house.log.entries)
        if isinstance(entry, Began) and entry.table == bad
    )
    house.log.entries[place] = house.log.entries[place - 1]
    house.log.entries.insert(place, Acted(bad, 1, None, "", "", STEP, hands=None))
    ivo = house.person("Ivo")
    assert house.says(ivo, "join", "j", code=bad)["reason"] == "cannot_load"
    assert house.person("Ana", code=good).view["seat"] == 1
    assert f"table {bad}: cannot be taken up: AssertionError" in caplog.text
    assert list(house.lobby.tables) == [good]


@pytest.mark.logs
def test_an_unreadable_table_is_told_to_the_host_of_the_server(
    caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:  # R6
    house = House()

    def entries_of(table: str) -> None:
        raise UnreadableEntry(f"table {table}: an entry of form 9")

    monkeypatch.setattr(house.log, "entries_of", entries_of)
    answer = house.says(house.person("Ana"), "join", "j", code="K7QM2XV0")
    assert answer["reason"] == "cannot_load"
    assert "table K7QM2XV0: an entry of form 9" in caplog.text


@pytest.mark.logs
def test_an_error_of_ours_costs_one_guest_and_tells_no_tile(
    caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:  # R1, H3
    house, code = house_that_waits()
    ana, ivo = FakePeer(), FakePeer()
    for guest, name in ((ana, "Ana"), (ivo, "Ivo")):
        house.lobby.receive(guest, hello(name, code))

    def breaks(frame: bytes) -> None:
        raise AssertionError(f"Tile({6}, {4})")

    monkeypatch.setattr(ana, "send", breaks)
    wake(house)
    assert ana.closed is Closing.REFUSED
    assert ivo.latest("table")["code"] == code
    assert "AssertionError" in caplog.text
    assert "6, 4" not in caplog.text


def test_nothing_is_waited_for_while_nothing_can_be_kept() -> None:
    house, code = house_that_waits()
    house.log.is_failing = True
    guest = FakePeer()
    house.lobby.receive(guest, hello("Ana", code))
    assert guest.last["reason"] == "cannot_keep"
    assert not guest.is_known


def test_who_was_sent_away_is_not_heard_any_more() -> None:
    house, code = house_that_waits()
    ana = FakePeer()
    house.lobby.receive(ana, hello("Ana", code))
    house.lobby.receive(ana, b"\xc1")
    house.lobby.receive(ana, pack({"type": "leave", "id": "l"}))
    wake(house)
    assert ana.closed is Closing.REFUSED
    assert ana.answers_to("l") == []


async def test_so_many_are_taken_up_at_a_time_and_the_others_wait() -> None:
    going, most = 0, 0

    async def take_up(code: str) -> Table:
        nonlocal going, most
        going += 1
        most = max(most, going)
        await asyncio.sleep(0)
        going -= 1
        raise Refused(Refusal.NO_SUCH_TABLE)

    found: list[Table | Refused] = []
    works: list[asyncio.Task[None]] = []
    waking = Waking(
        alone=lambda code: asyncio.Lock(),
        claim=SOLE.claim,
        take_up=take_up,
        hear=lambda guest, frame: None,
        settled=lambda table: None,
        aside=lambda work: works.append(asyncio.create_task(work)),
    )
    for number in range(20):
        waking.wait(FakePeer(), f"T{number}", found.append)
    await asyncio.gather(*works)
    assert (most, len(found)) == (4, 20)
