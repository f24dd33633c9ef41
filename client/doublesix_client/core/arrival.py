"""Arrival: from a wish ("a table of Chiva, now") to a place at a table, one step at a time.

What comes next is read from the state as it is: nothing is remembered but that the way was begun,
so a link that is lost and comes back takes nothing with it. Asks for nothing itself.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from enum import StrEnum
from typing import Any

from doublesix.invitation import Invitation
from doublesix.protocol.answers import SeatState, Table
from doublesix_client.core.link import LinkPhase
from doublesix_client.core.state import State

LEVELS = ("novice", "casual", "club", "expert", "master")
"""The levels of computer players that are known here, weakest first; a server may have others."""
BEST_KNOWN = "club"
"""The level that nobody chose: it plays well with anybody, and is there from the first minute."""
SEATS = (1, 2, 3, 4)
NOBODY = "no_server"
"""The link's reason where nothing answers at an address."""


class Goal(StrEnum):
    """What somebody wants."""

    START = "start"
    """A table of one's own, computer players in the other seats, dealt at once."""
    INVITE = "invite"
    """A table that others can come to, to wait there for them."""
    SHARE = "share"
    """A table at this device for those who are named, dealt at once."""
    JOIN = "join"
    """Somebody else's table."""
    CARRY_ON = "carry_on"
    """The table of a session that was kept."""
    LOOK = "look"
    """No table yet: only who has one there."""


class Doing(StrEnum):
    """What is waited for."""

    LEAVING = "leaving"
    STARTING_SERVER = "starting_server"
    CONNECTING = "connecting"
    RETRYING = "retrying"
    MAKING_TABLE = "making_table"
    JOINING = "joining"
    SITTING = "sitting"
    FILLING = "filling"
    DEALING = "dealing"


@dataclass(frozen=True, slots=True)
class Plan:
    """What somebody wants, and all that was chosen for it.

    `server` is an address, None for the window's own server. `names` are those at a shared
    device, seat by seat; where none is a computer player sits. `level` is empty where nobody
    chose one. `reachable` opens the window's own server to others. `elsewhere` are servers
    where the table may be if it is not here. `terms` are further fields of the request that makes
    a table.
    """

    goal: Goal
    profile: str = ""
    level: str = ""
    server: str | None = None
    code: str | None = None
    fingerprint: str | None = None
    invitation: str | None = None
    names: tuple[str, ...] = ()
    reachable: bool = False
    elsewhere: tuple[Invitation, ...] = ()
    terms: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Arrival:
    """A plan under way: whether the old link was left, and the new one asked for."""

    plan: Plan
    has_left: bool = False
    has_opened: bool = False


@dataclass(frozen=True, slots=True)
class LeaveFirst:
    """Leave the server that one is at."""


@dataclass(frozen=True, slots=True)
class GoThere:
    """Go to the plan's server."""


@dataclass(frozen=True, slots=True)
class AskFor:
    """Send a request."""

    kind: str
    fields: dict[str, Any] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Wait:
    """Wait for what was begun."""

    doing: Doing


@dataclass(frozen=True, slots=True)
class There:
    """The goal is reached."""


@dataclass(frozen=True, slots=True)
class Failed:
    """It cannot be reached: why (a code of the link or of a refusal) and what belongs to it."""

    reason: str
    values: dict[str, Any] = field(default_factory=dict)


Next = LeaveFirst | GoThere | AskFor | Wait | There | Failed


def next_step(arrival: Arrival, state: State) -> Next:
    """Say what to do now that the state is so."""
    if not arrival.has_opened:
        return _before(arrival, state)
    link = state.link
    match link.phase:
        case LinkPhase.ENDED:
            return Failed(link.reason or "link_lost", link.values)
        case LinkPhase.STARTING:
            return Wait(Doing.STARTING_SERVER)
        case LinkPhase.RETRYING:
            # An address that never answered is rather mistyped than lost.
            if arrival.plan.server is not None and link.name is None and link.reason == NOBODY:
                return Failed(NOBODY, link.values)
            return Wait(Doing.RETRYING)
        case LinkPhase.OFF | LinkPhase.CONNECTING:
            return Wait(Doing.CONNECTING)
        case LinkPhase.READY:
            if state.refusal is not None and not _is_harmless(arrival.plan, state):
                return Failed(state.refusal.reason, state.refusal.values)
            return _at_the_server(arrival.plan, state)


