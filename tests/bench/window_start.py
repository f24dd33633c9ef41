"""Prints the moment of a window's first frame: ours over a folder of its own, or a bare one of Qt.

    python -m tests.bench.window_start ours|bare

The moment is of the system's monotonic clock, so that whoever started this can subtract.
"""

from __future__ import annotations

import os
import sys
import tempfile
import time
from pathlib import Path

BARE = b"import QtQuick\nWindow { visible: true; width: 1366; height: 768 }"


def main(which: str) -> int:
    """Show a window until its first frame is painted."""
    from PySide6.QtGui import QGuiApplication

    app = QGuiApplication([])
    with tempfile.TemporaryDirectory() as folder:
        show = _ours if which == "ours" else _bare
        close = show(Path(folder))
        status = app.exec()
        close()
    return status


def _ours(folder: Path):  # type: ignore[no-untyped-def]
    from doublesix_client import typeface
    from doublesix_client.app import Window
    from doublesix_client.home.folder import home_of

    typeface.load()
    window = Window(home_of(folder))
    window.show()
    _tell_first_frame(window.engine)
    return window.close


def _bare(_: Path):  # type: ignore[no-untyped-def]
    from PySide6.QtQml import QQmlApplicationEngine

    engine = QQmlApplicationEngine()
    engine.loadData(BARE)
    _tell_first_frame(engine)
    return engine.deleteLater


def _tell_first_frame(engine) -> None:  # type: ignore[no-untyped-def]
    from PySide6.QtCore import Qt
    from PySide6.QtGui import QGuiApplication
    from PySide6.QtQuick import QQuickWindow

    [root] = engine.rootObjects()
    assert isinstance(root, QQuickWindow)

    def tell() -> None:
        print(time.monotonic(), flush=True)
        QGuiApplication.quit()

    root.frameSwapped.connect(tell, Qt.ConnectionType.QueuedConnection)


if __name__ == "__main__":
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    os.environ.setdefault("QT_QUICK_BACKEND", "software")
    raise SystemExit(main(sys.argv[1]))
