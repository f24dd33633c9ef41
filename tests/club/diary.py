"""Diary: what the people of the fault run were told, to be judged against the log at the end.

Knows frames' parts by their digests; never who is right.
"""

from __future__ import annotations

import json
import pickle
from dataclasses import dataclass, field
from hashlib import blake2b
from pathlib import Path
from typing import Any, NamedTuple

Message = dict[str, Any]


class Told(NamedTuple):
    """An update that came: by which link of its hearer, when, and from which node.

    `events` is None where none were told with it, as on coming back. `answers` is the id of the
    request that it answers; `is_repeat` says that this request was sent before, by an older link.
    `life` is which life of which node it was, by that node's own word.
    """

    at: float
    node: str
    link: int
    version: int
    view: bytes
    events: bytes | None
    answers: str | None
    is_repeat: bool
    life: str = ""


class Gap(NamedTuple):
    """From losing a link to the first update by the next: when, and from which node to which."""

    lost: float
    told: float
    before: str
    after: str


@dataclass(slots=True)
class Diary:
    """All that one person was told, and what was refused."""

    name: str
    seat: int
    secret: bytes
    code: str = ""
    told: list[Told] = field(default_factory=list)
    refused: dict[str, str] = field(default_factory=dict)
    gaps: list[Gap] = field(default_factory=list)
    faults: list[str] = field(default_factory=list)
    elsewhere: int = 0
    deals: int = 0
    leaves: bool = False
    """Whether this person's table was to be closed, or left by everybody."""
    was_told_closed: bool = False
    was_told_left: bool = False


def digest(plain: object) -> bytes:
    """Return what tells one plain value from all others."""
    text = json.dumps(plain, separators=(",", ":"), ensure_ascii=False)
    return blake2b(text.encode(), digest_size=10).digest()


def keep(diaries: list[Diary], path: Path) -> None:
    """Write diaries to a file."""
    path.write_bytes(pickle.dumps(diaries))


def kept(path: Path) -> list[Diary]:
    """Read what `keep` wrote."""
    diaries: list[Diary] = pickle.loads(path.read_bytes())
    return diaries
