from __future__ import annotations

import pytest

from doublesix.rules.tile import SET, Tile
from doublesix_client.words.tiles import TileWords, other_number, short

TILES = TileWords()


def test_every_tile_is_said_in_its_own_words() -> None:
    assert len({TILES.tile(tile.name) for tile in SET}) == 28


@pytest.mark.parametrize(
    ("tile", "told"), [("54", "five-four"), ("66", "double six"), ("30", "three-blank")]
)
def test_a_tile_is_said_with_its_higher_number_first(tile: str, told: str) -> None:
    assert TILES.tile(tile) == told


def test_a_laid_tile_is_said_towards_the_new_end() -> None:
    assert TILES.joined("54", 4) == "four-five"
    assert TILES.joined("54", 5) == "five-four"
    assert TILES.joined("44", 4) == "double four"


def test_a_layout_is_said_as_it_lies() -> None:
    told = TILES.in_row(["64", "44", "42"], 6)
    assert told == ["six-four", "double four", "four-two"]


@pytest.mark.parametrize(
    ("ends", "told"),
    [
        (["left", "right"], "five-four, fits both ends"),
        (["left"], "five-four, fits the left end"),
        (["right"], "five-four, fits the right end"),
        ([], "five-four, does not fit"),
    ],
)
def test_a_tile_of_the_hand_says_where_it_fits(ends: list[str], told: str) -> None:
    assert TILES.fitting("54", ends, is_turn=True) == told
    assert TILES.fitting("54", ends, is_turn=False) == "five-four"


def test_a_tile_says_whether_it_can_open() -> None:
    assert TILES.posing("66", True) == "double six, can open the deal"
    assert TILES.posing("54", False) == "five-four, cannot open the deal"


def test_ends_are_named_with_their_numbers() -> None:
    assert TILES.end("left", 5) == "Left end, five"
    assert TILES.end("right", 0) == "Right end, blank"


def test_a_number_of_which_seven_are_out_is_hard() -> None:
    assert TILES.out(5, 6) == "five: 6 of 8 are out"
    assert TILES.out(5, 7) == "five: 7 of 8 are out, hard"
    assert TILES.out(5, 8) == "five: 8 of 8 are out"


def test_every_number_has_its_words() -> None:
    numbers = range(7)
    assert len({TILES.number(number) for number in numbers}) == 7
    assert len({TILES.blocked_on(number) for number in numbers}) == 7


@pytest.mark.parametrize("tile", SET)
def test_short_forms_and_other_numbers_are_those_of_the_rules(tile: Tile) -> None:
    assert short(tile.name) == str(tile)
    assert other_number(tile.name, tile.high) == tile.other(tile.high)
