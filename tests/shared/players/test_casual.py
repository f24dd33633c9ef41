"""Casual: heavy tiles and doubles early, what fits the own hand, and nothing beyond it."""

from __future__ import annotations

import pytest

from doublesix.players.casual import Casual, likely_acts
from doublesix.players.reading import read
from doublesix.protocol.plain import Plain
from tests.positions import CHIVA, SIX_LOVE
from tests.shared.players.sights import sight

WAYS = range(5)


def chosen(view: Plain) -> set[str]:
    """Return all that casual players of different seeds choose: "64l", "pass", "name3"."""
    words = set()
    for seed in range(12):
        match Casual(str(seed)).choose(view):
            case {"type": "play", "tile": tile, **rest}:
                words.add(tile + rest.get("end", "")[:1])
            case {"type": "name", "opener": opener}:
                words.add(f"name{opener}")
            case {"type": kind}:
                words.add(kind)
    return words


@pytest.mark.parametrize(
    ("seat", "hand", "opening", "line", "wanted"),
    [
        pytest.param(
            *(1, "66 54 53 41 10 20 21", "winner 1", "", {"66"}), id="it poses its heaviest double"
        ),
        pytest.param(
            *(1, "64 61 53 52 32 20 00", "winner 4", "4:66", {"64l", "64r"}),
            id="it gets rid of the heavier tile",
        ),
        pytest.param(
            *(1, "55 54 43 30 20 11 10", "winner 4", "4:51", {"55l"}),
            id="it lays the heavy double first",
        ),
        pytest.param(
            *(1, "61 60 50 40 20 10 33", "winner 4", "4:66", {"60l", "60r"}),
            id="it keeps what fits its own hand",
        ),
    ],
)
def test_it_plays_what_anybody_would(
    seat: int, hand: str, opening: str, line: str, wanted: set[str]
) -> None:
    for way in WAYS:
        assert chosen(sight(CHIVA, seat, hand, line, opening, way)) == wanted


def test_it_takes_no_heed_of_what_its_partner_posed() -> None:
    """The club player lays 4-1 and leaves the 5 of its partner open."""
    view = sight(CHIVA, 1, "54 41 32 00 63 40 62", "3:55 4:51r", "winner 3")
    assert chosen(view) == {"54l"}


@pytest.mark.parametrize(
    ("hand", "wanted"),
    [("66 65 64 63 52 41 30", "name1"), ("65 64 63 52 41 30 21", "name3")],
)
def test_it_names_itself_where_it_has_a_double_to_pose(hand: str, wanted: str) -> None:
    """Rules 3.3."""
    assert chosen(sight(SIX_LOVE, 1, hand, opening="named by 1")) == {wanted}


def test_chance_decides_between_what_it_likes_equally_well() -> None:
    view = sight(CHIVA, 1, "64 61 53 52 32 20 00", "4:66", "winner 4")
    assert len(likely_acts(read(view))) == 2
    assert chosen(view) == {"64l", "64r"}


def test_it_passes_when_it_must() -> None:
    view = sight(CHIVA, 1, "11 33 44 55 53 43 31", "4:66")
    assert chosen(view) == {"pass"}
