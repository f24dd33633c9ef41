"""An open window is told what to open: by a program started meanwhile, or by the system."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QUrl
from PySide6.QtGui import QFileOpenEvent, QGuiApplication
from PySide6.QtNetwork import QLocalSocket
from pytestqt.qtbot import QtBot

from doublesix_client.calling import LONGEST, Calls, call, place_of

LINK = "doublesix://192.0.2.7:6006/K7QM-2XV0#" + "ab" * 32
CALLER = "import sys; from pathlib import Path; from doublesix_client.calling import call; \
sys.exit(0 if call(Path(sys.argv[1]), sys.argv[2]) else 3)"


class Window:
    """Takes what it is told to, and notes it."""

    def __init__(self, folder: Path, *, is_free: bool = True) -> None:
        self.told: list[str] = []
        self._is_free = is_free
        self.calls = Calls(folder, self._take)

    def _take(self, text: str) -> bool:
        self.told.append(text)
        return self._is_free


def called(qtbot: QtBot, folder: Path, text: str) -> int:
    """Call from a process of its own; return its exit status."""
    caller = subprocess.Popen([sys.executable, "-c", CALLER, str(folder), text])
    qtbot.waitUntil(lambda: caller.poll() is not None, timeout=20_000)
    return caller.returncode


def test_a_window_takes_what_another_program_hands_on(qtbot: QtBot, tmp_path: Path) -> None:
    window = Window(tmp_path)
    assert window.calls.is_listening
    assert called(qtbot, tmp_path, LINK) == 0
    assert window.told == [LINK]
    window.calls.close()


def test_the_caller_hears_that_a_window_is_busy(qtbot: QtBot, tmp_path: Path) -> None:
    window = Window(tmp_path, is_free=False)
    assert called(qtbot, tmp_path, LINK) == 3
    assert window.told == [LINK]
    window.calls.close()


def test_where_no_window_is_nobody_takes_anything(qtbot: QtBot, tmp_path: Path) -> None:
    assert not call(tmp_path, LINK)


def test_what_a_window_left_when_it_was_killed_is_in_nobodys_way(
    qtbot: QtBot, tmp_path: Path
) -> None:
    Path(place_of(tmp_path)).touch()
    window = Window(tmp_path)
    assert window.calls.is_listening
    window.calls.close()


def test_a_folder_with_a_long_name_has_a_window_that_is_not_called(
    qtbot: QtBot, tmp_path: Path
) -> None:
    if sys.platform == "win32":
        pytest.skip("a pipe's name has no path")
    window = Window(tmp_path / ("deep" * 40))
    assert not window.calls.is_listening
    window.calls.close()


def test_a_caller_that_never_ends_is_cut_off(qtbot: QtBot, tmp_path: Path) -> None:
    window = Window(tmp_path)
    caller = QLocalSocket()
    caller.connectToServer(place_of(tmp_path))
    caller.write(b"a" * (LONGEST + 1))
    qtbot.waitUntil(lambda: caller.state() is QLocalSocket.LocalSocketState.UnconnectedState)
    assert window.told == []
    window.calls.close()


@pytest.mark.parametrize(
    ("event", "told"),
    [
        (QFileOpenEvent(QUrl("doublesix://192.0.2.7:6006")), "doublesix://192.0.2.7:6006"),
        (QFileOpenEvent("/home/ana/sunday.doublesix"), "/home/ana/sunday.doublesix"),
    ],
)
def test_the_system_may_ask_for_it_too(
    qapp: QGuiApplication, tmp_path: Path, event: QFileOpenEvent, told: str
) -> None:
    window = Window(tmp_path)
    qapp.installEventFilter(window.calls)
    QCoreApplication.sendEvent(qapp, event)
    qapp.removeEventFilter(window.calls)
    assert window.told == [told]
    window.calls.close()
