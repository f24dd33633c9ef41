"""Durable: a log in a database, many tables sharing one commit.

Entries wait while a commit is under way and then go together, off the event loop; what waits for
them is done in order once the database says that they are on the disk. Knows rows; never what an
entry means.
"""

from __future__ import annotations

import asyncio
import logging
import sqlite3
import traceback
from collections.abc import Callable
from typing import Any

from sqlalchemy import event
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from doublesix_server.log import Closed, Entry, Log, Note, nothing
from doublesix_server.store.forms import FORM, to_bytes
from doublesix_server.store.writer import SqliteWriter, Writer

log = logging.getLogger(__name__)

_RETRY_SECONDS = 1.0
_ENOUGH = 64
"""How many entries are committed without waiting for more."""


def open_engine(url: str) -> AsyncEngine:
    """Return an engine; an SQLite database syncs each commit to the disk before it answers."""
    engine = create_async_engine(url)
    event.listen(engine.sync_engine, "connect", _set_up_sqlite)
    return engine


def _set_up_sqlite(connection: Any, _: object) -> None:
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.close()


class DurableLog:
    """The log; `run` must be going for anything to be kept. It writes to SQLite unless told."""

    def __init__(self, engine: AsyncEngine, writer: Writer | None = None) -> None:
        self.is_failing = False
        self.changed: Callable[[bool], None] = lambda _: None
        """Is told whether things can be kept, whenever that changes."""
        self.writer = writer or SqliteWriter(engine.url, _set_up_sqlite)
        self._waiting: list[tuple[dict[str, Any] | None, Callable[[], None]]] = []
        self._notes: list[Note | Closed] = []
        self._where = "" if engine.dialect.name == "sqlite" else " in PostgreSQL"
        self._is_committing = False
        self._wake = asyncio.Event()

    def of(self, table: str) -> Log:
        """Return the log of one table: this, in which nothing is refused."""
        return self

    def append(self, entry: Entry, then: Callable[[], None] = nothing) -> None:
        """Keep an entry; call `then` once it and all before it are durable, in order."""
        row = {"code": entry.table, "form": FORM, "body": to_bytes(entry)}
        if isinstance(entry, Closed):
            self._notes.append(entry)
        self._wait(row, then)

    def note(self, note: Note, then: Callable[[], None] = nothing) -> None:
        """Keep a note together with the entries appended last; call `then` as `append` does."""
        self._notes.append(note)
        self._wait(None, then)

    def after(self, then: Callable[[], None]) -> None:
        """Call `then` once all that was appended so far is durable, in order."""
        if self._waiting or self._is_committing:
            self._wait(None, then)
        else:
            then()

    async def is_to_forget(self) -> bool:
        """Tell whether this server forgets old tables now: nobody else can."""
        return True

    @property
    def unwritten(self) -> int:
        """How many entries wait for a commit to begin."""
        return len(self._waiting)

    def _wait(self, row: dict[str, Any] | None, then: Callable[[], None]) -> None:
        if not self._waiting:
            self._wake.set()
        self._waiting.append((row, then))

    async def run(self) -> None:
        """Commit what waits, batch after batch, until cancelled."""
        try:
            while True:
                await self._wake.wait()
                await self._more_has_come()
                self._wake.clear()
                await self._commit_waiting()
        finally:
            self.writer.close()

    async def _more_has_come(self) -> None:
        """Wait while every turn of the loop brings more: a commit costs as much as many rows."""
        seen = 0
        while seen < len(self._waiting) < _ENOUGH:
            seen = len(self._waiting)
            await asyncio.sleep(0)

    async def _commit_waiting(self) -> None:
        batch, self._waiting = self._waiting, []
        self._is_committing = True
        await self._commit([row for row, _ in batch if row is not None])
        for _, then in batch:
            do(then)
        self._is_committing = False

    async def drained(self) -> None:
        """Wait until everything that was appended so far is durable."""
        durable = asyncio.Event()
        self.after(durable.set)
        await durable.wait()

    async def _commit(self, rows: list[dict[str, Any]]) -> None:
        """Commit rows and notes; while it cannot be done nothing is told and no act is taken."""
        notes, self._notes = self._notes, []
        while rows or notes:
            try:
                await self.writer.write(rows, notes)
            except Exception as error:  # noqa: BLE001 (whatever it is, nothing was kept)
                if not self.is_failing:
                    log.error("nothing can be kept%s: %s; tables wait", self._where, _cause(error))
                    self.is_failing = True
                    self.changed(False)
                await asyncio.sleep(_RETRY_SECONDS)
            else:
                if self.is_failing:
                    log.warning("the log can be kept again; tables go on")
                    self.is_failing = False
                    self.changed(True)
                return


def _cause(error: Exception) -> str:
    """Say what went wrong, without the statement and its values: they hold hands."""
    kind = type(error).__name__
    if isinstance(error, sqlite3.Error):
        return str(error)
    if (state := getattr(error, "sqlstate", None)) is not None:  # PostgreSQL's own words quote rows
        return f"{kind}, SQLSTATE {state}"
    return str(getattr(error, "orig", None) or kind)


def do(then: Callable[[], None]) -> None:
    """Do what waits for the log; what goes wrong with it is said and harms nobody else."""
    try:
        then()
    except Exception as error:  # noqa: BLE001 (one table's error must not stop the log of all)
        place = "".join(traceback.format_tb(error.__traceback__))
        log.error("telling failed: %s\n%s", type(error).__name__, place)
