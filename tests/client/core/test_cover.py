"""At a shared device the window knows who takes it next, and no hand before that."""

from __future__ import annotations

from dataclasses import replace

from doublesix_client.core.cover import next_at_device
from doublesix_client.core.state import State, arrived
from tests.client.said import Told, seat_row, table


def shared(told: Told, seats: list[int]) -> State:
    """Return the state of a window at which several seats sit."""
    rows = [seat_row(seat, "person" if seat in seats else "bot") for seat in range(1, 5)]
    you = {"person": 1, "seat": None, "seats": seats, "lent": [], "host": True}
    state = arrived(State(), table(seats=rows, you=you))
    return arrived(state, told.update())


def test_whoever_is_to_act_at_this_device_takes_it() -> None:
    told = Told(seat=None)
    told.until(3)
    assert next_at_device(shared(told, [1, 3])) == 3


def test_nobody_takes_it_while_others_are_to_act() -> None:
    told = Told(seat=None)
    told.until(2)
    assert next_at_device(shared(told, [1, 3])) is None


def test_nobody_takes_it_while_a_hand_is_uncovered_or_all_are_shown() -> None:
    told = Told(seat=3)
    told.until(3)
    assert next_at_device(shared(told, [1, 3])) is None
    told = Told(seat=None)
    told.to_the_end()
    assert next_at_device(shared(told, [1, 2, 3, 4])) is None


def test_a_window_with_one_seat_has_no_cover() -> None:
    told = Told(seat=None)
    told.until(3)
    state = shared(told, [3])
    assert next_at_device(state) is None
    assert next_at_device(replace(state, table=None)) is None
