"""Wire: a raw connection to a server that counts what it is owed.

Every frame with a readable id gets exactly one answer, every other one that is a map gets one
refusal without an id, and one that is no map costs the connection. Whatever else happens is an
AssertionError. Knows frames and sockets; never what is asked for.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed
from websockets.typing import Subprotocol

from doublesix.link import MAX_ANSWER
from doublesix.protocol import SUBPROTOCOL
from doublesix.protocol.codec import unpack, unpack_any
from doublesix.protocol.errors import BadFrame
from doublesix.protocol.requests import id_in

Message = dict[str, Any]
Heard = Callable[[Message, bytes], None]

SECONDS = 20.0
_AHEAD = 500
INTERNAL_ERROR = 1011
_BY_OTHERS = {"table_closed", "table_stopped", "taken_over"}
_COSTLY = {"bad_frame", "hello_first", "wrong_protocol", "wrong_token", "ticket_is_over"}
_RISKY = {"hello", "hello_seat", "hello_worker", "close_table", "stop"}
_DOOR = {
    *("hello_first", "hello_twice", "wrong_protocol", "wrong_token", "cannot_keep"),
    *("ticket_is_over", "no_such_table", "at_a_table", "not_at_a_table", "too_many_tables"),
    *("table_full", "not_invited", "too_fast", "too_many_guesses", "too_many_of_yours"),
}


def place_of(answer: Message) -> str:
    """Tell how far a frame came, from its answer: codec, models, door or table."""
    if answer["type"] in {"welcome", "tables", "noted"}:
        return "door"
    match answer.get("reason"):
        case "bad_frame":
            return "codec"
        case "bad_request":
            return "models"
        case reason:
            return "door" if reason in _DOOR else "table"


class Tally:
    """What was sent, by kind, and how far it came."""

    def __init__(self) -> None:
        self.sent: Counter[str] = Counter()
        self.came: Counter[str] = Counter()
        self.links = 0
        self.unread = 0
        self._goal = 0
        self._is_there = asyncio.Event()
        self._is_wanted = asyncio.Event()

    @property
    def frames(self) -> int:
        """How many frames were sent."""
        return self.sent.total()

    def count(self, kind: str) -> None:
        """Count a frame that is sent."""
        self.sent[kind] += 1
        if self.frames >= self._goal:
            self._is_there.set()

    async def until(self, frames: int) -> None:
        """Wait until so many were sent."""
        self._goal = frames
        self._is_wanted.set()
        if self.frames < frames:
            self._is_there.clear()
            await self._is_there.wait()

    def finish(self) -> None:
        """Let nobody wait for anything more."""
        self._goal = self.frames + 1_000_000
        self._is_wanted.set()

    async def wanted(self) -> None:
        """Wait until more frames are to be sent, a little beyond what is waited for."""
        while self.frames >= self._goal + _AHEAD:
            self._is_wanted.clear()
            await self._is_wanted.wait()


class Wire:
    """A connection; `table` and `update` are the latest of their kind, `closing` why it ended."""

    def __init__(self, socket: ClientConnection, tally: Tally, heard: Heard | None) -> None:
        self.table: Message | None = None
        self.update: Message | None = None
        self.closing: str | None = None
        self.is_open = True
        self.is_known = False
        self._socket = socket
        self._tally = tally
        self._heard = heard
        self._owed: Counter[str] = Counter()
        self._nameless = 0
        self._asked: dict[str, Message] = {}
        self._is_risking = False
        self._is_ending = False
        self._is_closing = False
        self._fault: AssertionError | None = None
        self._news = asyncio.Event()
        self._reading = asyncio.create_task(self._read())

    @staticmethod
    async def open(url: str, tally: Tally, heard: Heard | None = None) -> Wire:
        """Connect, before any hello."""
        tally.links += 1
        socket = await connect(
            url,
            subprotocols=[Subprotocol(SUBPROTOCOL)],
            compression=None,
            max_size=MAX_ANSWER,
            proxy=None,
            ping_interval=None,
        )
        return Wire(socket, tally, heard)

    async def send(self, kind: str, frame: bytes) -> None:
        """Send a frame of some kind; whatever may cost the connection is sent alone."""
        plain = _read_as_a_server(frame)
        if plain is not None and self.is_known and not _is_risky(plain):
            self._owe(plain)
            await self._put(kind, frame)
            return
        await self.quiet()
        if not self.is_open:
            return
        self._is_risking = True
        self._owe(plain)
        await self._put(kind, frame)
        if plain is None:
            await self._put_unread(frame)
        await self.quiet()
        if self._is_ending or plain is None:
            await self.until(lambda: False)
            self.check()
            assert self.closing in {"refused", *_BY_OTHERS}, f"{frame.hex()}: {self.closing}"
        self._is_risking = not self.is_open

    async def send_unreadable(self, kind: str, frame: str | bytes, code: int) -> None:
        """Send what the socket itself refuses, a text or too much, and see it refused."""
        await self.quiet()
        if not self.is_open:
            return
        self._is_risking = True
        self._tally.count(kind)
        self._tally.unread += 1
        with suppress(ConnectionClosed):
            await self._socket.send(frame)
        await self.until(lambda: False)
        self.check()
        ended = self._socket.close_code
        assert ended == code or self.closing in _BY_OTHERS, f"{ended} {self.closing}"

    async def quiet(self) -> None:
        """Wait until every frame has its answer, or the connection has ended as it may."""
        await self.until(lambda: not self._owed and not self._nameless)
        self.check()

    async def until(self, is_so: Callable[[], bool]) -> None:
        """Wait until something is so or the connection has ended."""
        try:
            async with asyncio.timeout(SECONDS):
                while self.is_open and not is_so():
                    self._news.clear()
                    await self._news.wait()
        except TimeoutError:
            owed = [self._asked.get(request_id) for request_id in self._owed]
            raise AssertionError(f"no answer to {owed}, {self._nameless} without id") from None

    def check(self) -> None:
        """Raise AssertionError if this connection did not get what it was owed."""
        if self._fault is not None:
            raise self._fault
        if self.closing in _BY_OTHERS:
            self._tally.unread += self._owed.total() + self._nameless
            self._owed.clear()
            self._nameless = 0
            return
        if self.is_open:
            return
        if self._is_closing:
            assert not self._owed, f"closed before an answer to {list(self._owed)}"
            return
        code = self._socket.close_code
        assert code != INTERNAL_ERROR, "the server failed at what a connection sent"
        assert self._is_risking, f"ended for nothing: {code} {self.closing}"
        assert not self._owed, f"never answered: {list(self._owed)}"

    async def close(self) -> None:
        """Close the connection; what still comes meanwhile is counted."""
        self._is_closing = True
        await self._socket.close()
        await self._reading
        self.check()

    def _owe(self, plain: Message | None) -> None:
        request_id = None if plain is None else id_in(plain)
        if plain is None or request_id is None:
            self._nameless += 1
        else:
            self._owed[request_id] += 1
            self._asked[request_id] = plain

    async def _put(self, kind: str, frame: bytes) -> None:
        self._tally.count(kind)
        try:
            await self._socket.send(frame)
        except ConnectionClosed:
            await self._reading
            self.check()

    async def _put_unread(self, frame: bytes) -> None:
        """Send more after what costs the connection: nobody may answer it."""
        self._tally.count("after the end")
        self._tally.unread += 1
        try:
            await self._socket.send(frame)
        except ConnectionClosed:
            await self._reading

    async def _read(self) -> None:
        try:
            while True:
                self._take(await self._socket.recv(decode=False))
        except ConnectionClosed:
            pass
        except AssertionError as fault:
            self._fault = fault
        finally:
            self.is_open = False
            self._news.set()

    def _take(self, frame: bytes) -> None:
        message = unpack_any(frame)
        answered = message.get("re")
        match message["type"]:
            case "table":
                self.table = message
            case "update":
                self.update = message
            case "welcome":
                self.is_known = True
            case "left":
                self.table = self.update = None
            case "closing":
                self.closing = message["reason"]
        if answered is not None:
            assert self._owed[answered], f"an answer too many: {message['type']} {answered}"
            self._owed[answered] -= 1
            if not self._owed[answered]:
                del self._owed[answered], self._asked[answered]
        elif message["type"] == "refused":
            assert self._nameless, "a refusal of nothing"
            self._nameless -= 1
        if answered is not None or message["type"] == "refused":
            self._is_ending = self._is_ending or message.get("reason") in _COSTLY
            self._tally.came[place_of(message)] += 1
        if self._heard is not None:
            self._heard(message, frame)
        self._news.set()


def _read_as_a_server(frame: bytes) -> Message | None:
    """Return the map that a server finds in a frame; None if it is none within the limits."""
    try:
        return unpack(frame)
    except BadFrame:
        return None


def _is_risky(plain: Message) -> bool:
    """Tell whether a map may cost the connection even after hello."""
    kind = plain.get("type")
    return "protocol" in plain or (isinstance(kind, str) and kind in _RISKY)
