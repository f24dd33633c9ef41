from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace

import pytest

from doublesix.rules.deal import Deal, Phase
from doublesix.rules.events import Played
from doublesix.rules.layout import End as RulesEnd
from doublesix.rules.profiles import PROFILES
from doublesix_client.core.layout import (
    SHORTEST,
    Box,
    Stone,
    arrange,
    half_row_for,
    next_stone,
)
from doublesix_client.core.sight import Sight, fit
from tests.walks import PLAIN, Walk

AREAS = [
    (366, 330),  # a window of 390x844
    (366, 220),  # and with large text
    (366, 480),
    (720, 620),  # 768x1024
    (760, 330),  # 1024x600
    (900, 400),  # 1366x768
    (1500, 700),  # 1920x1080
    (2100, 1000),  # 2560x1440
]
LARGEST = 52.0
NEAR = 1e-9
GAP = 0.5 - NEAR
"""How far stones that are no neighbours lie apart."""


@dataclass(frozen=True, slots=True)
class Laid:
    """How a layout grew: its tiles after each play, left to right, and which of them was posed."""

    tiles: tuple[str, ...]
    posed: int
    left: int
    right: int


def growth(deal: Deal) -> Iterator[Laid]:
    """Tell how the layout of a deal grew, by the plays alone."""
    tiles: tuple[str, ...] = ()
    posed = left = right = 0
    for play in deal.plays:
        if not isinstance(play, Played):
            continue
        tile = play.tile
        if play.end is None:
            tiles, left, right = (tile.name,), tile.high, tile.low
        elif play.end is RulesEnd.LEFT:
            tiles, posed, left = (tile.name, *tiles), posed + 1, tile.other(left)
        else:
            tiles, right = (*tiles, tile.name), tile.other(right)
        yield Laid(tiles, posed, left, right)


def deals(count: int, seed: str) -> Iterator[Deal]:
    """Play deals of both profiles at random."""
    rng = random.Random(seed)
    walks = [Walk(profile, seed, rng, PLAIN) for profile in PROFILES.values()]
    for number in range(count):
        walk = walks[number % len(walks)]
        walk.go(1)
        while walk.session.deal.phase is not Phase.OVER:
            walk.go(1)
        yield walk.session.deal


def overlap(one: Box, two: Box) -> tuple[float, float]:
    """Return how far two boxes reach into each other, across and down; below 0: how far apart."""
    return (
        min(one.right, two.right) - max(one.left, two.left),
        min(one.bottom, two.bottom) - max(one.top, two.top),
    )


def middle(box: Box) -> tuple[float, float]:
    return (box.left + box.right) / 2, (box.top + box.bottom) / 2


def snapped(length: float) -> float:
    return round(length, 6)


def half(stone: Stone, which: int) -> Box:
    """Return where the first or the second number of a stone stands; of a double: anywhere."""
    box = stone.box
    if stone.is_double:
        return box
    is_first = (which == 0) == (stone.turned in {0, 90})
    if stone.is_vertical:
        top = box.top if is_first else box.top + 1
        return Box(box.left, top, box.right, top + 1)
    left = box.left if is_first else box.left + 1
    return Box(left, box.top, left + 1, box.bottom)


def joint_faults(one: Stone, two: Stone) -> list[str]:
    """Return what is wrong where a stone joins the next."""
    found = []
    if one.numbers[1] != two.numbers[0]:
        found.append(f"{one} and {two} show two numbers")
    here, there = half(one, 1), half(two, 0)
    if sorted(map(snapped, overlap(here, there))) != [0, 1]:
        found.append(f"{one} and {two} do not touch along one unit")
    if 0 not in (snapped(middle(here)[axis] - middle(there)[axis]) for axis in (0, 1)):
        found.append(f"{one} and {two} do not lie in line")
    return found


def faults(stones: tuple[Stone, ...], posed: int) -> list[str]:
    """Return what is wrong with stones from the left end to the right."""
    found = []
    for at, stone in enumerate(stones):
        inner = stones[at - 1 if at > posed else at + 1] if at != posed else None
        if stone.is_double and inner and stone.is_vertical == inner.is_vertical:
            found.append(f"{stone} does not lie crosswise to {inner}")
        if at:
            found += joint_faults(stones[at - 1], stone)
        for other in stones[: max(0, at - 1)]:
            if min(overlap(stone.box, other.box)) > -GAP:
                found.append(f"{stone} comes near to {other}")
    return found


