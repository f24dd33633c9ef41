"""Points: the whole record of points of the session, and what does not check out of it.

Fetched when it is opened: a record holds finished deals only, and those that were taken back are
in none.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QObject, Signal, Slot

from doublesix.protocol.answers import AnyAnswer, PlainResult, Record, Refused, Update
from doublesix_client.core.around import viewer_of
from doublesix_client.viewmodels.desk import Desk
from doublesix_client.viewmodels.props import own
from doublesix_client.viewmodels.result import PointLine
from doublesix_client.viewmodels.rows import RowModel
from doublesix_client.words.fairness import FairnessWords
from doublesix_client.words.people import People
from doublesix_client.words.points import PointWords
from doublesix_client.words.refusals import RefusalWords
from doublesix_client.words.result_page import ResultPageWords
from doublesix_client.words.who import WhoWords


@dataclass(frozen=True, slots=True)
class _Finished:
    """What is kept of a finished deal: never its hands, since it may be gone back into."""

    match: int
    result: PlainResult


def _ended(record: dict[str, Any]) -> list[dict[str, Any]]:
    return [deal for deal in record["deals"] if "result" in deal]


def _changes_points(events: list[dict[str, Any]]) -> bool:
    return any(event["event"] in {"deal_ended", "taken_back", "restored"} for event in events)


def _finished(deal: dict[str, Any]) -> _Finished:
    return _Finished(int(deal["match"]), PlainResult.model_validate(deal["result"]))


class PointsModel(QObject):
    """The record of points, as it stands while it is read."""

    changed = Signal()
    rows = own(QObject, "_rows")
    note = own(str, "_note", changed)
    mistrust = own(str, "_mistrust", changed)
    mistrustDetail = own(str, "_mistrust_detail", changed)

    def __init__(self, desk: Desk, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._desk = desk
        self._who = WhoWords(self)
        self._points = PointWords(self)
        self._page = ResultPageWords(self)
        self._refusals = RefusalWords(self)
        self._fairness = FairnessWords(self)
        self._rows = RowModel(PointLine, "deal", self)
        self._note = ""
        self._mistrust = ""
        self._mistrust_detail = ""
        self._asked = ""
        self._is_read = False
        self._code = ""
        self._profile = ""
        self._deals: tuple[_Finished, ...] | None = None
        desk.changed.connect(self._follow)
        desk.arrived.connect(self._take)

    @Slot()
    def fetch(self) -> None:
        """Ask for it, and again whenever a deal ends or is gone back into, until it is shut."""
        self._is_read = True
        self._asked = self._desk.ask("get_record")

    @Slot()
    def shut(self) -> None:
        """Read it no more."""
        self._is_read = False

    @Slot()
    def retranslate(self) -> None:
        """Say everything anew after the language changed."""
        self._warn()
        self._derive()

    @Slot(object, str)
    def _take(self, message: AnyAnswer, _kind: str) -> None:
        match message:
            case Record(re=self._asked):
                self._profile = str(message.record["profile"])
                self._deals = tuple(map(_finished, _ended(message.record)))
                self._derive()
            case Update(events=events) if self._is_read and _changes_points(events):
                self.fetch()
            case Refused(re=self._asked):
                self._note = self._refusals.sentence(message.reason, message.values)
                self.changed.emit()

    @Slot()
    def _follow(self) -> None:
        """Forget the record of a table that was left."""
        table = self._desk.state.table
        code = "" if table is None else table.code
        if code != self._code:
            self._code, self._asked, self._deals, self._note = code, "", None, ""
            self._rows.sync([])
            self.changed.emit()
        self._warn()

    def _warn(self) -> None:
        """Say which deal does not match, if one does not, for as long as one is at the table."""
        judged, table = self._desk.state.mistrusted, self._desk.state.table
        said = detail = ""
        if judged is not None and table is not None:
            people = self._who.people(table, viewer_of(self._desk.state))
            said, detail = self._fairness.doubted(judged), self._fairness.detail(judged, people)
        if (said, detail) != (self._mistrust, self._mistrust_detail):
            self._mistrust, self._mistrust_detail = said, detail
            self.changed.emit()

    def _derive(self) -> None:
        table, deals = self._desk.state.table, self._deals
        if deals is None or table is None:
            return
        people = self._who.people(table, viewer_of(self._desk.state))
        several = any(deal.match > 1 for deal in deals)
        self._rows.sync(
            [
                self._line(number, deal, people=people, several=several)
                for number, deal in enumerate(deals, start=1)
            ]
        )
        #: In the place of the record of points, while the first deal is played.
        self._note = "" if deals else self.tr("No deal of this session is finished yet.")
        self.changed.emit()

    def _line(self, number: int, deal: _Finished, *, people: People, several: bool) -> PointLine:
        result, profile = deal.result, self._profile
        first, second = result.score["1/3"], result.score["2/4"]
        row = (number, deal.match, result.winner, result.points, [first, second])
        return PointLine(
            deal=number,
            match=self._page.match(deal.match) if several else "",
            text=self._points.ending(result, profile, people),
            detail=self._points.note(row, profile),
            first=first,
            second=second,
            leads="1/3" if first else "2/4" if second else "",
            spoken=self._points.said(row, profile, people),
            isLatest=False,
        )
