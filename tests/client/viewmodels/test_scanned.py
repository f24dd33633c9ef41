"""A text becomes a square that a camera reads."""

from __future__ import annotations

from base64 import b64decode

from PySide6.QtGui import QImage

from doublesix_client.viewmodels.scanned import scanned


def picture_of(text: str) -> QImage:
    kind, _, body = scanned(text).partition(",")
    assert kind == "data:image/png;base64"
    return QImage.fromData(b64decode(body))


def test_the_square_has_its_three_corner_marks() -> None:
    picture = picture_of("doublesix://192.168.1.5:6006/K7QM-2XV0")
    last = picture.width() - 1
    assert picture.width() == picture.height()
    corners = [picture.pixelColor(x, y).alpha() for x, y in [(0, 0), (last, 0), (0, last)]]
    assert corners == [255, 255, 255]
    assert picture.pixelColor(8, 8).alpha() == 0


def test_another_text_is_another_square() -> None:
    assert scanned("K7QM-2XV0") != scanned("K7QM-2XV1")
