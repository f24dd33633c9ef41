"""Act refusals: why the rules refuse an act, and what can be done instead.

Knows the rules' codes; never a hand.
"""

from __future__ import annotations

from PySide6.QtCore import QObject


class ActRefusalWords(QObject):
    """Words the rules' reasons."""

    def sentence(self, reason: str) -> str | None:
        """Say why the rules refuse, None for a code that is not theirs."""
        return {**self._of_tiles(), **self._of_the_deal()}.get(reason)

    def _of_tiles(self) -> dict[str, str]:
        return {
            #: Why a play is refused.
            "not_your_turn": self.tr("It is not your turn; wait until it comes."),
            #: Why a play is refused.
            "tile_not_in_hand": self.tr("That tile is not in your hand; choose one that is."),
            #: Why a play is refused.
            "does_not_fit": self.tr("That tile does not fit this end; choose another."),
            #: Why a play is refused.
            "end_needed": self.tr("Choose the end where the tile is to lie."),
            #: Why a play is refused: the deal's first tile goes to no end.
            "pose_has_no_end": self.tr("The first tile opens both ends; play it without one."),
            #: Why a play is refused.
            "must_pose_double_six": self.tr("This deal opens with 6-6; play that."),
            #: Why a pass is refused.
            "can_play": self.tr("A tile of yours fits, so you must play it; you cannot pass."),
        }

    def _of_the_deal(self) -> dict[str, str]:
        return {
            #: Why a play is refused, in six-love.
            "naming_first": self.tr("The opener is to be named before the first tile."),
            #: Why the naming of an opener is refused.
            "no_naming": self.tr("Nobody is to be named now; the deal goes on without it."),
            #: Why the naming of an opener is refused, in six-love.
            "not_the_representative": self.tr(
                "Only whoever went out, or held the lightest hand, names the opener; wait for it."
            ),
            #: Why the naming of an opener is refused, in six-love.
            "not_a_partner": self.tr("Only you or your partner can open; name one of the two."),
            #: Why a play is refused.
            "deal_is_over": self.tr("This deal is over; go on to the next."),
            #: Why going on to the next deal is refused.
            "deal_is_not_over": self.tr("This deal is not over yet; play it to its end."),
            #: Why an undo is refused.
            "nothing_to_undo": self.tr("There is nothing to take back."),
            #: Why a redo is refused.
            "nothing_to_redo": self.tr("Nothing was taken back, so there is nothing to redo."),
            #: Why the restart of a deal is refused.
            "nothing_to_restart": self.tr("Nothing was played in this deal yet."),
        }
