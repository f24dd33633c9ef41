"""Notices: whose work a bundle holds besides ours, and under which licence.

`python -m tests.packages.notices` writes the list into `docs/notices.md`; a test fails when it
drifts. A bundle is given the licences' whole texts too.
"""

from __future__ import annotations

import re
import shutil
import sysconfig
from collections.abc import Iterator
from dataclasses import dataclass
from importlib.metadata import Distribution, distribution
from pathlib import Path

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).resolve().parents[2]
PAGE = ROOT / "docs" / "notices.md"
TEXTS = ROOT / "deploy" / "bundle" / "licences"
"""What packages name and do not bring along."""

_MARKED = re.compile(r"(?<=<!-- made: notices -->\n).*?(?=<!-- end -->)", re.DOTALL)
_IS_TEXT = re.compile(r"(?:LICEN[CS]E|COPYING|NOTICE|AUTHORS)", re.IGNORECASE)
_BY_CLASSIFIER = {
    "MIT License": "MIT",
    "BSD License": "BSD",
    "Apache Software License": "Apache-2.0",
}


@dataclass(frozen=True, slots=True)
class Part:
    """A package that a bundle holds."""

    name: str
    version: str
    licence: str
    texts: tuple[Path, ...]


def parts(wanted: str = "doublesix[all]") -> list[Part]:
    """Return what an install brings along here, by name, without ourselves."""
    found: dict[str, Part] = {}
    for one in _needed(Requirement(wanted), set()):
        name = one.metadata["Name"]
        texts = [
            Path(str(file.locate()))
            for file in one.files or ()
            if ".dist-info" in file.parts[0] and _IS_TEXT.match(file.name)
        ]
        found[name.lower()] = Part(name, one.version, licence_of(one), tuple(texts))
    del found["doublesix"]
    return [found[name] for name in sorted(found)]


def _needed(requirement: Requirement, seen: set[tuple[str, str]]) -> Iterator[Distribution]:
    one = distribution(requirement.name)
    yield one
    extras = requirement.extras | {""}
    for inner in map(Requirement, one.requires or ()):
        is_meant = inner.marker is None or any(
            inner.marker.evaluate({"extra": extra}) for extra in extras
        )
        key = (canonicalize_name(inner.name), ",".join(sorted(inner.extras)))
        if is_meant and key not in seen:
            seen.add(key)
            yield from _needed(inner, seen)


def licence_of(one: Distribution) -> str:
    """Return a package's licence as it says it, in the words of SPDX where it does."""
    if expression := _field(one, "License-Expression"):
        return expression
    classified = [
        _BY_CLASSIFIER[last]
        for line in one.metadata.get_all("Classifier") or ()
        if (last := line.rpartition(" :: ")[2]) in _BY_CLASSIFIER
    ]
    told = _field(one, "License")
    if "-" in told and "\n" not in told:
        return told
    return " OR ".join(sorted(classified)) or told


def _field(one: Distribution, name: str) -> str:
    [told, *_] = one.metadata.get_all(name) or [""]
    return str(told).strip()


def table() -> str:
    """Return the list as the page has it."""
    rows = [f"| {one.name} | {one.licence} |" for one in parts()]
    return "\n".join(["| Package | Licence |", "|---|---|", *rows]) + "\n"


def page_with_table(page: str) -> str:
    """Return the page with the list made anew."""
    return _MARKED.sub(lambda _: table(), page)


def write_texts(folder: Path) -> None:
    """Write the texts of all licences into a folder, one folder a package."""
    for one in parts():
        inside = folder / f"{one.name}-{one.version}"
        inside.mkdir(parents=True, exist_ok=True)
        for at, text in enumerate(one.texts):
            shutil.copyfile(text, inside / (f"{at}-{text.name}" if at else text.name))
    for text in TEXTS.iterdir():
        shutil.copyfile(text, folder / text.name)
    python = Path(sysconfig.get_path("stdlib")) / "LICENSE.txt"
    if python.is_file():
        shutil.copyfile(python, folder / "Python.txt")
    shutil.copyfile(ROOT / "LICENSE", folder / "doublesix.txt")
    lato = ROOT / "client" / "doublesix_client" / "fonts" / "OFL.txt"
    shutil.copyfile(lato, folder / "Lato.txt")


if __name__ == "__main__":
    PAGE.write_text(page_with_table(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
