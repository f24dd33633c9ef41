"""People: who sits in the four seats, as sentences name them, and whose eyes read.

Knows names and partners; never a tile.
"""

from __future__ import annotations

from dataclasses import dataclass

from doublesix.protocol.answers import Side
from doublesix_client.core.around import partner_of, seats_of, side_of


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
