"""Where compiled kernels are kept: somewhere that can be written, and by nobody else."""

from __future__ import annotations

import tempfile
from pathlib import Path
from typing import Any, NoReturn

import numba
import pytest

from doublesix.engine.folder import options

KEPT = {"cache": True, "nogil": True}


def _kept_in() -> str:
    folder: str = vars(numba.config)["CACHE_DIR"]
    return folder


@pytest.fixture
def nothing_can_be_kept(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """Have numba find no folder of its own, as on a read-only install without a home."""

    def refuse(**_: Any) -> NoReturn:
        raise RuntimeError("cannot cache function: no locator available")

    monkeypatch.setattr(numba, "njit", refuse)
    monkeypatch.setattr(numba.config, "CACHE_DIR", "")
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    return tmp_path


def test_where_numba_finds_a_folder_it_is_left_to_numba() -> None:
    before = _kept_in()
    assert options() == KEPT
    assert before == _kept_in()


def test_where_it_finds_none_kernels_are_kept_among_the_temporary_files(
    nothing_can_be_kept: Path,
) -> None:
    for _ in range(2):
        assert options() == KEPT
        [folder] = nothing_can_be_kept.iterdir()
        assert str(folder) == _kept_in()


def test_a_folder_that_others_can_write_is_not_used(nothing_can_be_kept: Path) -> None:
    options()
    [open_to_all] = nothing_can_be_kept.iterdir()
    open_to_all.chmod(0o777)
    assert options() == KEPT
    assert str(open_to_all) != _kept_in()
    assert Path(_kept_in()).stat().st_mode & 0o077 == 0


def test_where_nothing_can_be_written_kernels_are_compiled_each_time(
    nothing_can_be_kept: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tempfile, "tempdir", str(nothing_can_be_kept / "no such folder"))
    assert options() == {"nogil": True}
