"""The drawing of the rooms tells the truth: each room is on it, and each arrow is an import."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from xml.etree import ElementTree as ET

from tests.structure.test_imports import SOURCES, imports
from tests.syntax import tree_of

ROOT = Path(__file__).resolve().parents[2]
SVG = "{http://www.w3.org/2000/svg}"
DRAWING = ET.parse(ROOT / "docs" / "architecture.svg").getroot()
UNSEEN = {"qml"}
"""Knows what is beside it by its own language, where no import tells."""


def drawn_rooms() -> set[str]:
    return {text.text or "" for text in DRAWING.iter(f"{SVG}text") if text.get("class") == "room"}


def drawn_arrows() -> list[tuple[str, str]]:
    titles = [title.text or "" for title in DRAWING.iterfind(f"{SVG}path/{SVG}title")]
    return [(one, other) for one, verb, other in map(str.split, titles) if verb == "knows"]


def rooms() -> set[str]:
    """Return the folders with code in them."""
    return {parts[1] for name in SOURCES if len(parts := name.split(".")) > 2}


@cache
def known() -> set[tuple[str, str]]:
    """Return which room imports from which."""
    return {
        (name.split(".")[1], target.split(".")[1])
        for name, path in SOURCES.items()
        for _, target, _ in imports(tree_of(path.read_text(encoding="utf-8")))
        if "." in name and "." in target and target.startswith("doublesix")
    }


def test_every_room_is_drawn() -> None:
    assert len(rooms()) > 10
    assert rooms() - drawn_rooms() == set()


def test_every_arrow_is_one_that_there_is() -> None:
    arrows = [arrow for arrow in drawn_arrows() if not UNSEEN & set(arrow)]
    assert len(arrows) > 30
    assert set(arrows) - known() == set()


def test_an_arrow_that_there_is_not_would_be_found() -> None:
    assert ("rules", "views") not in known()
