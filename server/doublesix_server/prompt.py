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

try:
    from websockets.speedups import apply_mask
except ImportError:  # pragma: no cover (where the library was built without its part in C)
    from websockets.utils import apply_mask

_OPEN = State.OPEN
_BINARY = 0x80 | Opcode.BINARY
_TWO_BYTES, _EIGHT_BYTES = 126, 2**16
"""From these sizes on a frame's size takes two or eight bytes more."""
_head_of_two = struct.Struct(">BBH").pack
_head_of_eight = struct.Struct(">BBQ").pack
_WHOLE, _MASKED, _MASK_FROM, _HEAD_BYTES = 0x80, 0x80, 2, 6
"""Of a client's frame: its last part, and masked; in a small one the mask ends the head."""
_END_OF_HANDSHAKE = b"\r\n\r\n"
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
        self._is_between = True
        """Whether what comes next begins a frame, and that a message."""

    def hear(self, hearer: Callable[[str | bytes], None], bear: Callable[[], bool]) -> None:
        """Hand every message to `hearer`, which must not raise, also what came before.

        `bear` is asked at each frame that is no whole message; the link is cut if it says no.
        """
        self._hearer, self._bear = hearer, bear
        self._hand_on()

    def hear_no_more(self) -> None:
        """Let go of the hearer: a circle of both would wait long to be found."""
        self._hearer = self._bear = None
        self._unheard.clear()

    def send_now(self, message: bytes) -> None:
        """Send a message, if the connection is open; never waits, so look how much is unsent."""
        transport = self.transport
        if self.protocol.state is not _OPEN or transport.is_closing():
            return
        size = len(message)  # one whole frame, unmasked as a server's are: RFC 6455, 5.2
        if size < _TWO_BYTES:
            head = bytes((_BINARY, size))
        elif size < _EIGHT_BYTES:
            head = _head_of_two(_BINARY, _TWO_BYTES, size)
        else:
            head = _head_of_eight(_BINARY, _TWO_BYTES + 1, size)
        transport.write(head + message)

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
        """Hand on the messages that this completes.

        Mostly that is one small message in one frame: it is read here, at a fifth of the cost.
        """
        if self._is_message(data) and self._hearer is not None and not self._unheard:
            self._hearer(apply_mask(data[_HEAD_BYTES:], data[_MASK_FROM:_HEAD_BYTES]))
            return
        super().data_received(data)
        if self._unheard:
            self._hand_on()

    def _is_message(self, data: bytes) -> bool:
        """Tell whether this is one whole small message; else the library reads it.

        Once something else came than whole small frames, nobody here knows where one begins.
        """
        if self.protocol.state is not _OPEN:
            _, end, beyond = data.partition(_END_OF_HANDSHAKE)
            self._is_between = bool(end) and not beyond
            return False
        size = len(data) - _HEAD_BYTES
        if not (0 <= size < _TWO_BYTES and data[1] == _MASKED | size and data[0] & _WHOLE):
            self._is_between = False
        return self._is_between and data[0] == _BINARY

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
