"""Cover: at a shared device, whose turn it is to take it before a hand is shown (Rules 4.5).

The server covers the hands; the window shows whom it waits for and asks to uncover one.
"""

from __future__ import annotations

from doublesix_client.core.around import at_this_device
from doublesix_client.core.state import State


def next_at_device(state: State) -> int | None:
    """Return the seat whose person takes the device now; None where no hand is to be uncovered."""
    view, table = state.view, state.table
    if view is None or table is None or not at_this_device(table):
        return None
    if view.seat is not None or view.turn is None:
        return None
    if view.turn not in table.you.seats or table.seats[view.turn - 1].stand_in is not None:
        return None
    return view.turn
