"""Points: the lines of the record of points: who won a deal, and what it did.

Knows the record that is shown when a deal ends, which has no hands and no endings of before.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject

from doublesix.protocol.answers import PlainResult, PointRow, Side
from doublesix_client.words.filling import filled
from doublesix_client.words.meaning import TARGETS
from doublesix_client.words.people import People
from doublesix_client.words.result import BY_SUM, pips_of


def breaks_streak(row: PointRow) -> bool:
    """Tell whether a deal of the record broke a streak: it was won and awarded nothing."""
    _, _, winner, points, _ = row
    return winner is not None and points == 0


class PointWords(QObject):
    """Says one line of the record of points."""

    def line(self, row: PointRow, people: People) -> str:
        """Say who won a deal of the record."""
        return self._winner(row[2], people)

    def note(self, row: PointRow, profile: str) -> str:
        """Say what was special about a deal of the record; nothing for a plain win."""
        _, _, winner, points, score = row
        if winner is None:
            #: In the record of points, under a tied deal.
            return self.tr("Nobody scores")
        if breaks_streak(row):
            #: In the record of points, under a deal that took the others' points.
            return self.tr("Streak broken")
        if max(score) >= TARGETS[profile]:
            #: In the record of points, under the last deal of a match.
            return self.tr("Wins the match")
        if points > 1:
            #: In the record of points, under a deal that counted two points.
            return self.tr("Key tile, two points")
        return ""

    def ending(self, result: PlainResult, profile: str, people: People) -> str:
        """Say in a line how a deal ended, where its whole result is known."""
        if result.kind == "out":
            leader = result.leader or 1
            if people.is_viewer(leader):
                #: In the record of points: how a deal ended.
                return self.tr("You went out")
            #: In the record of points: how a deal ended; %1 is a name.
            return filled(self.tr("%1 went out"), people.name(leader))
        if profile in BY_SUM:
            low, high = sorted([pips_of(result, "1/3"), pips_of(result, "2/4")])
            if low == high:
                #: In the record of points: a tied block; %1 are the pips of either partnership.
                return filled(self.tr("Blocked, %1 each"), low)
            #: In the record of points: a block; %1 are the winners' pips, %2 the others'.
            return filled(self.tr("Blocked, %1 to %2"), low, high)
        lightest = min(result.pips.values())
        if result.winner is None:
            #: In the record of points: a tied block; %1 are the pips of the lightest hands.
            return filled(self.tr("Blocked, lightest hand %1 on both sides"), lightest)
        #: In the record of points: a block; %1 are the pips of the lightest hand.
        return filled(self.tr("Blocked, lightest hand %1"), lightest)

    def score(self, score: Sequence[int]) -> str:
        """Write a score."""
        #: A score: the points of seats 1 and 3, and those of seats 2 and 4.
        return filled(self.tr("%1–%2"), *score)

    def said(self, row: PointRow, profile: str, people: People) -> str:
        """Say a whole line of the record, for a screen reader."""
        #: A line of the record of points, for a screen reader: the deal's number (1), who won (2),
        #: the score after it (3 and 4).
        text = self.tr("Deal %1: %2. The score is %3 to %4.")
        line, note = self.line(row, people), self.note(row, profile)
        if note:
            #: As before, with what was special about the deal (5).
            text = self.tr("Deal %1: %2. %5. The score is %3 to %4.")
        return filled(text, row[0], line, *row[4], note)

    def _winner(self, winner: Side | None, people: People) -> str:
        if winner is None:
            #: In the record of points: a tied deal.
            return self.tr("A tied block")
        if people.viewer is not None and people.side == winner:
            #: In the record of points: you and your partner (1) won the deal.
            return filled(self.tr("You and %1 won"), people.partner(people.viewer))
        #: In the record of points: who won the deal; %1 and %2 are partners.
        return filled(self.tr("%1 and %2 won"), *people.pair(winner))
