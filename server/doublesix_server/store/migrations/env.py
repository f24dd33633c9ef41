"""Alembic's way in: brings the database of `store.migration` to the newest schema."""

from __future__ import annotations

from alembic import context

from doublesix_server.store.schema import METADATA

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=METADATA,
)
with context.begin_transaction():
    context.run_migrations()
