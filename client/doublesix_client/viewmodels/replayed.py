"""Replayed: a record of finished deals, stepped through play by play, from any seat or open."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from doublesix_client.replay.opened import OpenedRecord
from doublesix_client.replay.positions import Position, points, position, steps_in
from doublesix_client.viewmodels.chain import ChainModel
from doublesix_client.viewmodels.props import own, prop
from doublesix_client.viewmodels.replay_rows import (
    HandRow,
    Wording,
    derive_hands,
    derive_points,
    derive_told,
    people_of,
)
from doublesix_client.viewmodels.result import PointLine
from doublesix_client.viewmodels.rows import RowModel
from doublesix_client.words.meaning import TARGETS
from doublesix_client.words.people import People
from doublesix_client.words.tiles import TileWords

PACE: Final = 1000
"""Milliseconds between two plays while a record plays by itself."""


@dataclass(frozen=True, slots=True)
class ReplayedProps:
    """What QML reads. `deal` and `step` are where one is; `seat` is whose view, 0 for all hands."""

    isOpen: bool = False
    title: str = ""
    deal: int = 0
    deals: int = 0
    dealText: str = ""
    step: int = 0
    steps: int = 0
    stepText: str = ""
    told: str = ""
    more: str = ""
    isOver: bool = False
    seat: int = 0
    viewText: str = ""
    target: int = 4
    first: int = 0
    second: int = 0
    scoreText: str = ""
    pointsTitle: str = ""
    isPlaying: bool = False
    canGoBack: bool = False
    canGoOn: bool = False


class ReplayedModel(QObject):
    """The record that is open, and where in it one is."""

    changed = Signal()
    opened = Signal()
    """Another record was opened, or the one that was is closed."""

    hands = own(QObject, "_hands")
    points = own(QObject, "_points")
    chain = own(QObject, "_chain")
    isOpen = prop(bool, "isOpen", changed)
    title = prop(str, "title", changed)
    deal = prop(int, "deal", changed)
    deals = prop(int, "deals", changed)
    dealText = prop(str, "dealText", changed)
    step = prop(int, "step", changed)
    steps = prop(int, "steps", changed)
    stepText = prop(str, "stepText", changed)
    told = prop(str, "told", changed)
    more = prop(str, "more", changed)
    isOver = prop(bool, "isOver", changed)
    seat = prop(int, "seat", changed)
    viewText = prop(str, "viewText", changed)
    target = prop(int, "target", changed)
    first = prop(int, "first", changed)
    second = prop(int, "second", changed)
    scoreText = prop(str, "scoreText", changed)
    pointsTitle = prop(str, "pointsTitle", changed)
    isPlaying = prop(bool, "isPlaying", changed)
    canGoBack = prop(bool, "canGoBack", changed)
    canGoOn = prop(bool, "canGoOn", changed)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.props = ReplayedProps()
        self._record: OpenedRecord | None = None
        self._deal, self._step, self._seat = 1, 0, 0
        self._wording = Wording(self)
        self._hands = RowModel(HandRow, "place", self)
        self._points = RowModel(PointLine, "deal", self)
        self._chain = ChainModel(TileWords(self), self)
        self._pace = QTimer(self)
        self._pace.setInterval(PACE)
        self._pace.timeout.connect(self.playNext)

    @property
    def record(self) -> OpenedRecord | None:
        """The record that is open."""
        return self._record

    def show(self, record: OpenedRecord) -> None:
        """Open a record at its first deal, with all hands seen."""
        self._pace.stop()
        self._record = record
        self._deal, self._step, self._seat = 1, 0, 0
        self._derive()
        self.opened.emit()

    def steps_of(self, deal: int) -> int:
        """Return how many acts a deal of the record has; deals count from 1."""
        return 0 if self._record is None else steps_in(self._record, deal)

    def close(self) -> None:
        """Keep nothing of the record that is open."""
        self._pace.stop()
        self._record, self.props = None, ReplayedProps()
        self._hands.sync(())
        self._points.sync(())
        self._chain.setView(None)
        self.changed.emit()
        self.opened.emit()

    @Slot()
    def retranslate(self) -> None:
        """Say everything anew after the language changed."""
        self._chain.retranslate()
        self._derive()

    @Slot(int)
    def lookFrom(self, seat: int) -> None:
        """See what a seat saw, or all hands (0)."""
        self._seat = seat if 0 <= seat <= 4 else 0
        self._derive()

    @Slot(int)
    def goTo(self, deal: int) -> None:
        """Go to the beginning of a deal."""
        self._be_at(deal, 0)

    @Slot(int)
    def stepTo(self, step: int) -> None:
        """Go to a play of this deal; 0 is before the first."""
        self._be_at(self._deal, step)

    @Slot()
    def toBeginning(self) -> None:
        """Go to the beginning of this deal."""
        self._be_at(self._deal, 0)

    @Slot()
    def toEnd(self) -> None:
        """Go to the end of this deal."""
        self._be_at(self._deal, self._steps)

    @Slot()
    def back(self) -> None:
        """Go one play back, from a deal's beginning to the end of the one before."""
        if self._step > 0:
            self._be_at(self._deal, self._step - 1)
        elif self._deal > 1 and self._record is not None:
            self._be_at(self._deal - 1, steps_in(self._record, self._deal - 1))

    @Slot()
    def forward(self) -> None:
        """Go one play on, from a deal's end to the beginning of the next."""
        if self._step < self._steps:
            self._be_at(self._deal, self._step + 1)
        elif self._deal < self._deals:
            self._be_at(self._deal + 1, 0)

    @Slot()
    def dealBefore(self) -> None:
        """Go to the beginning of this deal, or of the one before."""
        self._be_at(self._deal if self._step else self._deal - 1, 0)

    @Slot()
    def dealAfter(self) -> None:
        """Go to the next deal."""
        self._be_at(self._deal + 1, 0)

    @Slot()
    def playOrPause(self) -> None:
        """Let the record play by itself, or stop it."""
        if self._pace.isActive():
            self._pace.stop()
        elif self.props.canGoOn:
            self._pace.start()
        self._derive()

    @Slot()
    def pause(self) -> None:
        """Stop playing by itself."""
        self._pace.stop()
        self._derive()

    @Slot()
    def playNext(self) -> None:
        """Go one play on while the record plays by itself; it stops at the end."""
        self.forward()
        if not self.props.canGoOn:
            self.pause()

    @property
    def _deals(self) -> int:
        return 0 if self._record is None else len(self._record.replayed.chapters)

    @property
    def _steps(self) -> int:
        return self.steps_of(self._deal)

    def _be_at(self, deal: int, step: int) -> None:
        self._deal = max(1, min(deal, self._deals))
        self._step = max(0, min(step, self._steps))
        self._derive()

    def _derive(self) -> None:
        record = self._record
        if record is None:
            return
        seat = self._seat or None
        at = position(record, self._deal, self._step, seat)
        people = people_of(record, seat, self._wording.records)
        self.props = self._props_of(record, at, people)
        self._hands.sync(derive_hands(at, people, seat, self._wording))
        self._points.sync(derive_points(points(record), people, record.profile, self._wording))
        self._chain.setView(at.view)
        self.changed.emit()

    def _view_of(self, record: OpenedRecord) -> str | None:
        """Return the name of whose view is shown; None while all hands are seen."""
        if not self._seat:
            return None
        return people_of(record, None, self._wording.records).name(self._seat)

    def _props_of(self, record: OpenedRecord, at: Position, people: People) -> ReplayedProps:
        words = self._wording.records
        told, more = derive_told(at, people, self._wording, is_seeded=record.is_seeded)
        first, second = at.view.score
        return ReplayedProps(
            isOpen=True,
            title=words.heading(record.profile, self._deals),
            deal=self._deal,
            deals=self._deals,
            dealText=words.deal(self._deal, self._deals),
            step=self._step,
            steps=self._steps,
            stepText=words.step(self._step, self._steps),
            told=told,
            more=more,
            isOver=at.view.result is not None,
            seat=self._seat,
            viewText=words.view(self._view_of(record)),
            target=TARGETS[record.profile],
            first=first,
            second=second,
            scoreText=self._wording.page.score(first, second),
            pointsTitle=self._wording.page.points(),
            isPlaying=self._pace.isActive(),
            canGoBack=self._deal > 1 or self._step > 0,
            canGoOn=self._deal < self._deals or self._step < self._steps,
        )
