"""Measures: what the rooms of a server tell of their work to whoever counts it.

Knows reasons; never tables, hands or the library that shows the figures.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from doublesix.protocol.errors import Refusal
from doublesix.rules.errors import Reason
from doublesix_server.log import Acted, Began


class Measures(Protocol):
    """Who counts."""

    def received(self) -> None:
        """Note that a request has come and is answered now."""

    def refused(self, reason: Refusal | Reason) -> None:
        """Count a request that was refused."""

    def overdue(self) -> None:
        """Count a worker that has not answered in time."""

    def acted(self, entry: Acted | Began, tell: Callable[[], None]) -> Callable[[], None]:
        """Count an act, and return what tells of it once it is durable."""


class Unmeasured:
    """Nobody counts."""

    def received(self) -> None:
        """Do nothing."""

    def refused(self, reason: Refusal | Reason) -> None:
        """Do nothing."""

    def overdue(self) -> None:
        """Do nothing."""

    def acted(self, entry: Acted | Began, tell: Callable[[], None]) -> Callable[[], None]:
        """Return what tells of it."""
        return tell


UNMEASURED = Unmeasured()
