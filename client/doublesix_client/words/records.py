"""Records: what is said of kept sessions, of files, and of a deal that is stepped through.

Knows codes and values; never where a file is or how it is read.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping, Sequence
from typing import Final

from PySide6.QtCore import QDateTime, QLocale, QObject

from doublesix.protocol.answers import SessionRow
from doublesix_client.words.filling import filled
from doublesix_client.words.lists import ListWords
from doublesix_client.words.people import People
from doublesix_client.words.policies import PolicyWords
from doublesix_client.words.profiles import ProfileWords
from doublesix_client.words.tiles import TileWords
from doublesix_client.words.who import COMPUTER_NAMES

_DEAL: Final = re.compile(r"^deal (\d+)(?:, play (\d+))?")


class RecordWords(QObject):
    """Words for records."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._lists = ListWords(self)
        self._tiles = TileWords(self)
        self._levels = PolicyWords(self)
        self._profiles = ProfileWords(self)

    def people(self, named: Mapping[int, str], bots: Collection[int], viewer: int | None) -> People:
        """Name the four seats of a record, those of computer players as at a table."""
        taken = {name.casefold() for name in named.values()}
        one, two, three, four = (self._name(seat, named, bots, taken) for seat in range(1, 5))
        return People((one, two, three, four), viewer)

    def heading(self, profile: str, deals: int) -> str:
        """Head a record: which game, and how many deals."""
        #: The heading of a record. %1 is the name of the game; %n the number of deals in it.
        return filled(self.tr("%1, %n deals", "", deals), self._profiles.name(profile))

    def deal(self, number: int, deals: int) -> str:
        """Say which deal of how many is shown."""
        #: Above a deal that is stepped through: the number of the deal, and how many there are.
        return filled(self.tr("Deal %1 of %2"), number, deals)

    def step(self, number: int, steps: int) -> str:
        """Say how far into a deal one is."""
        if not number:
            #: Beside a slider: a deal that is stepped through, before its first play.
            return self.tr("Dealt")
        #: Beside a slider: the number of the play that is shown, and how many there are.
        return filled(self.tr("%1 of %2"), number, steps)

    def view(self, name: str | None) -> str:
        """Say whose view of a deal is shown; None for all hands."""
        if name is None:
            #: Of a deal that is stepped through: how it is shown.
            return self.tr("All four hands are seen.")
        #: Of a deal that is stepped through: how it is shown; %1 is a name.
        return filled(self.tr("As %1 saw it."), name)

    def breaks_off(self) -> str:
        """Say that a deal has no end in this record."""
        #: In the table of points and after the last play: the deal was not played to its end.
        return self.tr("The record breaks off here")

    def acted(self, seat: str, name: str | None, level: str | None) -> str:
        """Say who made a play for a seat."""
        if level is not None:
            #: Under a play of a record: a computer player of a level (1) acted for a person (2).
            text = self.tr("A computer player (%1) acted for %2.")
            return filled(text, self._levels.level(level), seat)
        if name:
            #: Under a play of a record: one person (1) acted in the seat of another (2).
            return filled(self.tr("%1 acted for %2."), name, seat)
        #: Under a play of a record: a person without a name acted in the seat of another (1).
        return filled(self.tr("Somebody else acted for %1."), seat)

    def takebacks(self, count: int) -> str:
        """Say how many acts of a deal were taken back; nothing for none."""
        if not count:
            return ""
        #: Of a deal in a record: how many plays were undone while it was played.
        return self.tr("%n acts were taken back.", "", count)

    def hand(self, name: str, tiles: Sequence[str] | None, held: int) -> str:
        """Say a hand for whoever listens; None where it is not seen."""
        if tiles is None:
            #: Read aloud: whose hand (1) it is that is not seen; it has %n tiles.
            return filled(self.tr("%1, %n tiles, face down", "", held), name)
        if not tiles:
            #: Read aloud: whose hand (1) has no tile left.
            return filled(self.tr("%1, no tiles"), name)
        #: Read aloud: whose hand (1) it is, and its tiles (2).
        return filled(self.tr("%1: %2"), name, self._lists.all(list(map(self._tiles.tile, tiles))))

    def session(self, row: SessionRow) -> str:
        """Name a session in a list."""
        if not row.deals:
            return self._profiles.name(row.profile)
        return self.heading(row.profile, row.deals)

    def about(self, row: SessionRow, levels: Collection[str], own_name: str) -> str:
        """Say who sat in a session, and how its match stands.

        Whoever is called as a level is a computer player; `own_name` is what oneself is called.
        """
        named = [self._of_a_row(seat, name, levels) for seat, name in enumerate(row.names, 1)]
        own = [at for at, name in enumerate(row.names) if name == own_name]
        mine = own[0] if len(own) == 1 and own_name not in levels else None
        first, second = (self._pair(side, named, mine) for side in ((0, 2), (1, 3)))
        #: Under a session in a list: one pair (1) and the other (2), as "Ana and Ivo" or "two
        #: computer players", and the score.
        text = self.tr("%1 against %2, %3–%4")
        said = filled(text, first, second, *row.score)
        return said[:1].upper() + said[1:]

    def _of_a_row(self, seat: int, name: str | None, levels: Collection[str]) -> str | None:
        """Name whoever sat in a seat, None for a computer player."""
        return None if name in levels else name or filled(self._unnamed(), seat)

    def _pair(self, side: tuple[int, int], named: Sequence[str | None], mine: int | None) -> str:
        """Name two partners, oneself first and a computer player last."""
        if mine in side:
            other = named[side[1] if mine == side[0] else side[0]]
            if other is None:
                #: One of two pairs, within a sentence: the reader and a computer player.
                return self.tr("you and a computer player")
            #: One of two pairs, within a sentence: the reader and a person (1).
            return filled(self.tr("you and %1"), other)
        persons = [name for at in side if (name := named[at]) is not None]
        if not persons:
            #: One of two pairs, within a sentence.
            return self.tr("two computer players")
        if len(persons) == 1:
            #: One of two pairs, within a sentence: a person (1) and a computer player.
            return filled(self.tr("%1 and a computer player"), *persons)
        #: One of two pairs, within a sentence: two people.
        return filled(self.tr("%1 and %2", "two partners"), *persons)

    def when(self, seconds: int) -> str:
        """Say on which day something was, given in seconds since 1970."""
        day = QDateTime.fromSecsSinceEpoch(seconds).date()
        return QLocale().toString(day, QLocale.FormatType.LongFormat)

    def mark(self, row: SessionRow) -> str:
        """Mark a session of which nothing can be seen yet, or that can be played on."""
        if not row.deals:
            #: Beside a session in a list: there is nothing to be shown of it yet.
            return self.tr("No deal finished yet")
        #: Beside a session in a list: it can be played on at its table.
        return self.tr("can be carried on") if row.open else ""

    def none_kept(self) -> str:
        """Say that there is nothing in the list."""
        #: In place of a list of sessions.
        return self.tr("No session with a finished deal yet.")

    def saved(self, path: str) -> str:
        """Say that a record was saved."""
        #: %1 is the path of the file.
        return filled(self.tr("Saved as %1."), path)

    def fault(self, fault: str, values: Mapping[str, str]) -> str:
        """Say in one sentence what is wrong with a file, and where."""
        place, message = self._place(values.get("place", "")), values.get("message", "")
        match fault:
            case "too_large":
                #: Why a file is not opened.
                return self.tr("This file is too large to be a record of deals.")
            case "no_deals":
                #: Why a record is not shown.
                return self.tr("This record holds no deal yet.")
            case "no_file":
                #: Why a file is not opened; %1 is what the system says, as "permission denied".
                return filled(self.tr("This file cannot be opened: %1."), message)
            case "not_saved":
                #: Why a file is not written; %1 is what the system says, as "disk full".
                return filled(self.tr("The record cannot be saved there: %1."), message)
            case "breaks_rules":
                #: Why a record is not shown: a place in it (1) and what is wrong there (2).
                text = self.tr("This record breaks the rules at %1: %2.")
                return filled(text, place, message)
            case _ if place:
                #: Why a file is not shown: a place in it (1) and what is wrong there (2).
                return filled(self.tr("This file is no record: at %1, %2."), place, message)
            case _:
                #: Why a file is not shown; %1 is what is wrong.
                return filled(self.tr("This file is no record: %1."), message)

    def _place(self, place: str) -> str:
        found = _DEAL.match(place)
        if found is None:
            return place
        if found[2] is None:
            #: A place in a record, within a sentence; the second is what is said there.
            text = self.tr("deal %1")
            return filled(text, found[1]) + place[found.end() :]
        #: A place in a record, within a sentence.
        return filled(self.tr("deal %1, play %2"), found[1], found[2]) + place[found.end() :]

    def _name(
        self, seat: int, named: Mapping[int, str], bots: Collection[int], taken: set[str]
    ) -> str:
        if seat in bots:
            first, second = COMPUTER_NAMES[seat - 1], COMPUTER_NAMES[seat + 3]
            return second if first.casefold() in taken else first
        return named.get(seat) or filled(self._unnamed(), seat)

    def _unnamed(self) -> str:
        #: What stands for a name where a seat (1 to 4) has none.
        return self.tr("Seat %1")
