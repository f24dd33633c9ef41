"""Search: what each act open to a seat is worth, over the deals that may be.

Deals are drawn evenly among all that may be, or all are listed when they are few, and weighed by
how likely the other seats were to choose as they did. Some of them, the heavier the oftener, are
played to their end after each act, every seat choosing by the policy from its own hand alone and
with the same luck for all acts. An act that has clearly fallen behind is dropped, and the others
get its share of the work.
"""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np

from doublesix.engine.beliefs import BLUNDER, Mind
from doublesix.engine.bits import ALL_TILES, SUIT, Floats, Numbers, Stream, draw, share
from doublesix.engine.compiled import compiled
from doublesix.engine.deals import PASS, out
from doublesix.engine.gather import Position, gather
from doublesix.engine.policy import share_out
from doublesix.engine.seats import Desk, new_desk, play_on, weigh_acts
from doublesix.engine.told import LEFT, PLAYED, RIGHT, tell_pass, tell_play

NAME: Final = -2
"""The act that names an opener."""

# What is counted of each act: how many deals were played out after it, their worth and its
# square, how many its pair won, tied, won by the key tile, how many were blocked.
DEALS: Final = 0
WORTH: Final = 1
SQUARE: Final = 2
WINS: Final = 3
TIES: Final = 4
BLOCKS: Final = 5
KEYS: Final = 6
NEXT_PASSES: Final = 7
"""From here the chances, over all deals weighed, that each of the three others must pass."""
COUNTED: Final = 10

_LN2: Final = 0.6931471805599453
_GOLDEN: Final = 0.6180339887498949
"""Steps of this size go over the deals evenly, however many are taken."""


class Way(NamedTuple):
    """How to search.

    For each deal that the effort allows to be played out, so many are `weighed`. After each
    `batch` of deals an act is dropped that is behind the best by more than `doubt` standard
    errors. `lean` is how much an act gains if the first model finds it e times as likely to be
    chosen: what it knows of good play settles what the deals leave open.
    """

    believes: bool
    weighed: float
    batch: int
    doubt: float
    lean: float


class Found(NamedTuple):
    """What was found: a row of counts for each act, and the places of the acts, best first."""

    counted: Floats
    order: Numbers
    deals: int
    effective: float
    is_exact: bool


def search(
    position: Position,
    acts: Numbers,
    turns: Numbers,
    stakes: Floats,
    effort: int,
    way: Way,
    models: tuple[Mind, Mind],
    stream: Stream,
) -> Found:
    """Weigh acts, each with the seat that is to act next, by what outcomes are worth.

    `effort` is how many deals may be played out in all. The first model says how the other seats
    chose so far, the second how all choose from here.
    """
    desk = new_desk()
    amount = max(int(effort * way.weighed), 1)
    gathered = gather(position, amount, way.believes, models[0], desk, stream)
    others, told, deals, weights, is_exact = gathered
    counted = np.zeros((len(acts), COUNTED))
    count_passes(acts, told, deals, weights, counted)
    effective = cumulate(weights)
    bonus = np.zeros(len(acts))
    if acts[0] >= 0 and len(acts) > 1:
        scale = way.lean * (stakes.max() - stakes.min())
        lean(position.seat, position.hand, position.variant, acts, told, models[0], desk, bonus)
        bonus *= scale
    leading = play_out(
        position.seat,
        position.hand,
        position.variant,
        acts,
        turns,
        told,
        others,
        deals,
        weights,
        stakes,
        bonus,
        effort,
        way.batch,
        way.doubt,
        models[1],
        desk,
        stream,
        counted,
    )
    means = counted[:, WORTH] / np.maximum(counted[:, DEALS], 1) + bonus
    order = np.lexsort((-means, -leading))
    return Found(counted, order, len(deals), effective, is_exact)


@compiled
def count_passes(
    acts: Numbers, told: Numbers, deals: Numbers, weights: Floats, counted: Floats
) -> None:
    """Write how likely each hidden seat holds no tile for the ends that each act leaves."""
    after = told.copy()
    for option in range(acts.shape[0]):
        after[:] = told
        if acts[option] >= 0:
            tell_play(after, 0, acts[option])
        fitting = SUIT[after[LEFT]] | SUIT[after[RIGHT]]
        for place in range(3):
            passing, whole = 0.0, 0.0
            for row in range(deals.shape[0]):
                whole += weights[row]
                if deals[row, place] & fitting == 0:
                    passing += weights[row]
            counted[option, NEXT_PASSES + place] = passing / whole


@compiled
def lean(
    seat: int,
    hand: int,
    variant: int,
    acts: Numbers,
    told: Numbers,
    mind: Mind,
    desk: Desk,
    logs: Floats,
) -> None:
    """Write the logarithm of how likely a model finds each play, blunders allowed for."""
    count = acts.shape[0]
    desk.acts[:count] = acts
    weigh_acts(told, seat, hand, count, variant, mind.light, mind.net, 0, desk)
    share_out(desk.logits, count, desk.shares)
    for place in range(count):
        logs[place] = logarithm((1.0 - BLUNDER) * desk.shares[place] + BLUNDER / count)


