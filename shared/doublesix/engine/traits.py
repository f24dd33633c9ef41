"""Traits: what a play is like for the seat that makes it, as a row of numbers.

Looks one play ahead, from the seat's own hand and what all were told. Knows what a play is like,
never how much that counts: the policy weighs it.
"""

from __future__ import annotations

from math import comb
from typing import Final

import numpy as np

from doublesix.engine.bits import ALL_TILES, DOUBLES, HIGH, LOW, SUIT, bits_of, pips_of
from doublesix.engine.compiled import compiled
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

TRAITS: Final = 80
"""How many numbers describe one play."""
STANCE: Final = 32
"""How many numbers describe the decision, the same for all its plays."""
ACTS: Final = 16
"""No hand has more plays open to it."""

_POOL: Final = 22


def _pass_chances() -> np.ndarray:
    """Return at [pool, fitting, held] how likely a seat holds none of the fitting tiles."""
    chances = np.zeros((_POOL, _POOL, 8), np.float32)
    for pool in range(_POOL):
        for fitting in range(pool + 1):
            for held in range(8):
                ways = comb(pool, held)
                chances[pool, fitting, held] = comb(pool - fitting, held) / ways if ways else 1
    return chances


PASS_CHANCE: Final = _pass_chances()


@compiled
def read_stance(told, seat, hand, stance):  # type: ignore[no-untyped-def]
    """Write what the decision of a seat is like, the same for all its plays."""
    for place in range(STANCE):
        stance[place] = 0.0
    own = told[HELD + seat]
    laid = told[LAID]
    stance[own if laid else 0] = 1.0
    stance[8] = laid / 28.0
    for ahead in range(1, 4):
        held = told[HELD + ((seat + ahead) & 3)]
        stance[8 + ahead] = held / 7.0
        if held <= 1:
            stance[11 + ahead] = 1.0
        if held == 2:
            stance[14 + ahead] = 1.0
        stance[17 + ahead] = bits_of(told[LACKS + ((seat + ahead) & 3)]) / 7.0
    stance[21] = pips_of(hand) / 42.0
    stance[22] = bits_of(hand & DOUBLES) / 4.0
    if laid:
        stance[23 + ((told[OPENER] - seat) & 3)] = 1.0
    stance[27] = 1.0


