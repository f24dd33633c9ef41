"""What follows from what was found about an act: what was given away, and what was best."""

from __future__ import annotations

import pytest

from tests.shared.review.samples import act_review


def test_what_the_best_act_is_ahead_of_the_chosen_is_the_loss() -> None:
    assert act_review([0.6, 0.5, 0.3], chosen=1).loss == pytest.approx(0.1)
    assert act_review([0.6, 0.5, 0.3], chosen=0).loss == 0


def test_what_was_preferred_costs_nothing_though_another_act_has_a_better_chance() -> None:
    """A player that searches may lean on more than the chances."""
    acts = [act_review([0.58, 0.6, 0.5], chosen=chosen) for chosen in range(3)]
    assert [act.leaned for act in acts] == [0, 0, 0]
    assert [act.loss for act in acts] == pytest.approx([0, 0, 0.08])


def test_what_the_chosen_act_is_ahead_of_the_next_is_its_lead() -> None:
    assert act_review([0.6, 0.5, 0.3]).lead == pytest.approx(0.1)
    assert act_review([0.6, 0.5, 0.3], chosen=2).lead == pytest.approx(-0.3)


def test_open_hands_say_nothing_of_what_could_be_known() -> None:
    act = act_review([0.6, 0.5], chosen=0, opened=[0.0, 1.0])
    assert (act.loss, act.open_loss) == (0, 1)
    assert (act.leaned, act.best) == (0, (1,))


def test_several_acts_may_be_best_with_all_hands_open() -> None:
    assert act_review([0.6, 0.5, 0.4], opened=[1.0, 0.0, 1.0]).best == (0, 2)


def test_nothing_is_lost_where_nothing_was_to_be_chosen() -> None:
    act = act_review([0.5])
    assert act.is_forced
    assert (act.loss, act.lead, act.open_loss, act.leaned, act.best) == (0, 0, 0, None, ())
