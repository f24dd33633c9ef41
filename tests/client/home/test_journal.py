"""The window's log: enough for a report, and nothing that is nobody's business."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from pathlib import Path

import pytest

from doublesix_client.home.journal import Journal
from doublesix_client.home.settings import Preferences


@pytest.fixture
def journal(tmp_path: Path) -> Iterator[Journal]:
    one = Journal(tmp_path / "window.log")
    yield one
    one.close()


def text_of(folder: Path) -> str:
    return (folder / "window.log").read_text(encoding="utf-8")


def test_it_says_what_travelled_and_how_the_link_stood(journal: Journal, tmp_path: Path) -> None:
    journal.note_link("ready", is_own=True)
    journal.note_link("retrying", "link_lost")
    journal.note_arrived("update", 8)
    lines = [line.partition(" INFO ")[2] for line in text_of(tmp_path).splitlines()]
    assert lines == [
        "link: own server, ready",
        "link: a server, retrying, link_lost",
        "arrived: update at 8",
    ]


@pytest.mark.logs
def test_of_an_exception_it_writes_the_kind_and_the_place(journal: Journal, tmp_path: Path) -> None:
    hand = "-".join("664")
    try:
        raise ValueError(hand)
    except ValueError:
        logging.getLogger("doublesix_client.viewmodels").exception("a view failed")
    text = text_of(tmp_path)
    assert "a view failed" in text
    assert "ValueError" in text
    assert "test_journal.py" in text
    assert "6-6" not in text


@pytest.mark.logs
def test_what_nobody_caught_is_noted_without_its_text(
    journal: Journal, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    hand = "-".join("664")
    try:
        raise KeyError(hand)
    except KeyError as error:
        journal.note_fault(KeyError, error, error.__traceback__)
    told = text_of(tmp_path) + capsys.readouterr().err
    assert "\nKeyError\ndoublesix: KeyError: the log says where\n" in told
    assert "test_journal.py" in told
    assert "6-6" not in told


@pytest.mark.parametrize("reason", ["6-6 was\nheld", "x" * 100, ""])
def test_a_reason_that_is_no_code_is_not_written_down(
    journal: Journal, tmp_path: Path, reason: str
) -> None:
    journal.note_link("ended", reason)
    told = text_of(tmp_path) + journal.details("0.1.0", {})
    assert "6-6" not in told
    assert "xxx" not in told
    assert told.count("link: a server, ended") == 2


def test_a_report_has_versions_settings_and_links_but_no_name(journal: Journal) -> None:
    journal.note_link("ended", "taken_over")
    settings = Preferences(name="Ana", last_server="wss://dominoes.example#ab", theme="dark")
    report = journal.details("0.1.0", settings.model_dump(), Qt="6.11.3")
    for told in ("doublesix 0.1.0", "Python 3.", "Qt 6.11.3", "theme 'dark'", "taken_over"):
        assert told in report
    assert "Ana" not in report
    assert "example" not in report


def test_the_log_does_not_grow_for_ever(journal: Journal, tmp_path: Path) -> None:
    for _ in range(1_000):
        journal.note_arrived("play" * 250)
    sizes = [path.stat().st_size for path in tmp_path.iterdir()]
    assert len(sizes) == 3
    assert max(sizes) <= 256 * 1024


def test_a_window_whose_log_cannot_be_written_goes_on(tmp_path: Path) -> None:
    journal = Journal(tmp_path / "nowhere" / "window.log")
    journal.note_arrived("update")
    assert "none" in journal.details("0.1.0", {})
    journal.close()


@pytest.mark.logs
def test_a_deal_that_does_not_match_is_noted_with_where_its_evidence_is(
    journal: Journal, tmp_path: Path
) -> None:
    journal.note_broken(3, "001-session-1-deal-3.json")
    assert "deal 3 does not match how it was drawn; evidence: 001-" in text_of(tmp_path)
