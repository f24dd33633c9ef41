"""Refused: the little window that says why there is no other, for whoever sees no terminal."""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path

from PySide6.QtQml import QQmlApplicationEngine
from shiboken6 import delete

from doublesix_client.language import Language

QML = Path(__file__).parent / "qml"
_UNSEEN = frozenset({"offscreen", "minimal"})


def is_seen(environment: Mapping[str, str] = os.environ) -> bool:
    """Say whether somebody sees a window here: a program that tries them out does not."""
    return environment.get("QT_QPA_PLATFORM", "").partition(":")[0] not in _UNSEEN


class RefusedWindow:
    """Says that another window has the folder, in the system's language."""

    def __init__(self, path: str) -> None:
        self.engine = QQmlApplicationEngine()
        self.language = Language(self.engine, self)
        self.language.use("")
        self.engine.addImportPath(str(QML))
        self.engine.setInitialProperties({"path": path})
        self.engine.loadFromModule("Doublesix", "Refused")

    def retranslate(self) -> None:
        """Say nothing anew: the language stays."""

    def close(self) -> None:
        """Take it down."""
        for root in self.engine.rootObjects():
            delete(root)
        delete(self.engine)
        self.language.close()
