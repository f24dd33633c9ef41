"""Typeface: the letters that the window brings along, the same on every machine.

Lato, under the SIL Open Font License; its text lies beside the files.
"""

from __future__ import annotations

from pathlib import Path

from PySide6.QtGui import QFontDatabase

FAMILY = "Lato"
FOLDER = Path(__file__).parent / "fonts"


def load(folder: Path = FOLDER) -> list[str]:
    """Make the weights known to Qt and return the families that came; after the app's start."""
    found = []
    for path in sorted(folder.glob("*.ttf")):
        number = QFontDatabase.addApplicationFont(str(path))
        found += QFontDatabase.applicationFontFamilies(number) if number >= 0 else []
    return sorted(set(found))
