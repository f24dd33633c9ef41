"""Workers: the computer-player processes that a server runs for itself.

Knows processes and their tokens; never tables or seats.
"""

from __future__ import annotations

import asyncio
import logging
import os
import secrets
from contextlib import suppress
from hmac import compare_digest

from doublesix.itself import own_command

log = logging.getLogger(__name__)

TOKEN_VARIABLE = "DOUBLESIX_WORKER_TOKEN"
_FIRST_PAUSE, _LONGEST_PAUSE = 0.1, 5.0
_STEADY_SECONDS = 10.0
_FIRST_REST, _LONGEST_REST = 60.0, 3600.0
_GRACE_SECONDS = 3.0

NOTHING_TO_PLAY = 3
"""How a worker ends that can play none of its levels: soon again it could not either."""


class OwnWorkers:
    """Worker processes that are started again when they end."""

    def __init__(self, count: int) -> None:
        self._count = count
        self._running: dict[str, asyncio.subprocess.Process] = {}
        self._is_resting = False

    def is_token(self, token: str) -> bool:
        """Tell whether a token is that of a worker of ours."""
        return any(compare_digest(own.encode(), token.encode()) for own in self._running)

    def kill(self, token: str) -> None:
        """End the process with this token, if it is ours; another is started."""
        process = self._running.get(token)
        if process is not None:
            with suppress(ProcessLookupError):
                process.kill()

    @property
    def pids(self) -> list[int]:
        """The processes that run now."""
        return [process.pid for process in self._running.values()]

    async def run(self, url: str, *flags: str) -> None:
        """Keep the workers running, with these flags, until cancelled; then end them."""
        async with asyncio.TaskGroup() as group:
            for _ in range(self._count):
                group.create_task(self._keep_one(url, flags))

    async def _keep_one(self, url: str, flags: tuple[str, ...]) -> None:
        loop = asyncio.get_running_loop()
        pause = _FIRST_PAUSE
        while True:
            began = loop.time()
            try:
                status = await self._run_one(url, flags)
                if status == NOTHING_TO_PLAY:
                    status = await self._rest(url, flags)
                log.warning("a worker process ended (status %d) and is started again", status)
            except OSError as error:
                log.error("no worker process can be started: %s; trying again", error.strerror)
            pause = _FIRST_PAUSE if loop.time() - began > _STEADY_SECONDS else pause
            await asyncio.sleep(pause)
            pause = min(pause * 2, _LONGEST_PAUSE)

    async def _rest(self, url: str, flags: tuple[str, ...]) -> int:
        """Try a worker that can play nothing ever more seldom; return how it ended at last.

        That is said once, by the worker with the reason and here, and then not again.
        """
        if not self._is_resting:
            self._is_resting = True
            log.error("no worker can play these levels: tried again, ever more seldom")
        status, rest = NOTHING_TO_PLAY, _FIRST_REST
        while status == NOTHING_TO_PLAY:
            await asyncio.sleep(rest)
            rest = min(rest * 2, _LONGEST_REST)
            status = await self._run_one(url, (*flags, "--again"))
        self._is_resting = False
        return status

    async def _run_one(self, url: str, flags: tuple[str, ...]) -> int:
        token = secrets.token_urlsafe(32)
        process = await asyncio.create_subprocess_exec(
            *own_command("bots", "--server", url, "--leave-with-server", *flags),
            env={**os.environ, TOKEN_VARIABLE: token},
            stdin=asyncio.subprocess.DEVNULL,
            start_new_session=True,  # Ctrl-C in a terminal is the server's to answer
        )
        self._running[token] = process
        try:
            return await process.wait()
        finally:
            del self._running[token]
            if process.returncode is None:
                await _end(process)


async def _end(process: asyncio.subprocess.Process) -> None:
    with suppress(ProcessLookupError):
        process.terminate()
    try:
        async with asyncio.timeout(_GRACE_SECONDS):
            await process.wait()
    except TimeoutError:
        with suppress(ProcessLookupError):
            process.kill()
        await process.wait()
