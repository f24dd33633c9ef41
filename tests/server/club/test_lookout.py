"""Whoever works for a club hears which servers it has."""

from __future__ import annotations

import asyncio
from contextlib import aclosing

import pytest

from doublesix_server.club.directory import NatsDirectory
from doublesix_server.club.joining import JoinError
from doublesix_server.club.lookout import servers_of
from doublesix_server.club.node import Node, Word
from doublesix_server.ownership import OtherNode
from tests.nats_server import free_port, nats_server, needs_nats

ONE = Word(Node("one", "wss://one.example", "ab"), 1)


@needs_nats
async def test_servers_are_told_when_they_come_and_when_they_go() -> None:
    async def soon(seconds: float) -> None:
        await asyncio.sleep(0.01)

    with nats_server() as nats:
        directory = NatsDirectory(nats.url)
        await directory.open(lambda key, kept: None, lambda key, kept: None)
        async with asyncio.timeout(20), aclosing(servers_of(nats.url, soon)) as servers:
            assert await anext(servers) == []
            await directory.announce(ONE)
            assert await anext(servers) == [OtherNode("wss://one.example", "ab")]
            await directory.withdraw("one")
            assert await anext(servers) == []
        await directory.close()


@needs_nats
@pytest.mark.logs
async def test_a_word_that_cannot_be_read_ends_no_lookout() -> None:
    with nats_server() as nats:
        directory = NatsDirectory(nats.url)
        await directory.open(lambda key, kept: None, lambda key, kept: None)
        await directory._nodes.put("two", b"{}")
        await directory.announce(ONE)
        async with asyncio.timeout(20), aclosing(servers_of(nats.url)) as servers:
            assert await anext(servers) == [OtherNode("wss://one.example", "ab")]
        await directory.close()


async def test_without_a_directory_it_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("doublesix_server.club.directory._OPEN_SECONDS", 0.3)
    with pytest.raises(JoinError, match="cannot be reached"):
        await anext(servers_of(f"nats://127.0.0.1:{free_port()}"))
