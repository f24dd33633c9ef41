"""Which acts are marked: what cost most, what was luck, and what was well found."""

from __future__ import annotations

from collections.abc import Sequence

from doublesix.review.form import ActReview, Mark
from doublesix.review.marks import LEAST, MOST, with_marks
from tests.shared.review.samples import act_review

FINE = act_review([0.5, 0.5])


def losing(loss: float, *, opened: float = 0.0, error: float = 0.0) -> ActReview:
    return act_review([0.6, 0.6 - loss], chosen=1, opened=[opened, 0.0], error=error)


def marks(*acts: ActReview) -> list[Mark | None]:
    return [act.mark for act in with_marks(acts)]


def test_the_three_acts_that_cost_most_are_marked() -> None:
    costs = [losing(loss / 100) for loss in (2, 9, 4, 3, 8)]
    assert marks(*costs) == [None, Mark.COST, Mark.COST, None, Mark.COST]


def test_a_planted_blunder_is_marked_among_fine_acts() -> None:
    assert marks(FINE, FINE, losing(0.3), FINE) == [None, None, Mark.COST, None]


def test_what_could_not_be_known_is_luck_however_much_it_cost() -> None:
    unlucky = act_review([0.6, 0.3], chosen=0, opened=[0.0, 1.0])
    less = act_review([0.6, 0.3], chosen=0, opened=[0.5, 1.0])
    assert marks(less, unlucky)[1] is Mark.LUCK


def test_what_could_be_known_is_no_luck() -> None:
    assert marks(losing(0.2, opened=1.0)) == [Mark.COST]


def test_a_difference_within_the_luck_of_sampling_is_none() -> None:
    assert marks(losing(0.04, error=0.03)) == [None]
    assert marks(losing(0.05, error=0.03)) == [Mark.COST]


def test_next_to_nothing_at_stake_is_not_marked() -> None:
    assert marks(losing(LEAST / 2), act_review([0.5, 0.5 - LEAST / 2])) == [None, None]


def test_where_few_acts_cost_anything_the_best_found_are_marked() -> None:
    found = [act_review([0.6, 0.6 - lead / 100]) for lead in (20, 5, 30, 10)]
    assert marks(losing(0.1), *found) == [Mark.COST, Mark.FIND, None, Mark.FIND, None]


def test_no_more_than_four_acts_are_marked_and_none_twice() -> None:
    unlucky = act_review([0.9, 0.3], chosen=0, opened=[0.0, 1.0])
    acts: Sequence[ActReview] = [losing(0.1)] * 6 + [unlucky] * 3 + [act_review([0.9, 0.1])] * 3
    given = [mark for mark in marks(*acts) if mark]
    assert len(given) == MOST
    assert given.count(Mark.LUCK) == 1


def test_of_equal_acts_the_earlier_is_marked() -> None:
    assert marks(*[losing(0.1)] * 4)[:3] == [Mark.COST] * 3


def test_a_forced_act_is_never_marked() -> None:
    assert marks(act_review([0.5], opened=[0.0])) == [None]
