"""Schema: the tables of the database, as the newest migration leaves them."""

from __future__ import annotations

from sqlalchemy import Column, Integer, LargeBinary, MetaData, String, Table

METADATA = MetaData()

ENTRIES = Table(
    "entries",
    METADATA,
    # One integer key that only grows: a composite one costs a third more at each act.
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("code", String(20), nullable=False, index=True),
    Column("form", Integer, nullable=False),
    Column("body", LargeBinary, nullable=False),
    sqlite_autoincrement=True,
)
"""Every entry of the log in order; `form` says how its `body` is to be read."""

CLOSED = Table("closed", METADATA, Column("code", String(20), primary_key=True))
"""Tables that are no more; a server that starts does not read their entries."""
