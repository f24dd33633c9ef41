"""Addresses: where a connection comes from, also behind a proxy.

Knows what peers and proxies say; never connections.
"""

from __future__ import annotations

from collections.abc import Iterable
from ipaddress import (
    IPv4Address,
    IPv4Network,
    IPv6Address,
    IPv6Network,
    ip_address,
    ip_network,
)

Address = IPv4Address | IPv6Address
Network = IPv4Network | IPv6Network


def read_networks(text: str) -> tuple[Network, ...]:
    """Return the addresses and networks of a list with commas; ValueError names a wrong one.

    >>> read_networks("127.0.0.1, 10.0.0.0/8")
    (IPv4Network('127.0.0.1/32'), IPv4Network('10.0.0.0/8'))
    """
    return tuple(ip_network(one.strip()) for one in text.split(",") if one.strip())


class Proxies:
    """The proxies that are believed when they say for whom they come."""

    def __init__(self, networks: Iterable[Network] = ()) -> None:
        self._networks = tuple(networks)

    def address_of(self, peer: str, forwarded: Iterable[str]) -> str:
        """Return where somebody comes from: the peer, or what believed proxies say of it.

        `forwarded` are the values of `X-Forwarded-For`, in order. Each proxy adds its own peer at
        the end; so the last that is no believed proxy counts, and what stands before it is hearsay.
        """
        address = _read(peer)
        if address is None:
            return peer
        hops = [hop for value in forwarded for hop in value.split(",")]
        while hops and self._has(address):
            before = _read(hops.pop())
            if before is None:
                break
            address = before
        return str(address)

    def has(self, peer: str) -> bool:
        """Tell whether a peer is a believed proxy."""
        address = _read(peer)
        return address is not None and self._has(address)

    def _has(self, address: Address) -> bool:
        return any(address in network for network in self._networks)


def unmapped(peer: str) -> str:
    """Return a peer's address as its own kind writes it, where IPv4 came by an IPv6 socket.

    >>> unmapped("::ffff:203.0.113.7"), unmapped("2001:db8::1")
    ('203.0.113.7', '2001:db8::1')
    """
    return str(_read(peer) or peer)


def is_beyond(host: str) -> bool:
    """Tell whether a server that listens there is reached from other machines.

    >>> is_beyond("127.0.0.1"), is_beyond("localhost"), is_beyond("0.0.0.0")
    (False, False, True)
    """
    return host.lower() != "localhost" and not is_loopback(host)


def is_loopback(peer: str) -> bool:
    """Tell whether a peer is this machine itself."""
    address = _read(peer)
    return address is not None and address.is_loopback


def _read(text: str) -> Address | None:
    """Read an address, in brackets, with a zone or with a port as it may be."""
    text = text.strip()
    if text.startswith("["):
        text = text[1:].partition("]")[0]
    elif text.count(":") == 1:
        text = text.partition(":")[0]
    try:
        address = ip_address(text.partition("%")[0])
    except ValueError:
        return None
    mapped = address.ipv4_mapped if isinstance(address, IPv6Address) else None
    return mapped or address
