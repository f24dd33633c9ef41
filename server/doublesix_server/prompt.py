"""Prompt: a WebSocket that hands on what it is sent as it comes, and sends without waiting.

No task has to be woken for each message, which costs as much as many an answer. Knows messages;
never what they mean.
"""

from __future__ import annotations

import struct
from collections.abc import Callable
from typing import Any

from websockets.asyncio.server import ServerConnection
from websockets.frames import DATA_OPCODES, Frame, Opcode
from websockets.protocol import Event, State

_BINARY = 0x80 | Opcode.BINARY
_TWO_BYTES, _EIGHT_BYTES = 126, 2**16
"""From these sizes on a frame's size takes two or eight bytes more."""
_AT_ONCE = 16
"""Whoever sends more at once than this makes nobody wait."""


class PromptSocket(ServerConnection):
    """A server's WebSocket that is listened to by `hear`; `recv` would wait for good."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._hearer: Callable[[str | bytes], None] | None = None
        self._bear: Callable[[], bool] | None = None
        self._unheard: list[str | bytes] = []
        self._parts = bytearray()
        self._is_text = False

    def hear(self, hearer: Callable[[str | bytes], None], bear: Callable[[], bool]) -> None:
        """Hand every message to `hearer`, which must not raise, also what came before.

        `bear` is asked at each frame that is no whole message; the link is cut if it says no.
        """
        self._hearer, self._bear = hearer, bear
        self._hand_on()

    def send_now(self, message: bytes) -> None:
        """Send a message, if the connection is open; never waits, so look how much is unsent."""
        if self.protocol.state is not State.OPEN or self.transport.is_closing():
            return
        size = len(message)  # one whole frame, unmasked as a server's are: RFC 6455, 5.2
        if size < _TWO_BYTES:
            head = bytes((_BINARY, size))
        elif size < _EIGHT_BYTES:
            head = struct.pack(">BBH", _BINARY, _TWO_BYTES, size)
        else:
            head = struct.pack(">BBQ", _BINARY, _TWO_BYTES + 1, size)
        self.transport.write(head + message)

    def process_event(self, event: Event) -> None:
        """Keep the messages, for `data_received` to hand on."""
        is_part = isinstance(event, Frame) and not (event.opcode in DATA_OPCODES and event.fin)
        if is_part and self._bear is not None and not self._bear():
            self.transport.abort()
            return
        if not isinstance(event, Frame) or event.opcode not in DATA_OPCODES:
            super().process_event(event)
            return
        if event.fin and event.opcode is Opcode.BINARY:
            self._unheard.append(bytes(event.data))
            return
        if event.opcode is not Opcode.CONT:
            self._is_text = event.opcode is Opcode.TEXT
        self._parts += event.data  # no longer in sum than `max_size`: the protocol sees to it
        if event.fin:
            whole = bytes(self._parts)
            self._parts.clear()
            self._unheard.append(whole.decode(errors="replace") if self._is_text else whole)

    def data_received(self, data: bytes) -> None:
        """Hand on the messages that this completes."""
        super().data_received(data)
        if self._unheard:
            self._hand_on()

    def _hand_on(self) -> None:
        if self._hearer is None:
            return
        now, self._unheard = self._unheard[:_AT_ONCE], self._unheard[_AT_ONCE:]
        for message in now:
            self._hearer(message)
        if self.transport.is_closing():
            self._unheard.clear()
        elif self._unheard:
            self.transport.pause_reading()
            self.loop.call_soon(self._hand_on)
        else:
            self.transport.resume_reading()
