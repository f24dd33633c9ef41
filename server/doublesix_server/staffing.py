"""Staffing: what a table asks of those who find workers for its seats.

Knows seats and levels; never workers.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Protocol

from doublesix.protocol.hints import ActReason
from doublesix.rules.seat import Seat

if TYPE_CHECKING:
    from doublesix_server.table import Table


class Advised(Protocol):
    """Is told what a worker would do."""

    def __call__(
        self, level: str, act: list[str | int] | None, reasons: Sequence[ActReason], /
    ) -> None:
        """Take the level that was asked, its act and why; None for the act if nobody can tell."""


class Staff(Protocol):
    """Finds workers for seats, as a table sees it."""

    def want(self, table: Table, seat: Seat, level: str) -> None:
        """Find a worker for this seat, now or when one comes."""

    def release(self, table: Table, seat: Seat) -> None:
        """Take the worker of this seat away."""

    def lost(self, table: Table, seat: Seat) -> None:
        """Find another worker for a seat whose connection is gone."""

    def review(self, table: Table) -> None:
        """Take seats from workers that may not play there now that somebody came."""

    def failed(self, table: Table, seat: Seat) -> None:
        """Take the seat from its worker, which did what it may not."""

    def ask(self, table: Table, seat: Seat, then: Advised) -> None:
        """Ask a worker what it would do in this seat."""

    @property
    def levels(self) -> list[str]:
        """The levels that can be had, weakest first."""
