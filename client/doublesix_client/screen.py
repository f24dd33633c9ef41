"""Screen: whether Qt can show a window here, found out before it is asked to.

Qt ends the whole process where it finds no screen or lacks a library; this says in one line what
is missing and what would help. Knows the names that libraries have; never Qt itself.
"""

from __future__ import annotations

import ctypes
import importlib.util
import os
import sys
from collections.abc import Mapping
from pathlib import Path

PACKAGES = (
    "libgl1 libegl1 libglib2.0-0 libxkbcommon0 libfontconfig1 libdbus-1-3 libxcb-cursor0"
    " libxcb-icccm4 libxcb-image0 libxcb-keysyms1 libxcb-randr0 libxcb-render-util0 libxcb-shape0"
    " libxcb-xkb1 libxkbcommon-x11-0 libx11-xcb1"
)
"""What a bare Debian lacks."""


def why_no_window(environment: Mapping[str, str] = os.environ) -> str | None:
    """Say why no window can be shown here and what would help; None where one can."""
    if importlib.util.find_spec("PySide6") is None:
        return "the window needs Qt, which is not installed: pip install 'doublesix[client]'"
    if not sys.platform.startswith("linux"):
        return None
    return _missing_library() or _missing_screen(environment)


def _missing_library() -> str | None:
    try:
        import PySide6.QtQuick
    except ImportError as error:
        return _install(str(error))
    plugin = Path(PySide6.QtQuick.__file__).parent / "Qt/plugins/platforms/libqxcb.so"
    if plugin.exists():
        try:
            ctypes.CDLL(str(plugin))
        except OSError as error:
            return _install(str(error))
    return None


def _install(told: str) -> str:
    return (
        f"the window cannot be shown: {told.splitlines()[0]}; on Debian or Ubuntu:"
        f" apt-get install --no-install-recommends {PACKAGES}"
    )


def _missing_screen(environment: Mapping[str, str]) -> str | None:
    if environment.get("QT_QPA_PLATFORM") or environment.get("WAYLAND_DISPLAY"):
        return None
    display = environment.get("DISPLAY")
    if not display:
        return "there is no screen here (neither DISPLAY nor WAYLAND_DISPLAY is set)"
    if not _answers(display):
        return f"there is no screen at DISPLAY {display}, or it lets nobody in"
    return None


def _answers(display: str) -> bool:
    """Tell whether an X server lets us in."""
    try:
        xcb = ctypes.CDLL("libxcb.so.1")
    except OSError:
        return False
    xcb.xcb_connect.restype = ctypes.c_void_p
    xcb.xcb_connect.argtypes = [ctypes.c_char_p, ctypes.c_void_p]
    xcb.xcb_connection_has_error.argtypes = [ctypes.c_void_p]
    xcb.xcb_disconnect.argtypes = [ctypes.c_void_p]
    connection = xcb.xcb_connect(display.encode(), None)
    has_error = bool(xcb.xcb_connection_has_error(connection))
    xcb.xcb_disconnect(connection)
    return not has_error
