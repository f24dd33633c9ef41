"""Postgres: a writer that keeps nothing of a table that another server has.

It has one connection and says one statement a batch. A batch that is sent again, since nobody
knows whether it arrived, is kept once. A database that has lost what it had kept is found out.
Knows rows and epochs; never what an entry means, nor when to try again.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from doublesix_server.log import Forgotten, nothing
from doublesix_server.store.batch import Batch, Owner
from doublesix_server.store.statements import (
    FORGET,
    HOLD,
    IS_SEEN,
    KEEP,
    KEEP_NOTED,
    SET_UP,
    WRITTEN,
)
from doublesix_server.store.writer import Notes, Rows

_WITHIN = 5.0
"""How many seconds writing may take: a link that is cut off does not say so."""
_ID_BITS = 62


class PostgresWriter:
    """Writes through a connection of its own, which it opens anew after any failure.

    `refuse` is told of each table in an epoch of which something was not kept, `went_back` that
    something is gone that was kept. Rows are those of `batch.row_of`, notes among them.
    """

    def __init__(
        self,
        engine: AsyncEngine,
        refuse: Callable[[Owner], None],
        went_back: Callable[[], None] = nothing,
    ) -> None:
        self._engine = engine
        self._refuse = refuse
        self._went_back = went_back
        self._id = secrets.randbits(_ID_BITS)
        self._written = self._kept = 0
        self._connection: AsyncConnection | None = None
        self._own: Any = None

    async def write(self, rows: Rows, notes: Notes) -> None:
        """Make rows durable, in order, or have them refused.

        Those that are leave the list, also if others fail.
        """
        assert not notes, "notes are among the rows"
        try:
            async with asyncio.timeout(_WITHIN):
                if self._own is None:
                    await self._connect()
                    await self._compare(rows)
                while rows:
                    await self._write_some(rows)
        except BaseException:
            await self.disconnect()
            raise

    async def _write_some(self, rows: Rows) -> None:
        note = rows[0]["note"]
        if isinstance(note, Forgotten):
            await self._forget(note)
            del rows[0]
            return
        together = _beginning(rows).rows
        refused = await self._keep(rows[:together])
        del rows[:together]
        for owner in refused:
            self._refuse(owner)

    def close(self) -> None:
        """Do nothing: `disconnect` lets go of the database."""

    async def _keep(self, rows: Rows) -> set[Owner]:
        """Keep what goes together, but for what is refused, and return whose that is."""
        number = self._written + 1
        refused = {row["owner"] for row in rows if row["owner"].is_lost}
        while (batch := _beginning([row for row in rows if row["owner"] not in refused])).rows:
            values = batch.values(self._id, number)
            if batch.has_notes:
                held = await self._own.fetchval(KEEP_NOTED, *values, *batch.notes())
            else:
                held = await self._own.fetchval(KEEP, *values)
            if held is None:
                self._kept = number
                break
            refused |= {one for place, one in enumerate(batch.owners, 1) if place not in held}
        # Also where all is refused: it may have been kept before, unheard, and counted as this.
        self._written = number
        return refused

    async def _forget(self, note: Forgotten) -> None:
        async with self._own.transaction():
            await self._own.execute(HOLD, note.table)
            if await self._own.fetchval(IS_SEEN, note.table, note.since) is None:
                for statement in FORGET:
                    await self._own.execute(statement, note.table)

    async def _connect(self) -> None:
        self._connection = await self._engine.connect()
        self._own = (await self._connection.get_raw_connection()).driver_connection
        await self._own.execute(SET_UP)

    async def _compare(self, rows: Rows) -> None:
        """Refuse all if the database has less than it said: a standby that lagged has taken over.

        What came before is gone, and nobody could take a table up that has what comes now.
        """
        if (await self._own.fetchval(WRITTEN, self._id) or 0) >= self._kept:
            return
        for row in rows:
            row["owner"].is_lost = True
        self._went_back()

    async def disconnect(self) -> None:
        """Let go of the database at once, whatever is under way."""
        connection, own = self._connection, self._own
        self._connection = self._own = None
        if own is not None:
            own.terminate()  # else the pool may wait for an answer that never comes
        if connection is not None:
            with suppress(Exception):
                await connection.invalidate()
                await connection.close()


def _beginning(rows: Rows) -> Batch:
    """Return a batch of the first rows, as many as go together."""
    batch = Batch()
    for row in rows:
        if not batch.take(row):
            break
    return batch
