"""Itself: how this program is run again, in a process of its own."""

from __future__ import annotations

import sys


def own_command(*arguments: str) -> list[str]:
    """Return what runs `doublesix` with these arguments: this Python, or the bundle we are in."""
    if getattr(sys, "frozen", False):
        return [sys.executable, *arguments]
    return [sys.executable, "-m", "doublesix", *arguments]
