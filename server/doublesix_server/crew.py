"""Crew: one worker at every server of a club.

It begins at home, where it was told to work. If that is a server of a club it goes to each of
them, comes to new ones, and gives up those that are gone for long. Knows places; never what is done
there.
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


class Stay(Protocol):
    """Works at a server until the link is lost, which is a LinkError, or it may go."""

    def __call__(self, place: Place, told: Told, /) -> Awaitable[None]:
        """Work there."""


class Crew:
    """Where one worker works; `stay` works at one place."""

    def __init__(
        self,
        stay: Stay,
        *,
        clock: Callable[[], float] = monotonic,
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
    ) -> None:
        self._stay = stay
        self._clock = clock
        self._sleep = sleep
        self._pause = FIRST_PAUSE
        self._home: Place | None = None
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

    def _told_at_home(self, nodes: tuple[Place, ...]) -> bool:
        self._pause = FIRST_PAUSE
        self.told(nodes)
        return bool(nodes)

    async def run(self, home: Place) -> None:
        """Work until cancelled; what can never be mended at home is raised, and a refusal."""
        self._home = home
        try:
            while True:
                try:
                    await self._stay(home, self._told_at_home)
                    await self._nobody.wait()
                except (BadAddress, NoTrust):
                    raise
                except LinkError as error:
                    log.warning("%s; trying again", error)
                await self._sleep(self._pause * random.uniform(0.5, 1))
                self._pause = min(self._pause * 2, LONGEST_PAUSE)
        finally:
            await self.leave()

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
