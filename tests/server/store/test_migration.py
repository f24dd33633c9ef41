"""The migrations: they lead to the schema the code uses, in a database of either kind."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, MetaData, create_engine

from doublesix_server.store.migration import migrate_file
from doublesix_server.store.schema import FENCING, METADATA
from doublesix_server.store.shared import opened_store
from tests.server.store.stores import InPostgres


def test_a_file_has_the_schema_the_code_uses(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'with % sign'}.sqlite"
    migrate_file(url)
    migrate_file(url)
    engine = create_engine(url)
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), METADATA) == []
    engine.dispose()


async def test_a_shared_database_has_it_too_and_what_fences(shared: InPostgres) -> None:
    whole = MetaData()
    for table in (*METADATA.sorted_tables, *FENCING.sorted_tables):
        table.to_metadata(whole)

    def compare(connection: Connection) -> list[Any]:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        return list(compare_metadata(context, whole))

    async with opened_store(shared.url) as engine, engine.connect() as connection:
        [(what, index)] = await connection.run_sync(compare)
        assert (what, index.name) == ("add_index", "ix_entries_code")  # its key begins with it
    kinds = shared.say(
        "SELECT table_name, data_type, is_identity FROM information_schema.columns"
        " WHERE column_name = 'id' AND table_name IN ('entries', 'sessions') ORDER BY 1"
    )
    assert kinds == "entries|bigint|YES\nsessions|bigint|YES"


async def test_servers_that_start_at_once_migrate_one_after_another(shared: InPostgres) -> None:
    async def start() -> None:
        async with opened_store(shared.url):
            pass

    await asyncio.gather(*(start() for _ in range(5)))
    assert shared.say("SELECT count(*) FROM alembic_version") == "1"