def holds(room: Box, stone: Stone) -> bool:
    box = stone.box
    return (
        room.left <= box.left + NEAR
        and room.top <= box.top + NEAR
        and room.right >= box.right - NEAR
        and room.bottom >= box.bottom - NEAR
    )


def check_growth(deal: Deal, width: float, height: float) -> None:
    """Lay a deal play by play in one area and look at every position (W2)."""
    half_row = half_row_for(width, height)
    shown: Sight | None = None
    lying: dict[str, Stone] = {}
    laid = Laid((), 0, 0, 0)
    for laid in growth(deal):
        now = arrange(laid.tiles, laid.posed, half_row)
        assert [stone.tile for stone in now.stones] == list(laid.tiles)
        assert (now.stones[0].numbers[0], now.stones[-1].numbers[1]) == (laid.left, laid.right)
        by_tile = {stone.tile: stone for stone in now.stones}
        assert {tile: by_tile[tile] for tile in lying} == lying, "a stone was shifted"
        assert all(holds(now.room, stone) for stone in now.stones)
        shown = fit(now.room, width, height, LARGEST, shown)
        assert is_inside(now.room, shown, width, height)
        lying = by_tile
    assert faults(tuple(lying[tile] for tile in laid.tiles), laid.posed) == []


def is_inside(room: Box, shown: Sight, width: float, height: float) -> bool:
    left, top = shown.x + shown.unit * room.left, shown.y + shown.unit * room.top
    right, bottom = shown.x + shown.unit * room.right, shown.y + shown.unit * room.bottom
    return min(left, top, width - right, height - bottom) >= -NEAR


@pytest.mark.parametrize(("width", "height"), AREAS)
def test_stones_of_real_deals_never_overlap_and_stay_inside(width: float, height: float) -> None:
    for deal in deals(40, "stones"):
        check_growth(deal, width, height)


@pytest.mark.slow
@pytest.mark.parametrize(("width", "height"), AREAS)
def test_stones_of_thousands_of_deals_never_overlap(width: float, height: float) -> None:
    for deal in deals(1000, f"thousands {width} {height}"):
        check_growth(deal, width, height)


_ROW = "00 10 61 66 65 55 50 40 42 22 62 63 33 32 21 11 51 53 31 41 44 54 52 20 30 43 64 60"
WHOLE_SET = _ROW.split()
"""All 28 tiles in one row."""


@pytest.mark.parametrize(("width", "height"), AREAS)
@pytest.mark.parametrize("posed", range(28))
def test_all_28_tiles_fit_whichever_was_posed(width: float, height: float, posed: int) -> None:
    now = arrange(WHOLE_SET, posed, half_row_for(width, height))
    assert faults(now.stones, posed) == []
    assert is_inside(now.room, fit(now.room, width, height, LARGEST), width, height)


def test_rows_lie_three_units_apart() -> None:
    for half_row in (SHORTEST, 6.5, 9):
        stones = arrange(WHOLE_SET, 14, half_row).stones
        flat = {stone.y for stone in stones if not stone.is_vertical}
        assert flat == {3.0 * row for row in range(int(min(flat) / 3), int(max(flat) / 3) + 1)}


def test_a_lone_tile_shows_its_higher_number_on_the_left() -> None:
    [stone] = arrange(["64"], 0, 9).stones
    assert (stone.numbers, stone.turned, stone.x, stone.y) == ((6, 4), 0, 0, 0)


def test_a_double_is_posed_upright() -> None:
    [stone] = arrange(["66"], 0, 9).stones
    assert (stone.is_double, stone.is_vertical) == (True, True)


def test_the_right_arm_turns_down_and_the_left_arm_up() -> None:
    stones = arrange(WHOLE_SET, 14, 9).stones
    assert all(stone.y >= 0 for stone in stones[14:])
    assert all(stone.y <= 0 for stone in stones[:14])
    assert stones[-1].y > 0 > stones[0].y


def test_a_row_that_goes_back_is_read_from_left_to_right() -> None:
    stones = arrange(["66", "64", "43", "32", "21", "10", "50"], 0, SHORTEST).stones
    last = stones[-1]
    assert (last.y, last.turned, last.numbers, last.reading) == (3.0, 180, (0, 5), (5, 0))


