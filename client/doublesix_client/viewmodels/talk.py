"""Talk: what was said at the table, what may be said now, and who is not heard."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QObject, Signal, Slot

from doublesix.protocol.answers import Table, Talk
from doublesix.protocol.fields import MAX_TALK
from doublesix_client.core.company import is_between_deals
from doublesix_client.core.link import LinkPhase
from doublesix_client.core.state import State
from doublesix_client.viewmodels.desk import Desk
from doublesix_client.viewmodels.props import own, prop
from doublesix_client.viewmodels.rows import RowModel
from doublesix_client.words.policies import PolicyWords
from doublesix_client.words.refusals import RefusalWords
from doublesix_client.words.talk import PHRASES, TalkWords
from doublesix_client.words.who import WhoWords

ASKED = frozenset({"say", "mute"})
"""What is asked here, and refused here."""


@dataclass(frozen=True, slots=True)
class TalkRow:
    """A line of talk; `mute` is the label of what mutes its speaker, empty for one's own."""

    key: int
    person: int
    name: str
    words: str
    spoken: str
    isOwn: bool
    mute: str


@dataclass(frozen=True, slots=True)
class PhraseRow:
    """Something short that can be said with one press."""

    phrase: str
    words: str


@dataclass(frozen=True, slots=True)
class MutedRow:
    """Somebody who is not heard, and the label of what hears them again."""

    person: int
    sentence: str
    unmute: str


@dataclass(frozen=True, slots=True)
class TalkProps:
    """What is shown beside the lines.

    `mayTalk` says whether the reader ever talks here, `canTalk` whether now; `note` why not, or
    what was refused.
    """

    mayTalk: bool = False
    canTalk: bool = False
    note: str = ""
    nothing: str = ""
    unread: int = 0
    unreadText: str = ""


class Wording(QObject):
    """All that words the talk."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.talk = TalkWords(self)
        self.policies = PolicyWords(self)
        self.refusals = RefusalWords(self)
        self.who = WhoWords(self)


def may_talk(table: Table) -> bool:
    """Tell whether the reader ever talks at this table."""
    return table.policies.talk != "never" and (bool(table.you.seats) or table.you.host)


def can_talk(state: State) -> bool:
    """Tell whether the reader may say something now."""
    table = state.table
    if table is None or not may_talk(table) or state.link.phase is not LinkPhase.READY:
        return False
    return table.policies.talk == "always" or is_between_deals(state)


def derive_note(state: State, told: Wording) -> str:
    """Say what was refused, or why there is no talk now; nothing if there may be."""
    table, refusal = state.table, state.refusal
    if refusal is not None and refusal.kind in ASKED:
        return told.refusals.sentence(refusal.reason, refusal.values)
    if table is None or can_talk(state):
        return ""
    if table.policies.talk != "never" and not may_talk(table):
        return told.talk.seats_only()
    return told.policies.talk(table.policies.talk)


class TalkModel(QObject):
    """The talk's view model."""

    changed = Signal()
    rows = own(QObject, "_rows")
    phrases = own(QObject, "_phrases")
    muted = own(QObject, "_muted_rows")
    mayTalk = prop(bool, "mayTalk", changed)
    canTalk = prop(bool, "canTalk", changed)
    note = prop(str, "note", changed)
    nothing = prop(str, "nothing", changed)
    unread = prop(int, "unread", changed)
    unreadText = prop(str, "unreadText", changed)
    most = own(int, "_most")
    """How many characters may be written."""

    def __init__(self, desk: Desk, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.props = TalkProps()
        self._desk = desk
        self._told = Wording(self)
        self._rows = RowModel(TalkRow, "key", self)
        self._phrases = RowModel(PhraseRow, "phrase", self)
        self._muted_rows = RowModel(MutedRow, "person", self)
        self._most = MAX_TALK
        self._lines: tuple[Talk, ...] = ()
        self._count = 0
        self._unread = 0
        self._is_open = False
        self._code: str | None = None
        self._muted: dict[int, str] = {}
        desk.changed.connect(self._derive)

    @Slot(bool)
    def look(self, is_open: bool) -> None:
        """Say whether the lines are in sight: then nothing is unread."""
        self._is_open = is_open
        if is_open:
            self._unread = 0
        self._derive()

    @Slot(str)
    def say(self, text: str) -> None:
        """Say something in one's own words."""
        if text.strip() and self.props.canTalk:
            self._desk.ask("say", text=text.strip())

    @Slot(str)
    def sayPhrase(self, phrase: str) -> None:
        """Say one of the phrases."""
        if self.props.canTalk:
            self._desk.ask("say", phrase=phrase)

    @Slot(int, str)
    def mute(self, person: int, name: str) -> None:
        """Hear somebody no more."""
        self._muted[person] = name
        self._desk.ask("mute", person=person, on=True)

    @Slot(int)
    def unmute(self, person: int) -> None:
        """Hear somebody again."""
        self._muted.pop(person, None)
        self._desk.ask("mute", person=person, on=False)

    @Slot()
    def retranslate(self) -> None:
        """Say everything anew after the language changed."""
        self._derive()

    @Slot()
    def _derive(self) -> None:
        state, words = self._desk.state, self._told.talk
        self._follow(state)
        self._rows.sync(self._line_rows(state))
        self._phrases.sync([PhraseRow(phrase, words.phrase(phrase)) for phrase in PHRASES])
        self._muted_rows.sync(
            [
                MutedRow(person, words.muted(name), words.unmute(name))
                for person, name in self._muted.items()
            ]
        )
        props = TalkProps(
            mayTalk=state.table is not None and may_talk(state.table),
            canTalk=can_talk(state),
            note=derive_note(state, self._told),
            nothing="" if self._rows.rows else words.nothing(),
            unread=self._unread,
            unreadText=words.unread(self._unread),
        )
        if props != self.props:
            self.props = props
            self.changed.emit()

    def _follow(self, state: State) -> None:
        """Count what came; whom one mutes, and what is in sight, belong to one table."""
        code = None if state.table is None else state.table.code
        if code != self._code:
            self._code, self._muted, self._is_open = code, {}, False
        if state.talk is self._lines:
            return
        self._lines = state.talk
        if not state.talk:
            self._count = self._unread = 0
            return
        self._count += 1
        latest = state.talk[-1]
        if not self._is_open and not self._is_own(latest) and latest.person not in self._muted:
            self._unread += 1

    def _is_own(self, line: Talk) -> bool:
        table = self._desk.state.table
        return table is not None and line.person == table.you.person

    def _line_rows(self, state: State) -> list[TalkRow]:
        """Return the lines, the latest first."""
        words = self._told.talk
        first = self._count - len(state.talk)
        rows = [
            TalkRow(
                key=first + at,
                person=line.person,
                name=line.name or self._told.who.somebody(),
                words=words.said(line),
                spoken=words.line(line),
                isOwn=self._is_own(line),
                mute="" if self._is_own(line) else words.mute(line.name),
            )
            for at, line in enumerate(state.talk)
            if line.person not in self._muted
        ]
        return rows[::-1]
