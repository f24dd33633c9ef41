"""`doublesix play` says in one line why there can be no window."""

from __future__ import annotations

from pathlib import Path

import pytest

from doublesix.cli import main
from doublesix_client.home.folder import entered, home_of


@pytest.fixture
def no_screen(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("QT_QPA_PLATFORM", "DISPLAY", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(name, raising=False)


@pytest.mark.usefixtures("no_screen")
def test_without_a_screen_it_says_so_in_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play"]) == 2
    said = capsys.readouterr().err
    assert said.count("\n") == 1
    assert "no screen" in said


@pytest.mark.slow
@pytest.mark.usefixtures("no_screen")
def test_without_a_screen_the_demo_is_played_where_that_is_asked_for(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["play", "--start", "chiva", "--or-demo"]) == 0
    told = capsys.readouterr()
    assert "the demo instead" in told.err
    assert "verified" in told.out


def test_two_tables_at_once_are_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", "--start", "chiva", "--join", "K7QM-2XV0"]) == 2
    assert "choose one" in capsys.readouterr().err


def test_two_windows_do_not_share_a_folder(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with entered(home_of(tmp_path)):
        assert main(["play", "--home", str(tmp_path)]) == 2
    said = capsys.readouterr().err
    assert said.count("\n") == 1
    assert "another window uses this folder" in said
