"""What an act costs where it is kept: in SQLite, or in PostgreSQL with its fence.

    python -m tests.bench.store [--tables 100,500] [--seconds 3] [--repeats 5] [--rows 64,500]

First the log alone, in this process: entries of a play, so many at once, each of another table;
what they cost here and in the database's own processes, beside a log that keeps nothing. Then a
real `doublesix serve` with each store by turns, and tables of four sockets that play whole deals
flat out, then 500 acts a second.
Both databases sync each commit to the same disk; how long that takes is asked between the stints.
PostgreSQL is this machine's package as it comes. Prints what it measures and judges nothing. Linux
only: processor time comes from /proc.
"""

from __future__ import annotations

import argparse
import os
import platform
import statistics
import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TypeVar

import uvloop

from doublesix.rules.acts import Actor, Kind, Play, Step
from doublesix.rules.seat import Seat
from doublesix.rules.tile import BY_NAME
from doublesix_server.log import Acted, Identity
from doublesix_server.store.durable import DurableLog
from doublesix_server.store.writer import Notes, Rows
from tests.bench.wire import RATE, UNLIMITED, WARM_UP_SECONDS, disk_delays, done, portion
from tests.bench.wire_load import Playing, begin, connect, flat_out, paced
from tests.postgres import Postgres, postgres
from tests.server.store.stores import InFile, InPostgres, Store
from tests.whole.processes import server_process

Measured = TypeVar("Measured")
NO_STORE = "no store"
STORES = ("SQLite", "PostgreSQL")
_TICK = os.sysconf("SC_CLK_TCK")
_PLAY = Step(Seat.ONE, Play(BY_NAME["64"]), Actor(Kind.PERSON, name="Somebody"))


def seconds_of(pid: int, *, with_ended: bool = False) -> float:
    """Return the processor time of a process, that of its ended children too if told."""
    text = Path(f"/proc/{pid}/stat").read_text(encoding="ascii")
    fields = text.rpartition(")")[2].split()[11:15]
    return sum(map(int, fields if with_ended else fields[:2])) / _TICK


def seconds_of_database(server: Postgres) -> float:
    """Return the processor time of all processes of a PostgreSQL server."""
    children = Path(f"/proc/{server.pid}/task/{server.pid}/children")
    pids = [int(pid) for pid in children.read_text(encoding="ascii").split()]
    return seconds_of(server.pid, with_ended=True) + sum(map(seconds_of, pids))


# The log alone


@dataclass(frozen=True, slots=True)
class RowCosts:
    """What rows cost: microseconds of each here and in the database, milliseconds of a batch."""

    here: float
    there: float
    batch: float


async def rows_alone(store: str, server: Postgres, at_once: int, seconds: float) -> RowCosts:
    """Append so many entries at once, again and again."""
    tables = [f"T{number:07d}" for number in range(at_once)]
    with TemporaryDirectory() as folder:
        kept: Store = InPostgres(server, "alone")
        if store != "PostgreSQL":
            kept = InFile(Path(folder))
        async with kept.log(*tables) as (log, _):
            if store == NO_STORE:
                log.writer = Nowhere()
            return await _rows_in(log, server, tables, seconds)


class Nowhere:
    """Writes nothing: what is left is what entries cost wherever they go."""

    async def write(self, rows: Rows, notes: Notes) -> None:
        rows.clear()
        notes.clear()

    def close(self) -> None:
        pass


async def _rows_in(
    log: DurableLog, server: Postgres, tables: list[str], seconds: float
) -> RowCosts:
    identity = Identity(bytes(32))
    logs = [log.of(table) for table in tables]

    async def append(version: int) -> None:
        for table, of_table in zip(tables, logs, strict=True):
            entry = Acted(table, version, identity, "0123456789", "play", _PLAY, None)
            of_table.append(entry)
        await log.drained()

    for version in range(10):
        await append(version)
    batches = 0
    began = time.perf_counter()
    here, there = time.process_time(), seconds_of_database(server)
    while time.perf_counter() - began < seconds:
        await append(batches)
        batches += 1
    took = time.perf_counter() - began
    here, there = time.process_time() - here, seconds_of_database(server) - there
    rows = batches * len(tables)
    return RowCosts(1e6 * here / rows, 1e6 * there / rows, 1e3 * took / batches)


# A whole server


@dataclass(frozen=True, slots=True)
class Cost:
    """What an act costs: microseconds on the server and in the database's own processes.

    `batch` are the acts of a commit, 1 where that is not known.
    """

    here: float
    there: float
    batch: float


@dataclass(frozen=True, slots=True)
class Stint:
    """What a server did flat out and at a pace, and the milliseconds until an act was told."""

    flat: Cost
    paced: Cost
    delays: tuple[float, ...]


