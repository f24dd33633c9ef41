"""Joining: a server as one of its club, from its first word to its last.

Puts directory, membership and ownership together and keeps them going. Knows the hall by what it is
asked to let go; never who sits there.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Callable, Coroutine, Iterable
from contextlib import asynccontextmanager
from typing import Any, Protocol
from urllib.parse import urlsplit

from doublesix.protocol.plain import Plain
from doublesix_server.addresses import is_beyond
from doublesix_server.club.directory import NatsDirectory, Unreachable
from doublesix_server.club.membership import Membership
from doublesix_server.club.ownership import ClubOwnership, Fence
from doublesix_server.club.place import Misplaced
from doublesix_server.ownership import ClubStanding
from doublesix_server.refusal import Refused

log = logging.getLogger(__name__)

STORE_SECONDS = 5.0
"""How long the store may be out of reach before the tables are let go for others to have."""
DRAIN_SECONDS = 20.0
_HANDED_AT_ONCE = 8


class JoinError(Exception):
    """A club that cannot be joined; the text says why and what would help."""


class Halls(Protocol):
    """The hall, as far as the club needs it."""

    def drop(self, code: str) -> None:
        """Let a table go that another server may have by now."""

    async def hand_over(self, code: str) -> None:
        """Let a table go as it stands, and send who is there to another server."""

    async def is_kept(self, code: str) -> bool:
        """Tell whether the store has anything of a table."""

    @property
    def codes(self) -> Iterable[str]:
        """The tables that are awake."""


class Store(Fence, Protocol):
    """The log of the tables of this server."""

    lost: Callable[[str], None]
    refused: int

    async def identity(self) -> str:
        """Return by what the store is known; Refused if nobody can tell."""

    @property
    def is_failing(self) -> bool:
        """Whether nothing can be kept now."""


def boot_clock() -> float:
    """Count seconds, those too in which the machine slept, where that is counted."""
    boot = getattr(time, "CLOCK_BOOTTIME", None)
    return time.monotonic() if boot is None else time.clock_gettime(boot)


class Joined:
    """A server of a club."""

    def __init__(
        self,
        directory: NatsDirectory,
        membership: Membership,
        ownership: ClubOwnership,
        store: Store,
        clock: Callable[[], float] = boot_clock,
    ) -> None:
        self.ownership = ownership
        self._directory = directory
        self._membership = membership
        self._store = store
        self._clock = clock
        self._failing_since: float | None = None
        self._hall: Halls

    def keep(self, hall: Halls, nodes_changed: Callable[[], None]) -> None:
        """Say which hall's tables these are; `nodes_changed` is told when there are others."""
        self._hall = hall
        self.ownership.drop = hall.drop
        self.ownership.is_kept = hall.is_kept
        self._store.lost = self.ownership.lost
        self._membership.roll.changed = nodes_changed

    async def be_found_at(self, address: str, fingerprint: str | None) -> None:
        """Say for the first time that this server is there, and where; JoinError if it cannot."""
        if self._directory.is_far and not is_beyond(urlsplit(address).hostname or ""):
            log.warning(
                "the other servers send people to %s, which leads nowhere from another machine:"
                " listen there too (--host), or tell a --node-address",
                address,
            )
        try:
            store = await self._store.identity()
            await self._membership.settle_at(address, fingerprint, store)
        except Misplaced as why:
            raise JoinError(f"this server cannot be one of the club: {why}") from None
        except Refused:
            raise JoinError("the store cannot be asked which one it is") from None
        await self._membership.renew()

    async def run(self) -> None:
        """Say again and again that this server is there, until cancelled."""
        await self._membership.run()

    def watch(self) -> None:
        """See who is dead, this server too, and whether it can keep anything."""
        self._membership.watch()
        if not self._store.is_failing:
            self._failing_since = None
            return
        now = self._clock()
        if self._failing_since is None:
            self._failing_since = now
        elif now - self._failing_since > STORE_SECONDS and self.ownership.held:
            log.warning("nothing can be kept for too long: all tables are let go")
            self.ownership.give_up_all()

    def list_tables(self, rows: list[Plain]) -> None:
        """Have the others know which tables of this server anybody may join."""
        self._membership.list_tables(rows)

    async def leave(self) -> None:
        """Hand all tables over, one after the other, for as long as that may take."""
        await self._membership.leave()
        if not self._membership.others:
            return
        codes = list(self._hall.codes)
        log.info("handing over %d tables", len(codes))
        room = asyncio.Semaphore(_HANDED_AT_ONCE)

        async def hand_over(code: str) -> None:
            async with room:
                await self._hall.hand_over(code)

        try:
            async with asyncio.timeout(DRAIN_SECONDS):
                await asyncio.gather(*map(hand_over, codes))
        except TimeoutError:
            log.error("not all tables could be handed over in time")

    def why_not_ready(self) -> str | None:
        """Say what is missing for tables to be served here, None where nothing is."""
        if not self._membership.may_serve:
            return "the club's directory does not hear of it"
        return None

    def standing(self) -> ClubStanding:
        """Return how this server stands in its club."""
        membership, ownership = self._membership, self.ownership
        return ClubStanding(
            nodes=len(membership.roll.nodes),
            lease_age=membership.lease.age,
            is_reachable=self._directory.is_reachable,
            tables=ownership.held,
            claims=dict(ownership.claims),
            stepped_down=membership.stepped_down,
            fenced=self._store.refused,
        )


@asynccontextmanager
async def joined(
    servers: str, store: Store, begin_aside: Callable[[Coroutine[Any, Any, None]], object]
) -> AsyncIterator[Joined]:
    """Join the club whose directory is at these addresses; JoinError if nobody answers there.

    At the end it is gone for the others: all that it had is to be kept by then.
    """
    directory = NatsDirectory(servers)
    membership = Membership(directory, clock=boot_clock)
    try:
        await directory.open(membership.heard, membership.heard_list)
    except Unreachable as error:
        raise JoinError(
            f"--nats: the club's directory cannot be reached ({error}); it is a nats-server with"
            " JetStream (-js)"
        ) from None
    ownership = ClubOwnership(membership, directory, store, aside=begin_aside)
    try:
        yield Joined(directory, membership, ownership, store)
    finally:
        await membership.say_good_bye()
        await directory.close()
