"""State: all that the window knows, as one value; folded from what arrives.

The server's view is the truth: nothing is recomputed here, and nothing changes before its word.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Any

from doublesix.protocol.answers import (
    AnyAnswer,
    Closing,
    Hint,
    Keeping,
    Left,
    Levels,
    Notice,
    Refused,
    Table,
    Talk,
    Update,
    View,
)
from doublesix_client.core.link import Judged, LinkPhase, LinkState

TALK_KEPT = 200
"""How many lines of talk are kept to be read again."""


@dataclass(frozen=True, slots=True)
class Refusal:
    """A request was refused: which kind, why (a code) and what belongs to it."""

    kind: str
    reason: str
    values: dict[str, Any]


@dataclass(frozen=True, slots=True)
class State:
    """What the window knows.

    `asked` are the requests that wait for their answer, id to kind. `hint` is there only while it
    is about the current update and the hand is to be seen. `keeping` is false while the server can
    store nothing; `notice` is what its operator has everybody told. `judged` is what came of
    checking the deal that ended last, and `mistrusted` the latest at this table that did not match.
    """

    link: LinkState = field(default_factory=LinkState)
    table: Table | None = None
    update: Update | None = None
    asked: dict[str, str] = field(default_factory=dict)
    refusal: Refusal | None = None
    hint: Hint | None = None
    talk: tuple[Talk, ...] = ()
    keeping: bool = True
    notice: str = ""
    judged: Judged | None = None
    mistrusted: Judged | None = None

    @property
    def view(self) -> View | None:
        """The latest view."""
        return None if self.update is None else self.update.view

    @property
    def is_waiting(self) -> bool:
        """Whether an act waits for the server's word."""
        return any(kind in ACTS for kind in self.asked.values())


ACTS = frozenset({"play", "pass", "name", "go_on", "undo", "redo", "restart"})
"""The requests that change the session."""


def asked(state: State, request_id: str, kind: str) -> State:
    """Remember a request until its answer; what was refused before is forgotten."""
    return replace(state, asked={**state.asked, request_id: kind}, refusal=None)


def linked(state: State, link: LinkState) -> State:
    """Take in how the link stands. What was known of the table stays until it is left."""
    if link.phase is LinkPhase.OFF:
        return State(link=link)
    if link.phase is LinkPhase.ENDED:
        return replace(state, link=link, asked={})
    return replace(state, link=link, notice=state.notice if link.phase is LinkPhase.READY else "")


def judged(state: State, verdict: Judged) -> State:
    """Take in what came of checking a deal."""
    is_broken = verdict.ruling == "broken"
    return replace(state, judged=verdict, mistrusted=verdict if is_broken else state.mistrusted)


def arrived(state: State, message: AnyAnswer) -> State:
    """Take in a message of the server."""
    request_id = getattr(message, "re", None)
    kind = state.asked.get(request_id or "")
    if kind is not None:
        rest = {key: value for key, value in state.asked.items() if key != request_id}
        state = replace(state, asked=rest)
    match message:
        case Table():
            return _with_table(state, message)
        case Update():
            is_current = state.hint is not None and _is_about(state.hint, message)
            begins = state.view is not None and state.view.result is not None
            is_over = message.view.result is not None
            return replace(
                state,
                update=message,
                hint=state.hint if is_current else None,
                judged=None if begins and not is_over else state.judged,
            )
        case Talk():
            return replace(state, talk=(*state.talk, message)[-TALK_KEPT:])
        case Hint():
            is_current = state.update is not None and _is_about(message, state.update)
            return replace(state, hint=message if is_current else None)
        case Refused() if kind is not None:
            return replace(state, refusal=Refusal(kind, message.reason, message.values))
        case Keeping():
            return replace(state, keeping=message.ok)
        case Levels():
            return replace(state, link=replace(state.link, levels=tuple(message.levels)))
        case Notice():
            return replace(state, notice=message.text or "")
        case Left() | Closing():
            return replace(
                state, table=None, update=None, hint=None, talk=(), judged=None, mistrusted=None
            )
        case _:
            return state


def _is_about(hint: Hint, update: Update) -> bool:
    """Tell whether a hint is for who acts now; under a cover nobody does (Rules 4.5)."""
    return hint.version == update.version and bool(update.view.legal)


def _with_table(state: State, table: Table) -> State:
    before = state.table
    if before is not None and before.code == table.code:
        return replace(state, table=table)
    return replace(
        state, table=table, update=None, hint=None, talk=(), judged=None, mistrusted=None
    )
