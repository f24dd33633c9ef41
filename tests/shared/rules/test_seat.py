"""Seat and partnership."""

from __future__ import annotations

import pickle

import pytest

from doublesix.rules.seat import SEATS, Partnership, Seat


@pytest.mark.parametrize(
    ("seat", "follows", "partner", "side"),
    [(1, 2, 3, "1/3"), (2, 3, 4, "2/4"), (3, 4, 1, "1/3"), (4, 1, 2, "2/4")],
)
def test_who_follows_whom_and_who_sits_opposite(
    seat: int, follows: int, partner: int, side: str
) -> None:
    """Rules 1.2."""
    assert Seat(seat).next is Seat(follows)
    assert Seat(seat).partner is Seat(partner)
    assert Seat(seat).partnership is Partnership(side)


@pytest.mark.parametrize(
    ("side", "seats", "others"), [("1/3", (1, 3), "2/4"), ("2/4", (2, 4), "1/3")]
)
def test_a_partnership_is_two_opposite_seats(
    side: str, seats: tuple[int, int], others: str
) -> None:
    """Rules 1.2."""
    assert Partnership(side).seats == seats
    assert all(type(seat) is Seat for seat in Partnership(side).seats)
    assert Partnership(side).others is Partnership(others)


def test_there_are_four_seats_and_one_object_for_each() -> None:
    assert SEATS == tuple(Seat) == (1, 2, 3, 4)
    assert [pickle.loads(pickle.dumps(seat)) is seat for seat in SEATS] == [True] * 4
