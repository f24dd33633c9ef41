"""Notes: what is written beside the entries, in the same transaction.

Knows rows; never when anything is worth a note.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import assert_never

from sqlalchemy import Connection, Table, delete, update
from sqlalchemy.dialects import postgresql, sqlite

from doublesix_server.log import Closed, Forgotten, Note, Seen, Summarised
from doublesix_server.store.schema import CLOSED, ENTRIES, SAT, SEEN, SESSIONS

_Insert = sqlite.Insert | postgresql.Insert
_INSERTS: dict[str, Callable[[Table], _Insert]] = {
    "sqlite": sqlite.insert,
    "postgresql": postgresql.insert,
}
_OF_A_TABLE = (ENTRIES, CLOSED, SEEN, SESSIONS, SAT)


def write_notes(connection: Connection, notes: Iterable[Note | Closed]) -> None:
    """Write notes in order; what is there already is overwritten."""
    insert = _INSERTS[connection.dialect.name]
    for note in notes:
        match note:
            case Closed():
                row = insert(CLOSED).values(code=note.table)
                connection.execute(row.on_conflict_do_nothing())
                of_it = update(SESSIONS).where(SESSIONS.c.code == note.table)
                connection.execute(of_it.values(is_open=False))
            case Seen():
                row = insert(SEEN).values(code=note.table, last=note.when)
                _overwrite(connection, row, ["code"], ["last"])
            case Summarised():
                _summarise(connection, insert, note)
            case Forgotten():
                for kept in _OF_A_TABLE:
                    connection.execute(delete(kept).where(kept.c.code == note.table))
            case _:
                assert_never(note)


def _summarise(
    connection: Connection, insert: Callable[[Table], _Insert], note: Summarised
) -> None:
    summary = note.summary
    key = {"code": summary.table, "number": summary.session}
    what = {
        "profile": summary.profile,
        "names": summary.names,
        "deals": summary.deals,
        "score": summary.score,
        "is_open": summary.is_open,
        "changed": note.when,
    }
    row = insert(SESSIONS).values(**key, **what, began=note.when)
    _overwrite(connection, row, list(key), list(what))
    if note.sitters:
        sat = [{"identity": identity, **key} for identity in note.sitters]
        connection.execute(insert(SAT).on_conflict_do_nothing(), sat)


def _overwrite(connection: Connection, row: _Insert, key: list[str], columns: list[str]) -> None:
    newer = {column: row.excluded[column] for column in columns}
    connection.execute(row.on_conflict_do_update(index_elements=key, set_=newer))
