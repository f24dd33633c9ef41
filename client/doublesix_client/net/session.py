"""Session: takes the window's orders, one after the other, and goes where they say.

Knows visits; never sockets, threads or a window.
"""

from __future__ import annotations

import asyncio
from typing import assert_never

from doublesix.protocol.answers import Refused
from doublesix_client.core.link import (
    Arrived,
    Ask,
    Leave,
    LinkPhase,
    LinkState,
    LookAround,
    Open,
    Order,
)
from doublesix_client.net.around import Around
from doublesix_client.net.ends import LINK_LOST
from doublesix_client.net.own_server import OwnServer
from doublesix_client.net.patience import PATIENCE, Patience
from doublesix_client.net.visit import Behind, Tell, Visit, never_behind
from doublesix_client.net.whereabouts import Find, find


class Session:
    """What the window is to servers: at one, or at none."""

    def __init__(
        self,
        orders: asyncio.Queue[Order],
        own: OwnServer,
        tell: Tell,
        patience: Patience = PATIENCE,
        is_behind: Behind = never_behind,
        around: Around | None = None,
        find: Find = find,
    ) -> None:
        self._orders = orders
        self._around = around or Around(tell)
        self._own = own
        self._tell = tell
        self._patience = patience
        self._is_behind = is_behind
        self._find = find
        self._visit: Visit | None = None
        self._staying: asyncio.Task[None] | None = None

    async def run(self) -> None:
        """Follow orders until cancelled; whatever fails on the way is raised."""
        try:
            await self._follow()
        finally:
            await self._around.end()

    async def _follow(self) -> None:
        async with asyncio.TaskGroup() as group:
            while True:
                order = await self._orders.get()
                match order:
                    case LookAround():
                        self._around.begin()
                    case Open():
                        await self._around.end()
                        if self._visit is not None and self._visit.hurry(order):
                            continue
                        if (ended := await self._end_visit()) is not None:
                            ended.drop()
                        self._visit = Visit(
                            order,
                            self._own,
                            self._tell,
                            self._patience,
                            is_behind=self._is_behind,
                            find=self._find,
                        )
                        self._staying = group.create_task(self._visit.run())
                    case Leave():
                        await self._end_visit()
                        self._tell(LinkState(phase=LinkPhase.OFF))
                    case Ask():
                        self._ask(order)
                    case _:
                        assert_never(order)

    def _ask(self, order: Ask) -> None:
        if self._visit is not None:
            self._visit.ask(order)
            return
        refused = Refused(type="refused", re=order.id, reason=LINK_LOST, values={})
        self._tell(Arrived(refused))

    async def _end_visit(self) -> Visit | None:
        """End the visit, if there is one, and return it."""
        visit, staying = self._visit, self._staying
        self._visit = self._staying = None
        if visit is not None and staying is not None:
            await visit.let_send()
            staying.cancel()
            await asyncio.wait([staying])
        return visit
