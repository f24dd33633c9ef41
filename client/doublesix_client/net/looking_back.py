"""Looking back: deals looked back on in a process of its own, as the command line does.

The record goes in by its standard input; what it finds comes out as one document of JSON. Knows
processes and lines; never a window.
"""

from __future__ import annotations

import json
import subprocess
import threading
from collections.abc import Callable, Sequence
from contextlib import suppress
from importlib.util import find_spec
from typing import Any

from doublesix.itself import own_command
from doublesix_client.core.looking import LookFault, Looking, LookPhase

Tell = Callable[[Looking], None]
"""Told how far it is; called in a thread of its own."""


class LookingBack:
    """One look back at a time; the next one ends the one before."""

    def __init__(self, command: Sequence[str] | None = None) -> None:
        self._command = own_command("record", "review") if command is None else list(command)
        self._needs_engine = command is None
        self._run: _Run | None = None

    def begin(self, record: Callable[[], str], deal: int, tell: Tell) -> None:
        """Look back on a deal of a record, whose text is made beside; deals count from 1."""
        self.cancel()
        if self._needs_engine and find_spec("numba") is None:
            tell(Looking(LookPhase.FAILED, fault=LookFault.NOT_INSTALLED))
            return
        self._run = _Run(
            [*self._command, "-", "--deal", str(deal), "--json", "--progress", "lines"],
            record,
            tell,
        )

    def cancel(self) -> None:
        """End it; news that is on its way may still come."""
        if self._run is not None:
            self._run.cancel()
            self._run = None


class _Run:
    """A process that looks back, and the threads that feed it and follow it."""

    def __init__(self, command: list[str], record: Callable[[], str], tell: Tell) -> None:
        self._command = command
        self._record = record
        self._tell = tell
        self._popen: subprocess.Popen[bytes] | None = None
        self._is_cancelled = False
        # Beginning a process may take a while too, so not even that is done by who asks.
        threading.Thread(target=self._follow, name="look back", daemon=True).start()

    def cancel(self) -> None:
        """Kill the process, if it runs; never waits."""
        self._is_cancelled = True
        if self._popen is not None:
            self._popen.kill()

    def _follow(self) -> None:
        popen = self._started()
        if popen is None:
            return
        assert popen.stdin is not None and popen.stdout is not None and popen.stderr is not None
        threading.Thread(target=self._feed, args=[popen.stdin], daemon=True).start()
        said: list[bytes] = []
        reading = threading.Thread(target=lambda: said.append(_all(popen.stdout)), daemon=True)
        reading.start()
        with popen.stderr as lines:
            for line in lines:
                self._tell_progress(line)
        reading.join()
        popen.stdout.close()
        found = _document(b"".join(said)) if popen.wait() == 0 else None
        if found is None:
            self._say(Looking(LookPhase.FAILED, fault=LookFault.BROKEN))
        else:
            self._say(Looking(LookPhase.READY, found=found))

    def _started(self) -> subprocess.Popen[bytes] | None:
        """Begin the process; None where it cannot be."""
        pipe = subprocess.PIPE
        try:
            self._popen = subprocess.Popen(
                self._command,
                stdin=pipe,
                stdout=pipe,
                stderr=pipe,
                start_new_session=True,  # Ctrl-C in a terminal is the window's to answer
                creationflags=getattr(subprocess, "CREATE_NO_WINDOW", 0),
            )
        except OSError:
            self._say(Looking(LookPhase.FAILED, fault=LookFault.BROKEN))
            return None
        if self._is_cancelled:  # while it was begun, when there was nothing to kill
            self._popen.kill()
        return self._popen

    def _feed(self, into: Any) -> None:
        with suppress(OSError), into:
            into.write(self._record().encode())

    def _tell_progress(self, line: bytes) -> None:
        told = _document(line)
        if told is not None and {"done", "of"} <= set(told):
            self._say(Looking(LookPhase.WORKING, int(told["done"]), int(told["of"])))

    def _say(self, news: Looking) -> None:
        if not self._is_cancelled:
            self._tell(news)


def _all(stream: Any) -> bytes:
    content: bytes = stream.read()
    return content


def _document(content: bytes) -> dict[str, Any] | None:
    try:
        value = json.loads(content)
    except ValueError:
        return None
    return value if isinstance(value, dict) else None
