"""How many people a club of one, ten or a hundred nodes carries, by a simulation.

    python -m tests.bench.scale [--picture docs/scale.svg] [--seconds 2]

People act at the pace of people. Each node is one processor that handles acts as they come, hands
them to the store in batches, one at a time, and tells them once the batch is kept; all nodes share
one store, whose processors take the batches and whose one disk keeps together what came meanwhile.
What each step costs was measured (`Costs` says where). Chance decides when acts come and how long
the disk takes. Prints a row for each club and number of people; judges nothing.
"""

from __future__ import annotations

import argparse
import heapq
import math
import random
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import count
from pathlib import Path

NODES = (1, 10, 100)
FAILOVER_SECONDS = 10.0
PEOPLE = (1_000, 3_000, 10_000, 30_000, 100_000, 300_000, 1_000_000)
LEAST_TOLD = 0.95
"""Where fewer of the acts are told by the end something falls behind, and delays mean nothing."""


@dataclass(frozen=True, slots=True)
class Costs:
    """What was measured: seconds of a processor, bytes; docs/scale.md says by which command."""

    act: float = 250e-6
    """On a node, of each act, whatever came with it."""
    turn: float = 120e-6
    """On a node, each time that it wakes up to something."""
    batch: float = 340e-6
    """On a node, of each batch for the store, whatever its length."""
    store_batch: float = 435e-6
    """On the store, of each batch."""
    store_row: float = 10e-6
    """On the store, of each entry in it."""
    hop: float = 150e-6
    """On the way from node to store or back."""
    flush: tuple[float, float] = (0.4e-3, 3e-3)
    """Until the store's disk has kept what it was given: median, 99th percentile."""
    connection: float = 2.5e-3
    """On a node, of each connection that comes, TLS and hello included."""
    entry_read: float = 40e-6
    """On a node, of each entry of a table that is taken up again."""
    seat_bytes: float = 21e3
    table_bytes: float = 84e3
    """Of a node's memory: a seated connection; a table with its four."""
    entry_bytes: float = 200.0
    """Of the store's disk, with its indexes."""
    listed_bytes: float = 160.0
    """On the wire, of a table in a list."""
    decision: float = 2.2e-3
    """On a worker, of each act of a computer player: three in five of the club, two the master."""


@dataclass(frozen=True, slots=True)
class Habits:
    """How people play."""

    seconds_a_person: float = 3.5
    seconds_a_bot: float = 0.8
    persons: float = 2.5
    """At a table of four, on average."""
    listed: int = 50
    """Tables that a node lists at most; its list changes every second."""
    entries: float = 1000.0
    """Of a table's log when it is taken up again: three quarters of an hour."""

    @property
    def acts(self) -> float:
        """How many acts a table makes in a second."""
        bots = 4 - self.persons
        mean = (self.persons * self.seconds_a_person + bots * self.seconds_a_bot) / 4
        return 1 / mean

    @property
    def bot_acts(self) -> float:
        """How many of them are computer players'."""
        return self.acts * (4 - self.persons) / 4


@dataclass(frozen=True, slots=True)
class Club:
    """How large a club is, and how many are in it."""

    people: int
    nodes: int
    store_processors: int = 8

    def tables(self, habits: Habits) -> float:
        """Return how many tables there are."""
        return self.people / habits.persons


@dataclass(frozen=True, slots=True)
class Carried:
    """What a club does with its people; loads are shares of a processor's or the disk's time.

    `told` is the share of all acts that were told by the end.
    """

    club: Club
    acts: float
    node: float
    store: float
    disk: float
    batch: float
    p50: float
    p99: float
    told: float

    @property
    def is_behind(self) -> bool:
        """Whether something falls behind: a node, or the store."""
        return self.told < LEAST_TOLD


