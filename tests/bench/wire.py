"""What an act costs a server, beside a bare websockets server that obeys no rules.

    python -m tests.bench.wire [--tables 10,100,500] [--seconds 3] [--repeats 5] [--short]

A real `doublesix serve` with its durable log on the disk, in a process of its own; tables of four
sockets that play whole deals in this one. By turns with it, two floors: a bare server that sends
four constant frames of 250 bytes for each request, by `send` (the floor that ratios are against)
or by `broadcast`. Each stint has a new server: its sockets connect, sit down, act flat out, then
500 times a second by turns. Between the stints the disk alone is asked how long it takes to sync a
small write, since no act is told sooner. Prints what it measures and judges nothing. Linux only:
processor time, of all threads, and memory come from /proc.
"""

from __future__ import annotations

import argparse
import os
import platform
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from dataclasses import dataclass
from functools import partial
from pathlib import Path

import uvloop

from tests.bench.wire_load import SEATS, Floor, Load, Playing, begin, connect, flat_out, paced
from tests.whole.processes import server_process

RATE = 500
"""Acts a second while delays are measured."""
WARM_UP_SECONDS = 0.3

SYNCS = 100
"""How many writes to the disk are timed between stints."""

Served = tuple[str, int]
"""A server's address and its process."""


@dataclass(frozen=True, slots=True)
class Stint:
    """What one server did: microseconds of processor time, milliseconds, kilobytes."""

    act: float
    load_act: float
    paced_act: float
    delays: tuple[float, ...]
    left_out: int
    connection: float
    kept_connection: float
    kept_seat: float
    acts: int
    deals: int


Stints = dict[str, list[Stint]]


@contextmanager
def _ours() -> Iterator[Served]:
    with server_process("--bots", "0", "--log", "warning") as server:
        yield server.url, server.process.pid
        assert server.stop() == 0, server.errors
        assert server.errors == "", server.errors


@contextmanager
def _floor(way: str) -> Iterator[Served]:
    process = subprocess.Popen(
        [sys.executable, "-m", "tests.bench.wire_floor", way], stdout=subprocess.PIPE, text=True
    )
    try:
        assert process.stdout is not None
        yield process.stdout.readline().strip(), process.pid
    finally:
        process.kill()
        process.communicate()


SERVERS: dict[str, tuple[Callable[[], AbstractContextManager[Served]], type[Load]]] = {
    "doublesix": (_ours, Playing),
    "floor, send": (partial(_floor, "send"), Floor),
    "floor, broadcast": (partial(_floor, "broadcast"), Floor),
}
REFERENCE = "floor, send"


def processor_seconds(pid: int) -> float:
    """Return the user and system time of all threads of a process, ended ones too."""
    text = Path(f"/proc/{pid}/stat").read_text(encoding="ascii")
    user, system = text.rpartition(")")[2].split()[11:13]
    return (int(user) + int(system)) / os.sysconf("SC_CLK_TCK")


def kilobytes(pid: int) -> int:
    """Return the memory of a process that is not on disk as well."""
    for line in Path(f"/proc/{pid}/status").read_text(encoding="ascii").splitlines():
        if line.startswith("RssAnon:"):
            return int(line.split()[1])
    raise AssertionError(pid)


async def stint(name: str, tables: int, seconds: float) -> Stint:
    """Run a server and measure it."""
    serve, kind = SERVERS[name]
    with serve() as (url, pid):
        before, empty = processor_seconds(pid), kilobytes(pid)
        loads = await connect(url, kind, tables)
        connected, full = processor_seconds(pid), kilobytes(pid)
        await begin(loads)
        seated = kilobytes(pid)
        await flat_out(loads, WARM_UP_SECONDS)
        acts, own = done(loads), processor_seconds(os.getpid())
        began = processor_seconds(pid)
        await flat_out(loads, seconds)
        ended = processor_seconds(pid)
        own, flat = processor_seconds(os.getpid()) - own, done(loads) - acts
        left_out = await paced(loads, RATE, seconds)
        at_last = processor_seconds(pid)
        delays = [one for load in loads for one in load.taken]
        for load in loads:
            load.close()
    sockets = tables * SEATS
    return Stint(
        act=1e6 * (ended - began) / flat,
        load_act=1e6 * own / flat,
        paced_act=1e6 * (at_last - ended) / len(delays),
        delays=tuple(1e3 * one for one in delays),
        left_out=left_out,
        connection=1e6 * (connected - before) / sockets,
        kept_connection=(full - empty) / sockets,
        kept_seat=(seated - empty) / sockets,
        acts=done(loads),
        deals=sum(load.deals for load in loads if isinstance(load, Playing)),
    )


