"""Asking: what people ask of each other, how it ended, and who reads.

Knows proposals by the numbers of people; never what agreeing does to a session.
"""

from __future__ import annotations

from PySide6.QtCore import QObject

from doublesix.protocol.answers import ProposalKind, Proposed, Table
from doublesix_client.words.filling import filled, together
from doublesix_client.words.lists import ListWords
from doublesix_client.words.who import WhoWords


class AskingWords(QObject):
    """Words proposals and holds."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._who = WhoWords(self)
        self._lists = ListWords(self)

    def asked(self, table: Table) -> str:
        """Say who asks for what; nothing if nobody does."""
        one = table.proposal
        if one is None:
            return ""
        if one.by == table.you.person:
            return self._asked_by_you(one, table)
        return self._asked(one, table)

    def meaning(self, kind: ProposalKind) -> str:
        """Say what agreeing would lead to, where it cannot be taken back."""
        return {
            #: Beside a question to agree to.
            "new_match": self.tr("The match as it stands would be left; this cannot be undone."),
            #: Beside a question to agree to.
            "new_session": self.tr(
                "The match and the record of points would begin anew; this cannot be undone."
            ),
            #: Beside a question to agree to.
            "stop": self.tr("The session is kept; the same people can come back to it."),
            #: Beside a question to agree to.
            "restart": self.tr("The same tiles come again, with the score from before the deal."),
        }.get(kind, "")

    def waiting(self, table: Table) -> str:
        """Say whose answer is awaited; nothing if nothing is asked."""
        one = table.proposal
        if one is None:
            return ""
        if not one.missing:
            #: All who are here agreed to what was asked, but somebody was away when they did.
            return self.tr("Somebody is away; agree once more to go on without them.")
        if table.you.person in one.missing:
            #: A question waits for your answer.
            return self.tr("Your answer is awaited.")
        names = [self._who.person(table, number) for number in one.missing]
        #: A question waits for the answer of somebody else: %1 is a name or a list of names.
        return filled(self.tr("Waiting for the answer of %1."), self._lists.all(names))

    def ended(self, table: Table) -> str:
        """Say how the latest proposal ended; nothing if there was none."""
        one = table.ended
        if one is None:
            return ""
        topic = self.topic(one.kind)
        is_you = one.who is not None and one.who == table.you.person
        name = self._who.person(table, one.who)
        match one.how:
            case "agreed":
                #: All agreed to what was asked; %1 names it, as "undo".
                return filled(self.tr("Agreed: %1."), topic)
            case "declined" if is_you:
                #: You said no to what was asked; %1 names it, as "undo".
                return filled(self.tr("You declined: %1."), topic)
            case "declined":
                #: Somebody (1) said no to what was asked; %2 names it, as "undo".
                return filled(self.tr("%1 declined: %2."), name, topic)
            case "withdrawn" if is_you:
                #: You do not ask any more; %1 names what it was, as "undo".
                return filled(self.tr("You withdrew your question: %1."), topic)
            case "withdrawn":
                #: Somebody (1) does not ask any more; %2 names what it was, as "undo".
                return filled(self.tr("%1 withdrew the question: %2."), name, topic)
            case "moved_on":
                #: The deal went on before all had answered; %1 names what was asked, as "undo".
                return filled(self.tr("The table has moved on: %1."), topic)

    def topic(self, kind: ProposalKind) -> str:
        """Name what may be asked for, in a word or two."""
        return {
            #: What was asked for; stands alone after a colon.
            "undo": self.tr("undo"),
            #: What was asked for; stands alone after a colon.
            "redo": self.tr("redo"),
            #: What was asked for; stands alone after a colon.
            "restart": self.tr("this deal again"),
            #: What was asked for; stands alone after a colon.
            "new_match": self.tr("a new match"),
            #: What was asked for; stands alone after a colon.
            "new_session": self.tr("a new session"),
            #: What was asked for; stands alone after a colon.
            "stand_in": self.tr("a computer player as a stand-in"),
            #: What was asked for; stands alone after a colon.
            "give_seat": self.tr("a seat for somebody"),
            #: What was asked for; stands alone after a colon.
            "release": self.tr("computer players to go on"),
            #: What was asked for; stands alone after a colon.
            "stop": self.tr("stop here and keep the session"),
        }[kind]

    def reading(self, table: Table) -> str:
        """Say who reads while the computer players wait; nothing if nobody does."""
        holders = [seat for seat in table.seats if seat.holds]
        others = [seat for seat in holders if seat.person != table.you.person]
        names = list(dict.fromkeys(self._who.person(table, seat.person) for seat in others))
        if not holders:
            return ""
        if not others:
            #: You have the rules, the record or details open.
            return self.tr("The computer players wait while you read.")
        #: Somebody has the rules, the record or details open; %1 is a name or a list of names.
        told = filled(self.tr("Reading: %1. The computer players wait."), self._lists.all(names))
        if len(others) < len(holders):
            #: You and others have something open to read; %1 is a name or a list of names.
            told = filled(
                self.tr("Reading: you and %1. The computer players wait."), self._lists.all(names)
            )
        return told

    def lent(self, table: Table) -> str:
        """Say that a seat of the reader's was given away or is stood in for; it can be had back."""
        own = [seat for seat in table.seats if seat.seat in table.you.seats and seat.stand_in]
        if own:
            #: A computer player plays for you; there is a button to take the seat back.
            return self.tr("A computer player stands in for you. Take your seat back any time.")
        if table.you.lent:
            #: Somebody plays in your seat since you were away; there is a button to take it back.
            return self.tr("Your seat was lent while you were away. Take it back any time.")
        return ""

    def agree(self) -> str:
        """Return the label of what agrees to a proposal."""
        #: A button beside what somebody asks of all.
        return self.tr("Agree")

    def decline(self) -> str:
        """Return the label of what declines a proposal."""
        #: A button beside what somebody asks of all.
        return self.tr("Decline")

    def withdraw(self) -> str:
        """Return the label of what withdraws one's own proposal."""
        #: A button beside what you yourself ask of all.
        return self.tr("Withdraw")

    def release(self) -> str:
        """Return the label of what ends somebody's hold."""
        #: A button beside who reads while the computer players wait.
        return self.tr("Let the computer players go on")

    def reclaim(self, seat: int | None = None) -> str:
        """Return the label of what takes one's seat back; `seat` where one has several."""
        if seat is None:
            #: A button: a computer player or somebody else plays in your seat.
            return self.tr("Take your seat back")
        #: A button at a device that several share; %1 is the number of a seat.
        return filled(self.tr("Take seat %1 back"), seat)

    def dismiss(self) -> str:
        """Return what puts a sentence away that was read."""
        #: A button that puts a sentence away, for a screen reader.
        return self.tr("Put this away")

    def _asked_by_you(self, one: Proposed, table: Table) -> str:
        #: You asked the others for something; %1 names it, as "undo".
        told = filled(self.tr("You ask for: %1."), self.topic(one.kind))
        return together(told, self._about(one, table))

    def _asked(self, one: Proposed, table: Table) -> str:
        name = self._who.person(table, one.by)
        seat = "" if one.seat is None else self._who.seat(table, table.seats[one.seat - 1])
        about = self._who.person(table, one.person)
        if one.person is not None and one.person == table.you.person:
            return self._asked_about_you(one, name)
        text = {
            #: Somebody (1) asks all to agree.
            "undo": self.tr("%1 asks to take back the last play."),
            #: Somebody (1) asks all to agree.
            "redo": self.tr("%1 asks to do again what was taken back."),
            #: Somebody (1) asks all to agree.
            "restart": self.tr("%1 asks to begin this deal again."),
            #: Somebody (1) asks all to agree.
            "new_match": self.tr("%1 asks to leave this match for a new one."),
            #: Somebody (1) asks all to agree.
            "new_session": self.tr("%1 asks to begin a new session."),
            #: Somebody (1) asks all to agree; %2 is whoever has the seat.
            "stand_in": self.tr("%1 asks that a computer player stands in for %2."),
            #: Somebody (1) asks all to agree; %2 is whoever has the seat now, %3 who would get it.
            "give_seat": self.tr("%1 asks to give the seat of %2 to %3."),
            #: Somebody (1) asks all to agree; %3 is whoever reads.
            "release": self.tr("%1 asks that the computer players go on while %3 reads."),
            #: Somebody (1) asks all to agree.
            "stop": self.tr("%1 asks to stop here and keep the session."),
        }[one.kind]
        return filled(text, name, seat, about)

    def _asked_about_you(self, one: Proposed, name: str) -> str:
        if one.kind == "give_seat":
            #: Somebody (1) asks all to agree, you too; %2 is the number of a seat.
            return filled(self.tr("%1 asks that you take seat %2."), name, one.seat)
        #: Somebody (1) asks all to agree; you have something open to read.
        return filled(self.tr("%1 asks that the computer players go on while you read."), name)

    def _about(self, one: Proposed, table: Table) -> str:
        if one.kind == "stand_in" and one.seat is not None:
            #: Beside what you asked for; %1 is whoever has the seat.
            return filled(
                self.tr("It is about the seat of %1."),
                self._who.seat(table, table.seats[one.seat - 1]),
            )
        if one.kind == "give_seat" and one.seat is not None:
            #: Beside what you asked for; %1 is the number of a seat, %2 a name.
            text = self.tr("Seat %1 would be given to %2.")
            return filled(text, one.seat, self._who.person(table, one.person))
        return ""
