"""Allowing: what the table allows, for everybody to read and for the host to set."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QObject, Signal, Slot

from doublesix.protocol.answers import Table
from doublesix_client.core.link import LinkPhase
from doublesix_client.core.state import State
from doublesix_client.viewmodels.desk import Desk
from doublesix_client.viewmodels.props import own, prop
from doublesix_client.viewmodels.rows import RowModel
from doublesix_client.words.filling import together
from doublesix_client.words.policies import SWITCHES, TALK_RULES, PolicyWords


@dataclass(frozen=True, slots=True)
class SwitchRow:
    """A policy that is on or off, and what that means as it is."""

    policy: str
    title: str
    sentence: str
    isOn: bool


@dataclass(frozen=True, slots=True)
class ChoiceRow:
    """One of the values that a policy can have."""

    value: str
    sentence: str
    about: str
    isChosen: bool


@dataclass(frozen=True, slots=True)
class AllowingProps:
    """What is shown beside the rows."""

    canChange: bool = False
    talkTitle: str = ""
    standInTitle: str = ""
    standInText: str = ""
    strictText: str = ""


def derive_allowing(state: State, words: PolicyWords) -> AllowingProps:
    """Return what is shown beside the rows."""
    table = state.table
    if table is None:
        return AllowingProps()
    is_between = not table.started or (state.view is not None and state.view.phase == "over")
    return AllowingProps(
        canChange=table.you.host and is_between and state.link.phase is LinkPhase.READY,
        talkTitle=words.title("talk"),
        standInTitle=words.title("stand_in"),
        standInText=words.text("stand_in", table.policies.stand_in),
        strictText=together(
            words.strict() if table.strict else "", words.seeded() if table.seeded else ""
        ),
    )


def switches_of(table: Table, words: PolicyWords) -> list[SwitchRow]:
    """Return the policies that are on or off."""
    plain = table.policies.model_dump()
    return [
        SwitchRow(name, words.title(name), words.text(name, plain[name]), plain[name])
        for name in SWITCHES
    ]


def talk_of(table: Table, words: PolicyWords) -> list[ChoiceRow]:
    """Return when there may be talk."""
    return [
        ChoiceRow(rule, words.talk(rule), "", rule == table.policies.talk) for rule in TALK_RULES
    ]


def stand_ins_of(table: Table, levels: tuple[str, ...], words: PolicyWords) -> list[ChoiceRow]:
    """Return the levels that stand-ins can have."""
    return [
        ChoiceRow(level, words.level(level), words.about(level), level == table.policies.stand_in)
        for level in levels
    ]


class AllowingModel(QObject):
    """The policies' view model."""

    changed = Signal()
    canChange = prop(bool, "canChange", changed)
    talkTitle = prop(str, "talkTitle", changed)
    standInTitle = prop(str, "standInTitle", changed)
    standInText = prop(str, "standInText", changed)
    strictText = prop(str, "strictText", changed)
    switches = own(QObject, "_switches")
    talk = own(QObject, "_talk")
    standIns = own(QObject, "_stand_ins")

    def __init__(self, desk: Desk, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._desk = desk
        self._words = PolicyWords(self)
        self._switches: RowModel[SwitchRow] = RowModel(SwitchRow, "policy", self)
        self._talk: RowModel[ChoiceRow] = RowModel(ChoiceRow, "value", self)
        self._stand_ins: RowModel[ChoiceRow] = RowModel(ChoiceRow, "value", self)
        self.props = AllowingProps()
        desk.changed.connect(self.retranslate)
        self.retranslate()

    @Slot()
    def retranslate(self) -> None:
        """Derive anew from the state and the language."""
        state = self._desk.state
        self.props = derive_allowing(state, self._words)
        if state.table is not None:
            levels = state.link.levels
            self._switches.sync(switches_of(state.table, self._words))
            self._talk.sync(talk_of(state.table, self._words))
            self._stand_ins.sync(stand_ins_of(state.table, levels, self._words))
        self.changed.emit()

    @Slot(str, bool)
    def allow(self, policy: str, allowed: bool) -> None:
        """Allow something, or forbid it."""
        self._set(policy, allowed)

    @Slot(str)
    def setTalk(self, rule: str) -> None:
        """Say when there may be talk."""
        self._set("talk", rule)

    @Slot(str)
    def setStandIn(self, level: str) -> None:
        """Say how strong stand-ins are."""
        self._set("stand_in", level)

    def _set(self, policy: str, value: Any) -> None:
        table = self._desk.state.table
        if table is not None and self.props.canChange:
            policies = {**table.policies.model_dump(), policy: value}
            self._desk.ask("set_policies", policies=policies)
