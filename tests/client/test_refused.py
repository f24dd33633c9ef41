"""Whoever opens a second window on a folder is told so in a window."""

from __future__ import annotations

import pytest
from PySide6.QtQuick import QQuickWindow
from PySide6.QtTest import QTest

from doublesix_client.refused import RefusedWindow, is_seen
from tests.client.windows import Scene


class Refusal(Scene):
    """The window, as it is seen."""

    def __init__(self) -> None:
        self.real = RefusedWindow("/home/ana/dominoes")
        [root] = self.real.engine.rootObjects()
        assert isinstance(root, QQuickWindow)
        self.window = root
        QTest.qWaitForWindowExposed(root)


def test_it_names_the_folder_and_is_closed_by_a_press(qapp: object) -> None:
    refusal = Refusal()
    assert "/home/ana/dominoes" in refusal.spoken("refused-why")
    refusal.window.grabWindow()
    refusal.click("refused-close")
    assert not refusal.window.isVisible()
    refusal.real.close()


@pytest.mark.parametrize(
    ("environment", "seen"),
    [
        ({}, True),
        ({"QT_QPA_PLATFORM": "xcb"}, True),
        ({"QT_QPA_PLATFORM": "offscreen"}, False),
        ({"QT_QPA_PLATFORM": "offscreen:size=800x600"}, False),
    ],
)
def test_where_nobody_sees_it_none_is_opened(environment: dict[str, str], seen: bool) -> None:
    assert is_seen(environment) is seen
