"""Result page: what stands around the result when a deal has ended.

Knows names, pips and who is ready; the result itself is worded in `result`.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject

from doublesix.protocol.answers import Side
from doublesix_client.core.points import partners_from
from doublesix_client.words.filling import filled
from doublesix_client.words.people import People
from doublesix_client.words.tiles import TileWords


class ResultPageWords(QObject):
    """The words around a result."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._tiles = TileWords(self)

    def pair(self, side: Side, people: People) -> str:
        """Name two partners, the reader first."""
        one, other = partners_from(people.viewer, side)
        if people.is_viewer(one):
            #: Two partners. %1: the name of the reader's partner.
            return filled(self.tr("You and %1"), people.name(other))
        #: Two partners, by name.
        return filled(self.tr("%1 and %2"), people.name(one), people.name(other))

    def seat(self, seat: int, people: People) -> str:
        """Name who sits in a seat."""
        if people.is_viewer(seat):
            #: Beside the reader's own tiles, in a list of four names.
            return self.tr("You")
        return people.name(seat)

    def pips(self, count: int) -> str:
        """Count the pips of one hand."""
        #: How many pips a hand holds at the end of a deal.
        return self.tr("%n pips", "", count)

    def out(self) -> str:
        """Say of an empty hand that it went out."""
        #: In place of the tiles of a hand that went out.
        return self.tr("Went out")

    def hand(self, seat: int, tiles: Sequence[str], pips: int, people: People) -> str:
        """Say a hand that is shown for whoever listens."""
        name = self.seat(seat, people)
        if not tiles and people.is_viewer(seat):
            #: Read aloud, of the reader's empty hand.
            return self.tr("You went out")
        if not tiles:
            #: Read aloud. %1: whose hand is empty.
            return filled(self.tr("%1 went out"), name)
        held = ", ".join(self._tiles.tile(tile) for tile in tiles)
        #: Read aloud. %1: whose hand; %2: "8 pips"; %3: its tiles.
        return filled(self.tr("%1, %2: %3"), name, self.pips(pips), held)

    def counted(self, kind: str, profile: str) -> str:
        """Say what the large number of a partnership counts."""
        if kind == "out":
            #: Under a number: the pips that two partners still hold; they count for nothing.
            return self.tr("pips left, not counted")
        if profile == "six-love":
            #: Under a number: the pips of the lighter of two partners' hands.
            return self.tr("pips in the lightest hand")
        #: Under a number: the pips of both partners' hands together.
        return self.tr("pips in both hands")

    def winners(self, *, won_match: bool) -> str:
        """Mark the partnership that won."""
        if won_match:
            #: A mark on the card of two partners.
            return self.tr("Winners of the match")
        #: A mark on the card of two partners.
        return self.tr("Winners of the deal")

    def points(self) -> str:
        """Head the record of points."""
        #: The heading of a list: a line for each deal with the score after it.
        return self.tr("Points so far")

    def match(self, number: int) -> str:
        """Head a match within the record of points."""
        #: A heading within a list of deals. %1: the number of the match.
        return filled(self.tr("Match %1"), str(number))

    def streaks(self) -> str:
        """Say how a score can only be."""
        #: Under the list of points.
        return self.tr("Only one side can have points: a win by the other takes both pegs home.")

    def score(self, first: int, second: int) -> str:
        """Say the score for whoever listens."""
        #: Read aloud. %1: the points of the partnership with the disc; %2: with the diamond.
        return filled(self.tr("The disc has %1, the diamond %2."), str(first), str(second))

    def go_on(self, *, won_match: bool) -> str:
        """Say where the main button leads."""
        if won_match:
            #: A button: begin the next match.
            return self.tr("Next match")
        #: A button: begin the next deal.
        return self.tr("Next deal")

    def ready(self, names: Sequence[str]) -> str:
        """Say who of the others is ready to go on."""
        match names:
            case []:
                return ""
            case [one]:
                #: Beside the button that goes on to the next deal.
                return filled(self.tr("%1 is ready."), one)
            case [one, two]:
                #: Beside the button that goes on to the next deal.
                return filled(self.tr("%1 and %2 are ready."), one, two)
            case _:
                #: Beside the button that goes on to the next deal.
                return filled(self.tr("%1, %2 and %3 are ready."), *names)

    def waiting(self, names: Sequence[str]) -> str:
        """Say for whom those wait who are ready."""
        match names:
            case []:
                #: Everybody is ready; the next deal is about to begin.
                return self.tr("All are ready.")
            case [one]:
                #: Beside the button, when the reader is ready already.
                return filled(self.tr("You are ready. Waiting for %1."), one)
            case [one, two]:
                #: Beside the button, when the reader is ready already.
                return filled(self.tr("You are ready. Waiting for %1 and %2."), one, two)
            case _:
                #: Beside the button, when the reader is ready already.
                return filled(self.tr("You are ready. Waiting for %1, %2 and %3."), *names)

    def watching(self) -> str:
        """Say to a watcher what comes."""
        #: Beside where the button would be.
        return self.tr("The next deal begins when the players are ready.")
