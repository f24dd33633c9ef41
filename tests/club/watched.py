"""A node of the fault run: counts what it holds when it is told to, and may have a fault planted.

    python -m tests.club.watched --counts FILE --life NAME [--planted FAULT] serve ...

SIGUSR1 has it count. In the place of its version it tells people its name in this life. The server
itself knows nothing of all this, and has no such setting.
"""

from __future__ import annotations

import argparse
import gc
import json
import signal
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

from doublesix.__main__ import main
from doublesix_server import app, entrance
from doublesix_server.connection import Connection
from doublesix_server.store import postgres
from doublesix_server.store.statements import KEEP, KEEP_NOTED
from doublesix_server.table import Table

_FENCE = " AND o.epoch = asked.epoch"
_ONCE = " WHERE w.batch < excluded.batch"
_KEPT: list[Connection] = []


def take_away(condition: str) -> None:
    """Have entries kept that do not meet a condition."""
    for name, statement in (("KEEP", KEEP), ("KEEP_NOTED", KEEP_NOTED)):
        assert condition in " ".join(statement.split())
        setattr(postgres, name, " ".join(statement.split()).replace(condition, ""))


class KeptConnection(Connection):
    """A link that is never let go."""

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        _KEPT.append(self)


def keep_all_links() -> None:
    """Have no link let go."""
    vars(app)["Connection"] = KeptConnection


PLANTED: dict[str, Callable[[], None]] = {
    "fence": partial(take_away, _FENCE),
    "repeat": partial(take_away, _ONCE),
    "leak": keep_all_links,
}
"""Entries of any epoch are kept; those whose answer was lost are kept again; no link is let go."""


def count(file: Path) -> None:
    """Write down how much this process holds once all circles are found."""
    gc.collect()
    objects = gc.get_objects()
    held = {
        "blocks": sys.getallocatedblocks(),
        "tables": sum(type(one) is Table for one in objects),
        "links": sum(isinstance(one, Connection) for one in objects),
    }
    unfinished = file.with_suffix(".unfinished")
    unfinished.write_text(json.dumps(held), encoding="ascii")
    unfinished.rename(file)


def begin() -> None:
    """Take one's own words from the command, and be a server."""
    parser = argparse.ArgumentParser(add_help=False, allow_abbrev=False)
    parser.add_argument("--counts", type=Path, required=True)
    parser.add_argument("--life", required=True)
    parser.add_argument("--planted", choices=PLANTED)
    told, sys.argv[1:] = parser.parse_known_args()
    if told.planted:
        PLANTED[told.planted]()
    vars(entrance)["own_version"] = lambda: told.life
    signal.signal(signal.SIGUSR1, lambda *_: count(told.counts))
    main()


if __name__ == "__main__":
    begin()
