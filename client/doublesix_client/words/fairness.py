"""Fairness: what can be said of how a deal was drawn, without a word of hashes.

Knows rulings, codes and names; never secrets or tiles.
"""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QObject

from doublesix_client.core.link import Judged
from doublesix_client.words.filling import filled, together
from doublesix_client.words.people import People


class FairnessWords(QObject):
    """Words whether a deal could have been chosen."""

    def mark(self, kind: str) -> str:
        """Say it in a few words, as they stand on the mark."""
        return {
            #: On a small seal at the end of a deal: nobody could have chosen the tiles.
            "sure": self.tr("Fair deal"),
            #: On a small mark at the end of a deal: it is not known how it was drawn.
            "plain": self.tr("About this deal"),
            #: On a warning at the end of a deal: what the server said does not match.
            "broken": self.tr("This deal does not check out"),
        }.get(kind, "")

    def detail(self, judged: Judged, people: People) -> str:
        """Say what it means, and who gave no share."""
        said = self._broken(judged, people) if judged.findings else self._ruling(judged.ruling)
        given_up = [self._given_up(judged.given_up)] if judged.given_up else []
        return together(said, *self._withheld(judged.withheld, people), *given_up)

    def seeded(self) -> str:
        """Say that a deal comes of a seed."""
        #: What is behind the mark of a deal: somebody gave this table a seed.
        return self.tr("This deal comes from a seed: whoever set it knew all the hands beforehand.")

    def unchecked(self) -> str:
        """Say that a server is older than the check."""
        #: What is behind the mark of a deal.
        return self.tr("This server is older than this window: its deals cannot be checked.")

    def unshown(self) -> str:
        """Say that a server said nothing of a draw."""
        #: What is behind the mark of a deal.
        return self.tr("The server has not shown how it drew this deal.")

    def doubted(self, judged: Judged) -> str:
        """Say which deal does not match."""
        #: A warning above the table and in the menu. %1 is the number of a deal.
        return filled(self.tr("Deal %1 does not check out."), judged.deal)

    def warning(self, judged: Judged, people: People) -> str:
        """Say, wherever one is, that a deal does not match, and what is wrong with it."""
        return together(self.doubted(judged), *self._findings(judged, people))

    def _ruling(self, ruling: str) -> str:
        return {
            #: What is behind the seal: each program at the table threw in something random.
            "sure": self.tr(
                "Nobody could have chosen this deal: this window put something random into it, "
                "and all of it matches."
            ),
            #: What is behind the mark, for somebody who watched or came later.
            "watched": self.tr(
                "This window gave nothing to the draw of this deal; what it saw of it matches."
            ),
            #: What is behind the mark: all who played have older programs, or were lost.
            "unshared": self.tr(
                "Only the server drew this deal; nobody else can say that it was not chosen."
            ),
        }.get(ruling, "")

    def _broken(self, judged: Judged, people: People) -> str:
        #: After what is wrong with a deal.
        kept = self.tr("What the server said is kept in the folder of this window, in “evidence”.")
        return together(*self._findings(judged, people), kept)

    def _findings(self, judged: Judged, people: People) -> Iterable[str]:
        return dict.fromkeys(self._finding(fault, seat, people) for fault, seat in judged.findings)

    def _finding(self, fault: str, seat: int | None, people: People) -> str:
        match fault:
            case "hand_differs" | "shown_differs":
                #: What is wrong with a deal: the hands are not those that were drawn.
                return self.tr("Other tiles were dealt than were drawn.")
            case "not_opened":
                #: What is wrong with a deal.
                return self.tr("The server does not show how it was drawn.")
            case "not_asked":
                #: What is wrong with a deal.
                return self.tr("The server drew it without asking this window for its part.")
            case "again":
                #: What is wrong with a deal.
                return self.tr("The server used the same draw a second time.")
            case "unexplained":
                #: What is wrong with a deal: it was drawn more than once, and why is not so.
                return self.tr("The server drew it anew without a true reason.")
            case "wrongly_named":
                #: What is wrong with a deal: the server says that this window gave nothing to it.
                return self.tr(
                    "The server says that this window gave nothing in time, but it did. "
                    "Once that may be a slow line; again and again it is not."
                )
        if seat is not None:
            #: What is wrong with a deal. %1 is a name.
            text = self.tr("The part of this player was changed, left out or made up: %1.")
            return filled(text, people.name(seat))
        #: What is wrong with a deal.
        return self.tr("The server’s own part is another than it had promised.")

    def _given_up(self, times: int) -> str:
        #: Behind the mark of a deal. A restart is the only reason there may be; %n is how often.
        return self.tr("The server says it was restarted in mid-draw, %n times so far.", "", times)

    def _withheld(self, withheld: Iterable[tuple[int, int, str]], people: People) -> list[str]:
        return [
            #: Behind the mark of a deal. %1 is a name, %n how often in this session.
            filled(
                self.tr("Gave no part to a draw, %n times so far: %1.", "", times),
                name or people.name(seat),
            )
            for seat, times, name in withheld
        ]
