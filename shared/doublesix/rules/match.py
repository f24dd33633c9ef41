"""Match: the race to the target, by streaks (Rules 1.9, 1.10).

Knows scores and verdicts; never tiles.
"""

from __future__ import annotations

from doublesix.rules.result import Result, Score, Verdict
from doublesix.rules.seat import Partnership


def score_deal(verdict: Verdict, before: Score, target: int) -> Result:
    """Return what a deal's verdict does to a match that stood at `before`."""
    winner = verdict.winner
    points, streak_broken, score, match_winner = 0, False, before, None
    if winner is not None:
        if before.of(winner.others):
            streak_broken, score = True, Score()
        else:
            points = verdict.worth
            total = before.of(winner) + points
            score = Score(total, 0) if winner is Partnership.ONE_THREE else Score(0, total)
            match_winner = winner if total >= target else None
    return Result(
        verdict.kind,
        winner,
        verdict.leader,
        verdict.pips,
        verdict.key_tile,
        points,
        streak_broken,
        score,
        match_winner,
    )