def done(loads: list[Load]) -> int:
    """Count the acts that all were told of."""
    return sum(load.acts for load in loads)


def disk_delays() -> list[float]:
    """Return the milliseconds that each of some small writes took to be on the disk."""
    delays = []
    with tempfile.TemporaryFile() as file:
        for _ in range(SYNCS):
            begun = time.perf_counter()
            os.write(file.fileno(), bytes(200))
            os.fdatasync(file.fileno())
            delays.append(1e3 * (time.perf_counter() - begun))
    return delays


def measured(tables: int, seconds: float, repeats: int, disk: list[float]) -> Stints:
    """Measure every server by turns; `disk` gets how long the disk alone took meanwhile."""
    stints: Stints = {name: [] for name in SERVERS}
    for repeat in range(repeats):
        disk += disk_delays()
        for name, kept in stints.items():
            one = uvloop.run(stint(name, tables, seconds))
            kept.append(one)
            told = f"{tables} tables, {repeat + 1} of {repeats}, {name}: {one.act:.1f} us an act"
            print(f"  {told} ({one.acts} acts, {one.deals} deals)", file=sys.stderr, flush=True)
    return stints


def lines_of(stints: Stints, tables: int) -> Iterator[str]:
    """Yield what was measured, in the order of the servers."""
    reference = middle(stints[REFERENCE], lambda one: one.act)
    for name, kept in stints.items():
        act = middle(kept, lambda one: one.act)
        lowest, highest = min(one.act for one in kept), max(one.act for one in kept)
        delays = sorted(one for stint in kept for one in stint.delays)
        left_out = sum(one.left_out for one in kept)
        yield f"{tables} tables, {name}"
        yield f"  {act:.1f} us an act ({lowest:.1f} to {highest:.1f}), {act / reference:.2f} of it"
        yield f"  {1e6 / act:,.0f} acts a second of a processor"
        yield f"  the load's own: {middle(kept, lambda one: one.load_act):.1f} us an act"
        yield f"  at {RATE} acts a second: {middle(kept, lambda one: one.paced_act):.0f} us an act"
        yield (
            f"    p50 {portion(delays, 0.5):.2f} ms, p99 {portion(delays, 0.99):.2f} ms,"
            f" of {len(delays)} acts ({left_out} left out)"
        )
        yield f"  {middle(kept, lambda one: one.connection):.0f} us a new connection"
        yield (
            f"  {middle(kept, lambda one: one.kept_connection):.1f} KB a connection,"
            f" {middle(kept, lambda one: one.kept_seat):.1f} KB a seated one,"
            f" {SEATS * middle(kept, lambda one: one.kept_seat):.0f} KB a table with its four"
        )


def middle(stints: list[Stint], of: Callable[[Stint], float]) -> float:
    """Return the median of something measured."""
    return statistics.median(map(of, stints))


def portion(ordered: list[float], share: float) -> float:
    """Return what this share of the values does not exceed."""
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))]


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description="What an act costs a server.")
    parser.add_argument("--tables", default="10,100,500", help="how many, with commas between")
    parser.add_argument("--seconds", type=float, default=3.0, help="of each pace, in each stint")
    parser.add_argument("--repeats", type=int, default=5, help="how many stints each server gets")
    parser.add_argument("--short", action="store_true", help="100 tables, a second, three stints")
    options = parser.parse_args()
    tables, seconds, repeats = options.tables, options.seconds, options.repeats
    if options.short:
        tables, seconds, repeats = "100", 1.0, 3
    print(f"Python {platform.python_version()}, {repeats} stints of {seconds} s at each pace")
    for count in map(int, tables.split(",")):
        disk: list[float] = []
        for line in lines_of(measured(count, seconds, repeats, disk), count):
            print(line, flush=True)
        disk.sort()
        print(f"  the disk: p50 {portion(disk, 0.5):.2f} ms, p99 {portion(disk, 0.99):.2f} ms")


if __name__ == "__main__":
    main()
