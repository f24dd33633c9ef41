"""Stakes: how likely a pair is to win the match, by the score and by who opens next.

A match is taken as a chain of deals that end as they do on average between equal players
(Rules 1.8 to 1.10, 2.1 to 2.6, 3.3 to 3.7). Knows scores and openings; never tiles.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from functools import cache
from typing import Final

from doublesix.rules.seat import SEATS, Partnership, Seat
from doublesix.rules.value import value


class Opens(Enum):
    """Whose right the next opening is, as one pair sees it."""

    OURS = "ours"
    THEIRS = "theirs"
    WHO_HOLDS_DOUBLE_SIX = "double-six"

    @property
    def mirrored(self) -> Opens:
        """The same opening as the other pair sees it."""
        return _MIRRORED.get(self, self)


_MIRRORED: Final = {Opens.OURS: Opens.THEIRS, Opens.THEIRS: Opens.OURS}


@value
class Odds:
    """How deals end for the pair that opens, as shares of all deals; the rest are ties.

    What is won or lost by the key tile is counted apart: it is worth 2 (Rules 3.5).
    """

    won: float
    lost: float
    won_by_key: float = 0.0
    lost_by_key: float = 0.0


@value
class Race:
    """A profile's way to a match: its target, how deals end, and who opens after a broken streak.

    `free` are deals that a pair opens with any tile, `double_six` those that 6-6 opens.
    """

    target: int
    key_points: int
    free: Odds
    double_six: Odds
    after_a_break: Opens


# Counted in deals that the level `club` played with itself, 24,000 of Chiva and 16,000 of
# six-love, half of each kind: `python -m tests.bench.openers`. A share is right to half a percent.
_RACES: Final = {
    "chiva": Race(
        target=4,
        key_points=1,
        free=Odds(won=0.599, lost=0.380),
        double_six=Odds(won=0.552, lost=0.425),
        after_a_break=Opens.OURS,
    ),
    "six-love": Race(
        target=6,
        key_points=2,
        free=Odds(won=0.577, lost=0.379, won_by_key=0.014, lost_by_key=0.013),
        double_six=Odds(won=0.535, lost=0.423, won_by_key=0.016, lost_by_key=0.012),
        after_a_break=Opens.WHO_HOLDS_DOUBLE_SIX,
    ),
}

_SWEEPS: Final = 100
"""Enough for the chances to stand still; a fixed number, so that they are the same everywhere."""

Standing = tuple[int, int, Opens]
"""Our score, theirs (one of them is 0) and whose the next opening is."""

STAKES_OF_A_DEAL: Final = 1.0, 0.5, 0.0
"""A win, a tie and a loss where only the deal counts."""


def match_chance(profile: str, own: int, other: int, opens: Opens) -> float:
    """Return how likely we are to win the match from a score, before the next deal is dealt.

    KeyError for a profile that is not known or a score that cannot be.
    """
    return _chances(profile)[own, other, opens]


def stakes_of(profile: str, seat: Seat, score: Sequence[int]) -> tuple[float, ...]:
    """Return what each end of a deal is worth to a seat's pair: its chance to win the match.

    `score` is that of seats 1 and 3, then of 2 and 4, as the deal began. The entries go by the
    engine's outcomes: 0 is a tie, 1 + 2 * leader a win of the leader's pair, one more a win by
    the key tile; the leader is who went out or the winners' lightest, 0 to 3. In a profile that
    is not known the deal alone counts.
    """
    ours = 0 if seat.partnership is Partnership.ONE_THREE else 1
    own, other = score[ours], score[1 - ours]
    won, tied, lost = STAKES_OF_A_DEAL
    won_by_key, lost_by_key = won, lost
    if profile in _RACES:
        race, chances = _RACES[profile], _chances(profile)
        tied = chances[own, other, Opens.WHO_HOLDS_DOUBLE_SIX]
        won, won_by_key = _after_a_win(race, chances, own, other)
        lost, lost_by_key = (1 - chance for chance in _after_a_win(race, chances, other, own))
    stakes = [tied]
    for leader in SEATS:
        is_ours = leader.partnership is seat.partnership
        stakes += (won, won_by_key) if is_ours else (lost, lost_by_key)
    return tuple(stakes)


@cache
def _chances(profile: str) -> dict[Standing, float]:
    """Return the chance of each standing of a match between equal players.

    Each sweep goes from the target down and takes the later standings as they were found last.
    """
    race = _RACES[profile]
    chances: dict[Standing, float] = {}
    for lead in range(race.target):
        for opens in Opens:
            _note(chances, lead, opens, 0.5)
    for _ in range(_SWEEPS):
        for lead in reversed(range(race.target)):
            for opens in Opens:
                _note(chances, lead, opens, _expected(race, chances, lead, opens))
    return chances


def _note(chances: dict[Standing, float], lead: int, opens: Opens, chance: float) -> None:
    """Note a standing as both pairs see it; at 0-0 with 6-6 to open both see the same."""
    chances[0, lead, opens.mirrored] = 1 - chance
    chances[lead, 0, opens] = chance


def _expected(race: Race, chances: dict[Standing, float], lead: int, opens: Opens) -> float:
    """Return our chance while we lead, or at 0-0, from what the next deal may bring."""
    if not lead and opens is Opens.WHO_HOLDS_DOUBLE_SIX:
        return 0.5
    won, lost, won_by_key, lost_by_key = _shares(race, opens)
    tied = 1 - won - lost - won_by_key - lost_by_key
    ours, ours_by_key = _after_a_win(race, chances, lead, 0)
    theirs, theirs_by_key = _after_a_win(race, chances, 0, lead)
    return (
        won * ours
        + won_by_key * ours_by_key
        + lost * (1 - theirs)
        + lost_by_key * (1 - theirs_by_key)
        + tied * chances[lead, 0, Opens.WHO_HOLDS_DOUBLE_SIX]
    )


def _shares(race: Race, opens: Opens) -> tuple[float, float, float, float]:
    """Return how often we win, lose, win by the key and lose by the key."""
    free, double_six = race.free, race.double_six
    match opens:
        case Opens.OURS:
            return free.won, free.lost, free.won_by_key, free.lost_by_key
        case Opens.THEIRS:
            return free.lost, free.won, free.lost_by_key, free.won_by_key
        case Opens.WHO_HOLDS_DOUBLE_SIX:  # either pair, as likely as the other
            plain = (double_six.won + double_six.lost) / 2
            by_key = (double_six.won_by_key + double_six.lost_by_key) / 2
            return plain, plain, by_key, by_key


def _after_a_win(
    race: Race, chances: dict[Standing, float], own: int, other: int
) -> tuple[float, float]:
    """Return the chance of a pair that has just won a deal: as most are won, and by the key."""
    if other:  # Rules 1.9: the streak is broken, the points are not awarded
        broken = chances[0, 0, race.after_a_break]
        return broken, broken
    once, by_key = (
        1.0 if own + points >= race.target else chances[own + points, 0, Opens.OURS]
        for points in (1, race.key_points)
    )
    return once, by_key
