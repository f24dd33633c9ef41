"""Opening: who opens a deal, and why. Knows openings and results; never a hand in play."""

from __future__ import annotations

from PySide6.QtCore import QObject

from doublesix.protocol.answers import PlainOpening, Shown, View
from doublesix_client.core.around import partner_of
from doublesix_client.words.filling import filled
from doublesix_client.words.people import People


class OpeningWords(QObject):
    """Says who opens the next deal, and who opens this one."""

    def next(self, view: View, people: People) -> str:
        """Say who opens the deal after the one that is over."""
        assert view.result is not None, view.deal
        return self.who(view.result.next, view.deal + 1, people)

    def who(self, opening: PlainOpening, deal: int, people: People) -> str:
        """Say who opens a deal that is not begun."""
        if opening.rule == "double-six":
            #: Who opens the next deal; %1 is its number. 6-6 is a tile.
            return filled(self.tr("Whoever holds 6-6 opens deal %1."), deal)
        if opening.rule == "named":
            if people.is_viewer(opening.by):
                #: Six-love: you will say which of you two opens the next deal; %1 is its number.
                return filled(self.tr("You name who opens deal %1."), deal)
            #: Six-love: %1 is a name; %2 is the number of the next deal.
            return filled(
                self.tr("%1 names who opens deal %2."), people.name(opening.by or 1), deal
            )
        if people.is_viewer(opening.opener):
            #: Who opens the next deal; %1 is its number.
            return filled(self.tr("You open deal %1 with any tile."), deal)
        #: Who opens the next deal; %1 is a name, %2 the deal's number.
        text = self.tr("%1 opens deal %2 with any tile.")
        return filled(text, people.name(opening.opener or 1), deal)

    def why(self, view: View, people: People) -> str:
        """Say why that seat opens the deal after the one that is over."""
        shown = view.result
        assert shown is not None, view.deal
        if shown.next.rule == "double-six":
            return self._why_double_six(shown)
        if shown.next.rule == "winner":
            #: Why somebody opens the next deal.
            return self.tr("Whoever goes out opens the next deal.")
        if shown.next.rule == "lighter":
            return self._why_lighter(shown, people)
        if shown.kind == "out":
            #: Why somebody says who opens the next deal, in six-love.
            return self.tr(
                "Whoever goes out says which of the winners opens, after a look at the new tiles."
            )
        #: Why somebody says who opens the next deal, in six-love.
        return self.tr(
            "After a block the lightest hand says which of the winners opens, "
            "after a look at the new tiles."
        )

    def begun(self, opening: PlainOpening, people: People) -> str:
        """Say who opens the deal that was just dealt, or who is to name the opener."""
        if opening.opener is None:
            if people.is_viewer(opening.by):
                #: Six-love, before the first tile: you say which of you two opens.
                return self.tr("You name who opens.")
            #: Six-love, before the first tile; %1 is a name.
            return filled(self.tr("%1 names who opens."), people.name(opening.by or 1))
        if opening.rule == "double-six":
            if people.is_viewer(opening.opener):
                #: The deal begins.
                return self.tr("You hold the double six and open.")
            #: The deal begins; %1 is a name.
            return filled(
                self.tr("%1 holds the double six and opens."), people.name(opening.opener)
            )
        if people.is_viewer(opening.opener):
            #: The deal begins.
            return self.tr("You open with any tile.")
        #: The deal begins; %1 is a name.
        return filled(self.tr("%1 opens with any tile."), people.name(opening.opener))

    def _why_double_six(self, shown: Shown) -> str:
        if shown.winner is None:
            #: Why the next deal is opened with 6-6.
            return self.tr("After a tie the double six opens.")
        if shown.match_winner is not None:
            #: Why the next deal is opened with 6-6: a match of Chiva was won.
            return self.tr("A new match begins with the double six.")
        #: Why the next deal is opened with 6-6, in six-love.
        return self.tr("After a broken streak the double six opens.")

    def _why_lighter(self, shown: Shown, people: People) -> str:
        opener = shown.next.opener or 1
        partner = partner_of(opener)
        light, heavy = shown.pips[str(opener)], shown.pips[str(partner)]
        if light == heavy:
            #: Why somebody opens after a block: both winners have %n pips left.
            return self.tr(
                "After a block the lighter winner opens: with %n pips each, "
                "the one with the lower seat number.",
                "",
                light,
            )
        if people.is_viewer(opener):
            #: Why you open after a block: you have %n pips left, your partner (1) has %2.
            text = self.tr(
                "After a block the lighter winner opens: your %n pips against %2 for %1.", "", light
            )
            return filled(text, people.name(partner), heavy)
        if people.is_viewer(partner):
            #: Why your partner (1) opens after a block, with %n pips left; you have %2.
            text = self.tr(
                "After a block the lighter winner opens: %1 has %n pips, you have %2.", "", light
            )
            return filled(text, people.name(opener), heavy)
        #: Why somebody (1) opens after a block, with %n pips left; the partner (2) has %3.
        text = self.tr(
            "After a block the lighter winner opens: %1 has %n pips, %2 has %3.", "", light
        )
        return filled(text, people.name(opener), people.name(partner), heavy)
