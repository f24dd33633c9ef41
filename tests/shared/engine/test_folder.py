"""Where compiled kernels are kept: somewhere that can be written, and by nobody else."""

from __future__ import annotations

import os
import shutil
import tempfile
from pathlib import Path

import numba
import pytest

from doublesix.engine import folder as room
from doublesix.engine.folder import DAYS, options

KEPT = {"cache": True, "nogil": True}
OF_NOW = Path(room.__file__).parent


@pytest.fixture
def places(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """A cache and a folder for temporary files of the test's own."""
    monkeypatch.setattr(numba.config, "CACHE_DIR", "")
    monkeypatch.delenv("NUMBA_CACHE_DIR", raising=False)
    monkeypatch.setattr(room, "user_cache_path", lambda name, appauthor: tmp_path / "cache" / name)
    (tmp_path / "temporary").mkdir()
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path / "temporary"))
    return tmp_path


@pytest.fixture
def no_cache(places: Path) -> Path:
    """The same where the user's cache cannot be: a file is in its place."""
    (places / "cache").write_text("")
    return places / "temporary"


def kept_in() -> Path:
    return Path(vars(numba.config)["CACHE_DIR"])


def test_kernels_are_kept_in_the_cache_of_the_user(places: Path) -> None:
    for _ in range(2):
        assert options() == KEPT
        assert kept_in().parent == places / "cache" / "doublesix" / "kernels"
        assert list(kept_in().iterdir()) == []


def test_another_folder_can_be_named(places: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NUMBA_CACHE_DIR", str(places / "named"))
    options()
    assert kept_in().parent == places / "named"


def test_other_sources_of_the_engine_have_a_folder_of_their_own(
    places: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    engine = places / "engine"
    shutil.copytree(OF_NOW, engine, ignore=shutil.ignore_patterns("__pycache__"))
    options()
    before = kept_in()
    monkeypatch.setattr(room, "__file__", str(engine / "folder.py"))
    options()
    assert kept_in() == before
    with (engine / "bits.py").open("a") as source:
        source.write("# anything\n")
    options()
    assert kept_in() != before


def test_kernels_of_versions_long_unused_are_deleted(places: Path) -> None:
    kernels = places / "cache" / "doublesix" / "kernels"
    for name, days in (("old", DAYS + 1), ("of last week", 7)):
        (kernels / name).mkdir(parents=True)
        (kernels / name / "kernel.nbc").write_bytes(b"")
        then = (places.stat().st_mtime - days * 24 * 60 * 60,) * 2
        os.utime(kernels / name, then)
    options()
    assert {folder.name for folder in kernels.iterdir()} == {"of last week", kept_in().name}


def test_where_there_is_no_cache_they_are_kept_among_the_temporary_files(no_cache: Path) -> None:
    for _ in range(2):
        assert options() == KEPT
        [folder] = no_cache.iterdir()
        assert kept_in().parent == folder


def test_a_folder_that_others_can_write_is_not_used(no_cache: Path) -> None:
    options()
    [open_to_all] = no_cache.iterdir()
    open_to_all.chmod(0o777)
    assert options() == KEPT
    assert kept_in().parent != open_to_all
    assert kept_in().parent.stat().st_mode & 0o077 == 0


def test_where_nothing_can_be_written_kernels_are_compiled_each_time(
    no_cache: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tempfile, "tempdir", str(no_cache / "no such folder"))
    assert options() == {"nogil": True}
