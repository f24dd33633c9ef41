"""Solver: what a deal is worth to a pair when all hands are open and everybody plays for the best.

Takes deals as `doublesix.engine.deals` has them. What an outcome is worth is said by its rank, a
number from 0 up for each code: the pair wants it high and the others low. `WINS[pair]` ranks a
loss 0, a tie 1 and a win 2; `ranked` makes ranks of stakes, which may price the match. Points
count the pips of all tiles left, for those who win.

Whoever solves brings a memory, `doublesix.engine.memory.new_memory()`, and may use it for one deal
after another. Its `NODES` count the positions that were searched for a deal: the measure of
effort, which is the same everywhere. A limit on them ends a search without an answer. Nothing is
allocated.
"""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np

from doublesix.engine.bits import (
    DOUBLES,
    HIGH,
    LOW,
    NO_END,
    PIPS,
    SUIT,
    Floats,
    Numbers,
    bits_of,
    lowest,
)
from doublesix.engine.compiled import compiled, compiled_as
from doublesix.engine.deals import (
    DEAL_SIZE,
    LEFT,
    OUTCOME,
    PASS,
    RIGHT,
    TURN,
    acts_open,
    block,
    legal,
    out,
    play,
)
from doublesix.engine.memory import (
    DEAL_AT,
    LIMIT,
    MOST_POINTS,
    NODES,
    RULES_OF,
    TOP,
    begin,
    key_of,
    new_memory,
    rank_of,
    recall,
    remember,
    row_for,
    set_points,
    set_ranks,
)

__all__ = [
    "NODES",
    "NO_LIMIT",
    "UNFINISHED",
    "WINS",
    "Ranked",
    "new_memory",
    "ranked",
    "solve",
    "solve_best",
    "solve_points",
]

UNFINISHED: Final = -1
"""What `solve` returns where the limit ended the search."""

NO_LIMIT: Final = 1 << 62

WINS: Final[Numbers] = np.array(
    [[1, 2, 2, 0, 0, 2, 2, 0, 0], [1, 0, 0, 2, 2, 0, 0, 2, 2]], dtype=np.int64
)
"""The ranks of the outcomes for each pair when nothing counts but who wins the deal."""


class Ranked(NamedTuple):
    """Stakes as the solver takes them: the rank of each outcome, and what each rank is worth."""

    ranks: Numbers
    worth: Floats


def ranked(stakes: Floats) -> Ranked:
    """Rank the outcomes by their stakes, a number for each code; equal stakes are one rank."""
    worth, ranks = np.unique(stakes, return_inverse=True)
    return Ranked(ranks.astype(np.int64), worth)


@compiled
def solve_best(deal: Numbers, ranks: Numbers, pair: int, limit: int, memory: Numbers) -> int:
    """Return the rank that a deal leads to for a pair, or `UNFINISHED`, as `solve` does.

    That is what the best act of the seat in turn leads to, found with less effort.
    """
    set_ranks(ranks, pair, memory)
    begin(deal, limit, memory)
    rank = _solve_rank(_copied(deal, memory), memory)
    if memory[NODES] > limit:
        return UNFINISHED
    return rank if pair == 0 else int(memory[TOP] - rank)


@compiled
def solve(
    deal: Numbers,
    ranks: Numbers,
    pair: int,
    limit: int,
    memory: Numbers,
    acts: Numbers,
    found: Numbers,
) -> int:
    """Find the rank of the outcome that each act open to the seat in turn leads to.

    `ranks` are those of a pair, 0 for seats 0 and 2 and 1 for seats 1 and 3. Writes acts, as
    `legal` does, and what was found into arrays of `MOST_ACTS`; returns how many there are, or
    `UNFINISHED` when more than `limit` positions were searched. The deal must not be over.
    """
    set_ranks(ranks, pair, memory)
    return _solve_acts(deal, pair, limit, memory, acts, found)


@compiled
def solve_points(
    deal: Numbers, pair: int, limit: int, memory: Numbers, acts: Numbers, found: Numbers
) -> int:
    """Do as `solve`, for points: `found` are a pair's, below 0 where the others win them."""
    set_points(memory)
    count = _solve_acts(deal, pair, limit, memory, acts, found)
    for place in range(count):
        found[place] -= MOST_POINTS
    return count