async def stint(store: str, server: Postgres, tables: int, seconds: float) -> Stint:
    """Run a server on a store and measure both."""
    flags = ["--bots", "0", "--log", "warning", *UNLIMITED]
    is_file = store == "SQLite"
    if not is_file:
        flags += ["--store", server.create("served")]
    with server_process(*flags) as process:
        pid = process.process.pid

        def spent() -> tuple[float, float]:
            return seconds_of(pid), 0.0 if is_file else seconds_of_database(server)

        def commits() -> int:
            count = "SELECT coalesce(sum(batch), 0) FROM writers"
            return 0 if is_file else int(server.say(count, "served"))

        loads = await connect(process.url, Playing, tables)
        await begin(loads)
        await flat_out(loads, WARM_UP_SECONDS)
        measured = []
        for pace in (flat_out(loads, seconds), paced(loads, RATE, seconds)):
            acts, batches, before = done(loads), commits(), spent()
            await pace
            here, there = (late - early for early, late in zip(before, spent(), strict=True))
            acts, batches = done(loads) - acts, commits() - batches
            measured.append(Cost(1e6 * here / acts, 1e6 * there / acts, acts / (batches or acts)))
        delays = tuple(1e3 * one for load in loads for one in load.taken)
        for load in loads:
            load.close()
        assert process.stop() == 0, process.errors
        assert process.errors == "", process.errors
    flat, at_a_pace = measured
    return Stint(flat, at_a_pace, delays)


# What is printed


def lines_of_rows(measured: dict[str, list[RowCosts]], at_once: int) -> Iterator[str]:
    """Yield what rows cost in each store."""
    for store, kept in measured.items():
        yield (
            f"  {at_once} at once, {store}: {spread(kept, lambda one: one.here)} us a row here,"
            f" {spread(kept, lambda one: one.there)} us in PostgreSQL;"
            f" {spread(kept, lambda one: one.batch)} ms a batch"
        )


def lines_of_stints(measured: dict[str, list[Stint]], tables: int) -> Iterator[str]:
    """Yield what acts cost with each store."""
    for store, kept in measured.items():
        delays = sorted(one for stint in kept for one in stint.delays)
        yield f"{tables} tables, {store}"
        yield f"  flat out: {costs([one.flat for one in kept])}"
        yield f"  at {RATE} acts a second: {costs([one.paced for one in kept])}"
        yield (
            f"    p50 {portion(delays, 0.5):.2f} ms, p99 {portion(delays, 0.99):.2f} ms,"
            f" of {len(delays)} acts"
        )


def costs(kept: list[Cost]) -> str:
    """Say what an act costs."""
    told = f"{spread(kept, lambda one: one.here)} us an act on the server"
    if not any(one.there for one in kept):
        return told
    there, batch = spread(kept, lambda one: one.there), spread(kept, lambda one: one.batch)
    return f"{told}, {there} us in the database, {batch} acts a commit"


def spread(kept: list[Measured], of: Callable[[Measured], float]) -> str:
    """Return the median of something measured, with its lowest and highest value."""
    values = sorted(map(of, kept))
    return f"{statistics.median(values):.1f} ({values[0]:.1f} to {values[-1]:.1f})"


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description="What an act costs where it is kept.")
    parser.add_argument("--tables", default="100,500", help="how many, with commas between")
    parser.add_argument("--rows", default="1,8,64,500", help="at once in the log alone, likewise")
    parser.add_argument("--seconds", type=float, default=3.0, help="of each pace, in each stint")
    parser.add_argument("--repeats", type=int, default=5, help="how many stints each store gets")
    options = parser.parse_args()
    repeats, seconds = options.repeats, options.seconds
    print(f"Python {platform.python_version()}, {repeats} stints of {seconds} s at each pace")
    disk: list[float] = []
    with postgres() as server:
        print(f"PostgreSQL {server.say('SHOW server_version')}; the log alone")
        for at_once in map(int, filter(None, options.rows.split(","))):
            rows: dict[str, list[RowCosts]] = {store: [] for store in (NO_STORE, *STORES)}
            for _ in range(repeats):
                disk += disk_delays()
                for store, kept in rows.items():
                    kept.append(uvloop.run(rows_alone(store, server, at_once, seconds)))
            for line in lines_of_rows(rows, at_once):
                print(line, flush=True)
        for tables in map(int, filter(None, options.tables.split(","))):
            stints: dict[str, list[Stint]] = {store: [] for store in STORES}
            for repeat in range(repeats):
                disk += disk_delays()
                for store, done_so_far in stints.items():
                    one = uvloop.run(stint(store, server, tables, seconds))
                    done_so_far.append(one)
                    told = f"{tables} tables, {repeat + 1} of {repeats}, {store}"
                    print(f"  {told}: {one.flat.here:.1f} us an act", file=sys.stderr, flush=True)
            for line in lines_of_stints(stints, tables):
                print(line, flush=True)
    disk.sort()
    print(f"the disk: p50 {portion(disk, 0.5):.2f} ms, p99 {portion(disk, 0.99):.2f} ms")


if __name__ == "__main__":
    main()
