"""Windows on a screen of X, each on one of its own, that are seen and driven from outside."""

from __future__ import annotations

import os
import re
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

NEEDED = ("Xvfb", "xdotool")
SECONDS = 60.0
HINT = (168, 46)
CONFIRM = (-122, 46)
"""Where the buttons are: from the left, or the right where it is less than 0, and from below."""
_UPDATE = re.compile(r"arrived: update at (\d+)")


def missing() -> list[str]:
    """Return which programs are not here."""
    return [name for name in NEEDED if shutil.which(name) is None]


def until(is_so: Callable[[], object], seconds: float = SECONDS) -> None:
    """Wait for something outside this process; AssertionError if it never comes."""
    end = time.monotonic() + seconds
    while not is_so():
        assert time.monotonic() < end, "it never came"
        time.sleep(0.02)


class ShownWindow:
    """A `doublesix play` of its own on a screen of its own."""

    def __init__(self, folder: Path, display: str, *flags: str) -> None:
        self._log = folder / "window.log"
        self._environment = {
            **{key: told for key, told in os.environ.items() if key != "QT_QPA_PLATFORM"},
            "DISPLAY": display,
            "QSG_RENDER_LOOP": "basic",
            "QT_QUICK_BACKEND": "software",
        }
        self.process = subprocess.Popen(
            [sys.executable, "-m", "doublesix", "play", "--home", str(folder), *flags],
            env=self._environment,
            stderr=subprocess.PIPE,
            text=True,
        )
        self._id = ""

    @property
    def version(self) -> int:
        """The version of the latest update that came, as the window's log tells; 0 for none."""
        if not self._log.exists():
            return 0
        found = _UPDATE.findall(self._log.read_text(encoding="utf-8"))
        return int(found[-1]) if found else 0

    def press(self, at: tuple[int, int]) -> None:
        """Press the mouse at a place of the bar."""
        if not self._id:
            told = self._xdotool("search", "--sync", "--onlyvisible", "--name", "Doublesix")
            self._id = told.split()[0]
        geometry = self._xdotool("getwindowgeometry", "--shell", self._id)
        told_size = dict(line.split("=", 1) for line in geometry.split())
        width, height = int(told_size["WIDTH"]), int(told_size["HEIGHT"])
        x, y = at[0] % width, height - at[1]
        self._xdotool("mousemove", "--window", self._id, str(x), str(y), "click", "1")

    def act(self) -> None:
        """Do what a computer player would, if it is one's turn."""
        self.press(HINT)
        self.press(CONFIRM)

    def end(self) -> tuple[int, str]:
        """Ask it to end; return its status and what it said on standard error."""
        self.process.send_signal(signal.SIGTERM)
        _, said = self.process.communicate(timeout=SECONDS)
        return self.process.returncode, said

    def _xdotool(self, *argv: str) -> str:
        return subprocess.run(
            ["xdotool", *argv],
            env=self._environment,
            capture_output=True,
            text=True,
            check=True,
            timeout=SECONDS,
        ).stdout


@contextmanager
def screen() -> Iterator[str]:
    """Have a screen of X that nobody sees; gives the name of its display."""
    reading, writing = os.pipe()
    argv = ["Xvfb", "-displayfd", str(writing), "-screen", "0", "1366x768x24", "-nolisten", "tcp"]
    server = subprocess.Popen(argv, pass_fds=[writing], stderr=subprocess.DEVNULL)
    os.close(writing)
    with os.fdopen(reading) as said:
        number = said.readline().strip()
    try:
        assert number, "Xvfb did not begin"
        yield f":{number}"
    finally:
        server.terminate()
        server.wait(SECONDS)


@contextmanager
def window_on_a_screen(folder: Path, *flags: str) -> Iterator[ShownWindow]:
    """Show a window for a test; it is ended even if the test fails."""
    with ExitStack() as stack:
        shown = ShownWindow(folder, stack.enter_context(screen()), *flags)
        try:
            yield shown
        finally:
            if shown.process.poll() is None:
                shown.process.kill()
                shown.process.communicate()
