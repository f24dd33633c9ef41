"""Real servers of one club, in this process."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager

from tests.nats_server import NatsServer
from tests.server.running import Running, running, until


@asynccontextmanager
async def clubbed(
    nats: NatsServer, store: str, *, nodes: int = 2, workers: int = 1
) -> AsyncIterator[list[Running]]:
    """Run so many servers of one club, which know each other."""
    async with AsyncExitStack() as stack:
        servers = [
            await stack.enter_async_context(running(workers=workers, store=store, nats=nats.url))
            for _ in range(nodes)
        ]
        await until(lambda: all(_knows(server) >= nodes for server in servers))
        yield servers


def _knows(server: Running) -> int:
    assert server.app._club is not None
    return server.app._club.standing().nodes
