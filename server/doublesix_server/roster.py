"""Roster: the workers that are here, and the levels that they play.

Knows workers; never seats, questions or what a table waits for.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Collection
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from doublesix.protocol.requests import Prepare
from doublesix_server.addresses import is_loopback
from doublesix_server.levels import merged
from doublesix_server.limits import block_of
from doublesix_server.people import Peer
from doublesix_server.table import Table

if TYPE_CHECKING:
    from doublesix_server.posts import Place

log = logging.getLogger(__name__)

_QUARTERS = 4


@dataclass(slots=True, eq=False)
class Worker:
    """A worker that is here; `places` are the seats it was given, `coming` what it will play.

    One from the house of somebody at a table plays no seat there, unless it `is_own`, the
    server's: its owner would see two hands.
    """

    peer: Peer
    levels: tuple[str, ...]
    most_seats: int
    is_own: bool
    coming: tuple[str, ...] = ()
    places: set[Place] = field(default_factory=set)
    losses: int = 0

    def may_play_at(self, table: Table) -> bool:
        """Tell whether nobody who is at the table may look over its shoulder."""
        if self.is_own or is_loopback(self.peer.address):
            return True
        own = block_of(self.peer.address)
        return all(
            person.peer is None or block_of(person.peer.address) != own
            for person in table.seating.persons.values()
        )


class Roster:
    """Who is here; `levels_changed` is told of the levels when others can be had than before.

    `levels` are those that the workers here play, weakest first: those of the last who were here
    while nobody is, or while who comes in their place makes them ready.
    """

    def __init__(self, levels_changed: Callable[[list[str]], None]) -> None:
        self.levels: list[str] = []
        self._levels_changed = levels_changed
        self._workers: dict[Peer, Worker] = {}
        self._quarters: int | None = None

    def add(self, worker: Worker) -> None:
        """Take a worker on."""
        self._workers[worker.peer] = worker
        self._note_levels()
        log.info("a worker arrived, %d are here", len(self._workers))

    def find(self, peer: Peer) -> Worker | None:
        """Return the worker with this control connection, if it is here."""
        return self._workers.get(peer)

    def prepare(self, worker: Worker, news: Prepare) -> None:
        """Note what a worker plays now, and what it makes ready."""
        worker.levels, worker.coming = tuple(news.levels), tuple(news.coming)
        self._tell_compiled(news)
        if not news.coming:
            log.info("a worker plays %s", ", ".join(news.levels))
        self._note_levels()

    def remove(self, worker: Worker) -> None:
        """Note that a worker is gone."""
        del self._workers[worker.peer]
        self._note_levels()
        log.info("a worker is gone, %d are here", len(self._workers))

    @property
    def workers(self) -> Collection[Worker]:
        """The workers that are here."""
        return self._workers.values()

    def is_coming(self, level: str) -> bool:
        """Tell whether a worker here makes a level ready that nobody plays yet."""
        workers = self._workers.values()
        is_played = any(level in worker.levels for worker in workers)
        return not is_played and any(level in worker.coming for worker in workers)

    def _tell_compiled(self, news: Prepare) -> None:
        """Log once that players are compiled, and then each quarter of it."""
        if not any(worker.coming for worker in self._workers.values()):
            self._quarters = None
        if not news.of:
            return
        if self._quarters is None:
            self._quarters = 0
            log.info(
                "compiling the players that search, once on this machine: a minute or two;"
                " the other levels play already"
            )
        quarters = _QUARTERS * news.ready // news.of
        if quarters > self._quarters:
            self._quarters = quarters
            log.info("compiling the players: %d of %d", news.ready, news.of)

    def _note_levels(self) -> None:
        if not self._workers:
            return
        levels = merged(
            [
                *worker.levels,
                *(level for level in worker.coming if level in self.levels),
            ]
            for worker in self._workers.values()
        )
        if levels != self.levels:
            self.levels = levels
            self._levels_changed(levels)
