"""Batch: what goes to PostgreSQL in one statement, and what cannot go with it.

Knows rows, notes and owners; never a database.
"""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from typing import Any

from doublesix_server.log import Closed, Forgotten, Identity, Note, Seen, Summarised
from doublesix_server.store.forms import FORM


class Owner:
    """A table in one epoch; `is_lost` once something of it was refused."""

    __slots__ = ("epoch", "is_lost", "table")

    def __init__(self, table: str, epoch: int) -> None:
        self.table = table
        self.epoch = epoch
        self.is_lost = False


def row_of(owner: Owner, body: bytes | None, note: Note | Closed | None) -> dict[str, Any]:
    """Return a row: an entry's bytes, or a note, or both, of a table in an epoch."""
    return {"owner": owner, "body": body, "note": note}


@dataclass(slots=True)
class Batch:
    """Rows in order, as columns."""

    rows: int = 0
    owners: dict[Owner, None] = field(default_factory=dict)
    _codes: list[str] = field(default_factory=list)
    _bodies: list[bytes] = field(default_factory=list)
    _seen: dict[str, int] = field(default_factory=dict)
    _sessions: dict[tuple[str, int], tuple[Summarised, int]] = field(default_factory=dict)
    _sat: list[tuple[Identity, str, int]] = field(default_factory=list)
    _closed: list[str] = field(default_factory=list)

    def take(self, row: dict[str, Any]) -> bool:
        """Take a row in, unless it cannot go with those that are here."""
        owner: Owner = row["owner"]
        body, note = row["body"], row["note"]
        if note is not None and not self._take_note(owner.table, note):
            return False
        self.rows += 1
        self.owners[owner] = None
        if body is not None:
            self._codes.append(owner.table)
            self._bodies.append(body)
        return True

    def _take_note(self, code: str, note: Note | Closed) -> bool:
        match note:
            case Seen():
                self._seen[code] = note.when
            case Summarised():
                if code in self._closed:
                    return False
                key = (code, note.summary.session)
                began = self._sessions[key][1] if key in self._sessions else note.when
                self._sessions[key] = (note, began)
                self._sat += [(identity, *key) for identity in note.newcomers]
            case Closed():
                # One statement changes a row once: not a session that it closes as well.
                if any(code == summarised for summarised, _ in self._sessions):
                    return False
                self._closed.append(code)
            case Forgotten():
                return False
        return True

    @property
    def has_notes(self) -> bool:
        """Whether there is more than entries."""
        return bool(self._seen or self._sessions or self._closed)

    def values(self, writer: int, number: int) -> list[Any]:
        """Return the values of `statements.KEEP`."""
        return [
            [owner.table for owner in self.owners],
            [owner.epoch for owner in self.owners],
            writer,
            number,
            FORM,
            self._codes,
            self._bodies,
        ]

    def notes(self) -> list[Any]:
        """Return the values of `statements.KEEP_NOTED` that come after."""
        notes = [note.summary for note, _ in self._sessions.values()]
        return [
            list(self._seen),
            list(self._seen.values()),
            [one.table for one in notes],
            [one.session for one in notes],
            [one.profile for one in notes],
            [json.dumps(one.names) for one in notes],
            [one.deals for one in notes],
            [json.dumps(one.score) for one in notes],
            [one.is_open for one in notes],
            [began for _, began in self._sessions.values()],
            [note.when for note, _ in self._sessions.values()],
            *([one[place] for one in self._sat] for place in range(3)),
            self._closed,
        ]
