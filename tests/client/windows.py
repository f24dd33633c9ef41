"""Windows for tests: a component of ours in a real window, over any view model."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QAccessible
from PySide6.QtQml import QQmlApplicationEngine
from PySide6.QtQuick import QQuickItem, QQuickWindow
from PySide6.QtTest import QTest
from shiboken6 import delete

from doublesix_client import typeface

QML = Path(__file__).resolve().parents[2] / "client" / "doublesix_client" / "qml"

_WINDOW = b"""
import QtQuick
import Doublesix

Window {
    id: window
    required property QtObject model
    property bool narrow: width < 720
    visible: true
    color: Theme.ground1
    Component.onCompleted: { Theme.motion = false; Theme.narrow = Qt.binding(() => window.narrow) }
    CONTENT
}
"""


class Scene:
    """What is seen in a window, found by name, and the ways to act on it."""

    window: QQuickWindow

    def items(self, item: QQuickItem | None = None) -> Iterator[QQuickItem]:
        """Yield every item of the scene, delegates included."""
        for child in (item or self.window.contentItem()).childItems():
            yield child
            yield from self.items(child)

    def find(self, name: str) -> QQuickItem:
        """Return the one visible item with an objectName."""
        found = [item for item in self.items() if item.objectName() == name and item.isVisible()]
        assert len(found) == 1, f"{len(found)} items are called {name}"
        return found[0]

    def names(self) -> set[str]:
        """Return the objectNames of all that is visible."""
        return {item.objectName() for item in self.items() if item.isVisible()} - {""}

    def middle(self, item: QQuickItem) -> QPoint:
        """Return where an item is in the window."""
        return item.mapToScene(QPointF(item.width() / 2, item.height() / 2)).toPoint()

    def click(self, name: str) -> None:
        """Press an item with the mouse."""
        at = self.middle(self.find(name))
        QTest.mouseClick(self.window, Qt.MouseButton.LeftButton, pos=at)

    def key(
        self, key: Qt.Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier
    ) -> None:
        """Press a key."""
        QTest.keyClick(self.window, key, modifier)

    def focused(self) -> str:
        """Return the objectName of what the keyboard is on."""
        item: QQuickItem | None = self.window.activeFocusItem()
        return item.objectName() if item else ""

    def press(self, name: str) -> None:
        """Press an item as a screen reader does."""
        interface = QAccessible.queryAccessibleInterface(self.find(name))
        interface.actionInterface().doAction("Press")

    def spoken(self, name: str) -> str:
        """Return what a screen reader says of an item."""
        interface = QAccessible.queryAccessibleInterface(self.find(name))
        return interface.text(QAccessible.Text.Name)

    def save(self, path: str) -> None:
        """Write a screenshot."""
        self.window.grabWindow().save(path)


@cache
def _load_letters() -> None:
    """Have the window's own letters: with those of this machine lines break elsewhere."""
    typeface.load()


class Shown(Scene):
    """A component in a window of its own; `model` in its text is the view model."""

    def __init__(self, content: str, model: QObject, width: int, height: int) -> None:
        _load_letters()
        self.engine = QQmlApplicationEngine()
        self.engine.addImportPath(str(QML))
        self.warnings: list[str] = []
        self.engine.warnings.connect(
            lambda errors: self.warnings.extend(error.toString() for error in errors)
        )
        self.engine.setInitialProperties({"model": model, "width": width, "height": height})
        self.engine.loadData(_WINDOW.replace(b"CONTENT", content.encode()), QUrl("test.qml"))
        assert self.engine.rootObjects(), self.warnings
        root = self.engine.rootObjects()[0]
        assert isinstance(root, QQuickWindow)
        self.window = root
        QTest.qWaitForWindowExposed(root)

    def close(self) -> None:
        """Take the window down before what it shows."""
        delete(self.window)
        delete(self.engine)
        assert self.warnings == []

    def theme(self) -> QObject:
        """Return the theme of this window."""
        theme = self.engine.singletonInstance("Doublesix", "Theme")
        assert isinstance(theme, QObject)
        return theme


def wait(milliseconds: int = 0) -> None:
    """Let the event loop run."""
    QTest.qWait(milliseconds)


def plain(value: Any) -> Any:
    """Return a value of QML as Python knows it."""
    return value.toVariant() if hasattr(value, "toVariant") else value
