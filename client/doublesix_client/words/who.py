"""Who: what the people and computer players at a table are called.

Computer players have names of the table's own making, the same in every window, so that a
sentence reads alike for all four seats; that they are computer players is said elsewhere.
"""

from __future__ import annotations

from PySide6.QtCore import QObject

from doublesix.protocol.answers import SeatState, Table
from doublesix_client.words.filling import filled
from doublesix_client.words.people import People

COMPUTER_NAMES = ("Carmen", "Nelson", "Tito", "Marisol", "Delroy", "Winsome", "Junior", "Ivy")
"""Two for each seat, the second where a person at the table has the first."""


class WhoWords(QObject):
    """Names the four seats and everybody at the table."""

    def people(self, table: Table, viewer: int | None) -> People:
        """Name the four seats; `viewer` is the seat of the view that is shown."""
        one, two, three, four = (self.seat(table, seat) for seat in table.seats)
        return People((one, two, three, four), viewer)

    def seat(self, table: Table, seat: SeatState) -> str:
        """Name whoever has a seat."""
        if seat.kind == "bot":
            return self.computer(table, seat.seat)
        if seat.kind == "person" and seat.name:
            alike = [other.seat for other in table.seats if _same(other.name, seat.name)]
            if len(alike) == 1:
                return seat.name
            #: A person (1) where another has the same name: the seat's number (2) tells them apart.
            return filled(self.tr("%1 (seat %2)"), seat.name, seat.seat)
        #: What stands for a name where a seat (1 to 4) has none.
        return filled(self.tr("Seat %1"), seat.seat)

    def computer(self, table: Table, seat: int) -> str:
        """Name the computer player of a seat, by no name that a person here has."""
        taken = [other.name for other in table.seats] + [one.name for one in table.unseated]
        first, second = COMPUTER_NAMES[seat - 1], COMPUTER_NAMES[seat + 3]
        return second if any(_same(first, name) for name in taken) else first

    def persons(self, table: Table) -> dict[int, str]:
        """Name everybody at the table by their number; several at one device by the first."""
        named = {one.person: one.name or self.somebody() for one in table.unseated}
        for seat in reversed(table.seats):
            if seat.person is not None:
                named[seat.person] = self.seat(table, seat)
        return named

    def person(self, table: Table, number: int | None) -> str:
        """Name one person at the table, or say that it is somebody."""
        return self.persons(table).get(number or 0) or self.somebody()

    def somebody(self) -> str:
        """Say who it is when nobody knows the name."""
        #: Stands for the name of a person who gave none.
        return self.tr("Somebody")


def _same(one: str | None, other: str | None) -> bool:
    return bool(one and other) and str(one).casefold() == str(other).casefold()
