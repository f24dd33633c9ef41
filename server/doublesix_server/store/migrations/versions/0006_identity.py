"""By what a database is known, so that servers of one club can tell theirs from another."""

from __future__ import annotations

import secrets

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"

_ID_BYTES = 16


def upgrade() -> None:
    """Make what an SQLite database, which one server uses, has no need of."""
    if op.get_bind().dialect.name == "sqlite":
        return
    stores = op.create_table("stores", sa.Column("id", sa.String(32), primary_key=True))
    op.bulk_insert(stores, [{"id": secrets.token_hex(_ID_BYTES)}])
