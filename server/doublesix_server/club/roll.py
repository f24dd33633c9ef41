"""Roll: which servers of the club are alive, by what was heard of them.

Measured with the observer's own clock: a node of which nothing new was heard for long enough is
taken for dead, whatever the clocks of others say. Knows nodes and seconds; never the directory.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass

from doublesix_server.club.node import Node

RENEW_SECONDS = 1.0
"""How often a node says that it is there."""
LEASE_SECONDS = 4.0
"""How long a node may serve after it began to say so for the last time."""
DEAD_AFTER = 5.0
"""How long after the last word of a node the others take it for dead: when it has stopped."""
DOUBTED_AFTER = 2.5
"""After so long nobody is sent to a node any more before it is known whether it is dead."""
_FORGOTTEN_AFTER = 60.0


@dataclass(slots=True)
class _Heard:
    node: Node
    beat: int
    when: float
    is_past: bool = False
    """Whether another has begun at its address since."""


class Roll:
    """The nodes that were heard of; `clock` counts seconds."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._heard: dict[str, _Heard] = {}
        self._waiting: dict[str, list[asyncio.Future[None]]] = {}
        self._alive: set[str] = set()
        self.changed: Callable[[], None] = lambda: None
        """Is told when other nodes are alive than before, or somewhere else."""

    def heard(self, node: Node, beat: int) -> None:
        """Note a word of a node, which counts its words; one that was heard before is no news."""
        known = self._heard.get(node.id)
        if known is not None and beat <= known.beat:
            return
        if known is None:
            self._succeed(node)
        self._heard[node.id] = _Heard(node, beat, self._clock())
        self._wake(node.id)
        if known is None or known.node != node or node.id not in self._alive:
            self._alive.add(node.id)
            self.changed()

    def _succeed(self, node: Node) -> None:
        """Take who was at the address of a new node for dead, until it says another word."""
        for before in [one for one in self._heard.values() if one.node.address == node.address]:
            before.is_past = True
            self._alive.discard(before.node.id)
            self._wake(before.node.id)

    def gone(self, node_id: str) -> None:
        """Note that a node has said good-bye."""
        if self._heard.pop(node_id, None) is not None:
            self._alive.discard(node_id)
            self._wake(node_id)
            self.changed()

    def watch(self) -> None:
        """See who is dead now; to be called every now and then."""
        now = self._clock()
        for node_id, heard in list(self._heard.items()):
            silent = now - heard.when
            if silent > DEAD_AFTER and node_id in self._alive:
                self._alive.discard(node_id)
                self._wake(node_id)
                self.changed()
            if silent > _FORGOTTEN_AFTER:
                del self._heard[node_id]

    def alive(self, node_id: str) -> Node | None:
        """Return a node that is not taken for dead."""
        heard = self._heard.get(node_id)
        if heard is None or heard.is_past or self._clock() - heard.when > DEAD_AFTER:
            return None
        return heard.node

    def is_doubted(self, node_id: str) -> bool:
        """Tell whether a node has been silent for longer than it should be."""
        heard = self._heard.get(node_id)
        return heard is not None and self._clock() - heard.when > DOUBTED_AFTER

    async def decided(self, node_id: str) -> Node | None:
        """Return a node once it was heard again, None once it is taken for dead."""
        while self.alive(node_id) is not None and self.is_doubted(node_id):
            word = asyncio.get_running_loop().create_future()
            self._waiting.setdefault(node_id, []).append(word)
            await word
        return self.alive(node_id)

    @property
    def nodes(self) -> list[Node]:
        """The nodes that are alive, as far as is known."""
        return [heard.node for node_id in sorted(self._heard) if (heard := self._still(node_id))]

    @property
    def latest(self) -> list[Node]:
        """The nodes that were heard of lately, dead or alive: all there is when nobody is heard."""
        return [self._heard[node_id].node for node_id in sorted(self._heard)]

    def beat(self, node_id: str) -> int:
        """Return which of its words was heard last of a node, 0 for none."""
        heard = self._heard.get(node_id)
        return 0 if heard is None else heard.beat

    def silent(self) -> list[str]:
        """Return the nodes whose death is near, to be looked for in another way."""
        return [node_id for node_id in self._heard if self.is_doubted(node_id)]

    def _still(self, node_id: str) -> _Heard | None:
        return self._heard[node_id] if self.alive(node_id) is not None else None

    def _wake(self, node_id: str) -> None:
        for word in self._waiting.pop(node_id, ()):
            if not word.done():
                word.set_result(None)


class Lease:
    """What allows a node to serve: that it has said lately that it is there."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._sent: float | None = None

    def renewed(self, sent: float) -> None:
        """Note that a word sent then was heard by the directory, whichever was heard before."""
        self._sent = sent if self._sent is None else max(self._sent, sent)

    def end(self) -> None:
        """Hold nothing any more."""
        self._sent = None

    @property
    def age(self) -> float | None:
        """Seconds since the last word was sent that was heard; None before the first."""
        return None if self._sent is None else self._clock() - self._sent

    @property
    def is_held(self) -> bool:
        """Whether this node may serve."""
        return self._sent is not None and self._clock() - self._sent < LEASE_SECONDS
