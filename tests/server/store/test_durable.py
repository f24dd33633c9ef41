"""The durable log: in order, nothing told before the disk has it, and a full disk waited out."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Engine, event, select
from sqlalchemy.exc import OperationalError
from sqlalchemy.ext.asyncio import AsyncEngine

from doublesix_server.log import Closed, Entry, Made, Note, Seen
from doublesix_server.store import durable as room
from doublesix_server.store.durable import DurableLog, open_engine
from doublesix_server.store.folder import opened
from doublesix_server.store.forms import from_bytes
from doublesix_server.store.schema import ENTRIES, SEEN
from doublesix_server.store.writer import SqliteWriter
from tests.server.running import until

Rows = list[dict[str, Any]]


@asynccontextmanager
async def a_log(folder: Path) -> AsyncIterator[tuple[DurableLog, AsyncEngine]]:
    with opened(folder) as url:
        engine = open_engine(url)
        log = DurableLog(engine)
        writing = asyncio.create_task(log.run())
        try:
            yield log, engine
        finally:
            writing.cancel()
            await asyncio.gather(writing, return_exceptions=True)
            await engine.dispose()


def engine_of(log: DurableLog) -> Engine:
    """Return the engine of the log's own thread."""
    assert isinstance(log.writer, SqliteWriter)
    return log.writer.engine


def entry_of(table: str) -> Entry:
    return Made(table, "chiva", None, 0, "luck")


async def kept(engine: AsyncEngine) -> list[Entry]:
    async with engine.connect() as connection:
        rows = (await connection.execute(select(ENTRIES).order_by(ENTRIES.c.id))).all()
    return [from_bytes(row.code, row.form, row.body) for row in rows]


async def test_entries_are_kept_and_told_in_order_and_many_share_a_commit(tmp_path: Path) -> None:
    async with a_log(tmp_path) as (log, engine):
        commits = 0

        def count(_: Any) -> None:
            nonlocal commits
            commits += 1

        event.listen(engine_of(log), "commit", count)
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
        assert commits <= 30
    async with a_log(tmp_path) as (_, engine):
        assert len(await kept(engine)) == 2500


async def test_nothing_is_told_before_the_commit_has_returned(tmp_path: Path) -> None:
    async with a_log(tmp_path) as (log, _):
        order: list[tuple[str, int]] = []

        def tell(what: str) -> None:
            with engine_of(log).connect() as other:
                found = other.exec_driver_sql("SELECT count(*) FROM entries").scalar()
            order.append((what, found or 0))

        log.append(entry_of("T"), lambda: tell("told"))
        log.after(lambda: tell("told after"))
        assert order == []
        await log.drained()
        log.after(lambda: tell("at once"))
        assert order == [("told", 1), ("told after", 1), ("at once", 1)]


async def test_every_connection_syncs_its_commits(tmp_path: Path) -> None:
    async with a_log(tmp_path) as (log, engine):
        async with engine.connect() as connection:
            synchronous = (await connection.exec_driver_sql("PRAGMA synchronous")).scalar()
            journal = (await connection.exec_driver_sql("PRAGMA journal_mode")).scalar()
        with engine_of(log).connect() as own:
            of_writer = own.exec_driver_sql("PRAGMA synchronous").scalar()
            journal_of_writer = own.exec_driver_sql("PRAGMA journal_mode").scalar()
    assert (synchronous, journal) == (of_writer, journal_of_writer) == (2, "wal")


@pytest.mark.logs
async def test_a_full_disk_is_said_once_waited_out_and_nothing_is_told_meanwhile(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(room, "_RETRY_SECONDS", 0.001)
    async with a_log(tmp_path) as (log, engine):
        with engine_of(log).connect() as other:
            other.exec_driver_sql(
                "CREATE TRIGGER full BEFORE INSERT ON entries"
                " BEGIN SELECT RAISE(ABORT, 'disk is full'); END"
            )
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
        with engine_of(log).connect() as other:
            other.exec_driver_sql("DROP TRIGGER full")
        await log.drained()
        assert while_full == (True, [])
        assert (log.is_failing, told) == (False, ["told"])
        assert await kept(engine) == [entry_of("T")]
    assert caplog.text.count("nothing can be kept: disk is full") == 1
    assert "can be kept again" in caplog.text


@pytest.mark.logs
async def test_an_error_in_telling_one_stops_no_other(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    def breaks() -> None:
        raise AssertionError(f"Tile({6}, {4})")

    async with a_log(tmp_path) as (log, _):
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
    async with a_log(tmp_path) as (log, engine):
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
    tmp_path: Path,
) -> None:
    async with a_log(tmp_path) as (log, engine):
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
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(room, "_RETRY_SECONDS", 0.001)
    async with a_log(tmp_path) as (log, engine):
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
    assert "nothing can be kept: RuntimeError" in caplog.text


def test_what_went_wrong_is_said_without_the_rows() -> None:
    fault = OperationalError("INSERT", {"body": b"66"}, Exception("disk is full"))
    assert room._cause(fault) == "disk is full"
