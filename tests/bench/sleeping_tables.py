"""What tables cost that sleep, wake and last long: memory, and the time of a start and a waking.

    python -m tests.bench.sleeping_tables [--tables 1000] [--sleeping 10000] [--deals 300]

Prints what it measures and judges nothing. Memory is what Python has allocated (tracemalloc), times
are of a real database in a temporary folder. The longest wait is how long the event loop answered
nobody else while a session was being read.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import platform
import time
import tracemalloc
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from tempfile import TemporaryDirectory

from doublesix.protocol.manners import GetRecord
from doublesix_server.app import App
from doublesix_server.config import Settings
from doublesix_server.log import Entry, Seen, Summarised
from doublesix_server.shelf import Shelf
from doublesix_server.store.archive import StoredArchive
from doublesix_server.store.durable import DurableLog, open_engine
from doublesix_server.store.folder import opened
from tests.server.fakes import FakePeer, House, KeepingLog
from tests.whole.long_session import LongSession

KB = 1024


def allocated() -> int:
    """Return how many bytes are in use."""
    gc.collect()
    return tracemalloc.get_traced_memory()[0]


def memory_of_tables(count: int) -> None:
    """Begin sessions at so many tables, lose every link, and sweep."""
    log = KeepingLog()
    house = House(max_tables=count, log=log)
    house.worker(seats=3 * count)
    before = allocated()
    guests = [house.begun(f"guest {number}")[0] for number in range(count)]
    for guest in guests:
        guest.frames.clear()
        guest.messages.clear()
    log.entries.clear()
    log.sessions.clear()
    awake = allocated()
    for guest in guests:
        house.lobby.gone(guest)
    house.sleep()
    guests.clear()
    house.staff._roster._workers.clear()
    log.__init__()  # type: ignore[misc]
    asleep = allocated()
    house.lobby._entrance._made.clear()
    without = allocated()
    each = (awake - before) / count / KB
    print(f"{count} tables of a person and three computer players: {each:.1f} KB a table awake")
    print(
        f"all asleep: {(asleep - before) / KB:,.0f} KB more than before the first, of which"
        f" {(asleep - without) / KB:,.0f} KB remember who made which (at most 10,000)"
    )


def memory_of_deals(deals: int) -> KeepingLog:
    """Play a long session; return its log."""
    log = KeepingLog()
    session = LongSession(log)
    entries: list[Entry] = []
    start = allocated()
    for part in range(1, 4):
        session.play(deals // 3)
        entries += log.entries
        log.entries.clear()
        kept = sum(1 for _ in entries)
        used = allocated() - start
        print(f"{part * deals // 3:>5} deals ({kept:,} entries): {used / KB:,.0f} KB, log included")
    log.entries = entries
    return log


@asynccontextmanager
async def durable(folder: Path) -> AsyncIterator[tuple[DurableLog, StoredArchive]]:
    """Open a database as a server does."""
    with opened(folder) as url:
        engine = open_engine(url)
        log = DurableLog(engine)
        archive = StoredArchive(engine, log)
        writing = asyncio.create_task(log.run())
        try:
            yield log, archive
        finally:
            await log.drained()
            await archive.close()
            writing.cancel()
            await asyncio.gather(writing, return_exceptions=True)
            await engine.dispose()


async def fill(folder: Path, entries: list[Entry], code: str, tables: int) -> None:
    """Keep the beginning of a session under so many other codes."""
    first = [entry for entry in entries if entry.table == code][:8]
    async with durable(folder) as (log, _):
        for number in range(tables):
            for entry in first:
                log.append(replace(entry, table=f"T{number}"))
            log.note(Seen(f"T{number}", int(time.time())))


async def seconds_to_start(folder: Path) -> float:
    """Return how long a server takes from nothing until it listens."""
    app = App(Settings(port=0, bots=0, data=str(folder)))
    begun = time.perf_counter()
    ready: list[float] = []

    def note(_: object) -> None:
        ready.append(time.perf_counter() - begun)
        app.stop()

    await app.run(note)
    return ready[0]


async def longest_wait(waits: list[float]) -> None:
    """Note how long the loop keeps somebody waiting, again and again."""
    while True:
        before = time.perf_counter()
        await asyncio.sleep(0)
        waits.append(time.perf_counter() - before)


class Unread(FakePeer):
    """A connection whose frames nobody reads."""

    def send(self, frame: bytes) -> None:
        self.frames.append(frame)


async def waking(folder: Path, log: KeepingLog, code: str) -> None:
    """Keep a long session, wake it, and hand out its record."""
    async with durable(folder) as (written, archive):
        for entry in log.entries:
            written.append(entry)
        for listed in log.sessions.values():
            sitters = tuple(identity for identity, _, _ in log.sat)
            written.note(Summarised(listed.summary, sitters, 0))
        await written.drained()
        house = House()
        house.hall._archive = archive
        gc.collect()
        gc.freeze()  # what was played before is no part of what is measured
        waits: list[float] = []
        watching = asyncio.create_task(longest_wait(waits))
        begun = time.perf_counter()
        await house.hall.take_up(code)
        took, worst = time.perf_counter() - begun, max(waits)
        print(f"woken in {took * 1000:,.0f} ms; longest wait of others {worst * 1000:.1f} ms")
        waits.clear()
        works: list[asyncio.Task[None]] = []
        make = house.hall.made_of
        shelf = Shelf(archive, make, lambda work: works.append(asyncio.create_task(work)))
        guest = Unread()
        guest.identity = next(iter(log.sat))[0]
        begun = time.perf_counter()
        shelf.serve(guest, GetRecord(id="r", code=code), None)
        await asyncio.gather(*works)
        took, worst = time.perf_counter() - begun, max(waits)
        size = len(guest.frames[-1]) / KB
        print(
            f"its record of {size:,.0f} KB in {took * 1000:,.0f} ms;"
            f" longest wait of others {worst * 1000:.1f} ms"
        )
        watching.cancel()
        await asyncio.gather(watching, return_exceptions=True)


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description="What sleeping tables cost.")
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--sleeping", type=int, default=10_000)
    parser.add_argument("--deals", type=int, default=300)
    options = parser.parse_args()
    print(f"Python {platform.python_version()}")
    tracemalloc.start()
    memory_of_tables(options.tables)
    log = memory_of_deals(options.deals)
    tracemalloc.stop()
    code = log.entries[0].table
    with TemporaryDirectory() as folder:
        asyncio.run(waking(Path(folder), log, code))
    for tables in (0, options.sleeping // 10, options.sleeping):
        with TemporaryDirectory() as folder:
            asyncio.run(fill(Path(folder), log.entries, code, tables))
            took = sorted(asyncio.run(seconds_to_start(Path(folder))) for _ in range(3))
        print(f"a start with {tables:>6,} tables asleep: {took[1] * 1000:,.0f} ms (of three)")


if __name__ == "__main__":
    main()
