"""Traits: what a play is like for the seat that makes it, as a row of numbers.

Looks one play ahead, from the seat's own hand and what all were told. Knows what a play is like,
never how much that counts: the policy weighs it.

A play brings a *new* number to its end and covers the *old* one; the *other* one stays at the
other end. A double's new number is its old one, and then nothing is covered; a pose has its
lower number for the other. The *rest* is the hand without the tile. Seats are told apart as
*self*, *next*, *partner* and *previous*, in this order wherever a trait has a place for each.
"""

from __future__ import annotations

from math import comb
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from doublesix.engine.bits import ALL_TILES, DOUBLES, HIGH, LOW, SUIT, Numbers, bits_of, pips_of
from doublesix.engine.compiled import compiled
from doublesix.engine.deals import CHIVA
from doublesix.engine.told import (
    BARRED,
    COVERED,
    HELD,
    LACKS,
    LAID,
    LATEST,
    LEFT,
    OPENED,
    OPENER,
    PLAYED,
    SPARED,
)

Row = npt.NDArray[np.float32]
Rows = npt.NDArray[np.float32]

TRAITS: Final = 80
"""How many numbers describe one play."""
STANCE: Final = 32
"""How many numbers describe a decision, the same for all its plays."""

# Places of the traits; where one has a place for several seats, the first.
_WEIGHT: Final = 0
_DOUBLE: Final = 1
_OWN_NEW: Final = 2
_OWN_OTHER: Final = 3
_NO_NEW: Final = 4
_NO_OTHER: Final = 5
_STRANDED: Final = 6
_FOLLOWING: Final = 7
_OWN_OLD: Final = 8
_OWN_DOUBLE_NEW: Final = 9
_OWN_DOUBLE_OTHER: Final = 10
_UNSEEN_NEW: Final = 11
_UNSEEN_OTHER: Final = 12
_UNSEEN_OLD: Final = 13
_RULES_NEW: Final = 14
_RULES_OTHER: Final = 15
_DEAD_NEW: Final = 16
_DEAD_OTHER: Final = 17
_EQUAL_ENDS: Final = 18
_PASSES: Final = 19  # next, partner, previous
_SQUEEZE: Final = 22
_BOTH_PASS: Final = 23
_LEAD: Final = 24
_CLOSING: Final = 25
_LIGHT_LEAD: Final = 26
_LIGHT_CLOSING: Final = 27
_FITS: Final = 28  # next, partner, previous
_LACKS_NEW: Final = 31  # next, partner, previous
_LACKS_OTHER: Final = 34
_LACKS_OLD: Final = 37
_OPENED_NEW: Final = 40  # all four
_OPENED_OLD: Final = 44
_COVERED_NEW: Final = 48
_SPARED_OLD: Final = 52
_PARTNERS_NEW: Final = 56
_PARTNERS_OLD: Final = 57
_NEXTS_OLD: Final = 58
_PREVIOUS_OLD: Final = 59
_PREVIOUS_NEW: Final = 60
_NEXTS_NEW: Final = 61
_GOES_OUT: Final = 62  # next, partner, previous
_LAST_BUT_ONE: Final = 65
_PIPS_LEFT: Final = 68
_NUMBERS_LEFT: Final = 69
_DOUBLES_LEFT: Final = 70
_LOST: Final = 71
_OUT: Final = 72
_NEXT_SURELY: Final = 73
_ALL_SURELY: Final = 74
_SURELY_CLOSED: Final = 75
_OWN_DOUBLE_OLD: Final = 76
_SPARED_OTHER: Final = 77  # next, partner, previous

_POOL: Final = 29
_EVEN_BLOCK: Final = (24.0, 12.0)
"""Expected to win or lose a block by so many pips, a seat is sure of it; by variant."""


def _pass_chances() -> Any:
    """Return at [pool, fitting, held] how likely a seat holds none of the fitting tiles.

    Kernels read it unchecked, so that there is a place for each pool that any set can have.
    """
    chances = np.zeros((_POOL, _POOL, 8), np.float32)
    for pool in range(_POOL):
        for fitting in range(pool + 1):
            for held in range(8):
                ways = comb(pool, held)
                chances[pool, fitting, held] = comb(pool - fitting, held) / ways if ways else 1
    return chances


PASS_CHANCE: Final = _pass_chances()


