"""Notes: written beside the entries; the newest counts, and what is forgotten is gone."""

from __future__ import annotations

from typing import Any

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncEngine

from doublesix_server.log import Closed, Forgotten, Identity, Seen, Summarised, Summary
from doublesix_server.store.schema import CLOSED, ENTRIES, METADATA, SAT, SEEN, SESSIONS
from tests.server.store.stores import Store, entry_of

TABLES = ("T", "U")
ANA, IVO = Identity(b"a" * 32), Identity(b"i" * 32)


def summary(code: str, session: int, *, deals: int = 0, is_open: bool = True) -> Summary:
    names = ("Ana", "club", None, "Ñandú")
    return Summary(code, session, "chiva", names, deals, (deals, 0), is_open)


async def rows(engine: AsyncEngine, table: Any) -> list[Any]:
    async with engine.connect() as connection:
        return list((await connection.execute(select(table))).all())


async def test_a_table_is_closed_once_however_often_it_is_said(store: Store) -> None:
    async with store.log(*TABLES) as (log, engine):
        for entry in (entry_of("T"), Closed("T"), Closed("T"), entry_of("U")):
            log.append(entry)
            await log.drained()
        assert await rows(engine, CLOSED) == [("T",)]
        assert len(await rows(engine, ENTRIES)) == 4


async def test_the_last_time_somebody_was_there_counts(store: Store) -> None:
    async with store.log(*TABLES) as (log, engine):
        for note in (Seen("T", 5), Seen("U", 6), Seen("T", 9)):
            log.note(note)
        await log.drained()
        assert sorted(await rows(engine, SEEN)) == [("T", 9), ("U", 6)]


async def test_nothing_is_left_of_a_forgotten_table_and_all_of_the_others(store: Store) -> None:
    async with store.log(*TABLES) as (log, engine):
        for code in ("T", "U"):
            log.append(entry_of(code))
            log.note(Seen(code, 5))
            log.note(Summarised(summary(code, 1), (ANA,), 5))
            log.append(Closed(code))
        log.note(Forgotten("T", 10))
        await log.drained()
        for table in (one for one in METADATA.sorted_tables if "code" in one.c):
            assert {row.code for row in await rows(engine, table)} == {"U"}
        assert len(await rows(engine, ENTRIES)) == 2


async def test_a_session_has_one_row_that_says_how_it_stands_and_when_it_began(
    store: Store,
) -> None:
    async with store.log(*TABLES) as (log, engine):
        for when, note in enumerate((summary("T", 1), summary("T", 2), summary("T", 1, deals=3))):
            log.note(Summarised(note, (ANA,), when))
        await log.drained()
        one, two = await rows(engine, SESSIONS)
        assert one[1:] == ("T", 1, "chiva", ["Ana", "club", None, "Ñandú"], 3, [3, 0], True, 0, 2)
        assert two[1:3] == ("T", 2)
        assert one.id < two.id


async def test_who_ever_sat_in_a_session_is_kept(store: Store) -> None:
    async with store.log(*TABLES) as (log, engine):
        for sitters in ((ANA,), (ANA, IVO), (IVO,), ()):
            log.note(Summarised(summary("T", 1), sitters, 5))
            await log.drained()
        assert sorted(await rows(engine, SAT)) == [(ANA, "T", 1), (IVO, "T", 1)]


async def test_no_session_of_a_closed_table_is_open(store: Store) -> None:
    async with store.log(*TABLES) as (log, engine):
        for code in ("T", "U"):
            log.note(Summarised(summary(code, 1), (ANA,), 5))
        log.append(Closed("T"))
        await log.drained()
        assert {row.code: row.is_open for row in await rows(engine, SESSIONS)} == {
            "T": False,
            "U": True,
        }


async def test_a_table_is_not_forgotten_when_somebody_came_meanwhile(store: Store) -> None:
    async with store.log(*TABLES) as (log, engine):
        log.append(entry_of("T"))
        log.note(Seen("T", 5))
        log.note(Seen("T", 20))
        log.note(Forgotten("T", 10))
        await log.drained()
        async with engine.connect() as connection:
            assert (await connection.execute(select(SEEN))).all() == [("T", 20)]
        log.note(Forgotten("T", 21))
        await log.drained()
        async with engine.connect() as connection:
            assert (await connection.execute(select(SEEN))).all() == []
            assert (await connection.execute(select(ENTRIES))).all() == []
