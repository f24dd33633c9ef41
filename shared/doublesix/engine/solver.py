"""Solver: what a deal is worth to a pair when all hands are open and everybody plays for the best.

Takes deals as `doublesix.engine.deals` has them. What an outcome is worth is said by its rank, a
number from 0 up for each code: the pair wants it high and the others low. `WINS[pair]` ranks a
loss 0, a tie 1 and a win 2; `ranked` makes ranks of stakes, which may price the match. Points
count the pips of all tiles left, for those who win.

A memory is an array of int64, made by `new_memory` and used for one deal after another: what it
holds of the last deal is told from the next. `memory[NODES]` counts the positions that were
searched for a deal, the measure of effort, which is the same everywhere. A limit on it ends a
search without an answer. Nothing is allocated.
"""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from doublesix.engine.bits import DOUBLES, PIPS, SUIT, Numbers, bits_of, lowest, pips_of
from doublesix.engine.compiled import compiled, compiled_as
from doublesix.engine.deals import (
    DEAL_SIZE,
    LEFT,
    OUTCOME,
    OUTCOMES,
    PASS,
    RIGHT,
    TURN,
    VARIANT,
    acts_open,
    block,
    legal,
    out,
    play,
    winner,
)

Floats = npt.NDArray[np.float64]

UNFINISHED: Final = -1
"""What `solve` returns where the limit ended the search."""

NO_LIMIT: Final = 1 << 62
MOST_POINTS: Final = 168
"""The pips of the whole set."""

NODES: Final = 0
_LIMIT: Final = 1
_NUMBER: Final = 2
_TOP: Final = 3
_IS_POINTS: Final = 4
_VARIANT: Final = 5
_RANKS: Final = 6
_DEAL: Final = _RANKS + 2 * OUTCOMES
_ROWS: Final = _DEAL + DEAL_SIZE
_ROW: Final = 8
_SLOTS: Final = _ROWS + 28 * _ROW

# A slot holds, from its highest bits down, the deal's number, the tiles left, the ends and the
# seat to act, and then the highest and lowest rank that the position can have.
_RANK_BITS: Final = 9
_RANK_MASK: Final = (1 << _RANK_BITS) - 1
_KEY_MASK: Final = (1 << 64 - 2 * _RANK_BITS) - 1
_MOST_NUMBERS: Final = (1 << 10) - 1
_SPREAD: Final = 0x9E3779B97F4A7C15 - (1 << 64)
_SPREAD_SHIFT: Final = 33


def new_memory(bits: int = 18) -> Numbers:
    """Make a memory of 2 to the power of `bits` positions, 8 bytes each; 18 are enough for play."""
    return np.zeros(_SLOTS + (1 << bits), dtype=np.int64)


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
    top = 0
    for code in range(OUTCOMES):
        top = max(top, ranks[code])
    for code in range(OUTCOMES):
        memory[_RANKS + code] = ranks[code] if pair == 0 else top - ranks[code]
        memory[_RANKS + OUTCOMES + code] = top - memory[_RANKS + code]
    memory[_TOP] = top
    memory[_IS_POINTS] = 0
    return _solve_acts(deal, pair, limit, memory, acts, found)


@compiled
def solve_points(
    deal: Numbers, pair: int, limit: int, memory: Numbers, acts: Numbers, found: Numbers
) -> int:
    """Do as `solve`, for points: `found` are a pair's, below 0 where the others win them."""
    for code in range(OUTCOMES):
        memory[_RANKS + code] = winner(code, 0)
        memory[_RANKS + OUTCOMES + code] = winner(code, 1)
    memory[_TOP] = 2 * MOST_POINTS
    memory[_IS_POINTS] = 1
    count = _solve_acts(deal, pair, limit, memory, acts, found)
    for place in range(count):
        found[place] -= MOST_POINTS
    return count


@compiled
def _rank(outcome: int, rest: int, pair: int, memory: Numbers) -> int:
    """Return the rank of an outcome for a pair; `rest` are all tiles left."""
    rank = memory[_RANKS + OUTCOMES * pair + outcome]
    if memory[_IS_POINTS]:
        return MOST_POINTS + int(rank) * pips_of(rest)
    return int(rank)


@compiled
def _key(rest: int, left: int, right: int, seat: int, memory: Numbers) -> int:
    """Return what tells a position from all others; which end is which makes no difference."""
    ends = 8 * max(left, right) + min(left, right)
    return int(((memory[_NUMBER] << 28 | rest) << 6 | ends) << 2 | seat)


