"""What stands on what can be read, in every palette and with every kind of eye."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import Any

import pytest
from PySide6.QtCore import QObject
from PySide6.QtGui import QColor
from PySide6.QtQml import QQmlApplicationEngine
from shiboken6 import delete

from tests.client.windows import QML

Rgb = tuple[float, float, float]

PALETTES = {
    f"{'dark' if dark else 'light'}{', high contrast' if contrast else ''}": (dark, contrast)
    for dark in (True, False)
    for contrast in (False, True)
}
GROUNDS = ("ground0", "ground1", "ground2", "surface", "raised", "deck")
READ_ON = {
    **dict.fromkeys(("text", "muted", "amber", "sea", "hint"), GROUNDS),
    "accentInk": ("accent",),
    "ivoryInk": ("ivory",),
    "woodInk": ("wood",),
    "pip": ("ivoryHigh", "ivoryLow"),
    "surface": ("text",),
}
SEEN_ON = {
    **dict.fromkeys(("accent", "focus"), GROUNDS),
    **dict.fromkeys(("pegAmber", "pegSea"), ("wood",)),
}
# How people see who lack one kind of cone: linear red, green and blue as they reach the eye.
SIGHTS: dict[str, tuple[Rgb, Rgb, Rgb]] = {
    "all cones": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "no red": ((0.1524, 1.0523, -0.2047), (0.1145, 0.7865, 0.0990), (-0.0039, -0.0481, 1.0520)),
    "no green": ((0.3673, 0.8606, -0.2279), (0.2801, 0.6728, 0.0471), (-0.0118, 0.0430, 0.9689)),
    "no blue": ((1.2556, -0.0767, -0.1788), (-0.0784, 0.9308, 0.1476), (0.0047, 0.6914, 0.3040)),
}


@pytest.fixture
def theme(qapp: object) -> Iterator[QObject]:
    engine = QQmlApplicationEngine()
    engine.addImportPath(str(QML))
    theme = engine.singletonInstance("Doublesix", "Theme")
    assert isinstance(theme, QObject)
    yield theme
    delete(engine)


def put_on(theme: QObject, palette: str) -> None:
    dark, contrast = PALETTES[palette]
    theme.setProperty("dark", dark)
    theme.setProperty("contrast", contrast)


def linear(colour: Any) -> Rgb:
    def light(part: float) -> float:
        return part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4

    sure = QColor(colour)
    return light(sure.redF()), light(sure.greenF()), light(sure.blueF())


def luminance(colour: Any) -> float:
    red, green, blue = linear(colour)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast_of(theme: QObject, one: str, other: str) -> float:
    lights = sorted(luminance(theme.property(name)) for name in (one, other))
    return (lights[1] + 0.05) / (lights[0] + 0.05)


def faint(theme: QObject, pairs: dict[str, tuple[str, ...]], least: float) -> list[str]:
    return [
        f"{one} on {other}: {contrast_of(theme, one, other):.2f}"
        for one, others in pairs.items()
        for other in others
        if contrast_of(theme, one, other) < least
    ]


@pytest.mark.parametrize("palette", PALETTES)
def test_every_text_stands_out_from_its_ground(theme: QObject, palette: str) -> None:
    put_on(theme, palette)
    assert faint(theme, READ_ON, 4.5) == []


@pytest.mark.parametrize("palette", PALETTES)
def test_every_ring_and_peg_stands_out_from_its_ground(theme: QObject, palette: str) -> None:
    put_on(theme, palette)
    assert faint(theme, SEEN_ON, 3.0) == []


@pytest.mark.parametrize("palette", [name for name in PALETTES if "high" in name])
def test_high_contrast_is_high(theme: QObject, palette: str) -> None:
    put_on(theme, palette)
    assert faint(theme, {"text": GROUNDS, "muted": GROUNDS}, 10) == []
    assert faint(theme, {"line": ("surface", "raised")}, 4.5) == []


def lab(light: Rgb) -> Rgb:
    x, y, z = (
        sum(part * weight for part, weight in zip(light, weights, strict=True)) / white
        for weights, white in (
            ((0.4124, 0.3576, 0.1805), 0.9505),
            ((0.2126, 0.7152, 0.0722), 1.0),
            ((0.0193, 0.1192, 0.9505), 1.089),
        )
    )

    def root(part: float) -> float:
        return part ** (1 / 3) if part > 0.008856 else 7.787 * part + 16 / 116

    return 116 * root(y) - 16, 500 * (root(x) - root(y)), 200 * (root(y) - root(z))


def seen(colour: Any, sight: str) -> Rgb:
    light = linear(colour)
    red, green, blue = (
        sum(part * weight for part, weight in zip(light, row, strict=True)) for row in SIGHTS[sight]
    )
    return lab((min(1.0, max(0.0, red)), min(1.0, max(0.0, green)), min(1.0, max(0.0, blue))))


@pytest.mark.parametrize("sight", SIGHTS)
def test_no_two_numbers_share_a_colour_for_any_eye(theme: QObject, sight: str) -> None:
    numbers = list(theme.property("numbers"))
    near = []
    for (a, one), (b, other) in combinations(list(enumerate(numbers))[1:], 2):
        apart = sum((p - q) ** 2 for p, q in zip(seen(one, sight), seen(other, sight), strict=True))
        if apart**0.5 < 15:
            near.append(f"{a} and {b}: {apart**0.5:.1f}")
    assert near == []


@pytest.mark.parametrize("palette", PALETTES)
def test_coloured_pips_stand_out_from_the_bone(theme: QObject, palette: str) -> None:
    put_on(theme, palette)
    ivory = luminance(theme.property("ivoryLow"))
    for colour in theme.property("numbers"):
        assert (ivory + 0.05) / (luminance(colour) + 0.05) >= 4.5


def test_letters_grow_together(theme: QObject) -> None:
    names = ("note", "body", "name", "heading", "result")
    assert [theme.property(name) for name in names] == [13, 15, 18, 24, 34]
    theme.setProperty("textScale", 2.0)
    assert [theme.property(name) for name in names] == [26, 30, 36, 48, 68]


def test_without_motion_nothing_takes_time(theme: QObject) -> None:
    times = ("place", "rise", "reveal", "knock", "slide", "step")
    assert all(theme.property(name) > 0 for name in times)
    theme.setProperty("motion", False)
    assert [theme.property(name) for name in times] == [0] * len(times)
