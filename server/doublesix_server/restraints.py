"""Restraints: whom the server's operator keeps out, and whom nobody hears.

Knows identities and addresses; never tables. The register is where they are kept, and all else that
an operator asks for.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import dataclass
from enum import StrEnum
from ipaddress import ip_address, ip_network
from typing import Protocol

from doublesix_server.addresses import Network
from doublesix_server.limits import block_of
from doublesix_server.log import Identity, Listed

OWN_NETWORKS: tuple[Network, ...] = (ip_network("127.0.0.0/8"), ip_network("::1/128"))
"""This machine itself, from where its operator and its own workers come."""
_HANDLE = 10


class Kind(StrEnum):
    """What is done to somebody."""

    BAN = "ban"
    MUTE = "mute"


@dataclass(frozen=True, slots=True)
class Restraint:
    """Somebody is banned or muted: `whom` are the digits of an identity, or a network.

    `name` is what they were called then, `since` when that was, in seconds since 1970.
    """

    kind: Kind
    whom: str
    name: str
    since: int


def handle_of(identity: Identity) -> str:
    """Return what an operator calls somebody by: the first digits of their identity.

    >>> handle_of(Identity(bytes.fromhex("8f14e45fceea167a")))
    '8f14e45fce'
    """
    return identity.hex()[:_HANDLE]


def are_digits(text: str) -> bool:
    """Tell the digits of an identity from anything else."""
    return set(text) <= set("0123456789abcdef")


def is_network(whom: str) -> bool:
    """Tell an address or a network from a person's handle."""
    return "." in whom or ":" in whom


def read_network(text: str) -> Network:
    """Return a network; one address stands for what one house has. ValueError if it is none.

    >>> [str(read_network(text)) for text in ("203.0.113.7", "203.0.113.0/24", "2001:db8::1")]
    ['203.0.113.7/32', '203.0.113.0/24', '2001:db8::/64']
    """
    return ip_network(text if "/" in text else block_of(text))


def overlap(one: Network, other: Network) -> bool:
    """Tell whether two networks have an address in common."""
    return one.version == other.version and one.overlaps(other)


def is_within(address: str, networks: Collection[Network]) -> bool:
    """Tell whether an address is in one of these networks.

    >>> is_within("fe80::1%eth0", [read_network("fe80::/64")])
    True
    """
    if not networks:
        return False
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return False
    return any(found in network for network in networks)


class Restraints:
    """All who are banned or muted now."""

    def __init__(self) -> None:
        self._kept: dict[tuple[Kind, str], Restraint] = {}
        self._networks: dict[str, Network] = {}

    def __contains__(self, which: tuple[Kind, str]) -> bool:
        return which in self._kept

    def take(self, restraints: Iterable[Restraint]) -> None:
        """Hold these, and no others."""
        self._kept.clear()
        self._networks.clear()
        for one in restraints:
            self.add(one)

    def add(self, restraint: Restraint) -> None:
        """Hold one more."""
        self._kept[restraint.kind, restraint.whom] = restraint
        if is_network(restraint.whom):
            self._networks[restraint.whom] = read_network(restraint.whom)

    def lift(self, kind: Kind, whom: str) -> None:
        """Hold it no more."""
        self._kept.pop((kind, whom), None)
        self._networks.pop(whom, None)

    def of(self, kind: Kind) -> list[Restraint]:
        """Return those of a kind, the latest last."""
        return [one for one in self._kept.values() if one.kind is kind]

    def is_muted(self, identity: Identity) -> bool:
        """Tell whether nobody is to hear this person."""
        return (Kind.MUTE, identity.hex()) in self._kept

    def is_banned(self, address: str, identity: Identity) -> bool:
        """Tell whether somebody is to be kept out, who comes from there."""
        return (Kind.BAN, identity.hex()) in self._kept or self.keeps_out(address)

    def keeps_out(self, address: str) -> bool:
        """Tell whether nobody from there is let in."""
        return is_within(address, self._networks.values())


class Register(Protocol):
    """What the server's operator keeps, and asks of what was kept of tables and people."""

    async def restraints(self) -> list[Restraint]:
        """Return all who are banned or muted, the latest last."""

    async def notice(self) -> str | None:
        """Return what everybody is told."""

    async def keep(self, one: Restraint) -> None:
        """Keep that somebody is banned or muted."""

    async def lift(self, kind: Kind, whom: str) -> None:
        """Keep it no more."""

    async def tell(self, text: str | None) -> None:
        """Keep what everybody is told, None for nothing."""

    async def sessions(self, since: int, until: int, tables: Collection[str]) -> list[Listed]:
        """Return the sessions that were played in this time, at these tables or at all."""

    async def identities(self, digits: str) -> set[Identity]:
        """Return who sat in a session and whose identity begins with these digits."""

    async def is_known(self, code: str) -> bool:
        """Tell whether a table is kept."""

    async def tables_of(self, identity: Identity) -> list[str]:
        """Return the tables that somebody sat at, made or acted at."""

    async def erase(self, table: str, identity: Identity) -> None:
        """Have a table that is asleep know somebody no more."""

    async def tidy(self) -> None:
        """Have what was erased be nowhere any more."""