def elsewhere(plan: Plan) -> Plan | None:
    """Return what is to be tried where a plan has failed; None if that was all."""
    if not plan.elsewhere:
        return None
    first, *rest = plan.elsewhere
    return replace(plan, server=first.server, fingerprint=first.fingerprint, elsewhere=tuple(rest))


def after(arrival: Arrival, step: Next) -> Arrival:
    """Note that a step was taken."""
    match step:
        case LeaveFirst():
            return replace(arrival, has_left=True)
        case GoThere():
            return replace(arrival, has_opened=True)
        case _:
            return arrival


def _before(arrival: Arrival, state: State) -> Next:
    if state.link.phase is LinkPhase.OFF:
        return GoThere()
    return Wait(Doing.LEAVING) if arrival.has_left else LeaveFirst()


def _at_the_server(plan: Plan, state: State) -> Next:
    table = state.table
    match plan.goal:
        case Goal.LOOK:
            return There()
        case Goal.CARRY_ON:
            return Wait(Doing.JOINING) if table is None else _carried_on(table, state)
        case Goal.JOIN:
            return Wait(Doing.JOINING) if table is None else _joined(table, state)
        case Goal.START | Goal.INVITE | Goal.SHARE:
            if table is not None:
                return _seated(plan, table, state)
            fields = {"profile": plan.profile, **plan.terms}
            return _once("create", state, Doing.MAKING_TABLE, **fields)


def _carried_on(table: Table, state: State) -> Next:
    return Wait(Doing.JOINING) if table.started and state.update is None else There()


def _joined(table: Table, state: State) -> Next:
    """Sit where there is room; who finds none watches."""
    has_room = any(seat.kind != "person" for seat in table.seats)
    if table.started or table.you.seats or not has_room or state.refusal is not None:
        return There()
    return _once("sit", state, Doing.SITTING)


def _seated(plan: Plan, table: Table, state: State) -> Next:
    names = plan.names or ("",)
    named = [(seat, name) for seat, name in zip(SEATS, names, strict=False) if name] or [(1, "")]
    for at, (seat, name) in enumerate(named):
        if seat in table.you.seats:
            continue
        if at == 0:
            return _once("sit", state, Doing.SITTING, seat=seat)
        return _once("share", state, Doing.SITTING, name=name, seat=seat)
    if plan.goal is Goal.INVITE:
        return There()
    if state.update is not None:  # it comes before the table's word that it was started
        return There()
    if table.started:
        return Wait(Doing.DEALING)
    free = open_seats(table)
    if free:
        level = level_for(plan.level, state.link.levels)
        return _once("fill", state, Doing.FILLING, seat=free[0].seat, level=level)
    return _once("start", state, Doing.DEALING)


def level_for(chosen: str, levels: tuple[str, ...]) -> str:
    """Return the level to ask for: the chosen one if the server has it, or a good one that it has.

    A server lists its levels from the weakest.
    """
    wanted = chosen or BEST_KNOWN
    return wanted if wanted in levels or not levels else levels[-1]


def open_seats(table: Table) -> list[SeatState]:
    """Return the seats that nobody has."""
    return [seat for seat in table.seats if seat.kind == "open"]


def _once(kind: str, state: State, doing: Doing, **fields: Any) -> Next:
    return Wait(doing) if state.asked else AskFor(kind, fields)


def _is_harmless(plan: Plan, state: State) -> bool:
    """Say whether a refusal leaves one where one wanted to be: at a table, only without a seat."""
    assert state.refusal is not None
    return plan.goal is Goal.JOIN and state.refusal.kind == "sit" and state.table is not None
