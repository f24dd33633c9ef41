"""The hall: who keeps a table awake, when it sleeps, and what is left of it then."""

from __future__ import annotations

import asyncio
import gc
import weakref
from collections.abc import AsyncIterator, Callable
from functools import partial
from typing import Any

import pytest

from doublesix.protocol.codec import pack, unpack_any
from doublesix.protocol.errors import Closing
from doublesix_server import takeup
from doublesix_server.log import Closed, Entry, Made, SeatsChanged
from doublesix_server.people import identity_of
from doublesix_server.refusal import Refused
from tests.server.fakes import FakePeer, House, WaitingLog, drive, offers
from tests.server.test_lobby import made
from tests.server.test_waking import hello

DAY = 86_400
ANA = identity_of(b"Ana".ljust(16, b"."))


def forget(house: House, keep_days: int) -> None:
    house.hall.note_who_is_there()
    drive(house.hall.forget(keep_days))


def test_a_table_sleeps_when_no_person_has_been_at_it_for_so_long() -> None:  # R3
    house = House(sleep_seconds=60)
    house.worker()
    ana, code = house.begun()
    house.sleep()
    assert list(house.lobby.tables) == [code]
    house.lobby.gone(ana)
    house.clock.now += 59
    house.hall.sweep()
    assert list(house.lobby.tables) == [code]
    house.clock.now += 1
    house.hall.sweep()
    assert house.lobby.tables == {}


def test_computer_players_keep_no_table_awake() -> None:  # C2
    house = House()
    worker = house.worker()
    ana, code = house.begun()
    seats = [house.take(offer) for offer in offers(worker)[-3:]]
    assert all(seat.latest("table")["code"] == code for seat in seats)
    house.lobby.gone(ana)
    house.sleep()
    assert house.lobby.tables == {}
    for seat in seats:
        house.lobby.gone(seat)


def test_a_watcher_keeps_a_table_awake() -> None:
    house = House()
    house.worker()
    ana, code = house.begun()
    ivo = house.person("Ivo", code=code)
    house.lobby.gone(ana)
    house.sleep()
    assert list(house.lobby.tables) == [code]
    house.lobby.gone(ivo)
    house.sleep()
    assert house.lobby.tables == {}


def test_who_comes_back_in_time_finds_the_table_awake_and_the_time_begins_anew() -> None:
    house = House(sleep_seconds=60)
    house.worker()
    ana, code = house.begun()
    for _ in range(3):
        house.lobby.gone(ana)
        house.clock.now += 40
        house.hall.sweep()
        house.works = []
        ana = house.person("Ana", code=code)
        assert house.works == []
        assert ana.view["seat"] == 1


@pytest.mark.parametrize("seats", [(), (1,)])
def test_a_table_that_has_not_begun_sleeps_too_and_is_its_makers_still(
    seats: tuple[int, ...],
) -> None:  # R3
    house = House()
    ana, code = made(house)
    for seat in seats:
        house.says(ana, "sit", "s", seat=seat)
    house.lobby.gone(ana)
    assert code in house.lobby.tables
    house.sleep()
    assert house.lobby.tables == {}
    assert house.says(house.person("Ivo"), "join", "j", code=code)["type"] == "table"
    you = house.person("Ana", code=code).latest("table")["you"]
    assert (you["host"], you["seats"]) == (True, [*seats])


def test_a_table_is_closed_once_who_made_it_has_left_and_nobody_can_come_back() -> None:
    house = House()
    ana, code = made(house)
    ivo = house.person("Ivo", code=code)
    house.lobby.gone(ana)
    house.says(ivo, "leave", "l")
    assert code in house.lobby.tables
    house.says(house.person("Ana", code=code), "leave", "l")
    assert Closed(code) in house.log.entries
    assert house.says(house.person("Ana"), "join", "j", code=code)["reason"] == "no_such_table"


def test_a_full_house_puts_the_table_to_sleep_that_was_deserted_longest_ago() -> None:  # R3
    house = House(max_tables=2)
    house.worker()
    (ana, first), (ivo, second) = house.begun("Ana"), house.begun("Ivo")
    house.lobby.gone(ivo)
    house.lobby.gone(ana)
    _, new = made(house, "Eva")
    assert set(house.lobby.tables) == {first, new}
    back = house.person("Ivo", code=second)
    assert set(house.lobby.tables) == {second, new}
    assert back.view["seat"] == 1
    refused = house.says(house.person("Ana"), "join", "j", code=first)
    assert (refused["reason"], refused["values"]) == ("too_many_tables", {"most": 2})


