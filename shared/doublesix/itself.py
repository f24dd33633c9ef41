"""Itself: how this program is run again, in a process of its own."""

from __future__ import annotations

import sys
from pathlib import Path


def own_command(*arguments: str) -> list[str]:
    """Return what runs `doublesix` with these arguments: this Python, or the bundle we are in.

    A bundle's window is a program beside the command: it has no standard streams on Windows.
    """
    if getattr(sys, "frozen", False):
        own = Path(sys.executable)
        return [str(own.with_name(f"doublesix{own.suffix}")), *arguments]
    return [sys.executable, "-m", "doublesix", *arguments]


def own_window() -> list[str]:
    """Return what opens the window, to be followed by what it is to open."""
    if getattr(sys, "frozen", False):
        own = Path(sys.executable)
        return [str(own.with_name(f"doublesix-window{own.suffix}"))]
    if sys.platform == "win32":
        # Without the black window that a program of the console has there.
        own = Path(sys.executable)
        return [str(own.with_name("pythonw.exe")), "-m", "doublesix", "play"]
    return [*own_command(), "play"]
