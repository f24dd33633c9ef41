"""A store of each kind for the tests that hold for both."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.postgres import Postgres
from tests.server.store.stores import InFile, InPostgres, Store

_NAME = "store"


@pytest.fixture
def shared(database: Postgres) -> InPostgres:
    """An empty database of PostgreSQL."""
    return InPostgres(database, _NAME)


@pytest.fixture(params=["sqlite", "postgresql"])
def store(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Store]:
    """An empty database of each kind."""
    if request.param == "sqlite":
        yield InFile(tmp_path)
    else:
        yield InPostgres(request.getfixturevalue("database"), _NAME)
