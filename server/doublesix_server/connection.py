"""Connection: one WebSocket, from hello to close.

Knows frames and sockets; never what they mean.
"""

from __future__ import annotations

import asyncio
import logging
import traceback

from doublesix.protocol.errors import Closing
from doublesix.protocol.frames import closing
from doublesix_server.lobby import Lobby
from doublesix_server.log import Identity
from doublesix_server.prompt import PromptSocket
from doublesix_server.table import Table

log = logging.getLogger(__name__)

# RFC 6455, and the registry it began: what a closed socket says to a machine.
NORMAL = 1000
UNSUPPORTED_DATA = 1003
POLICY = 1008
INTERNAL_ERROR = 1011
SERVICE_RESTART = 1012

_CODES = {Closing.SERVER_STOPS: SERVICE_RESTART, Closing.REFUSED: POLICY}


class Connection:
    """A peer of tables and the lobby's guest."""

    def __init__(
        self, socket: PromptSocket, lobby: Lobby, *, max_unsent: int, hello_seconds: float
    ) -> None:
        self.identity = Identity(b"")
        self.name = ""
        self.table: Table | None = None
        self.is_known = False
        self.is_worker = False
        self.worker_token = ""
        self._socket = socket
        self._lobby = lobby
        self._max_unsent = max_unsent
        self._hello_seconds = hello_seconds
        self._closed_for: Closing | None = None
        self._closer: asyncio.Task[None] | None = None

    async def run(self) -> None:
        """Serve the connection until it is closed."""
        loop = asyncio.get_running_loop()
        no_hello = loop.call_later(self._hello_seconds, self._turn_away_unknown)
        self._socket.hear(self._receive)
        try:
            await self._socket.wait_closed()
        finally:
            no_hello.cancel()
            self._lobby.gone(self)
            if self._closer is not None:
                await self._closer

    def _turn_away_unknown(self) -> None:
        if not self.is_known:
            self.close(Closing.REFUSED)

    def _receive(self, frame: str | bytes) -> None:
        if self._closed_for is not None:
            return
        try:
            if isinstance(frame, str):
                self._close_with(UNSUPPORTED_DATA, Closing.REFUSED)
            else:
                self._lobby.receive(self, frame)
        except Exception as error:  # noqa: BLE001 (one connection may die, the server not: R1)
            # The text of an error may quote a hand: its kind and its place are told, no more.
            place = "".join(traceback.format_tb(error.__traceback__))
            log.error("a connection failed: %s\n%s", type(error).__name__, place)
            self._closed_for = Closing.REFUSED
            self._closer = asyncio.create_task(self._socket.close(INTERNAL_ERROR))

    def send(self, frame: bytes) -> None:
        """Hand a frame to the socket; a reader that lags too far behind is dropped (R2)."""
        if self._closed_for is not None:
            return
        if self._socket.transport.get_write_buffer_size() > self._max_unsent:
            log.warning("a reader is too slow and is dropped")
            self._closed_for = Closing.TOO_SLOW
            self._socket.transport.abort()
            return
        self._socket.send_now(frame)

    def close(self, reason: Closing) -> None:
        """Say why, and close."""
        self._close_with(_CODES.get(reason, NORMAL), reason)

    def _close_with(self, code: int, reason: Closing) -> None:
        if self._closed_for is not None:
            return
        self.send(closing(reason))
        if self._closed_for is None:
            self._closed_for = reason
            self._closer = asyncio.create_task(self._socket.close(code, reason.value))
