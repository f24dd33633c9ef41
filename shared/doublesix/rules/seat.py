"""Seat and partnership: who sits where, who follows whom.

Knows the order of turns; never tiles, people or sockets.
"""

from __future__ import annotations

from enum import Enum, IntEnum
from typing import Final


class Partnership(Enum):
    """Two opposite seats (Rules 1.2)."""

    ONE_THREE = "1/3"
    TWO_FOUR = "2/4"

    @property
    def seats(self) -> tuple[Seat, Seat]:
        """Its two seats, the lower number first."""
        return _SEATS_OF[self is Partnership.TWO_FOUR]

    @property
    def others(self) -> Partnership:
        """The other partnership."""
        return _PARTNERSHIP_OF[1 if self is Partnership.TWO_FOUR else 2]


class Seat(IntEnum):
    """One of the four seats; turns go anticlockwise, 1 2 3 4 1 (Rules 1.2).

    >>> Seat.FOUR.next, Seat.ONE.partner, Seat.TWO.partnership.value
    (<Seat.ONE: 1>, <Seat.THREE: 3>, '2/4')
    """

    ONE = 1
    TWO = 2
    THREE = 3
    FOUR = 4

    @property
    def next(self) -> Seat:
        """The seat whose turn follows."""
        return _NEXT[self]

    @property
    def partner(self) -> Seat:
        """The opposite seat."""
        return _NEXT[_NEXT[self]]

    @property
    def partnership(self) -> Partnership:
        """The partnership it belongs to."""
        return _PARTNERSHIP_OF[self]


SEATS: Final[tuple[Seat, Seat, Seat, Seat]] = (Seat.ONE, Seat.TWO, Seat.THREE, Seat.FOUR)

# Indexed by the seat itself: a tuple takes an IntEnum as an index without a call of its hash.
_NEXT: Final = (Seat.FOUR, Seat.TWO, Seat.THREE, Seat.FOUR, Seat.ONE)
_PARTNERSHIP_OF: Final = (
    Partnership.TWO_FOUR,
    Partnership.ONE_THREE,
    Partnership.TWO_FOUR,
    Partnership.ONE_THREE,
    Partnership.TWO_FOUR,
)
_SEATS_OF: Final = ((Seat.ONE, Seat.THREE), (Seat.TWO, Seat.FOUR))
