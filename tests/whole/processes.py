"""Real processes for tests: a server with its workers, told apart by their ids."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

SECONDS = 30.0


class ServerProcess:
    """A `doublesix serve` of its own; `errors` is what it said on standard error, at the end."""

    def __init__(self, *flags: str) -> None:
        if "--levels" not in flags:  # nothing is compiled for a test that does not ask for it
            flags = (*flags, "--levels", "novice,casual,club")
        self._folder: TemporaryDirectory[str] | None = None
        if "--data" not in flags:
            self._folder = TemporaryDirectory()
            flags = (*flags, "--data", self._folder.name)
        self.process = subprocess.Popen(
            [sys.executable, "-m", "doublesix", "serve", "--port", "0", "--json", *flags],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        assert self.process.stdout is not None
        self.url: str = json.loads(self.process.stdout.readline())["url"]
        self.errors = ""

    def workers(self) -> list[int]:
        """The ids of its worker processes."""
        children = Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children")
        return [int(pid) for pid in children.read_text(encoding="ascii").split()]

    def stop(self, number: int = signal.SIGTERM) -> int:
        """End it with a signal; return its exit status."""
        self.process.send_signal(number)
        _, self.errors = self.process.communicate(timeout=SECONDS)
        self.forget()
        return self.process.returncode

    def forget(self) -> None:
        """Leave nothing behind, unless the test gave the folder."""
        if self._folder is not None:
            self._folder.cleanup()


@contextmanager
def server_process(*flags: str) -> Iterator[ServerProcess]:
    """Run a server for a test; it is ended even if the test fails."""
    server = ServerProcess(*flags)
    try:
        yield server
    finally:
        if server.process.poll() is None:
            server.process.kill()
            server.process.communicate()
        server.forget()


def is_running(pid: int) -> bool:
    """Tell whether a process is there and not only waiting to be buried."""
    try:
        state = Path(f"/proc/{pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()[0]
    except FileNotFoundError:
        return False
    return state != "Z"


def wait_until_gone(pids: list[int]) -> None:
    """Wait for processes to be gone; AssertionError if one stays."""
    end = time.monotonic() + SECONDS
    while any(is_running(pid) for pid in pids):
        assert time.monotonic() < end, pids
        time.sleep(0.01)
