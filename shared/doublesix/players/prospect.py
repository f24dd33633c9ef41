"""Prospect: what a play would leave, and what a seat knows of it.

Knows one play of one seat; never what speaks for it.
"""

from __future__ import annotations

from dataclasses import dataclass

from doublesix.players.counting import Counting, fits
from doublesix.players.reading import Ends, Play, Reading, ends_after
from doublesix.players.traits import Hand
from doublesix.players.weighing import Choice, Weighing
from doublesix.rules.seat import Seat
from doublesix.rules.tile import pip_count

LEAST_DEALS = 30
"""From how many weighed deals on their shares say something, unless they are all there are."""


@dataclass(frozen=True, slots=True)
class Prospect:
    """A play with what it leaves: the ends after it and the tiles left in the hand.

    `opened` are the numbers that it brings to an end anew, `covered` the one that it hides: a
    double does neither, a pose hides nothing. `choice` is what a weighing found about it, None
    without one that looked at enough deals.
    """

    reading: Reading
    counting: Counting
    play: Play
    ends: Ends
    left: Hand
    opened: tuple[int, ...]
    covered: int | None
    choice: Choice | None

    @staticmethod
    def of(
        reading: Reading, counting: Counting, play: Play, weighing: Weighing | None = None
    ) -> Prospect:
        """Return the prospect of one of the reading's plays."""
        tile, before = play.tile, reading.ends
        left = tuple(held for held in reading.hand if held is not tile)
        choice: Choice | None = None
        if weighing is not None and (weighing.is_exact or weighing.deals >= LEAST_DEALS):
            choice = next((choice for choice in weighing.choices if choice.act == play), None)
        ends = (tile.high, tile.low) if before is None else ends_after(before, tile, play.end)
        opened: tuple[int, ...] = ()
        covered: int | None = None
        if before is None:
            opened = (tile.high,) if tile.is_double else (tile.high, tile.low)
        elif not tile.is_double:
            covered = before[0] if play.end == "left" else before[1]
            opened = (tile.other(covered),)
        return Prospect(reading, counting, play, ends, left, opened, covered, choice)

    @property
    def next(self) -> Seat:
        """The seat whose turn follows."""
        return self.reading.seat.next

    @property
    def partner(self) -> Seat:
        """The partner's seat."""
        return self.reading.seat.partner

    @property
    def previous(self) -> Seat:
        """The seat whose turn comes last."""
        return self.reading.seat.partner.next

    @property
    def can_follow(self) -> bool:
        """Whether a tile left in the hand fits."""
        return any(fits(tile, self.ends) for tile in self.left)

    @property
    def shuts_all_out(self) -> bool:
        """Whether no tile fits that the seat cannot see: all three others must pass."""
        return not any(fits(tile, self.ends) for tile in self.counting.unseen)

    @property
    def closes(self) -> bool:
        """Whether it blocks the deal: tiles are left, and none of any seat's fits."""
        return bool(self.left) and self.shuts_all_out and not self.can_follow

    @property
    def block_is_won(self) -> bool:
        """Whether a block now would be won in every deal; False where that cannot be told."""
        own, counting = pip_count(self.left), self.counting
        if self.reading.profile == "six-love":  # Rules 3.2
            return own < min(map(counting.least_pips, (self.next, self.previous)))
        unseen = pip_count(counting.unseen)  # Rules 2.2
        return 2 * counting.most_pips(self.partner) + own < unseen

    def is_like(self, other: Prospect) -> bool:
        """Tell whether another play comes to the same, as it does where both ends are equal."""
        is_same_tile = self.play.tile is other.play.tile
        return is_same_tile and sorted(self.ends) == sorted(other.ends)
