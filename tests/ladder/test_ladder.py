"""The program that measures the ladder: its rows, its commands, and what it keeps."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from doublesix import players
from tests.ladder import __main__ as ladder
from tests.ladder.rows import DEALS, ISMCTS, Row, line_of, rows

SIDE = {"level": "club", "effort": None, "mean_ms": 0.3456, "p99_ms": 0.71}
RESULT = {
    "deals": 4000,
    "rate": 0.5612,
    "standard_error": 0.0049,
    "matches": None,
    "first": {**SIDE, "level": "master", "effort": 800, "mean_ms": 4.87},
    "second": SIDE,
    "partner": SIDE,
}


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "efforts.json").write_text(json.dumps({"master": 800, ISMCTS: 4000}))
    return tmp_path


def test_every_level_is_measured_against_the_one_below_in_both_games() -> None:
    below = {(row.first, row.second, row.profile) for row in rows()}
    for upper, lower in (("casual", "novice"), ("club", "casual"), ("master", "expert")):
        for profile in ("chiva", "six-love"):
            assert (upper, lower, profile) in below
    assert len(set(rows())) == len(rows())


def test_a_row_is_a_command_with_the_efforts_of_this_machine() -> None:
    row = Row("master", ISMCTS, "chiva", partner="club")
    assert row.arguments({"master": 800, ISMCTS: 4000}, 50) == [
        *("master@800", f"{ISMCTS}@4000", "--partner", "club", "--profile", "chiva"),
        *("--deals", "50", "--seed", "ladder"),
    ]


def test_a_result_is_a_line_with_its_error_and_both_times() -> None:
    line = line_of(Row("master", "club", "chiva", "55"), RESULT)
    assert line.startswith("| master@800 | club |  | chiva | 56.1 % ± 0.5 | 55 % | 4.87 / 0.35 |")
    assert "4,000 deals, each twice" in line


def test_of_matches_the_rate_of_matches_is_shown() -> None:
    matches = {"matches": 200, "rate": 0.7, "standard_error": 0.02}
    line = line_of(Row("master", "club", "chiva", matches=200), {**RESULT, "matches": matches})
    assert "70.0 % ± 2.0" in line
    assert "200 matches, each twice" in line


def test_a_row_that_has_a_result_is_not_played_again(
    folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    asked: list[list[str]] = []

    def played(arguments: list[str]) -> dict[str, Any]:
        asked.append(arguments)
        return RESULT

    monkeypatch.setattr(ladder, "played", played)
    for _ in range(2):
        assert ladder.main(["run", str(folder), "master", "Ismcts", "chiva"]) == 0
    assert len(asked) == 2  # with a partner and without
    assert all(str(DEALS) in arguments for arguments in asked)
    capsys.readouterr()
    assert ladder.main(["print", str(folder)]) == 0
    printed = capsys.readouterr().out
    assert printed.count("| master@800 |") == 2
    assert f"doublesix arena master@800 {ISMCTS}@4000 --partner club" in printed


def test_efforts_are_set_to_take_the_budget(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ladder, "BUDGETS", {"master": 5.0})
    monkeypatch.setattr(ladder, "calibrated", lambda who, budget: int(1234 * budget))
    assert ladder.main(["calibrate", str(tmp_path / "new")]) == 0
    assert ladder.efforts(tmp_path / "new") == {
        "master": 6170,
        "expert": int(6170 * players.SHARES["expert"]),
    }


def test_a_call_that_says_nothing_is_answered_with_how_to_call(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert ladder.main([]) == 2
    assert "python -m tests.ladder run" in capsys.readouterr().err
