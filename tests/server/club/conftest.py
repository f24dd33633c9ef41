"""What a club of real servers stands on: a database and a directory."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count

import pytest

from tests.nats_server import NatsServer, nats_server
from tests.postgres import Postgres

_NAMES = (f"club{number}" for number in count())


@pytest.fixture
def nats() -> Iterator[NatsServer]:
    with nats_server() as server:
        yield server


@pytest.fixture
def store(database: Postgres) -> str:
    return database.create(next(_NAMES))
