"""Notes: what is written beside the entries, in the same transaction.

Knows rows; never when anything is worth a note.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import assert_never

from sqlalchemy import Delete, Table, delete
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection

from doublesix_server.log import Closed, Forgotten, Note, Seen
from doublesix_server.store.schema import CLOSED, ENTRIES, SEEN

_Insert = sqlite.Insert | postgresql.Insert
_INSERTS: dict[str, Callable[[Table], _Insert]] = {
    "sqlite": sqlite.insert,
    "postgresql": postgresql.insert,
}
_OF_A_TABLE = (ENTRIES, CLOSED, SEEN)


async def write_notes(connection: AsyncConnection, notes: Iterable[Note | Closed]) -> None:
    """Write notes in order; what is there already is overwritten."""
    insert = _INSERTS[connection.dialect.name]
    for note in notes:
        match note:
            case Closed():
                row = insert(CLOSED).values(code=note.table)
                await connection.execute(row.on_conflict_do_nothing())
            case Seen():
                row = insert(SEEN).values(code=note.table, last=note.when)
                newer = {"last": row.excluded.last}
                await connection.execute(
                    row.on_conflict_do_update(index_elements=["code"], set_=newer)
                )
            case Forgotten():
                for kept in _OF_A_TABLE:
                    await connection.execute(_all_of(kept, note.table))
            case _:
                assert_never(note)


def _all_of(kept: Table, code: str) -> Delete:
    return delete(kept).where(kept.c.code == code)
