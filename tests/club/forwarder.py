"""Forwarder: a way on loopback from one program to another, where no hosts can be had.

    python -m tests.club.forwarder PORT

Says at which port it listens, and hands on whatever comes there, until it is killed. To stop it
(SIGSTOP) is to cut the way: neither end notices.
"""

from __future__ import annotations

import asyncio
import sys
from contextlib import suppress

HOST = "127.0.0.1"


async def hand_on(reads: asyncio.StreamReader, writes: asyncio.StreamWriter) -> None:
    """Hand one direction on, to its end."""
    with suppress(OSError):
        while came := await reads.read(65_536):
            writes.write(came)
            await writes.drain()
    writes.close()


async def main(port: int) -> None:
    """Listen, and say where."""

    async def take(reads: asyncio.StreamReader, writes: asyncio.StreamWriter) -> None:
        try:
            far_reads, far_writes = await asyncio.open_connection(HOST, port)
        except OSError:
            writes.close()
            return
        await asyncio.gather(hand_on(reads, far_writes), hand_on(far_reads, writes))

    server = await asyncio.start_server(take, HOST, 0)
    print(server.sockets[0].getsockname()[1], flush=True)
    await server.serve_forever()


if __name__ == "__main__":
    asyncio.run(main(int(sys.argv[1])))
