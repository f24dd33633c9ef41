"""The doctor looks at the database and the directory of a club."""

from __future__ import annotations

import asyncio
import sys
from itertools import count

import pytest

from doublesix_server.club.directory import NatsDirectory
from doublesix_server.club.node import Node, Word
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
        assert found["directory"].told == "servers of the club: none is there now"
        address = "wss://dominoes.example/n/one"
        async with running(workers=0, store=store, nats=nats.url, node_address=address):
            found = await look(store=store, nats=nats.url)
    assert {one.verdict for one in found.values()} == {Verdict.FINE}
    assert "PostgreSQL 1" in found["store"].told
    assert found["directory"].told == f"servers of the club: {address}"


@needs_nats
async def test_who_says_nothing_more_or_nothing_that_can_be_read_is_not_counted() -> None:
    with nats_server() as nats:
        directory = await opened(nats.url)
        await directory.announce(Word(Node("dead", "wss://one.example"), 7))
        await directory._nodes.put("odd", b"no word")
        await directory.close()
        found = await look(store=NOBODY, nats=nats.url)
    assert found["directory"].told == "servers of the club: none is there now"


@needs_nats
@pytest.mark.parametrize(
    ("other", "why"),
    [
        (Node("two", "wss://one.example", store="a"), "two servers at wss://one.example"),
        (Node("two", "wss://two.example", store="b"), "keeps its tables in another database"),
    ],
)
async def test_servers_in_each_others_way_are_named(other: Node, why: str) -> None:
    with nats_server() as nats:
        directory = await opened(nats.url)

        async def speak() -> None:
            for beat in count(1):
                for node in (Node("one", "wss://one.example", store="a"), other):
                    await directory.announce(Word(node, beat))
                await asyncio.sleep(0.1)

        speaking = asyncio.create_task(speak())
        await asyncio.sleep(0.2)
        found = await look(store=NOBODY, nats=nats.url)
        speaking.cancel()
        await asyncio.gather(speaking, return_exceptions=True)
        await directory.close()
    assert found["directory"].verdict is Verdict.WRONG
    assert why in found["directory"].told


async def opened(url: str) -> NatsDirectory:
    directory = NatsDirectory(url, 5.0)
    await directory.open(lambda key, kept: None, lambda key, kept: None)
    return directory


async def test_what_is_wrong_with_the_stores_address_is_told() -> None:
    found = await look(store=f"{NOBODY}?sslmodus=require")
    assert found["store"].verdict is Verdict.WRONG
    assert "sslmodus" in found["store"].told


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
