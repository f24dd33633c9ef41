"""Log: where a table's acts go before anyone is told of them.

A table hands each act over and names what is to be done once it is durable; the log does that
in order. `MemoryLog` keeps nothing and calls at once: it stands where a durable log will.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol

from doublesix.rules.acts import Step
from doublesix.rules.deal import Hands
from doublesix_server.seating import Identity


@dataclass(frozen=True, slots=True)
class Began:
    """A session began; `hands` are those of its first deal."""

    table: str
    version: int
    identity: Identity
    request_id: str
    profile: str
    hands: Hands


@dataclass(frozen=True, slots=True)
class Acted:
    """A session changed; `hands` are those of a deal dealt by this act, if one was.

    `identity` and `request_id` are of who asked, so that a repeat gets its first answer;
    nobody asked where the table acted for a seat that no worker can play.
    """

    table: str
    version: int
    identity: Identity | None
    request_id: str
    step: Step
    hands: Hands | None


Entry = Began | Acted


class Log(Protocol):
    """An append-only log."""

    def append(self, entry: Entry, then: Callable[[], None]) -> None:
        """Keep an entry; call `then` once it and all before it are durable, in order."""

    def after(self, then: Callable[[], None]) -> None:
        """Call `then` once all that was appended so far is durable, in order."""


class MemoryLog:
    """A log that forgets: tables live as long as the server."""

    def append(self, entry: Entry, then: Callable[[], None]) -> None:
        """Do at once what waits for the entry."""
        then()

    def after(self, then: Callable[[], None]) -> None:
        """Do it at once."""
        then()
