"""Result: the end of a deal, from the view, the table and the viewer's seat alone."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QObject, Signal, Slot

from doublesix.protocol.answers import PointRow, Shown, Side, Table, View
from doublesix_client.core.around import seats_of
from doublesix_client.core.link import LinkPhase
from doublesix_client.core.points import (
    partners_from,
    score_before,
    sides_from,
)
from doublesix_client.core.state import State
from doublesix_client.viewmodels.desk import Desk
from doublesix_client.viewmodels.props import own, prop
from doublesix_client.viewmodels.rows import RowModel
from doublesix_client.words.fairness import FairnessWords
from doublesix_client.words.meaning import TARGETS
from doublesix_client.words.opening import OpeningWords
from doublesix_client.words.people import People
from doublesix_client.words.points import PointWords
from doublesix_client.words.profiles import ProfileWords
from doublesix_client.words.result import ResultWords
from doublesix_client.words.result_page import ResultPageWords
from doublesix_client.words.who import WhoWords


class Wording(QObject):
    """All that words the page."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.who = WhoWords(self)
        self.ending = ResultWords(self)
        self.opening = OpeningWords(self)
        self.points = PointWords(self)
        self.page = ResultPageWords(self)
        self.profiles = ProfileWords(self)
        self.fairness = FairnessWords(self)


@dataclass(frozen=True, slots=True)
class SideRow:
    """A partnership's card. `hands` are maps: seat, name, pips, out, counts, tiles and spoken."""

    side: Side
    title: str
    count: int
    counted: str
    isWinner: bool
    winnerText: str
    hands: list[dict[str, Any]]


@dataclass(frozen=True, slots=True)
class PointLine:
    """A line of the record of points. `leads` is the side that has points after it.

    `match` heads the lines of a match, once there is more than one.
    """

    deal: int
    match: str
    text: str
    detail: str
    first: int
    second: int
    leads: str
    spoken: str
    isLatest: bool


@dataclass(frozen=True, slots=True)
class ResultProps:
    """What QML reads."""

    isShown: bool = False
    deal: int = 0
    title: str = ""
    headline: str = ""
    reason: str = ""
    openerText: str = ""
    openerReason: str = ""
    target: int = 0
    firstBefore: int = 0
    secondBefore: int = 0
    firstLeft: int = -1
    secondLeft: int = -1
    first: int = 0
    second: int = 0
    scoreText: str = ""
    isCounted: bool = False
    longest: int = 0
    pointsTitle: str = ""
    pointsNote: str = ""
    nextText: str = ""
    readyText: str = ""
    canGoOn: bool = False
    canUndo: bool = False
    canRedo: bool = False
    canRestart: bool = False
    isSeated: bool = False
    fairKind: str = ""
    fairText: str = ""
    fairDetail: str = ""


@dataclass(frozen=True, slots=True)
class ResultPage:
    """The whole page as values."""

    props: ResultProps
    sides: tuple[SideRow, ...] = ()
    points: tuple[PointLine, ...] = ()


