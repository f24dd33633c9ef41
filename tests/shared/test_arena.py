"""Arena: duplicate deals between two levels."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from itertools import count
from math import isclose

import pytest

from doublesix import players
from doublesix.arena import DuelResult, Side, act_of, duel
from doublesix.protocol.plain import Plain
from doublesix.rules.acts import PASS, Name, Play
from doublesix.rules.layout import End
from doublesix.rules.notation import parse_tile
from doublesix.rules.profile import Profile
from doublesix.rules.profiles import PROFILES
from doublesix.rules.seat import Seat
from tests.positions import CHIVA

BOTH = pytest.mark.parametrize("profile", PROFILES.values(), ids=PROFILES)


def ticking() -> Callable[[], float]:
    """Return a clock that a second passes on at each look."""
    ticks = count()
    return lambda: float(next(ticks))


def between(
    first: str, second: str, profile: Profile, deals: int, seed: str = "arena"
) -> DuelResult:
    return duel(first, second, profile, deals=deals, seed=seed, clock=ticking())


@BOTH
def test_a_level_against_itself_wins_as_much_as_it_loses(profile: Profile) -> None:
    """Seat for seat both have the same seeds, so a deal goes the same way twice."""
    result = between("novice", "novice", profile, 12)
    assert (result.rate, result.standard_error) == (0.5, 0)
    assert result.wins == result.losses
    assert result.wins + result.losses + result.ties == 24
    assert result.first == result.second


@BOTH
def test_swapping_the_levels_mirrors_the_result(profile: Profile) -> None:
    one, other = between("club", "novice", profile, 10), between("novice", "club", profile, 10)
    assert (one.wins, one.losses, one.ties) == (other.losses, other.wins, other.ties)
    assert isclose(one.rate, 1 - other.rate)
    assert isclose(one.standard_error, other.standard_error)
    assert (one.first, one.second) == (other.second, other.first)


@BOTH
def test_the_same_seed_gives_the_same_result(profile: Profile) -> None:
    assert between("club", "novice", profile, 6) == between("club", "novice", profile, 6)
    assert between("club", "novice", profile, 6) != between("club", "novice", profile, 6, "other")


@pytest.mark.slow
@BOTH
def test_club_beats_novice(profile: Profile) -> None:
    """Over a few deals; tests/bench/club_against_novice.py is the full measure."""
    result = between("club", "novice", profile, 100)
    assert result.rate > 0.65
    assert 0.02 < result.standard_error < 0.04


def test_the_clock_is_read_before_and_after_each_choice() -> None:
    result = between("club", "novice", CHIVA, 4)
    for side in (result.first, result.second):
        assert side.decisions > 40
        assert side.seconds == side.decisions
        assert side.seconds_a_decision == 1


def test_a_side_that_never_had_a_choice_took_no_time() -> None:
    assert Side("novice", 0, 0.0).seconds_a_decision == 0


def test_a_tie_is_half_a_win() -> None:
    sides = Side("novice", 1, 1.0), Side("club", 1, 1.0)
    result = DuelResult(
        "chiva", 4, wins=4, losses=2, ties=2, standard_error=0.1, first=sides[0], second=sides[1]
    )
    assert result.rate == 5 / 8


class Spy:
    """A novice that keeps the views of deals that have just begun, by its level and seat."""

    def __init__(self, level: str, seed: str, seen: list[tuple[str, Plain]]) -> None:
        self.level, self.seen = level, seen
        self.novice = players.make("novice", seed)

    def choose(self, view: Plain) -> Plain:
        if not view["plays"]:
            self.seen.append((self.level, view))
        return self.novice.choose(view)


@pytest.fixture
def begun(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, Plain]]:
    """What the players are shown before the pose, with their levels."""
    seen: list[tuple[str, Plain]] = []
    monkeypatch.setattr("doublesix.arena.make", lambda level, seed: Spy(level, seed, seen))
    return seen


@BOTH
def test_every_other_deal_is_a_double_six_opening_and_the_rest_are_led_by_all_seats(
    profile: Profile, begun: list[tuple[str, Plain]]
) -> None:
    between("one", "other", profile, 16)
    rules = Counter(view["opening"]["rule"] for _, view in begun)
    leaders = Counter(
        view["seat"]
        for _, view in begun
        if view["opening"]["rule"] != "double-six" and is_first(view)
    )
    assert rules["double-six"] == 16
    assert leaders == {1: 4, 2: 4, 3: 4, 4: 4}


@BOTH
def test_each_deal_is_played_twice_with_the_levels_in_each_other_s_seats(
    profile: Profile, begun: list[tuple[str, Plain]]
) -> None:
    between("one", "other", profile, 6)
    opened = [(level, view["seat"], view["hand"]) for level, view in begun if is_first(view)]
    assert len(opened) == 12
    for once, again in zip(opened[::2], opened[1::2], strict=True):
        assert once[1:] == again[1:]
        assert {once[0], again[0]} == {"one", "other"}
        assert once[0] == ("one" if once[1] in (1, 3) else "other")


def is_first(view: Plain) -> bool:
    """Tell whether nothing was done in a deal, not even a naming."""
    is_named: bool = view["opening"]["rule"] == "named"
    return not is_named or view["phase"] == "naming"


@pytest.mark.parametrize("deals", [0, -1])
def test_a_duel_takes_a_deal(deals: int) -> None:
    with pytest.raises(ValueError, match=f"a duel takes at least one deal, not {deals}"):
        between("novice", "club", CHIVA, deals)


def test_an_unknown_level_is_refused() -> None:
    with pytest.raises(ValueError, match='no level "grandmaster"'):
        between("novice", "grandmaster", CHIVA, 1)


def test_one_deal_has_no_standard_error() -> None:
    assert between("novice", "club", CHIVA, 1).standard_error == 0


def test_a_request_is_read_as_the_act_it_asks_for() -> None:
    tile = parse_tile("64")
    assert act_of({"type": "play", "tile": "64"}) == Play(tile)
    assert act_of({"type": "play", "tile": "64", "end": "left"}) == Play(tile, End.LEFT)
    assert act_of({"type": "pass"}) == PASS
    assert act_of({"type": "name", "opener": 3}) == Name(Seat.THREE)
    with pytest.raises(ValueError, match="asks for nothing within a deal"):
        act_of({"type": "undo"})
