"""Lines: what a server logs, for people at a terminal or for machines.

Knows tables, seats, acts and addresses by their names; never a hand. The text of an error may
quote one: of errors the kind and the place are told, no more.
"""

from __future__ import annotations

import asyncio
import json
import logging
import traceback
from datetime import UTC, datetime
from typing import Any, Literal

log = logging.getLogger(__name__)

Form = Literal["human", "json"]

_FIELDS = ("table", "seat", "act", "address")


class People(logging.Formatter):
    """Lines for people."""

    def formatException(self, ei: Any) -> str:  # noqa: N802 (the library's name)
        """Say the kind and the place of an error."""
        kind, _, trace = ei
        return f"{kind.__name__ if kind else 'nothing'}\n{''.join(traceback.format_tb(trace))}"


class Machines(People):
    """One JSON object a line."""

    def format(self, record: logging.LogRecord) -> str:
        """Return a record as JSON, with the fields that it has."""
        plain: dict[str, Any] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        plain |= {name: vars(record)[name] for name in _FIELDS if name in vars(record)}
        if record.exc_info:
            plain["error"] = self.formatException(record.exc_info)
        return json.dumps(plain, ensure_ascii=False)


def about(table: str, seat: int | None = None, act: str | None = None) -> dict[str, Any]:
    """Return the fields of a line about a table, for `extra`."""
    fields: dict[str, Any] = {"table": table}
    if seat is not None:
        fields["seat"] = int(seat)
    if act is not None:
        fields["act"] = act
    return fields


def complain(_: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
    """Log what went wrong outside of every task, as a loop's exception handler.

    The loop's own text quotes what was called with what.
    """
    error = context.get("exception")
    if error is None:
        log.error("something failed on the loop")
        return
    place = "".join(traceback.format_tb(error.__traceback__))
    log.error("something failed on the loop: %s\n%s", type(error).__name__, place)
