"""Posts: the seats that workers are to play, and who plays which.

For each seat a worker makes a connection of its own and says hello with the ticket that it was
offered. Whoever fails loses the seat to another (C1). Knows tables, seats and tickets; never
hands.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from dataclasses import dataclass

from doublesix.protocol.frames import offer
from doublesix.rules.seat import Seat
from doublesix.rules.shuffle import seat_seed
from doublesix_server.lines import about
from doublesix_server.log import Identity
from doublesix_server.measures import Measures
from doublesix_server.people import identity_of
from doublesix_server.roster import Roster, Worker
from doublesix_server.table import Table

log = logging.getLogger(__name__)

MOST_FAILURES = 3
"""How many workers may fail at one turn before the table itself makes a legal act there."""
MOST_LOSSES = 20
"""How many seats' connections a worker may lose before it is sent away."""
_TICKET_BYTES = 16


@dataclass(frozen=True, slots=True)
class Place:
    """A seat of a table."""

    table: Table
    seat: Seat


@dataclass(slots=True, eq=False)
class Post:
    """A seat that some worker is to play.

    `since` is when the seat was last seen not to be awaited, `unserved_since` when it last lost
    its worker or was wanted; `version` is the table's version that `failures` counts for;
    `former` is the worker that lost it, which is not asked again while another can be.
    """

    place: Place
    level: str
    worker: Worker | None = None
    ticket: Identity | None = None
    former: Worker | None = None
    since: float = 0.0
    unserved_since: float = 0.0
    version: int = -1
    failures: int = 0

    @property
    def is_in_turn(self) -> bool:
        """Whether the table waits for this seat's act."""
        bot = self.place.table.bot_in_turn
        return bot is not None and bot.seat is self.place.seat

    @property
    def is_awaited(self) -> bool:
        """Whether the worker must do something: come to the seat, or act."""
        bot = self.place.table.seating.bots[self.place.seat]
        return bot.peer is None or self.is_in_turn


