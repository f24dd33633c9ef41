"""Questions: what workers are asked for hints, and what comes of it.

A question is the view of the seat that asks and nothing else. Knows workers and views; never
which seats they play.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from doublesix.protocol.frames import question as question_frame
from doublesix.protocol.hints import ActReason
from doublesix.rules.notation import plain_act
from doublesix.rules.seat import Seat
from doublesix.rules.shuffle import seat_seed
from doublesix.views import SeatView, view_of
from doublesix_server.measures import Measures
from doublesix_server.people import Peer
from doublesix_server.roster import Roster, Worker
from doublesix_server.staffing import Advised
from doublesix_server.table import Table

log = logging.getLogger(__name__)

MOST_ASKED = 3
"""How many workers may fail at one question before nobody can tell."""


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


class Questions:
    """The questions that have no answer yet; `dismiss` sends a worker away that failed at one."""

    def __init__(
        self,
        roster: Roster,
        *,
        clock: Callable[[], float],
        answer_seconds: float,
        dismiss: Callable[[Worker], None],
        measures: Measures,
    ) -> None:
        self._roster = roster
        self._clock = clock
        self._answer_seconds = answer_seconds
        self._dismiss = dismiss
        self._measures = measures
        self._open: dict[int, Question] = {}
        self._asked = 0

    def ask(self, table: Table, seat: Seat, then: Advised) -> None:
        """Ask a worker what it would do in this seat, seeing what the seat may know."""
        assert table.session is not None, table.code
        self._asked += 1
        seed, view = seat_seed(table.luck, seat), view_of(table.session, seat)
        question = self._open[self._asked] = Question(self._asked, table, seed, view, then)
        self._put(question)

    def advise(
        self, peer: Peer, number: int, act: list[str | int], reasons: Sequence[ActReason]
    ) -> None:
        """Take a worker's answer; one that names no legal act costs it its place."""
        question = self._open.get(number)
        if question is None or question.worker is None or question.worker.peer is not peer:
            return  # it comes too late
        if act not in [plain_act(legal) for legal in question.view.private.legal]:
            log.warning("a worker's hint is no legal act")
            self._dismiss(question.worker)
            return
        del self._open[number]
        question.told(question.level, act, reasons)

    def lost(self, worker: Worker) -> None:
        """Ask another what a worker was asked that is gone."""
        for question in list(self._open.values()):
            if question.worker is worker:
                question.failures += 1
                self._put(question)

    def watch(self) -> None:
        """Find questions that nobody answers; to be called every now and then."""
        now = self._clock()
        for number, question in list(self._open.items()):
            if number not in self._open or question.worker is None:
                continue  # told meanwhile that nobody can tell
            if now - question.since > self._answer_seconds:
                log.warning("a question has no answer")
                self._measures.overdue()
                self._dismiss(question.worker)

    def _put(self, question: Question) -> None:
        """Put a question to the worker with the best level, the one with fewest seats."""
        allowed = [one for one in self._roster.workers if one.may_play_at(question.table)]
        played = {level for worker in allowed for level in worker.levels}
        best = next((level for level in reversed(self._roster.levels) if level in played), "")
        able = [worker for worker in allowed if best in worker.levels]
        if not able or question.failures >= MOST_ASKED:
            del self._open[question.number]
            question.told(best, None, ())
            return
        worker = min(able, key=lambda one: len(one.places))
        question.worker, question.level, question.since = worker, best, self._clock()
        worker.peer.send(
            question_frame(
                number=question.number, level=best, seed=question.seed, view=question.view
            )
        )