def test_a_corner_is_read_downwards() -> None:
    stones = arrange(["66", "64", "43", "32"], 0, SHORTEST).stones
    corner = stones[-1]
    assert (corner.turned, corner.reading) == (90, (3, 2))
    up = arrange(["32", "43", "64", "66"], 3, SHORTEST).stones[0]
    assert (up.turned, up.reading) == (90, (2, 3))


def test_a_double_that_would_end_a_row_stands_in_the_corner() -> None:
    stones = arrange(["64", "43", "33", "32"], 0, SHORTEST).stones
    assert [(stone.y, stone.is_vertical) for stone in stones[1:]] == [
        (0.0, False),
        (1.5, True),
        (3.0, False),
    ]


def test_a_double_after_a_corner_lies_crosswise_to_it() -> None:
    stones = arrange(["66", "64", "43", "32", "22", "21"], 0, SHORTEST).stones
    assert [stone.is_vertical for stone in stones[3:]] == [True, False, False]
    assert faults(stones, 0) == []


def test_tiles_that_do_not_join_are_refused() -> None:
    with pytest.raises(AssertionError, match="32 does not join 4 in 64 32"):
        arrange(["64", "32"], 0, 9)


@pytest.mark.parametrize("end", ["left", "right"])
def test_the_ghost_lies_where_the_tile_will_lie(end: str) -> None:
    tiles, ghost = ["64", "43"], "63"
    if end == "left":
        stone = next_stone(tiles, 1, 9, ghost, "left")
        assert stone == arrange(["63", "64", "43"], 2, 9).stones[0]
        assert stone.reading == (3, 6)
    else:
        stone = next_stone(tiles, 1, 9, ghost, "right")
        assert stone == arrange(["64", "43", "63"], 1, 9).stones[-1]
        assert stone.reading == (3, 6)


def test_the_pose_lies_in_the_middle() -> None:
    stone = next_stone([], 0, 9, "42", None)
    assert (stone.x, stone.y, stone.reading) == (0, 0, (4, 2))


def test_whatever_comes_next_has_room_already() -> None:
    for deal in deals(30, "next"):
        for laid in growth(deal):
            now = arrange(laid.tiles, laid.posed, 7)
            for tile in ("66", *(f"{high}0" for high in range(7))):
                if tile in laid.tiles:
                    continue
                for end, number in (("left", laid.left), ("right", laid.right)):
                    if str(number) in tile:
                        stone = next_stone(
                            laid.tiles, laid.posed, 7, tile, "left" if end == "left" else "right"
                        )
                        assert holds(now.room, stone)


def test_an_empty_table_has_room_for_the_pose() -> None:
    now = arrange([], 0, 9)
    assert now.stones == ()
    assert all(holds(now.room, next_stone([], 0, 9, tile, None)) for tile in ("66", "64"))


@pytest.mark.parametrize(
    ("width", "height", "half_row"),
    [(366, 330, 7.0), (900, 400, 10.0), (100, 4000, SHORTEST), (4000, 100, 14.0)],
)
def test_a_row_is_as_long_as_the_area_is_wide(width: float, height: float, half_row: float) -> None:
    assert half_row_for(width, height) == half_row


@pytest.mark.parametrize(
    ("at", "wrong"),
    [
        (3, lambda stone: replace(stone, x=stone.x + 0.1)),
        (3, lambda stone: replace(stone, y=stone.y + 0.2)),
        (20, lambda stone: replace(stone, y=stone.y - 2)),
        (4, lambda stone: replace(stone, turned=90)),
        (4, lambda stone: replace(stone, turned=0)),
        (5, lambda stone: replace(stone, turned=0)),
        (6, lambda stone: replace(stone, numbers=stone.numbers[::-1])),
    ],
)
def test_a_stone_laid_wrongly_is_found(at: int, wrong: Callable[[Stone], Stone]) -> None:
    stones = list(arrange(WHOLE_SET, 14, 9).stones)
    stones[at] = wrong(stones[at])
    assert faults(tuple(stones), 14) != []


def test_the_unit_shrinks_seldom() -> None:
    for deal in deals(30, "seldom"):
        half_row, shown, units = half_row_for(900, 400), None, set()
        for laid in growth(deal):
            shown = fit(arrange(laid.tiles, laid.posed, half_row).room, 900, 400, 52, shown)
            units.add(shown.unit)
        assert len(units) <= 6
