"""The archive: what was kept is read again in order, all that was handed over before included."""

from __future__ import annotations

import asyncio

import pytest
from sqlalchemy import insert

from doublesix.protocol.errors import Refusal
from doublesix_server.log import (
    Closed,
    Counted,
    Entry,
    Identity,
    Seen,
    Summarised,
    UnreadableEntry,
)
from doublesix_server.refusal import Refused
from doublesix_server.store import archive as room
from doublesix_server.store.archive import StoredArchive
from doublesix_server.store.schema import ENTRIES
from tests.server.running import until
from tests.server.store.stores import InPostgres, Store, entry_of
from tests.server.store.test_notes import ANA, IVO, summary

TABLES = ("OTHER", "T", *(f"T{number}" for number in range(10)), "LATE", "OLD", "OLDER", "AT")


async def read(archive: StoredArchive, code: str) -> list[Entry]:
    return [entry async for entry in archive.entries_of(code)]


async def test_a_tables_entries_are_read_in_order_and_no_others(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(room, "_ROWS_AT_ONCE", 4)
    async with store.log(*TABLES) as (log, engine):
        archive = StoredArchive(engine, log)
        for length in (0, 3, 4, 5, 8, 9):
            code = f"T{length}"
            expected: list[Entry] = [Counted(code, number) for number in range(length)]
            for entry in expected:
                log.append(entry)
                log.append(entry_of("OTHER"))
            assert await read(archive, code) == expected


async def test_what_was_handed_over_is_durable_before_it_is_read(store: Store) -> None:
    async with store.log(*TABLES) as (log, engine):
        archive, told = StoredArchive(engine, log), []
        log.append(entry_of("T"), lambda: told.append("T"))
        assert await read(archive, "T") == [entry_of("T")]
        assert told == ["T"]
        log.append(Closed("T"))
        assert await archive.is_closed("T")
        assert not await archive.is_closed("U")


async def test_tables_are_found_by_when_somebody_was_last_there(store: Store) -> None:
    async with store.log(*TABLES) as (log, engine):
        for code, when in (("LATE", 90), ("OLD", 10), ("OLDER", 5), ("AT", 50)):
            log.note(Seen(code, when))
        assert await StoredArchive(engine, log).unseen_since(50) == ["OLDER", "OLD"]


async def test_sessions_are_listed_to_those_who_sat_in_them_the_newest_first(
    store: Store,
) -> None:
    async with store.log(*TABLES) as (log, engine):
        archive = StoredArchive(engine, log)
        for when in range(6):
            sitters = (ANA,) if when % 2 else (ANA, IVO)
            log.note(Summarised(summary(f"T{when}", 1), sitters, when))
        log.note(Summarised(summary("T0", 1, deals=2), (ANA,), 9))
        first = await archive.sessions_of(ANA, before=None, most=4)
        assert [one.summary.table for one in first] == ["T5", "T4", "T3", "T2"]
        rest = await archive.sessions_of(ANA, before=first[-1].place, most=4)
        assert [one.summary.table for one in rest] == ["T1", "T0"]
        assert rest[-1].summary == summary("T0", 1, deals=2)
        assert (rest[-1].began, rest[-1].changed) == (0, 9)
        ivos = await archive.sessions_of(IVO, before=None, most=4)
        assert [one.summary.table for one in ivos] == ["T4", "T2", "T0"]
        assert await archive.sessions_of(Identity(b"e" * 32), before=None, most=4) == []


async def test_a_session_is_found_by_who_sat_in_it_and_by_its_number_or_as_the_latest(
    store: Store,
) -> None:
    async with store.log(*TABLES) as (log, engine):
        archive = StoredArchive(engine, log)
        for session, sitters in ((1, (ANA,)), (2, (ANA, IVO)), (3, (IVO,))):
            log.note(Summarised(summary("T", session), sitters, 5))
        found = {
            (name, session): await archive.session_of(identity, "T", session)
            for name, identity in (("Ana", ANA), ("Ivo", IVO))
            for session in (None, 1, 2, 3, 4)
        }
        assert {key for key, number in found.items() if number is None} == {
            *(("Ana", 3), ("Ana", 4), ("Ivo", 1), ("Ivo", 4))
        }
        assert (found["Ana", None], found["Ivo", None], found["Ivo", 2]) == (2, 3, 2)
        assert await archive.session_of(ANA, "U", None) is None


async def test_an_entry_that_cannot_be_read_is_told_with_its_table(store: Store) -> None:
    async with store.log(*TABLES) as (log, engine):
        async with engine.begin() as connection:
            await connection.execute(insert(ENTRIES), [{"code": "T", "form": 99, "body": b""}])
        with pytest.raises(UnreadableEntry, match=r"table T: an entry of form 99.*a newer one"):
            await read(StoredArchive(engine, log), "T")


async def test_many_readers_leave_the_log_its_connection(store: Store) -> None:
    async with store.log(*TABLES) as (log, engine):
        archive = StoredArchive(engine, log)
        reading = [asyncio.create_task(read(archive, f"T{number}")) for number in range(100)]
        log.append(entry_of("T"))
        await log.drained()
        assert not all(task.done() for task in reading)
        assert sum(map(len, await asyncio.gather(*reading))) == 0


async def test_a_reader_who_is_gone_leaves_no_connection_behind(store: Store) -> None:
    async with store.log(*TABLES) as (log, engine):
        archive = StoredArchive(engine, log)
        reading = asyncio.create_task(read(archive, "T"))
        await until(lambda: bool(archive._reading))
        reading.cancel()
        await archive.close()
        assert reading.cancelled()
        assert not archive._reading


async def test_a_database_that_is_away_may_be_asked_again(shared: InPostgres) -> None:
    async with shared.log("T") as (log, engine):
        archive = StoredArchive(engine, log)
        shared.say("ALTER TABLE entries RENAME TO gone")
        with pytest.raises(Refused) as refused:
            await read(archive, "T")
        assert refused.value.reason is Refusal.CANNOT_KEEP
        shared.say("ALTER TABLE gone RENAME TO entries")
        assert await read(archive, "T") == []


async def test_a_database_that_does_not_answer_holds_up_no_reader_for_ever(
    shared: InPostgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(room, "_READ_SECONDS", 0.2)
    async with shared.log("T") as (log, engine), engine.connect() as other:
        archive = StoredArchive(engine, log)
        async with other.begin():
            await other.exec_driver_sql("LOCK TABLE entries")
            asked = [read(archive, "T") for _ in range(room._READERS + 1)]
            for answer in await asyncio.gather(*asked, return_exceptions=True):
                assert isinstance(answer, Refused)
                assert answer.reason is Refusal.CANNOT_KEEP
        assert await read(archive, "T") == []
