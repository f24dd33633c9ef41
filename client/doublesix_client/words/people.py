"""People: who sits in the four seats, as sentences name them, and whose eyes read.

Knows names and partners; never a tile.
"""

from __future__ import annotations

from dataclasses import dataclass

from doublesix.protocol.answers import Side

SIDES: tuple[Side, Side] = ("1/3", "2/4")


def side_of(seat: int) -> Side:
    """Return the partnership of a seat."""
    return SIDES[(seat - 1) % 2]


def seats_of(side: Side) -> tuple[int, int]:
    """Return the two seats of a partnership, the lower number first."""
    return (1, 3) if side == "1/3" else (2, 4)


def others_of(side: Side) -> Side:
    """Return the other partnership."""
    return "2/4" if side == "1/3" else "1/3"


def partner_of(seat: int) -> int:
    """Return the opposite seat."""
    return (seat + 1) % 4 + 1


@dataclass(frozen=True, slots=True)
class People:
    """The names of seats 1 to 4, and the seat that reads: None for a watcher."""

    names: tuple[str, str, str, str]
    viewer: int | None = None

    def name(self, seat: int) -> str:
        """Return the name of whoever has a seat."""
        return self.names[seat - 1]

    def is_viewer(self, seat: int | None) -> bool:
        """Tell whether a seat is the reader's own."""
        return seat is not None and seat == self.viewer

    @property
    def side(self) -> Side | None:
        """The reader's partnership; None for a watcher."""
        return None if self.viewer is None else side_of(self.viewer)

    def partner(self, seat: int) -> str:
        """Return the name of a seat's partner."""
        return self.name(partner_of(seat))

    def pair(self, side: Side) -> tuple[str, str]:
        """Return the two names of a partnership."""
        one, two = seats_of(side)
        return self.name(one), self.name(two)
