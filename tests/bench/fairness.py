"""How evenly deals fall: `python -m tests.bench.fairness` prints figures and judges nothing.

Deals are drawn as a table draws them, from a fresh secret and four fresh shares each.
"""

from __future__ import annotations

import argparse
import os
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from itertools import combinations
from math import comb, sqrt

from doublesix.fair.draw import SIZE, DrawId, drawn_hands
from doublesix.rules.deal import Hands
from doublesix.rules.seat import SEATS
from doublesix.rules.tile import SET

TABLE = "5e" * 16
_DOUBLES, _HAND = 7, 7
_MANY = 4
"""So many doubles and more are counted together: too few hands hold them."""
_SHOWN = 6


def drawn(deals: int) -> Iterable[Hands]:
    """Yield so many deals."""
    for number in range(1, deals + 1):
        shares = {seat: os.urandom(SIZE) for seat in SEATS}
        yield drawn_hands(DrawId(TABLE, 1, number, 1), os.urandom(SIZE), shares)


def chi_square(counted: Iterable[int], expected: Iterable[float]) -> float:
    """Return how far counts are from what is expected."""
    return sum((one - other) ** 2 / other for one, other in zip(counted, expected, strict=True))


def chance_of_doubles(doubles: int) -> float:
    """Return how likely a hand holds so many doubles."""
    return comb(_DOUBLES, doubles) * comb(28 - _DOUBLES, _HAND - doubles) / comb(28, _HAND)


@dataclass(frozen=True, slots=True)
class Counts:
    """What was counted of one kind, what would be expected, and where chi-square would lie."""

    what: str
    counted: list[int]
    expected: list[float]
    mean: float
    deviation: float

    def row(self) -> str:
        """Return the line of the page."""
        found = ", ".join(map(str, self.counted))
        expected = ", ".join(f"{one:.0f}" for one in self.expected)
        if len(self.counted) > _SHOWN:
            found = f"{min(self.counted)} to {max(self.counted)}"
            expected = f"{self.expected[0]:.0f}"
        figure = f"{chi_square(self.counted, self.expected):.1f}"
        parts = (self.what, expected, found, figure, f"{self.mean:.0f} ± {self.deviation:.1f}")
        return f"| {' | '.join(parts)} |"


def count(deals: int) -> list[Counts]:
    """Draw deals and count."""
    seats: Counter[tuple[object, int]] = Counter()
    pairs: Counter[tuple[object, object]] = Counter()
    doubles: Counter[int] = Counter()
    for hands in drawn(deals):
        for seat, hand in zip(SEATS, hands, strict=True):
            seats.update((tile, seat) for tile in hand)
            pairs.update(combinations(sorted(hand, key=SET.index), 2))
        # Of one seat only: what one hand holds of seven doubles, the others do not.
        doubles[min(sum(tile.high == tile.low for tile in hands[0]), _MANY)] += 1
    each, together = deals / 4, deals * 6 / 27
    likely = [deals * chance_of_doubles(number) for number in range(_DOUBLES + 1)]
    kinds = [*likely[:_MANY], sum(likely[_MANY:])]
    # Each hand has seven tiles, each tile six companions: of 112 and 378 counts 81 and 350 are
    # free, and each has the part 1 - p of what independent counts would have.
    by_seat, by_pair = 112 * (1 - 1 / 4), 378 * (1 - 6 / 27)
    return [
        Counts(
            "each tile in each seat",
            [seats[tile, seat] for tile in SET for seat in SEATS],
            [each] * 112,
            by_seat,
            by_seat * sqrt(2 / 81),
        ),
        Counts(
            "each two tiles in one hand",
            [pairs[pair] for pair in combinations(SET, 2)],
            [together] * 378,
            by_pair,
            by_pair * sqrt(2 / 350),
        ),
        Counts(
            "6-6 in seats 1, 2, 3, 4",
            [seats[SET[-1], seat] for seat in SEATS],
            [each] * 4,
            3,
            sqrt(6),
        ),
        Counts(
            "0, 1, 2, 3, 4 and more doubles in seat 1",
            [doubles[number] for number in range(_MANY + 1)],
            kinds,
            _MANY,
            sqrt(2 * _MANY),
        ),
    ]


def main() -> None:
    """Print the table of the page."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--deals", type=int, default=200_000)
    print("| what | expected | counted | chi-square | by chance alone |")
    print("|---|---|---|---|---|")
    for counts in count(parser.parse_args().deals):
        print(counts.row())


if __name__ == "__main__":
    main()
