"""The load: tables of four sockets that play whole deals, or ask the floor for four frames.

Every frame is read. Knows what a client knows; nothing of servers or processes.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from abc import ABC, abstractmethod
from functools import partial
from typing import Any

import msgpack

from tests.bench.wire_socket import Socket, open_socket

Message = dict[str, Any]

SEATS = 4
_AT_ONCE = 16
"""How many tables are set up at the same time."""


class Load(ABC):
    """A table as its four clients see it.

    An act is done when all four were told of it. Let go, the table acts on and on; otherwise
    what could be sent now is kept until `act` is called.
    """

    def __init__(self, sockets: list[Socket]) -> None:
        self.sockets = sockets
        self.acts = 0
        self.is_let_go = False
        self.taken: list[float] = []
        self._told = [0] * SEATS
        self._ready: list[tuple[Socket, bytes]] = []
        self._sent_at: float | None = None

    @abstractmethod
    async def begin(self) -> None:
        """Sit down, until there is something to act on."""

    @property
    def is_quiet(self) -> bool:
        """Whether everything that was sent is answered, and something can be sent."""
        return bool(self._ready) and min(self._told) == max(self._told)

    def act(self) -> bool:
        """Send what can be sent, and note when; False if the last act is still under way."""
        if not self.is_quiet:
            return False
        ready, self._ready = self._ready, []
        self._sent_at = time.perf_counter()
        for socket, request in ready:
            socket.send(request)
        return True

    def let_go(self) -> None:
        """Act on and on."""
        self.is_let_go = True
        self.act()
        self._sent_at = None

    def close(self) -> None:
        """Leave the table."""
        for socket in self.sockets:
            socket.close()

    def _tell(self, place: int, version: int) -> None:
        """Note that a client was told of an act."""
        assert version == self._told[place] + 1, (version, self._told)
        if version > max(self._told):
            self._ready.clear()  # it was for a version that is over
        self._told[place] = version
        if min(self._told) != version:
            return
        self.acts += 1
        if self._sent_at is not None:
            self.taken.append(time.perf_counter() - self._sent_at)
            self._sent_at = None

    def _offer(self, place: int, request: bytes) -> None:
        """Send a request, or keep it."""
        if self.is_let_go:
            self.sockets[place].send(request)
        else:
            self._ready.append((self.sockets[place], request))


class Floor(Load):
    """Four clients of a server that sends constant frames."""

    _REQUEST = bytes(42)

    async def begin(self) -> None:
        for place, socket in enumerate(self.sockets):
            socket.heard = partial(self._hear, place)
        self._offer(0, self._REQUEST)

    def _hear(self, place: int, _: bytes) -> None:
        version = self._told[place] + 1
        self._tell(place, version)
        if version % SEATS == place:
            self._offer(place, self._REQUEST)


class Playing(Load):
    """Four persons who play whole deals, one after another, and go on together."""

    def __init__(self, sockets: list[Socket]) -> None:
        super().__init__(sockets)
        self.deals = 0
        self._asked = 0
        self._answers: dict[str, asyncio.Future[Message]] = {}
        for place, socket in enumerate(sockets):
            socket.heard = partial(self._hear, place)

    async def greet(self) -> None:
        """Say four hellos."""
        for place in range(SEATS):
            secret = secrets.token_bytes(16)
            await self._ask(place, "hello", protocol=1, name=f"seat {place + 1}", secret=secret)

    async def begin(self) -> None:
        made = await self._ask(0, "create", profile="chiva", pause=0)
        for place in range(1, SEATS):
            await self._ask(place, "join", code=made["code"])
        for place in range(SEATS):
            await self._ask(place, "sit", seat=place + 1)
        await self._ask(0, "start")
        while not self.is_quiet:  # noqa: ASYNC110 (nobody tells)
            await asyncio.sleep(0.001)

    async def _ask(self, place: int, kind: str, **fields: Any) -> Message:
        request_id = self._new_id()
        answer = self._answers[request_id] = asyncio.get_running_loop().create_future()
        self.sockets[place].send(msgpack.packb({"type": kind, "id": request_id, **fields}))
        message: Message = await answer
        return message

    def _new_id(self) -> str:
        self._asked += 1
        return f"{self._asked:08x}"

    def _hear(self, place: int, frame: bytes) -> None:
        message: Message = msgpack.unpackb(frame)
        if self._answers:
            waiting = self._answers.pop(message.get("re", ""), None)
            if waiting is not None:
                waiting.set_result(message)
        if message["type"] == "update":
            self._update(place, message)
        elif message["type"] == "refused":
            # Of four who go on at once, a server may take the first and find three too late.
            assert message["reason"] == "stale", message

    def _update(self, place: int, update: Message) -> None:
        version, view = update["version"], update["view"]
        self._tell(place, version)
        if view["phase"] == "over":
            self.deals += place == 0
            self._offer(place, self._packed("go_on", version))
        elif view["legal"]:
            word, *rest = view["legal"][0]
            if word == "pass":
                self._offer(place, self._packed("pass", version))
            else:
                end = {"end": rest[0]} if rest else {}
                self._offer(place, self._packed("play", version, tile=word, **end))

    def _packed(self, kind: str, version: int, **fields: Any) -> bytes:
        packed: bytes = msgpack.packb(
            {"type": kind, "id": self._new_id(), "version": version, **fields}
        )
        return packed


async def connect(url: str, kind: type[Load], tables: int) -> list[Load]:
    """Open four sockets for each of so many tables; persons say hello."""
    loads = []
    for _ in range(tables):
        load = kind([await open_socket(url) for _ in range(SEATS)])
        if isinstance(load, Playing):
            await load.greet()
        loads.append(load)
    return loads


async def begin(loads: list[Load]) -> None:
    """Have everybody sit down, some tables at a time."""
    waiting = iter(loads)

    async def some() -> None:
        for load in waiting:
            await load.begin()

    await asyncio.gather(*[some() for _ in range(_AT_ONCE)])


async def flat_out(loads: list[Load], seconds: float) -> None:
    """Have every table act as fast as it is answered, for so long."""
    for load in loads:
        load.let_go()
    await asyncio.sleep(seconds)
    for load in loads:
        load.is_let_go = False
    await quiet(loads)


async def paced(loads: list[Load], rate: float, seconds: float) -> int:
    """Have the tables act by turns at a rate, for so long; `taken` keeps the seconds of each act.

    Return how many acts were left out, since the last one of their table was under way.
    """
    loop = asyncio.get_running_loop()
    begun = loop.time()
    due = left_out = 0
    while (now := loop.time()) < begun + seconds:
        while due < int((now - begun) * rate):
            left_out += not loads[due % len(loads)].act()
            due += 1
        await asyncio.sleep(begun + (due + 1) / rate - now)
    await quiet(loads)
    return left_out


async def quiet(loads: list[Load]) -> None:
    """Wait until every table is answered."""
    async with asyncio.timeout(60):
        while not all(load.is_quiet for load in loads):  # noqa: ASYNC110 (nobody tells)
            await asyncio.sleep(0.001)
