"""Bar: the sentence under the table, and what can be done now: confirm, pass, undo and the rest."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QObject, Signal, Slot

from doublesix.protocol.answers import Hint, PlainAct, Table, View
from doublesix_client.core.around import viewer_of
from doublesix_client.core.arrival import LEVELS
from doublesix_client.core.choice import NOTHING, Choice, act_of
from doublesix_client.core.link import LinkPhase
from doublesix_client.core.state import State
from doublesix_client.viewmodels.desk import Desk
from doublesix_client.viewmodels.picking import Picking
from doublesix_client.viewmodels.props import prop
from doublesix_client.words.bar import BarWords
from doublesix_client.words.filling import together
from doublesix_client.words.people import People
from doublesix_client.words.policies import PolicyWords
from doublesix_client.words.reasons import ReasonWords
from doublesix_client.words.who import WhoWords


@dataclass(frozen=True, slots=True)
class BarProps:
    """What the bar shows and what in it can be pressed."""

    sentence: str = ""
    canConfirm: bool = False
    canCancel: bool = False
    canPass: bool = False
    canHint: bool = False
    canUndo: bool = False
    canRedo: bool = False
    canRestart: bool = False
    isTurn: bool = False
    isOver: bool = False
    isSeated: bool = False
    isHint: bool = False
    allowsTakebacks: bool = False
    allowsHints: bool = False


def derive_bar(state: State, choice: Choice, legal: list[PlainAct], sentence: str) -> BarProps:
    """Return what the bar shows; `legal` is what may be done from this window now."""
    view, table = state.view, state.table
    if view is None or table is None:
        return BarProps()
    is_seated = bool(table.you.seats)
    is_free = is_seated and state.link.phase is LinkPhase.READY and not state.is_waiting
    takes_back = table.policies.takebacks and is_seated
    hints = table.policies.hints and is_seated
    is_asked = "hint" in state.asked.values()
    return BarProps(
        sentence=sentence,
        canConfirm=is_free and choice != NOTHING and _is_complete(choice, legal),
        canCancel=choice != NOTHING and not choice.passes,
        canPass=is_free and legal == [["pass"]] and not choice.passes,
        canHint=is_free and hints and bool(legal) and not is_asked,
        canUndo=is_free and takes_back and view.can_undo,
        canRedo=is_free and takes_back and view.can_redo,
        canRestart=is_free and takes_back and (bool(view.plays) or view.phase == "over"),
        isTurn=bool(legal),
        isOver=view.phase == "over",
        isSeated=is_seated,
        isHint=state.hint is not None and state.hint.act == act_of(choice, legal),
        allowsTakebacks=takes_back,
        allowsHints=hints,
    )


def derive_origin(level: str, here: tuple[str, ...], words: BarWords, levels: PolicyWords) -> str:
    """Say from which level a hint comes; nothing if no level is stronger. `here` can be had."""
    known = [*LEVELS, *(one for one in here if one not in LEVELS)]
    stronger = known[known.index(level) + 1 :] if level in known else []
    if not stronger:
        return ""
    name = levels.level(level)
    return words.weaker_so_far(name) if set(stronger).isdisjoint(here) else words.weaker(name)


def _is_complete(choice: Choice, legal: list[PlainAct]) -> bool:
    if choice.passes or choice.opener is not None:
        return True
    return choice.tile is not None and (choice.end is not None or [choice.tile] in legal)


class BarModel(QObject):
    """The bar under the table."""

    changed = Signal()
    sentence = prop(str, "sentence", changed)
    canConfirm = prop(bool, "canConfirm", changed)
    canCancel = prop(bool, "canCancel", changed)
    canPass = prop(bool, "canPass", changed)
    canHint = prop(bool, "canHint", changed)
    canUndo = prop(bool, "canUndo", changed)
    canRedo = prop(bool, "canRedo", changed)
    canRestart = prop(bool, "canRestart", changed)
    isTurn = prop(bool, "isTurn", changed)
    isOver = prop(bool, "isOver", changed)
    isSeated = prop(bool, "isSeated", changed)
    isHint = prop(bool, "isHint", changed)
    """Whether what is previewed is what a hint says."""
    allowsTakebacks = prop(bool, "allowsTakebacks", changed)
    allowsHints = prop(bool, "allowsHints", changed)

    refused = Signal(str)
    """What was pressed cannot be done; why."""
    hinted = Signal(str)
    """A hint has come: what it says, and why."""

    def __init__(self, desk: Desk, picking: Picking, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.props = BarProps()
        self._desk = desk
        self._picking = picking
        self._words = BarWords(self)
        self._reasons = ReasonWords(self)
        self._levels = PolicyWords(self)
        self._who = WhoWords(self)
        self._hint: Hint | None = None
        desk.changed.connect(self._derive)
        picking.changed.connect(self._derive)
        picking.refused.connect(self._refuse)

    @Slot()
    def confirm(self) -> None:
        """Make the act that is previewed."""
        self._picking.confirm()

    @Slot()
    def cancel(self) -> None:
        """Drop the preview."""
        self._picking.cancel()

    @Slot()
    def sayPass(self) -> None:
        """Preview a pass."""
        self._picking.pick_act(["pass"])

    @Slot()
    def hint(self) -> None:
        """Ask what a computer player would do; its answer becomes the preview."""
        update = self._desk.state.update
        if update is not None and self.props.canHint:
            self._desk.ask("hint", version=update.version)

    @Slot()
    def undo(self) -> None:
        """Take back the latest act of a person, or propose it."""
        if self.props.canUndo:
            self._desk.act("undo")

    @Slot()
    def redo(self) -> None:
        """Do again what was taken back, or propose it."""
        if self.props.canRedo:
            self._desk.act("redo")

    @Slot()
    def restart(self) -> None:
        """Begin this deal again with the same tiles, or propose it."""
        if self.props.canRestart:
            self._desk.act("restart")

    @Slot()
    def goOn(self) -> None:
        """Be ready for the next deal or match."""
        if self.props.isOver:
            self._desk.act("go_on")

    @Slot()
    def retranslate(self) -> None:
        """Say everything anew after the language changed."""
        self._derive()

    @Slot()
    def _refuse(self) -> None:
        self.refused.emit(self.props.sentence)

    @Slot()
    def _derive(self) -> None:
        state = self._desk.state
        if state.hint is not None and state.hint is not self._hint:
            self._hint = state.hint
            self._picking.pick_act(state.hint.act)
            self._show(state)
            if self.props.isHint:
                self.hinted.emit(together(*self.props.sentence.split("\n")))
        else:
            self._show(state)

    def _show(self, state: State) -> None:
        legal = self._picking.legal
        props = derive_bar(state, self._picking.choice, legal, self._sentence(state, legal))
        if props != self.props:
            self.props = props
            self.changed.emit()

    def _sentence(self, state: State, legal: list[PlainAct]) -> str:
        view, table = state.view, state.table
        if view is None or table is None:
            return ""
        people = self._who.people(table, viewer_of(state))
        if state.is_waiting:
            return self._words.sent()
        if view.phase == "over":
            return self._words.going_on(table, people)
        return self._turn(view, table, people, legal)

    def _turn(self, view: View, table: Table, people: People, legal: list[PlainAct]) -> str:
        choice, hint = self._picking.choice, self._desk.state.hint
        if self._picking.unfit is not None and view.phase != "naming":
            return self._words.unfit(view, self._picking.unfit)
        if hint is not None and hint.act == self._picking.act:
            why = self._reasons.strongest(hint.reasons, people)
            here = self._desk.state.link.levels
            origin = derive_origin(hint.level, here, self._words, self._levels)
            said = (self._words.hint(hint.act, people), why, origin)
            return "\n".join(filter(None, said))
        if not legal:
            return self._words.now(view.model_copy(update={"legal": None}), people)
        if choice.passes:
            return self._words.preview_pass(view)
        if choice.opener is not None:
            return self._words.preview_naming(choice.opener, people)
        if choice.tile is not None and self._picking.act is None:
            return self._words.chosen(choice.tile)
        if choice.tile is not None:
            return self._words.preview(view, choice.tile, choice.end)
        return self._words.now(view, people)
