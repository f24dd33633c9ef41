"""Form: what a look back finds out, as values.

`Known` and `Choice` are of the seat's own view; `Truth` alone has seen the other hands.
"""

from __future__ import annotations

from enum import StrEnum

from doublesix.players.weighing import Choice
from doublesix.rules.acts import DealAct
from doublesix.rules.deal import Hand, Numbers
from doublesix.rules.opening import Opening
from doublesix.rules.result import Result, Score
from doublesix.rules.seat import Seat
from doublesix.rules.value import value


class Outcome(StrEnum):
    """How a deal ends for the pair of the seat that acts."""

    WIN = "win"
    TIE = "tie"
    LOSS = "loss"


class Mark(StrEnum):
    """Why an act is one of the few that mattered most."""

    COST = "cost"
    """It gave away chances, as far as the seat could know."""
    LUCK = "luck"
    """It gave away the most with all hands open, and the seat could not know."""
    FIND = "find"
    """It kept chances that the other acts would have given away, as far as the seat could know."""


@value
class Known:
    """What a seat could know when it acted, beside the layout.

    `held` and `passed` are those of seats 1 to 4. `unseen` counts the tiles that lie in the
    other three hands.
    """

    hand: Hand
    ends: tuple[int, int] | None
    held: tuple[int, ...]
    passed: Numbers
    unseen: int


@value
class Truth:
    """What an act leads to when everybody sees all hands and plays for the match.

    `chance` is that of the seat's pair to win the match, 0 to 1.
    """

    outcome: Outcome
    chance: float


@value
class Option:
    """One of the acts that were open; None where nothing was found out about it."""

    act: DealAct
    choice: Choice | None
    truth: Truth | None


@value
class ActReview:
    """One act of a deal, looked back on.

    `number` counts the plays of the deal from 1, a naming is 0. `act` is what was done and
    `chosen` its place in `options`: where both ends show one number, a tile has one option. The
    options stand as whoever weighed prefers them, which need not go by the chances alone.
    `deals` counts the deals that were weighed, and `is_exact` says that they are all there are;
    both say nothing where the act was forced.
    """

    number: int
    seat: Seat
    act: DealAct
    known: Known
    options: tuple[Option, ...]
    chosen: int
    deals: int = 0
    is_exact: bool = False
    mark: Mark | None = None

    @property
    def is_forced(self) -> bool:
        """Whether there was nothing to choose."""
        return len(self.options) == 1

    @property
    def leaned(self) -> int | None:
        """The place of the option that whoever weighed prefers, from what the seat could know."""
        return None if self.options[0].choice is None else 0

    @property
    def loss(self) -> float:
        """How much of the chance was given away, as far as the seat could know."""
        preferred, own = _chance(self.options[0].choice), _chance(self.options[self.chosen].choice)
        return 0.0 if preferred is None or own is None else max(preferred - own, 0.0)

    @property
    def lead(self) -> float:
        """How far the act was ahead of the next best, as far as the seat could know."""
        chances = [_chance(option.choice) for option in self.options]
        own = chances[self.chosen]
        others = [
            chance
            for place, chance in enumerate(chances)
            if chance is not None and place != self.chosen
        ]
        return 0.0 if own is None or not others else own - max(others)

    @property
    def best(self) -> tuple[int, ...]:
        """The places of the options that were best with all hands open."""
        chances = [_chance(option.truth) for option in self.options]
        known = [chance for chance in chances if chance is not None]
        return tuple(
            place for place, chance in enumerate(chances) if known and chance == max(known)
        )

    @property
    def open_loss(self) -> float:
        """How much of the chance was given away with all hands open."""
        chances = [_chance(option.truth) for option in self.options]
        own = chances[self.chosen]
        if own is None:
            return 0.0
        return max(chance for chance in chances if chance is not None) - own


def _chance(found: Choice | Truth | None) -> float | None:
    return None if found is None else found.chance


@value
class DealReview:
    """A finished deal, looked back on; `before` is the score at which it began."""

    deal: int
    match: int
    before: Score
    opening: Opening
    result: Result
    acts: tuple[ActReview, ...]

    @property
    def marked(self) -> tuple[ActReview, ...]:
        """The acts that mattered most, in order of play."""
        return tuple(act for act in self.acts if act.mark is not None)
