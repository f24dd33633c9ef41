"""The list of whose work a bundle holds is whole, and each licence has its text."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.packages.notices import PAGE, Part, page_with_table, parts, write_texts

PARTS = parts()


def test_the_list_is_the_one_that_is_made() -> None:
    page = PAGE.read_text(encoding="utf-8")
    assert page == page_with_table(page), "run: python -m tests.packages.notices"


def test_what_the_window_stands_on_is_in_it() -> None:
    assert {"PySide6_Essentials", "shiboken6", "numba", "zeroconf"} <= {one.name for one in PARTS}
    assert "doublesix" not in {one.name for one in PARTS}


@pytest.mark.parametrize("part", PARTS, ids=lambda part: part.name)
def test_each_says_its_licence(part: Part) -> None:
    assert part.licence
    assert "\n" not in part.licence
    if not part.texts:
        assert "LGPL-3.0-only" in part.licence  # whose text we bring along


def test_a_bundle_is_given_every_text(tmp_path: Path) -> None:
    write_texts(tmp_path)
    folders = {path.name for path in tmp_path.iterdir() if path.is_dir()}
    assert folders == {f"{part.name}-{part.version}" for part in PARTS}
    for name in ("LGPL-3.0.txt", "GPL-3.0.txt", "Lato.txt", "doublesix.txt"):
        assert len((tmp_path / name).read_text(encoding="utf-8")) > 1000
