"""Alike: a deal of the rules package as the engine has it, and the other way round."""

from __future__ import annotations

from doublesix.engine.bits import NO_END, SIX_ONLY, Numbers
from doublesix.engine.deals import (
    CHIVA,
    GOING_ON,
    LEFT,
    OUTCOME,
    PASS,
    PASSES,
    RIGHT,
    SIX_LOVE,
    TURN,
    new_deal,
)
from doublesix.rules.acts import DealAct, Name, Pass
from doublesix.rules.deal import Deal, Hand
from doublesix.rules.layout import End
from doublesix.rules.opening import OpeningRule
from doublesix.rules.result import Verdict

VARIANTS = {"chiva": CHIVA, "six-love": SIX_LOVE}


def mask_of(hand: Hand) -> int:
    """Return a hand as a mask."""
    return sum(1 << tile.index for tile in hand)


def code_of_verdict(verdict: Verdict) -> int:
    """Return a verdict as the code of an outcome."""
    if verdict.leader is None:
        return 0
    return 1 + 2 * (verdict.leader - 1) + (verdict.worth - 1)


def acts_looked_at(deal: Deal) -> dict[int, DealAct]:
    """Return the acts open in a deal that the engine looks at, by its codes."""
    found: dict[int, DealAct] = {}
    for act in deal.legal():
        assert not isinstance(act, Name)
        if isinstance(act, Pass):
            found[PASS] = act
        elif act.end is not End.RIGHT:
            found[2 * act.tile.index] = act
        elif deal.layout is not None and deal.layout.left != deal.layout.right:
            found[2 * act.tile.index + 1] = act
    return found


def engine_deal(deal: Deal) -> Numbers:
    """Return a deal, whose opener is known, as the engine has it."""
    array = new_deal(VARIANTS[deal.profile.name])
    for seat, hand in enumerate(deal.hands):
        array[seat] = mask_of(hand)
    if deal.layout is not None:
        array[LEFT], array[RIGHT] = deal.layout.left, deal.layout.right
    elif deal.opening.rule is OpeningRule.DOUBLE_SIX:
        array[LEFT] = array[RIGHT] = SIX_ONLY
    else:
        array[LEFT] = array[RIGHT] = NO_END
    if deal.turn is not None:
        array[TURN] = deal.turn - 1
    array[PASSES] = deal.passes
    array[OUTCOME] = GOING_ON if deal.verdict is None else code_of_verdict(deal.verdict)
    return array
