"""Building: the wheel and the source distribution of this tree, as a release makes them."""

from __future__ import annotations

import os
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
ROOMS = ("shared/doublesix", "server/doublesix_server", "client/doublesix_client")


def build(target: str, folder: Path, tree: Path = ROOT) -> Path:
    """Build a "wheel" or an "sdist" of a tree into a folder; return its file."""
    done = subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "-t", target, "-d", str(folder)],
        cwd=tree,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    [file] = folder.glob("*.whl" if target == "wheel" else "*.tar.gz")
    return file


def contents(wheel: Path) -> dict[str, bytes]:
    """Return what is in a wheel, by name."""
    with zipfile.ZipFile(wheel) as opened:
        return {name: opened.read(name) for name in opened.namelist()}


def unpacked(sdist: Path, folder: Path) -> Path:
    """Unpack a source distribution; return its tree."""
    with tarfile.open(sdist) as opened:
        opened.extractall(folder, filter="data")
    return folder / sdist.name.removesuffix(".tar.gz")


def outside() -> dict[str, str]:
    """Return an environment in which nothing leads back to this tree."""
    apart = ("PYTHON", "COV", "DOUBLESIX_", "VIRTUAL_ENV")
    return {name: value for name, value in os.environ.items() if not name.startswith(apart)}
