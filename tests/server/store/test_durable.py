"""The durable log: in order, nothing told before the disk has it, and a full disk waited out."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import event
from sqlalchemy.exc import OperationalError
from sqlalchemy.ext.asyncio import AsyncEngine

from doublesix_server.log import Closed, Entry, Made
from doublesix_server.store import durable as room
from doublesix_server.store.durable import DurableLog, open_engine
from doublesix_server.store.folder import opened
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


def entry_of(table: str) -> Entry:
    return Made(table, "chiva", None, 0, "luck")


async def kept(log: DurableLog) -> list[Entry]:
    return [entry async for entry in log.entries()]


async def test_entries_are_kept_and_told_in_order_and_many_share_a_commit(tmp_path: Path) -> None:
    async with a_log(tmp_path) as (log, _):
        commits = 0

        def count(_: Any) -> None:
            nonlocal commits
            commits += 1

        event.listen(log.writer.engine, "commit", count)
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
        assert await kept(log) == [entry_of(f"T{number}") for number in range(2500)]
        assert commits <= 30
    async with a_log(tmp_path) as (log, _):
        assert len(await kept(log)) == 2500


async def test_nothing_is_told_before_the_commit_has_returned(tmp_path: Path) -> None:
    async with a_log(tmp_path) as (log, _):
        order: list[str] = []
        event.listen(log.writer.engine, "commit", lambda _: order.append("commit"))
        log.append(entry_of("T"), lambda: order.append("told"))
        log.after(lambda: order.append("told after"))
        await log.drained()
        log.after(lambda: order.append("at once"))
        assert order == ["commit", "told", "told after", "at once"]


async def test_every_connection_syncs_its_commits(tmp_path: Path) -> None:
    async with a_log(tmp_path) as (_, engine), engine.connect() as connection:
        synchronous = (await connection.exec_driver_sql("PRAGMA synchronous")).scalar()
        journal = (await connection.exec_driver_sql("PRAGMA journal_mode")).scalar()
    assert (synchronous, journal) == (2, "wal")


@pytest.mark.logs
async def test_a_full_disk_is_said_once_waited_out_and_nothing_is_told_meanwhile(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(room, "_RETRY_SECONDS", 0.001)
    async with a_log(tmp_path) as (log, _):
        is_full = True
        tries = 0

        def fail(*_: Any) -> None:
            nonlocal tries
            tries += 1
            if is_full:
                raise OperationalError("INSERT", {"body": b"66"}, Exception("disk is full"))

        event.listen(log.writer.engine, "before_cursor_execute", fail)
        told: list[str] = []
        log.append(entry_of("T"), lambda: told.append("told"))
        await until(lambda: tries >= 3)
        while_full = log.is_failing, list(told)
        is_full = False
        await log.drained()
        assert while_full == (True, [])
        assert (log.is_failing, told) == (False, ["told"])
        assert await kept(log) == [entry_of("T")]
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


async def test_a_closed_table_is_kept_but_not_read_again(tmp_path: Path) -> None:
    async with a_log(tmp_path) as (log, engine):
        for entry in (entry_of("T"), entry_of("U"), Closed("T")):
            log.append(entry)
        await log.drained()
        assert await kept(log) == [entry_of("U")]
        async with engine.connect() as connection:
            count = (await connection.exec_driver_sql("SELECT count(*) FROM entries")).scalar()
        assert count == 3


@pytest.mark.logs
async def test_whatever_goes_wrong_the_log_goes_on_when_it_can(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(room, "_RETRY_SECONDS", 0.001)
    async with a_log(tmp_path) as (log, _):
        real, tries = log.writer.write, 0

        async def write(rows: Rows) -> None:
            nonlocal tries
            tries += 1
            if tries < 3:
                raise RuntimeError("can't start new thread")
            await real(rows)

        monkeypatch.setattr(log.writer, "write", write)
        log.append(entry_of("T"))
        await log.drained()
        assert tries == 3
        assert await kept(log) == [entry_of("T")]
    assert "nothing can be kept: RuntimeError" in caplog.text


async def test_a_code_that_is_closed_twice_blocks_nothing(tmp_path: Path) -> None:
    async with a_log(tmp_path) as (log, _):
        for entry in (entry_of("T"), Closed("T"), Closed("T"), entry_of("U")):
            log.append(entry)
            await log.drained()
        assert await kept(log) == [entry_of("U")]
