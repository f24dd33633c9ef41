"""Extent: how large the window opens, and how large it was when it was closed.

Knows sizes; never what is shown.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QSize
from PySide6.QtGui import QWindow

FRAME: Final = 40
"""What a window's title takes of a screen's height, at most."""
SMALLEST: Final = QSize(360, 480)


def fitting(wanted: QSize, screen: QSize) -> QSize:
    """Return the size for a window that is to be so large, on a screen with so much room.

    >>> fitting(QSize(1366, 768), QSize(390, 844)).toTuple()
    (390, 768)
    """
    room = QSize(screen.width(), screen.height() - FRAME)
    return wanted.boundedTo(room).expandedTo(SMALLEST)


def left_at(window: QWindow) -> QSize | None:
    """Return the size that a window was given, None while it fills its screen or is put away."""
    if window.visibility() is not QWindow.Visibility.Windowed:
        return None
    return window.size().expandedTo(SMALLEST)
