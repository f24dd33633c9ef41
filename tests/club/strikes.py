"""Strikes: what happens to the programs of the fault run, by chance of a seed.

One after the other begins; some go on while the next do, but one node is always left in peace.
Knows what can be struck and how; never what comes of it.
"""

from __future__ import annotations

import asyncio
import random
import signal
import time
from collections import Counter
from collections.abc import Callable, Coroutine
from dataclasses import dataclass, field
from typing import Any

from tests.club.nodes import Node
from tests.club.run import PEOPLE, Club

Striking = Coroutine[Any, Any, None]

LEASE_SECONDS = 5.0
"""After how long without a sign a node is taken for dead."""


@dataclass(frozen=True, slots=True)
class Struck:
    """What was done, to whom, from when to when."""

    kind: str
    whom: str
    began: float
    ended: float


@dataclass(slots=True)
class Strikes:
    """Strikes a club; `pace` is the seconds from the beginning of one to that of the next."""

    club: Club
    pace: float = 2.0
    spared: frozenset[str] = frozenset()
    done: list[Struck] = field(default_factory=list)
    _struck: set[str] = field(default_factory=set)
    _chance: random.Random = field(init=False)

    def __post_init__(self) -> None:
        self._chance = random.Random(f"strikes {self.club.plan.seed}")

    @property
    def counts(self) -> Counter[str]:
        """How many there were of each kind."""
        return Counter(struck.kind for struck in self.done)

    @property
    def kills_and_pauses(self) -> int:
        """How many nodes were killed or paused."""
        return self.counts["kill"] + self.counts["short pause"] + self.counts["long pause"]

    async def until(self, kills_and_pauses: int) -> None:
        """Strike until there were so many kills and pauses."""
        async with asyncio.TaskGroup() as group:
            while self.kills_and_pauses + self._under_way < kills_and_pauses:
                await asyncio.sleep(self._chance.uniform(0.3, 1.7) * self.pace)
                chosen = self._choose()
                if chosen is not None:
                    group.create_task(chosen)

    @property
    def _under_way(self) -> int:
        return len(self._struck & {node.name for node in self.club.nodes})

    def _choose(self) -> Striking | None:
        chance = self._chance
        free = [node for node in self.club.nodes if node.name not in self._struck]
        if len(free) < 2 or "engine" in self._struck:
            return None
        rare = chance.random()
        if rare < 0.04:
            return self._restart_store()
        if rare < 0.08:
            return self._restart_directory()
        if rare < 0.12 and self.club.plan.workers:
            return self._kill_worker()
        node = chance.choice(free)
        kinds: list[tuple[Callable[[Node], Striking], float]] = [
            (self._kill, 3.0 * (node.name not in self.spared)),
            (self._pause_short, 2.0),
            (self._pause_long, 3.0),
            (self._drain, 0.7 * (node.name not in self.spared)),
        ]
        if self.club.ground.can_cut:
            kinds += [
                (self._cut_directory, 1.0),
                (self._cut_store, 1.0),
                (self._cut_people, 0.5),
                (self._cut_nodes, 0.5),
                (self._cut_slowly, 0.7),
            ]
        [strike] = chance.choices([kind for kind, _ in kinds], [weight for _, weight in kinds])
        return strike(node)

    async def _during(self, kind: str, whom: str, strike: Striking) -> None:
        self._struck.add(whom)
        began = time.monotonic()
        try:
            await strike
        finally:
            self._struck.discard(whom)
            self.done.append(Struck(kind, whom, began, time.monotonic()))

    async def _kill(self, node: Node) -> None:
        async def strike() -> None:
            node.remember_memory()
            node.kill()
            await asyncio.sleep(self._chance.uniform(0.0, 2 * LEASE_SECONDS))
            await self._begin_again(node)

        await self._during("kill", node.name, strike())

    async def _drain(self, node: Node) -> None:
        async def strike() -> None:
            status = await asyncio.to_thread(node.drain)
            assert status == 0, f"{node.name} ended with {status} when it was told to end"
            await self._begin_again(node)

        await self._during("drain", node.name, strike())

    async def drain_each(self) -> None:
        """Drain each node and begin it again, one after the other: a rolling restart."""
        for node in self.club.nodes:
            await self._drain(node)

    async def _begin_again(self, node: Node) -> None:
        while True:  # the store may just be restarted
            self.club.begin_node(node)
            try:
                await asyncio.to_thread(node.until_serving)
            except AssertionError:
                if "engine" not in self._struck:
                    raise
                await asyncio.sleep(1)
            else:
                return

    async def _pause(self, kind: str, node: Node, seconds: float) -> None:
        async def strike() -> None:
            node.strike(signal.SIGSTOP)
            await asyncio.sleep(seconds)
            node.strike(signal.SIGCONT)
            await asyncio.sleep(1)

        await self._during(kind, node.name, strike())

    async def _pause_short(self, node: Node) -> None:
        await self._pause("short pause", node, self._chance.uniform(0.2, LEASE_SECONDS - 1))

    async def _pause_long(self, node: Node) -> None:
        most = LEASE_SECONDS * 2.5
        await self._pause("long pause", node, self._chance.uniform(LEASE_SECONDS, most))

    async def _cut(self, node: Node, other: str) -> None:
        seconds = self._chance.choice([2.0, LEASE_SECONDS + 1, LEASE_SECONDS * 2])

        async def strike() -> None:
            self.club.ground.cut(node.name, other)
            await asyncio.sleep(seconds)
            self.club.ground.mend(node.name, other)
            await asyncio.sleep(1)

        await self._during(f"cut from {other}", node.name, strike())

    async def _cut_directory(self, node: Node) -> None:
        await self._cut(node, self.club.directory.place)

    async def _cut_store(self, node: Node) -> None:
        await self._cut(node, self.club.store.place)

    async def _cut_people(self, node: Node) -> None:
        await self._cut(node, PEOPLE)

    async def _cut_nodes(self, node: Node) -> None:
        others = [other.name for other in self.club.nodes if other is not node]
        await self._cut(node, self._chance.choice(others))

    async def _cut_slowly(self, node: Node) -> None:
        """Cut a node from the store so that entries wait there, and pause it over the mending.

        The classic: it goes on with entries in its hands, for tables that are others' by now.
        """

        async def strike() -> None:
            self.club.ground.cut(node.name, self.club.store.place)
            await asyncio.sleep(0.3)
            node.strike(signal.SIGSTOP)
            self.club.ground.mend(node.name, self.club.store.place)
            await asyncio.sleep(LEASE_SECONDS * 2.5)
            node.strike(signal.SIGCONT)
            await asyncio.sleep(1)

        await self._during("long pause", node.name, strike())

    async def _restart_store(self) -> None:
        async def strike() -> None:
            number = self._chance.choice([signal.SIGINT, signal.SIGQUIT])
            await asyncio.to_thread(self.club.store.end, number)
            await asyncio.sleep(self._chance.uniform(0, 3))
            self.club.store.begin()
            await asyncio.to_thread(self.club.store.until_ready)
            await asyncio.sleep(1)

        await self._during("store restarted", "engine", strike())

    async def _restart_directory(self) -> None:
        async def strike() -> None:
            number = self._chance.choice([signal.SIGTERM, signal.SIGKILL])
            await asyncio.to_thread(self.club.directory.end, number)
            await asyncio.sleep(self._chance.uniform(0, 2))
            self.club.directory.begin()
            await asyncio.to_thread(self.club.directory.until_ready)
            await asyncio.sleep(1)

        await self._during("directory restarted", "engine", strike())

    async def _kill_worker(self) -> None:
        async def strike() -> None:
            self.club.workers.replace(self._chance.randrange(self.club.plan.workers))

        await self._during("worker killed", "worker", strike())
