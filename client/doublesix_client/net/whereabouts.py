"""Whereabouts: where a server is by now, which may have another address than it had.

One with a certificate of its own is known by that: it is listened for on the own network, and what
is heard is a rumour until whoever answers there has shown the certificate. Knows announcements
and addresses; never a link.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import replace
from typing import Final
from urllib.parse import urlsplit

from doublesix import footing
from doublesix_client.net.own_server import Served

_STEP_SECONDS: Final = 0.5

Find = Callable[[str, str], Awaitable[str]]
"""Given a fingerprint and an address where the server is not, waits until it is heard elsewhere."""


async def find(fingerprint: str, not_at: str) -> str:
    """Wait until a server with this certificate is announced elsewhere, and return where."""
    # Late: whose server stays where it is shall not wait for the library.
    from doublesix import nearby

    return await nearby.find(fingerprint, not_at)


class Whereabouts:
    """Where one server is, as far as is known: where it was last, and a rumour."""

    def __init__(self, server: str | None, fingerprint: str | None, find: Find = find) -> None:
        self.server = server
        self._fingerprint = fingerprint
        self._find = find
        self._rumour: str | None = None

    def take_rumour(self, served: Served) -> Served | None:
        """Return where else the server may be, once."""
        rumour, self._rumour = self._rumour, None
        return None if rumour is None else replace(served, url=rumour)

    async def listen(self, seconds: float) -> None:
        """Listen for it elsewhere, so long at most, if it is known by a certificate of its own."""
        if self.server is not None and self._fingerprint is not None:
            with suppress(TimeoutError):
                async with asyncio.timeout(seconds):
                    self._rumour = await self._find(self._fingerprint, self.server)

    async def rest(self, seconds: float, hurry: asyncio.Event) -> None:
        """Wait so long, or until it is heard elsewhere, the network is another, or to hurry."""
        first = [
            asyncio.create_task(waiting)
            for waiting in (hurry.wait(), self._another_way(), self._hear_a_rumour(seconds))
        ]
        try:
            await asyncio.wait(first, timeout=seconds, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in first:
                task.cancel()
            await asyncio.wait(first)

    async def _hear_a_rumour(self, seconds: float) -> None:
        await self.listen(seconds)
        if self._rumour is None:
            await asyncio.sleep(seconds)

    async def _another_way(self) -> None:
        """Wait until this machine would come to the server from another address than now."""
        before = self._way()
        # Looked at again and again: not every system tells.
        while self._way() == before:  # noqa: ASYNC110
            await asyncio.sleep(_STEP_SECONDS)

    def _way(self) -> str | None:
        host = urlsplit(self.server or "").hostname
        return None if host is None else footing.from_here_to(host)
