"""Points: whose side is told first, and at which score a deal began.

Knows seats by their numbers and partnerships by their names on the wire.
"""

from __future__ import annotations

from collections.abc import Sequence

from doublesix.protocol.answers import PointRow, Side
from doublesix_client.core.around import others_of, partner_of, seats_of, side_of


def sides_from(viewer: int | None) -> tuple[Side, Side]:
    """Return both partnerships, the viewer's own first.

    >>> sides_from(2), sides_from(None)
    (('2/4', '1/3'), ('1/3', '2/4'))
    """
    first = side_of(viewer or 1)
    return first, others_of(first)


def partners_from(viewer: int | None, side: Side) -> tuple[int, int]:
    """Return a partnership's seats, the viewer's own first.

    >>> partners_from(3, "1/3"), partners_from(3, "2/4")
    ((3, 1), (2, 4))
    """
    seats = seats_of(side)
    if viewer in seats:
        return viewer, partner_of(viewer)
    return seats


def score_before(record: Sequence[PointRow]) -> tuple[int, int]:
    """Return the score at which the last deal of a record of points began."""
    if len(record) < 2 or record[-2][1] != record[-1][1]:
        return 0, 0
    one_three, two_four = record[-2][4]
    return one_three, two_four
