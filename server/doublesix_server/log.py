"""Log: where what happens at tables goes before anyone is told of it.

A table hands each entry over and names what is to be done once it is durable; the log does that
in order. `MemoryLog` keeps nothing and calls at once; `store.durable` keeps everything.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass
from typing import NewType, Protocol

from doublesix.fair.draw import Drawn, Named
from doublesix.rules.acts import Step
from doublesix.rules.deal import Hands
from doublesix.rules.seat import Seat
from doublesix.rules.value import value
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
    `number` is the person's at the table. A seat that `is_lent` was given away while its person
    was lost, who may take it back; whoever plays it has a sitting of their own.
    """

    seat: Seat
    identity: Identity | None
    name: str
    level: str | None
    left: bool
    number: int = 0
    is_lent: bool = False


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
    """A session began; `hands` are those of its first deal, `drawn` how they came about.

    `identity`, `request_id` and `asked`, the type of the request, are of who asked.
    """

    table: str
    version: int
    identity: Identity | None
    request_id: str
    asked: str
    profile: str
    hands: Hands
    drawn: Drawn | None = None


@value
class Acted:
    """A session changed; `hands` are those of a deal dealt by this act, if one was.

    `drawn` is how they came about, None with a seed.

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
    drawn: Drawn | None = None


@dataclass(frozen=True, slots=True)
class DrawBegun:
    """A deal is to be drawn: which, which attempt it is, and why those before came to nothing."""

    table: str
    session: int
    deal: int
    attempt: int
    named: tuple[Named, ...]


@dataclass(frozen=True, slots=True)
class Counted:
    """Until the next of these no message about who is at the table counts beyond `upto`."""

    table: str
    upto: int


@dataclass(frozen=True, slots=True)
class Closed:
    """A table is no more."""

    table: str


Entry = Made | SeatsChanged | PoliciesSet | DrawBegun | Began | Acted | Counted | Closed


@dataclass(frozen=True, slots=True)
class Seen:
    """Somebody was at a table; `when` is in whole seconds since 1970, UTC."""

    table: str
    when: int


@dataclass(frozen=True, slots=True)
class Summary:
    """What the list of sessions says of one; a table's sessions are numbered from 1.

    `names` are those of seats 1 to 4, a computer player's being its level; `deals` are finished.
    """

    table: str
    session: int
    profile: str
    names: tuple[str | None, ...]
    deals: int
    score: tuple[int, int]
    is_open: bool


@dataclass(frozen=True, slots=True)
class Summarised:
    """A session began or changed, at this time; `newcomers` sit in it and did not before."""

    summary: Summary
    newcomers: tuple[Identity, ...]
    when: int


@dataclass(frozen=True, slots=True)
class Forgotten:
    """A table is to be deleted, unless somebody was there since then, in seconds since 1970."""

    table: str
    since: int


Note = Seen | Summarised | Forgotten
"""What is kept beside the entries, to find them by."""


@dataclass(frozen=True, slots=True)
class Listed:
    """A session in the list; `place` rises with every session of the server that begins."""

    place: int
    summary: Summary
    began: int
    changed: int


def nothing() -> None:
    """Do nothing: where nobody waits for an entry."""


class Log(Protocol):
    """An append-only log."""

    @property
    def is_failing(self) -> bool:
        """Whether nothing can be kept now: no act may be taken until it can."""

    def of(self, table: str) -> Log:
        """Return the log of one table, which tells nothing any more once something is refused."""

    def append(self, entry: Entry, then: Callable[[], None] = nothing) -> None:
        """Keep an entry; call `then` once it and all before it are durable, in order."""

    def note(self, note: Note, then: Callable[[], None] = nothing) -> None:
        """Keep a note together with the entries appended last; call `then` as `append` does."""

    def after(self, then: Callable[[], None]) -> None:
        """Call `then` once all that was appended so far is durable, in order."""


class UnreadableEntry(Exception):
    """An entry that this version cannot read; the text says which and why, never what it holds."""


class Archive(Protocol):
    """What was kept, read again: all that the log was given before it was asked."""

    def entries_of(self, table: str) -> AsyncIterator[Entry]:
        """Yield the entries of a table in order; UnreadableEntry if one cannot be read."""

    async def is_closed(self, table: str) -> bool:
        """Tell whether a table is no more."""

    async def sessions_of(
        self, identity: Identity, *, before: int | None, most: int
    ) -> list[Listed]:
        """Return the sessions in which somebody sat, those that began last first.

        At most so many; with `before` those whose place is lower.
        """

    async def session_of(self, identity: Identity, table: str, session: int | None) -> int | None:
        """Return the number of a table's session if somebody sat in it; the latest unless told."""

    async def unseen_since(self, when: int) -> list[str]:
        """Return the tables at which nobody has been since then, those longest ago first."""


class MemoryLog:
    """A log that forgets: for tests of what does not concern it."""

    is_failing = False

    def of(self, table: str) -> Log:
        """Return this log."""
        return self

    def append(self, entry: Entry, then: Callable[[], None] = nothing) -> None:
        """Do at once what waits for the entry."""
        then()

    def note(self, note: Note, then: Callable[[], None] = nothing) -> None:
        """Do at once what waits for the note."""
        then()

    def after(self, then: Callable[[], None]) -> None:
        """Do it at once."""
        then()
