"""The players from outside: legal, reproducible, and better than chance."""

from __future__ import annotations

from itertools import count

import pytest

from doublesix.arena.contender import Contender
from doublesix.arena.duel import Duel, DuelResult, Ring
from doublesix.rules.profiles import PROFILES

BOTH = pytest.mark.parametrize("profile", PROFILES)
OUTSIDERS = pytest.mark.parametrize(
    "who",
    [
        "tests.outsiders.ismcts:Ismcts@60",
        "tests.outsiders.flat:Flat@60",
        "tests.outsiders.vote:Vote@400",
        "tests.outsiders.dominoes_player:DominoesPlayer@1",
    ],
)


def against_novice(who: str, profile: str, deals: int) -> DuelResult:
    duel = Duel(Contender.parse(who), Contender("novice"), profile, "outsiders")
    ticks = count()
    ring = Ring(duel, lambda: float(next(ticks)))
    return DuelResult.of(duel, [ring.part(range(1, deals + 1))])


@BOTH
@OUTSIDERS
def test_an_outsider_plays_by_the_rules_and_the_same_again(who: str, profile: str) -> None:
    assert against_novice(who, profile, 2) == against_novice(who, profile, 2)


@pytest.mark.slow
@BOTH
@pytest.mark.parametrize("who", ["ismcts:Ismcts@200", "flat:Flat@200"])
def test_an_outsider_beats_the_novice(who: str, profile: str) -> None:
    result = against_novice(f"tests.outsiders.{who}", profile, 100)
    assert result.deals.standard_error is not None
    assert result.deals.rate - 2 * result.deals.standard_error > 0.5
