"""Reach: at which addresses others find a server, on its own network and from outside.

Knows this machine's addresses and what its operator said; never whether any of them works.
"""

from __future__ import annotations

import socket
from collections.abc import Iterable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from ipaddress import IPv4Address, IPv6Address, ip_address
from typing import Final
from urllib.parse import urlsplit

import ifaddr

from doublesix.invitation import Invitation, link_of, read_invitation
from doublesix_server.addresses import Address

EVERY_4: Final = "0.0.0.0"
EVERY: Final = "::"
"""Listens on every address of this machine, of IPv6 and of IPv4."""

_INSIDE = ("docker", "br-", "veth", "virbr", "vmnet", "vboxnet", "vethernet", "podman", "lxc")
"""How adapters are called that lead to nothing but what runs on this machine."""
_MOST_OF_6 = 2
_ELSEWHERE: dict[type[Address], tuple[socket.AddressFamily, str]] = {
    IPv4Address: (socket.AF_INET, "192.0.2.1"),
    IPv6Address: (socket.AF_INET6, "2001:db8::1"),
}
"""Addresses of nobody's (RFC 5737, RFC 3849): what leads there leads out of this machine."""
_NO_MATTER = 9


@dataclass(frozen=True, slots=True)
class Reach:
    """Where a server is: its own address, and links for its network and for outside.

    The likeliest come first. `fingerprint` is there where its certificate is its own.
    """

    url: str
    fingerprint: str | None = None
    near: tuple[str, ...] = ()
    far: tuple[str, ...] = ()


def read_public_name(name: str) -> Invitation:
    """Read what an operator says of outside; ValueError if it is no name, address or URL."""
    found = read_invitation(name)
    if isinstance(found, Invitation) and found.server and not (found.code or found.fingerprint):
        return found
    # A name of one word is read as a code that was misheard, unless it has a port.
    found = read_invitation(f"{name}:{_NO_MATTER}")
    if isinstance(found, Invitation) and found.server and not found.fingerprint:
        return found
    raise ValueError("no name, host:port, or address like wss://host")


def reach_of(
    host: str,
    port: int,
    *,
    is_tls: bool,
    fingerprint: str | None = None,
    public_name: str = "",
    names: Iterable[str] = (),
    addresses: Sequence[Address] = (),
) -> Reach:
    """Return where a server is found that listens so; `names` lead to it on its network."""
    scheme = "wss" if is_tls else "ws"

    def link(where: object) -> str:
        return link_of(url_of(scheme, str(where), port), fingerprint=fingerprint)

    listening = [one for one in addresses if is_among(one, host)]
    from_afar = [one for one in listening if one.version == 6 and one.is_global]
    near = [link(one) for one in listening if one not in from_afar] or [*map(link, from_afar)]
    near += [*map(link, names)] if near else []
    far = [_public_link(public_name, scheme, port, fingerprint)] if public_name else []
    far += [*map(link, from_afar)]
    return Reach(url_of(scheme, host, port), fingerprint, tuple(near), tuple(far))


def _public_link(name: str, scheme: str, port: int, fingerprint: str | None) -> str:
    """Return the link that an operator meant; what is not said is as the server has it.

    Behind a whole address stands somebody else, with a certificate of theirs.
    """
    if "://" in name:
        return link_of(read_public_name(name).server or "")
    parts = urlsplit(f"//{name}")
    url = url_of(scheme, parts.hostname or name, parts.port or port)
    return link_of(url, fingerprint=fingerprint)


def url_of(scheme: str, host: str, port: int) -> str:
    """Return an address as links and people have it."""
    return f"{scheme}://{address_of(host, port)}"


def address_of(host: str, port: int) -> str:
    """Return an address without its scheme.

    >>> address_of("::", 6006)
    '[::]:6006'
    """
    return f"[{host}]:{port}" if ":" in host else f"{host}:{port}"


def own_addresses() -> list[Address]:
    """Return this machine's addresses by which others may reach it, the likeliest first."""
    found = list(dict.fromkeys([*_by_routes(), *_by_adapters()]))
    of_4 = [one for one in found if one.version == 4 and _is_plausible(one)]
    of_6 = [one for one in found if one.version == 6 and _is_plausible(one)]
    return [*of_4, *of_6[:_MOST_OF_6]]


def is_among(address: Address, host: str) -> bool:
    """Tell whether a server that listens at `host` is found at an address of this machine."""
    if host in (EVERY, EVERY_4):
        return host == EVERY or address.version == 4
    return str(address) == host


def _is_plausible(address: Address) -> bool:
    is_of_one_wire = address.is_link_local or address.is_loopback
    return not (is_of_one_wire or address.is_unspecified or address.is_multicast)


def _by_routes() -> Iterable[Address]:
    """Yield the addresses from which this machine speaks to others; nothing is sent."""
    for family, elsewhere in _ELSEWHERE.values():
        with suppress(OSError), socket.socket(family, socket.SOCK_DGRAM) as asking:
            asking.connect((elsewhere, _NO_MATTER))
            yield ip_address(asking.getsockname()[0])


def _by_adapters() -> Iterable[Address]:
    for adapter in ifaddr.get_adapters():
        if adapter.nice_name.lower().startswith(_INSIDE):
            continue
        for found in adapter.ips:
            text = found.ip if isinstance(found.ip, str) else found.ip[0]
            with suppress(ValueError):
                yield ip_address(text)
