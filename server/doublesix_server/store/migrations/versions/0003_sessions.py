"""The sessions that were played, and who sat in them."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"

_CODE = sa.String(20).with_variant(sa.String(20, collation="C"), "postgresql")


def upgrade() -> None:
    """Make both; a session of before is listed from its next deal on."""
    op.create_table(
        "sessions",
        sa.Column(
            "id",
            sa.BigInteger().with_variant(sa.Integer, "sqlite"),
            sa.Identity(),
            primary_key=True,
        ),
        sa.Column("code", _CODE, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("profile", sa.String(40), nullable=False),
        sa.Column("names", sa.JSON, nullable=False),
        sa.Column("deals", sa.Integer, nullable=False),
        sa.Column("score", sa.JSON, nullable=False),
        sa.Column("is_open", sa.Boolean, nullable=False),
        sa.Column("began", sa.BigInteger, nullable=False),
        sa.Column("changed", sa.BigInteger, nullable=False),
        sa.UniqueConstraint("code", "number"),
        sqlite_autoincrement=True,
    )
    op.create_table(
        "sat",
        sa.Column("identity", sa.LargeBinary, primary_key=True),
        sa.Column("code", _CODE, primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
    )
    op.create_index("ix_sat_code", "sat", ["code"])