class ResultModel(QObject):
    """The end of a deal for `ResultView.qml`."""

    changed = Signal()

    sides = own(QObject, "_sides")
    points = own(QObject, "_points")
    isShown = prop(bool, "isShown", changed)
    deal = prop(int, "deal", changed)
    title = prop(str, "title", changed)
    headline = prop(str, "headline", changed)
    reason = prop(str, "reason", changed)
    openerText = prop(str, "openerText", changed)
    openerReason = prop(str, "openerReason", changed)
    target = prop(int, "target", changed)
    firstBefore = prop(int, "firstBefore", changed)
    secondBefore = prop(int, "secondBefore", changed)
    firstLeft = prop(int, "firstLeft", changed)
    secondLeft = prop(int, "secondLeft", changed)
    first = prop(int, "first", changed)
    second = prop(int, "second", changed)
    scoreText = prop(str, "scoreText", changed)
    isCounted = prop(bool, "isCounted", changed)
    longest = prop(int, "longest", changed)
    pointsTitle = prop(str, "pointsTitle", changed)
    pointsNote = prop(str, "pointsNote", changed)
    nextText = prop(str, "nextText", changed)
    readyText = prop(str, "readyText", changed)
    canGoOn = prop(bool, "canGoOn", changed)
    canUndo = prop(bool, "canUndo", changed)
    canRedo = prop(bool, "canRedo", changed)
    canRestart = prop(bool, "canRestart", changed)
    isSeated = prop(bool, "isSeated", changed)
    fairKind = prop(str, "fairKind", changed)
    fairText = prop(str, "fairText", changed)
    fairDetail = prop(str, "fairDetail", changed)

    def __init__(self, desk: Desk, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.props = ResultProps()
        self._desk = desk
        self._wording = Wording(self)
        self._sides = RowModel(SideRow, "side", self)
        self._points = RowModel(PointLine, "deal", self)
        desk.changed.connect(self._derive)

    @Slot()
    def retranslate(self) -> None:
        """Say everything anew after the language changed."""
        self._derive()

    @Slot()
    def _derive(self) -> None:
        page = derive_result(self._desk.state, self._wording)
        changed = page.props != self.props
        self.props = page.props
        self._sides.sync(page.sides)
        self._points.sync(page.points)
        if changed:
            self.changed.emit()


def derive_result(state: State, wording: Wording) -> ResultPage:
    """Return the page of the deal that has just ended; an empty one while none has."""
    view, table = state.view, state.table
    if view is None or view.result is None or table is None:
        return ResultPage(ResultProps())
    shown, words = view.result, wording.page
    people = wording.who.people(table, view.seat)
    first, second = shown.score["1/3"], shown.score["2/4"]
    first_before, second_before = score_before(shown.record)
    is_seated = bool(table.you.seats)
    may_act = is_seated and state.link.phase is LinkPhase.READY and not state.is_waiting
    may_take_back = may_act and table.policies.takebacks
    fair_kind, fair_detail = fairness_of(state, people, wording.fairness)
    props = ResultProps(
        isShown=True,
        deal=view.deal,
        title=wording.profiles.deal(view.profile, view.deal),
        headline=wording.ending.headline(view, people),
        reason=wording.ending.reason(view, people),
        openerText=wording.opening.next(view, people),
        openerReason=wording.opening.why(view, people),
        target=TARGETS[view.profile],
        firstBefore=first_before,
        secondBefore=second_before,
        firstLeft=first_before if first != first_before else -1,
        secondLeft=second_before if second != second_before else -1,
        first=first,
        second=second,
        scoreText=words.score(first, second),
        isCounted=shown.kind == "block",
        longest=max(map(len, shown.hands.values())),
        pointsTitle=words.points(),
        pointsNote=words.streaks(),
        nextText=words.go_on(won_match=shown.match_winner is not None),
        readyText=_ready_text(table, people, words),
        canGoOn=may_act and not _is_ready(table),
        canUndo=may_take_back and view.can_undo,
        canRedo=may_take_back and view.can_redo,
        canRestart=may_take_back,
        isSeated=is_seated,
        fairKind=fair_kind,
        fairText=wording.fairness.mark(fair_kind),
        fairDetail=fair_detail,
    )
    sides = tuple(_side(side, view, shown, people, words) for side in sides_from(view.seat))
    points = tuple(_point(row, view, people, wording) for row in shown.record)
    return ResultPage(props, sides, points)


def fairness_of(state: State, people: People, words: FairnessWords) -> tuple[str, str]:
    """Return the kind of mark beside the result, and what is behind it."""
    view, table, judged = state.view, state.table, state.judged
    assert view is not None
    assert table is not None
    if table.seeded:
        return "plain", words.seeded()
    if judged is not None and judged.deal == view.deal:
        kind = judged.ruling if judged.ruling in ("sure", "broken") else "plain"
        return kind, words.detail(judged, people)
    return "plain", words.unshown() if state.link.checks else words.unchecked()


def _side(side: Side, view: View, shown: Shown, people: People, words: ResultPageWords) -> SideRow:
    pips = [shown.pips[str(seat)] for seat in seats_of(side)]
    by_lowest = shown.kind == "block" and view.profile == "six-love"
    is_winner = shown.winner == side
    least = min(shown.pips.values()) if by_lowest else -1
    won_match = shown.match_winner is not None
    return SideRow(
        side=side,
        title=words.pair(side, people),
        count=min(pips) if by_lowest else sum(pips),
        counted=words.counted(shown.kind, view.profile),
        isWinner=is_winner,
        winnerText=words.winners(won_match=won_match) if is_winner else "",
        hands=[
            _hand(seat, shown, people, words, counts=shown.pips[str(seat)] == least)
            for seat in partners_from(view.seat, side)
        ],
    )


def _hand(
    seat: int, shown: Shown, people: People, words: ResultPageWords, *, counts: bool
) -> dict[str, Any]:
    tiles = shown.hands[str(seat)]
    return {
        "seat": seat,
        "name": words.seat(seat, people),
        "pips": words.pips(shown.pips[str(seat)]),
        "out": "" if tiles else words.out(),
        "counts": counts,
        "tiles": [{"first": int(tile[0]), "second": int(tile[1])} for tile in tiles],
        "spoken": words.hand(seat, tiles, shown.pips[str(seat)], people),
    }


def _point(row: PointRow, view: View, people: People, wording: Wording) -> PointLine:
    deal, match, _, _, (first, second) = row
    return PointLine(
        deal=deal,
        match=wording.page.match(match) if view.match > 1 else "",
        text=wording.points.line(row, people),
        detail=wording.points.note(row, view.profile),
        first=first,
        second=second,
        leads="1/3" if first else "2/4" if second else "",
        spoken=wording.points.said(row, view.profile, people),
        isLatest=deal == view.deal,
    )


def _is_ready(table: Table) -> bool:
    return any(seat.ready and seat.seat in table.you.seats for seat in table.seats)


def _ready_text(table: Table, people: People, words: ResultPageWords) -> str:
    """Say who is ready, or for whom those wait who are ready themselves."""
    if not table.you.seats:
        return words.watching()
    others = [
        seat
        for seat in table.seats
        if seat.kind == "person" and seat.state == "here" and seat.seat not in table.you.seats
    ]
    if not _is_ready(table):
        return words.ready([people.name(seat.seat) for seat in others if seat.ready])
    missing = [seat.seat for seat in others if not seat.ready and seat.stand_in is None]
    return words.waiting([people.name(seat) for seat in missing])
