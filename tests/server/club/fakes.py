"""Fakes for the club's tests: a directory in memory, and a store's word on epochs."""

from __future__ import annotations

from collections.abc import Coroutine
from typing import Any

from doublesix_server.club.directory import Assignment, Heard, Taken, Unreachable
from doublesix_server.club.membership import Membership
from doublesix_server.club.node import Word
from doublesix_server.club.ownership import ClubOwnership
from tests.server.fakes import FakeClock, drive


class Plaza:
    """What all nodes of a club have in common: what was said, and who has which table."""

    def __init__(self) -> None:
        self.words: dict[str, Word] = {}
        self.lists: dict[str, bytes] = {}
        self.tables: dict[str, Assignment] = {}
        self.epochs: dict[str, int] = {}
        self.directories: list[FakeDirectory] = []
        self.revisions = 0


class FakeDirectory:
    """One node's way to the plaza, which can be cut."""

    def __init__(self, plaza: Plaza) -> None:
        self.is_cut = False
        self.is_reachable = True
        self.is_far = False
        self._plaza = plaza
        self.heard: Heard = lambda key, kept: None
        self.heard_list: Heard = lambda key, kept: None
        plaza.directories.append(self)

    def _check(self) -> None:
        if self.is_cut:
            raise Unreachable

    async def announce(self, word: Word) -> None:
        self._check()
        self._plaza.words[word.node.id] = word
        self._tell("heard", word.node.id, word.to_bytes())

    async def withdraw(self, node_id: str) -> None:
        self._check()
        self._plaza.words.pop(node_id, None)
        self._tell("heard", node_id, None)

    async def look_up(self, node_id: str) -> Word | None:
        self._check()
        return self._plaza.words.get(node_id)

    async def assignment(self, code: str) -> Assignment | None:
        self._check()
        return self._plaza.tables.get(code)

    async def assign(self, code: str, node_id: str, epoch: int, last: int) -> Assignment:
        self._check()
        known = self._plaza.tables.get(code)
        if last != (known.revision if known else 0):
            raise Taken
        self._plaza.revisions += 1
        given = self._plaza.tables[code] = Assignment(node_id, epoch, self._plaza.revisions)
        return given

    async def unassign(self, code: str, revision: int) -> None:
        self._check()
        known = self._plaza.tables.get(code)
        if known is not None and known.revision == revision:
            del self._plaza.tables[code]

    async def list_tables(self, node_id: str, rows: bytes) -> None:
        self._check()
        self._plaza.lists[node_id] = rows
        self._tell("heard_list", node_id, rows)

    def _tell(self, what: str, key: str, kept: bytes | None) -> None:
        for directory in self._plaza.directories:
            if not directory.is_cut:
                getattr(directory, what)(key, kept)


class FakeFence:
    """The store's word on epochs, one for all nodes."""

    def __init__(self, plaza: Plaza) -> None:
        self._epochs = plaza.epochs
        self.owned: dict[str, int] = {}

    async def epoch_of(self, code: str) -> int:
        return self._epochs.get(code, 0)

    async def own(self, code: str, epoch: int) -> bool:
        if epoch <= self._epochs.get(code, 0):
            return False
        self._epochs[code] = self.owned[code] = epoch
        return True

    def disown(self, code: str) -> None:
        self.owned.pop(code, None)


class ClubNode:
    """A node on fakes; `works` are what it does beside everything else."""

    def __init__(self, plaza: Plaza, clock: FakeClock, name: str) -> None:
        self.directory = FakeDirectory(plaza)
        self.fence = FakeFence(plaza)
        self.membership = Membership(self.directory, clock=clock)
        drive(self.membership.settle_at(f"wss://{name}.example", name * 2))
        self.directory.heard = self.membership.heard
        self.directory.heard_list = self.membership.heard_list
        self.dropped: list[str] = []
        self.ownership = ClubOwnership(
            self.membership, self.directory, self.fence, aside=self.aside
        )
        self.ownership.drop = self.dropped.append
        self.works: list[Coroutine[Any, Any, None]] | None = None

    def aside(self, work: Coroutine[Any, Any, None]) -> None:
        """Do at once what goes on aside, or keep it in `works` where that is a list."""
        if self.works is None:
            drive(work)
        else:
            self.works.append(work)


async def club(*names: str) -> tuple[Plaza, FakeClock, list[ClubNode]]:
    """Return a plaza and nodes that have said that they are there."""
    plaza, clock = Plaza(), FakeClock()
    nodes = [ClubNode(plaza, clock, name) for name in names]
    for node in nodes:
        await node.membership.renew()
    for node in nodes:
        await node.membership.renew()
    return plaza, clock, nodes
