"""Look back: what was found about the acts of the deal that is stepped through.

It belongs to one record and is forgotten with it. Who looks back works elsewhere and tells.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from typing import Protocol

from PySide6.QtCore import QObject, Signal, Slot

from doublesix_client.core.around import side_of
from doublesix_client.core.looking import LookFault, Looking, LookPhase
from doublesix_client.replay.looked_back import LookedAct, LookedOption, acts_of
from doublesix_client.viewmodels.props import own, prop
from doublesix_client.viewmodels.replay_rows import people_of
from doublesix_client.viewmodels.replayed import ReplayedModel
from doublesix_client.viewmodels.rows import RowModel
from doublesix_client.words.filling import together
from doublesix_client.words.look_back import LookBackWords
from doublesix_client.words.people import People
from doublesix_client.words.records import RecordWords


class Looker(Protocol):
    """Whoever looks back on a deal, beside the window."""

    def begin(self, record: Callable[[], str], deal: int, tell: Callable[[Looking], None]) -> None:
        """Look back on a deal of a record; both functions are called in any thread."""

    def cancel(self) -> None:
        """Look back no more."""


@dataclass(frozen=True, slots=True)
class LookedRow:
    """An act in the list. `mark` is its code and `markText` the word for it, empty for most."""

    place: int
    name: str
    shape: str
    act: str
    leaned: str
    opened: str
    mark: str
    markText: str
    spoken: str


@dataclass(frozen=True, slots=True)
class LookBackProps:
    """What QML reads.

    `phase` is a LookPhase; `share` is how much is done, 0 to 1. `current` is the row of the act
    that is shown, -1 for none; `markedText`, `knewText` and `openText` are of that act.
    """

    phase: str = LookPhase.NONE
    share: float = 0.0
    workingText: str = ""
    fault: str = ""
    current: int = -1
    marked: int = 0
    markedText: str = ""
    knewText: str = ""
    openText: str = ""


class LookBackModel(QObject):
    """The look back on the deal that is shown."""

    changed = Signal()
    _told = Signal(int, object)

    rows = own(QObject, "_rows")
    phase = prop(str, "phase", changed)
    share = prop(float, "share", changed)
    workingText = prop(str, "workingText", changed)
    fault = prop(str, "fault", changed)
    current = prop(int, "current", changed)
    marked = prop(int, "marked", changed)
    markedText = prop(str, "markedText", changed)
    knewText = prop(str, "knewText", changed)
    openText = prop(str, "openText", changed)

    def __init__(
        self, replayed: ReplayedModel, looker: Looker | None = None, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self.props = LookBackProps()
        self._replayed = replayed
        self._looker = looker
        self._words = LookBackWords(self)
        self._records = RecordWords(self)
        self._rows = RowModel(LookedRow, "place", self)
        self._news = Looking(LookPhase.NONE)
        self._deal = 0
        self._asked = 0
        self._acts: tuple[LookedAct, ...] = ()
        self._told.connect(self._take)
        replayed.opened.connect(self.forget)
        replayed.changed.connect(self._derive)

    @Slot()
    def begin(self) -> None:
        """Look back on the deal that is shown; nothing if that is done or under way."""
        record, deal = self._replayed.record, self._replayed.props.deal
        is_there = self._news.phase in {LookPhase.WORKING, LookPhase.READY}
        if record is None or (deal == self._deal and is_there):
            return
        self.forget()
        self._deal, self._news = deal, Looking(LookPhase.WORKING)
        self._derive()
        asked = self._asked
        if self._looker is None:
            self._take(asked, Looking(LookPhase.FAILED, fault=LookFault.NOT_INSTALLED))
            return

        def tell(news: Looking) -> None:
            with suppress(RuntimeError):  # the window was closed meanwhile
                self._told.emit(asked, news)

        self._looker.begin(lambda: record.text, deal, tell)

    @Slot()
    def forget(self) -> None:
        """End it, and keep nothing of what was found."""
        if self._looker is not None:
            self._looker.cancel()
        self._asked += 1
        self._deal, self._acts, self._news = 0, (), Looking(LookPhase.NONE)
        self._derive()

    @Slot(int)
    def choose(self, place: int) -> None:
        """Show the deal as it stood after an act of the list."""
        self._replayed.stepTo(place + 1)

    @Slot()
    def toNextMarked(self) -> None:
        """Go to the next act that mattered, from the last one to the first."""
        marked = _marked(self._acts)
        if marked and self._is_here:
            here = self._replayed.props.step - 1
            self.choose(next((place for place in marked if place > here), marked[0]))

    @Slot()
    def retranslate(self) -> None:
        """Say everything anew after the language changed."""
        self._derive()

    @property
    def _is_here(self) -> bool:
        """Whether the deal that is shown is the one that is looked back on."""
        return self._deal != 0 and self._deal == self._replayed.props.deal

    @Slot(int, object)
    def _take(self, asked: int, news: Looking) -> None:
        if asked != self._asked:
            return  # of what was asked before
        self._news = news
        if news.phase is LookPhase.READY:
            self._acts = _acts(news, self._deal)
            if len(self._acts) != self._replayed.steps_of(self._deal):
                self._acts = ()
                self._news = Looking(LookPhase.FAILED, fault=LookFault.BROKEN)
        self._derive()

    @Slot()
    def _derive(self) -> None:
        record, is_here = self._replayed.record, self._is_here
        acts = self._acts if is_here else ()
        people = None if record is None else people_of(record, None, self._records)
        rows = [
            derive_row(place, act, people, self._words)
            for place, act in enumerate(acts)
            if people is not None
        ]
        before = self.props
        self.props = self._props_of(acts, people) if is_here else LookBackProps()
        self._rows.sync(rows)
        if self.props != before:
            self.changed.emit()

    def _props_of(self, acts: tuple[LookedAct, ...], people: People | None) -> LookBackProps:
        news, words = self._news, self._words
        current = self._replayed.props.step - 1
        knew = opened = ""
        if people is not None and 0 <= current < len(acts):
            knew, opened = derive_remarks(acts[current], people, words)
        marked = _marked(acts)
        which = marked.index(current) + 1 if current in marked else 0
        return LookBackProps(
            phase=news.phase,
            share=news.done / news.of if news.of else 0.0,
            workingText=words.working(news.done, news.of),
            fault="" if news.fault is None else words.fault(news.fault),
            current=current if acts else -1,
            marked=len(marked),
            markedText=words.marked(which, len(marked)) if marked else "",
            knewText=knew,
            openText=opened,
        )


def derive_row(place: int, act: LookedAct, people: People, words: LookBackWords) -> LookedRow:
    """Return an act as the list has it."""
    name, mark = people.name(act.seat), words.mark(act.mark or "")
    short = words.leaned("" if _is_same(act) else words.act(_leaned(act).act, people))
    leaned = words.nothing_to_choose() if act.is_forced else short
    opened = _opened(act, people, words)
    knew, lay_open = derive_remarks(act, people, words)
    said = f"{name}: {words.said(act.did, people)}."
    return LookedRow(
        place=place,
        name=name,
        shape="disc" if side_of(act.seat) == "1/3" else "diamond",
        act=words.act(act.did, people),
        leaned=leaned,
        opened="" if act.is_forced else opened,
        mark=act.mark or "",
        markText=mark,
        spoken=together(said, f"{mark}." if mark else "", knew, lay_open),
    )


def derive_remarks(act: LookedAct, people: People, words: LookBackWords) -> tuple[str, str]:
    """Say of an act what could be known, and what lay open."""
    if act.is_forced:
        return f"{words.nothing_to_choose()}.", ""
    chosen = act.options[act.chosen]
    knew = opened = ""
    if chosen.chance is not None and act.leaned is not None:
        leaned = _leaned(act)
        other = "" if _is_same(act) else words.act(leaned.act, people)
        knew = words.could_know(chosen.chance, other, leaned.chance or 0.0)
    if chosen.outcome is not None and act.best:
        better = _better(act, people, words)
        opened = words.lay_open(chosen.outcome, better, act.options[act.best[0]].outcome or "")
    return knew, opened


def _acts(news: Looking, deal: int) -> tuple[LookedAct, ...]:
    """Return what was found; nothing if it is not what was asked for."""
    try:
        return acts_of(news.found or {}, deal)
    except (LookupError, TypeError, ValueError):
        return ()


def _marked(acts: tuple[LookedAct, ...]) -> list[int]:
    """Return the places of the acts that mattered."""
    return [place for place, act in enumerate(acts) if act.mark]


def _leaned(act: LookedAct) -> LookedOption:
    return act.options[act.chosen if act.leaned is None else act.leaned]


def _is_same(act: LookedAct) -> bool:
    """Tell whether the computer leaned to what was done, or to what has the same chance."""
    return _leaned(act).chance == act.options[act.chosen].chance


def _opened(act: LookedAct, people: People, words: LookBackWords) -> str:
    if act.options[act.chosen].outcome is None:
        return ""
    return words.opened(_better(act, people, words))


def _better(act: LookedAct, people: People, words: LookBackWords) -> str:
    """Name what was best with all hands open; nothing if that was done."""
    if act.chosen in act.best:
        return ""
    return words.any([words.act(act.options[place].act, people) for place in act.best])