@compiled
def logarithm(share: float) -> float:
    """Return the natural logarithm of a share above 0, by arithmetic alone: the same everywhere."""
    halvings = 0
    while share < 0.75:
        share *= 2.0
        halvings += 1
    ratio = (share - 1.0) / (share + 1.0)
    square = ratio * ratio
    series = 1.0 + square * (1 / 3 + square * (1 / 5 + square * (1 / 7 + square / 9)))
    return 2.0 * ratio * series - halvings * _LN2


@compiled
def cumulate(weights: Floats) -> float:
    """Turn weights into their running sums; return how many even weights would be worth as much."""
    whole, squares = 0.0, 0.0
    for row in range(weights.shape[0]):
        whole += weights[row]
        squares += weights[row] * weights[row]
        weights[row] = whole
    return whole * whole / squares


@compiled
def find(sums: Floats, sought: float) -> int:
    """Return the first row whose running sum is above a number, the last if none is."""
    low, high = 0, sums.shape[0] - 1
    while low < high:
        middle = (low + high) >> 1
        if sums[middle] > sought:
            high = middle
        else:
            low = middle + 1
    return low


@compiled
def play_out(
    seat: int,
    hand: int,
    variant: int,
    acts: Numbers,
    turns: Numbers,
    told: Numbers,
    others: Numbers,
    deals: Numbers,
    sums: Floats,
    stakes: Floats,
    bonus: Floats,
    effort: int,
    batch: int,
    doubt: float,
    mind: Mind,
    desk: Desk,
    stream: Stream,
    counted: Floats,
) -> Floats:
    """Play deals out after each act and count; return 1 for each act that was not dropped."""
    options = acts.shape[0]
    leading = np.ones(options)
    gaps = np.zeros((options, options))
    worths = np.zeros(options)
    hands = np.zeros(4, np.int64)
    kinds = np.zeros(4, np.int64)
    after = told.copy()
    luck = np.zeros(1, np.uint64)
    start = share(stream)
    whole = sums[sums.shape[0] - 1]
    scale = stakes.max() - stakes.min()
    made, drawn, left = 0, 0, options
    while made + left <= effort and (left > 1 or drawn < batch):
        at = start + drawn * _GOLDEN
        row = find(sums, (at - int(at)) * whole)
        drawn += 1
        seed = draw(stream) | np.uint64(1)
        for option in range(options):
            if leading[option] == 0.0:
                continue
            act = acts[option]
            for place in range(3):
                hands[others[place]] = deals[row, place]
            hands[seat] = hand
            after[:] = told
            if act >= 0:
                hands[seat] ^= 1 << (act >> 1)
                tell_play(after, seat, act)
            elif act == PASS:
                tell_pass(after, seat)
            luck[0] = seed
            if hands[seat] == 0:
                rest = ALL_TILES & ~told[PLAYED]
                outcome = out(seat, act >> 1, told[LEFT], told[RIGHT], rest, variant)
            else:
                outcome = play_on(
                    hands, after, turns[option], variant, mind.light, mind.net, kinds, desk, luck
                )
            worths[option] = stakes[outcome]
            note(counted[option], seat, hands, outcome, stakes[outcome])
            made += 1
        for one in range(options):
            for two in range(options):
                if leading[one] * leading[two] != 0.0:
                    gap = worths[one] - worths[two]
                    gaps[one, two] += gap * gap
        if drawn % batch == 0 and left > 1:
            left -= drop(counted, bonus, gaps, drawn, doubt, scale, leading)
    return leading


@compiled
def note(tally: Floats, seat: int, hands: Numbers, outcome: int, worth: float) -> None:
    """Count a deal that was played out for an act of a seat."""
    tally[DEALS] += 1.0
    tally[WORTH] += worth
    tally[SQUARE] += worth * worth
    if outcome == 0:
        tally[TIES] += 1.0
        tally[BLOCKS] += 1.0
        return
    leader = (outcome - 1) >> 1
    if (leader ^ seat) & 1 == 0:
        tally[WINS] += 1.0
        if outcome & 1 == 0:
            tally[KEYS] += 1.0
    if hands[leader]:
        tally[BLOCKS] += 1.0


@compiled
def drop(
    counted: Floats,
    bonus: Floats,
    gaps: Floats,
    drawn: int,
    doubt: float,
    scale: float,
    leading: Floats,
) -> int:
    """Drop the acts that are clearly behind the best; return how many."""
    best = -1
    most = 0.0
    for option in range(leading.shape[0]):
        worth = counted[option, WORTH] / drawn + bonus[option]
        if leading[option] != 0.0 and (best < 0 or worth > most):
            best, most = option, worth
    dropped = 0
    for option in range(leading.shape[0]):
        if leading[option] != 0.0 and option != best:
            gap = (counted[best, WORTH] - counted[option, WORTH]) / drawn
            # As if one more deal had differed wholly: a few equal ones prove nothing.
            spread = (gaps[best, option] + scale * scale) / drawn - gap * gap
            ahead = gap + bonus[best] - bonus[option]
            if ahead > doubt * np.sqrt(max(spread, 0.0) / drawn):
                leading[option] = 0.0
                dropped += 1
    return dropped
