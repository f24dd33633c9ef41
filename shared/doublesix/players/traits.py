"""Traits: what speaks for and against laying a tile at an end, as numbers.

Looks one play ahead and no further. Knows what a play is like, never how much that counts.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, NamedTuple

from doublesix.players.beliefs import Beliefs, beliefs_of
from doublesix.players.ending import block_margin
from doublesix.players.reading import Ends, Play, Reading, ends_after
from doublesix.rules.seat import Seat
from doublesix.rules.tile import HIGHEST, Tile, pip_count

MARGIN_OF_A_SAFE_BLOCK: Final = 12
"""Expected to win a block by this many pips, a seat is as good as sure of it."""

_HIGHEST_PIPS: Final = 2 * HIGHEST

Hand = tuple[Tile, ...]
NUMBERS: Final = range(HIGHEST + 1)


class Traits(NamedTuple):
    """What a play is like.

    Tiles *left* are those that the seat still holds after it. The *new* number is the one that
    the play brings to its end, the *old* one was there before, the *other* is at the other end.
    """

    weight: float
    """The tile's pips: 1 for 6-6."""
    double: float
    suit: float
    """How many tiles left have the new number."""
    other_suit: float
    """How many tiles left have the other number."""
    stranded: float
    """1 if no tile left fits."""
    numbers: float
    """How many different numbers are on the tiles left."""
    dead: float
    """How many tiles left can hardly be laid any more: nobody else can bring up their numbers."""
    equal_ends: float
    unseen_old: float
    """How many unseen tiles have the old number, which no longer helps them; 0 for a double."""
    unseen_other: float
    next_passes: float
    """The chance that the next seat must pass."""
    partner_passes: float
    previous_passes: float
    squeeze: float
    """The chance that the next seat must pass and the partner need not."""
    lead: float
    """The chance that all three must pass and this seat need not."""
    next_fits: float
    """How many tiles that fit the next seat is expected to hold."""
    partner_fits: float
    previous_fits: float
    next_out: float
    """The chance that the next seat goes out with its last tile."""
    partner_out: float
    previous_out: float
    light_lead: float
    """`lead`, times how far a block would be won (up to 1) or lost (down to -1)."""
    closing: float
    """The chance that the play blocks: all three must pass and no tile left fits."""
    block: float
    """`closing`, times how far that block would be won (up to 1) or lost (down to -1)."""


@dataclass(frozen=True, slots=True)
class Outlook:
    """What a seat weighs its plays by: what it has read and what it believes."""

    reading: Reading
    beliefs: Beliefs
    unseen_with: tuple[int, ...]
    """How many unseen tiles have each number, 0 to 6."""

    @staticmethod
    def of(reading: Reading) -> Outlook:
        """Return the outlook of the reading's seat."""
        beliefs = beliefs_of(reading)
        unseen_with = tuple([count_with(number, beliefs.unseen) for number in NUMBERS])
        return Outlook(reading, beliefs, unseen_with)

    def traits(self, play: Play) -> Traits:
        """Return what a play is like; not for a pose."""
        reading, beliefs, tile = self.reading, self.beliefs, play.tile
        assert reading.ends is not None, play
        ends = ends_after(reading.ends, tile, play.end)
        at = 0 if play.end == "left" else 1
        old, new, other = reading.ends[at], ends[at], ends[1 - at]
        left = tuple([held for held in reading.hand if held is not tile])
        is_stranded = not any(held.has(new) or held.has(other) for held in left)

        mine = reading.seat
        following, partner, previous = mine.next, mine.partner, mine.partner.next
        fitting = [unseen for unseen in beliefs.unseen if unseen.has(new) or unseen.has(other)]
        next_passes = beliefs.passes(following, fitting)
        partner_passes = beliefs.passes(partner, fitting)
        previous_passes = beliefs.passes(previous, fitting)
        all_pass = next_passes * partner_passes * previous_passes
        lead, closing = (0.0, all_pass) if is_stranded else (all_pass, 0.0)
        prospect = self._block_prospect(pip_count(left))
        return Traits(
            weight=tile.pips / _HIGHEST_PIPS,
            double=tile.is_double,
            suit=count_with(new, left),
            other_suit=count_with(other, left),
            stranded=is_stranded,
            numbers=len(numbers_of(left)),
            dead=self._dead(left, ends),
            equal_ends=new == other,
            unseen_old=0 if tile.is_double else self.unseen_with[old],
            unseen_other=self.unseen_with[other],
            next_passes=next_passes,
            partner_passes=partner_passes,
            previous_passes=previous_passes,
            squeeze=next_passes * (1 - partner_passes),
            lead=lead,
            next_fits=beliefs.expects(following, fitting),
            partner_fits=beliefs.expects(partner, fitting),
            previous_fits=beliefs.expects(previous, fitting),
            next_out=self._goes_out(following, next_passes),
            partner_out=self._goes_out(partner, partner_passes),
            previous_out=self._goes_out(previous, previous_passes),
            light_lead=lead * prospect,
            closing=closing,
            block=closing * prospect,
        )

    def _goes_out(self, seat: Seat, passes: float) -> float:
        return 1 - passes if self.reading.held[seat - 1] == 1 else 0.0

    def _block_prospect(self, own_pips: int) -> float:
        """Return how far a block would be won (up to 1) or lost (down to -1)."""
        reading, pips = self.reading, self.beliefs.pips
        others = pips[reading.seat.next], pips[reading.seat.partner.next]
        margin = block_margin(reading.profile, own_pips, pips[reading.seat.partner], others)
        return max(-1.0, min(1.0, margin / MARGIN_OF_A_SAFE_BLOCK))

    def _dead(self, left: Hand, ends: Ends) -> int:
        return sum(
            not any(
                number in ends or self.unseen_with[number] or count_with(number, left) > 1
                for number in (tile.high, tile.low)
            )
            for tile in left
        )


def count_with(number: int, tiles: Hand) -> int:
    """Count the tiles that have a number."""
    return len([tile for tile in tiles if tile.has(number)])


def numbers_of(tiles: Hand) -> frozenset[int]:
    """Return the different numbers on tiles."""
    return frozenset([tile.high for tile in tiles] + [tile.low for tile in tiles])
