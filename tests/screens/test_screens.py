"""The command that pictures every screen does so at each size and pixel ratio (W1)."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtGui import QImage

from tests.screens.__main__ import SCALES, SIZES, main


@pytest.mark.slow
def test_a_picture_has_the_pixels_of_its_size_and_ratio(tmp_path: Path) -> None:
    assert main([str(tmp_path), "--variants", "pl", "--only", "table-pass"]) == 0
    for scale in SCALES:
        for width, height in SIZES:
            picture = QImage(str(tmp_path / scale / "pl" / f"{width}x{height}" / "table-pass.png"))
            wanted = round(width * float(scale)), round(height * float(scale))
            got = picture.width(), picture.height()
            assert all(abs(a - b) <= 1 for a, b in zip(got, wanted, strict=True))
    page = (tmp_path / "index.html").read_text(encoding="utf-8")
    assert page.count("<img") == len(SCALES) * len(SIZES)


@pytest.mark.slow
def test_every_scene_can_be_set(tmp_path: Path) -> None:
    assert main([str(tmp_path), "--quick"]) == 0
