"""What the server's tests stand on where a database is shared: one PostgreSQL for all of them."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from doublesix_server.store import fenced as fenced_room
from doublesix_server.store import postgres as postgres_room
from tests.postgres import IS_HERE, WHY_NOT, Postgres, postgres

PATIENCE = 60.0


@pytest.fixture(scope="session")
def database() -> Iterator[Postgres]:
    """A PostgreSQL server that does not care for a machine's failure, so that it is quick."""
    if not IS_HERE:
        pytest.skip(WHY_NOT)
    with (
        postgres("-c", "fsync=off", "-c", "max_connections=200") as server,
        pytest.MonkeyPatch.context() as patch,
    ):
        # A machine that runs many tests at once is slow, and that is no fault of the database.
        patch.setattr(postgres_room, "_WITHIN", PATIENCE)
        patch.setattr(fenced_room, "_CLAIM_SECONDS", PATIENCE)
        yield server
