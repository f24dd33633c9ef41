"""Dealing: what is done at a table at once, or as soon as the deal is drawn that it needs.

Begins sessions, and carries out what is asked for from the table. Knows people and what they
want; never a tile.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from doublesix.fair.draw import Drawn
from doublesix.protocol import manners
from doublesix.protocol import requests as ask
from doublesix.protocol.errors import Refusal
from doublesix.protocol.frames import refused
from doublesix.rules.seat import SEATS, Seat
from doublesix_server.asked import act_of
from doublesix_server.people import Person
from doublesix_server.refusal import Refused
from doublesix_server.telling import Asked

if TYPE_CHECKING:
    from doublesix_server.table import Table

_OF_THE_TABLE = "-"
"""The id of what nobody asked for."""


class Dealing:
    """What one table begins and goes on with."""

    def __init__(self, table: Table) -> None:
        self._table = table

    def start(self, host: Person, request: manners.Start) -> None:
        """Begin the session; Refused while a seat is open."""
        self._table.seating.check_host(host)
        self._table.check_not_started()
        self._check_seats()
        self._draw(request, partial(self._begin, host, request), host, request)

    def _check_seats(self) -> None:
        empty = [int(seat) for seat in SEATS if self._table.seating.sitter(seat) is None]
        if empty:
            raise Refused(Refusal.SEAT_OPEN, seats=empty)

    def _begin(self, host: Person, request: manners.Start, drawn: Drawn | None) -> None:
        try:
            self._check_seats()  # somebody may have left while the deal was drawn
        except Refused as refusal:
            self._table.tell(host, refused(request.id, refusal.reason, refusal.values))
            return
        self._table.course.begin(host, request, drawn)
        self._table.tell_table()

    def _draw(
        self,
        request: ask.Act | manners.Start,
        then: Callable[[Drawn | None], None],
        asker: Person | None,
        asked: Asked | None,
    ) -> None:
        """Do something at once, or when the deal is drawn that it needs."""
        deal = self._table.course.deal_to_draw(request)
        if deal is None:
            then(None)
        else:
            self._table.drawing.begin(*deal, then, asker, asked)

    def apply(
        self, person: Person, request: ask.Act, *, asker: Person | None, asked: Asked | None
    ) -> None:
        """Carry out what somebody asked for from the table; `asker` gets the answer to `asked`."""
        self._draw(request, partial(self._apply, person, request, asker, asked), asker, asked)

    def _apply(
        self,
        person: Person,
        request: ask.Act,
        asker: Person | None,
        asked: Asked | None,
        drawn: Drawn | None,
    ) -> None:
        course = self._table.course
        if isinstance(request, ask.NewSession):
            course.begin(asker, asked, drawn)
        else:
            course.act_from_table(person, act_of(request), asker, asked, drawn)
        # After going back no pass is forced: what was taken back would be done again at once.
        if not isinstance(request, ask.Undo | ask.Redo | ask.Restart):
            course.make_forced_passes()

    def go_on(self, person: Person) -> None:
        """Go on to the next deal: all who are here are ready."""
        if not self._table.drawing.is_on:
            request = ask.GoOn(id=_OF_THE_TABLE, version=self._table.version)
            self.apply(person, request, asker=None, asked=None)

    def act_for(self, seat: Seat) -> None:
        """Make the first legal act for a computer player that must act and cannot."""
        table = self._table
        if table.drawing.is_on:
            return
        table.course.act_for(table.seating.bots[seat])
        table.course.make_forced_passes()
