"""Staff: the workers that are here and the seats they play.

A worker holds one control connection, by which it is offered seats; for each seat it makes a
connection of its own and says hello with the ticket, so that it gets what a person there would
get, byte for byte. Whoever fails loses the seat to another (C1). Knows tables, seats and
tickets; never hands.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field

from doublesix.protocol.errors import Closing
from doublesix.protocol.frames import offer
from doublesix.protocol.frames import question as question_frame
from doublesix.protocol.hints import ActReason
from doublesix.protocol.requests import Prepare
from doublesix.rules.notation import plain_act
from doublesix.rules.seat import Seat
from doublesix.rules.shuffle import seat_seed
from doublesix.views import SeatView, view_of
from doublesix_server.addresses import is_loopback
from doublesix_server.levels import merged
from doublesix_server.limits import block_of
from doublesix_server.lines import about
from doublesix_server.log import Identity
from doublesix_server.measures import UNMEASURED, Measures
from doublesix_server.people import Peer, identity_of
from doublesix_server.staffing import Advised
from doublesix_server.table import Table

log = logging.getLogger(__name__)

MOST_FAILURES = 3
"""How many workers may fail at one turn before the table itself makes a legal act there."""
MOST_LOSSES = 20
"""How many seats' connections a worker may lose before it is sent away."""
_TICKET_BYTES = 16
_QUARTERS = 4


@dataclass(frozen=True, slots=True)
class Place:
    """A seat of a table."""

    table: Table
    seat: Seat


@dataclass(slots=True, eq=False)
class Question:
    """What somebody wants a hint for: a seat's view, and the acts that it allows."""

    number: int
    table: Table
    seed: str
    view: SeatView
    told: Advised
    worker: Worker | None = None
    level: str = ""
    since: float = 0.0
    failures: int = 0


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


