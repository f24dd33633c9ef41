"""Rooming: the sentences of the room where people wait for the first deal.

Knows who sits where and what is missing; never how it is asked for.
"""

from __future__ import annotations

from PySide6.QtCore import QObject

from doublesix.protocol.answers import SeatState
from doublesix_client.core.around import partner_of
from doublesix_client.words.filling import filled


class RoomingWords(QObject):
    """Words for the seats, for those who wait, and for what the start waits for."""

    def title(self, host: str | None) -> str:
        """Name the table."""
        if not host:
            #: The heading of a table whose host has no name.
            return self.tr("The table")
        #: The heading of a table; %1 is the name of its host.
        return filled(self.tr("%1’s table"), host)

    def aim(self, profile: str) -> str:
        """Name the game and say what wins a match of it."""
        match profile:
            case "chiva":
                #: The game of a table, and what wins a match.
                return self.tr("Chiva, first to four, with the others at nil.")
            case "six-love":
                #: The game of a table, and what wins a match.
                return self.tr("Six-love, first to six, with the others at nil.")
            case _:
                return profile

    def free(self, count: int) -> str:
        """Say how many seats are free."""
        if count == 0:
            #: All four seats have somebody.
            return self.tr("All four seats are taken.")
        #: How many of the four seats nobody has.
        return self.tr("%n seats are free.", "", count)

    def role(self, seat: SeatState, viewer: int | None, *, is_mine: bool, is_host: bool) -> str:
        """Say who has a seat, or how it would stand to the reader's."""
        if is_mine:
            if is_host:
                #: Under one's own name, in one's own seat.
                return self.tr("you, the host")
            #: Under one's own name, in one's own seat.
            return self.tr("you")
        place = self.place(seat.seat, viewer)
        if is_host:
            #: Under the host's name. %1 is how the seat stands to yours: "your partner".
            told = filled(self.tr("the host, %1"), place)
            if not place:
                #: Under the host's name, for somebody who does not sit here.
                told = self.tr("the host")
            return told
        return place

    def place(self, seat: int, viewer: int | None) -> str:
        """Say how a seat stands to the reader's; nothing where the reader has none."""
        if viewer is None:
            return ""
        if seat == partner_of(viewer):
            #: How a seat stands to yours.
            return self.tr("your partner")
        if seat == viewer % 4 + 1:
            #: How a seat stands to yours.
            return self.tr("plays after you")
        #: How a seat stands to yours.
        return self.tr("plays before you")

    def computer(self, level: str) -> str:
        """Say that a computer player sits there, and how strong."""
        #: In the place of a name: a computer player; %1 is its level.
        return filled(self.tr("computer, %1"), level)

    def empty(self) -> str:
        """Say that nobody sits there."""
        #: In the place of a name where nobody sits yet.
        return self.tr("Free seat")

    def presence(self, state: str) -> str:
        """Say whether who sits there is there."""
        match state:
            case "lost":
                #: Their connection is gone for now.
                return self.tr("link lost")
            case "left":
                #: They went away on purpose.
                return self.tr("left the table")
            case "waiting":
                #: A computer player that was asked for is not there yet.
                return self.tr("on the way")
            case "here":
                #: Whoever sits there is there and can begin.
                return self.tr("ready")
            case _:
                return ""

    def watching(self, count: int) -> str:
        """Say how many are there without a seat; nothing for none."""
        if count == 0:
            return ""
        #: How many people are at the table without a seat.
        return self.tr("%n people without a seat", "", count)

    def begin(self, count: int) -> str:
        """Name the button that begins; so many seats go to computer players before."""
        if count == 0:
            #: The button that begins the first deal.
            return self.tr("Start")
        #: The button that begins, with computer players in the free seats.
        return self.tr("Start with %n computer players", "", count)

    def waits(self, *, host: str | None, is_host: bool, free: int) -> str:
        """Say what the start waits for."""
        if is_host and free:
            #: Beside the button "Start with 2 computer players". How many seats are free.
            return self.tr("Waiting for %n more, or", "", free)
        if is_host:
            #: Beside the button that begins the first deal.
            return self.tr("Everybody is here.")
        if host:
            #: %1 is the name of the host, who alone can begin.
            return filled(self.tr("%1 begins when all are here."), host)
        #: Nobody is host at the moment.
        return self.tr("The host begins when all are here.")

    def not_reachable(self) -> str:
        """Say that nobody else can come to this table."""
        #: The window's own server listens to this computer only.
        return self.tr("This table is open to this computer only.")

    def leads(self, address: str, *, is_far: bool) -> str:
        """Say by which address the link leads here, and from where."""
        if is_far:
            #: Under a link to this computer, which leads there from outside; %1 is an address.
            return filled(self.tr("This link is for friends elsewhere; it leads to %1."), address)
        #: Under a link to this computer, which is good on the same network; %1 is an address.
        return filled(self.tr("This link is for friends on this network; it leads to %1."), address)

    def copied(self) -> str:
        """Say that something is ready to be pasted."""
        #: Shown for a while after a press on "Copy link" or "Copy code".
        return self.tr("Copied. Paste it where your friends read it.")
