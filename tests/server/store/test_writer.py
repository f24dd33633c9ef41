"""The writer: rows in order and synced, a batch of any size, and a failure that keeps the rest."""

from __future__ import annotations

import sqlite3
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import event, make_url

from doublesix_server.log import Closed, Note, Seen
from doublesix_server.store.durable import _set_up_sqlite
from doublesix_server.store.folder import opened
from doublesix_server.store.writer import SqliteWriter


@pytest.fixture
async def writer(tmp_path: Path) -> AsyncIterator[SqliteWriter]:
    with opened(tmp_path) as url:
        writer = SqliteWriter(make_url(url), _set_up_sqlite)
        try:
            yield writer
        finally:
            writer.close()


def rows_of(count: int) -> list[dict[str, Any]]:
    return [{"code": "T", "form": 1, "body": b"%d" % number} for number in range(count)]


def kept(writer: SqliteWriter) -> list[bytes]:
    with writer.engine.connect() as connection:
        found = connection.exec_driver_sql("SELECT body FROM entries ORDER BY id")
        return [body for (body,) in found]


@pytest.mark.parametrize("count", [1, 2, 300, 301, 1000])
async def test_rows_are_kept_in_order_however_many(writer: SqliteWriter, count: int) -> None:
    rows = rows_of(count)
    await writer.write(rows, [])
    assert rows == []
    assert kept(writer) == [row["body"] for row in rows_of(count)]


async def test_a_commit_is_synced(writer: SqliteWriter) -> None:
    with writer.engine.connect() as connection:
        pragma = connection.exec_driver_sql("PRAGMA synchronous").scalar()
        journal = connection.exec_driver_sql("PRAGMA journal_mode").scalar()
    assert (pragma, journal) == (2, "wal")


async def test_what_is_durable_is_not_written_again_after_a_failure(writer: SqliteWriter) -> None:
    with writer.engine.connect() as connection:
        connection.exec_driver_sql(
            "CREATE TRIGGER full BEFORE INSERT ON entries WHEN NEW.body = CAST('400' AS BLOB)"
            " BEGIN SELECT RAISE(ABORT, 'disk is full'); END"
        )
    rows = rows_of(500)
    with pytest.raises(sqlite3.Error, match="disk is full"):
        await writer.write(rows, [])
    assert len(rows) == 200
    with writer.engine.connect() as connection:
        connection.exec_driver_sql("DROP TRIGGER full")
    await writer.write(rows, [])
    assert kept(writer) == [row["body"] for row in rows_of(500)]


async def test_notes_are_kept_with_the_rows_or_neither_is(writer: SqliteWriter) -> None:
    is_full = True

    def fail_at_the_note(_: Any, __: Any, statement: str, *___: Any) -> None:
        if is_full and "seen" in statement:
            raise OSError("disk is full")

    event.listen(writer.engine, "before_cursor_execute", fail_at_the_note)
    rows = rows_of(500)
    notes: list[Note | Closed] = [Seen("T", 7)]
    with pytest.raises(OSError, match="disk is full"):
        await writer.write(rows, notes)
    assert (len(rows), len(notes), kept(writer)) == (500, 1, [])
    is_full = False
    await writer.write(rows, notes)
    assert (rows, notes) == ([], [])
    assert kept(writer) == [row["body"] for row in rows_of(500)]
    with writer.engine.connect() as connection:
        assert connection.exec_driver_sql("SELECT code, last FROM seen").all() == [("T", 7)]