def test_a_house_that_fills_up_while_a_table_is_taken_up_refuses_it_and_keeps_it() -> None:
    house = House(max_tables=1)
    house.worker()
    code = house.asleep()
    house.works = []
    ana = FakePeer()
    house.lobby.receive(ana, hello("Ana", code))
    [work] = house.works
    ivo, _ = made(house, "Ivo")
    drive(work)
    assert ana.last["reason"] == "too_many_tables"
    house.works = None
    house.says(ivo, "leave", "l")
    assert house.person("Ana", code=code).view["seat"] == 1


def test_a_thousand_abandoned_tables_are_swept_and_nothing_holds_them() -> None:  # R3, C2
    house = House(max_tables=1000)
    house.worker(seats=5000)
    people = [house.begun(f"guest {number}")[0] for number in range(1000)]
    tables = weakref.WeakSet(house.lobby.tables.values())
    assert len(tables) == 1000
    for ana in people:
        house.lobby.gone(ana)
    house.sleep()
    gc.collect()
    assert len(house.lobby.tables) == len(tables) == 0
    assert not house.staff.posts._posts
    assert not house.staff.posts._tickets
    assert not house.staff.posts._waiting


def test_a_table_nobody_can_come_back_to_is_closed_and_not_taken_up() -> None:
    house = House()
    house.log.append(Made("K7QM2XV0", "chiva", "s", 0, "s"))
    ivo = house.person("Ivo")
    assert house.says(ivo, "join", "j", code="K7QM2XV0")["reason"] == "no_such_table"
    assert house.log.entries[-1] == Closed("K7QM2XV0")


def test_a_table_whose_host_only_watched_is_there_after_a_restart() -> None:
    house = House()
    house.log.append(Made("K7QM2XV0", "chiva", "s", 0, "s"))
    house.log.append(SeatsChanged("K7QM2XV0", ANA, ()))
    ivo = house.person("Ivo", code="K7QM2XV0")
    assert ivo.latest("table")["you"]["host"] is True
    assert house.person("Ana", code="K7QM2XV0").latest("table")["you"]["host"] is True


def test_a_server_that_starts_takes_nothing_up(monkeypatch: pytest.MonkeyPatch) -> None:  # R4
    house = House(max_tables=50)
    house.worker()
    codes = [house.asleep(f"guest {number}") for number in range(20)]
    read: list[str] = []
    entries_of = house.log.entries_of

    def note(code: str) -> AsyncIterator[Entry]:
        read.append(code)
        return entries_of(code)

    monkeypatch.setattr(house.log, "entries_of", note)
    again = House(log=house.log)
    assert (again.lobby.tables, read) == ({}, [])
    assert again.person("guest 7", code=codes[7]).view["seat"] == 1
    assert read == [codes[7]]


# What is forgotten


def test_a_table_is_forgotten_when_nobody_has_been_at_it_for_so_many_days() -> None:
    house = House()
    house.worker()
    old = house.asleep("Ana")
    house.clock.now += 20 * DAY
    new = house.asleep("Ivo")
    house.clock.now += 10 * DAY
    forget(house, 31)
    assert old in house.log.seen
    forget(house, 30)
    assert set(house.log.seen) == {new}
    assert {entry.table for entry in house.log.entries} == {new}
    assert house.says(house.person("Ana"), "join", "j", code=old)["reason"] == "no_such_table"


def test_a_closed_table_is_kept_as_long_as_one_that_sleeps() -> None:
    house = House()
    ana, code = made(house)
    house.says(ana, "leave", "l")
    house.clock.now += 29 * DAY
    forget(house, 30)
    assert Closed(code) in house.log.entries
    house.clock.now += 2 * DAY
    forget(house, 30)
    assert house.log.entries == []


def test_a_table_people_are_at_is_not_forgotten_however_long_they_stay() -> None:
    house = House()
    house.worker()
    ana, code = house.begun()
    for _ in range(3):
        house.clock.now += 300 * DAY
        forget(house, 365)
    house.lobby.gone(ana)
    house.sleep()
    house.clock.now += 300 * DAY
    forget(house, 365)
    assert house.person("Ana", code=code).view["seat"] == 1


