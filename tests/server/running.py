"""A real server on a free port of this machine, in this process, for tests."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from tempfile import TemporaryDirectory
from typing import Any

from doublesix.fair.witness import Witness
from doublesix.link import Link, greet, open_link
from doublesix_server.app import App
from doublesix_server.bots import work
from doublesix_server.config import Settings
from doublesix_server.reach import Reach
from doublesix_server.thinking import Skills
from tests.chosen import request_of

TOKEN = "for tests"
UNHURRIED = {"requests_per_second": 1_000_000.0, "requests_at_once": 1_000_000}
"""A test may ask as fast as it can, unless it is about that."""
UNHEARD = {"announce": False}
"""No test tells the network that it is there, unless it is about that."""
SECONDS = 20.0
"""How long a test waits for what must come; it is never waited out when all is well."""


class Running:
    """The server, its address, and links to it."""

    def __init__(
        self, app: App, url: str, stack: AsyncExitStack, fingerprint: str | None = None
    ) -> None:
        self.fingerprint = fingerprint
        self.app = app
        self.url = url
        self._stack = stack

    async def person(
        self,
        name: str,
        *,
        code: str | None = None,
        secret: bytes = b"",
        witness: Witness | None = None,
    ) -> Link:
        """Return the link of somebody who has said hello."""
        link = await self._stack.enter_async_context(
            open_link(self.url, fingerprint=self.fingerprint, witness=witness)
        )
        await greet(link, name=name, secret=secret or secrets.token_bytes(16), code=code)
        return link

    async def table(self, link: Link, *, bots: dict[int, str], **fields: Any) -> str:
        """Make a table with these computer players; return its code."""
        made = {"profile": "chiva", "pause": 0, **fields}
        code: str = (await link.ask("create", **made))["code"]
        for seat, level in bots.items():
            await link.ask("fill", seat=seat, level=level)
        return code


@asynccontextmanager
async def running(workers: int = 1, **settings: Any) -> AsyncIterator[Running]:
    """Run a server with workers that live in this process too, each with what `skills` makes."""
    skills = settings.pop("skills", Skills)
    with TemporaryDirectory() as folder:
        told = {"data": folder, **UNHURRIED, **UNHEARD, **settings}
        async with _running(workers, skills, **told) as server:
            yield server


@asynccontextmanager
async def _running(
    workers: int,
    skills: Callable[[], Skills],
    *,
    fingerprint: str | None = None,
    **settings: Any,
) -> AsyncIterator[Running]:
    app = App(Settings(port=0, bots=0, worker_token=TOKEN, **settings))
    address: asyncio.Future[Reach] = asyncio.get_running_loop().create_future()
    async with asyncio.timeout(60), AsyncExitStack() as stack:
        serving = asyncio.create_task(app.run(address.set_result))
        try:
            reach = await address
            fingerprint = fingerprint or reach.fingerprint
            helpers = [
                asyncio.create_task(
                    work(
                        reach.url,
                        TOKEN,
                        leave_with_server=False,
                        fingerprint=fingerprint,
                        skills=skills(),
                    )
                )
                for _ in range(workers)
            ]
            await until(lambda: app.staff.workers >= workers)  # of a club, those of others too
            try:
                yield Running(app, reach.url, stack, fingerprint)
            finally:
                for helper in helpers:
                    helper.cancel()
                await asyncio.gather(*helpers, return_exceptions=True)
        finally:
            app.stop()
            await serving


async def until(condition: Callable[[], bool]) -> None:
    """Wait for something to become true, letting everybody else go on."""
    async with asyncio.timeout(SECONDS):
        while not condition():  # noqa: ASYNC110 (nobody would tell a test)
            await asyncio.sleep(0.001)


async def act(link: Link) -> None:
    """Do the first thing that may be done."""
    assert link.view is not None
    await link.answer_to(await link.act(request_of(link.view["legal"][0])))


async def play_deal(link: Link) -> None:
    """Play one's seat until the deal is over."""
    while link.view is None or link.view["phase"] != "over":
        if link.view is not None and link.view.get("legal"):
            await act(link)
        else:
            await link.receive()
