"""Chiva, Puerto Rico: first to 4-0; a block by the sum of both hands (Rules 2)."""

from __future__ import annotations

from doublesix.rules.layout import Layout
from doublesix.rules.opening import DOUBLE_SIX_OPENING, Opening, OpeningRule
from doublesix.rules.profile import TIED_BLOCK, BlockVerdict, Profile
from doublesix.rules.result import Ending, Pips, Result
from doublesix.rules.seat import Partnership
from doublesix.rules.tile import Tile


class Chiva(Profile):
    """Rules 2."""

    name = "chiva"
    target = 4

    def judge_block(self, pips: Pips) -> BlockVerdict:
        """Rules 2.2: the lower sum wins; the lighter member leads, the lower seat if equal."""
        one_three, two_four = pips[0] + pips[2], pips[1] + pips[3]
        if one_three == two_four:
            return TIED_BLOCK
        winner = Partnership.ONE_THREE if one_three < two_four else Partnership.TWO_FOUR
        return BlockVerdict(winner, min(winner.seats, key=lambda seat: (pips[seat - 1], seat)))

    def is_key_tile(self, before: Layout, tile: Tile) -> bool:
        """Rules 2.4: every deal won is worth 1."""
        return False

    def next_opening(self, result: Result) -> Opening:
        """Rules 2.1, 2.2, 2.5, 2.6, 1.10."""
        if result.winner is None or result.match_winner is not None:
            return DOUBLE_SIX_OPENING
        rule = OpeningRule.WINNER if result.kind is Ending.OUT else OpeningRule.LIGHTER
        return Opening(rule, opener=result.leader)

    def early_opening(self, last: Result | None) -> Opening:
        """Rules 2.6."""
        return DOUBLE_SIX_OPENING


PROFILE = Chiva()
