"""Counting: what is certain of the tiles that a seat cannot see.

A tile may lie with any seat that still holds tiles and has passed on neither of its numbers; how
many each seat holds does the rest. Exact: what is possible here happens in some deal that goes
with all that the seat has seen, and what is not in none. Knows no habits: that is for beliefs.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from doublesix.players.reading import Ends, Reading
from doublesix.rules.seat import SEATS, Seat
from doublesix.rules.tile import SET, Tile

_GROUPS: Final = range(8)
"""The sets of the three other seats, as masks."""


@dataclass(frozen=True, slots=True)
class Counting:
    """Who may hold what: `takers` has for each unseen tile a mask of the three other seats."""

    others: tuple[Seat, ...]
    held: tuple[int, ...]
    takers: dict[Tile, int]

    @staticmethod
    def of(reading: Reading) -> Counting:
        """Return what the reading's seat can count."""
        seen = {laid.tile for laid in reading.laid}.union(reading.hand)
        others = tuple(seat for seat in SEATS if seat is not reading.seat)
        held = tuple(reading.held[seat - 1] for seat in others)
        takers = {
            tile: sum(
                1 << at
                for at, seat in enumerate(others)
                if held[at] and not any(map(tile.has, reading.passed[seat - 1]))
            )
            for tile in SET
            if tile not in seen
        }
        return Counting(others, held, takers)

    @property
    def unseen(self) -> tuple[Tile, ...]:
        """The tiles that the seat cannot see, in the order of the set."""
        return tuple(self.takers)

    def may_hold(self, seat: Seat, tiles: Iterable[Tile]) -> bool:
        """Tell whether a seat holds all of these unseen tiles in some deal."""
        at = self.others.index(seat)
        theirs = set(tiles)
        if not all(self.takers[tile] >> at & 1 for tile in theirs):
            return False
        rest = [takers for tile, takers in self.takers.items() if tile not in theirs]
        held = [count - len(theirs) * (place == at) for place, count in enumerate(self.held)]
        return _can_be_dealt(rest, held)

    def may_fit(self, seat: Seat, ends: Ends) -> bool:
        """Tell whether a seat can play at these ends in some deal."""
        return any(self.may_hold(seat, [tile]) for tile in self.takers if fits(tile, ends))

    def must_fit(self, seat: Seat, ends: Ends) -> bool:
        """Tell whether a seat can play at these ends in every deal."""
        at = self.others.index(seat)
        kept = [
            takers & ~(1 << at) if fits(tile, ends) else takers
            for tile, takers in self.takers.items()
        ]
        return not _can_be_dealt(kept, self.held)

    def most_pips(self, seat: Seat) -> int:
        """Return the most pips that a seat holds in any deal."""
        return self._pips(seat, sorted(self.takers, key=lambda tile: -tile.pips))

    def least_pips(self, seat: Seat) -> int:
        """Return the fewest pips that a seat holds in any deal."""
        return self._pips(seat, sorted(self.takers, key=lambda tile: tile.pips))

    def _pips(self, seat: Seat, wanted: Sequence[Tile]) -> int:
        """Return the pips of a hand to which each tile is added that can be, in this order.

        The hands that a seat may hold are the bases of a matroid, so that this greed is right.
        """
        hand: list[Tile] = []
        for tile in wanted:
            if self.may_hold(seat, [*hand, tile]):
                hand.append(tile)
        return sum(tile.pips for tile in hand)


def fits(tile: Tile, ends: Ends) -> bool:
    """Tell whether a tile has the number of an end."""
    return tile.has(ends[0]) or tile.has(ends[1])


def _can_be_dealt(takers: Iterable[int], held: Sequence[int]) -> bool:
    """Tell whether tiles can be dealt so that each seat gets what it holds and nothing it lacks.

    It is so when no group of seats is alone with more tiles than it holds (Hall).
    """
    alone_with = [0] * len(_GROUPS)
    for mask in takers:
        for group in _GROUPS:
            alone_with[group] += not mask & ~group
    room = [sum(count for at, count in enumerate(held) if group >> at & 1) for group in _GROUPS]
    return min(held) >= 0 and all(map(int.__le__, alone_with, room))
