"""Asking: the strip above the bar: what waits for an answer, and what was refused.

One row a matter, the most urgent first; nothing of it stands in the way of a tile.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from PySide6.QtCore import QObject, Signal, Slot

from doublesix.protocol.answers import Proposed, Table
from doublesix_client.core.company import decides
from doublesix_client.core.state import Refusal, State
from doublesix_client.viewmodels.desk import Desk
from doublesix_client.viewmodels.props import own
from doublesix_client.viewmodels.rows import RowModel
from doublesix_client.words.asking import AskingWords
from doublesix_client.words.filling import together
from doublesix_client.words.refusals import RefusalWords

TOLD_ELSEWHERE = frozenset(
    {"say", "mute", "stand_in", "give_seat", "fill", "set_policies", "close_table"}
)
"""What is asked in a panel is refused there."""
LINGER = 4
"""For so many positions, once around the table, it is told how a proposal ended."""


@dataclass(frozen=True, slots=True)
class AskingRow:
    """One matter; `yes` and `no` are the labels of its buttons, empty where it has none."""

    key: str
    glyph: str
    sentence: str
    detail: str = ""
    yes: str = ""
    no: str = ""
    isUrgent: bool = False
    canDismiss: bool = False


class Wording(QObject):
    """All that words the strip."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.asking = AskingWords(self)
        self.refusals = RefusalWords(self)


def derive_asking(
    state: State, refusal: Refusal | None, has_ended: bool, told: Wording
) -> list[AskingRow]:
    """Return what is to be told; `refusal` and `has_ended` say what was not put away yet."""
    table = state.table
    if table is None or not table.started:
        return []
    rows = [*_proposal(table, told.asking), *_seats(table, told.asking)]
    if refusal is not None:
        sentence = told.refusals.sentence(refusal.reason, refusal.values)
        rows.append(AskingRow("refusal", "warning", sentence, canDismiss=True))
    rows += _readers(table, told.asking)
    if has_ended:
        rows.append(AskingRow("ended", "check", told.asking.ended(table), canDismiss=True))
    return sorted(rows, key=lambda row: not row.isUrgent)


def _proposal(table: Table, words: AskingWords) -> Iterator[AskingRow]:
    one = table.proposal
    if one is None:
        return
    is_asked = _is_asked(one, table)
    is_own = one.by == table.you.person
    yield AskingRow(
        key="proposal",
        glyph="people",
        sentence=words.asked(table),
        detail=together(
            words.meaning(one.kind),
            "" if table.you.person in one.missing else words.waiting(table),
        ),
        yes=words.agree() if is_asked else "",
        no=words.withdraw() if is_own else words.decline() if is_asked else "",
        isUrgent=is_asked,
    )


def _is_asked(one: Proposed, table: Table) -> bool:
    """Tell whether the reader's answer is missing, or counts again after a link was lost."""
    you = table.you.person
    return you in one.missing or (not one.missing and you in one.agreed)


def _seats(table: Table, words: AskingWords) -> Iterator[AskingRow]:
    """Yield the seats that can be had back."""
    away = [seat for seat in table.you.seats if table.seats[seat - 1].stand_in]
    for seat in (*away, *table.you.lent):
        you = table.you.model_copy(
            update={
                "seats": [seat] if seat in away else [],
                "lent": [] if seat in away else [seat],
            }
        )
        is_only = len(away) + len(table.you.lent) == 1
        yield AskingRow(
            key=f"seat-{seat}",
            glyph="computer",
            sentence=words.lent(table.model_copy(update={"you": you})),
            yes=words.reclaim(None if is_only else seat),
            isUrgent=True,
        )


def _readers(table: Table, words: AskingWords) -> Iterator[AskingRow]:
    """Yield who holds the computer players, each person once."""
    persons = {seat.person for seat in table.seats if seat.holds and seat.person is not None}
    for person in sorted(persons):
        of_one = [
            seat.model_copy(update={"holds": seat.holds and seat.person == person})
            for seat in table.seats
        ]
        can_release = person != table.you.person and decides(table) and table.proposal is None
        yield AskingRow(
            key=f"reads-{person}",
            glyph="hold",
            sentence=words.reading(table.model_copy(update={"seats": of_one})),
            yes=words.release() if can_release else "",
        )


class AskingModel(QObject):
    """The strip's view model."""

    changed = Signal()
    rows = own(QObject, "_rows")
    putAway = own(str, "_put_away", changed)
    """What a button that puts a row away is called."""

    def __init__(self, desk: Desk, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._desk = desk
        self._told = Wording(self)
        self._rows = RowModel(AskingRow, "key", self)
        self._refusal: Refusal | None = None
        self._pressed: dict[str, str] = {}
        self._open: int | None = None
        self._ended: int | None = None
        self._ended_at = 0
        self._put_away = self._told.asking.dismiss()
        desk.changed.connect(self._derive)

    @Slot(str)
    def agree(self, key: str) -> None:
        """Do what the first button of a row says."""
        table = self._desk.state.table
        kind, _, number = key.partition("-")
        if table is None:
            return
        if kind == "seat":
            self._ask(key, "reclaim", seat=int(number))
        elif kind == "reads":
            self._ask(key, "release", person=int(number))
        elif kind == "proposal" and table.proposal is not None:
            self._ask(key, "agree", proposal=table.proposal.proposal)

    @Slot(str)
    def decline(self, key: str) -> None:
        """Decline what is proposed, or withdraw it."""
        table = self._desk.state.table
        if key == "proposal" and table is not None and table.proposal is not None:
            self._ask(key, "decline", proposal=table.proposal.proposal)

    def _ask(self, key: str, kind: str, **fields: int) -> None:
        """Ask once, however often a row's buttons are pressed before the answer (A1)."""
        if self._pressed.get(key) not in self._desk.state.asked:
            self._pressed[key] = self._desk.ask(kind, **fields)

    @Slot(str)
    def dismiss(self, key: str) -> None:
        """Put a row away that was read."""
        if key == "ended":
            self._ended = None
        elif key == "refusal":
            self._refusal = self._desk.state.refusal
        self._derive()

    @Slot()
    def retranslate(self) -> None:
        """Say everything anew after the language changed."""
        self._put_away = self._told.asking.dismiss()
        self.changed.emit()
        self._derive()

    @Slot()
    def _derive(self) -> None:
        state = self._desk.state
        self._follow_proposals(state)
        refusal = state.refusal
        if refusal is self._refusal or (refusal is not None and refusal.kind in TOLD_ELSEWHERE):
            refusal = None
        self._rows.sync(derive_asking(state, refusal, self._ended is not None, self._told))

    def _follow_proposals(self, state: State) -> None:
        """Tell how a proposal ended if it was seen open here, for a while."""
        table, version = state.table, state.update.version if state.update else 0
        if table is None:
            self._open = self._ended = None
            return
        if table.ended is None or version >= self._ended_at + LINGER:
            self._ended = None
        if table.ended is not None and table.ended.proposal == self._open:
            self._ended, self._ended_at = self._open, version
            self._open = None
        if table.proposal is not None:
            self._open = table.proposal.proposal
