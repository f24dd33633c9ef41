"""Passage: a part of a text for readers, with a row of tiles to look at."""

from __future__ import annotations

from dataclasses import dataclass

Row = tuple[str, ...]
"""Tiles side by side, each by its two numbers as one reads them from left to right."""


@dataclass(frozen=True, slots=True)
class Passage:
    """A part of the rules: a heading, paragraphs, and a row of tiles with what it shows."""

    key: str
    title: str
    paragraphs: tuple[str, ...]
    tiles: Row = ()
    caption: str = ""
