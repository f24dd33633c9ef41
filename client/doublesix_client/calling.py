"""Calling: a window that is open is told what to open, by whoever is started meanwhile.

By a local socket in the person's folder, which is a pipe on Windows, or by the system itself, as
macOS does. Knows texts; never what they lead to.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path

from PySide6.QtCore import QEvent, QObject, Slot
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtNetwork import QLocalServer, QLocalSocket

LONGEST = 4096
PATIENCE = 3000
"""Milliseconds that a call may take; a window that draws answers in less."""
_END, _TAKEN, _NOT_TAKEN = b"\n", b"+", b"-"

Take = Callable[[str], bool]
"""Opens a text, a link or the path of a record; False where it cannot be just now."""


def place_of(folder: Path) -> str:
    """Return the name of the socket that belongs to a person's folder."""
    if sys.platform == "win32":
        return f"doublesix-{sha256(str(folder).encode()).hexdigest()[:16]}"
    return str(folder.absolute() / "window.socket")


def call(folder: Path, text: str) -> bool:
    """Hand a text to the window that has a folder; tell whether it took it."""
    socket = QLocalSocket()
    socket.connectToServer(place_of(folder))
    if not socket.waitForConnected(PATIENCE):
        return False
    socket.write(text.encode() + _END)
    socket.flush()
    while not socket.bytesAvailable() and socket.waitForReadyRead(PATIENCE):
        pass
    answer = socket.readAll().data()
    socket.close()
    return answer == _TAKEN


class Calls(QObject):
    """Takes calls for a window, one by one."""

    def __init__(self, folder: Path, take: Take, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._take = take
        self._server = QLocalServer(self)
        self._server.setSocketOptions(QLocalServer.SocketOption.UserAccessOption)
        self._server.newConnection.connect(self._welcome)
        # Whoever had it is gone: the folder is for one window at a time.
        QLocalServer.removeServer(place_of(folder))
        self._server.listen(place_of(folder))

    @property
    def is_listening(self) -> bool:
        """Whether calls come through; a folder's path may be too long for a socket's."""
        return self._server.isListening()

    def close(self) -> None:
        """Take no more calls."""
        self._server.close()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 (Qt's name)
        """Take what the system asks the application to open."""
        if isinstance(event, QFileOpenEvent):
            self._take(event.url().toString() if event.file() == "" else event.file())
            return True
        return super().eventFilter(watched, event)

    @Slot()
    def _welcome(self) -> None:
        while (caller := self._server.nextPendingConnection()) is not None:
            caller.readyRead.connect(self._hear)
            caller.disconnected.connect(caller.deleteLater)
            self._listen_to(caller)

    @Slot()
    def _hear(self) -> None:
        caller = self.sender()
        assert isinstance(caller, QLocalSocket)
        self._listen_to(caller)

    def _listen_to(self, caller: QLocalSocket) -> None:
        if caller.canReadLine():
            text = bytes(caller.readLine(LONGEST).data()).decode(errors="replace").strip()
            caller.write(_TAKEN if text and self._take(text) else _NOT_TAKEN)
            caller.flush()
            caller.disconnectFromServer()
        elif caller.bytesAvailable() > LONGEST:
            caller.abort()
