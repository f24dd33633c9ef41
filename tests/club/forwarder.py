"""Forwarder: a way on loopback from one program to another, where no hosts can be had.

    python -m tests.club.forwarder PORT

Says at which port it listens, and hands on whatever comes there, until it is killed. To stop it
(SIGSTOP) is to cut the way: neither end notices. From SIGUSR1 to SIGUSR2 what comes back is lost;
then links end that missed something.
"""

from __future__ import annotations

import asyncio
import signal
import sys
from contextlib import suppress

HOST = "127.0.0.1"


class Way:
    """All links to one port."""

    def __init__(self, port: int) -> None:
        self._port = port
        self._loses_answers = False
        self._maimed: set[asyncio.StreamWriter] = set()

    async def take(self, reads: asyncio.StreamReader, writes: asyncio.StreamWriter) -> None:
        """Take a link, and hand on what comes from either side."""
        try:
            far_reads, far_writes = await asyncio.open_connection(HOST, self._port)
        except OSError:
            writes.close()
            return
        try:
            await asyncio.gather(
                self._hand_on(reads, far_writes), self._hand_on(far_reads, writes, answers=True)
            )
        finally:
            self._maimed.discard(writes)

    def lose_answers(self) -> None:
        """Lose from now on what comes back."""
        self._loses_answers = True

    def keep_answers(self) -> None:
        """Lose nothing more, and end the links that missed something."""
        self._loses_answers = False
        for writes in self._maimed:
            writes.transport.abort()

    async def _hand_on(
        self,
        reads: asyncio.StreamReader,
        writes: asyncio.StreamWriter,
        *,
        answers: bool = False,
    ) -> None:
        """Hand one direction on, to its end."""
        with suppress(OSError):
            while came := await reads.read(65_536):
                if answers and self._loses_answers:
                    self._maimed.add(writes)
                elif writes not in self._maimed:
                    writes.write(came)
                    await writes.drain()
        writes.close()


async def main(port: int) -> None:
    """Listen, and say where."""
    way = Way(port)
    loop = asyncio.get_running_loop()
    loop.add_signal_handler(signal.SIGUSR1, way.lose_answers)
    loop.add_signal_handler(signal.SIGUSR2, way.keep_answers)
    server = await asyncio.start_server(way.take, HOST, 0)
    print(server.sockets[0].getsockname()[1], flush=True)
    await server.serve_forever()


if __name__ == "__main__":
    asyncio.run(main(int(sys.argv[1])))
