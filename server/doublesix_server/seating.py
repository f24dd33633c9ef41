"""Seating: who is at a table, in which seat, and who is its host.

Knows people and seats; never tiles or workers, nor what people ask of each other.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field

from doublesix.protocol.errors import Refusal
from doublesix.protocol.plain import Plain
from doublesix.record.form import Seated
from doublesix.rules.acts import Kind
from doublesix.rules.seat import SEATS, Seat
from doublesix_server.log import Identity, Sitting
from doublesix_server.people import Bot, Peer, Person
from doublesix_server.refusal import Refused

MOST_PEOPLE = 100
"""How many people may be at a table, watchers included."""
_TOLD_UNSEATED = 32


@dataclass(slots=True)
class Seating:
    """Everybody at a table, in the order in which they came.

    A computer player in `bots` whose seat is a person's stands in for that person. `maker` is
    who made the table, its host while here. `played` is whose hand of the present deal was seen by
    those between whom a seat changed hands.
    """

    persons: dict[Identity, Person] = field(default_factory=dict)
    bots: dict[Seat, Bot] = field(default_factory=dict)
    maker: Identity | None = None
    played: dict[Identity, Seat] = field(default_factory=dict)
    _numbers: int = 0
    _sat: int = 0

    # Who is there

    def person_in(self, seat: Seat) -> Person | None:
        """Return the person whose seat this is, whoever plays it."""
        return next((one for one in self.persons.values() if seat in one.seats), None)

    def sitter(self, seat: Seat) -> Person | Bot | None:
        """Return who plays a seat; None if it is open."""
        return self.bots.get(seat) or self.person_in(seat)

    def member(self, identity: Identity) -> Person | Bot | None:
        """Return who has this identity."""
        person = self.persons.get(identity)
        if person is not None:
            return person
        return next((bot for bot in self.bots.values() if bot.identity == identity), None)

    def has_seat(self, identity: Identity) -> bool:
        """Tell whether a seat is somebody's, or a computer player's with this ticket."""
        member = self.member(identity)
        return isinstance(member, Bot) or (member is not None and bool(member.seats))

    def numbered(self, number: int) -> Person:
        """Return the person with this number; Refused if there is none."""
        for person in self.persons.values():
            if person.number == number:
                return person
        raise Refused(Refusal.NO_SUCH_PERSON, person=number)

    def knows(self, identity: Identity) -> bool:
        """Tell whether somebody is at this table, or made it."""
        return identity in self.persons or identity == self.maker

    def everybody(self) -> list[Person | Bot]:
        """Return all who are or were here and may come back."""
        return [*self.persons.values(), *self.bots.values()]

    def seated(self) -> list[Person]:
        """Return the persons who have a seat and have not left it."""
        return [one for one in self.persons.values() if one.is_seated]

    def present(self) -> list[Person]:
        """Return who is asked for agreement: seated, linked and not stood in for (Rules 5.4).

        The people at one device are one.
        """
        here = [one for one in self.persons.values() if one.peer is not None and one.is_seated]
        if not self.bots:
            return here
        return [one for one in here if not one.seats.keys() <= self.bots.keys()]

    def deciders(self) -> list[Person]:
        """Return who decides for the table.

        Those present; if nobody is, those who watch their stand-ins; at a table of computer
        players alone, its host.
        """
        if present := self.present():
            return present
        if seated := self.seated():
            return [one for one in seated if one.peer is not None]
        return [] if self.host is None else [self.host]

    def watchers(self) -> list[Person]:
        """Return who is there without a seat."""
        return [one for one in self.persons.values() if not one.seats and one.peer is not None]

    def is_stood_in(self, seat: Seat) -> bool:
        """Tell whether a computer player plays a person's seat."""
        return seat in self.bots and self.person_in(seat) is not None

    @property
    def host(self) -> Person | None:
        """Who is host now: the maker, or while that one is not here who has sat longest."""
        maker = None if self.maker is None else self.persons.get(self.maker)
        if maker is not None and maker.peer is not None:
            return maker
        here = [person for person in self._longest_first() if person.peer is not None]
        if any(self._have_seats()):
            return next(iter(here), None)  # a passer-by is never host of people who come back
        return next(iter(self.watchers()), None)

    def _have_seats(self) -> Iterable[bool]:
        return (bool(person.seats) for person in self.persons.values())

    def _longest_first(self) -> list[Person]:
        return sorted(self.seated(), key=lambda person: person.since)

    def is_deserted(self) -> bool:
        """Tell whether no person is here; computers do not count (C2)."""
        return all(person.peer is None for person in self.persons.values())

    def is_abandoned(self) -> bool:
        """Tell whether nobody is here or could come back: to a seat, or as who made the table."""
        is_awaited = self.maker or self.seated() or any(one.lent for one in self.persons.values())
        return not is_awaited and self.is_deserted()

    def plain_seats(self, version: int = 0) -> list[Plain]:
        """Return who sits where, as the wire says it; who is ready at this version."""
        persons = {seat: one for one in self.persons.values() for seat in one.seats}
        return [self._plain(seat, persons.get(seat), version) for seat in SEATS]

    def plain_unseated(self) -> list[Plain]:
        """Return the first of those without a seat, as the wire says it."""
        first = self.watchers()[:_TOLD_UNSEATED]
        return [{"person": one.number, "name": one.name} for one in first]

    def seats(self) -> list[Seated]:
        """Return who sits where, as a record says it."""
        return [self._seated(seat) for seat in SEATS]

    def sittings(self) -> tuple[Sitting, ...]:
        """Return who has which seat, as the log keeps it: in the order in which they sat down."""
        rows = []
        for one in sorted(self.persons.values(), key=lambda person: person.since):
            for seat, name in one.seats.items():
                stand_in = self.bots.get(seat)
                level = None if stand_in is None else stand_in.level
                rows.append(Sitting(seat, one.identity, name, level, one.left, one.number))
            for seat, name in one.lent.items():
                rows.append(Sitting(seat, one.identity, name, None, one.left, one.number, True))
        bots = [bot for bot in self.bots.values() if self.person_in(bot.seat) is None]
        return (*rows, *(Sitting(bot.seat, None, "", bot.level, False) for bot in bots))

    def restore(self, maker: Identity | None, sittings: Iterable[Sitting]) -> None:
        """Seat everybody as the log kept it; nobody is here yet."""
        for before in self.persons.values():
            self.played.update((before.identity, seat) for seat in before.seats)
        self.maker = maker
        self.persons.clear()
        self.bots.clear()
        self._numbers = self._sat = 0
        for one in sittings:
            if one.level is not None:
                self.bots[one.seat] = Bot(one.seat, one.level)
            if one.identity is not None:
                person = self.persons.get(one.identity) or self._enter(one.identity, one.name)
                person.left = one.left
                person.number = one.number or person.number
                self.count_on(person.number)
                if one.is_lent:
                    person.lent[one.seat] = one.name
                    if not person.seats:
                        self._sits_last(person)
                else:
                    self._give(person, one.seat, one.name)

    def count_on(self, number: int) -> None:
        """Give nobody a number up to this one."""
        self._numbers = max(self._numbers, number)

    # Coming, sitting, going

    def check_room(self, identity: Identity) -> None:
        """Refuse a newcomer where too many people are."""
        if identity not in self.persons and len(self.persons) >= MOST_PEOPLE:
            raise Refused(Refusal.TABLE_FULL, most=MOST_PEOPLE)

    def come(self, peer: Peer, *, may_rename: bool = True) -> tuple[Person, Peer | None]:
        """Let somebody in, new or back; return them and the older link that this one replaces.

        Who has a seat keeps its name unless they `may_rename` it: a name is no talk.
        """
        person = self.persons.get(peer.identity)
        if person is None:
            self.check_room(peer.identity)
            person = self._enter(peer.identity, peer.name)
        older = person.peer
        person.unlink()
        person.peer, person.left = peer, False
        if may_rename or not person.seats:
            person.name = peer.name
            if len(person.seats) == 1:
                person.seats = dict.fromkeys(person.seats, peer.name)
        if self.maker is None and (person.seats or not any(self._have_seats())):
            self.maker = peer.identity
        return person, older

    def check_free(self, seat: Seat, person: Person | None = None) -> None:
        """Refuse a seat that another person has."""
        if self.person_in(seat) not in (None, person):
            raise Refused(Refusal.SEAT_TAKEN, seat=int(seat))

    def sit(self, person: Person, seat: Seat) -> None:
        """Give a person a free seat, their only one."""
        person.seats.clear()
        person.uncovered = None
        self._give(person, seat, person.name)

    def share(self, person: Person, seat: Seat, name: str) -> None:
        """Give a person's device another free seat."""
        self._give(person, seat, name)

    def hand_over(self, seat: Seat, receiver: Person) -> None:
        """Give somebody's seat to another person: lent, unless it was left on purpose.

        Who has lent a seat already stays the one who may take it back, until given a seat.
        """
        former = self.person_in(seat)
        if former is not None:
            self.played[former.identity] = seat
            name = former.seats.pop(seat)
            former.uncovered = None
            is_lent = any(seat in person.lent for person in self.persons.values())
            if not former.left and not is_lent:
                former.lent[seat] = name
            self._forget_if_gone(former)
        self.played[receiver.identity] = seat
        receiver.lent.clear()
        self._give(receiver, seat, receiver.name)

    def take_back(self, seat: Seat, owner: Person) -> Person | None:
        """Give a lent seat back to its owner; return who had it."""
        holder = self.person_in(seat)
        if holder is not None:
            self.played[holder.identity] = seat
            del holder.seats[seat]
            holder.uncovered = None
            holder.holds = False
            self._forget_if_gone(holder)
        self._give(owner, seat, owner.lent.pop(seat))
        return holder

    def _forget_if_gone(self, person: Person) -> None:
        if person.peer is None and not person.seats and not person.lent:
            del self.persons[person.identity]

    def default_seat(self) -> Seat:
        """Return the seat for whoever has no wish: the second person sits opposite the first."""
        taken = [seat for person in self.persons.values() for seat in person.seats]
        opposite = [seat.partner for seat in taken]
        order = [*opposite, *SEATS]
        for seat in order:
            if self.sitter(seat) is None:
                return seat
        for seat in order:
            if self.person_in(seat) is None:
                return seat
        raise Refused(Refusal.TABLE_FULL, most=len(SEATS))

    def vacate(self, seat: Seat) -> None:
        """Have nobody sit in a seat."""
        self.bots.pop(seat, None)
        person = self.person_in(seat)
        if person is not None:
            del person.seats[seat]
            person.uncovered = None
            person.holds = person.holds and bool(person.seats)
            self._forget_if_gone(person)

    def mix(self, shuffle: Callable[[list[Seat]], None]) -> None:
        """Have chance decide who sits where, computer players too."""
        order = list(SEATS)
        shuffle(order)
        new = dict(zip(SEATS, order, strict=True))
        for person in self.persons.values():
            person.seats = {new[seat]: name for seat, name in person.seats.items()}
            person.uncovered = None
        self.bots = {new[seat]: Bot(new[seat], bot.level) for seat, bot in self.bots.items()}

    def leave(self, person: Person, *, keeps_seat: bool) -> None:
        """Let somebody go on purpose; in a session the seat stays theirs, marked as left."""
        person.unlink()
        person.left = True
        if not person.seats or not keeps_seat:
            del self.persons[person.identity]
        self.resign(person.identity)

    def resign(self, identity: Identity) -> None:
        """Have another be the maker in somebody's place: who has sat longest, or acts as host."""
        if identity == self.maker:
            heir = next(iter(self._longest_first()), self.host)
            self.maker = None if heir is None else heir.identity

    def check_host(self, person: Person) -> None:
        """Refuse what only the host may."""
        if person is not self.host:
            raise Refused(Refusal.HOST_ONLY)

    def _enter(self, identity: Identity, name: str) -> Person:
        self._numbers += 1
        person = self.persons[identity] = Person(identity, name, None, self._numbers)
        return person

    def _give(self, person: Person, seat: Seat, name: str) -> None:
        if not person.seats:
            self._sits_last(person)
        person.seats[seat] = name

    def _sits_last(self, person: Person) -> None:
        self._sat += 1
        person.since = self._sat

    def _seated(self, seat: Seat) -> Seated:
        person, bot = self.person_in(seat), self.bots.get(seat)
        if person is not None:
            return Seated(seat, person.seats[seat], Kind.PERSON)
        if bot is not None:
            return Seated(seat, bot.level, Kind.BOT, bot.level)
        return Seated(seat, "?", Kind.PERSON)

    def _plain(self, seat: Seat, person: Person | None, version: int) -> Plain:
        bot = self.bots.get(seat)
        level = None if bot is None else bot.level
        state = "open" if bot is None else bot.state
        return {
            "seat": int(seat),
            "kind": "person" if person else "bot" if bot else "open",
            "person": None if person is None else person.number,
            "name": None if person is None else person.seats[seat],
            "level": level if person is None else None,
            "state": state if person is None else person.state,
            "stand_in": None if person is None else level,
            "ready": person is not None and 0 < version == person.ready_at,
            "holds": person is not None and person.holds,
        }
