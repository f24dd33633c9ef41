"""The log of entries, and which tables are closed."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


_CODE = sa.String(20).with_variant(sa.String(20, collation="C"), "postgresql")


def upgrade() -> None:
    """Make both."""
    op.create_table("closed", sa.Column("code", _CODE, primary_key=True))
    if op.get_bind().dialect.name == "sqlite":
        op.create_table(
            "entries",
            sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
            *_columns(),
            sqlite_autoincrement=True,
        )
        op.create_index("ix_entries_code", "entries", ["code"])
    else:
        op.create_table(
            "entries",
            sa.Column("id", sa.BigInteger, sa.Identity(), nullable=False),
            *_columns(),
            sa.PrimaryKeyConstraint("code", "id"),
        )


def _columns() -> list[sa.Column[Any]]:
    return [
        sa.Column("code", _CODE, nullable=False),
        sa.Column("form", sa.Integer, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
    ]
