"""Screens: a picture of every screen, in every size, pixel ratio, language and dress.

    python -m tests.screens FOLDER [--quick] [--keep] [--only NAME ...]

Writes FOLDER/SCALE/VARIANT/WIDTHxHEIGHT/SCENE.png and a page beside them to look at them all.
With --keep a few of them become those of docs/screens. Judges nothing: whoever looks does. A pixel
ratio is set once a process, so each has its own.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from tests.screens.page import write_page

SIZES = ((390, 844), (1366, 768), (2560, 1440))
SCALES = ("1", "1.25", "2")
LANGUAGES = ("en", "es", "ms", "pl")
KEEP = Path(__file__).resolve().parents[2] / "docs" / "screens"
KEPT = {
    "home": "1366x768/home-carry-on.png",
    "table": "1366x768/table-preview.png",
    "hint": "1366x768/table-hint.png",
    "result": "1366x768/result-streak-broken.png",
    "replay": "1366x768/replay-open.png",
    "look-back": "1366x768/look-back.png",
    "narrow-table": "390x844/table-preview.png",
    "narrow-naming": "390x844/table-naming.png",
}


@dataclass(frozen=True, slots=True)
class Variant:
    """A language and a dress."""

    name: str
    preferences: dict[str, Any]


def variants(scale: str, *, quick: bool) -> list[Variant]:
    """Return what is shown at a pixel ratio: every dress at one, the languages at all."""
    dark = [
        Variant(language, {"language": language, "theme": "dark"})
        for language in (LANGUAGES[:1] if quick else LANGUAGES)
    ]
    if quick or scale != "1":
        return dark
    english: dict[str, Any] = {"language": "en", "theme": "dark"}
    return [
        *dark,
        Variant("light", {**english, "theme": "light"}),
        Variant("contrast", {**english, "contrast": True}),
        Variant("contrast-light", {**english, "theme": "light", "contrast": True}),
        Variant("colours", {**english, "face": "colours"}),
        Variant("numerals", {**english, "face": "numerals"}),
        *(
            Variant(f"large-{language}", {**english, "language": language, "text_scale": 2.0})
            for language in LANGUAGES
        ),
    ]


def main(arguments: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(prog="tests.screens")
    parser.add_argument("folder", type=Path)
    parser.add_argument("--quick", action="store_true", help="one language, two sizes, one ratio")
    parser.add_argument("--keep", action="store_true", help="renew the pictures of docs/screens")
    parser.add_argument("--only", nargs="*", default=[], help="beginnings of names of scenes")
    parser.add_argument("--variants", nargs="*", default=[], help="names of variants")
    parser.add_argument("--scale", choices=SCALES, help=argparse.SUPPRESS)
    chosen = parser.parse_args(arguments)
    if chosen.scale is not None:
        return paint(chosen)
    for scale in SCALES[:1] if chosen.quick else SCALES:
        status = subprocess.run(
            [sys.executable, "-m", "tests.screens", *arguments, "--scale", scale],
            env=_environment(scale),
            check=False,
        ).returncode
        if status:
            return status
    write_page(chosen.folder)
    if chosen.keep:
        for name, path in KEPT.items():
            shutil.copy(chosen.folder / "1" / "en" / path, KEEP / f"{name}.png")
    return 0


def paint(chosen: argparse.Namespace) -> int:
    """Write the pictures of one pixel ratio; return how many scenes failed."""
    from PySide6.QtGui import QGuiApplication

    from doublesix_client import typeface

    app = QGuiApplication([])
    typeface.load()
    failed = [
        fault
        for variant in variants(chosen.scale, quick=chosen.quick)
        if not chosen.variants or variant.name in chosen.variants
        for fault in paint_variant(chosen, variant)
    ]
    del app
    return len(failed)


def paint_variant(chosen: argparse.Namespace, variant: Variant) -> list[str]:
    """Write the pictures of a variant; return what failed, said as it fails."""
    from tests.screens.scenes import SCENES
    from tests.screens.stage import stage

    failed = []
    with TemporaryDirectory() as home, stage(Path(home), **variant.preferences) as on:
        for width, height in SIZES[:2] if chosen.quick else SIZES:
            folder = chosen.folder / chosen.scale / variant.name / f"{width}x{height}"
            folder.mkdir(parents=True, exist_ok=True)
            on.resize(width, height)
            for name, play in SCENES.items():
                if chosen.only and not name.startswith(tuple(chosen.only)):
                    continue
                try:
                    on.clear()
                    play(on)
                    on.picture(folder / f"{name}.png")
                except (AssertionError, AttributeError, KeyError, StopIteration) as error:
                    failed.append(name)
                    print(f"{chosen.scale} {variant.name} {width}x{height} {name}: {error!r}")
    return failed


def _environment(scale: str) -> dict[str, str]:
    """Return what Qt is told before it starts: no screen, and how many pixels a unit has."""
    return {
        **os.environ,
        "QT_QPA_PLATFORM": "offscreen",
        "QT_QUICK_BACKEND": "software",
        "QT_QUICK_CONTROLS_STYLE": "Basic",
        "QT_SCALE_FACTOR": scale,
    }


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