class Staff:
    """Who plays which computer player's seat.

    `clock` counts seconds; `dismissed` is told of a control connection whose worker did what it
    may not, `levels_changed` of the levels when others can be had than before.
    """

    def __init__(
        self,
        *,
        clock: Callable[[], float],
        random_bytes: Callable[[int], bytes],
        answer_seconds: float,
        dismissed: Callable[[Peer], None],
        levels_changed: Callable[[list[str]], None] = lambda levels: None,
        measures: Measures = UNMEASURED,
    ) -> None:
        self._clock = clock
        self._random_bytes = random_bytes
        self._answer_seconds = answer_seconds
        self._dismissed = dismissed
        self._levels_changed = levels_changed
        self._measures = measures
        self._levels: list[str] = []
        self._workers: dict[Peer, Worker] = {}
        self._posts: dict[Place, Post] = {}
        self._waiting: dict[Post, None] = {}
        self._tickets: dict[Identity, Post] = {}
        self._questions: dict[int, Question] = {}
        self._asked = 0
        self._quarters: int | None = None

    @property
    def levels(self) -> list[str]:
        """The levels that the workers here play, weakest first.

        Those of the last who were here while nobody is, or while who comes in their place makes
        them ready.
        """
        return self._levels

    @property
    def workers(self) -> int:
        """How many workers are here."""
        return len(self._workers)

    # What workers do

    def arrive(
        self,
        peer: Peer,
        levels: Iterable[str],
        most_seats: int,
        *,
        coming: Iterable[str] = (),
        is_own: bool = False,
    ) -> None:
        """Take a worker on, and give it what waits; `is_own` if the server started it."""
        worker = Worker(peer, tuple(levels), most_seats, is_own, tuple(coming))
        self._workers[peer] = worker
        self._note_levels()
        log.info("a worker arrived, %d are here", len(self._workers))
        self._serve_waiting()

    def prepare(self, peer: Peer, news: Prepare) -> None:
        """Note what a worker plays now, and what it makes ready."""
        worker = self._workers.get(peer)
        if worker is None:
            return
        worker.levels, worker.coming = tuple(news.levels), tuple(news.coming)
        self._tell_compiled(news)
        if not news.coming:
            log.info("a worker plays %s", ", ".join(news.levels))
        self._note_levels()
        self._serve_waiting()

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

    def depart(self, peer: Peer) -> None:
        """Note that a worker is gone, and give its seats to others."""
        worker = self._workers.pop(peer, None)
        if worker is None:
            return
        self._note_levels()
        log.info("a worker is gone, %d are here", len(self._workers))
        for place in list(worker.places):
            post = self._posts[place]
            self._count_failure(post)
            self._take_away(post)
        self._serve_waiting()
        for question in list(self._questions.values()):
            if question.worker is worker:
                question.failures += 1
                self._put(question)

    def advise(
        self, peer: Peer, number: int, act: list[str | int], reasons: Sequence[ActReason]
    ) -> None:
        """Take a worker's answer to a question; one that names no legal act costs it its place."""
        question = self._questions.get(number)
        if question is None or question.worker is None or question.worker.peer is not peer:
            return  # it comes too late
        if act not in [plain_act(legal) for legal in question.view.private.legal]:
            log.warning("a worker's hint is no legal act")
            self._dismiss(question.worker)
            return
        del self._questions[number]
        question.told(question.level, act, reasons)

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
        self._serve_waiting()

    def release(self, table: Table, seat: Seat) -> None:
        """Let the worker of this seat go."""
        post = self._posts.pop(Place(table, seat), None)
        if post is not None:
            self._take_away(post)
            self._waiting.pop(post, None)
            self._serve_waiting()

    def ask(self, table: Table, seat: Seat, then: Advised) -> None:
        """Ask a worker what it would do in this seat, seeing what the seat may know."""
        assert table.session is not None, table.code
        self._asked += 1
        seed, view = seat_seed(table.luck, seat), view_of(table.session, seat)
        question = self._questions[self._asked] = Question(self._asked, table, seed, view, then)
        self._put(question)

    def review(self, table: Table) -> None:
        """Take seats of a table from workers that may not play there now that somebody came."""
        for seat in table.seating.bots:
            post = self._posts.get(Place(table, seat))
            if post is not None and post.worker and not post.worker.may_play_at(table):
                self._take_away(post)
        self._serve_waiting()

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
        self._serve_waiting()

    def failed(self, table: Table, seat: Seat) -> None:
        """Dismiss the worker of this seat, which did what it may not, and find others."""
        worker = self._posts[Place(table, seat)].worker
        fields = about(table.code, seat)
        log.warning("table %s: seat %d: its worker failed", table.code, seat, extra=fields)
        if worker is not None:
            self._dismiss(worker)

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
            if post.worker is None and self._is_coming(post.level):
                post.unserved_since = now
            since = post.since if post.worker is not None else post.unserved_since
            if not post.is_awaited or post.version != table.version:
                post.since, post.version, post.failures = now, table.version, 0
            elif now - since > self._answer_seconds + table.pause / 1000:
                self._nobody_answers(post)

        for number, question in list(self._questions.items()):
            if number not in self._questions or question.worker is None:
                continue  # told meanwhile that nobody can tell
            if now - question.since > self._answer_seconds:
                log.warning("a question has no answer")
                self._measures.overdue()
                self._dismiss(question.worker)

    def _put(self, question: Question) -> None:
        """Put a question to the worker with the best level, the one with fewest seats."""
        allowed = [
            worker for worker in self._workers.values() if worker.may_play_at(question.table)
        ]
        played = {level for worker in allowed for level in worker.levels}
        best = next((level for level in reversed(self._levels) if level in played), "")
        able = [worker for worker in allowed if best in worker.levels]
        if not able or question.failures >= MOST_FAILURES:
            del self._questions[question.number]
            question.told(best, None, ())
            return
        worker = min(able, key=lambda one: len(one.places))
        question.worker, question.level, question.since = worker, best, self._clock()
        worker.peer.send(
            question_frame(
                number=question.number, level=best, seed=question.seed, view=question.view
            )
        )

    def _is_coming(self, level: str) -> bool:
        """Tell whether a worker here makes a level ready that nobody plays yet."""
        workers = self._workers.values()
        is_played = any(level in worker.levels for worker in workers)
        return not is_played and any(level in worker.coming for worker in workers)

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

    def _dismiss(self, worker: Worker) -> None:
        """Send a worker away; its seats go to others."""
        worker.peer.close(Closing.REFUSED)
        self.depart(worker.peer)
        self._dismissed(worker.peer)

    def _note_levels(self) -> None:
        if not self._workers:
            return
        levels = merged(
            [
                *worker.levels,
                *(level for level in worker.coming if level in self._levels),
            ]
            for worker in self._workers.values()
        )
        if levels != self._levels:
            self._levels = levels
            self._levels_changed(levels)

    def _count_failure(self, post: Post) -> None:
        if not post.is_in_turn:
            return
        table = post.place.table
        if post.version != table.version:
            post.version, post.failures = table.version, 0
        post.failures += 1

    def _serve_waiting(self) -> None:
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
            for worker in self._workers.values()
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
