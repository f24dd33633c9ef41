"""Around: looks for servers on the own network while somebody wants to join one.

Knows announcements and a moment's patience; never a link.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from contextlib import AbstractAsyncContextManager, suppress
from typing import Any, Final, Protocol

from doublesix_client.core.link import Nearby, NearbyServer

log = logging.getLogger(__name__)

SETTLED_SECONDS: Final = 1.5
"""After this long who is there has been heard, as a rule."""


class Listening(Protocol):
    """Tells of servers as long as the context that it returns is open."""

    def __call__(self, tell: Callable[[Any], None]) -> AbstractAsyncContextManager[None]:
        """Begin to listen."""


class Around:
    """A look around, begun and ended on order; what is found is told as it changes."""

    def __init__(
        self,
        tell: Callable[[Nearby], None],
        *,
        listening: Listening | None = None,
        seconds: float = SETTLED_SECONDS,
    ) -> None:
        self._tell = tell
        self._listening = listening
        self._seconds = seconds
        self._now = Nearby()
        self._looking: asyncio.Task[None] | None = None

    def begin(self) -> None:
        """Look around from now on; whoever looks already is told once more what there is."""
        if self._looking is None or self._looking.done():
            self._now = Nearby()
            self._looking = asyncio.create_task(self._look())
        else:
            self._tell(self._now)

    async def end(self) -> None:
        """Look no more."""
        looking, self._looking = self._looking, None
        if looking is not None:
            looking.cancel()
            await asyncio.wait([looking])

    async def _look(self) -> None:
        # Late: who plays alone looks for nobody, and shall not wait for the library.
        from doublesix import nearby

        def note(found: tuple[nearby.Found, ...]) -> None:
            servers = tuple(NearbyServer(one.server, one.fingerprint) for one in found)
            self._say(servers, is_settled=self._now.is_settled)

        with suppress(asyncio.CancelledError):
            try:
                async with (self._listening or nearby.listening)(note):
                    await asyncio.sleep(self._seconds)
                    self._say(self._now.servers, is_settled=True)
                    await asyncio.Event().wait()
            except nearby.Silent as why:
                log.warning("nobody can be looked for on this network: %s", why)
                self._say((), is_settled=True)

    def _say(self, servers: tuple[NearbyServer, ...], *, is_settled: bool) -> None:
        self._now = Nearby(servers, is_settled)
        self._tell(self._now)
