"""The floor: a bare websockets server that sends four constant frames for each request.

    python -m tests.bench.wire_floor send|broadcast

Four connections, in the order of their coming, are a table; a request of one of them makes it send
the same 250 bytes to all four, by `send` one after the other or by `broadcast` at once. Prints its
address and runs until it is killed. No rules, no checks, no log.
"""

from __future__ import annotations

import sys

import uvloop
from websockets.asyncio.server import ServerConnection, broadcast, serve
from websockets.typing import Subprotocol

from tests.bench.wire_socket import SUBPROTOCOL

FRAME = bytes(250)
SEATS = 4


class Floor:
    """A server without rules."""

    def __init__(self, *, by_broadcast: bool) -> None:
        self._by_broadcast = by_broadcast
        self._latest: list[ServerConnection] = []

    async def serve_one(self, socket: ServerConnection) -> None:
        """Serve a connection until it is closed."""
        if len(self._latest) in {0, SEATS}:
            self._latest = []
        table = self._latest
        table.append(socket)
        async for _ in socket:
            if self._by_broadcast:
                broadcast(table, FRAME)
            else:
                for one in table:
                    await one.send(FRAME)


async def main(way: str) -> None:
    """Serve on a free port."""
    floor = Floor(by_broadcast=way == "broadcast")
    server = await serve(
        floor.serve_one,
        "127.0.0.1",
        0,
        subprotocols=[Subprotocol(SUBPROTOCOL)],
        compression=None,
    )
    print(f"ws://127.0.0.1:{server.sockets[0].getsockname()[1]}", flush=True)
    await server.serve_forever()


if __name__ == "__main__":
    uvloop.run(main(sys.argv[1]))
