"""Company: who at a table may ask for what, so that no button stands there in vain.

The server has the last word: what is refused after all is told.
"""

from __future__ import annotations

from doublesix.protocol.answers import SeatState, Table
from doublesix_client.core.state import State


def decides(table: Table) -> bool:
    """Tell whether the reader has a say: a seat in which nobody stands in."""
    return any(table.seats[seat - 1].stand_in is None for seat in table.you.seats)


def people_playing(table: Table) -> set[int]:
    """Return the numbers of those who are asked for agreement: linked, not stood in for."""
    return {
        seat.person
        for seat in table.seats
        if seat.person is not None and seat.state == "here" and seat.stand_in is None
    }


def is_alone(table: Table) -> bool:
    """Tell whether nobody but the reader would be asked."""
    return people_playing(table) <= {table.you.person or 0}


def is_between_deals(state: State) -> bool:
    """Tell whether no deal is being played."""
    return state.view is None or state.view.turn is None


def is_free(seat: SeatState) -> bool:
    """Tell whether a seat can be given to somebody who has none."""
    return seat.kind == "bot" or seat.state in ("lost", "left")


def is_waited_for(seat: SeatState, state: State) -> bool:
    """Tell whether a person keeps the table waiting: away, in turn, or not ready to go on."""
    if seat.kind != "person" or seat.stand_in is not None or state.view is None:
        return False
    if seat.state in ("lost", "left") or state.view.turn == seat.seat:
        return True
    return state.view.phase == "over" and not seat.ready
