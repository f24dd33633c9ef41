"""Ledger: notes what a table's sessions come to, for the list of sessions.

Knows names, scores and numbers of deals; never hands or plays.
"""

from __future__ import annotations

from collections.abc import Callable

from doublesix.rules.seat import SEATS, Partnership, Seat
from doublesix.rules.session import Session
from doublesix_server.log import Identity, Log, Summarised, Summary
from doublesix_server.seating import Seating


class Ledger:
    """What the list of sessions says of the present session of a table; `wall` is the time."""

    __slots__ = ("_code", "_log", "_noted", "_sat", "_session", "_wall")

    def __init__(self, code: str, log: Log, wall: Callable[[], float]) -> None:
        self._code = code
        self._log = log
        self._wall = wall
        self._session = 0
        self._noted: Summary | None = None
        self._sat: set[Identity] = set()

    @property
    def number(self) -> int:
        """The number of the table's present session, 0 before the first."""
        return self._session

    def begin(self) -> None:
        """Turn to the table's next session."""
        self._session += 1
        self._sat.clear()

    def note(self, session: Session, seating: Seating, *, is_open: bool = True) -> None:
        """Have the log know how the session stands, if that is not what it knows."""
        summary = Summary(
            self._code,
            self._session,
            session.profile.name,
            tuple(_name(seating, seat) for seat in SEATS),
            sum(1 for _ in session.finished()),
            (session.score.of(Partnership.ONE_THREE), session.score.of(Partnership.TWO_FOUR)),
            is_open,
        )
        seated = [one.identity for one in seating.persons.values() if one.seats]
        newcomers = tuple(one for one in seated if one not in self._sat)
        if summary != self._noted or newcomers:
            self._noted = summary
            self._sat.update(newcomers)
            self._log.note(Summarised(summary, newcomers, int(self._wall())))


def _name(seating: Seating, seat: Seat) -> str | None:
    """Return whose seat it is, whoever stands in; a computer player's is its level."""
    person, bot = seating.person_in(seat), seating.bots.get(seat)
    if person is not None:
        return person.seats[seat]
    return None if bot is None else bot.level
