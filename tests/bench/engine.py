"""The engine beside plain Python: random deals, deals solved, deals drawn.

    python -m tests.bench.engine [--seconds 0.5] [--stints 7] [--solved 300] [--short]

Prints what it measures and judges nothing. Random deals are measured in short stints by turns: the
engine, the rules package, and `dominoes` from PyPI. Deals are solved with all hands open after so
many plays made at random, in processor time: who wins (the deal's value alone, and that of each
act open), stakes of nine ranks, and points; and by `dominoes`' own alpha-beta, which solves for
points, from 12 plays on. Consistent deals are drawn for the seat to act.
"""

from __future__ import annotations

import argparse
import copy
import random
import time
from collections.abc import Callable, Iterator
from functools import partial

import dominoes
import numpy as np

from doublesix.engine.bits import Floats, Numbers, Stream, below, stream_of
from doublesix.engine.compiled import compiled
from doublesix.engine.deals import (
    CHIVA,
    LEFT,
    MOST_ACTS,
    OUTCOME,
    OUTCOMES,
    PASS,
    RIGHT,
    SIX_LOVE,
    TURN,
    legal,
    new_deal,
    open_freely,
    play,
    shuffle,
)
from doublesix.engine.playouts import count_random_deals
from doublesix.engine.sampler import PLAN, draw_deal, may_hold, plan_deals
from doublesix.engine.solver import (
    NO_LIMIT,
    NODES,
    WINS,
    new_memory,
    ranked,
    solve,
    solve_best,
    solve_points,
)
from doublesix.rules.deal import Deal
from doublesix.rules.opening import Opening, OpeningRule
from doublesix.rules.profiles import PROFILES
from doublesix.rules.seat import Seat
from doublesix.rules.shuffle import shuffled
from doublesix.rules.tile import SET

AT_ONCE = 20_000
LAID = (0, 4, 8, 12, 16)
FREE = Opening(OpeningRule.WINNER, opener=Seat.ONE)
STAKES = np.array([0.5, 0.9, 0.95, 0.1, 0.05, 0.91, 0.96, 0.11, 0.06])


def by_the_engine(variant: int, seed: int) -> int:
    """Play deals by the engine; return how many."""
    counts = np.zeros(OUTCOMES, np.int64)
    count_random_deals(new_deal(variant), AT_ONCE, stream_of(seed), counts)
    return AT_ONCE


def by_the_rules(profile: str, seed: int) -> int:
    """Play deals by the rules package."""
    rng = random.Random(seed)
    for _ in range(10):
        bytes_at_hand = iter(lambda: rng.randrange(256), None)
        deal = Deal.start(PROFILES[profile], shuffled(bytes_at_hand), FREE)
        while deal.turn is not None:
            deal = deal.act(deal.turn, rng.choice(deal.legal()))
    return 10


def by_dominoes(seed: int) -> int:
    """Play deals by the library."""
    rng = random.Random(seed)
    for _ in range(10):
        deal = dominoes.Game.new()
        while deal.result is None:
            deal.make_move(*rng.choice(deal.valid_moves))
    return 10


def show_random_deals(seconds: float, stints: int) -> None:
    """Measure random deals a second, by turns."""
    ways: dict[str, Callable[[int], int]] = {
        "engine, chiva": partial(by_the_engine, CHIVA),
        "engine, six-love": partial(by_the_engine, SIX_LOVE),
        "rules package, chiva": partial(by_the_rules, "chiva"),
        "rules package, six-love": partial(by_the_rules, "six-love"),
        "dominoes 6.1.0": by_dominoes,
    }
    rates: dict[str, list[float]] = {name: [] for name in ways}
    by_the_engine(CHIVA, 0)
    for stint in range(stints):
        for name, way in ways.items():
            deals, begun = 0, time.thread_time()
            while (taken := time.thread_time() - begun) < seconds:
                deals += way(1000 * stint + deals)
            rates[name].append(deals / taken)
    print(f"random deals a second of processor time, {stints} stints of {seconds} s")
    for name, measured in rates.items():
        middle, least, most = np.median(measured), min(measured), max(measured)
        print(f"  {name:<24} {middle:>10,.0f} ({least:,.0f} to {most:,.0f})")


def positions(variant: int, laid: int, stream: Stream) -> Iterator[Numbers]:
    """Yield deals after so many plays at random, where the seat to act has more than one act."""
    acts = np.zeros(MOST_ACTS, np.int64)
    while True:
        deal, made = new_deal(variant), 0
        shuffle(deal, stream)
        open_freely(deal, below(stream, 4))
        while deal[OUTCOME] < 0:
            count = legal(deal, acts)
            if made >= laid and count > 1:
                yield deal
                break
            act = acts[below(stream, count)]
            made += act != PASS
            play(deal, act)


