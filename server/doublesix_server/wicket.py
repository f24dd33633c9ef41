"""Wicket: the operator's own door, beside the one for everybody.

A Unix socket in the data folder, for its owner alone; where there are none, or the folder's name is
too long for one, a port of this machine with a token in a file. Takes one question at a time, a
line of JSON, and answers with another. Knows files and sockets; never what is asked.
"""

from __future__ import annotations

import asyncio
import json
import logging
import os
import secrets
import socket
import traceback
from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from hmac import compare_digest
from pathlib import Path
from typing import Any, Final

from doublesix.protocol.plain import Plain
from doublesix_server.refusal import NotDone

log = logging.getLogger(__name__)

SOCKET: Final = "admin.sock"
ADDRESS: Final = "admin.json"
"""The file with port and token."""
_LONGEST: Final = 100
"""How many bytes the name of a Unix socket may have everywhere."""
_MOST_ASKED: Final = 65_536
_PATIENCE_SECONDS: Final = 10.0
_TOKEN_BYTES: Final = 32


class NoWicket(Exception):
    """The operator's door cannot be opened; the text says why."""


def takes_sockets(folder: Path) -> bool:
    """Tell whether the operator comes in by a Unix socket there."""
    return hasattr(socket, "AF_UNIX") and len(os.fsencode(folder / SOCKET)) <= _LONGEST


class Wicket:
    """Lets questions in; `answer` returns what came of one."""

    def __init__(
        self, folder: Path, answer: Callable[[Mapping[str, Any]], Awaitable[Plain]]
    ) -> None:
        self._folder = folder
        self._answer = answer
        self._server: asyncio.Server | None = None
        self._token: str | None = None

    async def open(self) -> None:
        """Let the operator in from now on; NoWicket says why nobody can come in."""
        try:
            for left in (SOCKET, ADDRESS):  # of a server that was killed
                (self._folder / left).unlink(missing_ok=True)
            if takes_sockets(self._folder):
                self._server = await asyncio.start_unix_server(
                    self._serve, sock=_own_socket(self._folder / SOCKET), limit=_MOST_ASKED
                )
            else:
                await self._open_port()
        except OSError as error:
            raise NoWicket(f"{self._folder}: {error.strerror or error}") from None

    async def _open_port(self) -> None:
        self._server = await asyncio.start_server(self._serve, "127.0.0.1", 0, limit=_MOST_ASKED)
        self._token = secrets.token_hex(_TOKEN_BYTES)
        port = self._server.sockets[0].getsockname()[1]
        file = self._folder / ADDRESS
        file.touch(mode=0o600)
        file.write_text(json.dumps({"port": port, "token": self._token}), encoding="ascii")

    async def close(self) -> None:
        """Let nobody in any more."""
        if self._server is not None:
            self._server.close()
            for made in (SOCKET, ADDRESS):
                with suppress(OSError):
                    (self._folder / made).unlink(missing_ok=True)

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            said = await self._said(reader)
            writer.write(json.dumps(said).encode() + b"\n")
            async with asyncio.timeout(_PATIENCE_SECONDS):
                await writer.drain()
        except (OSError, TimeoutError):
            log.info("the operator did not wait for an answer")
        finally:
            writer.close()

    async def _said(self, reader: asyncio.StreamReader) -> Plain:
        try:
            return {"done": await self._answer(self._read(await _line(reader)))}
        except NotDone as why:
            return {"error": str(why)}
        except Exception as error:  # noqa: BLE001 (the operator is told, and the server goes on)
            # The text of an error may quote a hand: its kind and its place are told, no more.
            place = "".join(traceback.format_tb(error.__traceback__))
            log.error("the operator's question failed: %s\n%s", type(error).__name__, place)
            return {"error": f"it failed ({type(error).__name__}); the server's log says where"}

    def _read(self, line: bytes) -> Mapping[str, Any]:
        try:
            asked = json.loads(line)
        except ValueError:
            asked = None
        if not isinstance(asked, dict):
            raise NotDone("that is no question")
        shown = str(asked.pop("token", ""))
        if self._token is not None and not compare_digest(self._token.encode(), shown.encode()):
            raise NotDone("the token is not the one of this server")
        return asked


async def _line(reader: asyncio.StreamReader) -> bytes:
    try:
        async with asyncio.timeout(_PATIENCE_SECONDS):
            return await reader.readline()
    except (TimeoutError, ValueError):
        raise NotDone("that is no question") from None


def _own_socket(path: Path) -> socket.socket:
    """Return a socket whose file nobody but its owner may use, from its first moment."""
    made = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
    mask = os.umask(0o177)
    try:
        made.bind(os.fspath(path))
    except OSError:
        made.close()
        raise
    finally:
        os.umask(mask)
    return made
