"""Desk: what every view model stands on: the state as it is, and a way to ask the server.

Holds the one state of the window and folds into it what arrives. Knows no socket: orders go out
through a `Wire`, news comes in through `take`.
"""

from __future__ import annotations

import secrets
from typing import Any, Protocol

from PySide6.QtCore import QObject, Signal, Slot

from doublesix_client.core import state as core
from doublesix_client.core.link import (
    Arrived,
    Ask,
    Judged,
    Leave,
    LinkPhase,
    LookAround,
    Nearby,
    News,
    Open,
    Order,
)
from doublesix_client.core.state import State


class Wire(Protocol):
    """Whoever carries orders to the network."""

    def post(self, order: Order) -> None:
        """Hand an order over; never blocks."""


class Desk(QObject):
    """The window's state, and what is asked of the server."""

    changed = Signal()
    """The state was folded anew."""
    arrived = Signal(object, str)
    """A message came, and of which kind the request was that it answers ("" for none).

    Not one that tells less than is known already.
    """
    lookedAround = Signal(object)
    """Which servers there are nearby."""

    def __init__(self, wire: Wire, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.state = State()
        self._wire = wire
        self._asked = 0
        self._prefix = secrets.token_hex(4)  # ids stay unique when the window starts anew

    def open(self, order: Open) -> None:
        """Go to a server."""
        self._wire.post(order)

    def look_around(self) -> None:
        """Look for servers nearby, until one goes to a server."""
        self._wire.post(LookAround())

    def leave(self) -> None:
        """Leave the server on purpose; nothing brings the link back by itself."""
        self._wire.post(Leave())

    def ask(self, kind: str, **fields: Any) -> str:
        """Send a request and return its id."""
        self._asked += 1
        request_id = f"{self._prefix}-{self._asked}"
        self.state = core.asked(self.state, request_id, kind)
        self._wire.post(Ask(request_id, kind, fields))
        self.changed.emit()
        return request_id

    def act(self, kind: str, **fields: Any) -> None:
        """Send an act against the update that is shown; one at a time, and none while it is lost.

        What was done over a link that was lost would be done when it is back, unseen (S3, S4).
        """
        update = self.state.update
        if update is None or self.state.is_waiting or self.state.link.phase is not LinkPhase.READY:
            return
        self.ask(kind, version=update.version, **fields)

    @Slot(object)
    def take(self, news: News) -> None:
        """Fold in what the network tells."""
        if isinstance(news, Nearby):
            self.lookedAround.emit(news)
        elif isinstance(news, Arrived):
            kind = self.state.asked.get(getattr(news.message, "re", None) or "", "")
            is_outdated = core.is_outdated(self.state, news.message)
            self.state = core.arrived(self.state, news.message)
            self.changed.emit()
            if not is_outdated:
                self.arrived.emit(news.message, kind)
        elif isinstance(news, Judged):
            self.state = core.judged(self.state, news)
            self.changed.emit()
        else:
            self.state = core.linked(self.state, news)
            self.changed.emit()
