"""A look back at a terminal: tables on standard output, progress on standard error."""

from __future__ import annotations

import json

import pytest

from doublesix.review.form import Mark
from doublesix.review.show import COLUMNS, LEGEND
from doublesix.review.terminal import print_reviews, progress
from tests.shared.review.samples import act_review, deal_review

MARKED = act_review([0.6, 0.5], chosen=1, opened=[0.0, 1.0], mark=Mark.COST)


def test_a_deal_is_printed_with_its_columns_and_remarks(
    capsys: pytest.CaptureFixture[str],
) -> None:
    print_reviews([deal_review(MARKED, act_review([0.5], number=6))])
    printed = capsys.readouterr().out
    for part in ("Deal 2, match 1", *COLUMNS[:4], "1-1 left", "! Act 5, seat 2", *LEGEND):
        assert part in printed
    assert "Seats 2 and 4 win the deal: seat 2 goes out" in printed
    assert printed.endswith("\n! cost most by what the seat could know\n")


def test_no_sign_is_explained_where_no_act_has_one(capsys: pytest.CaptureFixture[str]) -> None:
    print_reviews([deal_review(act_review([0.5]))])
    assert capsys.readouterr().out.endswith(f"\n{LEGEND[-1]}\n")


def test_no_line_is_wider_than_a_hundred_columns(capsys: pytest.CaptureFixture[str]) -> None:
    print_reviews([deal_review(MARKED)])
    assert max(map(len, capsys.readouterr().out.splitlines())) <= 100


def test_progress_in_lines_is_json_on_standard_error(capsys: pytest.CaptureFixture[str]) -> None:
    with progress(2, as_lines=True) as tell:
        tell()
        tell()
    printed = capsys.readouterr()
    assert [json.loads(line) for line in printed.err.splitlines()] == [
        {"done": 1, "of": 2},
        {"done": 2, "of": 2},
    ]
    assert printed.out == ""


def test_a_bar_counts_no_acts_before_the_first_is_done(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("FORCE_COLOR", "1")
    monkeypatch.setenv("TERM", "xterm")
    with progress(20, as_lines=False) as tell:
        begin = capsys.readouterr().err
        tell()
    assert "setting out" in begin
    assert "20" not in begin
    assert "1 of 20 acts" in capsys.readouterr().err


def test_a_bar_is_not_shown_where_there_is_no_terminal(
    capsys: pytest.CaptureFixture[str],
) -> None:
    with progress(2, as_lines=False) as tell:
        tell()
    assert capsys.readouterr() == ("", "")
