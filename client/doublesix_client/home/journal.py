"""Journal: the window's log, and what may be copied from it into a report.

Knows kinds, reasons and versions of what travels. No tile, no name, no code of a table, no
address and no secret is ever in it.
"""

from __future__ import annotations

import logging
import platform
import sys
import traceback
from collections import deque
from collections.abc import Mapping
from contextlib import suppress
from datetime import UTC, datetime
from logging.handlers import RotatingFileHandler
from pathlib import Path
from types import TracebackType
from typing import Any, Final

_ROOM: Final = "doublesix_client"
_LARGEST = 256 * 1024
_OLDER_FILES = 2
_LINKS_TOLD = 40
_LONGEST_CODE = 40
_PRIVATE = {"name", "last_server"}

log = logging.getLogger(__name__)


class Journal:
    """The log file of one window, from its opening until it is closed."""

    def __init__(self, path: Path) -> None:
        self._links: deque[str] = deque(maxlen=_LINKS_TOLD)
        self._handler: logging.Handler = logging.NullHandler()
        with suppress(OSError):  # a window without a log is better than none
            self._handler = RotatingFileHandler(
                path, maxBytes=_LARGEST, backupCount=_OLDER_FILES, encoding="utf-8", delay=False
            )
        self._handler.setFormatter(_Unquoted())
        room = logging.getLogger(_ROOM)
        room.addHandler(self._handler)
        room.setLevel(logging.INFO)

    def note_link(self, phase: str, reason: str | None = None, *, is_own: bool = False) -> None:
        """Note how the link stands, and whether it is that to the window's own server."""
        where = "own server" if is_own else "a server"
        line = f"link: {where}, {phase}" + (f", {_code(reason)}" if reason else "")
        self._links.append(f"{datetime.now(UTC):%H:%M:%S} {line}")
        log.info("%s", line)

    def note_broken(self, deal: int, kept: str) -> None:
        """Write down that a deal did not match how it was drawn, and where the evidence is."""
        log.warning("deal %d does not match how it was drawn; evidence: %s", deal, kept)

    def note_arrived(self, kind: str, version: int | None = None) -> None:
        """Note that a message came; why a request was refused is not said, it may tell a hand."""
        log.info("arrived: %s%s", kind, "" if version is None else f" at {version}")

    def note_fault(
        self, kind: type[BaseException], error: BaseException, place: TracebackType | None
    ) -> None:
        """Note what nobody caught; to be Python's `excepthook`, which writes its text as well."""
        log.error("a fault of ours", exc_info=(kind, error, place))
        if sys.stderr is not None:  # a bundle on Windows has none
            sys.stderr.write(f"doublesix: {kind.__name__}: the log says where\n")

    def details(self, version: str, settings: Mapping[str, Any], **others: str) -> str:
        """Return what a report may say; `others` are versions of libraries, by name."""
        shown = {name: value for name, value in settings.items() if name not in _PRIVATE}
        lines = [
            f"doublesix {version}",
            f"Python {platform.python_version()} on {platform.platform()}",
            *(f"{name} {told}" for name, told in others.items()),
            *(["bundle"] if getattr(sys, "frozen", False) else []),
            "settings: " + ", ".join(f"{name} {value!r}" for name, value in shown.items()),
            "links (UTC):",
            *(self._links or ["none"]),
        ]
        return "\n".join(lines) + "\n"

    def close(self) -> None:
        """Write no more."""
        logging.getLogger(_ROOM).removeHandler(self._handler)
        self._handler.close()


def _code(reason: str) -> str:
    """Return a reason if it is a code: a server may send any text."""
    return reason if len(reason) <= _LONGEST_CODE and reason.isidentifier() else "some reason"


class _Unquoted(logging.Formatter):
    """Writes of an exception its kind and its place: its text may quote a hand."""

    def format(self, record: logging.LogRecord) -> str:
        """Return the line, and below it where an exception came from."""
        told = datetime.fromtimestamp(record.created, UTC).strftime("%Y-%m-%dT%H:%M:%SZ")
        line = f"{told} {record.levelname} {record.getMessage()}"
        if not record.exc_info or record.exc_info[0] is None:
            return line
        kind, _, place = record.exc_info
        return f"{line}\n{''.join(traceback.format_tb(place))}{kind.__name__}"
