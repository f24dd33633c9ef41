"""Connection: one WebSocket, from hello to close.

Knows frames and sockets; never what they mean.
"""

from __future__ import annotations

import asyncio
import logging
import traceback

from doublesix.protocol.errors import Closing
from doublesix.protocol.frames import closing, elsewhere
from doublesix_server.limits import Pace, Ruling, Stay
from doublesix_server.lobby import Lobby
from doublesix_server.log import Identity
from doublesix_server.ownership import OtherNode
from doublesix_server.prompt import PromptSocket
from doublesix_server.table import Table

log = logging.getLogger(__name__)

# RFC 6455, and the registry it began: what a closed socket says to a machine.
NORMAL = 1000
UNSUPPORTED_DATA = 1003
POLICY = 1008
INTERNAL_ERROR = 1011
SERVICE_RESTART = 1012

CLOSE_SECONDS = 2.0
"""How long a peer may take to close."""

_CODES = {
    **dict.fromkeys((Closing.SERVER_STOPS, Closing.SERVER_UPDATES), SERVICE_RESTART),
    Closing.ELSEWHERE: SERVICE_RESTART,
    **dict.fromkeys((Closing.REFUSED, Closing.TOO_FAST, Closing.BANNED), POLICY),
}


class Connection:
    """A peer of tables and the lobby's guest."""

    def __init__(
        self,
        socket: PromptSocket,
        lobby: Lobby,
        *,
        address: str,
        pace: Pace,
        stay: Stay | None,
        max_unsent: int,
        hello_seconds: float,
    ) -> None:
        self.address = address
        self.pace: Pace | None = pace
        self.identity = Identity(b"")
        self.name = ""
        self.table: Table | None = None
        self.is_known = False
        self.is_worker = False
        self.worker_token = ""
        self.gives_shares = False
        self.follows = False
        self._stay = stay
        self._socket = socket
        self._lobby = lobby
        self._max_unsent = max_unsent
        self._hello_seconds = hello_seconds
        self._closed_for: Closing | None = None
        self._closer: asyncio.Task[None] | None = None
        self._no_hello: asyncio.TimerHandle | None = None

    @property
    def is_closed(self) -> bool:
        """Whether it was sent away, or cut off."""
        return self._closed_for is not None

    async def run(self) -> None:
        """Serve the connection until it is closed."""
        self._expect_hello()
        self._socket.hear(self._receive, self._bear)
        try:
            await self._socket.wait_closed()
        finally:
            if self._no_hello is not None:
                self._no_hello.cancel()
            self._end_stay()
            self._lobby.gone(self)
            self._socket.hear_no_more()
            if self._closer is not None:
                await self._closer

    @property
    def unsent(self) -> int:
        """How many bytes the reader lags behind."""
        return self._socket.transport.get_write_buffer_size()

    def trust(self) -> None:
        """Take the limits for strangers from a worker."""
        self.pace = None
        self._end_stay()

    def _end_stay(self) -> None:
        if self._stay is not None:
            self._stay.end()

    def _expect_hello(self) -> None:
        loop = asyncio.get_running_loop()
        self._no_hello = loop.call_later(self._hello_seconds, self._turn_away_unknown)

    def _turn_away_unknown(self) -> None:
        if self._lobby.is_waiting(self):
            self._expect_hello()  # it said hello, and its table is being taken up
        elif not self.is_known:
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
            log.error(
                "the link of %s failed: %s\n%s",
                self.address,
                type(error).__name__,
                place,
                extra={"address": self.address},
            )
            self._closed_for = Closing.REFUSED
            self._end_with(INTERNAL_ERROR, "")

    def send(self, frame: bytes) -> None:
        """Hand a frame to the socket; a reader that lags too far behind is dropped (R2)."""
        if self._closed_for is not None:
            return
        if self._socket.transport.get_write_buffer_size() > self._max_unsent:
            log.warning(
                "a reader at %s is too slow and is dropped",
                self.address,
                extra={"address": self.address},
            )
            self._closed_for = Closing.TOO_SLOW
            self._socket.transport.abort()
            return
        self._socket.send_now(frame)

    def close(self, reason: Closing) -> None:
        """Say why, and close."""
        self._close_with(_CODES.get(reason, NORMAL), reason)

    def go_elsewhere(self, node: OtherNode | None, answering: str | None = None) -> None:
        """Say where to go, if that is known and whoever is there follows; and close."""
        if node is not None and self.follows:
            address, known = node.address, node.fingerprint
            self.send(elsewhere(answering, address=address, fingerprint=known))
        self.close(Closing.ELSEWHERE)

    def _close_with(self, code: int, reason: Closing) -> None:
        if self._closed_for is not None:
            return
        self.send(closing(reason))
        if self._closed_for is None:
            self._closed_for = reason
            self._end_with(code, reason.value)

    def _end_with(self, code: int, reason: str) -> None:
        """Shake hands to close, and cut the link of a peer that does not."""
        self._closer = asyncio.create_task(self._socket.close(code, reason))
        asyncio.get_running_loop().call_later(CLOSE_SECONDS, self._socket.transport.abort)

    def _bear(self) -> bool:
        """Count a frame that asks for nothing; tell whether the link may go on."""
        is_lagging = self._socket.transport.get_write_buffer_size() > self._max_unsent
        is_too_fast = self.pace is not None and self.pace.judge() is Ruling.FAR_TOO_FAST
        return not (is_lagging or is_too_fast)
