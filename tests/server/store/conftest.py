"""A store of each kind for the tests that hold for both."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count
from pathlib import Path

import pytest

from tests.postgres import Postgres
from tests.server.store.stores import InFile, InPostgres, Store

_NAMES = (f"store{number}" for number in count())


@pytest.fixture
def shared(database: Postgres) -> InPostgres:
    """A new database of PostgreSQL."""
    return InPostgres(database, next(_NAMES))


@pytest.fixture(params=["sqlite", "postgresql"])
def store(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Store]:
    """A new database of each kind."""
    if request.param == "sqlite":
        yield InFile(tmp_path)
    else:
        yield InPostgres(request.getfixturevalue("database"), next(_NAMES))
