"""A server stays announced under the addresses that it has."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from ipaddress import ip_address

import pytest

from doublesix.nearby import Silent
from doublesix_server.addresses import Address
from doublesix_server.announcing import keep_announced

FIRST, SECOND = [ip_address("192.168.1.5")], [ip_address("10.0.0.7")]


class FakeNetwork:
    """What was announced on it and taken back; `here` are the addresses, look by look."""

    def __init__(self, *here: Sequence[Address], why_not: str = "") -> None:
        self.said: list[object] = []
        self._here = list(here)
        self._why_not = why_not
        self.waits = 0

    def addresses(self) -> Sequence[Address]:
        return self._here[0] if len(self._here) == 1 else self._here.pop(0)

    @asynccontextmanager
    async def announce(
        self, name: str, port: int, addresses: Sequence[Address], *, fingerprint: str | None
    ) -> AsyncIterator[None]:
        if self._why_not:
            raise Silent(self._why_not)
        self.said.append(addresses)
        try:
            yield
        finally:
            self.said.append("gone")

    async def sleep(self, _: float) -> None:
        self.waits += 1
        if self.waits == 4:
            raise asyncio.CancelledError


async def announce_on(network: FakeNetwork) -> None:
    with pytest.raises(asyncio.CancelledError):
        await keep_announced(
            *("doublesix-ab12cd", 6006, network.addresses),
            fingerprint="ab" * 32,
            announce=network.announce,
            sleep=network.sleep,
        )


async def test_it_is_announced_anew_where_its_addresses_change() -> None:
    network = FakeNetwork(FIRST, FIRST, SECOND, SECOND)
    await announce_on(network)
    assert network.said == [FIRST, "gone", SECOND, "gone"]


async def test_without_an_address_it_waits_for_one() -> None:
    network = FakeNetwork([], [], SECOND)
    await announce_on(network)
    assert network.said == [SECOND, "gone"]


@pytest.mark.logs
async def test_a_network_that_takes_nothing_is_told_once(
    caplog: pytest.LogCaptureFixture,
) -> None:
    await announce_on(FakeNetwork(FIRST, why_not="no such device"))
    assert [record.getMessage() for record in caplog.records] == [
        "the server is not announced on this network: no such device"
    ]
