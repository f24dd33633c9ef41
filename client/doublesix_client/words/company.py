"""Company: who is at the table, and what may be asked about each seat.

Knows names, kinds and levels; never a tile.
"""

from __future__ import annotations

from PySide6.QtCore import QObject

from doublesix_client.words.filling import filled


class CompanyWords(QObject):
    """Words the people at a table and their seats."""

    def seat(self, seat: int) -> str:
        """Name a seat by its number."""
        #: A seat at the table, 1 to 4.
        return filled(self.tr("Seat %1"), seat)

    def you(self) -> str:
        """Say that a seat is the reader's."""
        #: Beside the reader's own name.
        return self.tr("you")

    def host(self) -> str:
        """Say that somebody is the host."""
        #: Beside the name of whoever decides what the table allows.
        return self.tr("host")

    def computer(self, level: str) -> str:
        """Say that a computer player of a level plays."""
        #: Beside the name of a computer player; %1 is the name of its level.
        return filled(self.tr("computer player: %1"), level)

    def watches(self) -> str:
        """Say that somebody has no seat."""
        #: Beside the name of somebody who looks on without a seat.
        return self.tr("watches")

    def stand_in(self, is_alone: bool) -> str:
        """Return the label of what has a computer player play for somebody."""
        if is_alone:
            #: A button: nobody else is here to be asked, so it happens at once.
            return self.tr("Let a computer player stand in")
        #: A button: the others are asked first.
        return self.tr("Propose a stand-in")

    def take(self) -> str:
        """Return the label of what asks for a seat for oneself."""
        #: A button: you have no seat and ask for this one.
        return self.tr("Take this seat")

    def give(self) -> str:
        """Return the label of what offers a seat to those who have none."""
        #: A button that opens a list of names.
        return self.tr("Give this seat to somebody")

    def give_to(self, name: str) -> str:
        """Return the label of what proposes that somebody gets a seat."""
        #: A button in a list of people without a seat; %1 is a name.
        return filled(self.tr("To %1"), name)

    def level(self, name: str) -> str:
        """Say what the levels beside a computer player are for."""
        #: A button, and the label of the levels that it opens; %1 is the name of a computer player.
        return filled(self.tr("How %1 plays"), name)

    def others(self, count: int) -> str:
        """Say how many people look on who are not named; nothing for none."""
        if not count:
            return ""
        #: Below a list of people who look on.
        return self.tr("%n more people watch", "", count)

    def nobody_watches(self) -> str:
        """Say that everybody here has a seat."""
        #: In place of a list of people who look on.
        return self.tr("Nobody looks on.")

    def copied(self) -> str:
        """Say that a code or a link can be pasted."""
        #: After a button that copies was pressed.
        return self.tr("Copied: paste it into a message.")

    def at_home(self) -> str:
        """Say that the table cannot be reached from elsewhere."""
        #: In place of a link: the window's own server, for this machine alone.
        return self.tr("This table is on your machine alone; nobody else can come to it.")
