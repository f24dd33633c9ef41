"""Club: positions where an experienced player would not think long."""

from __future__ import annotations

from collections import Counter

import pytest

from doublesix.players.club import Club, best_acts
from doublesix.players.reading import read
from doublesix.protocol.plain import Plain
from doublesix.rules.profile import Profile
from doublesix.rules.profiles import PROFILES
from tests.positions import CHIVA, SIX_LOVE
from tests.shared.players.sights import sight
from tests.shared.players.test_traits import CLOSABLE, HEAVY, LAST_TWO, LAST_TWO_HAND, LIGHT

BOTH = pytest.mark.parametrize("profile", PROFILES.values(), ids=PROFILES)
WAYS = range(5)


def chosen(view: Plain) -> set[str]:
    """Return all that club players of different seeds choose: "64l", "pass", "name3"."""
    words = set()
    for seed in range(12):
        match Club(str(seed)).choose(view):
            case {"type": "play", "tile": tile, **rest}:
                words.add(tile + rest.get("end", "")[:1])
            case {"type": "name", "opener": opener}:
                words.add(f"name{opener}")
            case {"type": kind}:
                words.add(kind)
    return words


@BOTH
@pytest.mark.parametrize(
    ("seat", "hand", "opening", "line", "wanted"),
    [
        pytest.param(
            *(2, LIGHT, "winner 1", CLOSABLE, "60r"),
            id="it blocks with a light hand",
        ),
        pytest.param(
            *(1, "52 21 43 00 63 40 62", "winner 3", "3:55 4:51r", "21r"),
            id="it leaves open what its partner posed",
        ),
        pytest.param(
            *(1, "54 41 32 00 63 40 62", "winner 3", "3:55 4:51r", "41r"),
            id="it leaves open what its partner posed though the other tile is heavier",
        ),
        pytest.param(
            *(1, "63 31 54 52 40 33 20", "winner 2", "2:66 3:pass 4:61l", "63r"),
            id="it covers the number that its partner passed on",
        ),
        pytest.param(
            *(1, "64 52 53 43 20 10 51", "winner 2"),
            *("2:55 3:54l 4:44l 1:52r 2:pass 3:21r 4:61r", "64r"),
            id="it brings up what the next seat passed on",
        ),
        pytest.param(
            *(1, "55 52 43 30 20 10 11", "winner 4", "4:51", "55l"),
            id="it lays the heavy double first",
        ),
        pytest.param(
            *(1, "66 64 62 55 32 10 00", "winner 1", "", "66"),
            id="it poses a heavy double with tiles to follow",
        ),
    ],
)
def test_it_sees_what_is_evident(
    profile: Profile, seat: int, hand: str, opening: str, line: str, wanted: str
) -> None:
    for way in WAYS:
        assert chosen(sight(profile, seat, hand, line, opening, way)) == {wanted}


@BOTH
def test_it_brings_its_long_suit_to_an_end_that_it_can_come_back_to(profile: Profile) -> None:
    """Both ends show 6, so it does not matter where."""
    view = sight(profile, 2, "64 43 42 41 40 10 61", "1:66", "winner 1")
    assert chosen(view) == {"64l", "64r"}


def test_it_does_not_block_with_a_heavy_hand() -> None:
    """Both hands together are too heavy to win it in Chiva (Rules 2.2)."""
    for way in WAYS:
        assert chosen(sight(CHIVA, 2, HEAVY, CLOSABLE, "winner 1", way)) == {"60l"}


def test_it_goes_out_by_the_key_tile_where_that_is_worth_2() -> None:
    """4-0 at once would go out for 1 with 0-0 (Rules 3.5)."""
    assert chosen(sight(SIX_LOVE, 2, LAST_TWO_HAND, LAST_TWO)) == {"00r"}


def test_it_goes_out_for_sure_where_the_key_tile_is_worth_no_more() -> None:
    assert chosen(sight(CHIVA, 2, LAST_TWO_HAND, LAST_TWO)) <= {"00r", "40l"}


@pytest.mark.parametrize(
    ("hand", "wanted"),
    [
        ("66 65 64 63 52 41 30", "name1"),
        ("55 54 53 52 61 40 00", "name1"),
        ("66 55 44 33 65 64 54", "name3"),
        ("66 55 11 65 61 51 00", "name3"),
    ],
)
def test_it_names_itself_with_many_numbers_and_a_long_suit(hand: str, wanted: str) -> None:
    """Rules 3.3: it does not see its partner's hand."""
    assert chosen(sight(SIX_LOVE, 1, hand, opening="named by 1")) == {wanted}


def test_equally_good_acts_are_chosen_equally_often() -> None:
    view = sight(CHIVA, 2, "64 43 42 41 40 10 61", "1:66", "winner 1")
    assert len(best_acts(read(view))) == 2
    ends = Counter(Club(str(seed)).choose(view)["end"] for seed in range(200))
    assert min(ends.values()) > 70


def test_a_forced_act_is_not_weighed() -> None:
    view = sight(CHIVA, 1, "11 33 44 55 53 43 31", "4:66")
    assert chosen(view) == {"pass"}
