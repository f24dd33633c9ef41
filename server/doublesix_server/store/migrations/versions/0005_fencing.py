"""Who may write to which table, where several servers share a database."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"

_CODE = sa.String(20).with_variant(sa.String(20, collation="C"), "postgresql")


def upgrade() -> None:
    """Make what an SQLite database, which one server uses, has no need of."""
    if op.get_bind().dialect.name == "sqlite":
        return
    op.create_table(
        "owners",
        sa.Column("code", _CODE, primary_key=True),
        sa.Column("epoch", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "writers",
        sa.Column("id", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("batch", sa.BigInteger, nullable=False),
        sa.Column("written", sa.DateTime(timezone=True), nullable=False),
    )
    op.create_table(
        "duties",
        sa.Column("name", sa.String(20), primary_key=True),
        sa.Column("begun", sa.DateTime(timezone=True), nullable=False),
    )
