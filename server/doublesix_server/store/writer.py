"""Writers: put rows of entries and notes on the disk.

That for SQLite has a thread of its own and is waited for once a batch; `postgres.py` has another.
Knows rows; never what they mean, nor when to try again.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Protocol

from sqlalchemy import URL, Connection, create_engine, event, insert

from doublesix_server.log import Closed, Note
from doublesix_server.store.notes import write_notes
from doublesix_server.store.schema import ENTRIES

_ROWS_AT_ONCE = 300
"""With three values each; an older SQLite takes 999 of them in a statement."""


Rows = list[dict[str, Any]]
Notes = list[Note | Closed]


class Writer(Protocol):
    """Writes to a database."""

    async def write(self, rows: Rows, notes: Notes) -> None:
        """Make rows durable, in order, and notes with them.

        Those that are leave the lists, also if others fail; rows and notes do so together.
        """

    def close(self) -> None:
        """Wait for what is being written, and let go of the database."""


class SqliteWriter:
    """Writes to an SQLite file; `set_up` is called with each new connection of its driver.

    One statement for many rows, which is a transaction by itself where there are no notes. It is
    handed to the driver itself, whose own errors come back.
    """

    def __init__(self, url: URL, set_up: Callable[[Any, object], None]) -> None:
        # By the backend's own driver, which waits: this thread has nothing else to do.
        own = url.set(drivername=url.get_backend_name())
        self.engine = create_engine(own, isolation_level="AUTOCOMMIT")
        event.listen(self.engine, "connect", set_up)
        one = insert(ENTRIES).values(code="", form=0, body=b"")
        self._head, _, self._row = str(one.compile(self.engine)).partition(" VALUES ")
        self._thread = ThreadPoolExecutor(1, "log")
        self._connection: Connection | None = None

    async def write(self, rows: Rows, notes: Notes) -> None:
        """Make rows durable, in order, and notes with them.

        Those that are leave the lists, also if others fail; rows and notes do so together.
        """
        loop = asyncio.get_running_loop()
        await loop.run_in_executor(self._thread, self._write, rows, notes)

    def close(self) -> None:
        """Wait for what is being written, and let go of the database."""
        self._thread.submit(self._disconnect)
        self._thread.shutdown()
        self.engine.dispose()

    def _write(self, rows: Rows, notes: Notes) -> None:
        try:
            if self._connection is None:
                self._connection = self.engine.connect()
            if notes:
                self._write_together(self._connection, rows, notes)
                rows.clear()
                notes.clear()
            while rows:
                self._insert(self._connection, rows[:_ROWS_AT_ONCE])
                del rows[:_ROWS_AT_ONCE]
        except BaseException:
            self._disconnect()  # which takes an open transaction back
            raise

    def _write_together(self, connection: Connection, rows: Rows, notes: Notes) -> None:
        connection.exec_driver_sql("BEGIN")
        for first in range(0, len(rows), _ROWS_AT_ONCE):
            self._insert(connection, rows[first : first + _ROWS_AT_ONCE])
        write_notes(connection, notes)
        connection.exec_driver_sql("COMMIT")
        connection.commit()  # all is durable already: this ends no transaction

    def _insert(self, connection: Connection, rows: Rows) -> None:
        statement = f"{self._head} VALUES {', '.join([self._row] * len(rows))}"
        values = tuple([row[name] for row in rows for name in ("code", "form", "body")])
        own = connection.connection.driver_connection  # a third of the time is SQLAlchemy's else
        assert own is not None
        own.execute(statement, values)

    def _disconnect(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            connection.close()
