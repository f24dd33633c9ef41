"""Ways to press what is seen: a mouse, a finger, the keyboard alone."""

from __future__ import annotations

import time

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPointingDevice
from PySide6.QtQuick import QQuickItem
from PySide6.QtTest import QTest

from tests.client.whole.driving import Driven

FURTHEST = 120
"""More presses of Tab than there are things on any screen."""
SETTLED = 0.5
"""How long the focus may take to find its place when something has gone."""


class Finger:
    """Presses with one finger on a touch screen."""

    def __init__(self, window: Driven) -> None:
        self._window = window
        self._screen: QPointingDevice = QTest.createTouchDevice()

    def __call__(self, name: str) -> None:
        """Press and let go."""
        window = self._window.window
        at = self._window.middle(self._window.find(name))
        QTest.touchEvent(window, self._screen).press(0, at, window).commit()
        QTest.touchEvent(window, self._screen).release(0, at, window).commit()


class Keyboard:
    """Presses with keys alone, and looks after each whether one sees where one is."""

    def __init__(self, window: Driven) -> None:
        self._window = window
        self.lost: list[str] = []
        """What was done when the focus was gone or could not be seen."""

    def __call__(self, name: str) -> None:
        """Go to it, by arrows within the hand and by Tab elsewhere, and press Space.

        What goes away meanwhile is let go: the answer of the server has come.
        """
        if self._go_to(name):
            self._strike(Qt.Key.Key_Space, f"Space on {name}")

    def _go_to(self, name: str) -> bool:
        passed: list[str] = []
        for _ in range(FURTHEST):
            at = self._window.focused()
            passed.append(at)
            if not self._window.can_press(name):
                return False
            if at == name:
                return True
            if at.startswith("hand-") and name.startswith("hand-"):
                key = Qt.Key.Key_Right if self._is_right_of(at, name) else Qt.Key.Key_Left
            else:
                key = Qt.Key.Key_Tab
            self._strike(key, f"{key.name} on {at}")
        raise AssertionError(f"no key leads to {name}, only to {passed}")

    def _is_right_of(self, at: str, name: str) -> bool:
        here, there = (self._window.middle(self._window.find(one)) for one in (at, name))
        return there.x() > here.x()

    def _strike(self, key: Qt.Key, what: str) -> None:
        self._window.key(key)
        self.look(what)

    def look(self, what: str) -> None:
        """Note what was done if the focus is nowhere, or nothing shows where, and stays so."""
        end = time.monotonic() + SETTLED
        while not is_seen(self._window, self._window.window.activeFocusItem()):
            if time.monotonic() > end:
                item: QQuickItem | None = self._window.window.activeFocusItem()
                kind = "nothing" if item is None else item.metaObject().className()
                self.lost.append(f"{what}: on {kind} {self._window.focused()}")
                return
            QTest.qWait(1)


def is_seen(window: Driven, item: QQuickItem | None) -> bool:
    """Tell whether the keyboard is on something that is shown, with its ring around it."""
    if item is None or not item.isVisible() or not item.isEnabled():
        return False
    whole = QRectF(0, 0, window.window.width(), window.window.height())
    if not whole.intersects(item.mapRectToScene(QRectF(0, 0, item.width(), item.height()))):
        return False
    return any(
        child.isVisible() and child.metaObject().className().startswith("FocusRing")
        for child in window.items(item)
    )
