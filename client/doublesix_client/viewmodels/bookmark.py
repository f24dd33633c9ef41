"""Bookmark: keeps where one sits, so that the home screen can lead back there.

Writes down the place, the people and the score; never a tile.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Protocol

from PySide6.QtCore import QObject, Signal, Slot

from doublesix.protocol.answers import AnyAnswer, Closing, Left, Table
from doublesix_client.core.arrival import Goal, Plan
from doublesix_client.core.link import LinkPhase
from doublesix_client.core.state import State
from doublesix_client.viewmodels.desk import Desk
from doublesix_client.viewmodels.way import Way


class KeptSession(Protocol):
    """A session that can be carried on."""

    @property
    def server(self) -> str | None:
        """The server's address, None for the window's own."""

    @property
    def fingerprint(self) -> str | None:
        """The certificate's, where it is the server's own."""

    @property
    def code(self) -> str:
        """The table's code."""

    @property
    def profile(self) -> str:
        """Which of the two games."""

    @property
    def names(self) -> Sequence[str]:
        """The other people there; computer players are left out."""

    @property
    def seat(self) -> int | None:
        """One's own seat, None at a shared device."""

    @property
    def score(self) -> Sequence[int]:
        """Of 1/3 and of 2/4."""

    @property
    def deal(self) -> int:
        """The number of the deal that it stands at."""

    @property
    def when(self) -> int:
        """When it was kept, in seconds since 1970."""

    @property
    def reachable(self) -> bool:
        """Whether others could come to the window's own server."""

    @property
    def host(self) -> str | None:
        """The name of whoever made the table, None for oneself or where it has none."""


class Kept(Protocol):
    """The sessions that can be carried on, the newest first."""

    def list(self) -> Sequence[KeptSession]:
        """Return them."""

    def add(self, **fields: Any) -> None:
        """Keep one, in the place of what was kept of the same table before."""

    def forget(self, server: str | None, code: str) -> None:
        """Keep nothing of a table any more."""


def plan_of(session: KeptSession) -> Plan:
    """Return what leads back to a session, open to others again if it was."""
    return Plan(
        Goal.CARRY_ON,
        session.profile,
        server=session.server,
        code=session.code,
        fingerprint=session.fingerprint,
        reachable=session.reachable,
    )


def host_of(table: Table) -> str | None:
    """Return the name of a table's host, None for oneself and where it has no name."""
    if table.host is None or table.you.host:
        return None
    return next((seat.name for seat in table.seats if seat.person == table.host), None)


def kept_fields(state: State) -> dict[str, Any] | None:
    """Return what is kept of the table that one sits at; None where there is nothing to keep."""
    table, view = state.table, state.view
    if table is None or view is None or not table.you.seats:
        return None
    is_shared = len(table.you.seats) > 1  # then all of them are people to be named
    others = [seat for seat in table.seats if is_shared or seat.seat not in table.you.seats]
    return {
        "code": table.code,
        "profile": table.profile,
        "names": tuple(seat.name for seat in others if seat.name),
        "seat": table.you.seat,
        "score": tuple(view.score),
        "deal": view.deal,
        "host": host_of(table),
    }


def is_reachable(state: State, plan: Plan, names: Sequence[str]) -> bool:
    """Tell whether others could come to the window's own server, and were meant to or did."""
    is_open = plan.server is None and bool(state.link.values.get("near"))
    return plan.reachable or (is_open and bool(names))


class Bookmark(QObject):
    """Follows the desk and keeps what changed."""

    changed = Signal()
    """Something was kept or forgotten."""

    def __init__(
        self,
        desk: Desk,
        way: Way,
        kept: Kept,
        now: Callable[[], int],
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._desk = desk
        self._way = way
        self._kept = kept
        self._now = now
        self._last: dict[str, Any] | None = None
        desk.changed.connect(self._follow)
        desk.arrived.connect(self._take)

    @Slot()
    def _follow(self) -> None:
        state, plan = self._desk.state, self._way.plan
        if state.link.phase is LinkPhase.OFF or not self._is_at_last(state):
            self._last = None
        fields = kept_fields(state)
        if fields is None or plan is None:
            return
        fields["reachable"] = is_reachable(state, plan, fields["names"])
        if fields == self._last:
            return
        if plan.server != state.link.server:  # somewhere else is on the way already
            return
        self._last = fields
        self._kept.add(server=plan.server, fingerprint=plan.fingerprint, when=self._now(), **fields)
        self.changed.emit()

    def _is_at_last(self, state: State) -> bool:
        """Tell whether one is at no other table than the one that was kept last."""
        if self._last is None or state.table is None:
            return True
        return bool(state.table.code == self._last["code"])

    @Slot(object, str)
    def _take(self, message: AnyAnswer, _kind: str) -> None:
        is_closed = isinstance(message, Closing) and message.reason == "table_closed"
        is_over = isinstance(message, Left) or is_closed
        if is_over and self._last is not None:
            self._kept.forget(self._desk.state.link.server, self._last["code"])
            self._last = None
            self.changed.emit()