def test_coming_to_a_table_keeps_it_for_another_while() -> None:
    house = House()
    house.worker()
    code = house.asleep()
    for _ in range(3):
        house.clock.now += 20 * DAY
        forget(house, 30)
        house.lobby.gone(house.person("Ana", code=code))
        house.sleep()
    assert code in house.log.seen


async def test_what_is_being_taken_up_is_not_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    house = House()
    house.worker()
    code = house.asleep()
    house.clock.now += 40 * DAY
    monkeypatch.setattr(takeup, "_ENTRIES_AT_ONCE", 3)
    house.works = []
    ana = FakePeer()
    house.lobby.receive(ana, hello("Ana", code))
    [work] = house.works
    waking = asyncio.create_task(work)
    await asyncio.sleep(0)
    assert code not in house.hall.tables
    await house.hall.forget(30)
    assert waking.done()
    assert ana.view["seat"] == 1
    assert code in house.log.seen


async def test_what_is_being_forgotten_is_not_taken_up(monkeypatch: pytest.MonkeyPatch) -> None:
    house = House()
    house.worker()
    code = house.asleep()
    house.clock.now += 40 * DAY
    note, are_noted = house.log.note, asyncio.Event()
    notes: list[Callable[[], None]] = []

    def slowly(*arguments: Any) -> None:
        notes.append(partial(note, *arguments))
        are_noted.set()

    monkeypatch.setattr(house.log, "note", slowly)
    forgetting = asyncio.create_task(house.hall.forget(30))
    await are_noted.wait()
    ivo = house.person("Ivo")
    house.works = []
    house.lobby.receive(ivo, pack({"type": "join", "id": "j", "code": code}))
    [work] = house.works
    waking = asyncio.create_task(work)
    await asyncio.sleep(0)
    assert not waking.done()
    for noted in notes:
        noted()
    await asyncio.gather(forgetting, waking)
    assert ivo.last["reason"] == "no_such_table"


# The operator's


async def test_a_table_that_is_kept_asleep_is_woken_only_afterwards() -> None:
    house = House()
    house.worker()
    ana, code = house.begun()
    table = house.hall.tables[code]
    async with house.hall.asleep(code):
        assert ana.closed is Closing.SERVER_UPDATES
        assert code not in house.hall.tables
        house.lobby.gone(ana)
        house.works = []
        ana = FakePeer()
        house.lobby.receive(ana, hello("Ana", code))
        [work] = house.works
        waking = asyncio.create_task(work)
        await asyncio.sleep(0)
        assert not waking.done()
    await waking
    assert list(house.hall.tables) == [code]
    assert house.hall.tables[code] is not table


async def test_what_happens_at_a_table_that_was_put_to_sleep_is_not_kept() -> None:
    house = House()
    house.worker()
    ana, code = house.begun()
    async with house.hall.asleep(code):
        before = list(house.log.entries)
        house.lobby.gone(ana)
        assert house.log.entries == before


@pytest.mark.parametrize("way", ["sleep", "drop", "close"])
def test_a_table_that_is_let_go_keeps_no_answers(way: str) -> None:
    house = House()
    house.worker()
    ana, code = house.begun()
    table = house.hall.tables[code]
    assert table.answers.find(ana.identity, "start") is not None
    match way:
        case "sleep":
            house.hall.put_to_sleep(table)
        case "drop":
            house.hall.drop(code)
        case "close":
            house.hall.end(table)
    assert table.answers.find(ana.identity, "start") is None


class HonestLog(WaitingLog):
    """A log that waits with what comes after something that waits, and with nothing else."""

    def after(self, then: Callable[[], None]) -> None:
        if self._waiting:
            super().after(then)
        else:
            then()

    def sync(self) -> None:
        while self._waiting:
            self._waiting[0]()
            del self._waiting[0]  # until then what comes after it waits


def on_a_waiting_log() -> tuple[House, WaitingLog, FakePeer, FakePeer, str]:
    """Return a house whose log waits, a host and a guest at a table, and its code."""
    house, log = House(), HonestLog()
    house.lobby._log = house.lobby._entrance._log = house.hall._log = log
    ana = house.person("Ana")
    house.says(ana, "create", "c", profile="chiva", pause=0)
    log.sync()
    [code] = house.hall.tables
    ivo = house.person("Ivo", code=code)
    log.sync()
    return house, log, ana, ivo, code


