"""Values."""

from __future__ import annotations

from dataclasses import replace

import pytest

from doublesix.rules.seat import Seat
from doublesix.rules.value import value


@value
class Knock:
    """A knock on the table."""

    seat: Seat
    times: int = 1


def test_values_of_equal_fields_are_equal() -> None:
    assert Knock(Seat.TWO) == Knock(Seat.TWO, 1)
    assert Knock(Seat.TWO) != Knock(Seat.TWO, 2)
    assert len({Knock(Seat.TWO), Knock(Seat.TWO), Knock(Seat.THREE)}) == 2


def test_a_value_has_its_fields_and_no_others() -> None:
    knock = Knock(Seat.TWO)
    with pytest.raises(AttributeError):
        knock.louder = True  # type: ignore[attr-defined]
    assert not hasattr(knock, "__dict__")


def test_a_value_is_changed_by_making_another() -> None:
    knock = Knock(Seat.TWO)
    assert replace(knock, times=3) == Knock(Seat.TWO, 3)
    assert knock == Knock(Seat.TWO, 1)


def test_a_value_is_taken_apart_in_the_order_of_its_fields() -> None:
    match Knock(Seat.TWO, 2):
        case Knock(seat, times):
            assert (seat, times) == (Seat.TWO, 2)
