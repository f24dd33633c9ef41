"""The window is drawn at each pixel ratio, never drawn small and made larger (W1)."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parents[3]
SIZES = [(390, 844), (1366, 768)]
RATIOS = ["1.25", "1.5", "2"]


def come_out(width: int, height: int, ratio: str) -> dict[str, Any]:
    done = subprocess.run(
        [sys.executable, "-m", "tests.client.sharp", str(width), str(height)],
        cwd=ROOT,
        env={
            **os.environ,
            "QT_QPA_PLATFORM": "offscreen",
            "QT_QUICK_BACKEND": "software",
            "QT_SCALE_FACTOR": ratio,
        },
        capture_output=True,
        check=True,
        timeout=120,
    )
    assert done.stderr == b""
    told: dict[str, Any] = json.loads(done.stdout)
    return told


@pytest.mark.slow
@pytest.mark.parametrize(("width", "height"), SIZES)
def test_tiles_are_as_sharp_at_every_ratio(width: int, height: int) -> None:
    plain = come_out(width, height, "1")
    assert plain["size"] == [width, height]
    assert plain["enlarged"] < 0.8 * plain["sharpest"]
    for ratio in RATIOS:
        other = come_out(width, height, ratio)
        assert other["size"] == [round(width * float(ratio)), round(height * float(ratio))]
        assert other["sharpest"] > 0.8 * plain["sharpest"]
