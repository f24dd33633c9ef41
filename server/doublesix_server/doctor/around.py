"""Around: whether a server is heard on its network, and what the router does for it.

Knows announcements and a router; never a link.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import AbstractAsyncContextManager

from doublesix.nearby import Found, Silent, listening
from doublesix_server.doctor.findings import Finding, fine, not_tried, wrong
from doublesix_server.mapping import Router, Unmapped, find_router, is_in_the_internet

_HEARING_SECONDS = 3.0

Tell = Callable[[tuple[Found, ...]], None]


async def look_for_announcement(
    fingerprint: str | None,
    listen: Callable[[Tell], AbstractAsyncContextManager[None]] = listening,
    seconds: float = _HEARING_SECONDS,
) -> Finding:
    """Listen for a server that runs here, by its certificate; None is one without any."""
    check = "announcement"
    heard = asyncio.Event()
    others: set[str] = set()

    def note(found: tuple[Found, ...]) -> None:
        others.update(one.server for one in found)
        if any(one.fingerprint == fingerprint for one in found):
            heard.set()

    try:
        async with listen(note):
            async with asyncio.timeout(seconds):
                await heard.wait()
    except TimeoutError:
        told = f"it is not heard on this network; {len(others)} others are"
        mend = "let UDP port 5353 through this machine's firewall, for multicast"
        return wrong(check, told, mend)
    except Silent as why:
        mend = "connect this machine to a network that lets multicast through"
        return wrong(check, f"nothing can be heard on this network: {why}", mend)
    return fine(check, "it is heard on this network")


async def look_at_router(*, is_wanted: bool, find: Callable[[], Router] = find_router) -> Finding:
    """Ask the router for its address in the internet; it opens nothing."""
    check = "router"
    if not is_wanted:
        return not_tried(check, "it is not asked without --map-port")
    try:
        router = await asyncio.to_thread(find)
        outside = await asyncio.to_thread(router.outside)
    except Unmapped as why:
        told, _, mend = str(why).partition("; ")
        return wrong(check, told, mend or "see docs/hosting.md")
    except OSError as refused:
        return wrong(check, f"it refuses: {refused}", "map the port there by hand")
    if not is_in_the_internet(outside):
        told = f"it has no address of its own in the internet ({outside or 'none'})"
        return wrong(check, told, "take IPv6, or a rented server")
    return fine(check, f"it opens ports; its address is {outside}")
