"""Folder: where compiled kernels are kept, so that they are compiled once and not at each start.

Beside the source where that can be written, else in the user's own cache; numba sees to that. Where
there is neither, in a folder of this user's among the temporary ones.
"""

from __future__ import annotations

import os
import stat
import tempfile
from pathlib import Path
from typing import Any, Final

import numba


def options() -> dict[str, Any]:
    """Return how kernels are compiled here, after a look for a folder that can be written."""
    if not _is_kept():
        folder = _among_the_temporary()
        if folder is None:
            return {"nogil": True}
        numba.config.CACHE_DIR = str(folder)  # type: ignore[attr-defined]
    return {"cache": True, "nogil": True}


def _is_kept() -> bool:
    """Tell whether numba finds a folder for a function of this file."""
    try:
        numba.njit(cache=True)(_nothing)
    except RuntimeError:  # it can write nowhere
        return False
    return True


def _nothing() -> None: ...


def _among_the_temporary() -> Path | None:
    """Return a folder that nobody else can write: what lies there is run."""
    owner = os.getuid() if hasattr(os, "getuid") else ""
    try:
        folder = Path(tempfile.gettempdir()) / f"doublesix-kernels-{owner}"
        folder.mkdir(mode=0o700, exist_ok=True)
        return folder if _is_own(folder) else Path(tempfile.mkdtemp(prefix="doublesix-kernels-"))
    except OSError:
        return None


def _is_own(folder: Path) -> bool:
    if not hasattr(os, "getuid"):
        return True
    state = folder.lstat()
    is_private = stat.S_ISDIR(state.st_mode) and not state.st_mode & 0o077
    return is_private and state.st_uid == os.getuid()


OPTIONS: Final = options()
