"""A bone shows its numbers, whichever way it lies and however small it is; a back shows nothing."""

from __future__ import annotations

from itertools import combinations_with_replacement

import pytest
from PySide6.QtCore import QObject
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from tests.client.windows import Shown

TILES = list(combinations_with_replacement(range(7), 2))


def bones(unit: float, is_lying: bool) -> str:
    """Return the text of all 28 bones in rows of seven."""
    return (
        "Grid { columns: 7; spacing: 20\n"
        + "\n".join(
            f'Bone {{ objectName: "{first}-{second}"; first: {first}; second: {second}; '
            f"unit: {unit}; vertical: {'false' if is_lying else 'true'} }}"
            for first, second in TILES
        )
        + "}"
    )


def dark(image: QImage, x: int, y: int) -> bool:
    colour = image.pixelColor(x, y)
    return max(colour.red(), colour.green(), colour.blue()) < 60


def blots(image: QImage, left: int, top: int, width: int, height: int, least: float) -> int:
    """Count the dark patches of some size in a part of a picture."""
    left_over = {
        (x, y)
        for x in range(left, left + width)
        for y in range(top, top + height)
        if dark(image, x, y)
    }
    count = 0
    while left_over:
        patch, size = [left_over.pop()], 0
        while patch:
            x, y = patch.pop()
            size += 1
            near = {(x + i, y + j) for i in (-1, 0, 1) for j in (-1, 0, 1)} & left_over
            left_over -= near
            patch += near
        count += size >= least
    return count


@pytest.mark.parametrize("is_lying", [False, True])
@pytest.mark.parametrize("unit", [26, 32.5, 46, 58])
def test_every_tile_shows_as_many_pips_as_its_numbers(
    qtbot: QtBot, unit: float, is_lying: bool
) -> None:
    shown = Shown(bones(unit, is_lying), QObject(), 1100, 1100)
    picture = shown.window.grabWindow()
    wrong = []
    for first, second in TILES:
        item = shown.find(f"{first}-{second}")
        left, top = round(item.x()) + 2, round(item.y()) + 2
        wide, high = int(item.width()) - 4, int(item.height()) - 4
        half = (wide // 2 - 2, high) if is_lying else (wide, high // 2 - 2)
        begins = (left + wide // 2 + 2, top) if is_lying else (left, top + high // 2 + 2)
        least = (0.1 * unit) ** 2
        counted = (
            blots(picture, left, top, *half, least),
            blots(picture, *begins, *half, least),
        )
        if counted != (first, second):
            wrong.append(f"{first}-{second} shows {counted}")
    shown.close()
    assert wrong == []


@pytest.mark.parametrize("unit", [8, 12, 46])
def test_a_back_bears_no_mark(qtbot: QtBot, unit: int) -> None:
    shown = Shown(f"BoneBack {{ unit: {unit} }}", QObject(), 200, 200)
    picture = shown.window.grabWindow()
    inside = {
        picture.pixelColor(x, y).name()
        for x in range(3, unit - 3)
        for y in range(4, 2 * unit - 4)
        if unit / 2 - abs(x - unit / 2) > 0.2 * unit or unit / 2 < y < 1.5 * unit
    }
    shown.close()
    assert len(inside) == 1


@pytest.mark.parametrize("face", ["pips", "colours", "numerals"])
def test_every_face_tells_all_tiles_apart(qtbot: QtBot, face: str) -> None:
    shown = Shown(bones(46, is_lying=False), QObject(), 700, 500)
    shown.theme().setProperty("face", face)
    picture = shown.window.grabWindow()
    seen = set()
    for first, second in TILES:
        item = shown.find(f"{first}-{second}")
        part = picture.copy(round(item.x()), round(item.y()), 46, 92)
        seen.add(bytes(part.constBits()))
    shown.close()
    assert len(seen) == len(TILES)
