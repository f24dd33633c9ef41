"""Six-love, Jamaica: first to 6-0; a block by the lowest hand; the key tile (Rules 3)."""

from __future__ import annotations

from doublesix.rules.layout import End, Layout
from doublesix.rules.opening import DOUBLE_SIX_OPENING, Opening, OpeningRule
from doublesix.rules.profile import TIED_BLOCK, BlockVerdict, Profile
from doublesix.rules.result import Pips, Result
from doublesix.rules.seat import SEATS
from doublesix.rules.tile import Tile


class SixLove(Profile):
    """Rules 3."""

    name = "six-love"
    target = 6

    def judge_block(self, pips: Pips) -> BlockVerdict:
        """Rules 3.2, 3.3: the lowest single hand wins; partners who share it, the lower seat."""
        lowest = [seat for seat in SEATS if pips[seat - 1] == min(pips)]
        winners = {seat.partnership for seat in lowest}
        if len(winners) > 1:
            return TIED_BLOCK
        return BlockVerdict(lowest[0].partnership, lowest[0])

    def is_key_tile(self, before: Layout, tile: Tile) -> bool:
        """Rules 3.5."""
        joins_both_ends = {tile.high, tile.low} == {before.left, before.right}
        return (
            not tile.is_double
            and joins_both_ends
            and before.is_hard(End.LEFT)
            and before.is_hard(End.RIGHT)
        )

    def next_opening(self, result: Result) -> Opening:
        """Rules 3.3, 3.7, 3.8, 1.10."""
        if result.winner is None or result.streak_broken:
            return DOUBLE_SIX_OPENING
        return Opening(OpeningRule.NAMED, by=result.leader)

    def early_opening(self, last: Result | None) -> Opening:
        """Rules 3.8, 6.1: as the next deal would have opened."""
        return DOUBLE_SIX_OPENING if last is None else self.next_opening(last)


PROFILE = SixLove()
