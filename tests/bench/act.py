"""What an act costs in a server's own code: without sockets, without a disk, by itself.

    python -m tests.bench.act [--tables 100] [--seconds 5] [--sweep 0,1024,4096]

Tables of four persons play whole deals against a lobby in this process, whose links lead nowhere
and whose log is told that all is kept. Only the server's part is timed: reading requests, rules,
entries, views, frames. The same again where so many KB of other memory are touched between two
requests, as a machine does that has more to do: what an act needs must then be fetched anew. As a
reference each row has what as many calls of an empty function take in the same minute. Prints what
it measures and judges nothing.
"""

from __future__ import annotations

import argparse
import gc
import secrets
import statistics
import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from types import FrameType
from typing import Any, cast

import msgpack

from doublesix_server.connection import Connection
from doublesix_server.limits import Pace
from doublesix_server.log import Entry, Note, nothing
from doublesix_server.prompt import PromptSocket
from doublesix_server.store.forms import to_bytes
from tests.server.fakes import House, KeepingLog

SEATS = 4
TOGETHER = 24
"""How many tables act before the log has kept it all: what a commit has at 100 busy tables."""
ROUNDS_TO_WARM = 30
COUNTED_ROUNDS = 5
MOST = 10**6


class PassingLog(KeepingLog):
    """A log that keeps nothing; what waits for it is done by `release`."""

    def __init__(self) -> None:
        super().__init__()
        self._waiting: list[Callable[[], None]] = []

    def append(self, entry: Entry, then: Callable[[], None] = nothing) -> None:
        to_bytes(entry)
        self._waiting.append(then)

    def note(self, note: Note, then: Callable[[], None] = nothing) -> None:
        self._waiting.append(then)

    def after(self, then: Callable[[], None]) -> None:
        self._waiting.append(then)

    def release(self) -> None:
        """Do what waits."""
        while self._waiting:
            waiting, self._waiting = self._waiting, []
            for then in waiting:
                then()


class Nowhere:
    """A socket, and its transport, that keeps what it is sent until somebody looks."""

    def __init__(self) -> None:
        self.transport = self
        self.frames: list[bytes] = []

    def get_write_buffer_size(self) -> int:
        return 0

    def send_now(self, message: bytes) -> None:
        self.frames.append(message)


@dataclass(slots=True)
class Players:
    """Four persons at a table, and what each would ask next."""

    links: list[Connection]
    sockets: list[Nowhere]
    asked: int = 0
    due: list[tuple[int, dict[str, Any]]] = field(default_factory=list)

    def requests(self) -> list[tuple[Connection, bytes]]:
        """Return what is asked now."""
        due, self.due = self.due, []
        return [(self.links[place], self.packed(**plain)) for place, plain in due]

    def packed(self, **plain: Any) -> bytes:
        """Return a request's frame."""
        self.asked += 1
        done: bytes = msgpack.packb({**plain, "id": f"{self.asked:08x}"})
        return done

    def look(self) -> bool:
        """Read what came; tell whether the session went on."""
        has_changed = False
        for place, socket in enumerate(self.sockets):
            for frame in socket.frames:
                message = msgpack.unpackb(frame)
                if message["type"] == "update":
                    has_changed = True
                    self._decide(place, message["version"], message["view"])
            socket.frames.clear()
        return has_changed

    def _decide(self, place: int, version: int, view: dict[str, Any]) -> None:
        if view["phase"] == "over":
            self.due.append((place, {"type": "go_on", "version": version}))
        elif view["legal"]:
            word, *end = view["legal"][0]
            if word == "pass":
                self.due.append((place, {"type": "pass", "version": version}))
            else:
                where = {"end": end[0]} if end else {}
                self.due.append(
                    (place, {"type": "play", "version": version, "tile": word, **where})
                )


