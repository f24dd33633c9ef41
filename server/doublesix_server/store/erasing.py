"""Erasing: what was kept of a table, without one of the people who were at it.

Who is erased becomes a stranger of this table alone, called "?": what was played stays as it was.
Knows entries and rows; never who is to be erased, or when.
"""

from __future__ import annotations

import os
from dataclasses import replace
from typing import Any

from sqlalchemy import Connection, Executable, bindparam, select, update
from sqlalchemy.engine import Row

from doublesix.fair.draw import Drawn, Named
from doublesix.rules.acts import Kind
from doublesix_server.log import (
    Acted,
    Began,
    DrawBegun,
    Entry,
    Identity,
    SeatsChanged,
    Sitting,
)
from doublesix_server.store.forms import FORM, from_bytes, to_bytes
from doublesix_server.store.schema import ENTRIES, SAT, SESSIONS

NOBODY = "?"
"""What the name becomes of somebody who is erased."""
_BYTES = 32


class Erasing:
    """What is kept of a table, read row by row in order, and then written without somebody."""

    def __init__(self, table: str, identity: Identity, stranger: Identity | None = None) -> None:
        self.names: set[str] = set()
        """What they were called there, as far as was read."""
        self._table = table
        self._identity = identity
        self._stranger = stranger or Identity(os.urandom(_BYTES))
        self._changed: list[dict[str, Any]] = []

    @property
    def rows(self) -> Executable:
        """What is to be read."""
        return select(ENTRIES).where(ENTRIES.c.code == self._table).order_by(ENTRIES.c.id)

    def take(self, row: Row[Any]) -> None:
        """Take in the next row."""
        old = from_bytes(row.code, row.form, row.body)
        new = self.without(old)
        if new != old:
            self._changed.append({"row": row.id, "form": FORM, "body": to_bytes(new)})

    def without(self, entry: Entry) -> Entry:
        """Return the next entry with a stranger in their place."""
        identity, stranger, names = self._identity, self._stranger, self.names
        match entry:
            case SeatsChanged():
                theirs = [one for one in entry.sittings if one.identity == identity]
                names.update(one.name for one in theirs)
                sittings = tuple(_sitting(one, identity, stranger) for one in entry.sittings)
                maker = None if entry.maker == identity else entry.maker
                return replace(entry, maker=maker, sittings=sittings)
            case Began():
                return _began(entry, identity, stranger, names)
            case Acted():
                return _acted(entry, identity, stranger, names)
            case DrawBegun():
                return replace(entry, named=_named(entry.named, names))
        return entry

    def write(self, connection: Connection) -> None:
        """Write what is different."""
        if connection.dialect.name == "sqlite":
            connection.exec_driver_sql("PRAGMA secure_delete = ON")
        if self._changed:
            is_it = (ENTRIES.c.code == self._table, ENTRIES.c.id == bindparam("row"))
            same = update(ENTRIES).where(*is_it)
            same = same.values(form=bindparam("form"), body=bindparam("body"))
            connection.execute(same, self._changed)
        self._write_list(connection)

    def _write_list(self, connection: Connection) -> None:
        """Have the list of sessions name a stranger, who sat in them."""
        is_theirs = (SAT.c.identity == self._identity, SAT.c.code == self._table)
        sat = connection.scalars(select(SAT.c.number).where(*is_theirs)).all()
        query = select(SESSIONS).where(SESSIONS.c.code == self._table, SESSIONS.c.number.in_(sat))
        for row in connection.execute(query).all():
            left = [NOBODY if name in self.names else name for name in row.names]
            same = update(SESSIONS).where(SESSIONS.c.id == row.id)
            connection.execute(same.values(names=left))
        connection.execute(update(SAT).where(*is_theirs).values(identity=self._stranger))


def tidy(connection: Connection) -> bool:
    """Have an SQLite database's journal hold nothing of what was before; tell whether it does not.

    It cannot be had while somebody reads or writes.
    """
    if connection.dialect.name != "sqlite":
        return True
    is_busy, *_ = connection.exec_driver_sql("PRAGMA wal_checkpoint(TRUNCATE)").one()
    return not is_busy


def _sitting(one: Sitting, identity: Identity, stranger: Identity) -> Sitting:
    return one if one.identity != identity else replace(one, identity=stranger, name=NOBODY)


def _began(entry: Began, identity: Identity, stranger: Identity, names: set[str]) -> Began:
    who = stranger if entry.identity == identity else entry.identity
    return replace(entry, identity=who, drawn=_drawn(entry.drawn, names))


def _acted(entry: Acted, identity: Identity, stranger: Identity, names: set[str]) -> Acted:
    """Erase who asked and who acted; where nobody asked, whoever has a name that was theirs."""
    is_theirs = entry.identity == identity
    who = stranger if is_theirs else entry.identity
    actor = entry.step.actor
    if actor.kind is Kind.PERSON and (is_theirs or (who is None and actor.name in names)):
        actor = replace(actor, name=None if actor.name is None else NOBODY)
    step = replace(entry.step, actor=actor)
    return replace(entry, identity=who, step=step, drawn=_drawn(entry.drawn, names))


def _drawn(drawn: Drawn | None, names: set[str]) -> Drawn | None:
    return None if drawn is None else replace(drawn, named=_named(drawn.named, names))


def _named(named: tuple[Named, ...], names: set[str]) -> tuple[Named, ...]:
    return tuple(replace(one, name=NOBODY) if one.name in names else one for one in named)
