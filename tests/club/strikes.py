"""Strikes: what happens to the programs of the fault run, by chance of a seed.

One after the other begins; some go on while the next do, but one node is always left in peace.
Knows what can be struck and how; never what comes of it.
"""

from __future__ import annotations

import asyncio
import logging
import random
import signal
import time
from collections import Counter
from collections.abc import Callable, Coroutine, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Any

from doublesix_server.club.roll import DEAD_AFTER
from tests.club.engines import DIRECTORY, STORE
from tests.club.nodes import Node
from tests.club.run import PEOPLE, Club

log = logging.getLogger(__name__)

Striking = Coroutine[Any, Any, None]

WEIGHTS = {
    "kill": 3.0,
    "short pause": 2.0,
    "long pause": 3.0,
    "pause with entries in hand": 1.0,
    "drain": 0.7,
    "cut from the directory": 1.0,
    "cut from the store": 1.0,
    "cut from people": 0.5,
    "cut from a node": 0.5,
    "store restarted": 0.5,
    "directory restarted": 0.5,
    "answers of the store lost": 1.0,
    "worker killed": 0.6,
}
"""How often each thing happens."""
CUT_FROM = {
    DIRECTORY: "cut from the directory",
    STORE: "cut from the store",
    PEOPLE: "cut from people",
}
"""What else than a node a node may be cut from."""
ALONE = "kill alone"
KILLS_AND_PAUSES = {"kill", ALONE, "long pause", "pause with entries in hand"}
"""What takes a node's tables from it; a pause within the lease does not, and is extra."""
ROUND = 10
"""Every so many kills and pauses a node is killed while nothing else happens."""
REST_SECONDS = 15.0
"""How long nothing else happens before and after that."""
BEGINNINGS = 10
"""How often a node is begun until it serves."""
MORTAL = {"kill", "drain"}
ENGINE = "an engine"

LEASE_SECONDS = DEAD_AFTER
"""After how long without a sign a node is taken for dead."""


@dataclass(frozen=True, slots=True)
class Struck:
    """What was done, to whom, from when to when; `address` is a node's."""

    kind: str
    whom: str
    address: str
    began: float
    ended: float


