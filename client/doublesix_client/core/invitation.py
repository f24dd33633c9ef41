"""Invitation: where a table is, as people hand it on: a code, a link, or a server's address.

Reads what somebody typed or pasted and writes what can be sent. Knows no socket: whether anything
is there is not its question.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from enum import StrEnum
from ipaddress import ip_address
from urllib.parse import SplitResult, urlsplit

DEFAULT_PORT = 6006
SCHEME = "doublesix"

_CODE = re.compile(r"[0-9A-HJKMNP-TV-Z]{8}")
_MISREAD = str.maketrans({"O": "0", "I": "1", "L": "1", "-": "", "–": "", " ": ""})
_FINGERPRINT = re.compile(r"[0-9a-f]{64}")
_HOST = re.compile(r"[a-z0-9]([a-z0-9.-]*[a-z0-9])?|\[[0-9a-f:.]+\]", re.IGNORECASE)
_AT_HOME = (".local", ".lan", ".home.arpa", ".internal")
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

    >>> read_invitation("doublesix://192.168.1.5:6006/K7QM-2XV0")
    Invitation(server='ws://192.168.1.5:6006', code='K7QM2XV0', fingerprint=None)
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


def link_of(server: str, code: str, fingerprint: str | None = None) -> str:
    """Write the link to a table.

    >>> link_of("ws://192.168.1.5:6006", "K7QM2XV0")
    'doublesix://192.168.1.5:6006/K7QM-2XV0'
    """
    parts = urlsplit(server)
    is_plain = parts.scheme == "ws"
    port = parts.port or (80 if is_plain else 443)
    host = f"[{parts.hostname}]" if ":" in (parts.hostname or "") else parts.hostname
    query = f"?{_PLAIN}" if is_plain and _is_secure(parts.hostname or "") else ""
    ending = f"#{fingerprint}" if fingerprint else ""
    return f"{SCHEME}://{host}:{port}/{shown_code(code)}{query}{ending}"


def _read_place(text: str) -> Invitation | Unreadable:
    has_scheme = "://" in text
    try:
        parts = urlsplit(text if has_scheme else f"{SCHEME}://{text}")
        port = parts.port
    except ValueError:
        return Unreadable.NO_ADDRESS
    host = (parts.hostname or "").lower()
    shown = f"[{host}]" if ":" in host else host
    if parts.scheme not in {SCHEME, "ws", "wss"} or parts.username is not None:
        return Unreadable.NO_ADDRESS
    if not _HOST.fullmatch(shown):
        return Unreadable.NO_ADDRESS
    if not has_scheme and port is None and not _looks_like_a_host(host):
        return Unreadable.NO_CODE
    fingerprint = parts.fragment.replace(":", "").lower() or None
    if fingerprint is not None and not _FINGERPRINT.fullmatch(fingerprint):
        return Unreadable.NO_FINGERPRINT
    last = parts.path.strip("/")
    code = read_code(last) if last else None
    if last and code is None:
        return Unreadable.NO_CODE
    return Invitation(_server(parts, shown, port, fingerprint), code, fingerprint)


def _server(parts: SplitResult, shown: str, port: int | None, fingerprint: str | None) -> str:
    if parts.scheme in {"ws", "wss"}:
        return f"{parts.scheme}://{shown}" + ("" if port is None else f":{port}")
    is_plain = fingerprint is None and (parts.query == _PLAIN or not _is_secure(shown.strip("[]")))
    return f"{'ws' if is_plain else 'wss'}://{shown}:{port or DEFAULT_PORT}"


def _is_secure(host: str) -> bool:
    """Say whether a host is one that has a certificate: a name of the internet.

    No authority signs for a bare address or for a name that is good at home only.
    """
    try:
        ip_address(host)
    except ValueError:
        return "." in host and not host.endswith(_AT_HOME)
    return False


def _looks_like_a_host(host: str) -> bool:
    return "." in host or ":" in host or host == "localhost"
