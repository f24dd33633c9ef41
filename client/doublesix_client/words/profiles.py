"""Profiles: the two games, each in a name, a place and a line."""

from __future__ import annotations

from PySide6.QtCore import QObject

from doublesix_client.words.filling import filled


class ProfileWords(QObject):
    """Words the games that can be played."""

    def name(self, profile: str) -> str:
        """Name a game; one that is not known is shown as it is called."""
        return {
            #: The name of a game, from Puerto Rico.
            "chiva": self.tr("Chiva"),
            #: The name of a game, from Jamaica.
            "six-love": self.tr("Six-love"),
        }.get(profile, profile)

    def place(self, profile: str) -> str:
        """Say where a game is from; nothing for one that is not known."""
        return {
            #: Where Chiva is from.
            "chiva": self.tr("Puerto Rico"),
            #: Where six-love is from.
            "six-love": self.tr("Jamaica"),
        }.get(profile, "")

    def about(self, profile: str) -> str:
        """Say a game in a line; nothing for one that is not known."""
        return {
            #: A game in a line.
            "chiva": self.tr("First to four, to nil. A block goes to the lighter partnership."),
            #: A game in a line.
            "six-love": self.tr(
                "First to six, to nil. A block goes to the lightest hand, "
                "and the key tile counts two."
            ),
        }.get(profile, "")

    def deal(self, profile: str, deal: int) -> str:
        """Name the deal that is played: "Chiva, deal 5"."""
        #: Above the table: the name of a game (1) and the number of the deal (2).
        return filled(self.tr("%1, deal %2"), self.name(profile), deal)
