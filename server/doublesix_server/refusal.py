"""Refused: what the server's rooms raise when a request cannot be granted.

A person's, or its operator's.
"""

from __future__ import annotations

from typing import Any

from doublesix.protocol.errors import Refusal


class Refused(Exception):
    """A request that is refused for a reason that is not one of the rules'."""

    def __init__(self, reason: Refusal, **values: Any) -> None:
        super().__init__(reason)
        self.reason = reason
        self.values = values


class TurnedAway(Refused):
    """A refusal after which the connection is closed."""


class NotDone(Exception):
    """What the operator asked for cannot be done; the text says why and what would be right."""
