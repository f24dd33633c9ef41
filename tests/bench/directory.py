"""What a club's directory costs: tables claimed and let go, nodes heard of, leases not taken.

    python -m tests.bench.directory [--tables 10000]

A real nats-server with JetStream in a process of its own, asked as a node asks it. Processor time
is of all threads, of this process and of the server's; delays are on the clock. A lease for each
table is what the design does without: what it would cost is a word renewed for each, once a second.
Prints what it measures and judges nothing. Linux only.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import tempfile
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from pathlib import Path

from doublesix_server.club.directory import NatsDirectory
from doublesix_server.club.node import Node, Word
from tests.bench.wire import kilobytes, portion, processor_seconds
from tests.club.engines import Directory
from tests.club.ground import Together

AT_ONCE = 20
"""How many tables are claimed at the same time: as many as come back together."""


class Measured:
    """Both processes while something is done to many."""

    def __init__(self, pid: int) -> None:
        self.delays: list[float] = []
        self._pid = pid

    async def each(self, keys: Sequence[str], do: Callable[[str], Awaitable[object]]) -> str:
        """Do something with every key, and return what it cost."""
        waiting = iter(keys)

        async def some() -> None:
            for key in waiting:
                begun = time.perf_counter()
                await do(key)
                self.delays.append(1e3 * (time.perf_counter() - begun))

        before = processor_seconds(os.getpid()), processor_seconds(self._pid)
        await asyncio.gather(*(some() for _ in range(AT_ONCE)))
        own = processor_seconds(os.getpid()) - before[0]
        server = processor_seconds(self._pid) - before[1]
        ordered, self.delays = sorted(self.delays), []
        costs = f"{1e6 * own / len(keys):.0f} us here, {1e6 * server / len(keys):.0f} us there"
        return f"{costs}, p50 {portion(ordered, 0.5):.1f} ms, p99 {portion(ordered, 0.99):.1f} ms"


@asynccontextmanager
async def opened(url: str) -> AsyncIterator[NatsDirectory]:
    """Have a directory."""
    one = NatsDirectory(url)
    await one.open(lambda key, kept: None, lambda key, kept: None)
    try:
        yield one
    finally:
        await one.close()


async def measure(url: str, pid: int, tables: int) -> None:
    """Measure and print."""
    measured = Measured(pid)
    codes = [f"T{number:07d}" for number in range(tables)]
    revisions: dict[str, int] = {}
    empty = kilobytes(pid)
    async with opened(url) as one:

        async def claim(code: str) -> None:
            assert await one.assignment(code) is None
            revisions[code] = (await one.assign(code, "n1", 1, 0)).revision

        async def let_go(code: str) -> None:
            await one.unassign(code, revisions[code])

        async def say(code: str) -> None:
            await one.announce(Word(Node(f"lease-{code}", "wss://node.example/n/1/"), 1))

        print(f"a table claimed: {await measured.each(codes, claim)}")
        print(f"{tables} tables held: {(kilobytes(pid) - empty) / 1024:.1f} MB more there")
        print(f"a table let go: {await measured.each(codes, let_go)}")
        print(f"a word said, heard by one: {await measured.each(codes[:2000], say)}")
    await _heard(url, pid, nodes=20, words=100)


async def _heard(url: str, pid: int, *, nodes: int, words: int) -> None:
    """Print what a word costs that many nodes hear."""
    hearers = []
    for _ in range(nodes):
        one = NatsDirectory(url)
        await one.open(lambda key, kept: None, lambda key, kept: None)
        hearers.append(one)
    measured = Measured(pid)
    said = [f"word-{number}" for number in range(words)]

    async def say(key: str) -> None:
        await hearers[0].announce(Word(Node("n1", f"wss://node.example/{key}"), 1))

    print(f"a word said, heard by {nodes} nodes in this process: {await measured.each(said, say)}")
    for one in hearers:
        await one.close()


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description="What a club's directory costs.")
    parser.add_argument("--tables", type=int, default=10_000)
    told = parser.parse_args()
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        together = Together()
        engine = Directory(together, Path(folder))
        try:
            engine.begin()
            engine.until_ready()
            url = f"nats://{engine.address}:{engine.port}"
            asyncio.run(measure(url, engine.process.pid, told.tables))
        finally:
            engine.process.kill()
            engine.process.wait()


if __name__ == "__main__":
    main()
