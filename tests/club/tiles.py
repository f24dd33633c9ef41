"""Tiles: where their names stand in what nobody should find them in.

As on the wire, or as people write them. Knows text and plain values; never who may know a tile.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

NAMES = frozenset(f"{high}{low}" for high in range(7) for low in range(high + 1))

_NAME = "|".join(sorted(NAMES))
_ON_PAPER = "|".join(f"{name[0]}-{name[1]}" for name in sorted(NAMES))
_WRITTEN = re.compile(
    rb"""["'](?:%(name)s)["']|\xa2(?:%(name)s)(?!\d)|(?<![\w.:-])(?:%(paper)s)(?![\w.:-])"""
    % {b"name": _NAME.encode(), b"paper": _ON_PAPER.encode()}
)
"""In quotes, as a string of msgpack, or with a dash."""


def tiles_in(plain: Any) -> Iterator[str]:
    """Yield the tiles that are named in a plain value."""
    match plain:
        case str():
            if plain in NAMES or _WRITTEN.search(plain.encode()):
                yield plain
        case bytes():
            yield from tiles_written(plain)
        case dict():
            yield from tiles_in([*plain, *plain.values()])
        case list() | tuple():
            for one in plain:
                yield from tiles_in(one)


def tiles_written(text: bytes) -> Iterator[str]:
    """Yield the tiles that are named in a text or a frame."""
    for found in _WRITTEN.finditer(text):
        yield found.group().decode("utf-8", "replace")


def told_in_files(files: Iterable[Path]) -> Iterator[str]:
    """Yield where files name tiles, without naming them: it is for the log's reader to look."""
    for file in files:
        for number, line in enumerate(file.read_bytes().splitlines(), start=1):
            if any(tiles_written(line)):
                yield f"{file.parent.name}/{file.name}, line {number}: names a tile"
