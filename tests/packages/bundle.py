"""Bundle: the window as one folder that needs no Python, for the system it is made on.

    python -m tests.packages.bundle

builds it into `dist/` by PyInstaller, lays the licences beside, tries it as somebody would who has
nothing else, and packs it into one file for `doublesix serve --bundles`. Some minutes long.
"""

from __future__ import annotations

import argparse
import ast
import os
import platform
import shutil
import subprocess
import sys
from collections.abc import Iterator, Sequence
from importlib.util import find_spec
from pathlib import Path

from doublesix.version import own_version
from tests.packages import notices
from tests.packages.trying import try_out

ROOT = Path(__file__).resolve().parents[2]
SPEC = ROOT / "deploy" / "bundle" / "doublesix.spec"
DESKTOP = ROOT / "client" / "doublesix_client" / "desktop"
ICONS = {"win32": "doublesix.ico", "darwin": "doublesix.icns"}


def name_of(version: str, system: str = sys.platform, machine: str = platform.machine()) -> str:
    """Return what a bundle's file is called, without its ending.

    >>> name_of("0.1.0", "linux", "x86_64"), name_of("0.1.0", "win32", "AMD64")
    ('doublesix-0.1.0-linux-x86_64', 'doublesix-0.1.0-windows-x86_64')
    """
    told = {"win32": "windows", "darwin": "macos"}.get(system, system)
    return f"doublesix-{version}-{told}-{machine.lower().replace('amd64', 'x86_64')}"


def draw_icon(folder: Path) -> Path | None:
    """Draw the icon in the form that this system's programs have; None where they have none."""
    name = ICONS.get(sys.platform)
    if name is None:
        return None
    from PySide6.QtCore import QSize
    from PySide6.QtGui import QImageReader

    reader = QImageReader(str(DESKTOP / "doublesix.svg"))
    reader.setScaledSize(QSize(256, 256))
    path = folder / name
    if not reader.read().save(str(path)):
        raise SystemExit(f"{path}: Qt cannot write such an icon here")
    return path


def build(into: Path, work: Path) -> Path:
    """Run PyInstaller; return the bundle's folder."""
    work.mkdir(parents=True, exist_ok=True)
    icon = draw_icon(work)
    environment = os.environ | ({} if icon is None else {"BUNDLE_ICON": str(icon)})
    command = [sys.executable, "-m", "PyInstaller", "--noconfirm", "--log-level", "WARN"]
    subprocess.run(
        [*command, "--distpath", str(into), "--workpath", str(work), str(SPEC)],
        cwd=ROOT,
        env=environment,
        check=True,
    )
    return into / ("doublesix.app" if sys.platform == "darwin" else "doublesix")


def programs_of(bundle: Path) -> Path:
    """Return the folder in a bundle where its programs are."""
    return bundle / "Contents" / "MacOS" if bundle.suffix == ".app" else bundle


def add_notices(bundle: Path, collected: Path) -> None:
    """Lay beside the programs whose work they hold."""
    beside = bundle / "Contents" / "Resources" if bundle.suffix == ".app" else bundle
    shutil.copyfile(notices.PAGE, beside / "NOTICES.md")
    notices.write_texts(beside / "licences")
    if sys.platform == "linux":
        for package, text in _of_the_system(collected):
            shutil.copyfile(text, beside / "licences" / f"Debian-{package}.txt")


def _of_the_system(collected: Path) -> Iterator[tuple[str, Path]]:
    """Yield each of Debian's packages of which a library came along, and its licence."""
    [entries, *_] = ast.literal_eval(collected.read_text(encoding="utf-8"))
    asked = shutil.which("dpkg-query")
    sources = {str(Path(source).resolve()) for _, source, kind in entries if kind == "BINARY"}
    outside = [source for source in sorted(sources) if source.startswith(("/usr/", "/lib/"))]
    if asked is None:
        raise SystemExit(f"not of Debian, so look up their licences by hand: {outside}")
    seen = set()
    for source in outside:
        line = _said(asked, "--search", source) or _said(
            asked, "--search", source.removeprefix("/usr")
        )
        package = line.partition(":")[0]
        text = Path("/usr/share/doc") / package / "copyright"
        if not package or not text.is_file():
            raise SystemExit(f"{source}: of no package, so its licence is not known")
        if package not in seen:
            seen.add(package)
            yield package, text


def _said(*command: str) -> str:
    return subprocess.run(command, capture_output=True, text=True, check=False).stdout


def pack(bundle: Path, name: str) -> Path:
    """Pack a bundle into one file: a zip, which any Windows opens, and else a tar."""
    kind = "zip" if sys.platform == "win32" else "gztar"
    packed = shutil.make_archive(str(bundle.parent / name), kind, bundle.parent, bundle.name)
    return Path(packed)


def main(argv: Sequence[str] | None = None) -> int:
    """Build, try and pack."""
    parser = argparse.ArgumentParser(prog="tests.packages.bundle", description=__doc__)
    parser.add_argument("--into", type=Path, default=ROOT / "dist", help="the folder for it")
    parser.add_argument("--work", type=Path, default=ROOT / "build", help="for what lies between")
    into: Path = parser.parse_args(argv).into.absolute()
    work: Path = parser.parse_args(argv).work.absolute()
    if find_spec("PyInstaller") is None:
        print(f"{sys.executable} has no PyInstaller: pip install -e '.[all,bundle]'")
        return 2
    bundle = build(into, work)
    add_notices(bundle, work / "doublesix" / "COLLECT-00.toc")
    try_out(programs_of(bundle))
    print(f"{pack(bundle, name_of(own_version()))}: made and tried")
    return 0


if __name__ == "__main__":
    sys.exit(main())
