"""Around: who sits where on the screen, and whom a view belongs to.

The viewer at the bottom, the next seat in turn to the right, the partner at the top (Rules 1.2).
"""

from __future__ import annotations

from typing import Literal

from doublesix.protocol.answers import SeatState, Side, Table
from doublesix_client.core.state import State

Place = Literal["bottom", "right", "top", "left"]
PLACES: tuple[Place, ...] = ("bottom", "right", "top", "left")
SIDES: tuple[Side, Side] = ("1/3", "2/4")


def seats_from(viewer: int | None) -> tuple[int, int, int, int]:
    """Return the seats in turn order from the viewer's own; a watcher sees seat 1 at the bottom."""
    first = viewer or 1
    one, two, three, four = ((first - 1 + step) % 4 + 1 for step in range(4))
    return one, two, three, four


def place_of(seat: int, viewer: int | None) -> Place:
    """Return where a seat stands on the screen."""
    return PLACES[seats_from(viewer).index(seat)]


def partner_of(seat: int) -> int:
    """Return the seat opposite."""
    return (seat + 1) % 4 + 1


def side_of(seat: int) -> Side:
    """Return the partnership of a seat."""
    return SIDES[(seat - 1) % 2]


def seats_of(side: Side) -> tuple[int, int]:
    """Return the two seats of a partnership, the lower number first."""
    return (1, 3) if side == "1/3" else (2, 4)


def others_of(side: Side) -> Side:
    """Return the other partnership."""
    return "2/4" if side == "1/3" else "1/3"


def seat_in(table: Table, seat: int) -> SeatState:
    """Return what a table says of a seat."""
    return table.seats[seat - 1]


def at_this_device(table: Table) -> bool:
    """Tell whether several people sit at this window."""
    return len(table.you.seats) > 1


def viewer_of(state: State) -> int | None:
    """Return whose eyes the table is seen with; None for a watcher.

    At a shared device it is the person whose hand is uncovered, else the first who sits there.
    """
    if state.view is not None and state.view.seat is not None:
        return state.view.seat
    if state.table is None or not state.table.you.seats:
        return None
    return state.table.you.seats[0]
