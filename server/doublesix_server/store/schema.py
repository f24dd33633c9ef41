"""Schema: the tables of the database, as the newest migration leaves them."""

from __future__ import annotations

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    UniqueConstraint,
)

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
"""Tables that are no more; nobody comes to them again, and their entries stay for a while."""

SEEN = Table(
    "seen",
    METADATA,
    Column("code", String(20), primary_key=True),
    Column("last", BigInteger, nullable=False, index=True),
)
"""When somebody was last at each table, in whole seconds since 1970, UTC."""

SESSIONS = Table(
    "sessions",
    METADATA,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("code", String(20), nullable=False),
    Column("number", Integer, nullable=False),
    Column("profile", String(40), nullable=False),
    Column("names", JSON, nullable=False),
    Column("deals", Integer, nullable=False),
    Column("score", JSON, nullable=False),
    Column("is_open", Boolean, nullable=False),
    Column("began", BigInteger, nullable=False),
    Column("changed", BigInteger, nullable=False),
    UniqueConstraint("code", "number"),
    sqlite_autoincrement=True,
)
"""What each session came to so far, numbered at each table from 1."""

SAT = Table(
    "sat",
    METADATA,
    Column("identity", LargeBinary, primary_key=True),
    Column("code", String(20), primary_key=True, index=True),
    Column("number", Integer, primary_key=True),
)
"""Who sat in which session."""

RESTRAINTS = Table(
    "restraints",
    METADATA,
    Column("kind", String(10), primary_key=True),
    Column("whom", String(64), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("since", BigInteger, nullable=False),
)
"""Whom the operator bans or mutes."""

NOTICE = Table(
    "notice",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("text", String(500), nullable=False),
)
"""What everybody is told: one row, or none."""
