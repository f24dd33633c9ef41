"""A WebSocket client that does no more than it must, so that it is never what is measured.

Knows the frames a server of ours sends: whole, unmasked, binary. Linux and uvloop only.
"""

from __future__ import annotations

import asyncio
import struct
from collections.abc import Callable
from typing import cast
from urllib.parse import urlsplit

SUBPROTOCOL = "doublesix.v1"

_BINARY, _CLOSE, _PING, _PONG = 2, 8, 9, 10
_FIN, _MASKED = 0x80, 0x80
_NO_MASK = bytes(4)
_LONG, _LONGER = 126, 127
_KEY = "AAAAAAAAAAAAAAAAAAAAAA=="


class Socket(asyncio.Protocol):
    """One connection; `heard` is called with each message."""

    def __init__(self, host: str) -> None:
        self.heard: Callable[[bytes], None] = _nobody
        self.is_closed = False
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._host = host
        self._unread = b""
        self._transport: asyncio.Transport

    def send(self, message: bytes) -> None:
        """Send a message."""
        self._send(_BINARY, message)

    def close(self) -> None:
        """Go away without a word."""
        self._transport.abort()

    def _send(self, opcode: int, message: bytes) -> None:
        size = len(message)
        if size < _LONG:
            head = bytes((_FIN | opcode, _MASKED | size))
        else:
            head = struct.pack(">BBH", _FIN | opcode, _MASKED | _LONG, size)
        self._transport.write(head + _NO_MASK + message)

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)
        lines = (
            "GET / HTTP/1.1",
            f"Host: {self._host}",
            "Upgrade: websocket",
            "Connection: Upgrade",
            f"Sec-WebSocket-Key: {_KEY}",
            "Sec-WebSocket-Version: 13",
            f"Sec-WebSocket-Protocol: {SUBPROTOCOL}",
        )
        self._transport.write("\r\n".join([*lines, "", ""]).encode())

    def connection_lost(self, exc: Exception | None) -> None:
        self.is_closed = True
        if not self.opened.done():
            self.opened.set_exception(ConnectionError("no WebSocket server there"))

    def data_received(self, data: bytes) -> None:
        unread = self._unread + data if self._unread else data
        at = 0
        if not self.opened.done():
            head, found, rest = unread.partition(b"\r\n\r\n")
            if not found:
                self._unread = unread
                return
            assert head.startswith(b"HTTP/1.1 101 "), head
            self.opened.set_result(None)
            unread = rest
        while (start := at + 2) <= len(unread):
            size = unread[at + 1]
            if size >= _LONG:
                start += 2 if size == _LONG else 8
                if start > len(unread):
                    break
                size = int.from_bytes(unread[at + 2 : start], "big")
            if start + size > len(unread):
                break
            self._take(unread[at] & 15, unread[start : start + size])
            at = start + size
        self._unread = unread[at:]

    def _take(self, opcode: int, message: bytes) -> None:
        if opcode == _BINARY:
            self.heard(message)
        elif opcode == _PING:
            self._send(_PONG, message)
        elif opcode == _CLOSE:
            self._transport.close()


async def open_socket(url: str) -> Socket:
    """Connect to a server."""
    where = urlsplit(url)
    assert where.hostname is not None, url
    assert where.port is not None, url
    _, socket = await asyncio.get_running_loop().create_connection(
        lambda: Socket(where.netloc), where.hostname, where.port
    )
    await socket.opened
    return socket


def _nobody(message: bytes) -> None:
    """Read a message that nobody waits for."""
