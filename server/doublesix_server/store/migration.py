"""Migration: brings a database to the schema that this version uses.

Knows which statements are to be carried out in which order; never rows.
"""

from __future__ import annotations

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, create_engine


def migrate(connection: Connection) -> None:
    """Bring a database to the newest schema, in the transaction of a connection."""
    config = Config()
    config.set_main_option("script_location", "doublesix_server.store:migrations")
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def migrate_file(url: str) -> None:
    """Bring an SQLite database to the newest schema."""
    engine = create_engine(url)
    try:
        with engine.begin() as connection:
            migrate(connection)
    finally:
        engine.dispose()
