"""Arriving: the sentences on the way to a table.

Codes and values come in, sentences go out. Knows nothing of how a step is made.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QDate, QDateTime, QLocale, QObject

from doublesix.invitation import Unreadable
from doublesix_client.core.arrival import Doing
from doublesix_client.words.filling import filled
from doublesix_client.words.meaning import TARGETS, MeaningWords
from doublesix_client.words.people import People
from doublesix_client.words.profiles import ProfileWords


class ArrivingWords(QObject):
    """Words for what is waited for, for what cannot be read, and for what was kept."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._profiles = ProfileWords(self)
        self._meaning = MeaningWords(self)

    def doing(self, doing: Doing) -> str:
        """Say what is waited for."""
        match doing:
            case Doing.LEAVING:
                #: Shown while the window leaves the server it was at.
                return self.tr("Leaving the other table …")
            case Doing.STARTING_SERVER:
                #: The window starts a server of its own on this computer.
                return self.tr("Setting up a table on this computer …")
            case Doing.CONNECTING:
                #: Shown while a connection is made.
                return self.tr("Going to the server …")
            case Doing.RETRYING:
                #: The server does not answer yet; it is tried again and again.
                return self.tr("The server does not answer yet. Trying again …")
            case Doing.MAKING_TABLE:
                #: A new table is made at the server.
                return self.tr("Making the table …")
            case Doing.JOINING:
                #: Shown until the table of somebody else answers.
                return self.tr("Coming to the table …")
            case Doing.SITTING:
                #: People take their seats.
                return self.tr("Sitting down …")
            case Doing.FILLING:
                #: Computer players take the seats that are free.
                return self.tr("Calling the computer players …")
            case Doing.DEALING:
                #: The first deal begins.
                return self.tr("Mixing the tiles …")

    def unreadable(self, why: Unreadable) -> str:
        """Say why something typed is no invitation, and what would be."""
        match why:
            case Unreadable.EMPTY:
                #: Nothing was typed where a code is asked for.
                return self.tr("Type the code that you were given, or paste the link.")
            case Unreadable.NO_CODE:
                #: A code has eight letters and digits, shown as two groups of four.
                return self.tr(
                    "That is no code: one has eight letters and digits, such as K7QM-2XV0."
                )
            case Unreadable.NO_ADDRESS:
                #: What was typed looks like an address but is none.
                return self.tr("No server can be at that address. Check how it is written.")
            case Unreadable.NO_FINGERPRINT:
                #: The part of a link after # is damaged.
                return self.tr("The end of the link is missing. Copy the whole link once more.")

    def which_server(self) -> str:
        """Say that a code alone does not tell where to go."""
        #: Somebody typed a code, but this window was at no server yet.
        return self.tr(
            "A code alone is enough only on the same network, or where you have been before. "
            "Paste the whole link, or add the address that stands under the code."
        )

    def no_tables(self) -> str:
        """Say that a server lists no table."""
        #: The list of tables that anybody may join is empty.
        return self.tr("No open table there now. With a code you can join one that is not listed.")

    def table_of(self, host: str | None) -> str:
        """Name a table by whoever made it."""
        if not host:
            #: A table whose host has no name.
            return self.tr("A table")
        #: %1 is the name of whoever made the table.
        return filled(self.tr("%1’s table"), host)

    def listed(self, profile: str, people: int, free: int) -> str:
        """Say what is played at a table, and how many may still come."""
        #: %1 is the game. How many people sit there already.
        here = filled(self.tr("%1, %n people here", "", people), self._profiles.name(profile))
        #: How many seats a person may still take.
        return here + " · " + self.tr("%n seats free", "", free)

    def searching(self) -> str:
        """Say that a table is looked for."""
        #: Somebody typed a code; the servers on the own network are asked whether it is theirs.
        return self.tr("Looking for the table on this network …")

    def too_few(self) -> str:
        """Say that a shared device needs two names."""
        #: Shown when fewer than two names were given for one device.
        return self.tr("Two people at least: give each of them a name.")

    def nameless(self) -> str:
        """Return what somebody is called who gave no name."""
        #: The name shown to the others of somebody who typed none.
        return self.tr("Guest")

    def kept(self, profile: str, others: Sequence[str], deal: int) -> str:
        """Name a session: the game, with whom, and the deal that it stands at."""
        name = self._profiles.name(profile)
        match len(others):
            case 0:
                #: %1 is the game, %2 the number of the deal. Nobody but computer players is there.
                text = self.tr("%1 with computer players, deal %2.")
            case 1:
                #: %1 is the game, %2 the number of the deal, %3 a person's name.
                text = self.tr("%1 with %3, deal %2.")
            case 2:
                #: %1 is the game, %2 the number of the deal, %3 and %4 are people's names.
                text = self.tr("%1 with %3 and %4, deal %2.")
            case 3:
                #: %1 is the game, %2 the number of the deal, the others are people's names.
                text = self.tr("%1 with %3, %4 and %5, deal %2.")
            case _:
                #: %1 is the game, %2 the number of the deal, the others are people's names.
                text = self.tr("%1 with %3, %4, %5 and %6, deal %2.")
        return filled(text, name, str(deal), *others[:4])

    def standing(self, profile: str, score: Sequence[int], seat: int | None) -> str:
        """Say how the match stands, as at the table; nothing where one has no seat of one's own."""
        if seat is None or profile not in TARGETS:
            return ""
        return self._meaning.standing(profile, score, People(("", "", "", ""), seat))

    def more_kept(self, count: int) -> str:
        """Say how many sessions more can be carried on."""
        #: A button under three sessions that can be carried on: it shows the others, %n of them.
        return self.tr("And %n more", "", count)

    def when(self, seconds: int, now: int) -> str:
        """Say when something was kept; both are seconds since 1970."""
        then, today = QDateTime.fromSecsSinceEpoch(seconds), QDateTime.fromSecsSinceEpoch(now)
        day, clock = then.date(), QLocale().toString(then.time(), QLocale.FormatType.ShortFormat)
        match day.daysTo(today.date()):
            case 0:
                #: %1 is the time of the day.
                return filled(self.tr("Kept today at %1"), clock)
            case 1:
                #: %1 is the time of the day.
                return filled(self.tr("Kept yesterday at %1"), clock)
            case _:
                #: %1 is a date.
                return filled(self.tr("Kept on %1"), _date(day))


def _date(day: QDate) -> str:
    return QLocale().toString(day, QLocale.FormatType.LongFormat)
