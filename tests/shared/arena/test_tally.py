"""Tallies: rates with their errors, and times."""

from __future__ import annotations

from array import array
from math import isclose, sqrt
from statistics import stdev

from doublesix.arena.tally import LOSS, TIE, WIN, Count, Pace, Tally


def test_a_tie_is_half_a_win() -> None:
    tally = Tally.of([Count(1, 1, 0), Count(2, 0, 0), Count(1, 0, 1), Count(0, 1, 1)])
    assert (tally.wins, tally.losses, tally.ties) == (4, 2, 2)
    assert tally.rate == 5 / 8


def test_counts_add_up() -> None:
    count = WIN + LOSS + TIE + TIE
    assert count == Count(1, 1, 2)
    assert (count.all, count.won) == (4, 2)


def test_the_error_of_trials_of_one_length_is_that_of_their_mean() -> None:
    trials = [WIN + WIN, WIN + LOSS, LOSS + LOSS, WIN + TIE, TIE + TIE]
    shares = [trial.won / 2 for trial in trials]
    tally = Tally.of(trials)
    assert isclose(tally.rate, sum(shares) / 5)
    assert tally.standard_error is not None
    assert isclose(tally.standard_error, stdev(shares) / sqrt(5))


def test_trials_that_all_came_out_alike_have_no_error_whatever_their_length() -> None:
    assert Tally.of([Count(1, 1), Count(5, 5), Count(2, 2)]).standard_error == 0


def test_a_single_trial_tells_no_error() -> None:
    assert Tally.of([Count(2, 0)]).standard_error is None


def test_the_pace_is_the_mean_and_what_99_of_100_stay_within() -> None:
    times = array("d", [float(number) for number in range(1, 101)])
    pace = Pace.of([times[:30], times[30:]])
    assert (pace.decisions, pace.seconds, pace.mean, pace.p99) == (100, 5050.0, 50.5, 99.0)


def test_a_side_that_never_had_a_choice_took_no_time() -> None:
    pace = Pace.of([array("d")])
    assert (pace.decisions, pace.mean, pace.p99) == (0, 0.0, 0.0)
