"""Seating: who is at a table and in which seat.

Knows identities, names and links; never tiles.
"""

from __future__ import annotations

import unicodedata
from dataclasses import dataclass, field
from hashlib import sha256
from typing import NewType, Protocol

from doublesix.protocol.errors import Closing
from doublesix.protocol.plain import Plain
from doublesix.protocol.requests import MAX_NAME
from doublesix.rules.seat import SEATS, Seat

Identity = NewType("Identity", bytes)
"""The hash of a secret: a server keeps this and never the secret."""


def identity_of(secret: bytes) -> Identity:
    """Return the identity that a secret proves."""
    return Identity(sha256(b"doublesix-identity-v1" + secret).digest())


def clean_name(name: str) -> str:
    r"""Return a name that is safe to show: no control or direction characters, bounded.

    >>> clean_name(" Ana\u202e\n ")
    'Ana'
    """
    kept = "".join(
        " " if character.isspace() else character
        for character in unicodedata.normalize("NFC", name)
        if character.isspace() or unicodedata.category(character)[0] != "C"
    )
    return " ".join(kept.split())[:MAX_NAME].strip() or "?"


class Peer(Protocol):
    """A connection, as a table sees it."""

    identity: Identity
    name: str

    def send(self, frame: bytes) -> None:
        """Hand over a frame; never waits."""

    def close(self, reason: Closing) -> None:
        """Say why, and close."""


@dataclass(slots=True, eq=False)
class Person:
    """Somebody at the table; `seat` is None for a watcher. `left` means on purpose."""

    identity: Identity
    name: str
    peer: Peer | None
    seat: Seat | None = None
    left: bool = False


@dataclass(slots=True, eq=False)
class Bot:
    """A computer player's seat; `identity` is that of the ticket it was given for."""

    seat: Seat
    level: str
    identity: Identity | None = None
    peer: Peer | None = None


@dataclass(slots=True)
class Seating:
    """Everybody at a table, in the order in which they came."""

    persons: dict[Identity, Person] = field(default_factory=dict)
    bots: dict[Seat, Bot] = field(default_factory=dict)

    def person_in(self, seat: Seat) -> Person | None:
        """Return the person whose seat this is."""
        for person in self.persons.values():
            if person.seat is seat:
                return person
        return None

    def sitter(self, seat: Seat) -> Person | Bot | None:
        """Return who plays a seat; None if it is open."""
        return self.bots.get(seat) or self.person_in(seat)

    def member(self, identity: Identity) -> Person | Bot | None:
        """Return who has this identity."""
        person = self.persons.get(identity)
        if person is not None:
            return person
        return next((bot for bot in self.bots.values() if bot.identity == identity), None)

    def seated(self) -> list[Person]:
        """Return the persons who have a seat and have not left it."""
        return [
            person
            for person in self.persons.values()
            if person.seat is not None and not person.left
        ]

    def watchers(self) -> list[Person]:
        """Return who is there without a seat."""
        return [
            person
            for person in self.persons.values()
            if person.seat is None and person.peer is not None
        ]

    def everybody(self) -> list[Person | Bot]:
        """Return all who are or were here and may come back."""
        return [*self.persons.values(), *self.bots.values()]

    def is_abandoned(self) -> bool:
        """Tell whether nobody is here or could come back to a seat; computers do not count."""
        return not self.seated() and not self.watchers()

    def plain_seats(self) -> list[Plain]:
        """Return who sits where, as the wire says it."""
        return [_plain(seat, self.sitter(seat)) for seat in SEATS]


def _plain(seat: Seat, sitter: Person | Bot | None) -> Plain:
    if sitter is None:
        kind, name, level, state = "open", None, None, "open"
    elif isinstance(sitter, Bot):
        kind, name, level = "bot", None, sitter.level
        state = "here" if sitter.peer is not None else "waiting"
    else:
        kind, name, level = "person", sitter.name, None
        state = "left" if sitter.left else "here" if sitter.peer is not None else "lost"
    return {"seat": int(seat), "kind": kind, "name": name, "level": level, "state": state}
