from __future__ import annotations

import pytest

from doublesix_client.core.layout import Box, arrange
from doublesix_client.core.sight import Sight, fit, largest_in, panned, zoomed

LARGEST = 52.0


def test_few_stones_are_drawn_no_larger_than_the_largest() -> None:
    room = arrange(["64"], 0, 9).room
    assert fit(room, 2000, 1500, LARGEST) == Sight(LARGEST, 1000, 750)


def test_what_fits_stays_where_it_was_shown() -> None:
    shown = fit(Box(-3, -1, 3, 1), 400, 300, 30)
    assert fit(Box(-3, -1, 5, 3), 400, 300, 30, shown) == shown


def test_what_reaches_out_shifts_the_view_no_further_than_needed() -> None:
    shown = fit(Box(-3, -1, 3, 1), 400, 300, 30)
    now = fit(Box(-3, -1, 8, 1), 400, 300, 30, shown)
    assert (now.unit, now.y) == (shown.unit, shown.y)
    assert now.x == pytest.approx(400 - 30 * 8.2)


def test_the_unit_grows_again_only_when_there_is_plenty_of_room() -> None:
    shown = fit(Box(-10, -4, 10, 4), 400, 300, 52)
    assert fit(Box(-9, -3, 9, 3), 400, 300, 52, shown).unit == shown.unit
    assert fit(Box(-3, -1, 3, 1), 400, 300, 52, shown).unit == 52


@pytest.mark.parametrize(
    ("width", "height", "least", "largest"),
    [(366, 330, 32, 32), (900, 400, 52, 52), (2080, 980, 52, 71), (740, 620, 32, 37)],
)
def test_stones_are_larger_on_a_vast_table(
    width: float, height: float, least: float, largest: int
) -> None:
    assert round(largest_in(width, height, least)) == largest


def test_zooming_keeps_the_place_under_the_pointer() -> None:
    sight = Sight(20, 200, 100)
    assert zoomed(sight, 40, 200, 100) == Sight(40, 200, 100)
    assert zoomed(sight, 40, 260, 120) == Sight(40, 140, 80)
    assert zoomed(zoomed(sight, 40, 31, 17), 20, 31, 17) == sight


def test_panning_never_loses_the_stones() -> None:
    room, sight = Box(-3, -1, 5, 2), Sight(20, 200, 150)
    assert panned(sight, 15, -10, room, 400, 300) == Sight(20, 215, 140)
    assert panned(sight, 9999, 9999, room, 400, 300) == Sight(20, 260, 170)
    assert panned(sight, -9999, -9999, room, 400, 300) == Sight(20, 100, 110)
