"""Ports: at which port others find the window's own server, the same one from day to day.

Who was invited has the port in a link, and comes back by it. Knows numbers; never what listens.
"""

from __future__ import annotations

import os
import socket
from contextlib import suppress
from pathlib import Path
from typing import Final

FIRST: Final = 6006
"""The port that an address without one means."""
TRIED: Final = 10
ANY: Final = 0
"""Asks the system for any that is free."""
_MOST = 65535


class Ports:
    """The port that was used last, in a file, and others for when it is taken.

    `host` is where the server will listen.
    """

    def __init__(self, path: Path, host: str) -> None:
        self._path = path
        self._host = host

    def choose(self) -> int:
        """Return the last port if it is free, else one that is easily said, else `ANY`."""
        last = self._last()
        likely = [*([last] if last else []), *range(FIRST, FIRST + TRIED)]
        return next((port for port in likely if self._is_free(port)), ANY)

    def keep(self, port: int) -> None:
        """Remember a port for the next time; whoever cannot write does without."""
        if port != self._last():
            with suppress(OSError):
                self._path.write_text(f"{port}\n", encoding="ascii")

    def _last(self) -> int | None:
        try:
            port = int(self._path.read_text(encoding="ascii"))
        except (OSError, ValueError):
            return None
        return port if 0 < port <= _MOST else None

    def _is_free(self, port: int) -> bool:
        family = socket.AF_INET6 if ":" in self._host else socket.AF_INET
        with socket.socket(family, socket.SOCK_STREAM) as asking:
            if os.name == "posix":  # elsewhere it would take a port that somebody has
                asking.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            if family == socket.AF_INET6:
                asking.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 0)
            try:
                asking.bind((self._host, port))
                asking.listen(1)
            except OSError:
                return False
        return True
