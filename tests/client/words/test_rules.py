"""The rules in words: what is told and shown agrees with the rules that are played."""

from __future__ import annotations

from itertools import pairwise

import pytest

from doublesix.rules.notation import hand_of, parse_tile
from doublesix.rules.profiles import PROFILES
from doublesix.rules.tile import pip_count
from doublesix_client.words.passage import Passage
from doublesix_client.words.rules import RuleWords
from tests.positions import layout_in


def passages(profile: str) -> dict[str, Passage]:
    return {passage.key: passage for passage in RuleWords().page(profile)}


@pytest.mark.parametrize("profile", PROFILES)
def test_the_page_tells_the_whole_game(profile: str) -> None:
    found = passages(profile)
    assert len(found) == len(RuleWords().page(profile))
    told = {
        "aim",
        "table",
        "opening",
        "playing",
        "passing",
        "out",
        "block",
        "tie",
        "streak",
        "next",
    }
    assert told <= set(found)
    assert ("key" in found) == (profile == "six-love")
    assert all(passage.title and passage.paragraphs for passage in found.values())
    assert all(bool(passage.tiles) == bool(passage.caption) for passage in found.values())


def test_the_tiles_of_the_row_join() -> None:
    row = passages("chiva")["playing"].tiles
    assert all(one[1] == other[0] for one, other in pairwise(row))
    assert (row[0][0], row[-1][1]) == ("4", "2")


def named(tiles: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(max(tile, tile[::-1]) for tile in tiles)


def test_the_pips_of_the_hands_are_those_that_are_told() -> None:
    assert pip_count(hand_of(named(passages("chiva")["block"].tiles))) == 12
    assert pip_count(hand_of(named(passages("six-love")["block"].tiles))) == 4


def test_the_tile_that_is_shown_can_be_the_key() -> None:
    """Rules 3.5: a row in which five and two are hard, and 5-2 is all that fits."""
    [key] = passages("six-love")["key"].tiles
    layout = layout_in("5-3 3-2 2-2 2-1 1-5 5-5 5-0 0-2 2-6 6-5 5-4 4-2")
    assert PROFILES["six-love"].is_key_tile(layout, parse_tile(key))
