"""Footing: whether this machine has an address, and from which one it would come to another.

Nothing is sent. Knows addresses; never what is said between them.
"""

from __future__ import annotations

import errno
import socket
from contextlib import suppress
from ipaddress import ip_address
from typing import Any, Final

_OUTSIDE: Final = "192.0.2.1"
"""An address of nobody's (RFC 5737): what leads there leads out of this machine."""
_NO_MATTER: Final = 9


def is_gone(address: tuple[Any, ...]) -> bool:
    """Tell whether this machine has lost an address, as a socket of ours names it.

    >>> is_gone(("127.0.0.1", 6006)), is_gone(("192.0.2.1", 6006))
    (False, True)
    """
    host, _, *scope = address
    try:
        with _asking(host) as asking:
            asking.bind((host, 0, *scope))
    except OSError as error:
        return error.errno == errno.EADDRNOTAVAIL
    return False


def is_within(address: tuple[Any, ...]) -> bool:
    """Tell whether an address leads nowhere but to this machine, which never loses it."""
    return ip_address(str(address[0]).partition("%")[0]).is_loopback


def from_here_to(host: str) -> str | None:
    """Return the address from which this machine would come to another; None if no way leads there.

    A name is not looked up: it stands for any place outside.
    """
    try:
        ip_address(host)
    except ValueError:
        host = _OUTSIDE
    with suppress(OSError), _asking(host) as asking:
        asking.connect((host, _NO_MATTER))
        return str(asking.getsockname()[0])
    return None


def _asking(host: str) -> socket.socket:
    return socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET, socket.SOCK_DGRAM)
