"""Beliefs: how likely each seat is to hold each tile that another seat cannot see.

Counting and passes are certain: a tile is where it may still be. What a seat chose to do is a
hint: it tends to hold more of a number that it opened, fewer of one that it covered or left
alone, and seldom a double or a heavier tile that it could have laid instead.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from doublesix.players.reading import Laid, Reading
from doublesix.rules.seat import SEATS, Seat
from doublesix.rules.tile import HIGHEST, SET, Tile

# How many times as likely a seat is to hold a tile, for each time that it ...
OPENED: Final = 1.33  # showed one of the tile's numbers
COVERED: Final = 0.6  # covered one of them
KEPT: Final = 0.8  # played at the other end while one of them was open
LAID_A_LIGHTER: Final = 0.9  # could have laid the tile and laid a lighter one
SPARED_A_DOUBLE: Final = 0.5  # could have laid this double and laid something else
# They were fitted to 400,000 deals of the club player with itself and rounded.


@dataclass(frozen=True, slots=True)
class Beliefs:
    """What one seat believes of the tiles it cannot see.

    `unseen` are those tiles. `chances` gives for each other seat a chance for each tile of the
    set, by its index; it is 0 for a tile that is seen, or that the seat cannot hold.
    """

    unseen: tuple[Tile, ...]
    chances: dict[Seat, list[float]]
    pips: dict[Seat, float]
    """The pips that each other seat is expected to hold."""

    def passes(self, seat: Seat, fitting: Iterable[Tile]) -> float:
        """Return the chance that a seat holds none of these unseen tiles."""
        chances, passing = self.chances[seat], 1.0
        for tile in fitting:
            passing *= 1.0 - chances[tile.index]
        return passing

    def expects(self, seat: Seat, fitting: Iterable[Tile]) -> float:
        """Return how many of these unseen tiles a seat is expected to hold."""
        chances, expected = self.chances[seat], 0.0
        for tile in fitting:
            expected += chances[tile.index]
        return expected


def beliefs_of(reading: Reading) -> Beliefs:
    """Return what the reading's seat believes of the three others."""
    seen = {laid.tile for laid in reading.laid}.union(reading.hand)
    unseen = tuple(tile for tile in SET if tile not in seen)
    others = tuple(seat for seat in SEATS if seat is not reading.seat)
    possible = _possible(reading, unseen, others)
    hints = {seat: _hints(reading, seat, unseen) for seat in others}
    chances = {seat: [0.0] * len(SET) for seat in others}
    pips = dict.fromkeys(others, 0.0)
    for tile in unseen:
        weights = [
            reading.held[seat - 1] * hints[seat][tile.index] if tile in possible[seat] else 0.0
            for seat in others
        ]
        whole = weights[0] + weights[1] + weights[2]
        for seat, weight in zip(others, weights, strict=True):
            chances[seat][tile.index] = weight / whole
            pips[seat] += tile.pips * weight / whole
    return Beliefs(unseen, chances, pips)


def _possible(
    reading: Reading, unseen: tuple[Tile, ...], others: tuple[Seat, ...]
) -> dict[Seat, set[Tile]]:
    """Return the tiles that each seat may hold: not those with a number that it passed on."""
    possible = {
        seat: {
            tile
            for tile in unseen
            if tile.high not in reading.passed[seat - 1]
            and tile.low not in reading.passed[seat - 1]
        }
        if reading.held[seat - 1]
        else set()
        for seat in others
    }
    for _ in range(2):  # one seat's certainty can make another's
        for seat in others:
            if len(possible[seat]) == reading.held[seat - 1]:
                for other in others:
                    if other is not seat:
                        possible[other] -= possible[seat]
    return possible


def _hints(reading: Reading, seat: Seat, unseen: tuple[Tile, ...]) -> list[float]:
    """Return how much likelier or less likely each unseen tile is by what a seat chose to lay."""
    of_number = [1.0] * (HIGHEST + 1)
    of_tile = [1.0] * len(SET)
    for laid in reading.laid:
        if laid.seat is seat and (laid.before is not None or reading.is_pose_free):
            _hint_at_numbers(of_number, laid)
            _hint_at_tiles(of_tile, laid, unseen)
    for tile in unseen:
        of_tile[tile.index] *= of_number[tile.high]
        if not tile.is_double:
            of_tile[tile.index] *= of_number[tile.low]
    return of_tile


def _hint_at_numbers(of_number: list[float], laid: Laid) -> None:
    for number in laid.opened:
        of_number[number] *= OPENED
    if laid.covered is not None and not laid.tile.is_double:
        of_number[laid.covered] *= COVERED
    if laid.kept is not None:
        of_number[laid.kept] *= KEPT


def _hint_at_tiles(of_tile: list[float], laid: Laid, unseen: tuple[Tile, ...]) -> None:
    """Hint at the tiles that could have been laid instead."""
    for tile in unseen:
        if laid.before is None or tile.high in laid.before or tile.low in laid.before:
            if tile.pips > laid.tile.pips:
                of_tile[tile.index] *= LAID_A_LIGHTER
            if tile.is_double:
                of_tile[tile.index] *= SPARED_A_DOUBLE
