"""Seating: who is at a table, in which seat, and who is its host.

Knows identities, names and links; never tiles or workers.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Protocol

from doublesix.protocol.errors import Closing, Refusal
from doublesix.protocol.plain import Plain
from doublesix.protocol.requests import MAX_NAME
from doublesix.rules.seat import SEATS, Seat
from doublesix_server.log import Identity, Sitting
from doublesix_server.refusal import Refused


def identity_of(secret: bytes) -> Identity:
    """Return the identity that a secret proves."""
    return Identity(sha256(b"doublesix-identity-v1" + secret).digest())


def clean_name(name: str, most: int = MAX_NAME) -> str:
    r"""Return a name that is safe to show: no control or direction characters, bounded.

    >>> clean_name(" Ana\u202e\n ")
    'Ana'
    """
    kept = "".join(
        " " if character.isspace() else character
        for character in unicodedata.normalize("NFC", name)
        if character.isspace() or unicodedata.category(character)[0] != "C"
    )
    return " ".join(kept.split())[:most].strip() or "?"


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
    """Everybody at a table, in the order in which they came.

    `maker` is who made the table, its host while here.
    """

    persons: dict[Identity, Person] = field(default_factory=dict)
    bots: dict[Seat, Bot] = field(default_factory=dict)
    maker: Identity | None = None

    # Who is there

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

    def knows(self, identity: Identity) -> bool:
        """Tell whether somebody is at this table, or made it."""
        return identity in self.persons or identity == self.maker

    def everybody(self) -> list[Person | Bot]:
        """Return all who are or were here and may come back."""
        return [*self.persons.values(), *self.bots.values()]

    def seated(self) -> list[Person]:
        """Return the persons who have a seat and have not left it."""
        return [one for one in self.persons.values() if one.seat is not None and not one.left]

    def watchers(self) -> list[Person]:
        """Return who is there without a seat."""
        return [one for one in self.persons.values() if one.seat is None and one.peer is not None]

    @property
    def host(self) -> Person | None:
        """Who is host now: the maker, or while that one is not here the next in order of coming."""
        maker = None if self.maker is None else self.persons.get(self.maker)
        if maker is not None and maker.peer is not None:
            return maker
        here = [person for person in self.seated() if person.peer is not None]
        return next(iter([*here, *self.watchers()]), None)

    def is_deserted(self) -> bool:
        """Tell whether no person is here; computers do not count (C2)."""
        return all(person.peer is None for person in self.persons.values())

    def is_abandoned(self) -> bool:
        """Tell whether nobody is here or could come back to a seat."""
        return not self.seated() and self.is_deserted()

    def plain_seats(self) -> list[Plain]:
        """Return who sits where, as the wire says it."""
        return [_plain(seat, self.sitter(seat)) for seat in SEATS]

    def sittings(self) -> tuple[Sitting, ...]:
        """Return who has which seat, as the log keeps it."""
        persons = [
            Sitting(one.seat, one.identity, one.name, None, one.left)
            for one in self.persons.values()
            if one.seat is not None
        ]
        bots = [Sitting(bot.seat, None, "", bot.level, False) for bot in self.bots.values()]
        return (*persons, *bots)

    def restore(self, maker: Identity | None, sittings: Iterable[Sitting]) -> None:
        """Seat everybody as the log kept it; nobody is here yet."""
        self.maker = maker
        self.persons.clear()
        self.bots.clear()
        for one in sittings:
            if one.identity is None:
                self.bots[one.seat] = Bot(one.seat, str(one.level))
            else:
                person = Person(one.identity, one.name, None, one.seat, one.left)
                self.persons[one.identity] = person

    # Coming, sitting, going

    def come(self, peer: Peer) -> tuple[Person, Peer | None]:
        """Let somebody in, new or back; return them and the older link that this one replaces."""
        person = self.persons.get(peer.identity)
        if person is None:
            person = self.persons[peer.identity] = Person(peer.identity, peer.name, None)
        older, person.peer = person.peer, peer
        person.name, person.left = peer.name, False
        if self.maker is None:
            self.maker = peer.identity
        return person, older

    def sit(self, person: Person, seat: Seat) -> None:
        """Give a person an open seat; Refused if somebody else has it."""
        sitter = self.sitter(seat)
        if sitter is not None and sitter is not person:
            raise Refused(Refusal.SEAT_TAKEN, seat=int(seat))
        person.seat = seat

    def fill(self, host: Person, seat: Seat, level: str) -> None:
        """Give a seat to a computer player; Refused if a person has it who has not left."""
        self.check_host(host)
        sitter = self.person_in(seat)
        if sitter is not None and not sitter.left:
            raise Refused(Refusal.SEAT_TAKEN, seat=int(seat))
        if sitter is not None:
            del self.persons[sitter.identity]
        self.bots[seat] = Bot(seat, level)

    def vacate(self, person: Person, seat: Seat) -> None:
        """Open a seat: one's own, or any as the host; Refused if it is open."""
        if person.seat is not seat:
            self.check_host(person)
        sitter = self.sitter(seat)
        if sitter is None:
            raise Refused(Refusal.SEAT_OPEN, seats=[int(seat)])
        if isinstance(sitter, Bot):
            del self.bots[seat]
        elif sitter.peer is None:
            del self.persons[sitter.identity]
        else:
            sitter.seat = None

    def leave(self, person: Person, *, keeps_seat: bool) -> None:
        """Let somebody go on purpose; in a session the seat stays theirs, marked as left."""
        person.peer = None
        person.left = True
        if person.seat is None or not keeps_seat:
            del self.persons[person.identity]
        if person.identity == self.maker:
            heir = self.host
            self.maker = None if heir is None else heir.identity

    def check_host(self, person: Person) -> None:
        """Refuse what only the host may."""
        if person is not self.host:
            raise Refused(Refusal.HOST_ONLY)


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
