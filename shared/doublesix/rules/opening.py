"""Opening: who poses, and why (Rules 1.6)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from doublesix.rules.seat import Seat


class OpeningRule(Enum):
    """Why a seat opens a deal; the names stand in records."""

    DOUBLE_SIX = "double-six"
    WINNER = "winner"
    LIGHTER = "lighter"
    NAMED = "named"


@dataclass(frozen=True, slots=True)
class Opening:
    """Who opens a deal and why; `by` is the representative where the opener is named.

    `opener` is None until it is named (Rules 3.3) and, for a double-six opening, until the
    tiles are dealt.
    """

    rule: OpeningRule
    opener: Seat | None = None
    by: Seat | None = None


DOUBLE_SIX_OPENING = Opening(OpeningRule.DOUBLE_SIX)
