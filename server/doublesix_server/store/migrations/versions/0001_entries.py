"""The log of entries, and which tables are closed."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Make both."""
    op.create_table(
        "entries",
        sa.Column(
            "id",
            sa.BigInteger().with_variant(sa.Integer, "sqlite"),
            sa.Identity(),
            primary_key=True,
        ),
        sa.Column("code", sa.String(20), nullable=False),
        sa.Column("form", sa.Integer, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
        sqlite_autoincrement=True,
    )
    op.create_table("closed", sa.Column("code", sa.String(20), primary_key=True))
    op.create_index("ix_entries_code", "entries", ["code"])
