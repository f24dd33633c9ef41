"""Notes: what is written beside the entries of an SQLite database, in the same transaction.

Knows rows; never when anything is worth a note.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from typing import assert_never

from sqlalchemy import Connection, delete, select, update
from sqlalchemy.dialects.sqlite import Insert, insert

from doublesix_server.log import Closed, Forgotten, Note, Seen, Summarised
from doublesix_server.store.schema import CLOSED, ENTRIES, SAT, SEEN, SESSIONS

_OF_A_TABLE = (ENTRIES, CLOSED, SEEN, SESSIONS, SAT)


def write_notes(connection: Connection, notes: Iterable[Note | Closed]) -> None:
    """Write notes in order; what is there already is overwritten."""
    statements = _statements()
    for note in notes:
        match note:
            case Closed():
                connection.execute(statements.close, {"code": note.table})
                of_it = update(SESSIONS).where(SESSIONS.c.code == note.table)
                connection.execute(of_it.values(is_open=False))
            case Seen():
                connection.execute(statements.see, {"code": note.table, "last": note.when})
            case Summarised():
                _summarise(connection, statements, note)
            case Forgotten():
                last = select(SEEN.c.last).where(SEEN.c.code == note.table)
                if (connection.scalar(last) or 0) < note.since:
                    for kept in _OF_A_TABLE:
                        connection.execute(delete(kept).where(kept.c.code == note.table))
            case _:
                assert_never(note)


def _summarise(connection: Connection, statements: _Statements, note: Summarised) -> None:
    summary = note.summary
    key = {"code": summary.table, "number": summary.session}
    row = {
        **key,
        "profile": summary.profile,
        "names": summary.names,
        "deals": summary.deals,
        "score": summary.score,
        "is_open": summary.is_open,
        "began": note.when,
        "changed": note.when,
    }
    connection.execute(statements.summarise, row)
    if note.newcomers:
        sat = [{"identity": identity, **key} for identity in note.newcomers]
        connection.execute(statements.sit, sat)


@dataclass(frozen=True, slots=True)
class _Statements:
    """What is written often, made once: to make a statement costs more than to carry it out."""

    close: Insert
    see: Insert
    summarise: Insert
    sit: Insert


@cache
def _statements() -> _Statements:
    return _Statements(
        close=insert(CLOSED).on_conflict_do_nothing(),
        see=_overwriting(insert(SEEN), key=["code"], but=[]),
        summarise=_overwriting(insert(SESSIONS), key=["code", "number"], but=["began"]),
        sit=insert(SAT).on_conflict_do_nothing(),
    )


def _overwriting(row: Insert, *, key: list[str], but: list[str]) -> Insert:
    """Return an insert that overwrites what is there, but these columns."""
    newer = {
        column.name: column
        for column in row.excluded
        if not column.primary_key and column.name not in (*key, *but)
    }
    return row.on_conflict_do_update(index_elements=key, set_=newer)
