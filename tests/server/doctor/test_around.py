"""Whether a server is heard on its network, and what a router says, each fault planted here."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

from doublesix.nearby import Found, Silent
from doublesix_server.doctor.around import look_at_router, look_for_announcement
from doublesix_server.doctor.findings import Verdict
from doublesix_server.mapping import Unmapped
from tests.server.test_mapping import FakeRouter

HERE, THERE = Found("wss://192.168.1.5:6006", "ab" * 32), Found("wss://192.168.1.6:6006", "cd" * 32)


def network(*found: Found, why_not: str = "") -> Any:
    @asynccontextmanager
    async def listen(tell: Callable[[tuple[Found, ...]], None]) -> AsyncIterator[None]:
        if why_not:
            raise Silent(why_not)
        asyncio.get_running_loop().call_soon(tell, found)
        yield

    return listen


async def test_a_server_that_is_heard() -> None:
    found = await look_for_announcement(HERE.fingerprint, network(THERE, HERE))
    assert found.verdict is Verdict.FINE


async def test_a_server_that_is_not_heard() -> None:
    found = await look_for_announcement(HERE.fingerprint, network(THERE), 0.01)
    assert found.told == "it is not heard on this network; 1 others are"
    assert "UDP port 5353" in found.mend


async def test_a_network_without_multicast() -> None:
    found = await look_for_announcement(None, network(why_not="no adapter"))
    assert "no adapter" in found.told
    assert found.mend


async def test_a_router_is_asked_on_request_only() -> None:
    assert (await look_at_router(is_wanted=False)).verdict is Verdict.NOT_TRIED
    found = await look_at_router(is_wanted=True, find=FakeRouter)
    assert found.told == "it opens ports; its address is 9.9.9.9"


async def test_a_router_that_opens_nothing() -> None:
    def none() -> FakeRouter:
        raise Unmapped("no router answers; switch UPnP on")

    found = await look_at_router(is_wanted=True, find=none)
    assert (found.told, found.mend) == ("no router answers", "switch UPnP on")
    refusing = await look_at_router(is_wanted=True, find=lambda: FakeRouter(refusal="Unauthorized"))
    assert "Unauthorized" in refusing.told


async def test_a_router_without_an_address_of_its_own() -> None:
    found = await look_at_router(is_wanted=True, find=lambda: FakeRouter("100.64.0.1"))
    assert found.verdict is Verdict.WRONG
    assert "IPv6" in found.mend
