"""The window brings its letters along, whole for the languages that it speaks."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QFont, QFontInfo, QRawFont

from doublesix_client import typeface


@pytest.mark.usefixtures("qapp")
def test_the_family_comes_with_its_weights() -> None:
    assert typeface.FAMILY in typeface.load()
    for weight in (400, 500, 700, 900):
        font = QFont(typeface.FAMILY, 15, weight)
        assert QFontInfo(font).family().startswith(typeface.FAMILY)


def test_the_licence_lies_beside_the_letters() -> None:
    text = (typeface.FOLDER / "OFL.txt").read_text(encoding="utf-8")
    assert "SIL OPEN FONT LICENSE Version 1.1" in text
    assert 'Reserved Font Name "Lato"' in text


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("weight", ["Regular", "Medium", "Bold", "Black"])
def test_every_letter_of_spanish_malay_and_polish_is_there(weight: str) -> None:
    letters = "áéíóúüñ¿¡ÁÉÍÓÚÜÑ ąćęłńóśźżĄĆĘŁŃÓŚŹŻ „”“’–—…«» 0123456789"
    raw = QRawFont(str(typeface.FOLDER / f"Lato-{weight}.ttf"), 15)
    assert [letter for letter in letters if not raw.supportsCharacter(ord(letter))] == []


@pytest.mark.usefixtures("qapp")
def test_figures_are_all_of_one_width() -> None:
    for weight in ("Regular", "Bold"):
        raw = QRawFont(str(typeface.FOLDER / f"Lato-{weight}.ttf"), 64)
        numbers = raw.glyphIndexesForString("0123456789")
        widths = {round(point.x(), 3) for point in raw.advancesForGlyphIndexes(numbers)}
        assert len(widths) == 1
