"""Standing: how a server stands when somebody looks.

Counts tables, seats and connections; knows no hand and changes nothing.
"""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass

from doublesix_server.seating import Seating


@dataclass(frozen=True, slots=True)
class Standing:
    """What there is now.

    `seats` are counted by kind and state, `persons` are those here, watchers included; `unsent`
    are the bytes that each connection's reader lags behind, `unwritten` the entries that wait for
    the log.
    """

    tables: int
    seats: Counter[tuple[str, str]]
    persons: int
    workers: int
    unsent: tuple[int, ...]
    unwritten: int


def load_of_machine() -> list[float] | None:
    """Return how busy this machine was of late, over 1, 5 and 15 minutes; None if it cannot say."""
    try:
        return [round(one, 2) for one in os.getloadavg()]
    except (AttributeError, OSError):  # Windows
        return None


def standing_of(
    seatings: Iterable[Seating], *, workers: int, unsent: Iterable[int], unwritten: int
) -> Standing:
    """Count how a server stands, from who is at each of its tables."""
    tables = persons = 0
    seats: Counter[tuple[str, str]] = Counter()
    for seating in seatings:
        tables += 1
        persons += sum(person.peer is not None for person in seating.persons.values())
        seats.update((str(seat["kind"]), str(seat["state"])) for seat in seating.plain_seats())
    return Standing(tables, seats, persons, workers, tuple(unsent), unwritten)
