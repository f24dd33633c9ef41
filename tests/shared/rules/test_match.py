"""Match: what a deal's verdict does to the score."""

from __future__ import annotations

import pytest

from doublesix.rules.match import score_deal
from doublesix.rules.result import Ending, Score, Verdict
from doublesix.rules.seat import Partnership, Seat

ONE_THREE, TWO_FOUR = Partnership


def _won(winner: Partnership | None, worth: int = 1) -> Verdict:
    leader = None if winner is None else winner.seats[0]
    return Verdict(Ending.BLOCK, winner, leader, (1, 2, 3, 4), worth == 2, worth)


@pytest.mark.parametrize(
    ("before", "winner", "worth", "target", "after", "points", "broken", "match_winner"),
    [
        # Rules 1.9: the winners add the deal's points while the losers are at 0.
        ((0, 0), ONE_THREE, 1, 4, (1, 0), 1, False, None),
        ((0, 0), TWO_FOUR, 1, 4, (0, 1), 1, False, None),
        ((2, 0), ONE_THREE, 1, 4, (3, 0), 1, False, None),
        ((0, 3), TWO_FOUR, 2, 6, (0, 5), 2, False, None),
        # Rules 1.9: a broken streak: both at 0, nothing awarded, no new streak.
        ((1, 0), TWO_FOUR, 1, 4, (0, 0), 0, True, None),
        ((0, 3), ONE_THREE, 1, 4, (0, 0), 0, True, None),
        ((5, 0), TWO_FOUR, 2, 6, (0, 0), 0, True, None),
        # Rules 1.10: a tie leaves the score as it stands.
        ((0, 0), None, 1, 4, (0, 0), 0, False, None),
        ((3, 0), None, 1, 4, (3, 0), 0, False, None),
        ((0, 5), None, 1, 6, (0, 5), 0, False, None),
        # Rules 2.4: four wins Chiva. Rules 3.6: six or more wins six-love.
        ((3, 0), ONE_THREE, 1, 4, (4, 0), 1, False, ONE_THREE),
        ((0, 3), TWO_FOUR, 1, 4, (0, 4), 1, False, TWO_FOUR),
        ((0, 3), TWO_FOUR, 1, 6, (0, 4), 1, False, None),
        ((5, 0), ONE_THREE, 1, 6, (6, 0), 1, False, ONE_THREE),
        ((4, 0), ONE_THREE, 2, 6, (6, 0), 2, False, ONE_THREE),
        ((0, 5), TWO_FOUR, 2, 6, (0, 7), 2, False, TWO_FOUR),
        # Rules 3.9: no play-off at 1-1, for there is no 1-1.
        ((1, 0), TWO_FOUR, 1, 6, (0, 0), 0, True, None),
    ],
)
def test_streak_scoring(
    before: tuple[int, int],
    winner: Partnership | None,
    worth: int,
    target: int,
    after: tuple[int, int],
    points: int,
    broken: bool,
    match_winner: Partnership | None,
) -> None:
    """Rules 1.9, 1.10, 2.4, 3.6, 3.9."""
    result = score_deal(_won(winner, worth), Score(*before), target)
    assert result.score == Score(*after)
    assert (result.points, result.streak_broken) == (points, broken)
    assert result.match_winner is match_winner


@pytest.mark.parametrize("target", [4, 6])
@pytest.mark.parametrize("worth", [1, 2])
@pytest.mark.parametrize("winner", [None, *Partnership])
def test_one_side_is_always_at_nil(winner: Partnership | None, worth: int, target: int) -> None:
    """Rules 1.9, 1.11."""
    for held in range(target):
        for before in (Score(held, 0), Score(0, held)):
            result = score_deal(_won(winner, worth), before, target)
            score = result.score
            assert 0 in (score.one_three, score.two_four)
            total = before.one_three + before.two_four
            if not result.streak_broken:
                assert score.one_three + score.two_four == total + result.points
            assert (result.match_winner is not None) == (
                max(score.one_three, score.two_four) >= target
            )


def test_a_result_keeps_what_the_verdict_says() -> None:
    """Rules 3.7: a key win that breaks a streak is a key win still, worth nothing."""
    verdict = Verdict(Ending.OUT, TWO_FOUR, Seat.FOUR, (3, 2, 1, 0), True, 2)
    result = score_deal(verdict, Score(1, 0), 6)
    assert (result.kind, result.winner, result.leader) == (Ending.OUT, TWO_FOUR, Seat.FOUR)
    assert (result.pips, result.key_tile, result.points) == ((3, 2, 1, 0), True, 0)
