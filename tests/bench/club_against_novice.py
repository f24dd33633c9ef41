"""Print how the club player does against the novice over duplicate deals of both games.

Run it from the root of the tree: `python tests/bench/club_against_novice.py [DEALS] [SEED]`.
The aim is a win rate of at least 65 % over 2,000 deals of each game.
"""

from __future__ import annotations

import sys
import time

from doublesix.arena import DuelResult, Side, duel
from doublesix.rules.profiles import PROFILES

DEALS = 2_000
SEED = "club-against-novice"


def line_of(result: DuelResult) -> str:
    rate, error = 100 * result.rate, 100 * result.standard_error
    counts = f"{result.wins} won, {result.losses} lost, {result.ties} tied"
    times = ", ".join(time_of(side) for side in (result.first, result.second))
    return f"{result.profile:9} {rate:.1f} % ± {error:.1f} ({counts}); {times}"


def time_of(side: Side) -> str:
    return f"{side.level} {1000 * side.seconds_a_decision:.3f} ms a decision"


def main(deals: int = DEALS, seed: str = SEED) -> None:
    print(f"club against novice, {deals} deals of each game, each played twice, seed {seed}")
    for profile in PROFILES.values():
        result = duel("club", "novice", profile, deals=deals, seed=seed, clock=time.process_time)
        print(line_of(result), flush=True)


if __name__ == "__main__":
    main(*(kind(word) for kind, word in zip((int, str), sys.argv[1:], strict=False)))
