"""Print how often the pair that opens wins: the odds that `doublesix.players.stakes` reckons with.

Run it from the root of the tree: `python -m tests.bench.openers [DEALS] [LEVEL] [SEED]`. A level
plays with itself; half of the deals are double-six openings, the others free ones of each seat.
"""

from __future__ import annotations

import sys
import time
from collections import Counter
from math import sqrt

from doublesix.arena.contender import Contender
from doublesix.arena.duel import opening_of
from doublesix.arena.table import Sitter, Sitters, play_deal
from doublesix.rules.deal import Hands
from doublesix.rules.opening import Opening
from doublesix.rules.profile import Profile
from doublesix.rules.profiles import PROFILES
from doublesix.rules.result import Verdict
from doublesix.rules.seat import SEATS, Seat
from doublesix.rules.shuffle import seat_seed, seeded_hands
from doublesix.rules.tile import DOUBLE_SIX

DEALS = 24_000
LEVEL = "club"
SEED = "fit"


def opener_of(opening: Opening, hands: Hands) -> Seat:
    """Return who opens, or names who does."""
    seat = opening.opener or opening.by
    return seat or next(seat for seat in SEATS if DOUBLE_SIX in hands[seat - 1])


def how_it_ended(verdict: Verdict, opener: Seat) -> str:
    if verdict.winner is None:
        return "tied"
    how = "won" if verdict.winner is opener.partnership else "lost"
    return f"{how}_by_key" if verdict.key_tile else how


def counted(profile: Profile, deals: int, level: str, seed: str) -> dict[str, Counter[str]]:
    """Return how the deals of each opening ended for the pair that opened."""
    one, two, three, four = (
        Sitter(level, Contender.parse(level).player(seat_seed(seed, seat))) for seat in SEATS
    )
    sitters: Sitters = one, two, three, four
    ends: dict[str, Counter[str]] = {"free": Counter(), "double_six": Counter()}
    for number in range(1, deals + 1):
        hands, opening = seeded_hands(seed, number), opening_of(profile, number)
        verdict = play_deal(profile, hands, opening, sitters, time.process_time)
        kind = "double_six" if number % 2 else "free"
        ends[kind][how_it_ended(verdict, opener_of(opening, hands))] += 1
    return ends


def main(deals: int = DEALS, level: str = LEVEL, seed: str = SEED) -> None:
    print(f"{level} with itself, {deals} deals of each game, seed {seed}")
    for profile in PROFILES.values():
        for kind, ends in counted(profile, deals, level, seed).items():
            whole = ends.total()
            shares = ", ".join(f"{how} {count / whole:.4f}" for how, count in ends.most_common())
            print(f"{profile.name:9} {kind:11} {shares} (± {0.5 / sqrt(whole):.4f})", flush=True)


if __name__ == "__main__":
    main(*(kind(word) for kind, word in zip((int, str, str), sys.argv[1:], strict=False)))