@compiled
def read_stance(told: Numbers, seat: int, hand: int, stance: Row) -> None:
    """Write what the decision of a seat is like, the same for all its plays."""
    for place in range(STANCE):
        stance[place] = 0.0
    laid = told[LAID]
    stance[told[HELD + seat] if laid else 0] = 1.0
    stance[8] = laid / 28.0
    for ahead in range(1, 4):
        held = told[HELD + ((seat + ahead) & 3)]
        stance[8 + ahead] = held / 7.0
        stance[11 + ahead] = 1.0 if held <= 1 else 0.0
        stance[14 + ahead] = 1.0 if held == 2 else 0.0
        stance[17 + ahead] = bits_of(told[LACKS + ((seat + ahead) & 3)]) / 7.0
    stance[21] = pips_of(hand) / 42.0
    stance[22] = bits_of(hand & DOUBLES) / 4.0
    if laid:
        stance[23 + ((told[OPENER] - seat) & 3)] = 1.0
    stance[27] = 1.0


@compiled
def read_traits(
    told: Numbers, seat: int, hand: int, acts: Numbers, count: int, variant: int, traits: Rows
) -> None:
    """Write a row of traits for each of the first `count` acts of a seat."""
    unseen = ALL_TILES & ~(told[PLAYED] | hand)
    spent = 0
    for number in range(7):
        spent |= (0 if unseen & SUIT[number] else 1) << number
    for index in range(count):
        x = traits[index]
        for place in range(TRAITS):
            x[place] = 0.0
        act = acts[index]
        tile = act >> 1
        rest = hand & ~(1 << tile)
        new, old, other = HIGH[tile], 7, LOW[tile]
        if told[LEFT] != 7:
            old = told[LEFT + (act & 1)]
            new = HIGH[tile] + LOW[tile] - old
            other = told[LEFT + 1 - (act & 1)]
        x[_WEIGHT] = (HIGH[tile] + LOW[tile]) / 12.0
        _read_rest(rest, new, other, spent, x)
        _read_unseen(unseen, rest, new, other, x)
        _read_passes(told, seat, unseen, rest, new, other, variant, x)
        _read_said(told, seat, new, other, x)
        if HIGH[tile] == LOW[tile]:
            x[_DOUBLE] = 1.0
        elif old != 7:
            x[_OWN_OLD] = bits_of(rest & SUIT[old]) * 0.25
            x[_OWN_DOUBLE_OLD] = 1.0 if rest & DOUBLES & SUIT[old] else 0.0
            x[_UNSEEN_OLD] = bits_of(unseen & SUIT[old]) * 0.2
            _read_covering(told, seat, old, x)


@compiled
def _read_rest(rest: int, new: int, other: int, spent: int, x: Row) -> None:
    """Write what the rest of the hand is like."""
    own_new = bits_of(rest & SUIT[new])
    own_other = bits_of(rest & SUIT[other]) if other != new else 0
    following = bits_of(rest & (SUIT[new] | SUIT[other]))
    x[_OWN_NEW] = own_new * 0.25
    x[_OWN_OTHER] = own_other * 0.25
    x[_NO_NEW] = 0.0 if own_new else 1.0
    x[_NO_OTHER] = 0.0 if own_other else 1.0
    x[_STRANDED] = 0.0 if following else 1.0
    x[_FOLLOWING] = following * 0.2
    x[_OWN_DOUBLE_NEW] = 1.0 if rest & DOUBLES & SUIT[new] else 0.0
    x[_OWN_DOUBLE_OTHER] = 1.0 if rest & DOUBLES & SUIT[other] else 0.0
    x[_EQUAL_ENDS] = 1.0 if new == other else 0.0
    x[_PIPS_LEFT] = pips_of(rest) / 42.0
    x[_DOUBLES_LEFT] = bits_of(rest & DOUBLES) / 3.0
    x[_OUT] = 0.0 if rest else 1.0
    numbers = 0
    for number in range(7):
        numbers += 1 if rest & SUIT[number] else 0
    x[_NUMBERS_LEFT] = numbers / 7.0
    if spent:
        x[_LOST] = _count_lost(rest, new, other, spent) * 0.5


@compiled
def _count_lost(rest: int, new: int, other: int, spent: int) -> int:
    """Count the tiles that can hardly be laid any more."""
    alive = SUIT[new] | SUIT[other]
    for number in range(7):
        have = rest & SUIT[number]
        # Nobody else can bring a spent number up: only another of one's own tiles could.
        if (spent >> number) & 1 == 0 or have & (have - 1):
            alive |= SUIT[number]
    return int(bits_of(rest & ~alive))


@compiled
def _read_unseen(unseen: int, rest: int, new: int, other: int, x: Row) -> None:
    """Write how many tiles with the numbers at the ends may still be elsewhere."""
    unseen_new = bits_of(unseen & SUIT[new])
    unseen_other = bits_of(unseen & SUIT[other])
    x[_UNSEEN_NEW] = unseen_new * 0.2
    x[_UNSEEN_OTHER] = unseen_other * 0.2
    if unseen_new == 0:
        x[_RULES_NEW if rest & SUIT[new] else _DEAD_NEW] = 1.0
    if unseen_other == 0:
        x[_RULES_OTHER if other != new and rest & SUIT[other] else _DEAD_OTHER] = 1.0


