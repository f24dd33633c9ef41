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
