"""Servers are found on their network, and what is announced tells nothing of anybody."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from ipaddress import ip_address
from typing import Any

import pytest
from zeroconf import Zeroconf
from zeroconf.asyncio import AsyncServiceInfo, AsyncZeroconf

from doublesix import nearby
from doublesix.nearby import SERVICE, Found, Silent, announced, listening, read_found

PRINT = "0123456789abcdef" * 4
LOOPBACK = ["127.0.0.1"]
BEFORE, NOW = "wss://192.168.1.5:6006", "wss://192.168.1.9:6006"
SECONDS = 20.0


@pytest.mark.parametrize(
    ("addresses", "port", "said", "found"),
    [
        (["192.168.1.5"], 6006, {"fingerprint": PRINT}, Found("wss://192.168.1.5:6006", PRINT)),
        (["192.168.1.5"], 6006, {"plain": "1"}, Found("ws://192.168.1.5:6006")),
        (["fd00::2", "10.0.0.2"], 1, {"fingerprint": PRINT}, Found("wss://10.0.0.2:1", PRINT)),
        (["fd00::2"], 6006, {"fingerprint": PRINT}, Found("wss://[fd00::2]:6006", PRINT)),
        (["fe80::1"], 6006, {"fingerprint": PRINT}, None),
        (["what is this"], 6006, {"fingerprint": PRINT}, None),
        ([], 6006, {"fingerprint": PRINT}, None),
        (["192.168.1.5"], 0, {"fingerprint": PRINT}, None),
        (["192.168.1.5"], None, {"fingerprint": PRINT}, None),
        (["192.168.1.5"], 6006, {"fingerprint": "<b>cafe</b>"}, None),
        (["192.168.1.5"], 6006, {"fingerprint": None}, None),
        (["192.168.1.5"], 6006, {}, None),
    ],
)
def test_an_announcement_is_read_or_means_nothing(
    addresses: list[str], port: int | None, said: dict[str, str | None], found: Found | None
) -> None:
    assert read_found(addresses, port, said) == found


async def test_a_server_is_found_and_gone_again() -> None:
    told: asyncio.Queue[tuple[Found, ...]] = asyncio.Queue()
    here = [ip_address("192.168.1.5")]
    async with asyncio.timeout(20), listening(told.put_nowait, interfaces=LOOPBACK):
        async with announced(
            "doublesix-012345", 6006, here, fingerprint=PRINT, interfaces=LOOPBACK
        ):
            assert await told.get() == (Found("wss://192.168.1.5:6006", PRINT),)
        assert await told.get() == ()


async def test_an_announcement_is_all_that_it_needs_and_no_more() -> None:
    async with asyncio.timeout(20):
        hearing = AsyncZeroconf(interfaces=LOOPBACK)
        here = [ip_address("192.168.1.5")]
        async with announced("doublesix-0a0a0a", 7000, here, fingerprint=None, interfaces=LOOPBACK):
            service = AsyncServiceInfo(SERVICE, f"doublesix-0a0a0a.{SERVICE}")
            assert await service.async_request(hearing.zeroconf, 5000)
        await hearing.async_close()
    assert service.server == "doublesix-0a0a0a.local."
    assert service.decoded_properties == {"plain": "1"}


async def test_a_network_that_takes_nothing_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(**_: Any) -> Zeroconf:
        raise OSError("no such device")

    monkeypatch.setattr(nearby, "AsyncZeroconf", refuse)
    with pytest.raises(Silent, match="no such device"):
        async with listening(lambda _: None):
            pass
    with pytest.raises(Silent, match="no such device"):
        async with announced("doublesix-1", 1, [], fingerprint=None):
            pass


def network(*told: tuple[Found, ...], why_not: str = "") -> nearby.Listening:
    """Return what listens where these servers are told of, one list after the other."""

    @asynccontextmanager
    async def by(tell: Callable[[Any], None]) -> AsyncIterator[None]:
        if why_not:
            raise Silent(why_not)
        for servers in told:
            tell(servers)
        yield

    return by


async def test_a_server_is_found_by_its_certificate_where_it_was_not() -> None:
    here = network(
        (
            Found(BEFORE, PRINT),
            Found("wss://192.168.1.6:6006", "cd" * 32),
            Found("ws://192.168.1.7:1"),
        ),
        (Found(BEFORE, PRINT), Found(NOW, PRINT)),
    )
    async with asyncio.timeout(SECONDS):
        assert (
            await nearby.find(
                ":".join(["01", "23", "45", "67", "89", "AB", "CD", "EF"] * 4), BEFORE, by=here
            )
            == NOW
        )


async def test_where_nothing_is_heard_one_waits_and_learns_nothing() -> None:
    for quiet in (network(()), network(why_not="no adapter")):
        with pytest.raises(TimeoutError):
            async with asyncio.timeout(0.02):
                await nearby.find(PRINT, BEFORE, by=quiet)
