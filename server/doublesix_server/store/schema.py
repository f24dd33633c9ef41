"""Schema: the tables of the database, as the newest migration leaves them."""

from __future__ import annotations

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    DateTime,
    Identity,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    UniqueConstraint,
)

METADATA = MetaData()
FENCING = MetaData()
"""What only a database has that several servers may write to."""

_COUNTED = BigInteger().with_variant(Integer, "sqlite")
_CODE = String(20).with_variant(String(20, collation="C"), "postgresql")
"""Codes are compared byte by byte: by a language's rules it would take much longer."""

ENTRIES = Table(
    "entries",
    METADATA,
    # One integer key that only grows: in SQLite a composite one costs a third more at each act.
    # In PostgreSQL it costs less than the two indexes that it stands for, and is the key.
    Column("id", _COUNTED, Identity(), primary_key=True),
    Column("code", _CODE, nullable=False, index=True),
    Column("form", Integer, nullable=False),
    Column("body", LargeBinary, nullable=False),
    sqlite_autoincrement=True,
)
"""Every entry of the log in order; `form` says how its `body` is to be read."""

CLOSED = Table("closed", METADATA, Column("code", _CODE, primary_key=True))
"""Tables that are no more; nobody comes to them again, and their entries stay for a while."""

SEEN = Table(
    "seen",
    METADATA,
    Column("code", _CODE, primary_key=True),
    Column("last", BigInteger, nullable=False, index=True),
)
"""When somebody was last at each table, in whole seconds since 1970, UTC."""

SESSIONS = Table(
    "sessions",
    METADATA,
    Column("id", _COUNTED, Identity(), primary_key=True),
    Column("code", _CODE, nullable=False),
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
    Column("code", _CODE, primary_key=True, index=True),
    Column("number", Integer, primary_key=True),
)
"""Who sat in which session."""

OWNERS = Table(
    "owners",
    FENCING,
    Column("code", _CODE, primary_key=True),
    Column("epoch", BigInteger, nullable=False),
)
"""In which epoch each table may be written to; it only rises."""

WRITERS = Table(
    "writers",
    FENCING,
    Column("id", BigInteger, primary_key=True, autoincrement=False),
    Column("batch", BigInteger, nullable=False),
    Column("written", DateTime(timezone=True), nullable=False),
)
"""The latest batch of each that writes here, so that one sent again is not kept twice."""

DUTIES = Table(
    "duties",
    FENCING,
    Column("name", String(20), primary_key=True),
    Column("begun", DateTime(timezone=True), nullable=False),
)
"""When what one server of all does was begun last."""


STORES = Table("stores", FENCING, Column("id", String(32), primary_key=True))
"""By what this database is known: one row."""

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
