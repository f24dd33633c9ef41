"""Positions: all that may be done now as a list in words, for the keyboard (Rules 5.7)."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QObject, Signal, Slot

from doublesix.protocol.answers import PlainAct, View
from doublesix_client.core.around import viewer_of
from doublesix_client.viewmodels.desk import Desk
from doublesix_client.viewmodels.picking import Picking
from doublesix_client.viewmodels.props import own
from doublesix_client.viewmodels.rows import RowModel
from doublesix_client.words.bar import BarWords
from doublesix_client.words.people import People
from doublesix_client.words.who import WhoWords


@dataclass(frozen=True, slots=True)
class PositionRow:
    """One thing that may be done now."""

    key: str
    sentence: str
    label: str
    isChosen: bool


class PositionsModel(QObject):
    """All that may be done now; pressing one previews it."""

    changed = Signal()
    rows = own(QObject, "_rows")
    isNaming = own(bool, "_is_naming", changed)

    def __init__(self, desk: Desk, picking: Picking, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._desk = desk
        self._picking = picking
        self._words = BarWords(self)
        self._who = WhoWords(self)
        self._rows = RowModel(PositionRow, "key", self)
        self._is_naming = False
        desk.changed.connect(self._derive)
        picking.changed.connect(self._derive)

    @Slot(str)
    def press(self, key: str) -> None:
        """Preview what a row says."""
        for act in self._picking.legal:
            if _key(act) == key:
                self._picking.pick_act(act)

    @Slot()
    def retranslate(self) -> None:
        """Say everything anew after the language changed."""
        self._derive()

    @Slot()
    def _derive(self) -> None:
        state = self._desk.state
        legal = self._picking.legal
        rows: list[PositionRow] = []
        if state.view is not None and state.table is not None:
            people = self._who.people(state.table, viewer_of(state))
            rows = [self._row(act, state.view, people) for act in legal]
        self._rows.sync(rows)
        self._is_naming = bool(legal) and legal[0][0] == "name"
        self.changed.emit()

    def _row(self, act: PlainAct, view: View, people: People) -> PositionRow:
        label = ""
        if act[0] == "pass":
            sentence = self._words.preview_pass(view)
        elif act[0] == "name":
            opener = int(act[1])
            label = people.name(opener)
            sentence = self._words.preview_naming(opener, people)
        else:
            sentence = self._words.preview(view, str(act[0]), str(act[1]) if len(act) > 1 else None)
        return PositionRow(_key(act), sentence, label, act == self._picking.act)


def _key(act: PlainAct) -> str:
    return " ".join(map(str, act))
