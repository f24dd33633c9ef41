"""Layout."""

from __future__ import annotations

import pytest

from doublesix.rules.layout import OCCURRENCES, End, Layout
from doublesix.rules.notation import parse_tile
from doublesix.rules.tile import SET, Tile
from tests.positions import layout_in


@pytest.mark.parametrize("tile", SET, ids=str)
def test_the_first_tile_opens_both_ends_its_higher_number_on_the_left(tile: Tile) -> None:
    """Rules 1.3."""
    layout = Layout.pose(tile)
    assert (layout.tiles, layout.left, layout.right) == ((tile,), tile.high, tile.low)
    assert (layout.end(End.LEFT), layout.end(End.RIGHT)) == (tile.high, tile.low)


@pytest.mark.parametrize(
    ("before", "name", "end", "after"),
    [
        ("6-4", "64", None, None),
        ("6-4", "65", "left", "5-6 6-4"),
        ("6-4", "66", "left", "6-6 6-4"),
        ("6-4", "41", "right", "6-4 4-1"),
        ("6-4", "44", "right", "6-4 4-4"),
        ("5-6 6-4", "54", "left", "4-5 5-6 6-4"),
        ("5-6 6-4", "54", "right", "5-6 6-4 4-5"),
        ("0-0", "30", "left", "3-0 0-0"),
        ("0-0", "30", "right", "0-0 0-3"),
    ],
)
def test_a_tile_is_turned_to_the_end_it_is_laid_at(
    before: str, name: str, end: str | None, after: str | None
) -> None:
    """Rules 1.3: a tile that fits both ends may go to either."""
    layout, tile = layout_in(before), parse_tile(name)
    assert layout.fits(tile)
    if end is not None and after is not None:
        assert layout.with_tile(tile, End(end)) == layout_in(after)
    assert str(layout) == before


@pytest.mark.parametrize("end", End)
def test_a_tile_that_does_not_fit_is_our_own_mistake(end: End) -> None:
    with pytest.raises(AssertionError):
        layout_in("6-6 6-1").with_tile(Tile(5, 2), end)


@pytest.mark.parametrize(
    ("layout", "fitting"),
    [
        ("6-4", "40 41 42 43 44 54 60 61 62 63 64 65 66"),
        ("5-6 6-5", "50 51 52 53 54 55 65"),
        ("0-0", "00 10 20 30 40 50 60"),
        ("1-2 2-3", "10 11 21 30 31 32 33 41 43 51 53 61 63"),
    ],
)
def test_a_tile_fits_when_one_of_its_numbers_equals_an_end_s(layout: str, fitting: str) -> None:
    """Rules 1.3."""
    fits = [tile.name for tile in SET if layout_in(layout).fits(tile)]
    assert fits == fitting.split()


@pytest.mark.parametrize(
    ("layout", "number", "count"),
    [
        ("6-6", 6, 2),
        ("6-6", 5, 0),
        ("5-6 6-6 6-4", 6, 4),
        ("5-6 6-6 6-4", 5, 1),
        ("6-1 1-2 2-6 6-6 6-3 3-4 4-6 6-5 5-0 0-6", 6, 8),
        ("1-2 2-6 6-6 6-3 3-4 4-6 6-5 5-0 0-6", 6, 7),
    ],
)
def test_occurrences_are_counted_a_double_twice(layout: str, number: int, count: int) -> None:
    """Rules 3.5."""
    assert layout_in(layout).occurrences(number) == count
    assert OCCURRENCES == 8


@pytest.mark.parametrize(
    ("layout", "left", "right"),
    [
        ("1-2 2-6 6-6 6-3 3-4 4-6 6-5 5-0 0-6", False, True),  # 1 and 6
        ("6-0 0-5 5-6 6-4 4-3 3-6 6-6 6-2 2-1", True, False),  # the same, turned
        ("6-1 1-2 2-6 6-6 6-3 3-4 4-6 6-5 5-0 0-6", False, False),  # all eight: closed
        ("6-2 2-3 3-6 6-0 0-4 4-6 6-5 5-1", False, False),  # 6-6 and 6-1 are out: five
        ("6-5", False, False),
    ],
)
def test_an_end_is_hard_when_seven_of_its_eight_are_laid(
    layout: str, left: bool, right: bool
) -> None:
    """Rules 3.5."""
    assert layout_in(layout).is_hard(End.LEFT) is left
    assert layout_in(layout).is_hard(End.RIGHT) is right
