"""Folder: where compiled kernels are kept, so that they are compiled once and not at each start.

Where `NUMBA_CACHE_DIR` says or in the user's own cache, or else in a folder of this user's among
the temporary ones. The folder is named by all the sources of the engine: a kernel holds what it
calls, so that a change to any of them makes all of them old.
"""

from __future__ import annotations

import os
import shutil
import stat
import tempfile
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

import numba
from platformdirs import user_cache_path

DAYS: Final = 30
"""So long the kernels of other versions are kept unused."""

_DIGITS: Final = 16
_DAY: Final = 24 * 60 * 60


def options() -> dict[str, Any]:
    """Return how kernels are compiled here, after a look for a folder that can be written."""
    folder = next(_writable(), None)
    if folder is None:
        return {"nogil": True}
    vars(numba.config)["CACHE_DIR"] = str(folder)
    return {"cache": True, "nogil": True}


def _writable() -> Iterator[Path]:
    name = _name()
    for make in (_in_the_cache, _among_the_temporary):
        try:
            folder = make(name)
            folder.mkdir(parents=True, exist_ok=True)
            with tempfile.TemporaryFile(dir=folder):
                os.utime(folder)
        except OSError:
            continue
        _forget_the_old(folder)
        yield folder


def _name() -> str:
    sources = sorted(Path(__file__).parent.glob("*.py"))
    return sha256(b"\0".join(source.read_bytes() for source in sources)).hexdigest()[:_DIGITS]


def _in_the_cache(name: str) -> Path:
    if told := os.environ.get("NUMBA_CACHE_DIR"):
        return Path(told) / name
    return user_cache_path("doublesix", appauthor=False) / "kernels" / name


def _among_the_temporary(name: str) -> Path:
    """Return a folder that nobody else can write: what lies there is run."""
    owner = os.getuid() if hasattr(os, "getuid") else ""
    parent = Path(tempfile.gettempdir()) / f"doublesix-kernels-{owner}"
    parent.mkdir(mode=0o700, exist_ok=True)
    if not _is_own(parent):
        parent = Path(tempfile.mkdtemp(prefix="doublesix-kernels-"))
    return parent / name


def _is_own(folder: Path) -> bool:
    if not hasattr(os, "getuid"):
        return True
    state = folder.lstat()
    is_private = stat.S_ISDIR(state.st_mode) and not state.st_mode & 0o077
    return is_private and state.st_uid == os.getuid()


def _forget_the_old(folder: Path) -> None:
    """Delete the kernels of versions that nobody has started for a while."""
    now = folder.stat().st_mtime  # it was just used
    for other in folder.parent.iterdir():
        if now - other.stat().st_mtime > DAYS * _DAY:
            shutil.rmtree(other, ignore_errors=True)


OPTIONS: Final = options()
