"""Folder: where one person's settings, secrets and kept sessions are, for one window at a time.

Knows files; never what stands in them.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from filelock import FileLock, Timeout
from platformdirs import user_data_path

_LOCK = "window.lock"


class HomeError(Exception):
    """A folder that cannot be used; the text says why and what would help."""


class HomeTaken(HomeError):
    """A folder that another window has."""

    def __init__(self, path: Path) -> None:
        super().__init__(
            f"{path}: another window uses this folder; close it, or choose another --home"
        )
        self.path = path


@dataclass(frozen=True, slots=True)
class Home:
    """One person's folder, and what stands where in it."""

    path: Path

    @property
    def settings(self) -> Path:
        """What this person has set."""
        return self.path / "settings.json"

    @property
    def identities(self) -> Path:
        """The secrets by which servers know this person again."""
        return self.path / "identities.json"

    @property
    def kept(self) -> Path:
        """The sessions to carry on."""
        return self.path / "kept.json"

    @property
    def log(self) -> Path:
        """The window's log."""
        return self.path / "window.log"

    @property
    def evidence(self) -> Path:
        """The folder of what was told of deals that did not match."""
        return self.path / "evidence"

    @property
    def server_data(self) -> Path:
        """The folder of the window's own server."""
        return self.path / "server"

    @property
    def server_log(self) -> Path:
        """What the window's own server says."""
        return self.path / "server.log"


def home_of(told: Path | None = None) -> Home:
    """Return the folder that was told, or the platform's own for such things."""
    return Home(user_data_path("doublesix") / "window" if told is None else told.expanduser())


@contextmanager
def entered(home: Home) -> Iterator[Home]:
    """Have a folder for oneself; HomeTaken if another window has it, else HomeError."""
    path = home.path
    lock = FileLock(path / _LOCK, blocking=False)
    try:
        path.mkdir(mode=0o700, parents=True, exist_ok=True)
        path.chmod(0o700)  # it holds secrets, also where it was there before
        lock.acquire()
    except Timeout:
        raise HomeTaken(path) from None
    except OSError as error:
        raise HomeError(f"{path}: cannot be used: {error.strerror}") from None
    try:
        yield home
    finally:
        lock.release()


def write_whole(path: Path, text: str, *, is_precious: bool = False) -> None:
    """Write a file so that whoever reads it finds the old one or the new one; only for its owner.

    What is precious is on the disk when this returns, which may take a while. OSError where it
    cannot be written; the old one stays then.
    """
    new = path.with_name(f"{path.name}.new")
    new.unlink(missing_ok=True)
    with open(new, "x", encoding="utf-8", opener=_for_the_owner) as file:
        file.write(text)
        if is_precious:
            file.flush()
            os.fsync(file.fileno())
    new.replace(path)


def set_aside(path: Path) -> None:
    """Keep a copy of a file of which not all can be read, before it is written anew."""
    path.with_name(f"{path.name}.broken").unlink(missing_ok=True)
    with (
        open(path.with_name(f"{path.name}.broken"), "xb", opener=_for_the_owner) as copy,
        path.open("rb") as file,
    ):
        copy.write(file.read())


def _for_the_owner(path: str, flags: int) -> int:
    return os.open(path, flags, 0o600)
