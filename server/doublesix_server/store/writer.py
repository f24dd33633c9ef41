"""Writer: puts rows of entries on the disk, in a thread of its own.

One statement for many rows, which is a transaction by itself: the thread is waited for once a
batch. Knows rows; never what they mean, nor when to try again.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from sqlalchemy import URL, Connection, create_engine, event, insert

from doublesix_server.store.schema import ENTRIES

_ROWS_AT_ONCE = 300
"""With three values each; an older SQLite takes 999 of them in a statement."""


class Writer:
    """Writes to a database; `set_up` is called with each new connection of its driver."""

    def __init__(self, url: URL, set_up: Callable[[Any, object], None]) -> None:
        # By the backend's own driver, which waits: this thread has nothing else to do.
        own = url.set(drivername=url.get_backend_name())
        self.engine = create_engine(own, isolation_level="AUTOCOMMIT")
        event.listen(self.engine, "connect", set_up)
        one = insert(ENTRIES).values(code="", form=0, body=b"")
        self._head, _, self._row = str(one.compile(self.engine)).partition(" VALUES ")
        self._thread = ThreadPoolExecutor(1, "log")
        self._connection: Connection | None = None

    async def write(self, rows: list[dict[str, Any]]) -> None:
        """Make rows durable, in order; those that are leave the list, also if others fail."""
        loop = asyncio.get_running_loop()
        await loop.run_in_executor(self._thread, self._write, rows)

    def close(self) -> None:
        """Wait for what is being written, and let go of the database."""
        self._thread.submit(self._disconnect)
        self._thread.shutdown()
        self.engine.dispose()

    def _write(self, rows: list[dict[str, Any]]) -> None:
        try:
            while rows:
                self._insert(rows[:_ROWS_AT_ONCE])
                del rows[:_ROWS_AT_ONCE]
        except BaseException:
            self._disconnect()
            raise

    def _insert(self, rows: list[dict[str, Any]]) -> None:
        if self._connection is None:
            self._connection = self.engine.connect()
        statement = f"{self._head} VALUES {', '.join([self._row] * len(rows))}"
        values = tuple([row[name] for row in rows for name in ("code", "form", "body")])
        self._connection.exec_driver_sql(statement, values)
        self._connection.commit()  # the statement is durable already: this ends no transaction

    def _disconnect(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            connection.close()