class Posts:
    """Who plays which seat; `dismiss` sends a worker away that did what it may not."""

    def __init__(
        self,
        roster: Roster,
        *,
        clock: Callable[[], float],
        random_bytes: Callable[[int], bytes],
        answer_seconds: float,
        dismiss: Callable[[Worker], None],
        measures: Measures,
    ) -> None:
        self._roster = roster
        self._clock = clock
        self._random_bytes = random_bytes
        self._answer_seconds = answer_seconds
        self._dismiss = dismiss
        self._measures = measures
        self._posts: dict[Place, Post] = {}
        self._waiting: dict[Post, None] = {}
        self._tickets: dict[Identity, Post] = {}

    def __len__(self) -> int:
        """Return how many seats are to be played."""
        return len(self._posts)

    def place_of(self, identity: Identity) -> Place | None:
        """Return the seat that a ticket is good for."""
        post = self._tickets.get(identity)
        return None if post is None else post.place

    # What tables ask

    def want(self, table: Table, seat: Seat, level: str) -> None:
        """Find a worker for this seat, now or when one comes."""
        place = Place(table, seat)
        self._posts[place] = post = Post(place, level, unserved_since=self._clock())
        self._waiting[post] = None
        self.serve_waiting()

    def release(self, table: Table, seat: Seat) -> None:
        """Let the worker of this seat go."""
        post = self._posts.pop(Place(table, seat), None)
        if post is not None:
            self._take_away(post)
            self._waiting.pop(post, None)
            self.serve_waiting()

    def review(self, table: Table) -> None:
        """Take seats of a table from workers that may not play there now that somebody came."""
        for seat in table.seating.bots:
            post = self._posts.get(Place(table, seat))
            if post is not None and post.worker and not post.worker.may_play_at(table):
                self._take_away(post)
        self.serve_waiting()

    def lost(self, table: Table, seat: Seat) -> None:
        """Find another worker for a seat whose connection is gone."""
        post = self._posts[Place(table, seat)]
        worker = post.worker
        self._count_failure(post)
        self._take_away(post)
        if worker is not None:
            worker.losses += 1
            if worker.losses > MOST_LOSSES:
                self._dismiss(worker)
        self.serve_waiting()

    def failed(self, table: Table, seat: Seat) -> None:
        """Dismiss the worker of this seat, which did what it may not, and find others."""
        worker = self._posts[Place(table, seat)].worker
        fields = about(table.code, seat)
        log.warning("table %s: seat %d: its worker failed", table.code, seat, extra=fields)
        if worker is not None:
            self._dismiss(worker)

    # Who serves

    def vacated(self, worker: Worker) -> None:
        """Give the seats of a worker that is gone to others."""
        for place in list(worker.places):
            post = self._posts[place]
            self._count_failure(post)
            self._take_away(post)
        self.serve_waiting()

    def watch(self) -> None:
        """Find seats that nobody answers for; to be called every now and then."""
        now = self._clock()
        for place, post in list(self._posts.items()):
            table = place.table
            if table.is_waiting_for_the_log:  # they were not told yet that they are to act
                post.since = post.unserved_since = now
                continue
            if self._posts.get(place) is not post:
                continue  # gone meanwhile
            if post.worker is None and self._roster.is_coming(post.level):
                post.unserved_since = now
            since = post.since if post.worker is not None else post.unserved_since
            if not post.is_awaited or post.version != table.version:
                post.since, post.version, post.failures = now, table.version, 0
            elif now - since > self._answer_seconds + table.pause / 1000:
                self._nobody_answers(post)

    def _nobody_answers(self, post: Post) -> None:
        table, seat = post.place.table, post.place.seat
        fields = about(table.code, seat)
        if post.worker is not None:
            log.warning("table %s: seat %d: no answer", table.code, seat, extra=fields)
            self._measures.overdue()
            self.failed(table, seat)
        elif post.is_in_turn:
            log.error(
                "table %s: seat %d: no worker is to be had; the table acts",
                table.code,
                seat,
                extra=fields,
            )
            table.dealing.act_for(seat)

    def _count_failure(self, post: Post) -> None:
        if not post.is_in_turn:
            return
        table = post.place.table
        if post.version != table.version:
            post.version, post.failures = table.version, 0
        post.failures += 1

    def serve_waiting(self) -> None:
        """Give the seats that wait to workers that have room."""
        for post in list(self._waiting):
            self._act_where_all_fail(post)
            self._serve(post)

    def _act_where_all_fail(self, post: Post) -> None:
        """Let the table act where worker after worker failed: more would fail too (C1)."""
        table, seat = post.place.table, post.place.seat
        if post.failures >= MOST_FAILURES and post.version == table.version:
            log.error(
                "table %s: seat %d: every worker fails; the table acts",
                table.code,
                seat,
                extra=about(table.code, seat),
            )
            table.dealing.act_for(seat)

    def _serve(self, post: Post) -> None:
        able = [
            worker
            for worker in self._roster.workers
            if post.level in worker.levels
            and len(worker.places) < worker.most_seats
            and worker.may_play_at(post.place.table)
        ]
        if not able:
            return
        worker = min(able, key=lambda one: (one is post.former, len(one.places)))
        table, seat = post.place.table, post.place.seat
        ticket = self._random_bytes(_TICKET_BYTES)
        del self._waiting[post]
        post.worker, post.ticket, post.since = worker, identity_of(ticket), self._clock()
        worker.places.add(post.place)
        self._tickets[post.ticket] = post
        table.give_ticket(seat, post.ticket)
        seed = seat_seed(table.luck, seat)
        worker.peer.send(offer(code=table.code, ticket=ticket, level=post.level, seed=seed))

    def _take_away(self, post: Post) -> None:
        if post.worker is None or post.ticket is None:
            return
        del self._tickets[post.ticket]
        post.worker.places.discard(post.place)
        post.former, post.unserved_since = post.worker, self._clock()
        post.worker = post.ticket = None
        self._waiting[post] = None
        post.place.table.give_ticket(post.place.seat, None)
