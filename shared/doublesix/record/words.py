"""Words: how seats, acts and openings are said in English, for people at a terminal.

Knows values of the rules; never where in a record they stand.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from doublesix.rules.acts import Pass, Play
from doublesix.rules.deal import Deal, Phase
from doublesix.rules.opening import Opening, OpeningRule
from doublesix.rules.result import Score


def counted(count: int, one: str, many: str | None = None) -> str:
    """Say how many there are.

    >>> counted(1, "deal"), counted(2, "deal"), counted(0, "pass", "passes")
    ('1 deal', '2 deals', '0 passes')
    """
    return f"{count} {one if count == 1 else many or one + 's'}"


def listed(parts: Sequence[str], last: str = "and") -> str:
    """Join what is listed.

    >>> listed(["6-4", "5-5", "2-0"]), listed(["6-4", "5-5"], "or")
    ('6-4, 5-5 and 2-0', '6-4 or 5-5')
    """
    if len(parts) < 2:
        return "".join(parts)
    return f"{', '.join(parts[:-1])} {last} {parts[-1]}"


def scored(score: Score) -> str:
    """Say a score.

    >>> scored(Score(2, 0))
    '2-0'
    """
    return f"{score.one_three}-{score.two_four}"


def why_opens(opening: Opening) -> str:
    """Say why its opener opens, to follow the opener's name: "seat 3" + "holds 6-6"."""
    match opening.rule:
        case OpeningRule.DOUBLE_SIX:
            return "holds 6-6 and must pose it"
        case OpeningRule.WINNER:
            return "went out in the deal before"
        case OpeningRule.LIGHTER:
            return "was the lighter of the winners of the block before"
        case OpeningRule.NAMED:
            if opening.by == opening.opener:
                return "named itself"
            return f"was named by seat {opening.by}"
    assert_never(opening.rule)


def awaited(deal: Deal) -> str:
    """Say what an unfinished deal waits for."""
    assert deal.turn is not None, deal
    if deal.phase is Phase.NAMING:
        return f"seat {deal.turn} to name the opener"
    return f"seat {deal.turn} to {'play' if deal.plays else 'pose'}"


def allowed(deal: Deal) -> str:
    """Say what the seat in turn may play, pose or only do: pass."""
    plays = [act for act in deal.legal() if isinstance(act, Play)]
    if not plays:
        assert Pass() in deal.legal(), deal
        return f"seat {deal.turn} must pass"
    if deal.layout is None:
        return f"seat {deal.turn} poses {listed([str(act.tile) for act in plays], 'or')}"
    shown = [f"{act.tile} {act.end.value}" for act in plays if act.end is not None]
    return f"seat {deal.turn} plays {listed(shown, 'or')}"
