"""Standing: the match as it stands: the streak, what a win would mean, the numbers that are out."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QObject, Signal, Slot

from doublesix.protocol.answers import View
from doublesix_client.core.around import viewer_of
from doublesix_client.viewmodels.desk import Desk
from doublesix_client.viewmodels.props import own, prop
from doublesix_client.viewmodels.rows import RowModel
from doublesix_client.words.meaning import TARGETS, MeaningWords, hard_ends
from doublesix_client.words.tiles import TileWords
from doublesix_client.words.who import WhoWords


@dataclass(frozen=True, slots=True)
class NumberRow:
    """How many of a number's eight halves lie on the layout."""

    number: int
    count: int
    isEnd: bool
    isHard: bool
    sentence: str


@dataclass(frozen=True, slots=True)
class StandingProps:
    """The match as it stands."""

    profile: str = "chiva"
    deal: int = 0
    target: int = 4
    first: int = 0
    second: int = 0
    goal: str = ""
    streak: str = ""
    meaning: str = ""
    hard: str = ""


class StandingModel(QObject):
    """The match as it stands."""

    changed = Signal()
    profile = prop(str, "profile", changed)
    deal = prop(int, "deal", changed)
    target = prop(int, "target", changed)
    first = prop(int, "first", changed)
    second = prop(int, "second", changed)
    goal = prop(str, "goal", changed)
    streak = prop(str, "streak", changed)
    meaning = prop(str, "meaning", changed)
    hard = prop(str, "hard", changed)
    numbers = own(QObject, "_numbers")

    def __init__(self, desk: Desk, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.props = StandingProps()
        self._desk = desk
        self._meaning = MeaningWords(self)
        self._tiles = TileWords(self)
        self._who = WhoWords(self)
        self._numbers = RowModel(NumberRow, "number", self)
        desk.changed.connect(self._derive)

    @Slot()
    def retranslate(self) -> None:
        """Say everything anew after the language changed."""
        self._derive()

    @Slot()
    def _derive(self) -> None:
        state = self._desk.state
        view, table = state.view, state.table
        if view is None or table is None:
            return
        people = self._who.people(table, viewer_of(state))
        props = StandingProps(
            profile=view.profile,
            deal=view.deal,
            target=TARGETS[view.profile],
            first=view.score[0],
            second=view.score[1],
            goal=self._meaning.target(view.profile),
            streak=self._meaning.standing(view.profile, view.score, people),
            meaning=self._meaning.now(view, people) if any(view.score) else self._meaning.key(view),
            hard=self._meaning.hard(view),
        )
        self._numbers.sync(self._rows(view))
        if props != self.props:
            self.props = props
            self.changed.emit()

    def _rows(self, view: View) -> list[NumberRow]:
        hard = hard_ends(view)
        return [
            NumberRow(
                number=number,
                count=count,
                isEnd=number in (view.ends or ()),
                isHard=number in hard,
                sentence=self._tiles.out(number, count),
            )
            for number, count in enumerate(view.pips_out)
        ]
