"""Alembic's way in: brings the database of `store.folder` to the newest schema."""

from __future__ import annotations

from alembic import context
from sqlalchemy import create_engine

from doublesix_server.store.schema import METADATA

engine = create_engine(str(context.config.get_main_option("sqlalchemy.url")))
with engine.begin() as connection:
    context.configure(connection=connection, target_metadata=METADATA)
    with context.begin_transaction():
        context.run_migrations()
engine.dispose()
