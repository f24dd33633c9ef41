"""What the server's tests stand on where a database is shared: one PostgreSQL for all of them."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.postgres import IS_HERE, WHY_NOT, Postgres, postgres


@pytest.fixture(scope="session")
def database() -> Iterator[Postgres]:
    """A PostgreSQL server that does not care for a machine's failure, so that it is quick."""
    if not IS_HERE:
        pytest.skip(WHY_NOT)
    with postgres("-c", "fsync=off", "-c", "max_connections=200") as server:
        yield server
