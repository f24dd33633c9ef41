"""Staff: the workers that are here, the seats they play and what they are asked.

A worker holds one control connection, by which it is offered seats and asked questions. Knows who
comes and goes; `posts.py` and `questions.py` know what for.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Sequence

from doublesix.protocol.errors import Closing
from doublesix.protocol.hints import ActReason
from doublesix.protocol.requests import Prepare
from doublesix.rules.seat import Seat
from doublesix_server.log import Identity
from doublesix_server.measures import UNMEASURED, Measures
from doublesix_server.people import Peer
from doublesix_server.posts import Place, Posts
from doublesix_server.questions import Questions
from doublesix_server.roster import Roster, Worker
from doublesix_server.staffing import Advised
from doublesix_server.table import Table


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
        self._dismissed = dismissed
        self._roster = Roster(levels_changed)
        self.posts = Posts(
            self._roster,
            clock=clock,
            random_bytes=random_bytes,
            answer_seconds=answer_seconds,
            dismiss=self._dismiss,
            measures=measures,
        )
        self._questions = Questions(
            self._roster,
            clock=clock,
            answer_seconds=answer_seconds,
            dismiss=self._dismiss,
            measures=measures,
        )

    @property
    def levels(self) -> list[str]:
        """The levels that can be had, weakest first."""
        return self._roster.levels

    @property
    def workers(self) -> int:
        """How many workers are here."""
        return len(self._roster.workers)

    @property
    def everybody(self) -> Collection[Worker]:
        """The workers that are here."""
        return self._roster.workers

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
        self._roster.add(Worker(peer, tuple(levels), most_seats, is_own, tuple(coming)))
        self.posts.serve_waiting()

    def prepare(self, peer: Peer, news: Prepare) -> None:
        """Note what a worker plays now, and what it makes ready."""
        worker = self._roster.find(peer)
        if worker is not None:
            self._roster.prepare(worker, news)
            self.posts.serve_waiting()

    def depart(self, peer: Peer) -> None:
        """Note that a worker is gone, and give its seats and questions to others."""
        worker = self._roster.find(peer)
        if worker is not None:
            self._roster.remove(worker)
            self.posts.vacated(worker)
            self._questions.lost(worker)

    def _dismiss(self, worker: Worker) -> None:
        """Send a worker away."""
        worker.peer.close(Closing.REFUSED)
        self.depart(worker.peer)
        self._dismissed(worker.peer)

    def advise(
        self, peer: Peer, number: int, act: list[str | int], reasons: Sequence[ActReason]
    ) -> None:
        """Take a worker's answer to a question."""
        self._questions.advise(peer, number, act, reasons)

    def place_of(self, identity: Identity) -> Place | None:
        """Return the seat that a ticket is good for."""
        return self.posts.place_of(identity)

    # What tables ask

    def want(self, table: Table, seat: Seat, level: str) -> None:
        """Find a worker for this seat, now or when one comes."""
        self.posts.want(table, seat, level)

    def release(self, table: Table, seat: Seat) -> None:
        """Let the worker of this seat go."""
        self.posts.release(table, seat)

    def review(self, table: Table) -> None:
        """Take seats of a table from workers that may not play there now that somebody came."""
        self.posts.review(table)

    def lost(self, table: Table, seat: Seat) -> None:
        """Find another worker for a seat whose connection is gone."""
        self.posts.lost(table, seat)

    def failed(self, table: Table, seat: Seat) -> None:
        """Dismiss the worker of this seat, which did what it may not, and find others."""
        self.posts.failed(table, seat)

    def ask(self, table: Table, seat: Seat, then: Advised) -> None:
        """Ask a worker what it would do in this seat, seeing what the seat may know."""
        self._questions.ask(table, seat, then)

    def watch(self) -> None:
        """Find seats and questions that nobody answers; to be called every now and then."""
        self.posts.watch()
        self._questions.watch()