class Node:
    """One node's acts: those that came, those that wait for the store, those under way."""

    def __init__(self, arrivals: Iterator[float]) -> None:
        self.arrivals = arrivals
        self.next = next(arrivals)
        self.free = 0.0
        self.busy = 0.0
        self.waiting: list[float] = []
        self.is_writing = False

    def spend(self, at: float, seconds: float) -> float:
        """Have the processor do something when it is free; return when it is done."""
        self.free = max(self.free, at) + seconds
        self.busy += seconds
        return self.free

    def take(self, at: float, costs: Costs) -> None:
        """Handle all acts that have come by then, turn after turn."""
        while self.next <= at:
            begins = max(self.free, self.next)
            come = []
            while self.next <= begins:
                come.append(self.next)
                self.next = next(self.arrivals)
            self.spend(begins, costs.turn + len(come) * costs.act)
            self.waiting += come

    def still_to_come(self, until: float) -> int:
        """Count the acts that came by then and were not handled."""
        number = 0
        while self.next <= until:
            number += 1
            self.next = next(self.arrivals)
        return number


class Store:
    """The one store: processors that take batches, and a disk that keeps what came meanwhile."""

    def __init__(self, processors: int, costs: Costs, chance: random.Random) -> None:
        self.busy = 0.0
        self.flushing = 0.0
        self._costs = costs
        self._chance = chance
        self._free = [0.0] * processors
        self._disk_begins = self._disk_ends = 0.0
        median, late = costs.flush
        self._median, self._spread = median, math.log(late / median) / 2.326

    def keep(self, at: float, rows: int) -> float:
        """Return when a batch that comes then is kept."""
        seconds = self._costs.store_batch + rows * self._costs.store_row
        self.busy += seconds
        done = max(heapq.heappop(self._free), at) + seconds
        heapq.heappush(self._free, done)
        if done > self._disk_begins:  # else it goes with those that are to be kept next
            self._disk_begins = max(done, self._disk_ends)
            took = self._median * math.exp(self._chance.gauss(0.0, self._spread))
            self._disk_ends = self._disk_begins + took
            self.flushing += took
        return self._disk_ends


def simulated(
    club: Club, costs: Costs, habits: Habits, *, seconds: float, seed: int = 1
) -> Carried:
    """Let a club play for so many seconds."""
    chance = random.Random(seed)
    acts = club.tables(habits) * habits.acts
    nodes = [Node(_arrivals(acts / club.nodes, chance)) for _ in range(club.nodes)]
    store = Store(club.store_processors, costs, chance)
    numbers = count()
    due: list[tuple[float, int, Node, list[float]]] = []
    for node in nodes:
        heapq.heappush(due, (node.next, next(numbers), node, []))
    delays: list[float] = []
    rows = batches = 0
    while due:
        at, _, node, kept = heapq.heappop(due)
        if at > seconds:
            break
        if kept:  # a batch is kept: everybody is told
            node.is_writing = False
            told = node.spend(at, costs.turn / 2)
            delays += [told - came for came in kept]
        node.take(max(at, node.free), costs)
        if node.waiting and not node.is_writing:
            batch, node.waiting = node.waiting, []
            node.is_writing = True
            rows, batches = rows + len(batch), batches + 1
            sent = node.spend(max(at, node.free), costs.batch) + costs.hop
            heapq.heappush(
                due, (store.keep(sent, len(batch)) + costs.hop, next(numbers), node, batch)
            )
        elif not node.is_writing:
            heapq.heappush(due, (node.next, next(numbers), node, []))
    came = rows + sum(len(node.waiting) + node.still_to_come(seconds) for node in nodes)
    delays.sort()
    return Carried(
        club,
        acts,
        sum(node.busy for node in nodes) / seconds / club.nodes,
        store.busy / seconds / club.store_processors,
        store.flushing / seconds,
        rows / max(1, batches),
        _portion(delays, 0.5),
        _portion(delays, 0.99),
        len(delays) / came,
    )


