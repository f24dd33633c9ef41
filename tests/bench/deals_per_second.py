"""Random complete deals per second: the rules package beside `dominoes` 6.1.0 from PyPI.

    python tests/bench/deals_per_second.py [--seconds 1.0] [--stints 7]

Prints what it measures and judges nothing. Both deal 28 tiles to four hands and play tiles chosen
at random until the deal ends, a free opening by the first seat, in short stints by turns, so that a
busy machine slows both alike. `dominoes` has no session, no undo and no named refusals, changes
its value in place and plays passes by itself; ours makes each pass an act. A third line plays the
same deals through sessions, with scores and all that undo needs.
"""

from __future__ import annotations

import argparse
import os
import platform
import random
import statistics
import time
from collections.abc import Callable

import dominoes

from doublesix.rules.acts import GoOn, Step
from doublesix.rules.deal import Deal, Hands
from doublesix.rules.opening import Opening, OpeningRule
from doublesix.rules.profiles import PROFILES
from doublesix.rules.seat import Seat
from doublesix.rules.session import Session
from doublesix.rules.shuffle import shuffled, stream_of

CHIVA = PROFILES["chiva"]
FREE = Opening(OpeningRule.WINNER, opener=Seat.ONE)
GO_ON = Step(None, GoOn())


def play_a_deal(rng: random.Random) -> None:
    """Play one deal by the rules package."""
    deal = Deal.start(CHIVA, shuffled(stream_of(os.urandom(32))), FREE)
    choice = rng.choice
    while deal.turn is not None:
        deal = deal.act(deal.turn, choice(deal.legal()))


def play_dominoes(rng: random.Random) -> None:
    """Play one deal by the library."""
    deal = dominoes.Game.new()
    choice = rng.choice
    while deal.result is None:
        deal.make_move(*choice(deal.valid_moves))


class Sitting:
    """A session that goes on from deal to deal, begun anew after each match."""

    def __init__(self) -> None:
        self.session, _ = Session.start(CHIVA, self.dealer)

    @staticmethod
    def dealer(number: int) -> Hands:
        """Deal at random, whatever the number."""
        return shuffled(stream_of(os.urandom(32)))

    def play_a_deal(self, rng: random.Random) -> None:
        """Play the present deal of the session to its end and go on."""
        session, dealer, choice = self.session, self.dealer, rng.choice
        while session.deal.turn is not None:
            deal = session.deal
            step = Step(deal.turn, choice(deal.legal()))
            session, _ = session.apply(step, dealer)
        result = session.chapter.result
        assert result is not None
        if result.match_winner is None:
            self.session, _ = session.apply(GO_ON, dealer)
        else:
            self.session, _ = Session.start(CHIVA, dealer)


def deals_per_second(play: Callable[[random.Random], None], seconds: float, seed: int) -> float:
    """Play deals for so long and return the rate."""
    rng = random.Random(seed)
    deals = 0
    begun = time.perf_counter()
    while (taken := time.perf_counter() - begun) < seconds:
        for _ in range(10):
            play(rng)
        deals += 10
    return deals / taken


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description="Random complete deals per second.")
    parser.add_argument("--seconds", type=float, default=1.0, help="the length of a stint")
    parser.add_argument("--stints", type=int, default=7, help="how many each of the three gets")
    options = parser.parse_args()
    players: dict[str, Callable[[random.Random], None]] = {
        "doublesix deals": play_a_deal,
        "doublesix sessions": Sitting().play_a_deal,
        "dominoes 6.1.0": play_dominoes,
    }
    rates: dict[str, list[float]] = {name: [] for name in players}
    for stint in range(options.stints):
        for name, play in players.items():
            rates[name].append(deals_per_second(play, options.seconds, stint))
    print(
        f"Python {platform.python_version()}, {options.stints} stints of {options.seconds} s each"
    )
    theirs = statistics.median(rates["dominoes 6.1.0"])
    for name, measured in rates.items():
        middle = statistics.median(measured)
        spread = f"{min(measured):,.0f} to {max(measured):,.0f}"
        print(
            f"{name:<20} {middle:>8,.0f} deals a second ({spread}), {middle / theirs:.2f} of theirs"
        )


if __name__ == "__main__":
    main()
