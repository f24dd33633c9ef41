"""Register: what the server's operator keeps and asks for, in the database of the log.

Knows rows; never who is at a table now.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Collection
from typing import Any, TypeVar

from sqlalchemy import ColumnElement, Executable, TextClause, delete, func, insert, select, text
from sqlalchemy.engine import Row
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from doublesix_server.log import Identity, Listed
from doublesix_server.refusal import NotDone
from doublesix_server.restraints import Kind, Restraint
from doublesix_server.store.archive import listed_of
from doublesix_server.store.durable import DurableLog
from doublesix_server.store.erasing import Erasing, tidy
from doublesix_server.store.schema import ENTRIES, NOTICE, RESTRAINTS, SAT, SEEN, SESSIONS

Made = TypeVar("Made")

log = logging.getLogger(__name__)

_DIGITS = 64
_ROWS_AT_ONCE = 50
_TIDY_TRIES = 3
"""How often a journal is tidied; each time the database waits some seconds for its turn."""
_SECONDS = 30.0
"""How long a question or a word may take: a link that is cut off says nothing."""


class StoredRegister:
    """The register of a database whose log is being written; NotDone while that is away."""

    def __init__(self, engine: AsyncEngine, log: DurableLog) -> None:
        self._engine = engine
        self._log = log
        self._working: set[asyncio.Task[Any]] = set()

    async def restraints(self) -> list[Restraint]:
        """Return all who are banned or muted, the latest last."""
        rows = await self._rows(select(RESTRAINTS).order_by(RESTRAINTS.c.since))
        return [Restraint(Kind(row.kind), row.whom, row.name, row.since) for row in rows]

    async def keep(self, one: Restraint) -> None:
        """Keep that somebody is banned or muted."""
        row = {"kind": one.kind.value, "whom": one.whom, "name": one.name, "since": one.since}
        await self._execute(_same(one.kind, one.whom), insert(RESTRAINTS).values(**row))

    async def lift(self, kind: Kind, whom: str) -> None:
        """Keep it no more."""
        await self._execute(_same(kind, whom))

    async def notice(self) -> str | None:
        """Return what everybody is told."""
        rows = await self._rows(select(NOTICE))
        return rows[0].text if rows else None

    async def tell(self, text: str | None) -> None:
        """Keep what everybody is told, None for nothing."""
        said = [] if text is None else [insert(NOTICE).values(id=1, text=text)]
        await self._execute(delete(NOTICE), *said)

    async def sessions(self, since: int, until: int, tables: Collection[str]) -> list[Listed]:
        """Return the sessions that were played in this time, at these tables or at all of them.

        Only those in which a person sat. Those that began first come first; times are in seconds
        since 1970.
        """
        of_it = (SAT.c.code == SESSIONS.c.code, SAT.c.number == SESSIONS.c.number)
        query = select(SESSIONS).where(SESSIONS.c.changed >= since, SESSIONS.c.began < until)
        query = query.where(select(SAT.c.code).where(*of_it).exists())
        if tables:
            query = query.where(SESSIONS.c.code.in_(tables))
        return [listed_of(row) for row in await self._rows(query.order_by(SESSIONS.c.id))]

    async def identities(self, digits: str) -> set[Identity]:
        """Return who sat in a session and whose identity begins with these digits."""
        least, most = (bytes.fromhex(digits.ljust(_DIGITS, fill)) for fill in "0f")
        query = select(SAT.c.identity).where(SAT.c.identity.between(least, most)).distinct()
        return {Identity(row.identity) for row in await self._rows(query)}

    async def is_known(self, code: str) -> bool:
        """Tell whether a table is kept."""
        return bool(await self._rows(select(SEEN.c.code).where(SEEN.c.code == code)))

    async def tables_of(self, identity: Identity) -> list[str]:
        """Return the tables that somebody sat at, made or acted at."""
        holds = _holds(self._engine.dialect.name, identity)
        query = select(ENTRIES.c.code).where(holds).distinct()
        sat = select(SAT.c.code).where(SAT.c.identity == identity)
        return [row.code for row in await self._rows(query.union(sat))]

    async def erase(self, table: str, identity: Identity) -> None:
        """Have a table know somebody no more; it must be asleep and stay so meanwhile."""
        erasing = Erasing(table, identity)
        for number, row in enumerate(await self._rows(erasing.rows), 1):
            erasing.take(row)
            if number % _ROWS_AT_ONCE == 0:
                await asyncio.sleep(0)  # a table of many evenings must not hold up all others
        await self._do(lambda connection: connection.run_sync(erasing.write))

    async def tidy(self) -> None:
        """Have what was erased be nowhere in the database's files, where that can be had."""
        for _ in range(_TIDY_TRIES):
            if await self._do(lambda connection: connection.run_sync(tidy)):
                return
        log.warning("what was erased stands in the journal yet, and goes with the next acts")

    async def close(self) -> None:
        """Wait for what is under way; to be called before the engine is disposed of."""
        await asyncio.gather(*self._working, return_exceptions=True)

    async def _rows(self, query: Executable) -> list[Row[Any]]:
        if self._log.is_failing:  # what waits for it would be waited for without end
            raise NotDone(_away(self._engine, "nothing can be kept"))

        async def read(connection: AsyncConnection) -> list[Row[Any]]:
            return list((await connection.execute(query)).all())

        try:
            async with asyncio.timeout(_SECONDS):
                await self._log.drained()
        except TimeoutError:
            raise NotDone(_away(self._engine, "nothing can be kept")) from None
        return await self._do(read, _SECONDS)

    async def _execute(self, *statements: Executable) -> None:
        async def write(connection: AsyncConnection) -> None:
            for statement in statements:
                await connection.execute(statement)

        await self._do(write, _SECONDS)

    async def _do(
        self, work: Callable[[AsyncConnection], Awaitable[Made]], seconds: float | None = None
    ) -> Made:
        """Do something in one transaction, to its end even if nobody waits for it any more."""

        async def within() -> Made:
            try:
                async with asyncio.timeout(seconds), self._engine.begin() as connection:
                    return await work(connection)
            except (SQLAlchemyError, OSError) as error:
                log.info(
                    "the database does not do what the operator asks: %s", type(error).__name__
                )
                raise NotDone(_away(self._engine, type(error).__name__)) from None

        task = asyncio.create_task(within())
        self._working.add(task)
        task.add_done_callback(self._working.discard)
        return await asyncio.shield(task)


def _away(engine: AsyncEngine, why: str) -> str:
    """Say that a database is away and what to look at, never what was asked of it."""
    what = "the disk" if engine.dialect.name == "sqlite" else "PostgreSQL"
    return f"the database cannot be used now ({why}): look at {what}, then ask again"


def _same(kind: Kind, whom: str) -> Executable:
    is_same = (RESTRAINTS.c.kind == kind.value, RESTRAINTS.c.whom == whom)
    return delete(RESTRAINTS).where(*is_same)


def _holds(dialect: str, identity: Identity) -> ColumnElement[bool] | TextClause:
    """Return whether an entry has an identity in it: both are bytes."""
    if dialect == "sqlite":
        return func.instr(ENTRIES.c.body, identity) > 0
    return text("position(:identity in body) > 0").bindparams(identity=identity)