@compiled
def _read_passes(
    told: Numbers, seat: int, unseen: int, rest: int, new: int, other: int, variant: int, x: Row
) -> None:
    """Write how likely the others pass, and what comes of it if all do."""
    fits = SUIT[new] | SUIT[other]
    for ahead in range(3):
        whose = (seat + 1 + ahead) & 3
        pool = unseen & ~told[BARRED + whose]
        size = bits_of(pool)
        fitting = bits_of(pool & fits)
        held = told[HELD + whose]
        passes = PASS_CHANCE[size, fitting, held]
        x[_PASSES + ahead] = passes
        x[_FITS + ahead] = fitting * held / max(size, 1) * 0.25
        if held == 1:
            x[_GOES_OUT + ahead] = 1.0 - passes
        if held == 2:
            x[_LAST_BUT_ONE + ahead] = passes
    following, partner, previous = x[_PASSES], x[_PASSES + 1], x[_PASSES + 2]
    x[_SQUEEZE] = following * (1.0 - partner)
    x[_BOTH_PASS] = following * previous
    if following == 1.0:
        x[_NEXT_SURELY] = 1.0
    shut = following * partner * previous
    if shut > 0.0:
        is_closing = rest & fits == 0
        x[_CLOSING if is_closing else _LEAD] = shut
        prospect = _block_prospect(told, seat, unseen, rest, variant)
        x[_LIGHT_CLOSING if is_closing else _LIGHT_LEAD] = shut * prospect
        if shut == 1.0:
            x[_SURELY_CLOSED if is_closing else _ALL_SURELY] = 1.0


@compiled
def _block_prospect(told: Numbers, seat: int, unseen: int, rest: int, variant: int) -> float:
    """Return how far a block now would be won (up to 1) or lost (down to -1)."""
    following = _expected_pips(told, (seat + 1) & 3, unseen)
    partner = _expected_pips(told, (seat + 2) & 3, unseen)
    previous = _expected_pips(told, (seat + 3) & 3, unseen)
    own = pips_of(rest)
    if variant == CHIVA:
        margin = following + previous - own - partner
    else:
        margin = min(following, previous) - min(own, partner)
    return float(max(-1.0, min(1.0, margin / _EVEN_BLOCK[variant])))


@compiled
def _expected_pips(told: Numbers, whose: int, unseen: int) -> float:
    pool = unseen & ~told[BARRED + whose]
    return float(told[HELD + whose] * pips_of(pool) / max(bits_of(pool), 1))


@compiled
def _read_said(told: Numbers, seat: int, new: int, other: int, x: Row) -> None:
    """Write what the seats have made of the numbers that will be at the ends."""
    for ahead in range(4):
        whose = (seat + ahead) & 3
        x[_OPENED_NEW + ahead] = told[OPENED + whose * 7 + new] * 0.5
        x[_COVERED_NEW + ahead] = told[COVERED + whose * 7 + new] * 0.5
        if ahead:
            x[_LACKS_NEW + ahead - 1] = (told[LACKS + whose] >> new) & 1
            x[_LACKS_OTHER + ahead - 1] = (told[LACKS + whose] >> other) & 1
            if other != new and told[LEFT] != 7:
                x[_SPARED_OTHER + ahead - 1] = told[SPARED + whose * 7 + other] * 0.5
    x[_NEXTS_NEW] = 1.0 if told[LATEST + ((seat + 1) & 3)] == new else 0.0
    x[_PARTNERS_NEW] = 1.0 if told[LATEST + ((seat + 2) & 3)] == new else 0.0
    x[_PREVIOUS_NEW] = 1.0 if told[LATEST + ((seat + 3) & 3)] == new else 0.0


@compiled
def _read_covering(told: Numbers, seat: int, old: int, x: Row) -> None:
    """Write what the seats have made of the number that is covered."""
    for ahead in range(4):
        whose = (seat + ahead) & 3
        x[_OPENED_OLD + ahead] = told[OPENED + whose * 7 + old] * 0.5
        x[_SPARED_OLD + ahead] = told[SPARED + whose * 7 + old] * 0.5
        if ahead:
            x[_LACKS_OLD + ahead - 1] = (told[LACKS + whose] >> old) & 1
    x[_NEXTS_OLD] = 1.0 if told[LATEST + ((seat + 1) & 3)] == old else 0.0
    x[_PARTNERS_OLD] = 1.0 if told[LATEST + ((seat + 2) & 3)] == old else 0.0
    x[_PREVIOUS_OLD] = 1.0 if told[LATEST + ((seat + 3) & 3)] == old else 0.0
