"""Rule card: a game in a few lines, to be read at the table."""

from __future__ import annotations

from PySide6.QtCore import QObject

from doublesix_client.words.passage import Passage


class RuleCardWords(QObject):
    """Words the short card of either game."""

    def card(self, profile: str) -> list[Passage]:
        """Return a game in a few lines, to be read at the table."""
        is_chiva = profile == "chiva"
        return [
            #: The short card of rules: the heading of a line.
            Passage("aim", self.tr("Winning"), (self._short_aim(is_chiva),)),
            Passage(
                "turn",
                #: The short card of rules: the heading of a line.
                self.tr("Your turn"),
                (
                    #: The short card of rules.
                    self.tr(
                        "Lay a tile that has the number of one of the two ends. If you can, you "
                        "must; if nothing fits, you pass."
                    ),
                ),
            ),
            Passage(
                "end",
                #: The short card of rules: the heading of a line.
                self.tr("The end of a deal"),
                (
                    #: The short card of rules.
                    self.tr("Whoever plays a last tile wins it for both partners."),
                    self._short_block(is_chiva),
                ),
            ),
            Passage(
                "streak",
                #: The short card of rules: the heading of a line.
                self.tr("The streak"),
                (
                    #: The short card of rules.
                    self.tr(
                        "Only one side can have points. A win against a streak takes the score "
                        "back to nil, and scores nothing itself."
                    ),
                ),
            ),
            #: The short card of rules: the heading of a line.
            Passage("next", self.tr("Who opens"), (self._short_next(is_chiva),)),
            *([] if is_chiva else [self._short_key()]),
        ]

    def _short_aim(self, is_chiva: bool) -> str:
        if is_chiva:
            #: The short card of rules, of Chiva.
            return self.tr("Four points in a row, with the others at nil.")
        #: The short card of rules, of six-love.
        return self.tr("Six points in a row, with the others at nil.")

    def _short_block(self, is_chiva: bool) -> str:
        if is_chiva:
            #: The short card of rules, of Chiva.
            return self.tr(
                "If nobody can play, the partners with fewer pips in both hands together win."
            )
        #: The short card of rules, of six-love.
        return self.tr("If nobody can play, the lightest single hand wins for both partners.")

    def _short_next(self, is_chiva: bool) -> str:
        if is_chiva:
            #: The short card of rules, of Chiva.
            return self.tr(
                "The first deal of a match: the double six. Then whoever went out, or the lighter "
                "of the winners after a block."
            )
        #: The short card of rules, of six-love.
        return self.tr(
            "First, and after a broken streak or a tie: the double six. Else whoever went out, or "
            "has the lightest hand, names one of the winners."
        )

    def _short_key(self) -> Passage:
        return Passage(
            "key",
            #: The short card of rules: the heading of a line. The key tile counts two points.
            self.tr("The key tile"),
            (
                #: The short card of rules, of six-love.
                self.tr(
                    "Going out counts two when both ends are hard and differ, and your last tile "
                    "joins them."
                ),
            ),
        )
