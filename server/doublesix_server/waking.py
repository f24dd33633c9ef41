"""Waking: guests who wait for tables that sleep, and the taking up of these.

Whoever waits is answered in order: what they send meanwhile waits behind. One table is taken up
once, however many wait for it. Knows guests, frames and codes; never what is asked.
"""

from __future__ import annotations

import asyncio
import logging
import traceback
from collections.abc import Callable, Coroutine
from contextlib import AbstractAsyncContextManager
from typing import Any, Protocol

from doublesix.protocol.errors import Closing, Refusal
from doublesix_server.lines import about
from doublesix_server.log import UnreadableEntry
from doublesix_server.people import Peer
from doublesix_server.refusal import Refused
from doublesix_server.table import Table

log = logging.getLogger(__name__)

HELD = 16
"""How many frames of a guest who waits are kept."""
_AT_ONCE = 4
"""How many tables are taken up at the same time."""

Aside = Callable[[Coroutine[Any, Any, None]], object]
"""Begins work that goes on beside everything else."""
Then = Callable[[Table | Refused], None]
"""What is to be done when a table is awake, or cannot be had."""


class Visitor(Peer, Protocol):
    """A guest, as far as waiting goes."""

    @property
    def is_closed(self) -> bool:
        """Whether it was sent away."""


class Waking:
    """Who waits for which table.

    `claim` has the table of a code be ours, `take_up` returns it; either may raise. Both are done
    within `alone`, which nobody else who claims a sleeping table enters meanwhile. `hear` is given
    what a guest sent while waiting; `settled` a table for which nobody waits any more.
    """

    def __init__(
        self,
        *,
        alone: Callable[[str], AbstractAsyncContextManager[None]],
        claim: Callable[[str], Coroutine[Any, Any, None]],
        take_up: Callable[[str], Coroutine[Any, Any, Table]],
        hear: Callable[[Any, bytes], None],
        settled: Callable[[Table], None],
        aside: Aside,
    ) -> None:
        self._alone = alone
        self._claim = claim
        self._take_up = take_up
        self._hear = hear
        self._settled = settled
        self._aside = aside
        self._room = asyncio.Semaphore(_AT_ONCE)
        self._frames: dict[Visitor, list[bytes]] = {}
        self._waiting: dict[str, list[tuple[Visitor, Then]]] = {}

    def is_waiting(self, guest: Visitor) -> bool:
        """Tell whether a guest waits for a table."""
        return guest in self._frames

    def wait(self, guest: Visitor, code: str, then: Then) -> None:
        """Have a guest wait for a table, which is taken up."""
        self._frames[guest] = []
        if code in self._waiting:
            self._waiting[code].append((guest, then))
        else:
            self._waiting[code] = [(guest, then)]
            self._aside(self._wake(code))

    def wait_for(
        self, guest: Visitor, work: Callable[[], Coroutine[Any, Any, Table]], then: Then
    ) -> None:
        """Have a guest wait for a table that nobody else knows of yet."""
        self._frames[guest] = []
        self._aside(self._make(guest, work, then))

    def hold(self, guest: Visitor, frame: bytes) -> bool:
        """Keep a frame of a guest who waits for later; tell whether there is room for it."""
        held = self._frames[guest]
        if len(held) == HELD:
            return False
        held.append(frame)
        return True

    def drop(self, guest: Visitor) -> None:
        """Forget a guest who is gone."""
        self._frames.pop(guest, None)

    async def _wake(self, code: str) -> None:
        found = await self._found(code, self._had(code))
        for guest, then in self._waiting.pop(code):
            self._go_on(guest, then, found)
        if isinstance(found, Table):
            self._settled(found)

    async def _make(
        self, guest: Visitor, work: Callable[[], Coroutine[Any, Any, Table]], then: Then
    ) -> None:
        found = await self._found("-", work())
        self._go_on(guest, then, found)
        if isinstance(found, Table):
            self._settled(found)

    async def _had(self, code: str) -> Table:
        """Have a table be ours, however long its last owner takes to be dead, and take it up."""
        async with self._alone(code):
            await self._claim(code)
            async with self._room:
                return await self._take_up(code)

    async def _found(self, code: str, work: Coroutine[Any, Any, Table]) -> Table | Refused:
        try:
            return await work
        except Refused as refusal:
            return refusal
        except UnreadableEntry as error:
            log.error("%s", error, extra=about(code))
        except Exception as error:  # noqa: BLE001 (one bad table harms nobody else: R6)
            kind = type(error).__name__
            log.error("table %s: cannot be taken up: %s", code, kind, extra=about(code))
        return Refused(Refusal.CANNOT_LOAD)

    def _go_on(self, guest: Visitor, then: Then, found: Table | Refused) -> None:
        frames = self._frames.pop(guest, None)
        if frames is not None and not guest.is_closed:
            self._answer(guest, then, found, frames)

    def _answer(
        self, guest: Visitor, then: Then, found: Table | Refused, frames: list[bytes]
    ) -> None:
        try:
            then(found)
            for frame in frames:
                if not guest.is_closed:
                    self._hear(guest, frame)
        except Exception as error:  # noqa: BLE001 (one connection may die, the others not: R1)
            # The text of an error may quote a hand: its kind and its place are told, no more.
            place = "".join(traceback.format_tb(error.__traceback__))
            log.error("a connection failed: %s\n%s", type(error).__name__, place)
            guest.close(Closing.REFUSED)
