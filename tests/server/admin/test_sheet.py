"""The sheet: a line for each session, safe in a spreadsheet."""

from __future__ import annotations

import csv
import io
from typing import Any

from doublesix_server.admin.sheet import HEAD, sheet_of, written

SESSION: dict[str, Any] = {
    "table": "K7QM2XV0",
    "session": 2,
    "profile": "six-love",
    "began": 1_700_000_000,
    "changed": 1_700_003_600,
    "names": ["Ana", "club", None, '=HYPERLINK("x")'],
    "deals": 11,
    "won": [1, 0],
    "score": [0, 3],
    "open": True,
}


def test_each_session_is_a_line_under_the_heads() -> None:
    head, one = csv.reader(io.StringIO(sheet_of([SESSION])))
    assert head == list(HEAD)
    began, changed = written(1_700_000_000), written(1_700_003_600)
    assert one == [
        *("K7QM2XV0", "2", "six-love", began, changed),
        *("Ana", "club", "", '\'=HYPERLINK("x")'),
        *("11", "1", "0", "0", "3", "yes"),
    ]


def test_without_sessions_there_is_the_head_alone() -> None:
    assert sheet_of([]).count("\n") == 1
