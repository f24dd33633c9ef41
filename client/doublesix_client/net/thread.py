"""Thread: where the network lives, so that nothing on the window's own thread ever waits for it.

Orders go in from any thread; news comes out of this one. Knows no Qt: whoever listens brings the
news to the thread where it belongs.
"""

from __future__ import annotations

import asyncio
import logging
import threading
import traceback
from contextlib import suppress
from pathlib import Path
from typing import Any

from doublesix_client.core.link import LinkPhase, LinkState, Order
from doublesix_client.net.detached import DetachedThreads
from doublesix_client.net.own_server import OwnServer
from doublesix_client.net.patience import PATIENCE, Patience
from doublesix_client.net.session import Session
from doublesix_client.net.visit import Behind, Tell, never_behind

log = logging.getLogger(__name__)

STOP_SECONDS = 3.0
_OWN_SERVER_SECONDS = 1.5


class NetworkThread:
    """The network, in a thread of its own.

    `tell` and `is_behind` are called in that thread. `data` is the folder of the window's own
    server, and `server_log` takes what that server says.
    """

    def __init__(
        self,
        tell: Tell,
        data: Path,
        *,
        server_log: Path | None = None,
        patience: Patience = PATIENCE,
        is_behind: Behind = never_behind,
    ) -> None:
        self._tell = tell
        self._data = data
        self._server_log = data / "server.log" if server_log is None else server_log
        self._patience = patience
        self._is_behind = is_behind
        self._orders: asyncio.Queue[Order] = asyncio.Queue()
        self._loop = asyncio.new_event_loop()
        self._running: asyncio.Task[None] | None = None
        self._is_stopped = False
        self._thread = threading.Thread(target=self._run, name="network", daemon=True)

    def start(self) -> None:
        """Begin to follow orders."""
        self._thread.start()

    def post(self, order: Order) -> None:
        """Hand an order over, from any thread; never blocks."""
        with suppress(RuntimeError):  # the loop is closed: the window is ending
            self._loop.call_soon_threadsafe(self._orders.put_nowait, order)

    def stop(self, seconds: float = STOP_SECONDS) -> bool:
        """End whatever is under way; tell whether it ended within so many seconds."""
        if self._thread.ident is None:
            self._loop.close()
            return True
        with suppress(RuntimeError):
            self._loop.call_soon_threadsafe(self._cancel)
        self._thread.join(seconds)
        return not self._thread.is_alive()

    def _cancel(self) -> None:
        self._is_stopped = True
        if self._running is not None:
            self._running.cancel()

    def _run(self) -> None:
        with (
            asyncio.Runner(loop_factory=lambda: self._loop) as runner,
            suppress(asyncio.CancelledError),
        ):
            runner.run(self._main())

    async def _main(self) -> None:
        self._running = asyncio.current_task()
        if self._is_stopped:
            return
        self._loop.set_default_executor(DetachedThreads())
        self._loop.set_exception_handler(_complain)
        own = OwnServer(self._data, self._server_log)
        try:
            while True:
                session = Session(self._orders, own, self._tell, self._patience, self._is_behind)
                await self._follow(session)
        finally:
            await own.stop(_OWN_SERVER_SECONDS)

    async def _follow(self, session: Session) -> None:
        try:
            await session.run()
        except Exception as error:  # noqa: BLE001 (the window learns of it, and may try again)
            first = _first(error)
            _log_failed(first)
            values = {"told": type(first).__name__}
            self._tell(LinkState(phase=LinkPhase.ENDED, reason="fatal", values=values))


def _complain(_: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
    """Log what fails on the loop and in no task that is waited for."""
    error = context.get("exception")
    if isinstance(error, BaseException):
        _log_failed(error)
    else:
        log.error("the network complains: %s", context.get("message"))


def _log_failed(error: BaseException) -> None:
    """Log an error by its kind and its place: its text may quote a hand."""
    place = "".join(traceback.format_tb(error.__traceback__))
    log.error("the network failed: %s\n%s", type(error).__name__, place)


def _first(error: Exception) -> Exception:
    """Return what a group of errors began with."""
    while isinstance(error, ExceptionGroup):
        error = error.exceptions[0]
    return error
