"""Tile."""

from __future__ import annotations

import copy
import pickle
from collections import Counter

import pytest

from doublesix.rules.notation import hand_of
from doublesix.rules.tile import BY_NAME, DOUBLE_SIX, HIGHEST, SET, Tile, pip_count


def test_the_set_has_28_tiles_one_for_each_pair_of_numbers() -> None:
    """Rules 1.1."""
    pairs = [(high, low) for high in range(7) for low in range(high + 1)]
    assert len(SET) == 28
    assert [(tile.high, tile.low) for tile in SET] == pairs
    assert sum(tile.is_double for tile in SET) == 7
    assert sum(tile.pips for tile in SET) == 168


def test_each_number_stands_eight_times_in_the_set() -> None:
    """Rules 3.5: seven of the eight occurrences make an end hard."""
    assert Counter(n for tile in SET for n in (tile.high, tile.low)) == dict.fromkeys(range(7), 8)
    assert HIGHEST == 6


def test_a_tile_is_named_by_its_numbers_the_higher_first() -> None:
    assert [tile.name for tile in SET[:6]] == ["00", "10", "11", "20", "21", "22"]
    assert {name: tile.name for name, tile in BY_NAME.items()} == {name: name for name in BY_NAME}
    assert [tile.index for tile in SET] == list(range(28))
    assert BY_NAME["66"] is DOUBLE_SIX is SET[-1]
    assert (str(Tile(4, 6)), repr(Tile(4, 6))) == ("6-4", "Tile(6, 4)")


@pytest.mark.parametrize("tile", SET, ids=str)
def test_there_is_one_object_for_each_tile(tile: Tile) -> None:
    assert Tile(tile.high, tile.low) is Tile(tile.low, tile.high) is tile
    assert copy.copy(tile) is copy.deepcopy(tile) is tile
    for protocol in range(pickle.HIGHEST_PROTOCOL + 1):
        assert pickle.loads(pickle.dumps(tile, protocol)) is tile


@pytest.mark.parametrize("numbers", [(7, 0), (0, 7), (-1, 0), (6, -6)])
def test_there_is_no_tile_beyond_double_six(numbers: tuple[int, int]) -> None:
    with pytest.raises(KeyError):
        Tile(*numbers)


@pytest.mark.parametrize("name", ["high", "low", "pips", "is_double", "name", "index", "colour"])
def test_a_tile_never_changes(name: str) -> None:
    with pytest.raises(AttributeError, match="never changes"):
        setattr(Tile(6, 4), name, 1)
    assert Tile(6, 4).name == "64"


def test_a_tile_never_loses_a_number() -> None:
    scratch = object.__new__(Tile)  # not the one of the set: a failure here spoils no other test
    object.__setattr__(scratch, "high", 6)
    object.__setattr__(scratch, "low", 4)
    with pytest.raises(AttributeError):
        del scratch.high


@pytest.mark.parametrize(
    ("name", "number", "has", "other"),
    [
        ("64", 6, True, 4),
        ("64", 4, True, 6),
        ("64", 5, False, None),
        ("55", 5, True, 5),
        ("55", 0, False, None),
        ("00", 0, True, 0),
        ("10", 0, True, 1),
    ],
)
def test_the_number_opposite(name: str, number: int, has: bool, other: int | None) -> None:
    assert BY_NAME[name].has(number) is has
    if has:
        assert BY_NAME[name].other(number) == other


@pytest.mark.parametrize(
    ("hand", "pips"), [("", 0), ("00", 0), ("66", 12), ("10 21 65", 15), ("00 11 22", 6)]
)
def test_pips_are_counted(hand: str, pips: int) -> None:
    """Rules 1.5: a hand left with only 0-0 counts 0."""
    assert pip_count(hand_of(hand)) == pips
