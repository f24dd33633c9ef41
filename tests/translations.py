"""Translations: the languages of the window, kept in step with its sentences.

    python -m tests.translations update        renew every .ts and .qm from the source
    python -m tests.translations check         say what is wrong, and fail if anything is
    python -m tests.translations status        say how far each language is
    python -m tests.translations sheet es      print what is to be translated, as JSON
    python -m tests.translations fill es FILE  take such a sheet back, translated

`docs/translating.md` says how the languages sound.
"""

from __future__ import annotations

import argparse
import json
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from tests.sentences import FORMS, Sentence, faults, fill, read, unexplained

ROOM = Path(__file__).resolve().parents[1] / "client" / "doublesix_client"
FOLDER = ROOM / "i18n"

FINISHED = ("en", "es", "ms", "pl")
"""The languages in which nothing may be missing."""

_MARKS = ("self.tr(", "qsTr(")


def ts_of(language: str, folder: Path = FOLDER) -> Path:
    """Return the file that is translated in."""
    return folder / f"doublesix_{language}.ts"


def qm_of(language: str, folder: Path = FOLDER) -> Path:
    """Return the file that the window reads."""
    return folder / f"doublesix_{language}.qm"


def sources() -> list[str]:
    """Return every source file with sentences, from the room's root."""
    return sorted(
        path.relative_to(ROOM).as_posix()
        for path in ROOM.rglob("*")
        if path.suffix in {".py", ".qml", ".js"}
        and any(mark in path.read_text("utf-8") for mark in _MARKS)
    )


def _tool(name: str, *argv: object) -> None:
    tool = Path(sys.executable).with_name(f"pyside6-{name}")
    ran = subprocess.run(
        [str(tool), *map(str, argv)], cwd=ROOM, capture_output=True, text=True, check=False
    )
    if ran.returncode or ran.stderr.strip():
        raise SystemExit(f"{name} failed: {ran.stderr or ran.stdout}")


def extract(target: Path, language: str) -> None:
    """Bring a `.ts` file into step with the source; it is made if there is none.

    English has only what is counted: all else is shown as the source has it.
    """
    only = ["-pluralonly"] if language == "en" else []
    _tool(
        "lupdate",
        *(*only, "-silent", "-no-obsolete", "-locations", "none"),
        *("-source-language", "en", "-target-language", language),
        *(*sources(), "-ts", target),
    )


def release(source: Path, target: Path) -> None:
    """Write a `.qm` file from a `.ts` file."""
    _tool("lrelease", "-silent", source, "-qm", target)


def written() -> list[Sentence]:
    """Return every sentence as the source has it now."""
    with tempfile.TemporaryDirectory() as made:
        fresh = Path(made) / "fresh.ts"
        extract(fresh, "ms")
        return read(fresh)


def update() -> None:
    """Renew every file of every language."""
    FOLDER.mkdir(exist_ok=True)
    for language in FORMS:
        extract(ts_of(language), language)
        release(ts_of(language), qm_of(language))


def wrong(language: str, folder: Path = FOLDER) -> Iterator[str]:
    """Yield what is wrong with a language's files.

    An unfinished language may lag behind the source: it is brought up to it when it is worked on.
    """
    is_finished = language in FINISHED
    path = ts_of(language, folder)
    yield from faults(language, read(path), is_finished=is_finished)
    with tempfile.TemporaryDirectory() as made:
        fresh = ts_of(language, Path(made))
        shutil.copy(path, fresh)
        release(fresh, qm_of(language, fresh.parent))
        if qm_of(language, folder).read_bytes() != qm_of(language, fresh.parent).read_bytes():
            yield f"{language}: {qm_of(language).name} is not what {path.name} makes"
        if not is_finished:
            return
        extract(fresh, language)
        if fresh.read_bytes() != path.read_bytes():
            yield f"{language}: {path.name} is behind the source"


def unfinished(sentences: Sequence[Sentence]) -> list[Sentence]:
    """Return what is still to be translated."""
    return [one for one in sentences if one.mark or not all(one.texts)]


def sheet(language: str) -> list[dict[str, Any]]:
    """Return what is to be translated, a map for each sentence."""
    return [
        {
            "context": one.context,
            "source": one.source,
            "which": one.which,
            "hint": one.hint,
            "texts": list(one.texts) if one.is_counted else [one.texts[0]],
        }
        for one in unfinished(read(ts_of(language)))
    ]


def take_back(language: str, rows: Sequence[dict[str, Any]]) -> None:
    """Write a sheet's translations into the language's files; rows left empty stay open."""
    fill(
        ts_of(language),
        {
            (row["context"], row["source"], row["which"]): tuple(row["texts"])
            for row in rows
            if all(row["texts"])
        },
    )
    extract(ts_of(language), language)
    release(ts_of(language), qm_of(language))


def _check() -> int:
    found = list(unexplained(written()))
    found += [fault for language in FORMS for fault in wrong(language)]
    for fault in found:
        print(fault)
    if found:
        print("mend it: python -m tests.translations update, and docs/translating.md")
    return 1 if found else 0


def _status() -> int:
    for language in FORMS:
        sentences = read(ts_of(language))
        left = len(unfinished(sentences))
        word = "finished" if language in FINISHED else "not finished"
        print(f"{language}: {len(sentences) - left} of {len(sentences)} translated, {word}")
    return 0


def main(argv: Sequence[str] | None = None) -> int:
    """Do what the command line asks for."""
    parser = argparse.ArgumentParser(prog="python -m tests.translations")
    commands = parser.add_subparsers(dest="command", required=True)
    for name in ("update", "check", "status"):
        commands.add_parser(name)
    for name in ("sheet", "fill"):
        commands.add_parser(name).add_argument("language", choices=FORMS)
    commands.choices["fill"].add_argument("file", type=Path)
    asked = parser.parse_args(argv)
    match asked.command:
        case "check":
            return _check()
        case "status":
            return _status()
        case "sheet":
            print(json.dumps(sheet(asked.language), ensure_ascii=False, indent=1))
        case "fill":
            take_back(asked.language, json.loads(asked.file.read_text("utf-8")))
        case _:
            update()
    return 0


if __name__ == "__main__":
    sys.exit(main())
