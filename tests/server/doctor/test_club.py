"""The doctor looks at the database and the directory of a club."""

from __future__ import annotations

import sys
from itertools import count

import pytest

from doublesix_server.config import Settings
from doublesix_server.doctor import club as room
from doublesix_server.doctor.club import look_at_club
from doublesix_server.doctor.findings import Finding, Verdict
from tests.nats_server import free_port, nats_server, needs_nats
from tests.postgres import Postgres
from tests.server.running import running

_NAMES = (f"doctor{number}" for number in count())
NOBODY = "postgresql+asyncpg://ana:secret@127.0.0.1:1/tables"


async def look(**settings: str) -> dict[str, Finding]:
    return {one.check: one async for one in look_at_club(Settings(**settings))}  # type: ignore[arg-type]


async def test_a_server_by_itself_has_nothing_of_the_kind() -> None:
    assert await look() == {}


@needs_nats
async def test_a_club_is_found_with_its_servers(database: Postgres) -> None:
    store = database.create(next(_NAMES))
    with nats_server() as nats:
        found = await look(store=store, nats=nats.url)
        assert found["directory"].told == "servers of the club: none yet"
        address = "wss://dominoes.example/n/one"
        async with running(workers=0, store=store, nats=nats.url, node_address=address):
            found = await look(store=store, nats=nats.url)
    assert {one.verdict for one in found.values()} == {Verdict.FINE}
    assert "PostgreSQL 1" in found["store"].told
    assert found["directory"].told == f"servers of the club: {address}"


async def test_what_cannot_be_reached_is_told_without_a_password(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(room, "_PATIENCE_SECONDS", 0.5)
    nats = f"nats://ana:secret@127.0.0.1:{free_port()}"
    found = await look(store=NOBODY, nats=nats)
    assert {one.verdict for one in found.values()} == {Verdict.WRONG}
    assert "secret" not in repr(found)
    assert "-js" in found["directory"].mend


async def test_what_is_not_installed_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("nats", "asyncpg"):
        monkeypatch.setitem(sys.modules, name, None)
    for name in [name for name in sys.modules if name.startswith("doublesix_server.club.dir")]:
        monkeypatch.delitem(sys.modules, name)
    found = await look(store=NOBODY, nats="nats://127.0.0.1:1")
    assert "is not installed" in found["directory"].told
    assert found["directory"].mend == "pip install 'doublesix[club]'"
    assert found["store"].verdict is Verdict.WRONG
