"""Overview: who and what is at a server now, as its operator is shown it.

Copies in what everybody at a table sees, and where people come from; never a tile.
"""

from __future__ import annotations

from collections.abc import AsyncIterable, Iterable
from typing import Protocol

from doublesix.protocol.plain import Plain
from doublesix.rules.seat import SEATS, Partnership, Seat
from doublesix_server.log import Entry, Identity, SeatsChanged
from doublesix_server.people import Person
from doublesix_server.restraints import Restraints, handle_of
from doublesix_server.roster import Worker
from doublesix_server.table import Table


class Guest(Protocol):
    """A connection, as the operator sees it."""

    identity: Identity
    name: str
    address: str
    table: Table | None
    is_known: bool
    is_worker: bool


def plain_table(table: Table) -> Plain:
    """Return what is shown of a table that is awake."""
    seating, session = table.seating, table.session
    host = seating.host
    here = [person for person in seating.persons.values() if person.peer is not None]
    score = None if session is None else session.score
    return {
        "table": table.code,
        "profile": table.profile.name,
        "host": None if host is None else handle_of(host.identity),
        "people": len(here),
        "watchers": len(seating.watchers()),
        "listed": table.policies.listed,
        "deal": None if session is None else session.chapter.number,
        "score": None if score is None else [score.of(side) for side in Partnership],
        "seats": [_plain_seat(table, seat) for seat in SEATS],
    }


def _plain_seat(table: Table, seat: Seat) -> Plain:
    seating = table.seating
    person, bot = seating.person_in(seat), seating.bots.get(seat)
    sitter = person or bot
    return {
        "seat": int(seat),
        "person": None if person is None else handle_of(person.identity),
        "name": None if person is None else person.seats[seat],
        "level": None if bot is None else bot.level,
        "state": "open" if sitter is None else sitter.state,
    }


def plain_persons(
    tables: Iterable[Table], guests: Iterable[Guest], restraints: Restraints
) -> list[Plain]:
    """Return everybody who is at a table that is awake, and those guests who are at none."""
    rows = [
        _plain_person(person, table, restraints)
        for table in tables
        for person in table.seating.persons.values()
    ]
    return rows + [
        _row(guest.identity, guest.name, guest.address, restraints)
        for guest in guests
        if guest.table is None
    ]


async def plain_sitters(
    entries: AsyncIterable[Entry], awake: Table | None, restraints: Restraints
) -> list[Plain]:
    """Return everybody who ever had a seat at a table, as it was kept.

    Who is at it now, where it is `awake`, stands there as they are.
    """
    sat: dict[Identity, Plain] = {}
    async for entry in entries:
        if isinstance(entry, SeatsChanged):
            for one in entry.sittings:
                if one.identity is not None:
                    row = _row(one.identity, one.name, None, restraints)
                    seat = {"seats": [int(one.seat)], "table": entry.table, "state": "sat"}
                    sat[one.identity] = {**row, **seat}
    here = {} if awake is None else awake.seating.persons
    return [
        _plain_person(here[one], awake, restraints) if awake and one in here else row
        for one, row in sat.items()
    ]


def _plain_person(person: Person, table: Table, restraints: Restraints) -> Plain:
    address = None if person.peer is None else person.peer.address
    return {
        **_row(person.identity, person.shown_name, address, restraints),
        "table": table.code,
        "seats": [int(seat) for seat in sorted(person.seats)],
        "state": person.state,
    }


def _row(identity: Identity, name: str, address: str | None, restraints: Restraints) -> Plain:
    return {
        "person": handle_of(identity),
        "name": name,
        "address": address,
        "table": None,
        "seats": [],
        "state": "here",
        "muted": restraints.is_muted(identity),
    }


def plain_workers(workers: Iterable[Worker]) -> list[Plain]:
    """Return the processes that play empty seats."""
    return [
        {
            "address": worker.peer.address,
            "own": worker.is_own,
            "playing": len(worker.places),
            "seats": worker.most_seats,
            "levels": list(worker.levels),
            "coming": list(worker.coming),
        }
        for worker in workers
    ]
