"""Links and records are opened by this program, once the system was told."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from doublesix.cli import main
from doublesix.itself import own_window
from doublesix_client import registering
from doublesix_client.registering import (
    Key,
    RegisteringError,
    entry_for,
    keys,
    register,
    shared_folder,
    unregister,
)

KINDS = ("x-scheme-handler/doublesix", "application/x-doublesix-record+json")
KIND_OF = """
import sys
from PySide6.QtCore import QMimeDatabase
print(QMimeDatabase().mimeTypeForFile(sys.argv[1]).name())
"""


@pytest.fixture
def shared(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A person's folder of shared files."""
    if sys.platform in {"win32", "darwin"}:
        pytest.skip("freedesktop.org's folders")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "shared"))
    return tmp_path / "shared"


def said(*command: str, shared: Path) -> str:
    environment = {"PATH": "/usr/bin:/bin", "HOME": str(shared), "XDG_DATA_HOME": str(shared)}
    environment["XDG_DATA_DIRS"] = "/usr/share"
    return subprocess.run(
        command, env=environment, capture_output=True, text=True, check=True
    ).stdout.strip()


def test_what_is_written_is_named_and_taken_away_again(
    shared: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["register"]) == 0
    named = [Path(line.partition(": ")[2]) for line in capsys.readouterr().out.splitlines()]
    assert len(named) == 3
    assert all(path.is_file() and path.is_relative_to(shared) for path in named)
    entry = (shared / "applications/doublesix.desktop").read_text(encoding="utf-8")
    assert f"Exec={' '.join(own_window())} %u\n" in entry
    assert main(["register", "--remove"]) == 0
    assert not any(path.exists() for path in named)
    assert unregister() == []


def test_a_folder_that_cannot_be_written_is_named(
    shared: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    shared.touch()
    assert main(["register"]) == 2
    told = capsys.readouterr().err
    assert str(shared) in told
    assert told.count("\n") == 1


@pytest.mark.skipif(
    not all(map(shutil.which, ("xdg-mime", "update-desktop-database", "update-mime-database"))),
    reason="xdg-utils, desktop-file-utils or shared-mime-info is not installed",
)
def test_the_system_then_finds_it(shared: Path, tmp_path: Path) -> None:
    register()
    for kind in KINDS:
        assert said("xdg-mime", "query", "default", kind, shared=shared) == "doublesix.desktop"
    for name in ("sunday.doublesix.json", "sunday.doublesix"):
        record = tmp_path / name
        record.write_text('{"format": "doublesix-record"}', encoding="utf-8")
        assert said(sys.executable, "-c", KIND_OF, str(record), shared=shared) == KINDS[1]


@pytest.mark.parametrize(
    ("path", "expected"),
    [
        ("/opt/doublesix/doublesix-window", "/opt/doublesix/doublesix-window"),
        ("/a folder/doublesix-window", '"/a folder/doublesix-window"'),
        ('/with"quote', '"/with\\\\"quote"'),
        ("/with$dollar", '"/with\\\\$dollar"'),
        ("/100% ours", '"/100%% ours"'),
    ],
)
def test_a_path_is_quoted_as_an_entry_wants_it(path: str, expected: str) -> None:
    assert entry_for("Exec=doublesix play %u", [path]) == f"Exec={expected} %u"


@pytest.mark.parametrize(
    ("environment", "expected"),
    [({"XDG_DATA_HOME": "/data"}, Path("/data")), ({}, Path.home() / ".local/share")],
)
def test_the_folder_is_the_one_of_the_person(environment: dict[str, str], expected: Path) -> None:
    assert shared_folder(environment) == expected


def test_on_macos_the_bundle_does_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "darwin")
    with pytest.raises(RegisteringError, match="Applications"):
        register()


class Registry:
    """What of Windows' registry is used, kept in a map."""

    HKEY_CURRENT_USER, REG_SZ = "user", "text"

    def __init__(self) -> None:
        self.held: dict[str, dict[str, str]] = {}
        self._path = ""

    def __enter__(self) -> Registry:
        return self

    def __exit__(self, *_: object) -> None: ...

    def CreateKey(self, root: str, path: str) -> Registry:  # noqa: N802 (the library's name)
        parts = path.split("\\")
        for end in range(1, len(parts) + 1):
            self.held.setdefault("\\".join(parts[:end]), {})
        self._path = path
        return self

    def SetValueEx(self, key: Any, name: str, _: int, kind: str, value: str) -> None:  # noqa: N802
        self.held[self._path][name] = value

    def DeleteKey(self, root: str, path: str) -> None:  # noqa: N802
        if path not in self.held or any(other.startswith(f"{path}\\") for other in self.held):
            raise OSError(path)
        del self.held[path]


def test_on_windows_keys_of_the_user_are_set_and_deleted(monkeypatch: pytest.MonkeyPatch) -> None:
    registry = Registry()
    monkeypatch.setattr(sys, "platform", "win32")
    monkeypatch.setattr(registering, "_registry", lambda: registry)
    register()
    opens = registry.held[r"Software\Classes\doublesix\shell\open\command"][""]
    assert opens.endswith('-m doublesix play "%1"')
    assert registry.held[r"Software\Classes\doublesix"] == {
        "": "URL:doublesix",
        "URL Protocol": "",
    }
    unregister()
    assert set(registry.held) == {"Software", r"Software\Classes"}


def test_a_path_with_spaces_is_quoted_for_windows() -> None:
    [*_, last] = keys([r"C:\Program Files\doublesix\doublesix-window.exe"])
    assert last == Key(
        r"Software\Classes\doublesix.record\shell\open\command",
        r'"C:\Program Files\doublesix\doublesix-window.exe" "%1"',
    )
