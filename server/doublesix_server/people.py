"""People: somebody at a table, with a seat or without, and the computer players.

Knows identities, names and links; never tiles or workers.
"""

from __future__ import annotations

import unicodedata
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Protocol

from doublesix.protocol.errors import Closing
from doublesix.protocol.fields import MAX_NAME
from doublesix.protocol.plain import Plain
from doublesix.rules.seat import Seat
from doublesix_server.log import Identity
from doublesix_server.ownership import OtherNode


def identity_of(secret: bytes) -> Identity:
    """Return the identity that a secret proves."""
    return Identity(sha256(b"doublesix-identity-v1" + secret).digest())


def clean_name(name: str, most: int = MAX_NAME) -> str:
    r"""Return a name that is safe to show: no control or direction characters, bounded.

    >>> clean_name(" Ana\u202e\n ")
    'Ana'
    """
    return clean_text(name)[:most].strip() or "?"


def clean_text(text: str) -> str:
    r"""Return a text on one line without control or direction characters.

    >>> clean_text("well\tplayed\u2066 ")
    'well played'
    """
    kept = "".join(
        " " if character.isspace() else character
        for character in unicodedata.normalize("NFC", text)
        if character.isspace() or unicodedata.category(character)[0] != "C"
    )
    return " ".join(kept.split())


class Peer(Protocol):
    """A connection, as a table sees it."""

    identity: Identity
    name: str
    address: str
    gives_shares: bool

    def send(self, frame: bytes) -> None:
        """Hand over a frame; never waits."""

    def close(self, reason: Closing) -> None:
        """Say why, and close."""

    def go_elsewhere(self, node: OtherNode | None, answering: str | None = None) -> None:
        """Say where to go, if that is known and whoever is there follows; and close."""


@dataclass(slots=True, eq=False, weakref_slot=True)
class Person:
    """Somebody at the table, or several people at one device.

    `number` is how the others call them; it carries no authority. `seats` are the seats of this
    device with the name of who sits there, none for a watcher; `lent` are those that the others
    gave away while this person was lost, to be taken back. `left` means on purpose. `since`
    counts who has sat longest. `uncovered` is the seat of a shared device whose hand is shown.
    `ready_at` is the version that they were ready at, `released_at` the one at which the others
    ended their hold. `muted` are those whom they do not hear.
    """

    identity: Identity
    name: str
    peer: Peer | None
    number: int
    seats: dict[Seat, str] = field(default_factory=dict)
    lent: dict[Seat, str] = field(default_factory=dict)
    left: bool = False
    since: int = 0
    uncovered: Seat | None = None
    holds: bool = False
    ready_at: int = 0
    released_at: int = 0
    passes_at_once: bool = False
    muted: set[int] = field(default_factory=set)

    @property
    def is_shared(self) -> bool:
        """Whether several people sit at this device."""
        return len(self.seats) > 1

    @property
    def seat(self) -> Seat | None:
        """The seat whose hand is shown here and that acts; None for a watcher or all covered."""
        seats = self.seats
        if len(seats) != 1:
            return self.uncovered
        [only] = seats
        return only

    @property
    def is_seated(self) -> bool:
        """Whether they have a seat that they have not left."""
        return bool(self.seats) and not self.left

    @property
    def shown_name(self) -> str:
        """The name of who speaks here: that of the uncovered seat, or of the first."""
        seat = self.seat or next(iter(self.seats), None)
        return self.name if seat is None else self.seats[seat]

    @property
    def state(self) -> str:
        """How it stands with their link."""
        return "left" if self.left else "lost" if self.peer is None else "here"

    def unlink(self) -> None:
        """End what ends with a link."""
        self.peer = None
        self.uncovered = None
        self.holds = self.passes_at_once = False

    def plain(self) -> Plain:
        """Return what they are told about themselves."""
        return {
            "person": self.number,
            "seat": None if self.is_shared or self.seat is None else int(self.seat),
            "seats": [int(seat) for seat in sorted(self.seats)],
            "lent": [int(seat) for seat in sorted(self.lent)],
        }


@dataclass(slots=True, eq=False)
class Bot:
    """A computer player in a seat, its own or a person's that it stands in for.

    `identity` is that of the ticket it was given for.
    """

    seat: Seat
    level: str
    identity: Identity | None = None
    peer: Peer | None = None

    @property
    def state(self) -> str:
        """Whether a worker plays it."""
        return "waiting" if self.peer is None else "here"

    def plain(self) -> Plain:
        """Return what its worker is told about itself: what a person in that seat would be."""
        return {"person": None, "seat": int(self.seat), "seats": [int(self.seat)], "lent": []}
