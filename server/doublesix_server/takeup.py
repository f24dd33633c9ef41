"""Takeup: a table made again from what the log kept of it.

Knows entries and their order; never who comes to the table or when.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterable, Callable

from doublesix_server.log import Closed, Entry, Made
from doublesix_server.table import Table

_ENTRIES_AT_ONCE = 50
"""After so many entries all other tables get their turn: a long session is many acts."""


async def taken_up(entries: AsyncIterable[Entry], make: Callable[[Made], Table]) -> Table | None:
    """Return the table that these entries lead to; None if there are none, or it is closed.

    Whatever the entries or the rules say against it is raised: such a table is not to be used.
    """
    table: Table | None = None
    taken = 0
    async for entry in entries:
        match entry:
            case Made():
                assert table is None, f"table {entry.table}: made twice"
                table = make(entry)
            case Closed():
                return None
            case _:
                assert table is not None, f"table {entry.table}: never made"
                table.restore(entry)
        taken += 1
        if taken % _ENTRIES_AT_ONCE == 0:
            await asyncio.sleep(0)
    if table is not None:
        table.go_on_counting()
    return table
