"""Places: who sits where before the start, and which seats computer players have.

Knows people, seats and the staff; never tiles.
"""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

from doublesix.protocol import manners as ask
from doublesix.protocol.errors import Refusal
from doublesix.rules.seat import Seat
from doublesix_server.people import Bot, Person, clean_name
from doublesix_server.refusal import Refused

if TYPE_CHECKING:
    from doublesix_server.table import Table


class Places:
    """The seats of one table."""

    def __init__(self, table: Table) -> None:
        self._table = table

    def sit(self, person: Person, request: ask.Sit) -> None:
        """Give a person a seat, their only one."""
        self._table.check_not_started()
        seating = self._table.seating
        if person.is_shared:
            raise Refused(Refusal.ALREADY_SEATED)  # it would take the others' seats
        if request.seat is not None:
            seat = Seat(request.seat)
        elif person.seats:
            seat = next(iter(person.seats))
        else:
            seat = seating.default_seat()
        self._sit(person, seat)

    def share(self, person: Person, request: ask.Share) -> None:
        """Give a person's device another seat."""
        self._table.check_not_started()
        self._table.check_allowed("shared_devices")
        if not person.seats:
            raise Refused(Refusal.NOT_SEATED)  # the device's own person sits down first
        seating = self._table.seating
        seat = seating.default_seat() if request.seat is None else Seat(request.seat)
        seating.check_free(seat)
        self.free(seat)
        seating.share(person, seat, clean_name(request.name, self._table.most_name))

    def seat(self, host: Person, request: ask.SeatPerson) -> None:
        """Give somebody a seat, as the host."""
        self._table.check_not_started()
        seating = self._table.seating
        seating.check_host(host)
        guest = seating.numbered(request.person)
        if guest.is_shared:
            raise Refused(Refusal.ALREADY_SEATED)
        self._sit(guest, Seat(request.seat))

    def vacate(self, person: Person, request: ask.Vacate) -> None:
        """Open a seat: one's own, or any as the host."""
        self._table.check_not_started()
        seating, seat = self._table.seating, Seat(request.seat)
        if seat not in person.seats:
            seating.check_host(person)
        if seating.sitter(seat) is None:
            raise Refused(Refusal.SEAT_OPEN, seats=[int(seat)])
        self.free(seat)
        seating.vacate(seat)

    def mix(self, host: Person, _: ask.MixSeats) -> None:
        """Have chance decide who sits where."""
        table = self._table
        table.check_not_started()
        table.seating.check_host(host)
        for seat in table.seating.bots:
            table.staff.release(table, seat)
        table.seating.mix(random.Random(table.random_bytes(32)).shuffle)
        for bot in table.seating.bots.values():
            table.staff.want(table, bot.seat, bot.level)

    def fill(self, host: Person, request: ask.Fill) -> None:
        """Give a seat to a computer player."""
        table, seat = self._table, Seat(request.seat)
        table.seating.check_host(host)
        self.check_level(request.level)
        if table.seating.person_in(seat) is not None:
            raise Refused(Refusal.SEAT_TAKEN, seat=int(seat))
        self.employ(seat, request.level)

    def check_level(self, level: str) -> None:
        """Refuse a level that no worker plays."""
        levels = self._table.staff.levels
        if level not in levels:
            raise Refused(Refusal.NO_SUCH_LEVEL, levels=levels)

    def employ(self, seat: Seat, level: str) -> None:
        """Have a computer player of a level play a seat."""
        table = self._table
        self.free(seat)
        table.seating.bots[seat] = Bot(seat, level)
        table.staff.want(table, seat, level)

    def free(self, seat: Seat) -> None:
        """Have no computer player play a seat any more."""
        table = self._table
        if seat in table.seating.bots:
            table.staff.release(table, seat)
            del table.seating.bots[seat]

    def _sit(self, person: Person, seat: Seat) -> None:
        seating = self._table.seating
        seating.check_free(seat, person)
        self.free(seat)
        seating.sit(person, seat)
