"""A server that says what a test wants, to whoever comes."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from typing import Any

import msgpack
from websockets.asyncio.server import ServerConnection, serve
from websockets.exceptions import ConnectionClosed
from websockets.typing import Subprotocol

from doublesix.protocol import SUBPROTOCOL
from doublesix.protocol.codec import unpack_any
from tests import protocol_samples

SAMPLES = {name: unpack_any(frame) for name, (_, frame) in protocol_samples.ANSWERS.items()}
"""One of each answer of a server."""


class Visitor:
    """Who came, as the server sees it; `number` counts from 0."""

    def __init__(self, socket: ServerConnection, number: int) -> None:
        self.number = number
        self.socket = socket

    async def heard(self) -> dict[str, Any]:
        """Return what is asked next."""
        message: dict[str, Any] = msgpack.unpackb(await self.socket.recv())
        return message

    async def say(self, kind: str, **fields: Any) -> None:
        """Say something that has the form of its kind, but for these fields."""
        await self.socket.send(msgpack.packb({**SAMPLES[kind], **fields}))

    async def welcome(self) -> dict[str, Any]:
        """Hear a hello and welcome who says it; return the hello."""
        hello = await self.heard()
        await self.say("welcome", re=hello["id"])
        return hello

    async def refuse(self, asked: dict[str, Any], reason: str, **values: Any) -> None:
        """Refuse a request."""
        await self.say("refused", re=asked["id"], reason=reason, values=values)


Script = Callable[[Visitor], Awaitable[None]]


@asynccontextmanager
async def a_server(script: Script) -> AsyncIterator[str]:
    """Run a server for a test; a connection ends where its script does."""
    came = 0

    async def receive(socket: ServerConnection) -> None:
        nonlocal came
        came += 1
        with suppress(ConnectionClosed):
            await script(Visitor(socket, came - 1))

    async with serve(receive, "127.0.0.1", 0, subprotocols=[Subprotocol(SUBPROTOCOL)]) as server:
        port = next(iter(server.sockets)).getsockname()[1]
        yield f"ws://127.0.0.1:{port}"
