"""Looking: how far a look back is, and what came of it, as values."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Any


class LookPhase(StrEnum):
    """How far a look back is."""

    NONE = "none"
    """Nobody has asked for one."""
    WORKING = "working"
    READY = "ready"
    FAILED = "failed"


class LookFault(StrEnum):
    """Why there is no look back."""

    NOT_INSTALLED = "not_installed"
    """The strong computer players are not."""
    BROKEN = "broken"
    """What looks back ended otherwise than it should."""


@dataclass(frozen=True, slots=True)
class Looking:
    """News of a look back: acts looked at so far of how many, or what was found."""

    phase: LookPhase
    done: int = 0
    of: int = 0
    found: dict[str, Any] | None = None
    fault: LookFault | None = None
