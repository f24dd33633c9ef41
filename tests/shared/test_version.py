"""The version is the one in `pyproject.toml`."""

from __future__ import annotations

import tomllib
from importlib.metadata import PackageNotFoundError
from pathlib import Path

import pytest

from doublesix import version as room

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture(autouse=True)
def forgotten() -> None:
    room.own_version.cache_clear()


def test_the_installed_version_is_that_of_the_project() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert room.own_version() == project["version"]


def test_a_source_that_is_not_installed_has_none(monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(name: str) -> str:
        raise PackageNotFoundError(name)

    monkeypatch.setattr(room, "version", missing)
    assert room.own_version() == "0"
    room.own_version.cache_clear()
