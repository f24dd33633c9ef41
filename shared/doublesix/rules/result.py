"""How deals end: the verdict of a deal, the score, and the result that joins them."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from doublesix.rules.seat import Partnership, Seat

Pips = tuple[int, int, int, int]
"""The pips left in the four hands, seats 1 to 4."""


class Ending(Enum):
    """How a deal ended (Rules 1.5)."""

    OUT = "out"
    BLOCK = "block"


@dataclass(frozen=True, slots=True)
class Verdict:
    """Who won a deal, before it is known what the win does to the match.

    `worth` is 1, or 2 by the key tile; `leader` and `pips` as in `Result`.
    """

    kind: Ending
    winner: Partnership | None
    leader: Seat | None
    pips: Pips
    key_tile: bool
    worth: int


@dataclass(frozen=True, slots=True)
class Score:
    """Both partnerships' scores in the match; one side is always at 0 (Rules 1.9)."""

    one_three: int = 0
    two_four: int = 0

    def of(self, partnership: Partnership) -> int:
        """Return one partnership's score."""
        return self.one_three if partnership is Partnership.ONE_THREE else self.two_four


@dataclass(frozen=True, slots=True)
class Result:
    """How a deal ended and what it did to the match.

    `leader` is the seat that went out or the winners' lightest, None after a tie. `pips` are
    those left in the four hands, seats 1 to 4. `points` is what was awarded, 0 when a streak
    was broken. `match_winner` is set when this deal won the match.
    """

    kind: Ending
    winner: Partnership | None
    leader: Seat | None
    pips: Pips
    key_tile: bool
    points: int
    streak_broken: bool
    score: Score
    match_winner: Partnership | None
