"""A server is looked for by its certificate, and a rest ends when there is something to try."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import pytest

from doublesix import footing, nearby
from doublesix_client.net.own_server import Served
from doublesix_client.net.whereabouts import Whereabouts, find
from tests.client.net.sessions import nowhere_else

KNOWN = "ab" * 32
BEFORE, NOW = "wss://192.168.1.5:6006", "wss://192.168.1.9:6006"
SECONDS = 20.0
LONG = 3600.0


async def test_it_is_looked_for_on_the_own_network(monkeypatch: pytest.MonkeyPatch) -> None:
    async def heard(fingerprint: str, not_at: str) -> str:
        assert (fingerprint, not_at) == (KNOWN, BEFORE)
        return NOW

    monkeypatch.setattr(nearby, "find", heard)
    assert await find(KNOWN, BEFORE) == NOW


async def test_a_rumour_is_taken_once() -> None:
    where = Whereabouts(BEFORE, KNOWN, says(NOW))
    served = Served(BEFORE, KNOWN, near=("a link",))
    assert where.take_rumour(served) is None
    await where.listen(SECONDS)
    assert where.take_rumour(served) == Served(NOW, KNOWN, near=("a link",))
    assert where.take_rumour(served) is None


@pytest.mark.parametrize(("server", "fingerprint"), [(None, None), (BEFORE, None), (None, KNOWN)])
async def test_who_has_no_certificate_of_its_own_is_not_listened_for(
    server: str | None, fingerprint: str | None
) -> None:
    where = Whereabouts(server, fingerprint, says(NOW))
    await where.listen(SECONDS)
    assert where.take_rumour(Served(BEFORE)) is None


async def test_a_rest_ends_with_a_rumour() -> None:
    where = Whereabouts(BEFORE, KNOWN, says(NOW))
    async with asyncio.timeout(SECONDS):
        await where.rest(LONG, asyncio.Event())
    assert where.take_rumour(Served(BEFORE)) == Served(NOW)


async def test_a_rest_ends_when_there_is_hurry() -> None:
    hurry = asyncio.Event()
    hurry.set()
    async with asyncio.timeout(SECONDS):
        await Whereabouts(BEFORE, KNOWN, nowhere_else).rest(LONG, hurry)


async def test_a_rest_ends_when_the_way_to_the_server_is_another(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    ways = iter([None, None, "192.168.1.20"])
    monkeypatch.setattr(footing, "from_here_to", lambda _: next(ways))
    async with asyncio.timeout(SECONDS):
        await Whereabouts(BEFORE, KNOWN, nowhere_else).rest(LONG, asyncio.Event())


async def test_a_rest_ends_by_itself() -> None:
    where = Whereabouts(None, None, nowhere_else)
    async with asyncio.timeout(SECONDS):
        await where.rest(0.01, asyncio.Event())


def says(where: str) -> Callable[[str, str], Any]:
    """Return what hears at once of a server at an address."""

    async def hear(fingerprint: str, not_at: str) -> str:
        return where

    return hear
