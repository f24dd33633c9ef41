"""App: wires a server together and runs it until it is told to stop.

Knows everybody and decides nothing.
"""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import traceback
from collections.abc import Callable
from contextlib import suppress
from hmac import compare_digest

from websockets.asyncio.server import ServerConnection, serve
from websockets.typing import Subprotocol

from doublesix.protocol import SUBPROTOCOL
from doublesix.protocol.errors import Closing
from doublesix.protocol.requests import MAX_FRAME
from doublesix_server.config import Settings
from doublesix_server.connection import Connection
from doublesix_server.lobby import Lobby
from doublesix_server.prompt import PromptSocket
from doublesix_server.seating import Peer
from doublesix_server.staff import Staff
from doublesix_server.store.durable import DurableLog, open_engine
from doublesix_server.store.folder import FolderError, data_folder, opened
from doublesix_server.store.forms import UnreadableEntry
from doublesix_server.workers import OwnWorkers

log = logging.getLogger(__name__)

_WATCH_EVERY = 0.25
_CLOSE_SECONDS = 2.0
_DRAIN_SECONDS = 5.0
_WORKERS_WITHIN = 20.0
_FROM_INSIDE = {"0.0.0.0": "127.0.0.1", "::": "::1"}


class ServerError(Exception):
    """The server cannot run; the text says why and what would help."""


class App:
    """A server and all that belongs to it."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.own_workers = OwnWorkers(settings.bots)
        self.staff = Staff(
            clock=lambda: asyncio.get_running_loop().time(),
            random_bytes=os.urandom,
            answer_seconds=settings.answer_seconds,
            dismissed=self._dismissed,
        )
        self.lobby: Lobby
        self._connections: set[Connection] = set()
        self._stop = asyncio.Event()

    def stop(self) -> None:
        """Ask the server to stop."""
        self._stop.set()

    async def run(self, ready: Callable[[str], None]) -> None:
        """Serve until told to stop; `ready` is given the address.

        It is called once the own workers are there, or have not come for 20 seconds.
        """
        folder = data_folder(self.settings.data)
        try:
            with opened(folder) as url:
                await self._run_on(url, ready)
        except FolderError as error:
            raise ServerError(str(error)) from None
        except UnreadableEntry as error:
            raise ServerError(f"{folder}: {error}") from None

    async def _run_on(self, database: str, ready: Callable[[str], None]) -> None:
        engine = open_engine(database)
        tables_log = DurableLog(engine)
        self.lobby = Lobby(
            self.staff,
            tables_log,
            max_tables=self.settings.max_tables,
            is_worker_token=self._is_worker_token,
        )
        writing = asyncio.create_task(tables_log.run())
        try:
            await self.lobby.restore(tables_log.entries())
            await self._serve(ready)
        finally:
            with suppress(TimeoutError):
                async with asyncio.timeout(_DRAIN_SECONDS):
                    await tables_log.drained()
            writing.cancel()
            await asyncio.gather(writing, return_exceptions=True)
            await engine.dispose()

    async def _serve(self, ready: Callable[[str], None]) -> None:
        settings = self.settings
        try:
            server = await serve(
                self._serve_one,
                settings.host,
                settings.port,
                subprotocols=[Subprotocol(SUBPROTOCOL)],
                compression=None,
                max_size=MAX_FRAME,
                close_timeout=_CLOSE_SECONDS,
                create_connection=PromptSocket,
            )
        except OSError as error:
            raise ServerError(
                f"cannot listen on {settings.host}:{settings.port}: {error.strerror or error};"
                " choose another --port, or 0 for a free one"
            ) from None
        port = server.sockets[0].getsockname()[1]
        tasks = [
            asyncio.create_task(self._watch()),
            asyncio.create_task(self.own_workers.run(_url(settings.host, port, inside=True))),
        ]
        try:
            await self._until_workers_are_here()
            if not self._stop.is_set():
                ready(_url(settings.host, port, inside=False))
            await self._stop.wait()
        finally:
            server.close(close_connections=False)
            for connection in list(self._connections):
                connection.close(Closing.SERVER_STOPS)
            self.lobby.close()
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            await server.wait_closed()

    async def _serve_one(self, socket: ServerConnection) -> None:
        assert isinstance(socket, PromptSocket), socket
        connection = Connection(
            socket,
            self.lobby,
            max_unsent=self.settings.max_unsent,
            hello_seconds=self.settings.hello_seconds,
        )
        self._connections.add(connection)
        try:
            await connection.run()
        finally:
            self._connections.discard(connection)

    async def _until_workers_are_here(self) -> None:
        """Wait until all own workers have arrived, so that nobody finds no computer player."""
        deadline = asyncio.get_running_loop().time() + _WORKERS_WITHIN
        while self.staff.workers < self.settings.bots and not self._stop.is_set():
            if asyncio.get_running_loop().time() > deadline:
                log.error("the workers have not come; tables wait for them")
                return
            await asyncio.sleep(0.02)

    async def _watch(self) -> None:
        while True:
            await asyncio.sleep(_WATCH_EVERY)
            try:
                self.staff.watch()
            except Exception as error:  # noqa: BLE001 (the guard of all tables outlives one)
                place = "".join(traceback.format_tb(error.__traceback__))
                log.error("the watch failed: %s\n%s", type(error).__name__, place)

    def _is_worker_token(self, token: str) -> bool:
        given = self.settings.worker_token
        is_remote = bool(given) and compare_digest(given.encode(), token.encode())
        return is_remote or self.own_workers.is_token(token)

    def _dismissed(self, peer: Peer) -> None:
        assert isinstance(peer, Connection), peer
        self.own_workers.kill(peer.worker_token)


async def serve_until_stopped(
    settings: Settings,
    ready: Callable[[str], None],
    on_end: Callable[[Callable[[], None]], None] | None = None,
) -> None:
    """Run a server until Ctrl-C, SIGTERM or what `on_end` calls from another thread."""
    app = App(settings)
    loop = asyncio.get_running_loop()

    def stop(*_: object) -> None:
        with suppress(RuntimeError):  # the loop is closed: it has stopped already
            loop.call_soon_threadsafe(app.stop)

    for number in (signal.SIGINT, signal.SIGTERM):
        try:
            loop.add_signal_handler(number, app.stop)
        except NotImplementedError:  # Windows
            signal.signal(number, stop)
    if on_end is not None:
        on_end(stop)
    await app.run(ready)


def _url(host: str, port: int, *, inside: bool) -> str:
    """Return the address of this server, as workers here reach it or as it is told."""
    shown = _FROM_INSIDE.get(host, host) if inside else host
    return f"ws://[{shown}]:{port}" if ":" in shown else f"ws://{shown}:{port}"
