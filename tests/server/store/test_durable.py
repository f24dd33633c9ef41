"""The durable log: in order, nothing told before the disk has it, and a full disk waited out."""

from __future__ import annotations

import asyncio
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Engine, event, select
from sqlalchemy.exc import OperationalError
from sqlalchemy.ext.asyncio import AsyncEngine

from doublesix_server.log import Closed, Entry, Note, Seen
from doublesix_server.store import durable as room
from doublesix_server.store.durable import DurableLog
from doublesix_server.store.forms import from_bytes
from doublesix_server.store.schema import ENTRIES, SEEN
from doublesix_server.store.writer import SqliteWriter
from tests.server.running import until
from tests.server.store.stores import InFile, Store, entry_of

Rows = list[dict[str, Any]]
TABLES = ("T", "U", *(f"T{number}" for number in range(100)))


def engine_of(log: DurableLog) -> Engine:
    """Return the engine of the log's own thread."""
    assert isinstance(log.writer, SqliteWriter)
    return log.writer.engine


async def kept(engine: AsyncEngine) -> list[Entry]:
    async with engine.connect() as connection:
        rows = (await connection.execute(select(ENTRIES).order_by(ENTRIES.c.id))).all()
    return [from_bytes(row.code, row.form, row.body) for row in rows]


async def test_entries_are_kept_and_told_in_order_and_many_share_a_commit(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    tables = [f"T{number}" for number in range(2500)]
    async with store.log(*tables) as (log, engine):
        real, batches = log.writer.write, 0

        async def count(rows: Rows, notes: list[Note | Closed]) -> None:
            nonlocal batches
            batches += 1
            await real(rows, notes)

        monkeypatch.setattr(log.writer, "write", count)
        told: list[int] = []
        expected: list[int] = []
        for number in range(2500):
            log.append(entry_of(f"T{number}"), partial(told.append, number))
            expected.append(number)
            if number % 100 == 0:
                log.after(partial(told.append, -number))
                expected.append(-number)
                await asyncio.sleep(0)
        await log.drained()
        assert told == expected
        assert await kept(engine) == [entry_of(f"T{number}") for number in range(2500)]
        assert batches <= 30
    async with store.log() as (_, engine):
        assert len(await kept(engine)) == 2500


async def test_nothing_is_told_before_the_commit_has_returned(store: Store) -> None:
    async with store.log("T") as (log, _):
        order: list[tuple[str, int]] = []

        def tell(what: str) -> None:
            order.append((what, int(store.say("SELECT count(*) FROM entries"))))

        log.append(entry_of("T"), lambda: tell("told"))
        log.after(lambda: tell("told after"))
        assert order == []
        await log.drained()
        log.after(lambda: tell("at once"))
        assert order == [("told", 1), ("told after", 1), ("at once", 1)]


async def test_every_connection_syncs_its_commits(tmp_path: Path) -> None:
    async with InFile(tmp_path).log() as (log, engine):
        async with engine.connect() as connection:
            synchronous = (await connection.exec_driver_sql("PRAGMA synchronous")).scalar()
            journal = (await connection.exec_driver_sql("PRAGMA journal_mode")).scalar()
        with engine_of(log).connect() as own:
            of_writer = own.exec_driver_sql("PRAGMA synchronous").scalar()
            journal_of_writer = own.exec_driver_sql("PRAGMA journal_mode").scalar()
    assert (synchronous, journal) == (of_writer, journal_of_writer) == (2, "wal")


@pytest.mark.logs
async def test_a_full_disk_is_said_once_waited_out_and_nothing_is_told_meanwhile(
    store: Store, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(room, "_RETRY_SECONDS", 0.001)
    async with store.log("T") as (log, engine):
        says = store.fill()
        real, tries = log.writer.write, 0

        async def write(rows: Rows, notes: list[Note | Closed]) -> None:
            nonlocal tries
            tries += 1
            await real(rows, notes)

        monkeypatch.setattr(log.writer, "write", write)
        told: list[str] = []
        log.append(entry_of("T"), lambda: told.append("told"))
        await until(lambda: tries >= 3)
        while_full = log.is_failing, list(told)
        store.empty()
        await log.drained()
        assert while_full == (True, [])
        assert (log.is_failing, told) == (False, ["told"])
        assert await kept(engine) == [entry_of("T")]
    where = "" if engine.dialect.name == "sqlite" else " in PostgreSQL"
    assert caplog.text.count(f"nothing can be kept{where}: {says};") == 1
    assert "can be kept again" in caplog.text


@pytest.mark.logs
async def test_an_error_in_telling_one_stops_no_other(
    store: Store, caplog: pytest.LogCaptureFixture
) -> None:
    def breaks() -> None:
        raise AssertionError(f"Tile({6}, {4})")

    async with store.log(*TABLES) as (log, _):
        told: list[str] = []
        log.append(entry_of("T"), breaks)
        log.append(entry_of("U"), lambda: told.append("told"))
        await log.drained()
        assert told == ["told"]
    assert "telling failed: AssertionError" in caplog.text
    assert "6, 4" not in caplog.text


async def test_a_note_is_in_the_transaction_of_its_entry_and_is_told_after_it(
    tmp_path: Path,
) -> None:
    async with InFile(tmp_path).log() as (log, engine):
        order: list[str] = []
        event.listen(engine_of(log), "commit", lambda _: order.append("commit"))
        log.append(entry_of("T"), lambda: order.append("entry"))
        log.note(Seen("T", 7), lambda: order.append("note"))
        await log.drained()
        log.note(Seen("T", 8))
        await log.drained()
        async with engine.connect() as connection:
            rows = (await connection.execute(select(SEEN))).all()
    assert order == ["commit", "entry", "note", "commit"]
    assert rows == [("T", 8)]


async def test_drained_waits_for_what_is_there_and_not_for_what_comes_later(
    store: Store,
) -> None:
    async with store.log(*TABLES) as (log, engine):
        more = True

        def again(number: int) -> None:
            if more:
                log.append(entry_of(f"T{number}"), partial(again, number + 1))

        again(0)
        await log.drained()
        count = len(await kept(engine))
        more = False
        await log.drained()
    assert count < 100


@pytest.mark.logs
async def test_whatever_goes_wrong_the_log_goes_on_when_it_can(
    store: Store, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(room, "_RETRY_SECONDS", 0.001)
    async with store.log(*TABLES) as (log, engine):
        real, tries = log.writer.write, 0

        async def write(rows: Rows, notes: list[Note | Closed]) -> None:
            nonlocal tries
            tries += 1
            if tries < 3:
                raise RuntimeError("can't start new thread")
            await real(rows, notes)

        monkeypatch.setattr(log.writer, "write", write)
        log.append(entry_of("T"))
        await log.drained()
        assert tries == 3
        assert await kept(engine) == [entry_of("T")]
    where = "" if engine.dialect.name == "sqlite" else " in PostgreSQL"
    assert f"nothing can be kept{where}: RuntimeError; tables wait" in caplog.text


def test_what_went_wrong_is_said_without_the_rows() -> None:
    fault = OperationalError("INSERT", {"body": b"66"}, Exception("disk is full"))
    assert room._cause(fault) == "disk is full"

    class Quoting(Exception):
        sqlstate = "23502"

    assert room._cause(Quoting("Failing row contains (66)")) == "Quoting, SQLSTATE 23502"
