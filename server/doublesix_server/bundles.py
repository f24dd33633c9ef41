"""Bundles: the files that a server's operator offers to whoever has no client yet.

Lists a folder and sends its files piece by piece, as fast as each reader reads. Knows files and
transports; never tables.
"""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass
from http import HTTPStatus
from pathlib import Path
from typing import Any, Final
from urllib.parse import quote

MOST_AT_ONCE: Final = 16
_PIECE = 256 * 1024
PATIENCE_SECONDS: Final = 60.0
"""How long a reader may take nothing."""
_NAME = re.compile(r"[A-Za-z0-9][A-Za-z0-9._+ -]{0,120}")


@dataclass(frozen=True, slots=True)
class Bundle:
    """A file to take, by its name in the folder."""

    name: str
    size: int
    path: Path


class Bundles:
    """The files of a folder; of none where the folder is not told or not there."""

    def __init__(self, folder: Path | None) -> None:
        self._folder = folder

    def list(self) -> list[Bundle]:
        """Return what there is now, by name; hidden files and folders are left out."""
        return sorted(self._all(), key=lambda one: one.name.lower())

    def find(self, name: str) -> Bundle | None:
        """Return the file of this name; only what is listed is ever sent."""
        return next((one for one in self._all() if one.name == name), None)

    def _all(self) -> Iterator[Bundle]:
        if self._folder is None:
            return
        with suppress(OSError):
            for path in self._folder.iterdir():
                if _NAME.fullmatch(path.name) and path.is_file() and not path.is_symlink():
                    yield Bundle(path.name, path.stat().st_size, path)


def bundles_of(told: str) -> Bundles:
    """Return the files of a folder as a setting tells it; none where it tells none."""
    return Bundles(Path(told).expanduser() if told else None)


def head_of(bundle: Bundle) -> bytes:
    """Return what is said before a file."""
    lines = [
        f"HTTP/1.1 {HTTPStatus.OK.value} {HTTPStatus.OK.phrase}",
        "Content-Type: application/octet-stream",
        f"Content-Length: {bundle.size}",
        f"Content-Disposition: attachment; filename*=UTF-8''{quote(bundle.name)}",
        "X-Content-Type-Options: nosniff",
        "Connection: close",
    ]
    return "\r\n".join([*lines, "", ""]).encode("ascii")


async def send(
    bundle: Bundle,
    transport: asyncio.Transport,
    drained: Callable[[], Any],
    patience: float = PATIENCE_SECONDS,
) -> None:
    """Send a file and close; a reader that takes nothing for a minute is dropped.

    `drained` waits until the transport takes more.
    """
    try:
        with bundle.path.open("rb") as file:
            transport.write(head_of(bundle))
            left = bundle.size
            while left > 0 and not transport.is_closing():
                piece = await asyncio.to_thread(file.read, min(_PIECE, left))
                if not piece:  # it became shorter meanwhile: what was promised is not kept
                    transport.abort()
                    return
                transport.write(piece)
                left -= len(piece)
                async with asyncio.timeout(patience):
                    await drained()
        transport.close()
    except (OSError, TimeoutError):
        transport.abort()


class Elsewhere(asyncio.Transport):
    """The transport of a connection whose real one is used by somebody else: it takes nothing."""

    def write(self, data: bytes | bytearray | memoryview) -> None:
        """Drop it."""

    def write_eof(self) -> None:
        """Do nothing."""

    def can_write_eof(self) -> bool:
        """Say that nothing ends here."""
        return False

    def is_closing(self) -> bool:
        """Say that it is over."""
        return True

    def close(self) -> None:
        """Leave the real one alone."""

    def abort(self) -> None:
        """Leave the real one alone."""

    def get_write_buffer_size(self) -> int:
        """Say that nothing waits."""
        return 0

    def pause_reading(self) -> None:
        """Do nothing."""

    def resume_reading(self) -> None:
        """Do nothing."""
