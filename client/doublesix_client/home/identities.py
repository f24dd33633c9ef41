"""Identities: the secrets by which servers know one person again, one for each server.

Whoever has a secret has the seat: none is ever shown, logged or given to another server.
"""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import Final

from doublesix_client.home.plain import PlainFile

OWN: Final = "own"
"""The key of the window's own server."""

_NEW, _LEAST, _MOST = 32, 16, 64


class Identities:
    """The secrets of one person, in a file that only its owner reads."""

    __slots__ = ("_file", "_secrets")

    def __init__(self, path: Path) -> None:
        self._file = PlainFile(path, is_precious=True)
        self._secrets = self._read()

    def __repr__(self) -> str:
        return f"<{len(self._secrets)} identities>"

    def secret_for(self, key: str) -> bytes:
        """Return the secret for a server, made on first use.

        The key is `OWN`, its address, or "#" and the fingerprint of its own certificate.
        """
        key = key.strip().rstrip("/").lower()
        if key not in self._secrets:
            self._secrets[key] = secrets.token_bytes(_NEW)
            self._file.write({name: secret.hex() for name, secret in self._secrets.items()})
        return self._secrets[key]

    def _read(self) -> dict[str, bytes]:
        plain = self._file.read()
        if plain is None:
            return {}
        rows = plain.items() if isinstance(plain, dict) else ()
        good = {name: secret for name, told in rows if (secret := _secret_of(told)) is not None}
        if not isinstance(plain, dict) or len(good) < len(plain):
            self._file.give_up("some of it")
        return good


def _secret_of(told: object) -> bytes | None:
    try:
        secret = bytes.fromhex(told) if isinstance(told, str) else b""
    except ValueError:
        return None
    return secret if _LEAST <= len(secret) <= _MOST else None
