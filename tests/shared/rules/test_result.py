"""Result, verdict and score."""

from __future__ import annotations

from doublesix.rules.result import Ending, Score
from doublesix.rules.seat import Partnership


def test_a_score_belongs_to_a_partnership() -> None:
    score = Score(3, 0)
    assert (score.of(Partnership.ONE_THREE), score.of(Partnership.TWO_FOUR)) == (3, 0)
    score = Score(0, 2)
    assert (score.of(Partnership.ONE_THREE), score.of(Partnership.TWO_FOUR)) == (0, 2)


def test_a_match_starts_at_nil() -> None:
    """Rules 2.6, 3.8."""
    assert Score() == Score(0, 0)


def test_the_endings_are_called_as_in_records() -> None:
    """Rules 1.5."""
    assert [ending.value for ending in Ending] == ["out", "block"]
