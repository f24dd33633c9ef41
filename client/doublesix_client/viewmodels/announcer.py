"""Announcer: says what happens, in order, one text after the other, to whoever listens.

A screen reader speaks slower than computer players play: what happens while it speaks is kept,
and said together when it is done. Nothing is said before its turn, nor of a table that was left.
"""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from doublesix.protocol.answers import AnyAnswer, Update
from doublesix_client.core.around import viewer_of
from doublesix_client.core.cover import next_at_device
from doublesix_client.viewmodels.desk import Desk
from doublesix_client.words.announcements import AnnouncementWords
from doublesix_client.words.cover import CoverWords
from doublesix_client.words.filling import together
from doublesix_client.words.people import People
from doublesix_client.words.summaries import SummaryWords
from doublesix_client.words.who import WhoWords

MILLISECONDS_A_LETTER = 50
LONGEST = 4_000
"""What is said together is cut into texts of about so many letters."""
MOST = 200
"""How many texts wait at most: then the oldest go, as where a fast table is watched for long."""


class AnnouncerModel(QObject):
    """Says what happens, and four summaries when asked."""

    said = Signal(str)
    """A text to be spoken now."""

    def __init__(self, desk: Desk, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._desk = desk
        self._words = AnnouncementWords(self)
        self._summaries = SummaryWords(self)
        self._cover = CoverWords(self)
        self._who = WhoWords(self)
        self._waiting: list[str] = []
        self._speaking = QTimer(self, singleShot=True)
        self._speaking.timeout.connect(self._say_next)
        self._covered: int | None = None
        self._code: str | None = None
        desk.arrived.connect(self._take)
        desk.changed.connect(self._follow)

    @Slot()
    def sayTable(self) -> None:
        """Say the table: ends, turn, tiles held, the layout."""
        self._summarise("table")

    @Slot()
    def sayHand(self) -> None:
        """Say one's hand, what fits first."""
        self._summarise("hand")

    @Slot()
    def sayPasses(self) -> None:
        """Say who passed on what."""
        self._summarise("passes")

    @Slot()
    def sayScore(self) -> None:
        """Say how the match stands."""
        self._summarise("score")

    @Slot(str)
    def say(self, text: str) -> None:
        """Say a text after what is being said."""
        if not text:
            return
        self._waiting = [*self._waiting, text][-MOST:]
        if not self._speaking.isActive():
            self._say_next()

    def _summarise(self, what: str) -> None:
        view, people = self._desk.state.view, self._people()
        if view is None or people is None:
            return
        match what:
            case "table":
                text = self._summaries.table(view, people)
            case "hand":
                text = self._summaries.hand(view)
            case "passes":
                text = self._summaries.passes(view, people)
            case _:
                text = self._summaries.score(view, people)
        self._waiting.clear()  # who asks wants to hear this, and hears the rest by asking again
        self._speaking.stop()
        self.say(text)

    @Slot(object, str)
    def _take(self, message: AnyAnswer, _kind: str) -> None:
        people = self._people()
        if isinstance(message, Update) and people is not None:
            self.say(together(*self._words.of(message, people)))

    @Slot()
    def _follow(self) -> None:
        table = self._desk.state.table
        code = None if table is None else table.code
        if code != self._code:
            self._code = code
            self._waiting.clear()
        seat, view = next_at_device(self._desk.state), self._desk.state.view
        if seat == self._covered:
            return
        self._covered = seat
        people = self._people()
        if seat is not None and view is not None and people is not None:
            name = people.name(seat)
            self.say(together(self._cover.title(view, name), self._cover.text(name)))

    @Slot()
    def _say_next(self) -> None:
        if not self._waiting:
            return
        text = ""
        while self._waiting and len(text) + len(self._waiting[0]) < LONGEST:
            text = together(text, self._waiting.pop(0))
        text = text or self._waiting.pop(0)
        self._speaking.start(len(text) * MILLISECONDS_A_LETTER)
        self.said.emit(text)

    def _people(self) -> People | None:
        table = self._desk.state.table
        return None if table is None else self._who.people(table, viewer_of(self._desk.state))
