"""Invitation: where a table is, as people hand it on: a code, a link, or a server's address.

One rule says how a server is spoken to: by TLS, with the certificate whose fingerprint is there,
or else with one that all trust; in the open on this machine, and where `ws://` or `?plain` says so.

Reads what somebody typed or pasted and writes what can be sent. Knows no socket: whether anything
is there is not its question.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from enum import StrEnum
from ipaddress import ip_address

DEFAULT_PORT = 6006
MOST_PORTS = 65535
SCHEME = "doublesix"

_CODE = re.compile(r"[0-9A-HJKMNP-TV-Z]{8}")
_MISREAD = str.maketrans({"O": "0", "I": "1", "L": "1", "-": "", "–": "", " ": ""})
_FINGERPRINT = re.compile(r"[0-9a-f]{64}")
_PLACE = re.compile(
    r"(?:(?P<scheme>[a-z]+)://)?"
    r"(?P<host>[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?|\[[0-9a-f:.]+\])"
    r"(?::(?P<port>[0-9]{1,5}))?"
    r"(?:/(?P<path>[^?#]*))?(?:\?(?P<query>[^#]*))?(?:\#(?P<fragment>.*))?",
    re.IGNORECASE,
)
_PLAIN = "plain"


class Unreadable(StrEnum):
    """Why something typed is no invitation."""

    EMPTY = "empty"
    NO_CODE = "no_code"
    """Too short, too long, or with characters that no code has."""
    NO_ADDRESS = "no_address"
    NO_FINGERPRINT = "no_fingerprint"
    """What follows the # is no SHA-256."""


@dataclass(frozen=True, slots=True)
class Invitation:
    """Where to go: a server's address, a table's code, or both.

    Without a server a code means the one used last. `fingerprint` is of the server's certificate.
    """

    server: str | None = None
    code: str | None = None
    fingerprint: str | None = None


def read_code(typed: str) -> str | None:
    """Return the code in what was typed; dashes, spaces, case and misreadings do not matter.

    >>> read_code(" k7qm-2xvo ")
    'K7QM2XV0'
    >>> read_code("dominoes.example") is None
    True
    """
    code = "".join(typed.split()).upper().translate(_MISREAD)
    return code if _CODE.fullmatch(code) else None


def shown_code(code: str) -> str:
    """Return a code as it is shown and said.

    >>> shown_code("K7QM2XV0")
    'K7QM-2XV0'
    """
    return f"{code[:4]}-{code[4:]}" if len(code) == 8 else code


def read_invitation(typed: str) -> Invitation | Unreadable:
    """Read a code, a link, an address, or an address and a code with a space between.

    >>> read_invitation("doublesix://dominoes.example:6006/K7QM-2XV0")
    Invitation(server='wss://dominoes.example:6006', code='K7QM2XV0', fingerprint=None)
    """
    text = typed.strip()
    if not text:
        return Unreadable.EMPTY
    code = read_code(text)
    if code is not None:
        return Invitation(code=code)
    place, _, rest = text.partition(" ")
    if not rest:
        return _read_place(place)
    found = _read_place(place)
    if isinstance(found, Unreadable):
        # Several words that begin with no address are rather a code that was misheard.
        return Unreadable.NO_CODE
    code = read_code(rest)
    if code is None:
        return Unreadable.NO_CODE
    return Invitation(found.server, code, found.fingerprint)


def link_of(server: str, code: str | None = None, fingerprint: str | None = None) -> str:
    """Write the link to a server, and to a table there.

    >>> link_of("wss://dominoes.example", "K7QM2XV0")
    'doublesix://dominoes.example:443/K7QM-2XV0'
    >>> link_of("ws://192.168.1.5:6006")
    'doublesix://192.168.1.5:6006?plain'
    """
    parts = _PLACE.fullmatch(server)
    if parts is None:
        raise ValueError(f"{server}: no address of a server")
    is_plain = parts["scheme"] == "ws"
    port = parts["port"] or ("80" if is_plain else "443")
    path = f"/{shown_code(code)}" if code else ""
    query = f"?{_PLAIN}" if is_plain and not _is_this_machine(parts["host"]) else ""
    ending = f"#{fingerprint}" if fingerprint else ""
    return f"{SCHEME}://{parts['host']}:{port}{path}{query}{ending}"


def address_of(server: str) -> str:
    """Write a server's address for people to say: the shortest that is read as the same.

    >>> address_of("ws://192.168.1.5:6006"), address_of("wss://dominoes.example")
    ('ws://192.168.1.5:6006', 'dominoes.example:443')
    """
    parts = _PLACE.fullmatch(server)
    if parts is None:
        raise ValueError(f"{server}: no address of a server")
    port = parts["port"] or ("80" if parts["scheme"] == "ws" else "443")
    told = f"{parts['host']}:{port}"
    return told if _read_place(told) == Invitation(f"{parts['scheme']}://{told}") else server


def _read_place(text: str) -> Invitation | Unreadable:
    parts = _PLACE.fullmatch(text)
    if parts is None:
        return Unreadable.NO_ADDRESS if set("/:.") & set(text) else Unreadable.NO_CODE
    scheme, host = (parts["scheme"] or "").lower(), parts["host"].lower()
    if scheme not in {"", SCHEME, "ws", "wss"} or int(parts["port"] or 0) > MOST_PORTS:
        return Unreadable.NO_ADDRESS
    if not scheme and parts["port"] is None and not _looks_like_a_host(host):
        return Unreadable.NO_CODE
    fingerprint = (parts["fragment"] or "").replace(":", "").lower() or None
    if fingerprint is not None and not _FINGERPRINT.fullmatch(fingerprint):
        return Unreadable.NO_FINGERPRINT
    last = (parts["path"] or "").strip("/")
    code = read_code(last) if last else None
    if last and code is None:
        return Unreadable.NO_CODE
    if scheme in {"ws", "wss"}:
        server = f"{scheme}://{host}" + (f":{parts['port']}" if parts["port"] else "")
    else:
        is_plain = parts["query"] == _PLAIN or _is_this_machine(host)
        way = "ws" if is_plain and fingerprint is None else "wss"
        server = f"{way}://{host}:{parts['port'] or DEFAULT_PORT}"
    return Invitation(server, code, fingerprint)


def _is_this_machine(host: str) -> bool:
    """Say whether a host is the machine one is at: nothing leaves it that could be read."""
    if host == "localhost":
        return True
    try:
        return ip_address(host.strip("[]")).is_loopback
    except ValueError:
        return False


def _looks_like_a_host(host: str) -> bool:
    return "." in host or host.startswith("[") or host == "localhost"
