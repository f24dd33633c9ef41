"""Marks: which acts of a deal mattered most.

By what a seat could know and by what lay open in turn; never by a sum of both.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Final

from doublesix.review.form import ActReview, Mark

MOST: Final = 4
"""How many acts of a deal are marked at most."""
MOST_COSTS: Final = 3
WANTED: Final = 3
"""Up to how many are marked before an act counts that was well found."""

LEAST: Final = 0.01
"""What of the chance to win the match has to be at stake before an act is marked."""
SURE: Final = 1.5
"""How many standard errors a difference has to be, before it is one.

The acts are weighed in the same deals, so that a difference is surer than either chance.
"""


def with_marks(acts: Sequence[ActReview]) -> tuple[ActReview, ...]:
    """Mark the few acts that mattered most.

    First what cost the most as far as the seat could know; then where most was lost that it
    could not know; and where that are few, the acts that were best by most.
    """
    marks: dict[int, Mark] = {}
    _mark(acts, marks, Mark.COST, _cost, MOST_COSTS)
    _mark(acts, marks, Mark.LUCK, _luck, MOST - MOST_COSTS)
    _mark(acts, marks, Mark.FIND, _find, WANTED)
    return tuple(replace(act, mark=marks.get(place)) for place, act in enumerate(acts))


def _mark(
    acts: Sequence[ActReview],
    marks: dict[int, Mark],
    mark: Mark,
    weight: Callable[[ActReview], float],
    most: int,
) -> None:
    """Give a mark to the weightiest acts that have none; finds fill up to `most` marks in all."""
    room = most - len(marks) if mark is Mark.FIND else most
    weighty = [place for place, act in enumerate(acts) if place not in marks and weight(act) > 0]
    weighty.sort(key=lambda place: (-weight(acts[place]), place))
    marks.update(dict.fromkeys(weighty[: max(room, 0)], mark))


def _cost(act: ActReview) -> float:
    return act.loss if act.loss >= _threshold(act) else 0.0


def _luck(act: ActReview) -> float:
    """Return what was lost that could not be known; nothing where it could have been."""
    return 0.0 if _cost(act) or act.open_loss < LEAST else act.open_loss


def _find(act: ActReview) -> float:
    return act.lead if act.lead >= _threshold(act) else 0.0


def _threshold(act: ActReview) -> float:
    """Return what the difference to the chosen act has to be: more than the luck of sampling."""
    choice = act.options[act.chosen].choice
    error = 0.0 if choice is None else choice.error
    return max(LEAST, SURE * error)