class Bench:
    """Tables, and the time that their server takes."""

    def __init__(self, tables: int) -> None:
        self.log = PassingLog()
        self.house = House(max_tables=MOST, tables_per_person=MOST, guesses=MOST, log=self.log)
        self.tables = [self._table() for _ in range(tables)]

    def _table(self) -> Players:
        sockets = [Nowhere() for _ in range(SEATS)]
        players = Players([self._link(socket) for socket in sockets], sockets)
        for link in players.links:
            hello = {"protocol": 1, "name": "Ana", "secret": secrets.token_bytes(16)}
            self._ask(players, link, type="hello", **hello)
        first = players.links[0]
        self._ask(players, first, type="create", profile="chiva", pause=0)
        assert first.table is not None
        for seat, link in enumerate(players.links, 1):
            if link is not first:
                self._ask(players, link, type="join", code=first.table.code)
            self._ask(players, link, type="sit", seat=seat)
        self._ask(players, first, type="start")
        players.look()
        return players

    def _link(self, socket: Nowhere) -> Connection:
        return Connection(
            cast(PromptSocket, socket),
            self.house.lobby,
            address="203.0.113.7",
            pace=Pace(MOST, MOST, time.monotonic),
            stay=None,
            max_unsent=MOST,
            hello_seconds=60.0,
        )

    def _ask(self, players: Players, link: Connection, **plain: Any) -> None:
        link._receive(players.packed(**plain))
        self.log.release()

    def round(self, between: Callable[[], object] = nothing) -> tuple[int, float]:
        """Have each table act, or ask to go on; return how many acts and seconds that were."""
        acts, spent = 0, 0.0
        for first in range(0, len(self.tables), TOGETHER):
            some = self.tables[first : first + TOGETHER]
            for link, frame in [one for players in some for one in players.requests()]:
                begun = time.perf_counter()
                link._receive(frame)
                spent += time.perf_counter() - begun
                between()
            begun = time.perf_counter()
            self.log.release()
            spent += time.perf_counter() - begun
            acts += sum(players.look() for players in some)
        return acts, spent

    def calls(self) -> float:
        """Count the calls of Python functions of the server for each act."""
        acts = count = 0

        def note(_: FrameType, event: str, __: object) -> None:
            nonlocal count
            count += event == "call"

        for _ in range(COUNTED_ROUNDS):
            due = [one for players in self.tables for one in players.requests()]
            sys.setprofile(note)
            for link, frame in due:
                link._receive(frame)
            self.log.release()
            sys.setprofile(None)
            acts += sum(players.look() for players in self.tables)
        return count / acts


def microseconds(bench: Bench, seconds: float, kilobytes: int) -> list[float]:
    """Return what an act took in each round, sorted."""
    there, here = bytearray(kilobytes << 10), bytearray(kilobytes << 10)

    def sweep() -> None:
        here[:] = there

    found, ends = [], time.perf_counter() + seconds
    while time.perf_counter() < ends:
        acts, spent = bench.round(sweep if kilobytes else nothing)
        if acts:
            found.append(1e6 * spent / acts)
    return sorted(found)


def empty_calls(count: int) -> float:
    """Return the microseconds of so many calls of a function that does nothing."""
    begun = time.perf_counter()
    for _ in range(100 * count):
        nothing()
    return 1e4 * (time.perf_counter() - begun)


def lines(tables: int, seconds: float, sweeps: list[int]) -> Iterator[str]:
    """Yield what was measured."""
    bench = Bench(tables)
    gc.freeze()  # as a server does
    gc.set_threshold(10_000, 10, 10)
    for _ in range(ROUNDS_TO_WARM):
        bench.round()
    calls = bench.calls()
    yield f"{tables} tables: {calls:.0f} calls of Python functions an act"
    for kilobytes in sweeps:
        found = microseconds(bench, seconds, kilobytes)
        empty = statistics.median(empty_calls(round(calls)) for _ in range(5))
        swept = f"{kilobytes:,} KB swept between requests" if kilobytes else "nothing between"
        yield (
            f"  {swept}: {statistics.median(found):.0f} us an act ({found[0]:.0f} to"
            f" {found[-1]:.0f}); as many calls of an empty function: {empty:.0f} us"
        )


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--seconds", type=float, default=5.0, help="for each sweep")
    parser.add_argument("--sweep", default="0,1024,4096", help="KB, with commas")
    told = parser.parse_args()
    for line in lines(told.tables, told.seconds, [int(one) for one in told.sweep.split(",")]):
        print(line, flush=True)


if __name__ == "__main__":
    main()
