"""Pseudo-languages for tests: every sentence in brackets, or twice as long.

In brackets, what does not come from a language's file shows; twice as long, what is cut off.
"""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path

from doublesix_client.language import SOURCE
from tests.sentences import fill, read
from tests.translations import extract, qm_of, release, ts_of

CODE = "ms"
"""The language in whose place a pseudo-language stands: it has one form of the plural."""


def in_brackets(text: str) -> str:
    return f"[{text}]"


def doubled(text: str) -> str:
    return f"{text} {text}"


def made(folder: Path, of: Callable[[str], str]) -> Path:
    """Make the files of a pseudo-language; the folder is one for `Language`."""
    path = ts_of(CODE, folder)
    extract(path, CODE)
    fill(path, {sentence.key: (of(sentence.source),) for sentence in read(path)})
    release(path, qm_of(CODE, folder))
    shutil.copy(qm_of(SOURCE), folder)
    return folder
