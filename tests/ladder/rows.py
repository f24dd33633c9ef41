"""Rows of the ladder: who is measured against whom, and a figure as a line of Markdown.

Knows commands and results as the arena prints them; plays nothing.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from itertools import pairwise
from typing import Any, Final

from doublesix.rules.profiles import PROFILES

Document = Mapping[str, Any]
"""What `doublesix arena --json` prints."""

ISMCTS: Final = "tests.outsiders.ismcts:Ismcts"
VOTE: Final = "tests.outsiders.vote:Vote"
DOMINOES: Final = "tests.outsiders.dominoes_player:DominoesPlayer"

BUDGETS: Final = {"master": 5.0, ISMCTS: 5.0, VOTE: 5.0}
"""Milliseconds a decision that each searcher's effort is set to take; the expert has its share."""

DEALS: Final = 2000
MATCHES: Final = 200
SEED: Final = "ladder"


@dataclass(frozen=True, slots=True)
class Row:
    """One figure of the table: what to play, and what was asked of it."""

    first: str
    second: str
    profile: str
    aim: str = ""
    partner: str | None = None
    matches: int | None = None

    def arguments(self, efforts: Mapping[str, int], deals: int) -> list[str]:
        """Return the arguments of `doublesix arena` for this row."""
        words = [_with_effort(self.first, efforts), _with_effort(self.second, efforts)]
        if self.partner is not None:
            words += ["--partner", _with_effort(self.partner, efforts)]
        words += ["--profile", self.profile]
        if self.matches is None:
            words += ["--deals", str(deals)]
        else:
            words += ["--matches", str(self.matches)]
        return [*words, "--seed", SEED]


def rows() -> list[Row]:
    """Return the rows of the table, those of both profiles together."""
    ladder = ("novice", "casual", "club", "expert", "master")
    found: list[Row] = []
    for lower, upper in pairwise(ladder):
        found += [Row(upper, lower, profile, "55") for profile in PROFILES]
    found += [Row("master", VOTE, profile, "60") for profile in PROFILES]
    found += [Row("master", DOMINOES, "chiva", "57")]
    found += [Row("master", ISMCTS, "chiva", "56"), Row("master", ISMCTS, "six-love", "53")]
    found += [Row("master", ISMCTS, profile, "50", partner="club") for profile in PROFILES]
    found += [Row("master", "club", profile, matches=MATCHES) for profile in PROFILES]
    return found


HEAD: Final = (
    "| | against | beside both | | wins | asked | ms a decision | 99 of 100 within | trials |\n"
    "|---|---|---|---|---|---|---|---|---|"
)


def line_of(row: Row, document: Document) -> str:
    """Write a result as a line of the table; of matches, the rate of matches."""
    counted = document["matches"] or document
    rate, error = 100 * counted["rate"], 100 * counted["standard_error"]
    what = "matches" if document["matches"] else "deals"
    sides = [document["first"], document["second"]]
    means = " / ".join(f"{side['mean_ms']:.2f}" for side in sides)
    tails = " / ".join(f"{side['p99_ms']:.1f}" for side in sides)
    cells = (
        _shown(document["first"]),
        _shown(document["second"]),
        "" if row.partner is None else _shown(document["partner"]),
        row.profile,
        f"{rate:.1f} % ± {error:.1f}",
        f"{row.aim} %" if row.aim else "",
        means,
        tails,
        f"{counted[what]:,} {what}, each twice",
    )
    return f"| {' | '.join(cells)} |"


def _shown(side: Mapping[str, Any]) -> str:
    name = side["level"].rpartition(":")[2]
    return name if side["effort"] is None else f"{name}@{side['effort']}"


def _with_effort(who: str, efforts: Mapping[str, int]) -> str:
    return f"{who}@{efforts[who]}" if who in efforts else who
