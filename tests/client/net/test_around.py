"""A look around tells what it finds, settles, and ends on order."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

import pytest

from doublesix.nearby import Found, Silent
from doublesix_client.core.link import LookAround, Nearby, NearbyServer, Open
from doublesix_client.net.around import Around
from tests.client.net.sessions import SECRET, talking
from tests.server.running import until

HERE = Found("wss://192.168.1.5:6006", "ab" * 32)
SERVER = NearbyServer(HERE.server, HERE.fingerprint)


class FakeNetwork:
    """Lets a test say what is announced; knows how often it was listened to, and now."""

    def __init__(self, why_not: str = "") -> None:
        self.times = self.listeners = 0
        self.tell: Callable[[Any], None] = lambda _: None
        self._why_not = why_not

    @asynccontextmanager
    async def listening(self, tell: Callable[[Any], None]) -> AsyncIterator[None]:
        if self._why_not:
            raise Silent(self._why_not)
        self.tell = tell
        self.times += 1
        self.listeners += 1
        try:
            yield
        finally:
            self.listeners -= 1


async def test_what_is_found_is_told_and_settles() -> None:
    network, told = FakeNetwork(), list[Nearby]()
    around = Around(told.append, listening=network.listening, seconds=0.01)
    around.begin()
    await until(lambda: network.listeners == 1)
    network.tell((HERE,))
    assert told == [Nearby((SERVER,))]
    await until(lambda: len(told) == 2)
    assert told[-1] == Nearby((SERVER,), is_settled=True)
    network.tell(())
    assert told[-1] == Nearby((), is_settled=True)
    around.begin()
    assert told[-2] == told[-1]
    await around.end()
    assert (network.times, network.listeners) == (1, 0)
    await around.end()


@pytest.mark.logs
async def test_a_network_that_says_nothing_is_settled_at_once() -> None:
    told = list[Nearby]()
    around = Around(told.append, listening=FakeNetwork("no adapter").listening)
    around.begin()
    await until(lambda: told == [Nearby(is_settled=True)])
    await around.end()


async def test_one_who_goes_to_a_server_looks_no_more(monkeypatch: pytest.MonkeyPatch) -> None:
    network = FakeNetwork()
    monkeypatch.setattr("doublesix.nearby.listening", network.listening)
    async with talking() as talk:
        talk.post(LookAround())
        await until(lambda: network.listeners == 1)
        talk.post(Open("ws://127.0.0.1:1", SECRET, "Ana"))
        await until(lambda: network.listeners == 0)
        talk.post(LookAround())
        await until(lambda: network.listeners == 1)
    await asyncio.sleep(0)
    assert network.listeners == 0
