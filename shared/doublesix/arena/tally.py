"""Tally: wins, losses and ties counted, and how sure a win rate is.

Knows counts and times; never tiles or players.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import ceil, fsum, sqrt


@dataclass(frozen=True, slots=True)
class Count:
    """How often the first side won, lost and tied."""

    wins: int = 0
    losses: int = 0
    ties: int = 0

    @property
    def all(self) -> int:
        """How many results there are."""
        return self.wins + self.losses + self.ties

    @property
    def won(self) -> float:
        """The wins, a tie as half a win."""
        return self.wins + self.ties / 2

    def __add__(self, other: Count) -> Count:
        return Count(self.wins + other.wins, self.losses + other.losses, self.ties + other.ties)


WIN, LOSS, TIE = Count(wins=1), Count(losses=1), Count(ties=1)


@dataclass(frozen=True, slots=True)
class Tally:
    """What many trials came to: `rate` is the share won, 0 to 1, a tie as half a win.

    `standard_error` is that of the rate over trials: the results within one trial, the same
    tiles with seats swapped, are not independent of each other. A single trial tells none.
    """

    wins: int
    losses: int
    ties: int
    rate: float
    standard_error: float | None

    @staticmethod
    def of(trials: Sequence[Count]) -> Tally:
        """Count trials; there must be a result among them."""
        whole = sum(trials, Count())
        rate = whole.won / whole.all
        count, error = len(trials), None
        if count > 1:
            # Trials may be of different lengths: the error is that of a ratio of two means.
            squares = fsum((trial.won - rate * trial.all) ** 2 for trial in trials)
            error = sqrt(squares / (count * (count - 1))) / (whole.all / count)
        return Tally(whole.wins, whole.losses, whole.ties, rate, error)


@dataclass(frozen=True, slots=True)
class Pace:
    """How often a side had a choice, and how long it took to choose, in seconds."""

    decisions: int
    seconds: float
    p99: float
    """99 of 100 choices took no longer."""

    @staticmethod
    def of(times: Iterable[array[float]]) -> Pace:
        """Sum up the times of choices."""
        inorder = sorted(time for part in times for time in part)
        if not inorder:
            return Pace(0, 0.0, 0.0)
        return Pace(len(inorder), fsum(inorder), inorder[ceil(0.99 * len(inorder)) - 1])

    @property
    def mean(self) -> float:
        """The mean time of a choice, 0 if there was none."""
        return self.seconds / self.decisions if self.decisions else 0.0
