"""`doublesix play` says in one line why there can be no window."""

from __future__ import annotations

from pathlib import Path
from urllib.parse import quote

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


def test_what_is_neither_link_nor_file_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", "nowhere.json"]) == 2
    said = capsys.readouterr().err
    assert said.count("\n") == 1
    assert "nowhere.json" in said


def test_one_thing_is_opened_at_a_time(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", "doublesix://192.0.2.7", "--start", "chiva"]) == 2
    assert "choose one" in capsys.readouterr().err


@pytest.mark.parametrize("form", ["{}", "file://{}"])
def test_a_file_is_opened_by_its_whole_path(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, form: str
) -> None:
    file = tmp_path / "a sunday.json"
    file.touch()
    opened: list[str | None] = []

    def note(home: Path | None, *, what: str | None, start: str | None) -> int:
        opened.append(what)
        return 0

    monkeypatch.setenv("QT_QPA_PLATFORM", "offscreen")
    monkeypatch.setattr("doublesix_client.app.run", note)
    path = str(file) if form == "{}" else quote(str(file))
    assert main(["play", form.format(path)]) == 0
    assert main(["play", "doublesix://192.0.2.7:6006"]) == 0
    assert opened == [str(file), "doublesix://192.0.2.7:6006"]


def test_two_windows_do_not_share_a_folder(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with entered(home_of(tmp_path)):
        assert main(["play", "--home", str(tmp_path)]) == 2
    said = capsys.readouterr().err
    assert said.count("\n") == 1
    assert "another window uses this folder" in said
