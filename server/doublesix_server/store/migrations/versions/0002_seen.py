"""When somebody was last at each table; those of before count from now."""

from __future__ import annotations

import time

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"

_CODE = sa.String(20).with_variant(sa.String(20, collation="C"), "postgresql")


def upgrade() -> None:
    """Make it, and fill it from the entries."""
    op.create_table(
        "seen",
        sa.Column("code", _CODE, primary_key=True),
        sa.Column("last", sa.BigInteger, nullable=False),
    )
    op.create_index("ix_seen_last", "seen", ["last"])
    op.execute(
        sa.text("INSERT INTO seen (code, last) SELECT DISTINCT code, :now FROM entries").bindparams(
            sa.bindparam("now", int(time.time()), sa.BigInteger)
        )
    )
