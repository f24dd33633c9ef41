"""Trying: a bundle is run as somebody would who has nothing else, without a screen.

Each step waits for what it is to bring about, and says what came instead.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from doublesix.version import own_version

SECONDS = 900.0
"""The players are compiled within it, where the machine is busy too."""
KEPT = ("SYSTEMROOT", "SYSTEMDRIVE", "COMSPEC")
"""What Windows' programs cannot do without."""


class Bundle:
    """The programs of a bundle, in an environment that leads nowhere else."""

    def __init__(self, programs: Path, folder: Path) -> None:
        ending = ".exe" if sys.platform == "win32" else ""
        self.command = programs / f"doublesix{ending}"
        self.window = programs / f"doublesix-window{ending}"
        self.home = folder / "home"
        self.folder = folder
        self._environment = {
            **{name: os.environ[name] for name in KEPT if name in os.environ},
            **dict.fromkeys(("HOME", "USERPROFILE", "TEMP", "TMP", "TMPDIR"), str(folder)),
            **dict.fromkeys(("APPDATA", "LOCALAPPDATA"), str(folder)),
            "PATH": os.defpath,
            "XDG_DATA_HOME": str(folder / "shared"),
            "LC_ALL": "C.UTF-8",
            "QT_QPA_PLATFORM": "offscreen",
        }

    def run(self, *arguments: str) -> str:
        """Run the command to its end; return what it printed."""
        done = self._run(self.command, *arguments)
        assert done.returncode == 0, (arguments, done.returncode, done.stderr)
        return done.stdout

    def open(self, *arguments: str) -> int:
        """Open a window where one is open already; return the exit status."""
        done = self._run(self.window, "--home", str(self.home), *arguments)
        return done.returncode

    def _run(self, program: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [str(program), *arguments],
            env=self._environment,
            cwd=self.folder,
            capture_output=True,
            text=True,
            encoding="utf-8",
            timeout=SECONDS,
            check=False,
        )

    @contextmanager
    def shown(self, *arguments: str) -> Iterator[subprocess.Popen[bytes]]:
        """Open a window; it is closed at the end."""
        window = subprocess.Popen(
            [str(self.window), "--home", str(self.home), *arguments],
            env=self._environment,
            cwd=self.folder,
        )
        try:
            yield window
        finally:
            window.terminate()
            status = window.wait(60)
        assert sys.platform == "win32" or status == 0, status

    def journal(self) -> str:
        """Return what the window has written down."""
        file = self.home / "window.log"
        return file.read_text(encoding="utf-8") if file.exists() else ""


def until(condition: Callable[[], bool], what: Callable[[], str]) -> None:
    """Wait for something to become true; AssertionError with what is there instead."""
    end = time.monotonic() + SECONDS
    while not condition():
        assert time.monotonic() < end, what()
        time.sleep(0.05)


def try_out(programs: Path) -> None:
    """Try everything that a bundle does otherwise than an install."""
    with TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        bundle = Bundle(programs, Path(folder).resolve())
        for step in (_version, _demo_and_review, _window, _second_window, _registering):
            print(f"== {step.__name__.strip('_').replace('_', ' ')}", flush=True)
            step(bundle)


def _version(bundle: Bundle) -> None:
    assert bundle.run("--version") == f"doublesix {own_version()}\n"


def _demo_and_review(bundle: Bundle) -> None:
    """Its server, its workers and its migrations; then the players that are compiled."""
    record = str(bundle.folder / "tried.json")
    told = bundle.run("demo", "--profile", "chiva", "--seed", "tried", "--record", record, "--json")
    assert json.loads(told)["verified"] is True
    looked = bundle.run("record", "review", record, "--deal", "1", "--effort", "50", "--json")
    assert json.loads(looked)


def _window(bundle: Bundle) -> None:
    """The window, its QML and typefaces, with its own server and worker in processes."""
    with bundle.shown("--start", "chiva"):
        until(lambda: "arrived: update" in bundle.journal(), bundle.journal)
    said = (bundle.home / "server.log").read_text(encoding="utf-8")
    assert "Traceback" not in said, said


def _second_window(bundle: Bundle) -> None:
    """A record that is opened while a window is there comes to that one."""
    with bundle.shown():
        socket = bundle.home / "window.socket"
        if sys.platform != "win32":
            until(socket.exists, bundle.journal)
        assert bundle.open(str(bundle.folder / "tried.json")) == 0


def _registering(bundle: Bundle) -> None:
    if sys.platform != "linux":
        return  # it would be this person's own registry; macOS reads the bundle itself
    bundle.run("register")
    entry = bundle.folder / "shared" / "applications" / "doublesix.desktop"
    assert f"Exec={bundle.window} %u\n" in entry.read_text(encoding="utf-8")
    bundle.run("register", "--remove")
    assert not entry.exists()
