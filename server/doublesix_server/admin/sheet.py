"""Sheet: the results of sessions as a table for a spreadsheet."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable
from datetime import datetime

from doublesix.protocol.plain import Plain

HEAD = (
    *("table", "session", "profile", "began", "changed"),
    *("seat 1", "seat 2", "seat 3", "seat 4"),
    *("deals", "matches 1/3", "matches 2/4", "score 1/3", "score 2/4", "open"),
)
_FORMULAS = ("=", "+", "-", "@")


def sheet_of(sessions: Iterable[Plain]) -> str:
    """Return sessions as CSV, a line each; times are this machine's."""
    told = io.StringIO()
    writer = csv.writer(told)
    writer.writerow(HEAD)
    for one in sessions:
        writer.writerow(
            [
                *(one["table"], one["session"], one["profile"]),
                *(written(one["began"]), written(one["changed"])),
                *(_safe(name or "") for name in one["names"]),
                *(one["deals"], *one["won"], *one["score"]),
                "yes" if one["open"] else "no",
            ]
        )
    return told.getvalue()


def written(when: int) -> str:
    """Return a time as it is here, to the minute."""
    return datetime.fromtimestamp(when).astimezone().isoformat(" ", "minutes")


def _safe(name: str) -> str:
    """Return a name that no spreadsheet takes for a formula: people choose their own.

    >>> _safe("=1+1"), _safe("Ana")
    ("'=1+1", 'Ana')
    """
    return f"'{name}" if name.startswith(_FORMULAS) else name
