"""Stakes: what the end of a deal is worth in the match."""

from __future__ import annotations

from itertools import pairwise
from math import isclose

import pytest

from doublesix.players.stakes import Opens, match_chance, stakes_of
from doublesix.rules.match import score_deal
from doublesix.rules.profiles import PROFILES
from doublesix.rules.result import Ending, Result, Score, Verdict
from doublesix.rules.seat import SEATS, Partnership, Seat

BOTH = pytest.mark.parametrize("profile", PROFILES)
TIE = 0


def scores(profile: str) -> list[tuple[int, int]]:
    """Return every score that a match can stand at."""
    leads = range(PROFILES[profile].target)
    return [(0, lead) for lead in leads] + [(lead, 0) for lead in leads[1:]]


def outcome(leader: Seat, *, by_key: bool = False) -> int:
    return 1 + 2 * (leader - 1) + by_key


def result_of(profile: str, leader: Seat, before: Score, *, by_key: bool) -> Result:
    """Return what the rules make of a deal that a seat has won by going out."""
    worth = 2 if by_key and profile == "six-love" else 1
    verdict = Verdict(Ending.OUT, leader.partnership, leader, (0, 0, 0, 0), by_key, worth)
    return score_deal(verdict, before, PROFILES[profile].target)


def chance_by_the_rules(profile: str, seat: Seat, result: Result) -> float:
    """Return the seat's chance after a result, its opening told by the profile itself."""
    ours = seat.partnership
    if result.match_winner is not None:
        return 1.0 if result.match_winner is ours else 0.0
    opening = PROFILES[profile].next_opening(result)
    opener = opening.opener or opening.by
    if opener is None:
        opens = Opens.WHO_HOLDS_DOUBLE_SIX
    else:
        opens = Opens.OURS if opener.partnership is ours else Opens.THEIRS
    return match_chance(profile, result.score.of(ours), result.score.of(ours.others), opens)


@BOTH
def test_each_outcome_is_worth_what_the_rules_make_of_it(profile: str) -> None:
    for score in scores(profile):
        for seat in SEATS:
            stakes = stakes_of(profile, seat, score)
            assert len(stakes) == 9
            for leader in SEATS:
                for by_key in (False, True):
                    result = result_of(profile, leader, Score(*score), by_key=by_key)
                    worth = stakes[outcome(leader, by_key=by_key)]
                    assert isclose(worth, chance_by_the_rules(profile, seat, result))


@BOTH
def test_a_tie_leaves_the_score_and_double_six_opens(profile: str) -> None:
    for one, other in scores(profile):
        worth = stakes_of(profile, Seat.ONE, (one, other))[TIE]
        assert worth == match_chance(profile, one, other, Opens.WHO_HOLDS_DOUBLE_SIX)


@BOTH
def test_what_one_pair_may_win_the_other_may_lose(profile: str) -> None:
    for score in scores(profile):
        ours, theirs = (stakes_of(profile, seat, score) for seat in (Seat.ONE, Seat.FOUR))
        assert all(isclose(one + other, 1) for one, other in zip(ours, theirs, strict=True))
        for seat in SEATS:
            expected = ours if seat.partnership is Partnership.ONE_THREE else theirs
            assert stakes_of(profile, seat, score) == expected


@BOTH
def test_a_tie_is_between_a_win_and_a_loss(profile: str) -> None:
    for score in scores(profile):
        stakes = stakes_of(profile, Seat.ONE, score)
        won, lost = stakes[outcome(Seat.THREE)], stakes[outcome(Seat.TWO)]
        assert lost < stakes[TIE] < won


@BOTH
def test_the_longer_the_streak_the_better(profile: str) -> None:
    for opens in Opens:
        ladder = [match_chance(profile, own, 0, opens) for own in range(PROFILES[profile].target)]
        assert all(less < more for less, more in pairwise(ladder))


@BOTH
def test_even_pairs_are_even_at_0_0_with_double_six_to_open(profile: str) -> None:
    assert match_chance(profile, 0, 0, Opens.WHO_HOLDS_DOUBLE_SIX) == 0.5
    assert isclose(
        match_chance(profile, 0, 0, Opens.OURS) + match_chance(profile, 0, 0, Opens.THEIRS), 1
    )
    assert match_chance(profile, 0, 0, Opens.OURS) > 0.5


def test_in_chiva_a_tie_is_halfway_at_every_score() -> None:
    """So the right play never depends on it: each deal won is worth 1, and its winners open."""
    for score in scores("chiva"):
        stakes = stakes_of("chiva", Seat.ONE, score)
        assert isclose(stakes[outcome(Seat.ONE)] + stakes[outcome(Seat.TWO)], 2 * stakes[TIE])


def test_the_key_tile_is_worth_no_more_where_one_point_is_enough_or_none_is_awarded() -> None:
    for score in ((5, 0), (0, 1), (0, 5)):
        stakes = stakes_of("six-love", Seat.ONE, score)
        assert stakes[outcome(Seat.ONE, by_key=True)] == stakes[outcome(Seat.ONE)]
    for own in range(5):
        stakes = stakes_of("six-love", Seat.ONE, (own, 0))
        assert stakes[outcome(Seat.ONE, by_key=True)] > stakes[outcome(Seat.ONE)]


def test_the_key_tile_wins_the_match_at_4_0() -> None:
    assert stakes_of("six-love", Seat.TWO, (0, 4))[outcome(Seat.FOUR, by_key=True)] == 1.0


def test_in_chiva_every_win_is_worth_the_same() -> None:
    """Rules 2.4."""
    for score in scores("chiva"):
        stakes = stakes_of("chiva", Seat.ONE, score)
        for leader in SEATS:
            assert stakes[outcome(leader, by_key=True)] == stakes[outcome(leader)]


def test_in_chiva_who_breaks_a_streak_opens_and_in_six_love_double_six_does() -> None:
    broken = {profile: stakes_of(profile, Seat.ONE, (0, 3)) for profile in PROFILES}
    assert broken["chiva"][outcome(Seat.ONE)] == match_chance("chiva", 0, 0, Opens.OURS)
    assert broken["six-love"][outcome(Seat.ONE)] == 0.5


@BOTH
def test_playing_on_changes_no_chance_on_average(profile: str) -> None:
    """A match of equal players is fair at every deal: the chance now is the one expected after."""
    from doublesix.players import stakes

    race, chances = stakes._RACES[profile], stakes._chances(profile)
    for lead in range(race.target):
        for opens in Opens:
            expected = stakes._expected(race, chances, lead, opens)
            assert isclose(chances[lead, 0, opens], expected, abs_tol=1e-12)


def test_in_a_profile_that_is_not_known_the_deal_alone_counts() -> None:
    stakes = stakes_of("whist", Seat.TWO, (0, 0))
    assert stakes == (0.5, 0.0, 0.0, 1.0, 1.0, 0.0, 0.0, 1.0, 1.0)
