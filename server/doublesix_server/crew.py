"""Crew: one worker at every server of a club.

It begins at home, where it was told to work. A home that has another address by now is listened
for by its certificate. If it is a server of a club the worker goes to each of them, comes to new
ones, and gives up those that are gone for long. Knows places; never what is done there.
"""

from __future__ import annotations

import asyncio
import logging
import random
from collections.abc import Awaitable, Callable
from time import monotonic
from typing import Protocol

from doublesix.following import is_as_safe
from doublesix.link import BadAddress, LinkError, NoTrust, Place, Refused

log = logging.getLogger(__name__)

FIRST_PAUSE, LONGEST_PAUSE = 0.5, 30.0
_LONGEST_IN_A_CLUB = 2.0
"""Elsewhere its seats wait for nobody; a node that comes back has need of workers at once."""
_GIVEN_UP_AFTER = 60.0

Told = Callable[[tuple[Place, ...]], bool]
"""Is told which servers the club has, none where it has let one in only; tells whether whoever was
told may go."""


Find = Callable[[str, str], Awaitable[str]]
"""Given a fingerprint and an address where the server is not, waits until it is heard elsewhere."""


async def heard_nearby(fingerprint: str, not_at: str) -> str:
    """Wait until a server with this certificate is announced elsewhere on the own network."""
    # Late: whose server stays where it is needs no library that listens.
    from doublesix import nearby

    return await nearby.find(fingerprint, not_at)


class Stay(Protocol):
    """Works at a server until the link is lost, which is a LinkError, or it may go."""

    def __call__(self, place: Place, told: Told, /) -> Awaitable[None]:
        """Work there."""


class Crew:
    """Where one worker works; `stay` works at one place, `find` hears where home is by now."""

    def __init__(
        self,
        stay: Stay,
        *,
        clock: Callable[[], float] = monotonic,
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
        find: Find | None = None,
    ) -> None:
        self._stay = stay
        self._find = find
        self._clock = clock
        self._sleep = sleep
        self._pause = FIRST_PAUSE
        self._home: Place | None = None
        self._known: Place | None = None
        self._latest: frozenset[Place] = frozenset()
        self._at: dict[Place, asyncio.Task[None]] = {}
        self._nobody = asyncio.Event()
        self._nobody.set()

    @property
    def places(self) -> list[Place]:
        """Where it works, or tries to."""
        return list(self._at)

    def told(self, nodes: tuple[Place, ...]) -> bool:
        """Go to all servers of the club; whoever was told may stay.

        The token that is shown to one under TLS is shown to none in the open.
        """
        if not nodes:
            return False
        nodes = tuple(one for one in nodes if self._home is None or is_as_safe(self._home, one))
        self._latest = frozenset(nodes)
        for place in nodes:
            if place not in self._at:
                self._nobody.clear()
                self._at[place] = asyncio.create_task(self._keep(place))
        return False

    def _told_at(self, place: Place) -> Told:
        """Return what is told at home, where that is now."""

        def told(nodes: tuple[Place, ...]) -> bool:
            self._known = place
            self._pause = FIRST_PAUSE
            self.told(nodes)
            return bool(nodes)

        return told

    async def run(self, home: Place) -> None:
        """Work until cancelled; what can never be mended at home is raised, and a refusal."""
        self._home = self._known = at = home
        try:
            while True:
                try:
                    await self._stay(at, self._told_at(at))
                    await self._nobody.wait()
                except LinkError as error:
                    if at == home and isinstance(error, BadAddress | NoTrust):
                        raise
                    log.warning("%s; trying again", error)
                at = await self._rest(at, home)
        finally:
            await self.leave()

    async def _rest(self, at: Place, home: Place) -> Place:
        """Wait a while, or until home is heard elsewhere; return where to try next.

        What is heard is a rumour until the certificate was shown there. After one that was false
        nothing is listened to, so that nobody on the network keeps a worker busy.
        """
        rest = self._sleep(self._pause * random.uniform(0.5, 1))
        self._pause = min(self._pause * 2, LONGEST_PAUSE)
        known = home.fingerprint
        if self._find is None or known is None or at not in (home, self._known):
            await rest
            return home
        resting = asyncio.ensure_future(rest)
        hearing = asyncio.ensure_future(self._find(known, at.url))
        try:
            await asyncio.wait((resting, hearing), return_when=asyncio.FIRST_COMPLETED)
            return Place(hearing.result(), known) if hearing.done() else home
        finally:
            for one in (resting, hearing):
                one.cancel()
            await asyncio.gather(resting, hearing, return_exceptions=True)

    async def leave(self) -> None:
        """Work nowhere any more."""
        staying = list(self._at.values())
        for task in staying:
            task.cancel()
        await asyncio.gather(*staying, return_exceptions=True)

    async def _keep(self, place: Place) -> None:
        """Work at one server of the club for as long as it is one."""
        well = self._clock()
        pause = FIRST_PAUSE

        def told(nodes: tuple[Place, ...]) -> bool:
            nonlocal well, pause
            well, pause = self._clock(), FIRST_PAUSE
            return self.told(nodes)

        try:
            while self._clock() - well < _GIVEN_UP_AFTER:
                try:
                    await self._stay(place, told)
                except (LinkError, Refused) as error:
                    log.warning("%s; trying again", error)
                    if place not in self._latest:
                        return
                await self._sleep(pause * random.uniform(0.5, 1))
                pause = min(pause * 2, _LONGEST_IN_A_CLUB)
        finally:
            del self._at[place]
            if not self._at:
                self._nobody.set()
