"""Duels: duplicate deals and matches between two contenders."""

from __future__ import annotations

from collections import Counter
from itertools import count
from math import isclose

import pytest

from doublesix.arena.contender import Contender, Unplayable
from doublesix.arena.duel import Duel, DuelResult, Ring
from doublesix.players import make
from doublesix.players.reading import Plain, View
from doublesix.rules.profiles import PROFILES

BOTH = pytest.mark.parametrize("profile", PROFILES)
OUTSIDE = "tests.shared.arena.outside"


def ring_of(duel: Duel) -> Ring:
    """Return a ring whose clock a second passes on at each look."""
    ticks = count()
    return Ring(duel, lambda: float(next(ticks)))


def between(
    first: str,
    second: str,
    profile: str,
    trials: int,
    seed: str = "arena",
    *,
    partner: str | None = None,
    is_matches: bool = False,
) -> DuelResult:
    beside = None if partner is None else Contender.parse(partner)
    both = Contender.parse(first), Contender.parse(second)
    duel = Duel(*both, profile, seed, beside, is_matches=is_matches)
    return DuelResult.of(duel, [ring_of(duel).part(range(1, trials + 1))])


@BOTH
@pytest.mark.parametrize("is_matches", [False, True])
def test_a_level_against_itself_wins_as_much_as_it_loses(profile: str, is_matches: bool) -> None:
    """Seat for seat both have the same seeds, so the same tiles go the same way twice."""
    result = between("novice", "novice", profile, 3, is_matches=is_matches)
    for tally in (result.deals, result.matches):
        if tally is not None:
            assert (tally.rate, tally.standard_error) == (0.5, 0)
    assert result.paces[0] == result.paces[1]


@BOTH
@pytest.mark.parametrize("partner", [None, "novice"])
def test_swapping_the_contenders_mirrors_the_result(profile: str, partner: str | None) -> None:
    one = between("club", "novice", profile, 10, partner=partner)
    other = between("novice", "club", profile, 10, partner=partner)
    assert (one.deals.wins, one.deals.losses) == (other.deals.losses, other.deals.wins)
    assert isclose(one.deals.rate, 1 - other.deals.rate)
    assert one.deals.standard_error is not None
    assert other.deals.standard_error is not None
    assert isclose(one.deals.standard_error, other.deals.standard_error)
    assert one.paces[:2] == other.paces[1::-1]


@BOTH
def test_the_same_seed_gives_the_same_result(profile: str) -> None:
    assert between("club", "novice", profile, 6) == between("club", "novice", profile, 6)
    other = between("club", "novice", profile, 6, "other")
    assert between("club", "novice", profile, 6).deals != other.deals


@BOTH
def test_parts_put_together_are_the_whole(profile: str) -> None:
    duel = Duel(Contender("club"), Contender("novice"), profile, "parts")
    whole = DuelResult.of(duel, [ring_of(duel).part(range(1, 8))])
    parts = [ring_of(duel).part(numbers) for numbers in (range(1, 2), range(2, 7), range(7, 8))]
    assert DuelResult.of(duel, parts) == whole


@BOTH
def test_warming_up_changes_nothing(profile: str) -> None:
    duel = Duel(Contender("novice"), Contender("club"), profile, "warm")
    cold, warm = ring_of(duel), ring_of(duel)
    warm.warm_up()
    assert cold.part([1, 2]) == warm.part([1, 2])


@pytest.mark.slow
@BOTH
def test_club_beats_novice(profile: str) -> None:
    """Over a few deals; docs/players.md has the full measure."""
    result = between("club", "novice", profile, 100)
    assert result.deals.rate > 0.65
    assert result.deals.standard_error is not None
    assert 0.02 < result.deals.standard_error < 0.04


@BOTH
def test_who_wins_more_deals_wins_more_matches(profile: str) -> None:
    result = between("club", f"{OUTSIDE}:first_legal", profile, 6, is_matches=True)
    assert result.matches is not None
    assert result.matches.wins + result.matches.losses == 12
    assert result.matches.ties == 0
    assert result.matches.rate > result.deals.rate > 0.5
    assert result.deals.wins >= result.matches.wins * PROFILES[profile].target // 2


class Spy:
    """A novice that keeps the views it was shown, by its kind and seat."""

    def __init__(self, kind: str, seed: str, seen: list[tuple[str, View]]) -> None:
        self.kind, self.seen = kind, seen
        self.novice = make("novice", seed)

    def choose(self, view: View) -> Plain:
        self.seen.append((self.kind, view))
        return self.novice.choose(view)


@pytest.fixture
def seen(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, View]]:
    """What the players are shown, with their kinds."""
    shown: list[tuple[str, View]] = []
    monkeypatch.setattr(
        "doublesix.arena.contender.make", lambda level, seed, effort: Spy(level, seed, shown)
    )
    return shown


@BOTH
def test_every_other_deal_is_a_double_six_opening_and_the_rest_are_led_by_all_seats(
    profile: str, seen: list[tuple[str, View]]
) -> None:
    between("one", "other", profile, 16)
    openings = Counter(
        (view["opening"]["rule"], view["seat"])
        for _, view in seen
        if not view["plays"] and (view["opening"]["rule"] != "named" or view["phase"] == "naming")
    )
    rule = {"chiva": "winner", "six-love": "named"}[profile]
    assert openings == {(rule, seat): 4 for seat in (1, 2, 3, 4)}


@BOTH
def test_each_deal_is_played_twice_with_the_contenders_in_each_other_s_seats(
    profile: str, seen: list[tuple[str, View]]
) -> None:
    between("one", "other", profile, 4)
    opened = [
        (kind, view["seat"], view["hand"])
        for kind, view in seen
        if not view["plays"] and (view["opening"]["rule"] != "named" or view["phase"] == "naming")
    ]
    assert len(opened) == 4
    for once, again in zip(opened[::2], opened[1::2], strict=True):
        assert once[1:] == again[1:]
        assert {once[0], again[0]} == {"one", "other"}
        assert once[0] == ("one" if once[1] in (1, 3) else "other")


def test_a_partner_sits_beside_both_and_changes_seats(seen: list[tuple[str, View]]) -> None:
    between("one", "other", "chiva", 16, partner="guest")
    seats: dict[str, Counter[int]] = {}
    for kind, view in seen:
        seats.setdefault(kind, Counter())[view["seat"]] += 1
    assert set(seats) == {"one", "other", "guest"}
    assert all(set(counter) == {1, 2, 3, 4} for counter in seats.values())
    guests = sum(seats["guest"].values())
    assert isclose(
        guests / sum(sum(counter.values()) for counter in seats.values()), 0.5, abs_tol=0.1
    )


def test_what_failed_is_told_with_the_number_of_the_deal() -> None:
    with pytest.raises(Unplayable, match=r"deal 1: .*outside:raises failed \(seat"):
        between("club", f"{OUTSIDE}:raises", "chiva", 1)
    with pytest.raises(Unplayable, match=r"match 1: .*outside:raises failed"):
        between("club", f"{OUTSIDE}:raises", "chiva", 1, is_matches=True)


def test_an_unknown_level_or_profile_is_refused() -> None:
    with pytest.raises(ValueError, match='no level "grandmaster"'):
        between("novice", "grandmaster", "chiva", 1)
    with pytest.raises(ValueError, match='no profile "whist"'):
        between("novice", "club", "whist", 1)
