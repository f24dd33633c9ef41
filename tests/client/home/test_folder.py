"""One person's folder: theirs alone, for one window at a time."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from doublesix_client.home.folder import HomeError, entered, home_of, set_aside, write_whole

posix_only = pytest.mark.skipif(sys.platform == "win32", reason="no such modes there")


def mode_of(path: Path) -> int:
    return path.stat().st_mode & 0o777


def test_without_a_word_it_is_the_platform_s_own() -> None:
    assert "doublesix" in str(home_of().path)


def test_each_thing_has_its_own_place_in_it(tmp_path: Path) -> None:
    home = home_of(tmp_path)
    places = {
        *(home.settings, home.identities, home.kept),
        *(home.log, home.server_data, home.server_log),
    }
    assert {place.parent for place in places} == {tmp_path}
    assert len(places) == 6


@posix_only
def test_nobody_else_may_look_into_it(tmp_path: Path) -> None:
    home = home_of(tmp_path / "some" / "where")
    home.path.mkdir(parents=True, mode=0o755)
    with entered(home):
        assert mode_of(home.path) == 0o700


def test_a_second_window_is_told_in_one_sentence(tmp_path: Path) -> None:
    home = home_of(tmp_path)
    told = "another window uses this folder"
    with entered(home), pytest.raises(HomeError, match=told), entered(home):
        pass
    with entered(home):
        pass


def test_a_folder_that_cannot_be_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    with pytest.raises(HomeError, match="cannot be used"), entered(home_of(tmp_path / "file")):
        pass


@posix_only
def test_what_is_written_is_whole_and_its_owner_s_alone(tmp_path: Path) -> None:
    path = tmp_path / "identities.json"
    path.write_text("old", encoding="utf-8")
    path.chmod(0o644)
    write_whole(path, "new")
    assert path.read_text(encoding="utf-8") == "new"
    assert mode_of(path) == 0o600
    assert list(tmp_path.iterdir()) == [path]


def test_what_cannot_be_written_leaves_the_old_one(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    path.write_text("old", encoding="utf-8")
    (tmp_path / "settings.json.new").mkdir()
    with pytest.raises(OSError, match="settings"):
        write_whole(path, "new")
    assert path.read_text(encoding="utf-8") == "old"


@posix_only
def test_a_copy_that_is_set_aside_is_its_owner_s_alone(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    for text in ("first", "second"):
        path.write_text(text, encoding="utf-8")
        set_aside(path)
    copy = tmp_path / "settings.json.broken"
    assert copy.read_text(encoding="utf-8") == "second"
    assert mode_of(copy) == 0o600
