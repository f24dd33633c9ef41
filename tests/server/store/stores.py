"""Databases for the tests of the store, of either kind, and the logs in them."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Iterable
from contextlib import AbstractAsyncContextManager, asynccontextmanager, closing
from pathlib import Path
from typing import Protocol
from urllib.parse import urlsplit

from sqlalchemy import select
from sqlalchemy.dialects.postgresql import insert
from sqlalchemy.ext.asyncio import AsyncEngine

from doublesix_server.log import Entry, Made
from doublesix_server.store.batch import Owner
from doublesix_server.store.durable import DurableLog, open_engine
from doublesix_server.store.fenced import FencedLog, TableLog
from doublesix_server.store.folder import DATABASE, opened
from doublesix_server.store.forms import from_bytes
from doublesix_server.store.schema import ENTRIES, OWNERS
from doublesix_server.store.shared import opened_store
from tests.postgres import Postgres

Opened = tuple[DurableLog, AsyncEngine]


class Store(Protocol):
    """A database, and whoever keeps things in it."""

    def say(self, statement: str) -> str:
        """Carry out a statement, beside whatever goes on."""

    def fill(self) -> str:
        """Have no room for an entry any more; return what a log says then."""

    def empty(self) -> None:
        """Have room again."""

    def log(self, *tables: str) -> AbstractAsyncContextManager[Opened]:
        """Open it and run a log, which owns these tables where that matters."""


class InFile:
    """An SQLite database."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def say(self, statement: str) -> str:
        with closing(sqlite3.connect(self.folder / DATABASE)) as connection, connection:
            rows = connection.execute(statement).fetchall()
        return "\n".join("|".join(map(str, row)) for row in rows)

    def fill(self) -> str:
        self.say(
            "CREATE TRIGGER full BEFORE INSERT ON entries"
            " BEGIN SELECT RAISE(ABORT, 'disk is full'); END"
        )
        return "disk is full"

    def empty(self) -> None:
        self.say("DROP TRIGGER full")

    @asynccontextmanager
    async def log(self, *tables: str) -> AsyncIterator[Opened]:
        with opened(self.folder) as url:
            engine = open_engine(url)
            log = DurableLog(engine)
            async with _running(log):
                yield log, engine
            await engine.dispose()


class InPostgres:
    """A database of PostgreSQL."""

    def __init__(self, server: Postgres, name: str) -> None:
        self.server = server
        self.url = server.create(name)

    def say(self, statement: str) -> str:
        return self.server.say(statement, urlsplit(self.url).path[1:])

    def fill(self) -> str:
        self.say(
            "CREATE FUNCTION fail() RETURNS trigger LANGUAGE plpgsql AS"
            " $$BEGIN RAISE disk_full; END$$;"
            " CREATE TRIGGER no_room BEFORE INSERT ON entries EXECUTE FUNCTION fail()"
        )
        return "DiskFullError, SQLSTATE 53100"

    def empty(self) -> None:
        self.say("DROP TRIGGER no_room ON entries; DROP FUNCTION fail")

    @asynccontextmanager
    async def log(self, *tables: str) -> AsyncIterator[Opened]:
        async with self.fenced(*tables) as opened_log:
            yield opened_log

    @asynccontextmanager
    async def fenced(self, *tables: str) -> AsyncIterator[tuple[FencedLog, AsyncEngine]]:
        """Open it and run a log that owns these tables in epoch 1."""
        async with opened_store(self.url) as engine:
            log = FencedLog(engine)
            await _own(log, engine, tables)
            async with _running(log):
                yield log, engine


async def _own(log: FencedLog, engine: AsyncEngine, tables: Iterable[str]) -> None:
    rows = [{"code": table, "epoch": 1} for table in tables]
    if rows:
        async with engine.begin() as connection:
            await connection.execute(insert(OWNERS).on_conflict_do_nothing(), rows)
    log._owned.update({table: TableLog(log, Owner(table, 1)) for table in tables})


@asynccontextmanager
async def _running(log: DurableLog) -> AsyncIterator[None]:
    writing = asyncio.create_task(log.run())
    try:
        yield
    finally:
        writing.cancel()
        await asyncio.gather(writing, return_exceptions=True)


async def kept(engine: AsyncEngine, table: str) -> list[Entry]:
    """Return the entries of a table in order."""
    query = select(ENTRIES).where(ENTRIES.c.code == table).order_by(ENTRIES.c.id)
    async with engine.connect() as connection:
        rows = (await connection.execute(query)).all()
    return [from_bytes(row.code, row.form, row.body) for row in rows]


def entry_of(table: str) -> Entry:
    """Return an entry of a table."""
    return Made(table, "chiva", None, 0, "luck")
