from __future__ import annotations

import pytest

from doublesix.protocol.answers import PointRow
from doublesix.rules.seat import SEATS, Seat
from doublesix_client.core.around import seats_of
from doublesix_client.core.points import (
    partners_from,
    score_before,
    sides_from,
)


@pytest.mark.parametrize("seat", SEATS)
def test_one_s_own_side_and_seat_come_first(seat: Seat) -> None:
    own, other = sides_from(int(seat))
    assert seat in seats_of(own)
    assert seat not in seats_of(other)
    assert partners_from(int(seat), own)[0] == seat
    assert set(partners_from(int(seat), own)) == set(seats_of(own))
    assert partners_from(int(seat), other) == seats_of(other)


FIRST: PointRow = (1, 1, "1/3", 1, [1, 0])
SECOND: PointRow = (2, 1, "1/3", 1, [2, 0])
NEXT_MATCH: PointRow = (3, 2, "2/4", 1, [0, 1])


@pytest.mark.parametrize(
    ("record", "score"),
    [([], (0, 0)), ([FIRST], (0, 0)), ([FIRST, SECOND], (1, 0)), ([SECOND, NEXT_MATCH], (0, 0))],
)
def test_a_deal_begins_at_the_score_that_the_one_before_left(
    record: list[PointRow], score: tuple[int, int]
) -> None:
    assert score_before(record) == score