def show_solved(variant: int, count: int) -> None:
    """Measure how long deals of one variant take to be solved, and how many positions."""
    memory, stakes = new_memory(), ranked(STAKES).ranks
    acts, found = np.zeros(MOST_ACTS, np.int64), np.zeros(MOST_ACTS, np.int64)

    def best(deal: Numbers, pair: int) -> None:
        solve_best(deal, WINS[pair], pair, NO_LIMIT, memory)

    def each(deal: Numbers, pair: int) -> None:
        solve(deal, WINS[pair], pair, NO_LIMIT, memory, acts, found)

    def staked(deal: Numbers, pair: int) -> None:
        solve(deal, stakes, pair, NO_LIMIT, memory, acts, found)

    def points(deal: Numbers, pair: int) -> None:
        solve_points(deal, pair, NO_LIMIT, memory, acts, found)

    ways = {"who wins": best, "each act": each, "each, stakes": staked, "each, points": points}
    for laid in LAID:
        source = positions(variant, laid, stream_of(laid))
        deals = [next(source) for _ in range(count)]
        for name, way in ways.items():
            way(deals[0], 0)
            times, nodes = [], []
            for deal in deals:
                begun = time.thread_time_ns()
                way(deal, int(deal[TURN]) % 2)
                times.append((time.thread_time_ns() - begun) / 1e6)
                nodes.append(int(memory[NODES]))
            show_times(f"{laid} plays, {name}", times, nodes)


def show_times(name: str, times: list[float], nodes: list[int]) -> None:
    """Print one line of times in ms, and of the positions searched if they were counted."""
    median, late = np.percentile(times, (50, 95))
    line = f"  {name:<24} ms {median:.4f}, {late:.4f}, {max(times):.4f}"
    if nodes:
        line += "   positions {:.0f}, {:.0f}".format(*np.percentile(nodes, (50, 95)))
    print(line)


def show_dominoes_solved(laid: int, count: int) -> None:
    """Measure the library's alpha-beta on deals after so many plays at random."""
    rng = random.Random(laid)
    times: list[float] = []
    while len(times) < count:
        deal, made = dominoes.Game.new(), 0
        while deal.result is None and made < laid:
            deal.make_move(*rng.choice(deal.valid_moves))
            made += 1
        if deal.result is not None or len(deal.valid_moves) < 2:
            continue
        begun = time.thread_time()
        dominoes.search.alphabeta(copy.deepcopy(deal), player=dominoes.players.bota_gorda)
        times.append((time.thread_time() - begun) * 1e3)
    show_times(f"{laid} plays, dominoes", times, [])


@compiled
def draw_many(
    unseen: int,
    held: Numbers,
    odds: Floats,
    plan: Floats,
    stream: Stream,
    hands: Numbers,
    many: int,
) -> None:
    for _ in range(many):
        draw_deal(unseen, held, odds, plan, stream, hands)


def show_drawn(variant: int, count: int) -> None:
    """Measure how long it takes to draw a deal that may be, as the seat to act sees it."""
    odds, plan, hands = np.zeros((3, 28)), np.zeros(PLAN), np.zeros(3, np.int64)
    many = 2000
    for laid in (0, 4, 8, 12, 16, 20):
        stream = stream_of(laid)
        source = positions(variant, laid, stream)
        planned, drawn = [], []
        for number in range(count + 1):
            deal = next(source)
            others = [(deal[TURN] + ahead) % 4 for ahead in (1, 2, 3)]
            held = np.array([int(deal[seat]).bit_count() for seat in others], np.int64)
            unseen = int(deal[others[0]] | deal[others[1]] | deal[others[2]])
            lacks = np.array([lacked(int(deal[seat]), deal) for seat in others], np.int64)
            begun = time.thread_time()
            may_hold(unseen, held, lacks, odds)
            plan_deals(unseen, held, odds, plan)
            between = time.thread_time()
            draw_many(unseen, held, odds, plan, stream, hands, many)
            if number:  # the first compiles
                planned.append((between - begun) * 1e6)
                drawn.append((time.thread_time() - between) / many * 1e6)
        print(
            f"  {laid} plays: {np.median(drawn):.3f} us a deal,"
            f" {np.median(planned):.1f} us to prepare"
        )


def lacked(hand: int, deal: Numbers) -> int:
    """Return the numbers at the ends that a hand lacks, as if it had just passed on them."""
    ends = [int(deal[LEFT]), int(deal[RIGHT])]
    tiles = [tile for number, tile in enumerate(SET) if hand >> number & 1]
    if ends[0] > 6 or any(tile.has(end) for tile in tiles for end in ends):
        return 0
    return 1 << ends[0] | 1 << ends[1]


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=0.5, help="the length of a stint")
    parser.add_argument("--stints", type=int, default=7)
    parser.add_argument("--solved", type=int, default=300, help="deals solved in each line")
    parser.add_argument("--short", action="store_true", help="half a minute for all")
    options = parser.parse_args()
    if options.short:
        options.seconds, options.stints, options.solved = 0.2, 3, 40
    show_random_deals(options.seconds, options.stints)
    for name, variant in (("chiva", CHIVA), ("six-love", SIX_LOVE)):
        print(f"{name}, solved: median, 95th percentile and largest of {options.solved}")
        show_solved(variant, options.solved)
    for laid in (12, 16):
        show_dominoes_solved(laid, min(options.solved, 40))
    print("deals drawn, chiva")
    show_drawn(CHIVA, options.solved)


if __name__ == "__main__":
    main()
