"""Ownership: which tables this server may serve.

A server by itself owns every table there is. One of a club asks for each before it takes it up, and
is told where it lives if that is elsewhere (`club/`). Knows codes; never tables.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Protocol

from doublesix.protocol.errors import Refusal
from doublesix.protocol.plain import Plain
from doublesix_server.codes import new_code
from doublesix_server.log import nothing
from doublesix_server.refusal import Refused

MOST_NODES = 50
"""How many servers of a club somebody is told of."""


@dataclass(frozen=True, slots=True)
class OtherNode:
    """Another server of the club: its address, and its certificate where it is known by that."""

    address: str
    fingerprint: str | None


@dataclass(frozen=True, slots=True)
class ClubStanding:
    """How a server stands in its club.

    `nodes` are alive, this one included; `lease_age` is how long ago it was last heard, in seconds;
    `claims` are counted by how they ended, `fenced` what the store refused since another has it.
    """

    nodes: int
    lease_age: float | None
    is_reachable: bool
    tables: int
    claims: dict[str, int]
    stepped_down: int
    fenced: int


class LivesElsewhere(Refused):
    """Another server is to be asked; a client that does not follow is told to try again."""

    def __init__(self, node: OtherNode) -> None:
        super().__init__(Refusal.BUSY)
        self.node = node


class Ownership(Protocol):
    """What a server may serve."""

    is_sole: bool
    """Whether there is nobody to ask: all tables are this server's."""

    def check(self) -> None:
        """Refuse everything while this server may serve no table."""

    def check_is_staying(self) -> None:
        """Refuse who has no table here yet, too, where this server is about to stop."""

    async def claim(self, code: str) -> None:
        """Own a table from now on; LivesElsewhere if another server does, Refused if nobody may."""

    async def claim_new(self) -> str:
        """Return the code of a table that was never there, and own it."""

    def check_owned(self, code: str) -> None:
        """Refuse a table that was lost since it was claimed."""

    def release(self, code: str, then: Callable[[], None] = nothing) -> None:
        """Own a table no more, of which everything is kept; call `then` once others may have it."""

    def next_other(self) -> OtherNode | None:
        """Return another server to send people to, each in its turn; None where there is none."""

    def nodes(self) -> list[OtherNode]:
        """Return the servers of the club that take tables, this one among them."""

    def listed(self) -> list[Plain]:
        """Return the tables on other servers that anybody may join."""


class Club(Protocol):
    """The club that a server belongs to, as who runs the server sees it."""

    @property
    def ownership(self) -> Ownership:
        """Which tables are this server's."""

    def keep(self, hall: Any, nodes_changed: Callable[[], None]) -> None:
        """Say which hall's tables these are; `nodes_changed` is told when there are others."""

    async def be_found_at(self, address: str, fingerprint: str | None) -> None:
        """Say for the first time that this server is there, and where."""

    async def run(self) -> None:
        """Say again and again that this server is there, until cancelled."""

    def watch(self) -> None:
        """See who is dead, this server too, and whether it can keep anything."""

    def list_tables(self, rows: list[Plain]) -> None:
        """Have the others know which tables of this server anybody may join."""

    async def leave(self) -> None:
        """Hand all tables over, one after the other, for as long as that may take."""

    def why_not_ready(self) -> str | None:
        """Say what is missing for tables to be served here, None where nothing is."""

    def standing(self) -> ClubStanding:
        """Return how this server stands in its club."""


class SoleOwner:
    """Owns every table: there is no other server."""

    is_sole = True

    def check(self) -> None:
        """Refuse nothing."""

    def check_is_staying(self) -> None:
        """Refuse nothing."""

    async def claim(self, code: str) -> None:
        """Own it already."""

    async def claim_new(self) -> str:
        """Return a code that nobody has."""
        return new_code(secrets.randbits)

    def check_owned(self, code: str) -> None:
        """Refuse nothing."""

    def release(self, code: str, then: Callable[[], None] = nothing) -> None:
        """Own it still: nobody else wants it."""
        then()

    def next_other(self) -> OtherNode | None:
        """Return none."""
        return None

    def nodes(self) -> list[OtherNode]:
        """Return none: there is no club."""
        return []

    def listed(self) -> list[Plain]:
        """Return none."""
        return []


SOLE = SoleOwner()
"""What a server has that knows of no club."""
