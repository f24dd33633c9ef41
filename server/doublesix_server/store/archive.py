"""Archive: reads again what the log has kept, a page at a time.

What the log was given before is durable before anything is read. Knows rows; never what an entry
means.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import Any

from sqlalchemy import Executable, and_, select
from sqlalchemy.engine import Row
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

from doublesix.protocol.errors import Refusal
from doublesix_server.log import Entry, Identity, Listed, Summary
from doublesix_server.refusal import Refused
from doublesix_server.store.durable import DurableLog
from doublesix_server.store.forms import from_bytes
from doublesix_server.store.schema import CLOSED, ENTRIES, SAT, SEEN, SESSIONS

_ROWS_AT_ONCE = 200
_READERS = 4
"""How many read at once: fewer than the engine has connections, so that the log gets one."""
_READ_SECONDS = 10.0
"""How long a database may take that is not on this machine: a link that is cut off says nothing."""


class StoredArchive:
    """The archive of a database whose log is being written.

    Everything raises Refused while a database is away that may be back: that is no reason to give
    a table up. What goes wrong with a file here stays wrong, and is raised as it is.
    """

    def __init__(self, engine: AsyncEngine, log: DurableLog) -> None:
        self._engine = engine
        self._is_file = engine.dialect.name == "sqlite"
        self._log = log
        self._readers = asyncio.Semaphore(_READERS)
        self._reading: set[asyncio.Task[list[Row[Any]]]] = set()

    async def entries_of(self, table: str) -> AsyncIterator[Entry]:
        """Yield the entries of a table in order; UnreadableEntry if one cannot be read."""
        await self._log.drained()
        last = 0
        while True:
            query = (
                select(ENTRIES)
                .where(ENTRIES.c.code == table, ENTRIES.c.id > last)
                .order_by(ENTRIES.c.id)
                .limit(_ROWS_AT_ONCE)
            )
            rows = await self._read(query)
            for row in rows:
                yield from_bytes(row.code, row.form, row.body)
            if len(rows) < _ROWS_AT_ONCE:
                return
            last = rows[-1].id

    async def is_closed(self, table: str) -> bool:
        """Tell whether a table is no more."""
        await self._log.drained()
        return bool(await self._read(select(CLOSED).where(CLOSED.c.code == table)))

    async def sessions_of(
        self, identity: Identity, *, before: int | None, most: int
    ) -> list[Listed]:
        """Return the sessions in which somebody sat, those that began last first.

        At most so many; with `before` those whose place is lower.
        """
        await self._log.drained()
        is_same = and_(SAT.c.code == SESSIONS.c.code, SAT.c.number == SESSIONS.c.number)
        query = select(SESSIONS).join(SAT, is_same).where(SAT.c.identity == identity)
        if before is not None:
            query = query.where(SESSIONS.c.id < before)
        rows = await self._read(query.order_by(SESSIONS.c.id.desc()).limit(most))
        return [listed_of(row) for row in rows]

    async def session_of(self, identity: Identity, table: str, session: int | None) -> int | None:
        """Return the number of a table's session if somebody sat in it; the latest unless told."""
        await self._log.drained()
        query = select(SAT.c.number).where(SAT.c.identity == identity, SAT.c.code == table)
        if session is not None:
            query = query.where(SAT.c.number == session)
        rows = await self._read(query.order_by(SAT.c.number.desc()).limit(1))
        return rows[0].number if rows else None

    async def unseen_since(self, when: int) -> list[str]:
        """Return the tables at which nobody has been since then, those longest ago first."""
        await self._log.drained()
        query = select(SEEN.c.code).where(SEEN.c.last < when).order_by(SEEN.c.last)
        return [row.code for row in await self._read(query)]

    async def close(self) -> None:
        """Wait for what is being read; to be called before the engine is disposed of."""
        await asyncio.gather(*self._reading, return_exceptions=True)

    async def _read(self, query: Executable) -> list[Row[Any]]:
        # Whoever wanted it may be gone before it is read; a connection that is cancelled while
        # it opens stays open in a thread that nobody ends.
        reading = asyncio.create_task(self._rows(query))
        self._reading.add(reading)
        reading.add_done_callback(self._reading.discard)
        return await asyncio.shield(reading)

    async def _rows(self, query: Executable) -> list[Row[Any]]:
        async with self._readers:
            if self._is_file:
                return await self._rows_now(query)
            try:
                async with asyncio.timeout(_READ_SECONDS):
                    return await self._rows_now(query)
            except (SQLAlchemyError, OSError):
                raise Refused(Refusal.CANNOT_KEEP) from None

    async def _rows_now(self, query: Executable) -> list[Row[Any]]:
        async with self._engine.connect() as connection:
            return list((await connection.execute(query)).all())


def listed_of(row: Row[Any]) -> Listed:
    """Return a session of the list, as its row has it."""
    one, two = row.score
    summary = Summary(
        row.code, row.number, row.profile, tuple(row.names), row.deals, (one, two), row.is_open
    )
    return Listed(row.id, summary, row.began, row.changed)