@compiled
def _copied(deal: Numbers, memory: Numbers) -> Numbers:
    """Copy a deal into the memory, to be played on there."""
    copied = memory[DEAL_AT : DEAL_AT + DEAL_SIZE]
    copied[:] = deal
    return copied


@compiled
def _known(
    mine: int,
    following: int,
    partner: int,
    previous: int,
    left: int,
    right: int,
    seat: int,
    goal: int,
    memory: Numbers,
) -> tuple[int, int]:
    """Return what is known at once after a seat's play: a rank for its pair, and the passes.

    The rank is -1 if whether it is `goal` or more must be searched. The passes are those before
    the next seat that can play.
    """
    rest = mine | following | partner | previous
    fitting = SUIT[left] | SUIT[right]
    pair = seat & 1
    if rest & fitting == 0:
        hands = mine, following, partner, previous
        for _ in range(4 - seat & 3):
            hands = hands[1], hands[2], hands[3], hands[0]
        outcome = block(hands[0], hands[1], hands[2], hands[3], memory[RULES_OF])
        return rank_of(outcome, rest, pair, memory), 0
    acting, passes = following, 0
    if following & fitting == 0:
        acting, passes = partner, 1
        if partner & fitting == 0:
            acting, passes = previous, 2
            if previous & fitting == 0:
                acting, passes = mine, 3
    actor = seat + 1 + passes & 3
    if acting & (acting - 1) == 0:
        outcome = out(actor, lowest(acting), left, right, rest, memory[RULES_OF])
        return rank_of(outcome, rest ^ acting, pair, memory), passes
    key = key_of(rest, left, right, actor, memory)
    low, high = recall(key, memory)
    if passes & 1 == 0:
        low, high = memory[TOP] - high, memory[TOP] - low
    if low >= goal:
        return int(low), passes
    if high < goal:
        return int(high), passes
    return -1, passes


@compiled
def _promise(
    mine: int, following: int, partner: int, previous: int, left: int, right: int, tile: int
) -> int:
    """Return how promising a play is that leaves these hands and ends: what is searched first.

    The weights were fitted to make searches small; nothing else depends on them.
    """
    fitting = SUIT[left] | SUIT[right]
    for_next = bits_of(following & fitting)
    for_partner = bits_of(partner & fitting)
    for_previous = bits_of(previous & fitting)
    promise = 2 * bits_of(mine & fitting) + 4 * for_partner - 33 * for_next - 10 * for_previous
    promise -= 4 * bits_of(mine & (SUIT[HIGH[tile]] | SUIT[LOW[tile]]))
    if for_next == 1:
        promise += 25
    elif for_next == 0:
        promise += 18 if for_partner == 0 else -5
    if for_previous == 0:
        promise += 20
    if DOUBLES >> tile & 1:
        promise += 11
    return promise


@compiled
def _list_acts(
    mine: int,
    following: int,
    partner: int,
    previous: int,
    left: int,
    right: int,
    seat: int,
    goal: int,
    memory: Numbers,
    row: int,
) -> tuple[int, int]:
    """Write the plays that must be searched into a row of the memory.

    Returns how many there are, and the best rank among those that need no search; if that is
    `goal` or more, the row does not matter.
    """
    count, best = 0, 0
    end, other = left, right
    for _ in range(2 if left != right else 1):
        todo = mine & SUIT[end]
        while todo:
            tile = lowest(todo)
            todo &= todo - 1
            kept, shown = mine ^ 1 << tile, int(PIPS[tile]) - end
            if end >= NO_END:
                shown, other = int(HIGH[tile]), int(LOW[tile])
            rank, passes = _known(
                kept, following, partner, previous, shown, other, seat, goal, memory
            )
            if rank >= goal:
                return 0, rank
            if rank >= 0:
                best = max(best, rank)
                continue
            promise = _promise(kept, following, partner, previous, shown, other, tile)
            memory[row + count] = (((promise << 5 | tile) << 3 | shown) << 3 | other) << 2 | passes
            count += 1
        end, other = right, left
    return count, best


