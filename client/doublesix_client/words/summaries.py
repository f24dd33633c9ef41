"""Summaries: the table, one's hand, the passes and the score, each said whole at a key.

Knows the reader's own view; the hand is the reader's, or there is none.
"""

from __future__ import annotations

from PySide6.QtCore import QObject

from doublesix.protocol.answers import View
from doublesix_client.words.announcements import AnnouncementWords
from doublesix_client.words.filling import filled, together
from doublesix_client.words.lists import ListWords
from doublesix_client.words.meaning import MeaningWords
from doublesix_client.words.people import People
from doublesix_client.words.tiles import TileWords


def fits_of(view: View, tile: str) -> list[str]:
    """Return the ends that `legal` lists for a tile."""
    return [str(act[1]) for act in view.legal or [] if act[0] == tile and len(act) == 2]


class SummaryWords(QObject):
    """Says at once what others see at a glance."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._tiles = TileWords(self)
        self._lists = ListWords(self)
        self._meaning = MeaningWords(self)
        self._announced = AnnouncementWords(self)

    def table(self, view: View, people: People) -> str:
        """Say the ends, whose turn it is, how many tiles each holds, and the whole layout."""
        held = [self._held(seat, view.held[seat - 1], people) for seat in (1, 2, 3, 4)]
        return together(
            self._announced.position(view), self._turn(view, people), *held, self._layout(view)
        )

    def hand(self, view: View) -> str:
        """Say the reader's hand, what fits first."""
        if view.hand is None:
            #: Said aloud: you have no hand, or nobody may see theirs yet.
            return self.tr("You see no hand now.")
        if not view.hand:
            #: Said aloud.
            return self.tr("You have no tiles left.")
        legal = {act[0] for act in view.legal or []}
        playable = [tile for tile in view.hand if tile in legal]
        others = [self._tiles.tile(tile) for tile in view.hand if tile not in legal]
        return together(
            #: Said aloud: how many tiles you have.
            self.tr("You have %n tiles.", "", len(view.hand)),
            self._playable(view, playable),
            self._rest(others, bool(playable)),
        )

    def passes(self, view: View, people: People) -> str:
        """Say who passed on what in this deal."""
        told = [
            self._passed(seat, view.passed[seat - 1], people)
            for seat in (1, 2, 3, 4)
            if view.passed[seat - 1]
        ]
        #: Said aloud.
        return together(*told) or self.tr("Nobody has passed in this deal.")

    def score(self, view: View, people: People) -> str:
        """Say how the match stands and what a win would mean."""
        #: Said aloud; %1 is the number of a deal, %2 of a match.
        told = filled(self.tr("Deal %1, match %2."), view.deal, view.match)
        standing = self._meaning.standing(view.profile, view.score, people)
        return together(told, standing, self._meaning.now(view, people))

    def _turn(self, view: View, people: People) -> str:
        if view.turn is None:
            #: Said aloud.
            return self.tr("The deal is over.")
        if people.is_viewer(view.turn):
            #: Said aloud.
            return self.tr("It is your turn.")
        #: Said aloud; %1 is a name.
        return filled(self.tr("It is the turn of %1."), people.name(view.turn))

    def _held(self, seat: int, count: int, people: People) -> str:
        if people.is_viewer(seat):
            #: Said aloud: how many tiles you have.
            return self.tr("You have %n tiles.", "", count)
        #: Said aloud: how many tiles somebody (1) has.
        return filled(self.tr("%1 has %n tiles.", "", count), people.name(seat))

    def _layout(self, view: View) -> str:
        if view.ends is None:
            return ""
        row = self._tiles.in_row(view.layout, view.ends[0])
        #: Said aloud; %1 is a list of tiles from the left end to the right.
        return filled(self.tr("From left to right: %1."), self._lists.all(row))

    def _playable(self, view: View, playable: list[str]) -> str:
        if not playable:
            return ""
        if view.ends is None:
            listed = self._lists.any([self._tiles.tile(tile) for tile in playable])
            #: Said aloud; %1 is a tile or a list of tiles.
            return filled(self.tr("You can open with %1."), listed)
        told = [self._tiles.fitting(tile, fits_of(view, tile), is_turn=True) for tile in playable]
        return together(*(f"{text}." for text in told))

    def _rest(self, others: list[str], some_fit: bool) -> str:
        if not others:
            return ""
        listed = self._lists.all(others)
        if some_fit:
            #: Said aloud, after what fits; %1 is a tile or a list of tiles.
            return filled(self.tr("Besides: %1."), listed)
        #: Said aloud; %1 is a tile or a list of tiles.
        return filled(self.tr("They are %1."), listed)

    def _passed(self, seat: int, numbers: list[int], people: People) -> str:
        listed = self._lists.all([self._tiles.number(number) for number in numbers])
        if people.is_viewer(seat):
            #: Said aloud; %1 is a number or a list of numbers.
            return filled(self.tr("You passed on %1."), listed)
        #: Said aloud; %1 is a name, %2 a number or a list of numbers.
        return filled(self.tr("%1 passed on %2."), people.name(seat), listed)
