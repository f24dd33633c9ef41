"""Fenced: the log in a database that several servers write to, each to its own tables.

A table is written to in an epoch. Once somebody claims it in a newer one, nothing of it is kept
here any more, nor told. Knows tables and epochs; never what an entry means, nor who has a table
instead.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from datetime import timedelta
from functools import partial
from typing import Any

from sqlalchemy import Executable, delete, func, select
from sqlalchemy.dialects.postgresql import insert
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

from doublesix.protocol.errors import Refusal
from doublesix_server.log import Closed, Entry, Forgotten, Note, Summarised, nothing
from doublesix_server.refusal import Refused
from doublesix_server.store.batch import Owner, row_of
from doublesix_server.store.durable import DurableLog, do
from doublesix_server.store.forms import to_bytes
from doublesix_server.store.postgres import PostgresWriter
from doublesix_server.store.schema import DUTIES, OWNERS, STORES, WRITERS

log = logging.getLogger(__name__)

_CLAIM_SECONDS = 5.0
_TURN_SECONDS = 10.0
"""How long one may take with waiting for its turn: all tables of a node that died come at once."""
_AT_ONCE = 6
"""How many claim at once: fewer than the engine has connections, so that all others get one."""
_NEARLY_A_DAY = timedelta(hours=23)
_LONG_GONE = timedelta(days=30)
"""After so long no batch of a writer is sent again."""


class FencedLog(DurableLog):
    """The log of the tables that this server owns.

    `lost` is told of one that another server has claimed; it is to be gone when that returns.
    """

    writer: PostgresWriter

    def __init__(self, engine: AsyncEngine) -> None:
        super().__init__(engine, PostgresWriter(engine, self._refuse, self._lose_all))
        self.lost: Callable[[str], None] = lambda table: None
        self.refused = 0
        """How often something of a table was refused."""
        self._engine = engine
        self._owned: dict[str, TableLog] = {}
        self._turns = asyncio.Semaphore(_AT_ONCE)

    async def run(self) -> None:
        """Commit what waits, batch after batch, until cancelled."""
        try:
            await super().run()
        finally:
            await self.writer.disconnect()

    async def identity(self) -> str:
        """Return by what the database is known; Refused if nobody can tell."""
        known: str = await self._ask(select(STORES.c.id))
        return known

    # Tables and who owns them

    async def epoch_of(self, table: str) -> int:
        """Return the latest epoch of a table, 0 if there was none; Refused if nobody can tell."""
        epoch = await self._ask(select(OWNERS.c.epoch).where(OWNERS.c.code == table))
        return epoch or 0

    async def own(self, table: str, epoch: int) -> bool:
        """Write in this epoch from now on, and nobody in an older one; False if it is older.

        Refused if nobody can tell.
        """
        claim = insert(OWNERS).values(code=table, epoch=epoch)
        newer = claim.on_conflict_do_update(
            index_elements=["code"],
            set_={"epoch": claim.excluded.epoch},
            where=OWNERS.c.epoch < claim.excluded.epoch,
        )
        if await self._ask(newer.returning(OWNERS.c.epoch)) is None:
            return False
        self._owned[table] = TableLog(self, Owner(table, epoch))
        return True

    async def is_to_forget(self) -> bool:
        """Tell whether this server forgets old tables now: one does, once a day."""
        await self._ask(delete(WRITERS).where(WRITERS.c.written < func.now() - _LONG_GONE))
        begin = insert(DUTIES).values(name="forget", begun=func.now())
        again = begin.on_conflict_do_update(
            index_elements=["name"],
            set_={"begun": begin.excluded.begun},
            where=DUTIES.c.begun < begin.excluded.begun - _NEARLY_A_DAY,
        )
        return await self._ask(again.returning(DUTIES.c.name)) is not None

    async def _ask(self, statement: Executable) -> Any:
        try:
            async with asyncio.timeout(_TURN_SECONDS), self._turns:
                return await self._answer_to(statement)
        except (SQLAlchemyError, OSError):
            raise Refused(Refusal.CANNOT_KEEP) from None

    async def _answer_to(self, statement: Executable) -> Any:
        async with asyncio.timeout(_CLAIM_SECONDS), self._engine.connect() as connection:
            alone = await connection.execution_options(isolation_level="AUTOCOMMIT")
            rows = await alone.execute(statement)
            return rows.scalar() if rows.returns_rows else None

    def owns(self, table: str) -> bool:
        """Tell whether a table is owned, as far as is known here."""
        return table in self._owned

    def disown(self, table: str) -> None:
        """Write nothing of a table any more, but what was handed over before."""
        self._owned.pop(table, None)

    def _refuse(self, owner: Owner) -> None:
        self.refused += 1
        owner.is_lost = True
        present = self._owned.get(owner.table)
        if present is not None and present.owner is owner:
            del self._owned[owner.table]
            do(partial(self.lost, owner.table))

    def _lose_all(self) -> None:
        """Own nothing any more: what was kept is gone, and a table is what the rest makes of it."""
        log.error("the database has lost what it had kept: all tables are let go")
        for row, _ in self._waiting:
            if row is not None:
                row["owner"].is_lost = True
        for present in list(self._owned.values()):
            self._refuse(present.owner)

    # What is kept

    def of(self, table: str) -> TableLog:
        """Return the log of a table; one that is not owned keeps and tells nothing."""
        return self._owned.get(table) or TableLog(self, _nobody(table))

    def append(self, entry: Entry, then: Callable[[], None] = nothing) -> None:
        """Keep an entry of a table that is owned; call `then` as the log of that table does."""
        self.of(entry.table).append(entry, then)

    def note(self, note: Note, then: Callable[[], None] = nothing) -> None:
        """Keep a note of a table that is owned, or forget a table that nobody owns."""
        if isinstance(note, Forgotten):
            self.keep(_nobody(note.table), None, note, then)
        else:
            table = note.summary.table if isinstance(note, Summarised) else note.table
            self.of(table).note(note, then)

    def keep(
        self, owner: Owner, body: bytes | None, note: Note | Closed | None, then: Callable[[], None]
    ) -> None:
        """Keep something of a table in an epoch; call `then` once it is durable."""
        self._wait(row_of(owner, body, note), then)


class TableLog:
    """The log of one table in one epoch: nothing is told any more once something was refused."""

    __slots__ = ("_log", "owner")

    def __init__(self, log: FencedLog, owner: Owner) -> None:
        self._log = log
        self.owner = owner

    @property
    def is_failing(self) -> bool:
        """Whether nothing can be kept now."""
        return self._log.is_failing

    def of(self, table: str) -> TableLog:
        """Return this log, which is that of the table."""
        assert table == self.owner.table, table
        return self

    def append(self, entry: Entry, then: Callable[[], None] = nothing) -> None:
        """Keep an entry; call `then` once it and all before it are durable, in order."""
        if not self.owner.is_lost:
            note = entry if isinstance(entry, Closed) else None
            self._log.keep(self.owner, to_bytes(entry), note, partial(self._unless_lost, then))

    def note(self, note: Note, then: Callable[[], None] = nothing) -> None:
        """Keep a note together with the entries appended last; call `then` as `append` does."""
        if not self.owner.is_lost:
            self._log.keep(self.owner, None, note, partial(self._unless_lost, then))

    def after(self, then: Callable[[], None]) -> None:
        """Call `then` once all that was appended so far is durable, in order."""
        if not self.owner.is_lost:
            self._log.after(partial(self._unless_lost, then))

    def _unless_lost(self, then: Callable[[], None]) -> None:
        if not self.owner.is_lost:
            then()


def _nobody(table: str) -> Owner:
    """Return who owns a table that is not owned here."""
    owner = Owner(table, 0)
    owner.is_lost = True
    return owner
