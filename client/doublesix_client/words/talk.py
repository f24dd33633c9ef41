"""Talk: the phrases that may be said, and how what was said is shown."""

from __future__ import annotations

from typing import get_args

from PySide6.QtCore import QObject

from doublesix.protocol.answers import Talk
from doublesix.protocol.manners import Phrase
from doublesix_client.words.filling import filled

PHRASES: tuple[Phrase, ...] = get_args(Phrase)


class TalkWords(QObject):
    """Words the phrases."""

    def phrase(self, phrase: str) -> str:
        """Say a phrase; one of a newer server is shown by its code."""
        return {
            #: Something said to the others at the table.
            "hello": self.tr("Hello!"),
            #: Something said to the others at the table.
            "good_luck": self.tr("Good luck!"),
            #: Something said to the others at the table.
            "well_played": self.tr("Well played!"),
            #: Something said to the others at the table.
            "thank_you": self.tr("Thank you!"),
            #: Something said to the others at the table.
            "sorry": self.tr("Sorry!"),
            #: Something said to the others at the table.
            "one_moment": self.tr("One moment, please."),
            #: Something said to the others at the table, after one was away.
            "i_am_back": self.tr("I am back."),
            #: Something said to the others at the table.
            "shall_we_go_on": self.tr("Shall we go on?"),
            #: Something said to the others at the table.
            "goodbye": self.tr("Goodbye!"),
        }.get(phrase, phrase)

    def said(self, talk: Talk) -> str:
        """Return what was said, in the speaker's words or as the phrase."""
        return talk.text if talk.text is not None else self.phrase(talk.phrase or "")

    def line(self, talk: Talk) -> str:
        """Say who said what."""
        #: A line of talk: a name (1) and what was said (2).
        return filled(self.tr("%1: %2"), talk.name, self.said(talk))

    def seats_only(self) -> str:
        """Say why somebody without a seat does not talk."""
        #: In place of where one would write to the others.
        return self.tr("Only those who have a seat talk here, and the host.")

    def unread(self, count: int) -> str:
        """Say how many lines were not read; nothing for none."""
        if not count:
            return ""
        #: How many lines of talk came that you have not read.
        return self.tr("%n new", "lines of talk", count)

    def nothing(self) -> str:
        """Say that nobody has said anything."""
        #: In place of the lines of talk.
        return self.tr("Nobody has said anything yet.")

    def mute(self, name: str) -> str:
        """Return the label of what mutes somebody."""
        #: A button: what this person (1) says is not shown to you any more.
        return filled(self.tr("Hear no more from %1"), name)

    def muted(self, name: str) -> str:
        """Say that somebody is muted."""
        #: This person (1) is muted by you.
        return filled(self.tr("You do not hear %1."), name)

    def unmute(self, name: str) -> str:
        """Return the label of what hears somebody again."""
        #: A button: what this person (1) says is shown to you again.
        return filled(self.tr("Hear %1 again"), name)