@compiled
def _slot(key: int, memory: Numbers) -> int:
    """Return the place where a position is remembered."""
    return _SLOTS + (key * _SPREAD >> _SPREAD_SHIFT & len(memory) - _SLOTS - 1)


@compiled
def _remember(key: int, rank: int, is_reached: bool, memory: Numbers) -> None:
    """Note that a position has at least this rank, or at most, for its seat."""
    slot = _slot(key, memory)
    low, high = 0, memory[_TOP]
    if memory[slot] >> 2 * _RANK_BITS & _KEY_MASK == key:
        low, high = memory[slot] & _RANK_MASK, memory[slot] >> _RANK_BITS & _RANK_MASK
    if is_reached:
        low = rank
    else:
        high = rank
    memory[slot] = (key << _RANK_BITS | high) << _RANK_BITS | low


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
        outcome = block(hands[0], hands[1], hands[2], hands[3], memory[_VARIANT])
        return _rank(outcome, rest, pair, memory), 0
    acting, passes = following, 0
    if following & fitting == 0:
        acting, passes = partner, 1
        if partner & fitting == 0:
            acting, passes = previous, 2
            if previous & fitting == 0:
                acting, passes = mine, 3
    actor = seat + 1 + passes & 3
    if acting & (acting - 1) == 0:
        outcome = out(actor, lowest(acting), left, right, rest, memory[_VARIANT])
        return _rank(outcome, rest ^ acting, pair, memory), passes
    key = _key(rest, left, right, actor, memory)
    entry = memory[_slot(key, memory)]
    if entry >> 2 * _RANK_BITS & _KEY_MASK == key:
        low, high = entry & _RANK_MASK, entry >> _RANK_BITS & _RANK_MASK
        if passes & 1 == 0:
            low, high = memory[_TOP] - high, memory[_TOP] - low
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
    for_mine = bits_of(mine & fitting)
    promise = for_mine + 4 * for_partner - 16 * for_next - 5 * bits_of(previous & fitting)
    if for_next == 0:
        promise += 18
    if for_partner == 0:
        promise += 7
    if for_mine == 0:
        promise += 2
    if DOUBLES >> tile & 1:
        promise += 6
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
    if memory[NODES] > memory[_LIMIT]:
        return 0
    rest = mine | following | partner | previous
    row = _ROWS + _ROW * (bits_of(rest) - 1)
    count, best = _list_acts(
        mine, following, partner, previous, left, right, seat, goal, memory, row
    )
    others_goal = memory[_TOP] - goal + 1
    place = 0
    while place < count and best < goal:
        code = _take_best(row, place, count, memory)
        kept, shown, other = mine ^ 1 << (code >> 8 & 31), code >> 5 & 7, code >> 2 & 7
        passes = code & 3
        actor = seat + 1 + passes & 3
        if passes == 0:
            rank = memory[_TOP] - _search(
                following, partner, previous, kept, shown, other, actor, others_goal, memory
            )
        elif passes == 1:
            rank = _search(partner, previous, kept, following, shown, other, actor, goal, memory)
        elif passes == 2:
            rank = memory[_TOP] - _search(
                previous, kept, following, partner, shown, other, actor, others_goal, memory
            )
        else:
            rank = _search(kept, following, partner, previous, shown, other, actor, goal, memory)
        if memory[NODES] > memory[_LIMIT]:
            return 0
        best = max(best, rank)
        place += 1
    _remember(_key(rest, left, right, seat, memory), best, best >= goal, memory)
    return best


@compiled
def _solve_acts(
    deal: Numbers, pair: int, limit: int, memory: Numbers, acts: Numbers, found: Numbers
) -> int:
    """Write each act and the rank that it leads to; the ranks stand in the memory."""
    memory[NODES] = 0
    memory[_LIMIT] = limit
    memory[_VARIANT] = deal[VARIANT]
    memory[_NUMBER] += 1
    if memory[_NUMBER] > _MOST_NUMBERS:
        memory[_SLOTS:] = 0
        memory[_NUMBER] = 1
    count = legal(deal, acts)
    for place in range(count):
        after = memory[_DEAL : _DEAL + DEAL_SIZE]
        after[:] = deal
        play(after, acts[place])
        rank = _solve_rank(after, memory)
        if memory[NODES] > limit:
            return UNFINISHED
        found[place] = rank if pair == 0 else memory[_TOP] - rank
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
        return _rank(deal[OUTCOME], rest, 0, memory)
    seat = deal[TURN]
    low, high = 0, memory[_TOP]
    while low < high and memory[NODES] <= memory[_LIMIT]:
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
    return int(low if seat & 1 == 0 else memory[_TOP] - low)
