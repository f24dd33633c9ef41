"""The register: restraints and the notice survive a restart, and what was kept is found."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from sqlalchemy.ext.asyncio import create_async_engine

from doublesix.rules.seat import Seat
from doublesix_server.log import Identity, SeatsChanged, Seen, Sitting, Summarised
from doublesix_server.refusal import NotDone
from doublesix_server.restraints import Kind, Restraint
from doublesix_server.store import register as room
from doublesix_server.store.archive import StoredArchive
from doublesix_server.store.durable import DurableLog
from doublesix_server.store.folder import DATABASE
from doublesix_server.store.register import StoredRegister
from doublesix_server.store.writer import Notes, Rows
from tests.server.store.stores import InFile, Store, entry_of
from tests.server.store.test_notes import ANA, IVO, summary

BAN = Restraint(Kind.BAN, ANA.hex(), "Ana", 5)
MUTE = Restraint(Kind.MUTE, ANA.hex(), "Ana", 7)
NETWORK = Restraint(Kind.BAN, "203.0.113.0/24", "", 6)


class AnyWriter:
    """A writer that is given nothing."""

    async def write(self, rows: Rows, notes: Notes) -> None:
        raise AssertionError(rows, notes)

    def close(self) -> None:
        raise AssertionError


def seated(table: str, identity: Identity, name: str) -> SeatsChanged:
    return SeatsChanged(table, identity, (Sitting(Seat.ONE, identity, name, None, False, 1),))


async def test_who_is_restrained_is_kept_across_a_restart(store: Store) -> None:
    async with store.log(*"TUVW") as (log, engine):
        register = StoredRegister(engine, log)
        for one in (MUTE, BAN, NETWORK, Restraint(Kind.BAN, IVO.hex(), "Ivo", 1)):
            await register.keep(one)
        await register.lift(Kind.BAN, IVO.hex())
    async with store.log(*"TUVW") as (log, engine):
        assert await StoredRegister(engine, log).restraints() == [BAN, NETWORK, MUTE]


async def test_who_is_restrained_twice_is_so_as_said_last(store: Store) -> None:
    async with store.log(*"TUVW") as (log, engine):
        register = StoredRegister(engine, log)
        await register.keep(BAN)
        nameless = Restraint(Kind.BAN, ANA.hex(), "", 9)
        await register.keep(nameless)
        assert await register.restraints() == [nameless]


async def test_the_notice_is_the_latest_or_none(store: Store) -> None:
    async with store.log(*"TUVW") as (log, engine):
        register = StoredRegister(engine, log)
        assert await register.notice() is None
        await register.tell("until nine")
        await register.tell("until ten")
    async with store.log(*"TUVW") as (log, engine):
        register = StoredRegister(engine, log)
        assert await register.notice() == "until ten"
        await register.tell(None)
        assert await register.notice() is None


async def test_sessions_are_found_by_table_and_by_when_they_were_played(store: Store) -> None:
    async with store.log(*"TUVW") as (log, engine):
        register = StoredRegister(engine, log)
        for code, when in (("T", 10), ("U", 20), ("T", 30)):
            log.note(Summarised(summary(code, 1), (ANA,), when))
        log.note(Summarised(summary("W", 1), (), 20))  # computer players among themselves

        async def found(since: int, until: int, *tables: str) -> list[str]:
            return [one.summary.table for one in await register.sessions(since, until, tables)]

        assert await found(0, 100) == ["T", "U"]
        assert await found(0, 20) == ["T"]
        assert await found(25, 100) == ["T"]
        assert await found(31, 100) == []
        assert await found(0, 100, "U", "X") == ["U"]


async def test_people_are_found_by_how_their_identity_begins(store: Store) -> None:
    async with store.log(*"TUVW") as (log, engine):
        register = StoredRegister(engine, log)
        near = Identity(ANA[:3] + IVO[:29])
        log.note(Summarised(summary("T", 1), (ANA, near, IVO), 1))
        assert await register.identities(ANA.hex()[:5]) == {ANA, near}
        assert await register.identities(ANA.hex()[:8]) == {ANA}
        assert await register.identities(ANA.hex()) == {ANA}
        assert await register.identities("f") == set()


async def test_a_table_is_known_while_it_is_kept(store: Store) -> None:
    async with store.log(*"TUVW") as (log, engine):
        register = StoredRegister(engine, log)
        log.note(Seen("T", 1))
        assert [await register.is_known(code) for code in "TU"] == [True, False]


async def test_somebodys_tables_are_those_whose_entries_name_them_or_where_they_sat(
    store: Store,
) -> None:
    async with store.log(*"TUVW") as (log, engine):
        register = StoredRegister(engine, log)
        for code, identity in (("T", ANA), ("U", IVO), ("T", ANA)):
            log.append(seated(code, identity, "Ana"))
        log.append(entry_of("V"))
        log.note(Summarised(summary("W", 1), (ANA,), 1))
        assert sorted(await register.tables_of(ANA)) == ["T", "W"]


async def test_nothing_in_the_files_names_somebody_who_was_erased(tmp_path: Path) -> None:
    name = "Anastasia the Third"
    async with InFile(tmp_path).log() as (log, engine):
        register = StoredRegister(engine, log)
        log.append(entry_of("T"))
        for number in range(50):
            log.append(seated("T", ANA, name))
            log.append(seated("T", IVO, f"Ivo {number}"))
        log.note(Summarised(summary("T", 1), (ANA, IVO), 1))
        await log.drained()
        assert files_hold(tmp_path, name.encode(), ANA)
        await register.erase("T", ANA)
        await register.tidy()
        assert not files_hold(tmp_path, name.encode(), ANA)
        assert await register.tables_of(ANA) == []
        archive = StoredArchive(engine, log)
        entries = [entry async for entry in archive.entries_of("T")]
        assert entries[2::2] == [seated("T", IVO, f"Ivo {number}") for number in range(50)]


def files_hold(folder: Path, *what: bytes) -> bool:
    """Tell whether any of this stands in a file of a database."""
    files = [path.read_bytes() for path in folder.glob(f"{DATABASE}*")]
    return any(one in content for content in files for one in what)


@pytest.mark.logs
async def test_a_journal_that_is_read_for_long_is_tidied_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    answers = [False, True, False, False, False]
    monkeypatch.setattr(room, "tidy", lambda _: answers.pop(0))
    async with InFile(tmp_path).log() as (log, engine):
        register = StoredRegister(engine, log)
        await register.tidy()
        assert (len(answers), caplog.text) == (3, "")
        await register.tidy()
    assert "stands in the journal yet" in caplog.text


async def test_what_nobody_waits_for_any_more_is_done_to_its_end(store: Store) -> None:
    async with store.log(*"TUVW") as (log, engine):
        register = StoredRegister(engine, log)
        asked = asyncio.create_task(register.keep(BAN))
        await asyncio.sleep(0)
        asked.cancel()
        await asyncio.gather(asked, return_exceptions=True)
        await register.close()
        assert await register.restraints() == [BAN]


@pytest.mark.logs
async def test_while_nothing_can_be_kept_the_operator_is_told_instead_of_kept_waiting(
    store: Store,
) -> None:
    async with store.log(*"TUVW") as (log, engine):
        failed = asyncio.Event()
        log.changed = lambda is_kept: None if is_kept else failed.set()
        store.fill()
        log.append(entry_of("T"))
        await failed.wait()
        with pytest.raises(NotDone, match="cannot be used now"):
            await StoredRegister(engine, log).sessions(0, 9, ())
        store.empty()


async def test_where_no_database_answers_the_operator_is_told_what_to_look_at(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(room, "_SECONDS", 0.05)
    came: list[asyncio.StreamWriter] = []
    silent = await asyncio.start_server(lambda _, writer: came.append(writer), "127.0.0.1", 0)
    try:
        for port in (1, silent.sockets[0].getsockname()[1]):
            engine = create_async_engine(f"postgresql+asyncpg://ana@127.0.0.1:{port}/club")
            register = StoredRegister(engine, DurableLog(engine, AnyWriter()))
            for asked in (register.keep(BAN), register.restraints()):
                with pytest.raises(NotDone, match="look at PostgreSQL, then ask again"):
                    async with asyncio.timeout(10):
                        await asked
            await engine.dispose()
    finally:
        silent.close()
        for writer in came:
            writer.close()
