"""The writer: rows in order and synced, a batch of any size, and a failure that keeps the rest."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import event, make_url

from doublesix_server.store.durable import _set_up_sqlite
from doublesix_server.store.folder import opened
from doublesix_server.store.writer import Writer


@pytest.fixture
async def writer(tmp_path: Path) -> AsyncIterator[Writer]:
    with opened(tmp_path) as url:
        writer = Writer(make_url(url), _set_up_sqlite)
        try:
            yield writer
        finally:
            writer.close()


def rows_of(count: int) -> list[dict[str, Any]]:
    return [{"code": "T", "form": 1, "body": b"%d" % number} for number in range(count)]


def kept(writer: Writer) -> list[bytes]:
    with writer.engine.connect() as connection:
        found = connection.exec_driver_sql("SELECT body FROM entries ORDER BY id")
        return [body for (body,) in found]


@pytest.mark.parametrize("count", [1, 2, 300, 301, 1000])
async def test_rows_are_kept_in_order_however_many(writer: Writer, count: int) -> None:
    rows = rows_of(count)
    await writer.write(rows)
    assert rows == []
    assert kept(writer) == [row["body"] for row in rows_of(count)]


async def test_a_commit_is_synced(writer: Writer) -> None:
    with writer.engine.connect() as connection:
        pragma = connection.exec_driver_sql("PRAGMA synchronous").scalar()
        journal = connection.exec_driver_sql("PRAGMA journal_mode").scalar()
    assert (pragma, journal) == (2, "wal")


async def test_what_is_durable_is_not_written_again_after_a_failure(writer: Writer) -> None:
    statements = 0

    def fail_at_the_second(*_: Any) -> None:
        nonlocal statements
        statements += 1
        if statements == 2:
            raise OSError("disk is full")

    event.listen(writer.engine, "before_cursor_execute", fail_at_the_second)
    rows = rows_of(500)
    with pytest.raises(OSError, match="disk is full"):
        await writer.write(rows)
    assert len(rows) == 200
    await writer.write(rows)
    assert kept(writer) == [row["body"] for row in rows_of(500)]