def _arrivals(rate: float, chance: random.Random) -> Iterator[float]:
    at = 0.0
    while True:
        at += chance.expovariate(rate)
        yield at


def _portion(ordered: list[float], share: float) -> float:
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else 0.0


def failover(club: Club, costs: Costs, habits: Habits, lease: float = 5.0) -> float:
    """Return the seconds until the tables of a node that died all go on at the others."""
    work = (club.people / club.nodes) * _coming_back(costs, habits)
    return lease + work / max(1, club.nodes - 1)


def list_bytes(club: Club, costs: Costs, habits: Habits) -> float:
    """Return the bytes a second that the directory hands on so that all nodes know all lists."""
    rows = min(habits.listed, club.tables(habits) / club.nodes)
    return club.nodes**2 * rows * costs.listed_bytes


def most_people(nodes: int, costs: Costs, habits: Habits, lease: float = 5.0) -> float:
    """Return how many people a club may have for the tables of a dead node to go on in time."""
    return (FAILOVER_SECONDS - lease) * (nodes - 1) * nodes / _coming_back(costs, habits)


def _coming_back(costs: Costs, habits: Habits) -> float:
    """Return the processor time that a person costs who comes back with a share of a table."""
    return costs.connection + habits.entries * costs.entry_read / habits.persons


HEAD = (
    *("people", "nodes", "acts a second", "a node", "the store", "its disk"),
    *("act to telling: p50, p99", "memory of a node, GB", "workers, cores"),
    *("the log, GB an hour", "lists, MB a second", "s until all play on after a loss"),
)


def row_of(one: Carried, costs: Costs, habits: Habits) -> str:
    """Return a club's row of the table."""
    club = one.club
    memory = (club.tables(habits) * costs.table_bytes) / club.nodes / 1e9
    workers = club.tables(habits) * habits.bot_acts * costs.decision
    disk = one.acts * costs.entry_bytes * 3600 / 1e9
    delays = "falls behind" if one.is_behind else f"{1e3 * one.p50:.1f}, {1e3 * one.p99:.1f} ms"
    cells = (
        f"{club.people:,}",
        f"{club.nodes}",
        f"{one.acts:,.0f}",
        f"{one.node:.0%}",
        f"{one.store:.0%}",
        f"{one.disk:.0%}",
        delays,
        f"{memory:.1f}",
        f"{workers:,.1f}",
        f"{disk:,.1f}",
        f"{list_bytes(club, costs, habits) / 1e6:,.1f}" if club.nodes > 1 else "",
        f"{failover(club, costs, habits):,.0f}" if club.nodes > 1 else "",
    )
    return f"| {' | '.join(cells)} |"


def carried(seconds: float, costs: Costs, habits: Habits) -> Iterator[Carried]:
    """Yield what clubs of all sizes carry, for each until something falls behind."""
    for nodes in NODES:
        for people in PEOPLE:
            one = simulated(Club(people, nodes), costs, habits, seconds=seconds)
            yield one
            if one.is_behind:
                break


def main() -> None:
    """Simulate and print."""
    parser = argparse.ArgumentParser(description="How many people a club of nodes carries.")
    parser.add_argument("--picture", type=Path, help="an SVG file to draw")
    parser.add_argument("--seconds", type=float, default=2.0, help="simulated, of each club")
    told = parser.parse_args()
    costs, habits = Costs(), Habits()
    rows = []
    print(f"| {' | '.join(HEAD)} |\n|{'---|' * len(HEAD)}")
    for one in carried(told.seconds, costs, habits):
        rows.append(one)
        print(row_of(one, costs, habits), flush=True)
    for nodes in (3, *NODES[1:]):
        most = most_people(nodes, costs, habits)
        print(f"{nodes} nodes: after a loss all play on within 10 s up to {most:,.0f} people")
    if told.picture is not None:
        from tests.bench.scale_picture import picture

        told.picture.write_text(picture(rows), encoding="utf-8")


if __name__ == "__main__":
    main()
