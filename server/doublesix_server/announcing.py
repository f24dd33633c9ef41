"""Announcing: keeps a server announced on its network, under whatever addresses it has by then.

Knows addresses and time; never tables. A network that takes no announcement costs nothing but that.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from contextlib import AbstractAsyncContextManager
from typing import Protocol

from doublesix_server.addresses import Address

log = logging.getLogger(__name__)

_LOOK_EVERY = 2.0


class Announce(Protocol):
    """Announces a server as long as the context that it returns is open."""

    def __call__(
        self, name: str, port: int, addresses: Sequence[Address], *, fingerprint: str | None
    ) -> AbstractAsyncContextManager[None]:
        """Announce it."""


async def keep_announced(
    name: str,
    port: int,
    addresses: Callable[[], Sequence[Address]],
    *,
    fingerprint: str | None,
    announce: Announce | None = None,
    sleep: Callable[[float], Awaitable[object]] = asyncio.sleep,
) -> None:
    """Announce a server until cancelled, anew whenever its addresses have changed."""
    # Late: whom nobody can reach announces nothing, and shall not wait for the library.
    from doublesix.nearby import Silent, announced

    has_complained = False
    while True:
        here = addresses()
        try:
            if here:
                async with (announce or announced)(name, port, here, fingerprint=fingerprint):
                    while addresses() == here:
                        await sleep(_LOOK_EVERY)
                continue
        except Silent as why:
            if not has_complained:
                log.warning("the server is not announced on this network: %s", why)
            has_complained = True
        await sleep(_LOOK_EVERY)
