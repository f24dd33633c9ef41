"""Registering: tells the system that doublesix opens links to tables, and records.

A program of a distribution comes with these files in the system's own folders; this is for whoever
has it in an environment or a bundle, and for themselves alone. Knows folders and keys; no Qt.
"""

from __future__ import annotations

import os
import shlex
import shutil
import subprocess
import sys
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from doublesix.itself import own_window

FOLDER = Path(__file__).parent / "desktop"
_ENTRY: Final = "doublesix.desktop"
PLACES: Final[Mapping[str, str]] = {
    _ENTRY: "applications/doublesix.desktop",
    "doublesix.svg": "icons/hicolor/scalable/apps/doublesix.svg",
    "doublesix.xml": "mime/packages/doublesix.xml",
}
"""Each file, and where it stands under a folder of shared files (freedesktop.org)."""
_RENEWED: Final = (("update-mime-database", "mime"), ("update-desktop-database", "applications"))
"""What reads them anew, and in which folder."""

_CLASSES: Final = r"Software\Classes"
_RECORD: Final = "doublesix.record"


class RegisteringError(Exception):
    """It cannot be done here; the text says why and what would help."""


@dataclass(frozen=True, slots=True)
class Key:
    """A value of Windows' registry, under the user's own root; without a name the key's own."""

    path: str
    value: str
    name: str = ""


def register() -> list[str]:
    """Have links and records opened by this program; return what was written."""
    if sys.platform == "win32":
        return [_set(key) for key in keys(own_window())]
    if sys.platform == "darwin":
        raise RegisteringError(
            "macOS learns it from the bundle: move doublesix.app to Applications"
        )
    root = shared_folder()
    written = []
    try:
        for name, place in PLACES.items():
            text = (FOLDER / name).read_text(encoding="utf-8")
            path = root / place
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(
                entry_for(text, own_window()) if name == _ENTRY else text, encoding="utf-8"
            )
            written.append(str(path))
    except OSError as error:
        raise RegisteringError(f"{error.filename}: cannot be written: {error.strerror}") from None
    _renew(root)
    return written


def unregister() -> list[str]:
    """Undo it; return what was taken away."""
    if sys.platform == "win32":
        return [_delete(path) for path in sorted({key.path for key in keys([])}, reverse=True)]
    root = shared_folder()
    gone = []
    for place in PLACES.values():
        path = root / place
        if path.exists():
            path.unlink()
            gone.append(str(path))
    _renew(root)
    return gone


def shared_folder(environment: Mapping[str, str] = os.environ) -> Path:
    """Return where a person's own shared files are (XDG Base Directory)."""
    told = environment.get("XDG_DATA_HOME", "")
    return Path(told) if Path(told).is_absolute() else Path.home() / ".local" / "share"


def entry_for(text: str, command: list[str]) -> str:
    """Return a desktop entry that starts this command, wherever it is.

    >>> entry_for("Exec=doublesix play %u", ["/a folder/doublesix-window"])
    'Exec="/a folder/doublesix-window" %u'
    """
    quoted = " ".join(_quoted(word) for word in command)
    return text.replace("Exec=doublesix play %u", f"Exec={quoted} %u")


def _quoted(word: str) -> str:
    """Quote a word as a desktop entry wants it: for Exec, and then for any value."""
    if shlex.quote(word) == word:
        return word
    inner = "".join(f"\\{letter}" if letter in '"`$\\' else letter for letter in word)
    return f'"{inner}"'.replace("\\", "\\\\").replace("%", "%%")


def keys(command: list[str]) -> Iterator[Key]:
    """Yield what Windows is told."""
    opens = f'{subprocess.list2cmdline(command)} "%1"'
    link = rf"{_CLASSES}\doublesix"
    record = rf"{_CLASSES}\{_RECORD}"
    yield Key(link, "URL:doublesix")
    yield Key(link, "", "URL Protocol")
    yield Key(rf"{link}\shell\open\command", opens)
    yield Key(rf"{_CLASSES}\.doublesix", _RECORD)
    yield Key(record, "Record of dominoes")
    yield Key(rf"{record}\shell\open\command", opens)


def _renew(root: Path) -> None:
    """Have the system read the folders anew, as far as it has what does that."""
    for program, folder in _RENEWED:
        found = shutil.which(program)
        if found is not None and (root / folder).is_dir():
            subprocess.run([found, str(root / folder)], check=False, capture_output=True)


def _set(key: Key) -> str:
    registry = _registry()
    with registry.CreateKey(registry.HKEY_CURRENT_USER, key.path) as opened:
        registry.SetValueEx(opened, key.name, 0, registry.REG_SZ, key.value)
    return rf"HKEY_CURRENT_USER\{key.path}"


def _delete(path: str) -> str:
    registry = _registry()
    for inner in (rf"{path}\shell\open", rf"{path}\shell", path):
        try:
            registry.DeleteKey(registry.HKEY_CURRENT_USER, inner)
        except OSError:  # it is not there, or holds what is not ours
            continue
    return rf"HKEY_CURRENT_USER\{path}"


def _registry() -> Any:
    import winreg

    return winreg
