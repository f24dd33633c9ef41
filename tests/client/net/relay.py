"""A road to a server, for tests, that can be cut and on which answers can get lost."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from urllib.parse import urlsplit


class Relay:
    """Passes bytes on to a server; `loses_answers` lets what it says get lost."""

    def __init__(self, url: str) -> None:
        self.loses_answers = False
        self.lost = asyncio.Event()
        """Something that the server said got lost."""
        self.came = 0
        self._server = urlsplit(url)
        self._tasks: set[asyncio.Task[None]] = set()
        self._writers: set[asyncio.StreamWriter] = set()
        self._door: asyncio.Server

    @property
    def url(self) -> str:
        return f"ws://127.0.0.1:{self._door.sockets[0].getsockname()[1]}"

    def lead_to(self, url: str) -> None:
        """Lead to another server from now on."""
        self._server = urlsplit(url)

    def cut(self) -> None:
        """Cut everybody's link without a word; who comes again is let through."""
        self.loses_answers = False
        for writer in self._writers:
            writer.transport.abort()

    async def open(self) -> None:
        self._door = await asyncio.start_server(self._pass_on, "127.0.0.1", 0)

    async def close(self) -> None:
        self._door.close()
        self.cut()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._door.wait_closed()

    async def _pass_on(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        self._tasks.add(task)
        self.came += 1
        self._writers.add(writer)
        try:
            there, back = await asyncio.open_connection(self._server.hostname, self._server.port)
        except OSError:
            writer.transport.abort()
            return
        self._writers.add(back)
        try:
            async with asyncio.TaskGroup() as both:
                both.create_task(self._pump(reader, back))
                both.create_task(self._pump(there, writer, is_answer=True))
        finally:
            self._writers -= {writer, back}
            writer.transport.abort()
            back.transport.abort()
            self._tasks.discard(task)

    async def _pump(
        self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, is_answer: bool = False
    ) -> None:
        with suppress(OSError):
            while said := await reader.read(65536):
                if is_answer and self.loses_answers:
                    self.lost.set()
                    continue
                writer.write(said)
                await writer.drain()
        writer.transport.abort()


@asynccontextmanager
async def a_relay(url: str) -> AsyncIterator[Relay]:
    """Open a road to a server for a test."""
    relay = Relay(url)
    await relay.open()
    try:
        yield relay
    finally:
        await relay.close()
