"""Gallery: all parts of the window in one picture, to be looked at.

    python -m tests.client.gallery OUT.png [--light] [--contrast] [--narrow] [--scale 2] [--face F]

Judges nothing.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from pathlib import Path

HERE = Path(__file__).parent


def main(arguments: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(prog="gallery")
    parser.add_argument("out")
    parser.add_argument("--light", action="store_true")
    parser.add_argument("--contrast", action="store_true")
    parser.add_argument("--narrow", action="store_true")
    parser.add_argument("--scale", type=float, default=1.0)
    parser.add_argument("--face", choices=("pips", "colours", "numerals"), default="pips")
    chosen = parser.parse_args(arguments)
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    os.environ.setdefault("QT_QUICK_BACKEND", "software")

    from PySide6.QtCore import QObject, QUrl
    from PySide6.QtGui import QGuiApplication
    from PySide6.QtQml import QQmlApplicationEngine
    from PySide6.QtQuick import QQuickWindow
    from shiboken6 import delete

    from doublesix_client import typeface
    from tests.client.windows import QML

    app = QGuiApplication([])
    typeface.load()
    engine = QQmlApplicationEngine()
    engine.addImportPath(str(QML))
    theme = engine.singletonInstance("Doublesix", "Theme")
    assert isinstance(theme, QObject)
    wanted = {
        "dark": not chosen.light,
        "contrast": chosen.contrast,
        "narrow": chosen.narrow,
        "textScale": chosen.scale,
        "face": chosen.face,
        "motion": False,
    }
    for name, value in wanted.items():
        theme.setProperty(name, value)
    engine.load(QUrl.fromLocalFile(str(HERE / "gallery.qml")))
    window = engine.rootObjects()[0]
    assert isinstance(window, QQuickWindow)
    for _ in range(4):  # each picture lays out once more what the last one changed
        app.processEvents()
        window.grabWindow()
    is_saved = window.grabWindow().save(chosen.out)
    delete(window)
    delete(engine)
    return 0 if is_saved else 1


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