def test_nobody_is_told_that_a_table_is_closed_before_that_is_kept() -> None:
    house, log, ana, ivo, code = on_a_waiting_log()
    told = len(ana.messages)
    house.says(ana, "close_table", "x")
    assert log.entries[-1] == Closed(code)
    assert (ana.messages[told:], ana.closed, ivo.closed) == ([], None, None)
    house.says(ivo, "sit", "s", seat=2)
    house.says(ivo, "leave", "l")
    house.says(ana, "close_table", "again")
    house.lobby.gone(ivo)
    assert log.entries[-1] == Closed(code)
    assert (ana.messages[told:], ivo.answers_to("s")) == ([], [])
    log.sync()
    assert [(one["type"], one["re"]) for one in ana.messages[told:]] == [
        ("left", "x"),
        ("left", "again"),
    ]
    assert unpack_any(ivo.answers_to("s")[0])["reason"] == "no_such_table"
    assert unpack_any(ivo.answers_to("l")[0])["type"] == "left"
    assert ana.closed is Closing.TABLE_CLOSED
    assert house.hall._ending == {}


def test_what_is_asked_of_a_table_that_ends_while_nothing_can_be_kept_does_not_wait() -> None:
    house, log, ana, ivo, _ = on_a_waiting_log()
    house.says(ana, "close_table", "x")
    log.is_failing = True
    assert house.says(ivo, "sit", "s", seat=2)["reason"] == "cannot_keep"


async def test_the_operator_is_told_that_a_table_is_closed_once_that_is_kept() -> None:
    house, log, ana, _, code = on_a_waiting_log()
    closing = asyncio.ensure_future(house.hall.close_table(code))
    await asyncio.sleep(0)
    assert log.entries[-1] == Closed(code)
    assert (ana.closed, closing.done()) == (None, False)
    house.log.append(Closed(code))
    log.sync()
    await closing
    assert ana.closed is Closing.TABLE_CLOSED


async def test_the_operator_is_not_told_that_a_table_is_closed_that_was_lost() -> None:
    house, log, ana, _, code = on_a_waiting_log()
    closing = asyncio.ensure_future(house.hall.close_table(code))
    await asyncio.sleep(0)
    house.hall.drop(code)
    log.sync()
    with pytest.raises(Refused, match="cannot_keep"):
        await closing
    assert ana.closed is Closing.ELSEWHERE


def test_only_who_made_a_table_closes_it() -> None:
    house = House()
    ana, code = made(house)
    house.lobby.gone(ana)
    house.sleep()
    ivo = house.person("Ivo", code=code)
    assert ivo.latest("table")["you"]["host"] is True
    assert house.says(ivo, "close_table", "x")["reason"] == "host_only"
    assert house.says(house.person("Ana", code=code), "close_table", "x")["type"] == "left"


@pytest.mark.parametrize("way", ["leave", "close_table"])
def test_who_waits_for_a_table_that_another_who_waited_closes_finds_none(way: str) -> None:
    house = House()
    ana, code = made(house)
    house.lobby.gone(ana)
    house.sleep()
    house.works = []
    ana, ivo = FakePeer(), FakePeer()
    house.lobby.receive(ana, hello("Ana", code))
    house.lobby.receive(ana, pack({"type": way, "id": "l"}))
    house.lobby.receive(ivo, hello("Ivo", code))
    for work in house.works:
        drive(work)
    assert unpack_any(ana.answers_to("l")[0])["type"] == "left"
    assert ivo.last["reason"] == "no_such_table"
    assert house.log.entries[-1] == Closed(code)


def test_nobody_is_told_that_they_left_before_that_is_kept() -> None:
    house, log, ana, ivo, _ = on_a_waiting_log()
    house.says(ivo, "sit", "s", seat=2)
    log.sync()
    house.says(ivo, "leave", "l")
    assert ivo.answers_to("l") == []
    assert isinstance(log.entries[-1], SeatsChanged)
    log.sync()
    assert len(ivo.answers_to("l")) == 1
    assert ana.closed is None
