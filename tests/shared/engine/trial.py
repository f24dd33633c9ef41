"""The engine on trial: its deals against the rules package, its solver against brute force.

    python -m tests.shared.engine.trial [--acts 1000000] [--endings 3000] [--seed 1]

The tests have a short form of it.
"""

from __future__ import annotations

import argparse
import random
import time
from collections.abc import Callable, Iterator

import numpy as np

from doublesix.engine.bits import Numbers, below, stream_of
from doublesix.engine.deals import (
    CHIVA,
    LEFT,
    MOST_ACTS,
    OUTCOME,
    PASS,
    RIGHT,
    SIX_LOVE,
    TURN,
    acts_open,
    is_closed,
    legal,
    new_deal,
    open_freely,
    play,
    shuffle,
    winner,
)
from doublesix.engine.solver import NO_LIMIT, WINS, new_memory, solve, solve_best, solve_points
from doublesix.rules.deal import Deal
from doublesix.rules.opening import DOUBLE_SIX_OPENING, Opening, OpeningRule
from doublesix.rules.profile import Profile
from doublesix.rules.profiles import PROFILES
from doublesix.rules.seat import SEATS, Partnership
from doublesix.rules.shuffle import seeded_hands
from tests.shared.engine.alike import acts_looked_at, code_of_verdict, engine_deal
from tests.shared.engine.brute import End, values_by_act


def compare_acts(profile: Profile, acts: int, seed: int) -> int:
    """Compare whole deals until so many acts were made; return how many there were."""
    rng = random.Random(f"{seed} {profile.name}")
    made, number = 0, 0
    while made < acts:
        opening = DOUBLE_SIX_OPENING
        if number % 2:
            opening = Opening(OpeningRule.WINNER, opener=SEATS[number // 2 % 4])
        hands = seeded_hands(f"trial {seed}", number + 1)
        deal = Deal.start(profile, hands, opening)
        made += compare_a_deal(deal, rng)
        number += 1
    return made


def compare_a_deal(deal: Deal, rng: random.Random) -> int:
    """Play a deal at random by both, compare at every act and return how many there were."""
    array, acts, made = engine_deal(deal), np.zeros(MOST_ACTS, np.int64), 0
    while deal.turn is not None:
        count = legal(array, acts)
        coded = acts_looked_at(deal)
        assert sorted(acts[:count]) == sorted(coded)
        hand = array[array[TURN]]
        can = acts_open(hand, array[LEFT], array[RIGHT])
        assert can == (0 if PASS in coded else count)
        code = rng.choice(list(coded))
        play(array, code)
        deal = deal.act(deal.turn, coded[code])
        made += 1
        expected = engine_deal(deal)
        if deal.turn is None:
            expected[TURN] = array[TURN]
        assert list(array) == list(expected)
        assert is_closed(array) == (
            deal.layout is not None
            and not any(deal.layout.fits(tile) for hand in deal.hands for tile in hand)
        )
    assert deal.verdict is not None
    assert array[OUTCOME] == code_of_verdict(deal.verdict)
    for pair, partnership in enumerate(Partnership):
        share = 0 if deal.verdict.winner is None else -1
        assert winner(array[OUTCOME], pair) == (1 if deal.verdict.winner is partnership else share)
    return made


class Solved:
    """A solver at hand, for any deal."""

    def __init__(self, bits: int = 12) -> None:
        self.memory = new_memory(bits)
        self.acts = np.zeros(MOST_ACTS, np.int64)
        self.found = np.zeros(MOST_ACTS, np.int64)

    def ranks(self, deal: Numbers, ranks: Numbers, pair: int) -> dict[int, int]:
        """Return the rank that each act leads to."""
        count = solve(deal, ranks, pair, NO_LIMIT, self.memory, self.acts, self.found)
        return self._by_act(count)

    def best(self, deal: Numbers, ranks: Numbers, pair: int) -> int:
        """Return the rank that the deal leads to."""
        return int(solve_best(deal, ranks, pair, NO_LIMIT, self.memory))

    def points(self, deal: Numbers, pair: int) -> dict[int, int]:
        """Return the points that each act leads to."""
        count = solve_points(deal, pair, NO_LIMIT, self.memory, self.acts, self.found)
        return self._by_act(count)

    def _by_act(self, count: int) -> dict[int, int]:
        return dict(zip(self.acts[:count].tolist(), self.found[:count].tolist(), strict=True))


def endings(variant: int, number: int, plays: int, seed: int) -> Iterator[Numbers]:
    """Play deals at random for so many plays and yield those that are not over, passes too."""
    deal, acts, stream = new_deal(variant), np.zeros(MOST_ACTS, np.int64), stream_of(seed)
    while number:
        shuffle(deal, stream)
        open_freely(deal, below(stream, 4))
        laid = 0
        while laid < plays and deal[OUTCOME] < 0:
            act = acts[below(stream, legal(deal, acts))]
            laid += act != PASS
            play(deal, act)
        if deal[OUTCOME] < 0:
            number -= 1
            yield deal.copy()


def rank_for(pair: int) -> Callable[[End], float]:
    """Rank an end for a pair as `WINS` does."""
    return lambda end: 1 + end.sign(pair)


def points_for(pair: int) -> Callable[[End], float]:
    """Count the points of an end for a pair."""
    return lambda end: end.sign(pair) * end.pips_left


def compare_ending(deal: Numbers, solved: Solved) -> set[int]:
    """Compare who wins and by how many points after each act, as both pairs see it.

    Returns the ranks that were met.
    """
    met = set[int]()
    for pair in range(2):
        found = solved.ranks(deal, WINS[pair], pair)
        assert found == values_by_act(deal, pair, rank_for(pair)), deal
        assert solved.points(deal, pair) == values_by_act(deal, pair, points_for(pair)), deal
        met.update(found.values())
    return met


def main() -> None:
    """Try as long as told."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--acts", type=int, default=1_000_000)
    parser.add_argument("--endings", type=int, default=3000)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    begun = time.monotonic()
    for profile in PROFILES.values():
        made = compare_acts(profile, arguments.acts // 2, arguments.seed)
        taken = time.monotonic() - begun
        print(f"{made} acts of {profile.name} as in the rules, {taken:.0f} s", flush=True)
    solved = Solved()
    for variant, name in ((CHIVA, "chiva"), (SIX_LOVE, "six-love")):
        for laid in (14, 16, 18, 20):
            for deal in endings(variant, arguments.endings // 4, laid, arguments.seed + laid):
                compare_ending(deal, solved)
        print(
            f"{arguments.endings // 4 * 4} endings of {name} as by brute force,"
            f" {time.monotonic() - begun:.0f} s",
            flush=True,
        )


if __name__ == "__main__":
    main()