@compiled
def _take_best(row: int, place: int, count: int, memory: Numbers) -> int:
    """Bring the most promising play from a place of a row on to that place, and return it."""
    best = place
    for other in range(place + 1, count):
        if memory[row + other] > memory[row + best]:
            best = other
    play = memory[row + best]
    memory[row + best] = memory[row + place]
    memory[row + place] = play
    return int(play)


@compiled_as("int64(int64, int64, int64, int64, int64, int64, int64, int64, int64[::1])")
def _search(
    mine: int,
    following: int,
    partner: int,
    previous: int,
    left: int,
    right: int,
    seat: int,
    goal: int,
    memory: Numbers,
) -> int:
    """Return a rank for the seat to act, which can play and has more than one tile.

    If it is `goal` or more, the position has at least that rank; if not, at most that. The hands
    are in order of play, from the seat's on. Means nothing once the limit is passed.
    """
    memory[NODES] += 1
    if memory[NODES] > memory[LIMIT]:
        return 0
    rest = mine | following | partner | previous
    row = row_for(bits_of(rest))
    count, best = _list_acts(
        mine, following, partner, previous, left, right, seat, goal, memory, row
    )
    others_goal = memory[TOP] - goal + 1
    place = 0
    while place < count and best < goal:
        code = _take_best(row, place, count, memory)
        kept, shown, other = mine ^ 1 << (code >> 8 & 31), code >> 5 & 7, code >> 2 & 7
        passes = code & 3
        actor = seat + 1 + passes & 3
        if passes == 0:
            rank = memory[TOP] - _search(
                following, partner, previous, kept, shown, other, actor, others_goal, memory
            )
        elif passes == 1:
            rank = _search(partner, previous, kept, following, shown, other, actor, goal, memory)
        elif passes == 2:
            rank = memory[TOP] - _search(
                previous, kept, following, partner, shown, other, actor, others_goal, memory
            )
        else:
            rank = _search(kept, following, partner, previous, shown, other, actor, goal, memory)
        if memory[NODES] > memory[LIMIT]:
            return 0
        best = max(best, rank)
        place += 1
    remember(key_of(rest, left, right, seat, memory), best, best >= goal, memory)
    return best


@compiled
def _solve_acts(
    deal: Numbers, pair: int, limit: int, memory: Numbers, acts: Numbers, found: Numbers
) -> int:
    """Write each act and the rank that it leads to; the ranks stand in the memory."""
    begin(deal, limit, memory)
    count = legal(deal, acts)
    for place in range(count):
        after = _copied(deal, memory)
        play(after, acts[place])
        rank = _solve_rank(after, memory)
        if memory[NODES] > limit:
            return UNFINISHED
        found[place] = rank if pair == 0 else memory[TOP] - rank
    return count


@compiled
def _solve_rank(deal: Numbers, memory: Numbers) -> int:
    """Return the rank that a deal leads to, for seats 0 and 2; plays what is forced."""
    while deal[OUTCOME] < 0:
        seat = deal[TURN]
        if acts_open(deal[seat], deal[LEFT], deal[RIGHT]) == 0:
            play(deal, PASS)
        elif deal[seat] & (deal[seat] - 1) == 0:
            is_right = SUIT[deal[LEFT]] & deal[seat] == 0
            play(deal, 2 * lowest(deal[seat]) + int(is_right))
        else:
            break
    rest = deal[0] | deal[1] | deal[2] | deal[3]
    if deal[OUTCOME] >= 0:
        return rank_of(deal[OUTCOME], rest, 0, memory)
    seat = deal[TURN]
    low, high = 0, memory[TOP]
    while low < high and memory[NODES] <= memory[LIMIT]:
        goal = (low + high) // 2 + 1
        rank = _search(
            deal[seat],
            deal[seat + 1 & 3],
            deal[seat + 2 & 3],
            deal[seat + 3 & 3],
            deal[LEFT],
            deal[RIGHT],
            seat,
            goal,
            memory,
        )
        if rank >= goal:
            low = rank
        else:
            high = rank
    return int(low if seat & 1 == 0 else memory[TOP] - low)
