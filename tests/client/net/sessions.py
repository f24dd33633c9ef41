"""A session for tests: what it is ordered, and what it told, in order."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from doublesix.protocol.answers import AnyAnswer, Table, Update
from doublesix_client.core.link import Arrived, Ask, LinkPhase, LinkState, News, Open, Order
from doublesix_client.net.own_server import OwnServer
from doublesix_client.net.patience import Patience
from doublesix_client.net.session import Session
from doublesix_client.net.whereabouts import Find

SECRET = b"0123456789abcdef"
OTHER = b"fedcba9876543210"
BRISK = Patience(
    waits=(0.01, 0.02), jitter=0.0, steady=0.0, ping=5.0, hello=5.0, close=0.2, look=0.05
)
SECONDS = 30.0
"""How long a test waits for what must come; it is never waited out when all is well."""


class Talk:
    """A session that runs, and its news; what was waited for is behind one."""

    def __init__(self) -> None:
        self.room = 1_000_000
        self.orders: asyncio.Queue[Order] = asyncio.Queue()
        self.news: list[News] = []
        self._read = 0
        self._came = asyncio.Event()
        self._asked = 0

    def is_behind(self) -> bool:
        return len(self.news) - self._read > self.room

    def tell(self, news: News) -> None:
        self.news.append(news)
        self._came.set()

    def post(self, order: Order) -> None:
        self.orders.put_nowait(order)

    def open(self, server: str | None, code: str | None = None, **fields: Any) -> None:
        self.post(Open(server, **{"secret": SECRET, "name": "Ana", "code": code, **fields}))

    def ask(self, kind: str, **fields: Any) -> str:
        self._asked += 1
        request_id = f"t-{self._asked}"
        self.post(Ask(request_id, kind, fields))
        return request_id

    async def until(self, is_wanted: Callable[[News], bool]) -> News:
        """Wait for the next news of this kind."""
        async with asyncio.timeout(SECONDS):
            while True:
                while self._read < len(self.news):
                    self._read += 1
                    if is_wanted(self.news[self._read - 1]):
                        return self.news[self._read - 1]
                self._came.clear()
                await self._came.wait()

    async def link(self, phase: LinkPhase, *, reason: str | None = None) -> LinkState:
        """Wait until the link stands so."""

        def is_wanted(news: News) -> bool:
            return (
                isinstance(news, LinkState)
                and news.phase is phase
                and (reason is None or news.reason == reason)
            )

        found = await self.until(is_wanted)
        assert isinstance(found, LinkState)
        return found

    async def answer(self, request_id: str) -> AnyAnswer:
        """Wait for the answer to a request."""

        def is_wanted(news: News) -> bool:
            return isinstance(news, Arrived) and getattr(news.message, "re", None) == request_id

        found = await self.until(is_wanted)
        assert isinstance(found, Arrived)
        return found.message

    async def asked(self, kind: str, **fields: Any) -> AnyAnswer:
        """Ask, and return the answer."""
        return await self.answer(self.ask(kind, **fields))

    async def table(self) -> Table:
        """Wait for the next message of the table."""
        found = await self.until(
            lambda news: isinstance(news, Arrived) and isinstance(news.message, Table)
        )
        assert isinstance(found, Arrived)
        assert isinstance(found.message, Table)
        return found.message

    async def update(self) -> Update:
        """Wait for the next update."""
        found = await self.until(
            lambda news: isinstance(news, Arrived) and isinstance(news.message, Update)
        )
        assert isinstance(found, Arrived)
        assert isinstance(found.message, Update)
        return found.message

    async def own_table(self, profile: str = "chiva") -> str:
        """Make a table with three computer players, and return its code."""
        made = await self.asked("create", profile=profile, pause=0)
        assert isinstance(made, Table)
        await self.asked("sit", seat=1)
        for seat in (2, 3, 4):
            await self.asked("fill", seat=seat, level="novice")
        return made.code

    async def turn(self, update: AnyAnswer) -> Update:
        """Return the first update, from this one on, in which something may be done."""
        while not (isinstance(update, Update) and update.view.legal):
            update = await self.update()
        return update

    def phases(self) -> list[LinkPhase]:
        """Return how the link stood, one after the other."""
        return [news.phase for news in self.news if isinstance(news, LinkState)]

    def answers_to(self, request_id: str) -> list[AnyAnswer]:
        """Return all that answered a request so far."""
        return [
            news.message
            for news in self.news
            if isinstance(news, Arrived) and getattr(news.message, "re", None) == request_id
        ]


def first_act(update: Update) -> dict[str, Any]:
    """Return the first act that may be done, as it is asked."""
    assert update.view.legal
    match update.view.legal[0]:
        case ["pass"]:
            return {"kind": "pass", "version": update.version}
        case ["name", opener]:
            return {"kind": "name", "version": update.version, "opener": opener}
        case [tile, *end]:
            fields = {"end": end[0]} if end else {}
            return {"kind": "play", "version": update.version, "tile": tile, **fields}
    raise AssertionError(update.view.legal)


def acts_of(update: Update, seat: int = 1) -> int:
    """Return how often a seat has acted in the deal."""
    return sum(play[0] == seat for play in update.view.plays)


async def nowhere_else(fingerprint: str, not_at: str) -> str:
    """Hear of no server, however long one waits."""
    await asyncio.Event().wait()
    raise AssertionError


@asynccontextmanager
async def talking(
    patience: Patience = BRISK,
    own: OwnServer | None = None,
    data: Path | None = None,
    find: Find = nowhere_else,
) -> AsyncIterator[Talk]:
    """Run a session for a test."""
    if own is None:
        own = OwnServer(data or Path("unused"), (data or Path("unused")) / "server.log")
    talk = Talk()
    running = asyncio.create_task(
        Session(talk.orders, own, talk.tell, patience, talk.is_behind, find=find).run()
    )
    running.add_done_callback(
        lambda _: talk.tell(LinkState(LinkPhase.ENDED, reason="session over"))
    )
    try:
        yield talk
    finally:
        running.cancel()
        done, _ = await asyncio.wait([running])
        await own.stop(10.0)
        for one in done:
            if not one.cancelled():
                one.result()
