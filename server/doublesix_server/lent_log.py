"""Lent log: the log as one table is given it, until the table is another server's.

What a table says after that is no word of the table any more: nothing of it is kept or told.
"""

from __future__ import annotations

from collections.abc import Callable

from doublesix_server.log import Entry, Log, Note, nothing


class LentLog:
    """A log that can be taken away."""

    __slots__ = ("_log", "is_cut")

    def __init__(self, log: Log) -> None:
        self._log = log
        self.is_cut = False
        """Whether it was taken away."""

    def is_lent_from(self, log: Log) -> bool:
        """Tell whether this is the log that it was lent from, and not one of another time."""
        return self._log is log

    def cut(self) -> None:
        """Take it away."""
        self.is_cut = True

    @property
    def is_failing(self) -> bool:
        """Whether nothing can be kept now."""
        return self._log.is_failing

    def of(self, table: str) -> LentLog:
        """Return this log, which is that of the table."""
        return self

    def append(self, entry: Entry, then: Callable[[], None] = nothing) -> None:
        """Keep an entry; call `then` once it and all before it are durable, in order."""
        if not self.is_cut:
            self._log.append(entry, then)

    def note(self, note: Note, then: Callable[[], None] = nothing) -> None:
        """Keep a note together with the entries appended last; call `then` as `append` does."""
        if not self.is_cut:
            self._log.note(note, then)

    def after(self, then: Callable[[], None]) -> None:
        """Call `then` once all that was appended so far is durable, in order."""
        if not self.is_cut:
            self._log.after(then)