@dataclass(slots=True)
class Strikes:
    """Strikes a club; `pace` is the seconds from the beginning of one to that of the next."""

    club: Club
    pace: float = 2.0
    spared: frozenset[str] = frozenset()
    done: list[Struck] = field(default_factory=list)
    ended: float = 0.0
    """When there were enough."""
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
        """How many nodes were killed, or paused for longer than their lease."""
        return sum(count for kind, count in self.counts.items() if kind in KILLS_AND_PAUSES)

    async def until(self, kills_and_pauses: int) -> None:
        """Strike until there were so many kills and pauses, the first of each round alone."""
        while self.kills_and_pauses < kills_and_pauses:  # what was under way may be neither
            await self._kill_alone()
            enough = min(kills_and_pauses, self.kills_and_pauses + ROUND - 1)
            async with asyncio.TaskGroup() as group:
                while self.kills_and_pauses + self._under_way < enough:
                    await self._wait()
                    if (chosen := self._choose()) is not None:
                        group.create_task(chosen)

    async def each(self, kinds: Sequence[str]) -> None:
        """Strike in these ways, one after the other; each a node by chance."""
        for kind in kinds:
            await self._wait()
            if kind in self._engines:
                await self._engines[kind]()
            else:
                await self._ways[kind](self._chance.choice(self.club.nodes))

    async def drain_each(self, drains: int) -> None:
        """Drain node after node and begin each again: a rolling restart."""
        for number in range(drains):
            await self._drain(self.club.nodes[number % len(self.club.nodes)])
            await self._wait()

    async def _wait(self) -> None:
        await asyncio.sleep(self._chance.uniform(0.3, 1.7) * self.pace)

    @property
    def _under_way(self) -> int:
        return len(self._struck & {node.name for node in self.club.nodes})

    @property
    def _ways(self) -> dict[str, Callable[[Node], Striking]]:
        """What may happen to a node."""
        ways: dict[str, Callable[[Node], Striking]] = {
            "kill": self._kill,
            "short pause": self._pause_short,
            "long pause": self._pause_long,
            "drain": self._drain,
        }
        for place, kind in CUT_FROM.items():
            if self._can_cut(place):
                ways[kind] = partial(self._cut, other=place)
        if self._can_cut(self.club.store.place):
            ways["pause with entries in hand"] = self._pause_full
            ways["answers of the store lost"] = self._lose_answers
        if self._can_cut(self.club.nodes[-1].name):
            ways["cut from a node"] = self._cut_nodes
        return ways

    def _can_cut(self, place: str) -> bool:
        return self.club.ground.can_cut(self.club.nodes[0].name, place)

    @property
    def _engines(self) -> dict[str, Callable[[], Striking]]:
        """What may happen to the rest."""
        return {
            "store restarted": self._restart_store,
            "directory restarted": self._restart_directory,
            **({"worker killed": self._kill_worker} if self.club.plan.workers else {}),
        }

    def _choose(self) -> Striking | None:
        free = [node for node in self.club.nodes if node.name not in self._struck]
        if len(free) < 2 or ENGINE in self._struck:
            return None
        node = self._chance.choice(free)
        weights = {
            kind: weight
            for kind, weight in WEIGHTS.items()
            if kind in {*self._ways, *self._engines}
            and not (kind in MORTAL and node.name in self.spared)
        }
        [kind] = self._chance.choices([*weights], [*weights.values()])
        return self._engines[kind]() if kind in self._engines else self._ways[kind](node)

    async def _during(self, kind: str, whom: str, strike: Striking) -> None:
        self._struck.add(whom)
        began = time.monotonic()
        log.info("%s: %s", whom, kind)
        try:
            await strike
        finally:
            log.info("%s: %s is over", whom, kind)
            self._struck.discard(whom)
            addresses = {node.name: node.address for node in self.club.nodes}
            address = addresses.get(whom, "")
            self.done.append(Struck(kind, whom, address, began, time.monotonic()))

    async def _kill(self, node: Node) -> None:
        away = self._chance.uniform(0.0, LEASE_SECONDS + 1)
        await self._during("kill", node.name, self._killed(node, away))

    async def _kill_alone(self) -> None:
        """Kill a node once people are back from all before, and give them time to be back again.

        Only so it can be told how long a kill keeps them away.
        """
        mortal = [node for node in self.club.nodes if node.name not in self.spared]
        node = self._chance.choice(mortal)
        await asyncio.sleep(REST_SECONDS)
        await self._during(ALONE, node.name, self._killed(node, REST_SECONDS))

    async def _killed(self, node: Node, away: float) -> None:
        node.remember_memory()
        node.kill()
        await asyncio.sleep(away)
        await self._begin_again(node)

    async def _drain(self, node: Node) -> None:
        async def strike() -> None:
            status = await asyncio.to_thread(node.drain)
            assert status == 0, f"{node.name} ended with {status} when it was told to end"
            await self._begin_again(node)

        await self._during("drain", node.name, strike())

    async def _begin_again(self, node: Node) -> None:
        for left in reversed(range(BEGINNINGS)):
            self.club.begin_node(node)
            try:
                await asyncio.to_thread(node.until_serving)
            except AssertionError:
                if not left:
                    raise
                await asyncio.sleep(1)  # store or directory may be away: it ends, and says so
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
        most = LEASE_SECONDS + 5
        await self._pause("long pause", node, self._chance.uniform(LEASE_SECONDS, most))

    async def _cut(self, node: Node, other: str) -> None:
        seconds = self._chance.choice([2.0, LEASE_SECONDS + 1, LEASE_SECONDS * 2])

        async def strike() -> None:
            self.club.ground.cut(node.name, other)
            await asyncio.sleep(seconds)
            self.club.ground.mend(node.name, other)
            await asyncio.sleep(1)

        await self._during(CUT_FROM.get(other, "cut from a node"), node.name, strike())

    async def _cut_nodes(self, node: Node) -> None:
        others = [other.name for other in self.club.nodes if other is not node]
        await self._cut(node, self._chance.choice(others))

    async def _lose_answers(self, node: Node) -> None:
        """Let a node's entries through to the store, and lose the answers: were they kept?

        Longer than it waits, so that it asks again by another link.
        """
        seconds = self._chance.choice([LEASE_SECONDS + 1, LEASE_SECONDS * 2])

        async def strike() -> None:
            self.club.ground.cut_answers(node.name, self.club.store.place)
            await asyncio.sleep(seconds)
            self.club.ground.mend_answers(node.name, self.club.store.place)
            await asyncio.sleep(1)

        await self._during("answers of the store lost", node.name, strike())

    async def _pause_full(self, node: Node) -> None:
        """Cut a node from the store so that entries wait there, and pause it over the mending.

        The classic: it goes on with entries in its hands, for tables that are others' by now.
        """

        async def strike() -> None:
            self.club.ground.cut(node.name, self.club.store.place)
            await asyncio.sleep(1.0)
            node.strike(signal.SIGSTOP)
            self.club.ground.mend(node.name, self.club.store.place)
            await asyncio.sleep(LEASE_SECONDS + 5)
            node.strike(signal.SIGCONT)
            await asyncio.sleep(1)

        await self._during("pause with entries in hand", node.name, strike())

    async def _restart_store(self) -> None:
        async def strike() -> None:
            number = self._chance.choice([signal.SIGINT, signal.SIGQUIT])
            await asyncio.to_thread(self.club.store.end, number)
            await asyncio.sleep(self._chance.uniform(0, 3))
            self.club.store.begin()
            await asyncio.to_thread(self.club.store.until_ready)
            await asyncio.sleep(1)

        await self._during("store restarted", ENGINE, strike())

    async def _restart_directory(self) -> None:
        async def strike() -> None:
            number = self._chance.choice([signal.SIGTERM, signal.SIGKILL])
            await asyncio.to_thread(self.club.directory.end, number)
            await asyncio.sleep(self._chance.uniform(0, 2))
            self.club.directory.begin()
            await asyncio.to_thread(self.club.directory.until_ready)
            await asyncio.sleep(1)

        await self._during("directory restarted", ENGINE, strike())

    async def _kill_worker(self) -> None:
        async def strike() -> None:
            number = self._chance.randrange(self.club.plan.workers)
            self.club.workers.replace(number, self._chance.choice(self.club.nodes).address)

        await self._during("worker killed", "worker", strike())
