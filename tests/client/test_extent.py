"""The window fits its screen, and is as large as it was left."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QWindow

from doublesix_client.extent import FRAME, fitting, left_at


@pytest.mark.parametrize(
    ("wanted", "screen", "size"),
    [
        ((1366, 768), (1920, 1080), (1366, 768)),
        ((1366, 768), (390, 844), (390, 768)),
        ((1366, 768), (1366, 768), (1366, 768 - FRAME)),
        ((1366, 768), (300, 300), (360, 480)),
        ((2560, 1400), (1920, 1080), (1920, 1080 - FRAME)),
    ],
)
def test_no_more_of_it_than_the_screen_holds(
    wanted: tuple[int, int], screen: tuple[int, int], size: tuple[int, int]
) -> None:
    assert fitting(QSize(*wanted), QSize(*screen)).toTuple() == size


def test_the_size_is_kept_that_a_window_was_given(qapp: object) -> None:
    window = QWindow()
    window.resize(700, 500)
    assert left_at(window) is None, "it was never shown"
    window.showNormal()
    assert left_at(window) == QSize(700, 500)
    window.showMaximized()
    assert left_at(window) is None
    window.close()
