"""Records to read, break and write: the vectors, a record that says everything, random sessions."""

from __future__ import annotations

import copy
import json
import random
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from doublesix.record.form import Seated
from doublesix.rules.acts import Actor, GoOn, Kind, NewMatch, Redo, RestartDeal, Step, Undo
from doublesix.rules.deal import Hands
from doublesix.rules.errors import RuleError
from doublesix.rules.profile import Profile
from doublesix.rules.profiles import PROFILES
from doublesix.rules.seat import SEATS, Seat
from doublesix.rules.session import Session
from doublesix.rules.shuffle import seeded_hands

Plain = dict[str, Any]
"""A record as JSON says it."""

_VECTORS = Path(__file__).resolve().parents[2] / "vectors" / "rules.json"

VECTORS: dict[str, Plain] = {
    vector["id"]: vector["record"] for vector in json.loads(_VECTORS.read_text(encoding="utf-8"))
}

PEOPLE = (
    Seated(Seat.ONE, "Ana María", Kind.PERSON),
    Seated(Seat.TWO, "Beto", Kind.BOT, "club"),
    Seated(Seat.THREE, "", Kind.PERSON),
    Seated(Seat.FOUR, "Dora", Kind.BOT),
)


def vector(name: str) -> Plain:
    """Return a vector's record to do with as one likes, without its `tries`."""
    record = copy.deepcopy(VECTORS[name])
    for deal in record["deals"]:
        deal.pop("tries", None)
    return record


def full() -> Plain:
    """Return a record that has every key there is."""
    record = vector("six-love-break")
    record["strict"] = record["seeded"] = True
    record["seats"] = [
        {"seat": 1, "name": "Ana María", "kind": "person"},
        {"seat": 2, "name": "Beto", "kind": "bot", "level": "club"},
        {"seat": 3, "name": "Carla", "kind": "person"},
        {"seat": 4, "name": "Dora", "kind": "bot"},
    ]
    record["deals"][1]["takebacks"] = 3
    record["deals"][1]["persons"] = [[0, 11, 1, "Eva"], [24, 24, 2, ""]]
    record["deals"][2]["stand_ins"] = [[2, 9, 1, "novice"], [14, 14, 3, "club"]]
    return record


def bare(record: Plain) -> Plain:
    """Return a record's hands and plays alone."""
    stripped = {key: record[key] for key in ("format", "version", "profile")}
    stripped["deals"] = [{key: deal[key] for key in ("hands", "plays")} for deal in record["deals"]]
    return copy.deepcopy(stripped)


def paths(value: object, path: tuple[str | int, ...] = ()) -> Iterator[tuple[str | int, ...]]:
    """Yield the way to every value within a plain value."""
    if isinstance(value, dict):
        parts: list[tuple[str | int, object]] = list(value.items())
    elif isinstance(value, list):
        parts = list(enumerate(value))
    else:
        return
    for key, part in parts:
        yield (*path, key)
        yield from paths(part, (*path, key))


def kinds_of_paths(record: Plain) -> list[tuple[str | int, ...]]:
    """Return the ways to one value of each kind: the last tile of a hand stands for all others."""
    kinds = {
        tuple("n" if isinstance(key, int) or key in "1234" else key for key in path): path
        for path in paths(record)
    }
    return list(kinds.values())


def at(record: Plain, path: tuple[str | int, ...]) -> Any:
    """Return what stands at the end of a way."""
    value: Any = record
    for key in path:
        value = value[key]
    return value


def with_value(record: Plain, path: tuple[str | int, ...], value: object) -> Plain:
    """Return a record with another value at one place."""
    changed = copy.deepcopy(record)
    at(changed, path[:-1])[path[-1]] = value
    return changed


def without(record: Plain, path: tuple[str | int, ...]) -> Plain:
    """Return a record with one place taken out."""
    changed = copy.deepcopy(record)
    del at(changed, path[:-1])[path[-1]]
    return changed


def random_session(
    profile: Profile, seed: int, acts: int, *, only: Callable[[Session], bool] | None = None
) -> Session:
    """Play so many acts at random: plays, namings, going on, and now and then anything else.

    Seats 2 and 4 are played by computer players. A seed gives the same session each time.
    """
    rng = random.Random(f"{profile.name} {seed}")

    def dealer(number: int) -> Hands:
        return seeded_hands(str(seed), number)

    session, _ = Session.start(profile, dealer)
    for _ in range(acts):
        step = _any_step(session, rng)
        try:
            session, _ = session.apply(step, dealer)
        except RuleError:
            continue
        if only is not None and only(session):
            break
    return session


def _any_step(session: Session, rng: random.Random) -> Step:
    if rng.random() < 0.04:
        rare = (Undo(), Undo(), Undo(), Redo(), Redo(), RestartDeal(), NewMatch())
        return Step(None, rng.choice(rare))
    seat = session.deal.turn
    if seat is None:
        return Step(None, GoOn())
    actor = Actor(Kind.BOT, "novice") if seat in SEATS[1::2] else Actor(Kind.PERSON)
    return Step(seat, rng.choice(session.deal.legal()), actor)


BOTH = [PROFILES["chiva"], PROFILES["six-love"]]
