"""Notes: written beside the entries; the newest counts, and what is forgotten is gone."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from sqlalchemy import select
from sqlalchemy.dialects import postgresql
from sqlalchemy.ext.asyncio import AsyncEngine

from doublesix_server.log import Closed, Forgotten, Seen
from doublesix_server.store.notes import _INSERTS
from doublesix_server.store.schema import CLOSED, ENTRIES, METADATA, SEEN
from tests.server.store.test_durable import a_log, entry_of


async def rows(engine: AsyncEngine, table: Any) -> list[Any]:
    async with engine.connect() as connection:
        return list((await connection.execute(select(table))).all())


async def test_a_table_is_closed_once_however_often_it_is_said(tmp_path: Path) -> None:
    async with a_log(tmp_path) as (log, engine):
        for entry in (entry_of("T"), Closed("T"), Closed("T"), entry_of("U")):
            log.append(entry)
            await log.drained()
        assert await rows(engine, CLOSED) == [("T",)]
        assert len(await rows(engine, ENTRIES)) == 4


async def test_the_last_time_somebody_was_there_counts(tmp_path: Path) -> None:
    async with a_log(tmp_path) as (log, engine):
        for note in (Seen("T", 5), Seen("U", 6), Seen("T", 9)):
            log.note(note)
        await log.drained()
        assert sorted(await rows(engine, SEEN)) == [("T", 9), ("U", 6)]


async def test_nothing_is_left_of_a_forgotten_table_and_all_of_the_others(tmp_path: Path) -> None:
    async with a_log(tmp_path) as (log, engine):
        for code in ("T", "U"):
            log.append(entry_of(code))
            log.note(Seen(code, 5))
            log.append(Closed(code))
        log.note(Forgotten("T"))
        await log.drained()
        for table in METADATA.sorted_tables:
            assert {row.code for row in await rows(engine, table)} <= {"U"}
        assert len(await rows(engine, ENTRIES)) == 2


def test_postgresql_would_be_told_the_same() -> None:
    row = _INSERTS["postgresql"](SEEN).values(code="T", last=5)
    newer = row.on_conflict_do_update(index_elements=["code"], set_={"last": row.excluded.last})
    said = str(newer.compile(dialect=postgresql.dialect()))  # type: ignore[no-untyped-call]
    assert "ON CONFLICT (code) DO UPDATE SET last = excluded.last" in said
