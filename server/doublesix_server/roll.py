"""Roll: whom a server's operator means, and the way to send them off.

Knows connections, tables and who ever sat at one; never why somebody is looked for.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable
from dataclasses import dataclass
from typing import Protocol

from doublesix.protocol.errors import Closing
from doublesix.protocol.plain import Plain
from doublesix_server.addresses import Network
from doublesix_server.hall import Hall
from doublesix_server.log import Identity
from doublesix_server.overview import Guest
from doublesix_server.people import Person
from doublesix_server.refusal import NotDone
from doublesix_server.restraints import Register, are_digits, handle_of, is_network, is_within
from doublesix_server.seating import Seating

_LEAST_DIGITS, _MOST_DIGITS = 4, 64
_TOLD_DIGITS = 16


def called(kept: str) -> str:
    """Return what an operator calls whom a restraint keeps: a handle, or the network."""
    return kept if is_network(kept) else handle_of(Identity(bytes.fromhex(kept)))


@dataclass(frozen=True, slots=True)
class Whom:
    """Who is meant: a person by the digits of their identity, or whoever comes from a network."""

    kept: str
    name: str
    people: frozenset[Identity]

    def plain(self) -> Plain:
        """Return them as an operator knows them."""
        return {"whom": called(self.kept), "name": self.name}


class Linked(Guest, Protocol):
    """A connection that can be closed."""

    def close(self, reason: Closing) -> None:
        """Say why, and close."""


class Roll:
    """Everybody who is here, or was; `guests` are all connections, workers' too."""

    def __init__(
        self, hall: Hall, register: Register, guests: Callable[[], Iterable[Linked]]
    ) -> None:
        self._hall = hall
        self._register = register
        self._guests = guests

    def guests(self) -> list[Linked]:
        """Return the connections of people who have said hello."""
        return [guest for guest in self._guests() if guest.is_known and not guest.is_worker]

    async def find(self, digits: str) -> Identity:
        """Return whose handle this is; more digits of an identity, or fewer, will do as well."""
        digits = digits.lower()
        if not _LEAST_DIGITS <= len(digits) <= _MOST_DIGITS or not are_digits(digits):
            raise NotDone(f"{digits}: no person's handle; `persons` lists them")
        here = {identity for identity in self._here() if identity.hex().startswith(digits)}
        match list(here | await self._register.identities(digits)):
            case [one]:
                return one
            case []:
                raise NotDone(f"{digits}: nobody here has this handle; `persons` lists them")
            case several:
                told = ", ".join(sorted(one.hex()[:_TOLD_DIGITS] for one in several))
                raise NotDone(f"{digits}: several begin so: {told}")

    def name_of(self, identity: Identity) -> str:
        """Return what somebody is called here, nothing where they are not."""
        for table in self._hall.tables.values():
            person = table.seating.persons.get(identity)
            if person is not None:
                return person.shown_name
        return next((one.name for one in self.guests() if one.identity == identity), "")

    def those_who(self, are_so: Callable[[str, Identity], bool]) -> set[Identity]:
        """Return who is here, or has a seat here, of whom that is so: by address and identity.

        Whoever is away has no address.
        """
        here = {one.identity for one in self.guests() if are_so(one.address, one.identity)}
        seated = {
            identity
            for table in self._hall.tables.values()
            for identity in _who_are_awaited(table.seating)
        }
        return here | {identity for identity in seated if are_so("", identity)}

    def who_comes_from(self, network: Network) -> frozenset[Identity]:
        """Return whose links come from a network."""
        guests = self.guests()
        return frozenset(one.identity for one in guests if is_within(one.address, [network]))

    def count_here(self, people: Collection[Identity]) -> int:
        """Return how many of these are linked, or awaited at a table that is awake."""
        return len(set(people) & set(self._here()))

    def tables_of(self, people: Collection[Identity]) -> tuple[list[str], list[str]]:
        """Return the tables at which these are, and those of them that would close without them.

        That is where nobody else is, or could come back.
        """
        theirs, closing = [], []
        for code, table in self._hall.tables.items():
            persons = table.seating.persons.values()
            if not _who_are_awaited(table.seating).isdisjoint(people):
                theirs.append(code)
                others = [one for one in persons if one.identity not in people]
                is_awaited = table.seating.maker not in {None, *people}
                if not (is_awaited or any(one.peer or one.is_seated or one.lent for one in others)):
                    closing.append(code)
        return theirs, closing

    def send_away(self, identity: Identity, reason: Closing) -> list[str]:
        """Have somebody leave all tables that are awake, and close their links.

        Return the codes of these tables.
        """
        left = []
        for table in list(self._hall.tables.values()):
            person = table.seating.persons.get(identity)
            if person is not None and _is_at(person):
                left.append(table.code)
                table.manners.send_away(person, reason)
                self._hall.see_who_is_left(table)
            elif table.seating.maker == identity:
                left.append(table.code)
                table.manners.disown(identity)
                self._hall.see_who_is_left(table)
        for guest in self.guests():
            if guest.identity == identity and guest.table is None:
                guest.close(reason)
        return left

    def _here(self) -> Iterable[Identity]:
        for table in self._hall.tables.values():
            yield from table.seating.persons
        yield from (guest.identity for guest in self.guests())


def _who_are_awaited(seating: Seating) -> set[Identity]:
    """Return who is at a table, or may come back to it as who they were."""
    at = {identity for identity, person in seating.persons.items() if _is_at(person)}
    return at if seating.maker is None else at | {seating.maker}


def _is_at(person: Person) -> bool:
    """Tell whether somebody is at a table, or lost and awaited there."""
    return not (person.left and person.peer is None)
