"""Way: takes the steps of an arrival, one after the other, until there or refused.

Knows the desk and whose secret to show; what the next step is says `core.arrival`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any, Protocol

from PySide6.QtCore import QObject, Signal, Slot

from doublesix_client.core.arrival import (
    Arrival,
    AskFor,
    Failed,
    GoThere,
    LeaveFirst,
    Next,
    Plan,
    There,
    Wait,
    after,
    elsewhere,
    next_step,
)
from doublesix_client.core.link import Open
from doublesix_client.viewmodels.desk import Desk
from doublesix_client.words.arriving import ArrivingWords

OWN = "own"
"""The key of the secret for the window's own server."""


def _key_of(plan: Plan) -> str:
    """Return what a plan's server is known by.

    One with a certificate of its own is that certificate, wherever it is: whoever else answers at
    its address learns no secret of it, and it may come by another address tomorrow.
    """
    if plan.server is None:
        return OWN
    return f"#{plan.fingerprint}" if plan.fingerprint else plan.server


class Identities(Protocol):
    """The secrets by which servers know this person again."""

    def secret_for(self, key: str) -> bytes:
        """Return the secret for a server, made on first use."""


class Settings(Protocol):
    """What this person has set."""

    def get(self, name: str) -> Any:
        """Return a setting."""

    def set(self, **values: Any) -> None:
        """Change settings and keep them."""


class Way(QObject):
    """A plan, and how far it has come. `step` is a `Wait`, a `Failed`, `There`, or None.

    `terms` are what every table that is made on the way is asked to have besides.
    """

    changed = Signal()
    """The step is another."""
    arrived = Signal(object)
    """The goal of this plan is reached."""

    def __init__(
        self,
        desk: Desk,
        identities: Identities,
        settings: Settings,
        parent: QObject | None = None,
        *,
        terms: Mapping[str, Any] | None = None,
    ) -> None:
        super().__init__(parent)
        self.step: Next | None = None
        self._desk = desk
        self._identities = identities
        self._settings = settings
        self._terms = dict(terms or {})
        self._words = ArrivingWords(self)
        self._arrival: Arrival | None = None
        self._plan: Plan | None = None
        self._is_going = False
        desk.changed.connect(self._go)

    @property
    def plan(self) -> Plan | None:
        """What is, or was last, under way."""
        return self._plan

    def begin(self, plan: Plan) -> None:
        """Set out; what was under way before is dropped."""
        self._plan = replace(plan, terms=self._terms)
        self._arrival = Arrival(self._plan)
        self._go()

    def again(self) -> None:
        """Set out once more for what failed."""
        if isinstance(self.step, Failed) and self._plan is not None:
            self.begin(self._plan)

    def reopen(self, code: str | None) -> None:
        """Go to the same server at once, and to a table there: its link was lost or has ended."""
        if self._plan is not None:
            self._desk.open(self._order(replace(self._plan, code=code)))

    def cancel(self) -> None:
        """Stay where one was before: at no server."""
        if self._arrival is not None and self._arrival.has_opened:
            self._desk.leave()
        self._stop(None)

    @Slot()
    def _go(self) -> None:
        if self._is_going:  # what is asked for below changes the desk at once
            return
        self._is_going = True
        try:
            while self._arrival is not None and self._take_a_step():
                pass
        finally:
            self._is_going = False

    def _take_a_step(self) -> bool:
        """Take the next step and say whether another may be taken at once."""
        assert self._arrival is not None
        step = next_step(self._arrival, self._desk.state)
        self._arrival = after(self._arrival, step)
        match step:
            case LeaveFirst():
                self._desk.leave()
            case GoThere():
                self._desk.open(self._order(self._arrival.plan))
            case AskFor(kind, fields):
                self._desk.ask(kind, **fields)
            case Wait():
                self._show(step)
                return False
            case There():
                plan = self._arrival.plan
                self._remember(plan)
                self._stop(step)
                self.arrived.emit(plan)
                return False
            case Failed():
                self._desk.leave()
                another = elsewhere(self._arrival.plan)
                if another is None:
                    self._stop(step)
                    return False
                self._plan, self._arrival = another, Arrival(another, has_left=True)
        return True

    def _order(self, plan: Plan) -> Open:
        names = [name for name in plan.names if name]
        return Open(
            plan.server,
            self._identities.secret_for(_key_of(plan)),
            names[0] if names else self._settings.get("name") or self._words.nameless(),
            code=plan.code,
            fingerprint=plan.fingerprint,
            invitation=plan.invitation,
            reachable=plan.reachable,
        )

    def _remember(self, plan: Plan) -> None:
        if plan.server is not None:
            ending = f"#{plan.fingerprint}" if plan.fingerprint else ""
            self._settings.set(last_server=plan.server + ending)

    def _stop(self, step: Next | None) -> None:
        self._arrival = None
        self._show(step)

    def _show(self, step: Next | None) -> None:
        if step != self.step:
            self.step = step
            self.changed.emit()
