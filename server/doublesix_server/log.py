"""Log: where what happens at tables goes before anyone is told of it.

A table hands each entry over and names what is to be done once it is durable; the log does that
in order. `MemoryLog` keeps nothing and calls at once; `store.durable` keeps everything.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import NewType, Protocol

from doublesix.rules.acts import Step
from doublesix.rules.deal import Hands
from doublesix.rules.seat import Seat
from doublesix_server.policies import Policies

Identity = NewType("Identity", bytes)
"""The hash of a secret: a server keeps this and never the secret."""


@dataclass(frozen=True, slots=True)
class Made:
    """A table was made; `luck` is what its computer players' seeds come from."""

    table: str
    profile: str
    seed: str | None
    pause: int
    luck: str


@dataclass(frozen=True, slots=True)
class Sitting:
    """Who has a seat: a person with an identity and a name, or a computer player of a level.

    Both where a computer player stands in for the person. Seats of one identity are one device's.
    """

    seat: Seat
    identity: Identity | None
    name: str
    level: str | None
    left: bool


@dataclass(frozen=True, slots=True)
class SeatsChanged:
    """Who sits where, whole, whenever that changes; `maker` is who made the table."""

    table: str
    maker: Identity | None
    sittings: tuple[Sitting, ...]


@dataclass(frozen=True, slots=True)
class PoliciesSet:
    """A table allows something else from now on."""

    table: str
    policies: Policies


@dataclass(frozen=True, slots=True)
class Began:
    """A session began; `hands` are those of its first deal.

    `identity`, `request_id` and `asked`, the type of the request, are of who asked.
    """

    table: str
    version: int
    identity: Identity | None
    request_id: str
    asked: str
    profile: str
    hands: Hands


@dataclass(frozen=True, slots=True)
class Acted:
    """A session changed; `hands` are those of a deal dealt by this act, if one was.

    `identity`, `request_id` and `asked`, the type of the request, are of who asked, so that a
    repeat gets its first answer; nobody asked where the table acted by itself.
    """

    table: str
    version: int
    identity: Identity | None
    request_id: str
    asked: str
    step: Step
    hands: Hands | None


@dataclass(frozen=True, slots=True)
class Closed:
    """A table is no more."""

    table: str


Entry = Made | SeatsChanged | PoliciesSet | Began | Acted | Closed


def nothing() -> None:
    """Do nothing: where nobody waits for an entry."""


class Log(Protocol):
    """An append-only log."""

    @property
    def is_failing(self) -> bool:
        """Whether nothing can be kept now: no act may be taken until it can."""

    def append(self, entry: Entry, then: Callable[[], None] = nothing) -> None:
        """Keep an entry; call `then` once it and all before it are durable, in order."""

    def after(self, then: Callable[[], None]) -> None:
        """Call `then` once all that was appended so far is durable, in order."""


class MemoryLog:
    """A log that forgets: for tests of what does not concern it."""

    is_failing = False

    def append(self, entry: Entry, then: Callable[[], None] = nothing) -> None:
        """Do at once what waits for the entry."""
        then()

    def after(self, then: Callable[[], None]) -> None:
        """Do it at once."""
        then()