@compiled
def read_traits(told, seat, hand, acts, count, variant, traits):  # type: ignore[no-untyped-def]
    """Write one row of traits for each of the first `count` acts.

    `traits` is float32[ACTS, TRAITS]; variant 0 counts a block by pairs, 1 by the lightest hand.
    """
    after = (seat + 1) & 3
    partner = (seat + 2) & 3
    before = (seat + 3) & 3
    unseen = ALL_TILES & ~(told[PLAYED] | hand)
    pool_a = unseen & ~told[BARRED + after]
    pool_p = unseen & ~told[BARRED + partner]
    pool_b = unseen & ~told[BARRED + before]
    size_a = bits_of(pool_a)
    size_p = bits_of(pool_p)
    size_b = bits_of(pool_b)
    held_a = told[HELD + after]
    held_p = told[HELD + partner]
    held_b = told[HELD + before]
    share_a = held_a / max(size_a, 1)
    share_p = held_p / max(size_p, 1)
    share_b = held_b / max(size_b, 1)
    mean_a = held_a * pips_of(pool_a) / max(size_a, 1)
    mean_p = held_p * pips_of(pool_p) / max(size_p, 1)
    mean_b = held_b * pips_of(pool_b) / max(size_b, 1)
    lacks_a = told[LACKS + after]
    lacks_p = told[LACKS + partner]
    lacks_b = told[LACKS + before]
    row_a = after * 7
    row_p = partner * 7
    row_b = before * 7
    row_s = seat * 7
    is_pose = told[LEFT] == 7
    spent = 0
    for number in range(7):
        if not unseen & SUIT[number]:
            spent |= 1 << number

    for index in range(count):
        x = traits[index]
        for place in range(TRAITS):
            x[place] = 0.0
        act = acts[index]
        tile = act >> 1
        rest = hand & ~(1 << tile)
        high = HIGH[tile]
        low = LOW[tile]
        is_double = high == low
        if is_pose:
            old = 7
            new = high
            other = low
        else:
            old = told[LEFT + (act & 1)]
            new = high + low - old
            other = told[LEFT + 1 - (act & 1)]
        fits = SUIT[new] | SUIT[other]
        own_new = bits_of(rest & SUIT[new])
        own_other = bits_of(rest & SUIT[other]) if other != new else 0
        follow = bits_of(rest & fits)
        fits_a = bits_of(pool_a & fits)
        fits_p = bits_of(pool_p & fits)
        fits_b = bits_of(pool_b & fits)
        pass_a = PASS_CHANCE[size_a, fits_a, held_a]
        pass_p = PASS_CHANCE[size_p, fits_p, held_p]
        pass_b = PASS_CHANCE[size_b, fits_b, held_b]

        x[0] = (high + low) / 12.0
        if is_double:
            x[1] = 1.0
        x[2] = own_new * 0.25
        x[3] = own_other * 0.25
        if own_new == 0:
            x[4] = 1.0
        if own_other == 0:
            x[5] = 1.0
        if follow == 0:
            x[6] = 1.0
        x[7] = follow * 0.2
        if rest & DOUBLES & SUIT[new]:
            x[9] = 1.0
        if rest & DOUBLES & SUIT[other]:
            x[10] = 1.0
        unseen_new = bits_of(unseen & SUIT[new])
        unseen_other = bits_of(unseen & SUIT[other])
        x[11] = unseen_new * 0.2
        x[12] = unseen_other * 0.2
        if unseen_new == 0:
            x[14 if own_new else 16] = 1.0
        if unseen_other == 0:
            x[15 if own_other else 17] = 1.0
        if new == other:
            x[18] = 1.0
        x[19] = pass_a
        x[20] = pass_p
        x[21] = pass_b
        x[22] = pass_a * (1.0 - pass_p)
        x[23] = pass_a * pass_b
        prospect = 0.0
        shut = pass_a * pass_p * pass_b
        own_pips = pips_of(rest)
        if shut > 0.0:
            # How far a block now would be won, between -1 and 1.
            if variant == 0:
                prospect = (mean_a + mean_b - own_pips - mean_p) / 24.0
            else:
                prospect = (min(mean_a, mean_b) - min(own_pips, mean_p)) / 12.0
            prospect = max(-1.0, min(1.0, prospect))
            if follow:
                x[24] = shut
                x[26] = shut * prospect
            else:
                x[25] = shut
                x[27] = shut * prospect
        x[28] = fits_a * share_a * 0.25
        x[29] = fits_p * share_p * 0.25
        x[30] = fits_b * share_b * 0.25
        if (lacks_a >> new) & 1:
            x[31] = 1.0
        if (lacks_p >> new) & 1:
            x[32] = 1.0
        if (lacks_b >> new) & 1:
            x[33] = 1.0
        if (lacks_a >> other) & 1:
            x[34] = 1.0
        if (lacks_p >> other) & 1:
            x[35] = 1.0
        if (lacks_b >> other) & 1:
            x[36] = 1.0
        x[40] = told[OPENED + row_s + new] * 0.5
        x[41] = told[OPENED + row_a + new] * 0.5
        x[42] = told[OPENED + row_p + new] * 0.5
        x[43] = told[OPENED + row_b + new] * 0.5
        x[48] = told[COVERED + row_s + new] * 0.5
        x[49] = told[COVERED + row_a + new] * 0.5
        x[50] = told[COVERED + row_p + new] * 0.5
        x[51] = told[COVERED + row_b + new] * 0.5
        if new == told[LATEST + partner]:
            x[56] = 1.0
        if new == told[LATEST + before]:
            x[60] = 1.0
        if new == told[LATEST + after]:
            x[61] = 1.0
        if not (is_double or is_pose):
            x[8] = bits_of(rest & SUIT[old]) * 0.25
            x[13] = bits_of(unseen & SUIT[old]) * 0.2
            if (lacks_a >> old) & 1:
                x[37] = 1.0
            if (lacks_p >> old) & 1:
                x[38] = 1.0
            if (lacks_b >> old) & 1:
                x[39] = 1.0
            x[44] = told[OPENED + row_s + old] * 0.5
            x[45] = told[OPENED + row_a + old] * 0.5
            x[46] = told[OPENED + row_p + old] * 0.5
            x[47] = told[OPENED + row_b + old] * 0.5
            x[52] = told[SPARED + row_s + old] * 0.5
            x[53] = told[SPARED + row_a + old] * 0.5
            x[54] = told[SPARED + row_p + old] * 0.5
            x[55] = told[SPARED + row_b + old] * 0.5
            if old == told[LATEST + partner]:
                x[57] = 1.0
            if old == told[LATEST + after]:
                x[58] = 1.0
            if old == told[LATEST + before]:
                x[59] = 1.0
            if rest & DOUBLES & SUIT[old]:
                x[76] = 1.0
        if held_a == 1:
            x[62] = 1.0 - pass_a
        if held_p == 1:
            x[63] = 1.0 - pass_p
        if held_b == 1:
            x[64] = 1.0 - pass_b
        if held_a == 2:
            x[65] = pass_a
        if held_p == 2:
            x[66] = pass_p
        if held_b == 2:
            x[67] = pass_b
        x[68] = own_pips / 42.0
        numbers = 0
        dead = 0
        for number in range(7):
            have = rest & SUIT[number]
            if have:
                numbers += 1
                if (spent >> number) & 1 and number != new and number != other:
                    # Nobody else can bring this number up: only two of one's own could.
                    if bits_of(have) == 1:
                        dead |= 1 << number
        x[69] = numbers / 7.0
        x[70] = bits_of(rest & DOUBLES) / 3.0
        if dead:
            lost = rest
            for number in range(7):
                if not (dead >> number) & 1:
                    lost &= ~SUIT[number]
            x[71] = bits_of(lost) * 0.5
        if rest == 0:
            x[72] = 1.0
        if pass_a == 1.0:
            x[73] = 1.0
            if pass_p == 1.0 and pass_b == 1.0:
                x[74 if follow else 75] = 1.0
        if other != new and not is_pose:
            x[77] = told[SPARED + row_a + other] * 0.5
            x[78] = told[SPARED + row_p + other] * 0.5
            x[79] = told[SPARED + row_b + other] * 0.5
