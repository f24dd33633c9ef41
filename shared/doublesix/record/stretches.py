"""Stretches: who acted in a deal for a seat, where a record's seats say somebody else.

Knows who made each act, as it stood then; never who a person is beyond a name.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import assert_never

from doublesix.record.form import NAMING, OtherPerson, Seated, StandIn
from doublesix.rules.acts import Actor, Kind, Name, Step


def stretches(steps: Sequence[Step], seats: Sequence[Seated]) -> tuple[StandIn | OtherPerson, ...]:
    """Return who acted instead of whom `seats` name, by first play; `steps` are a whole deal's.

    A stretch joins the acts of one seat until another actor acts for it; the naming counts as
    `NAMING`. Nothing is said of a person without a name or a computer player without a level.
    """
    begin = NAMING if steps and isinstance(steps[0].act, Name) else 1
    found: list[StandIn | OtherPerson] = []
    for seated in seats:
        own = [
            (number, step.actor)
            for number, step in enumerate(steps, begin)
            if step.seat is seated.seat
        ]
        for actor, acts in groupby(own, key=lambda act: act[1]):
            numbers = [number for number, _ in acts]
            stretch = _stretch(numbers[0], numbers[-1], actor, seated)
            if stretch is not None:
                found.append(stretch)
    return tuple(sorted(found, key=lambda stretch: stretch.first))


def _stretch(first: int, last: int, actor: Actor, seated: Seated) -> StandIn | OtherPerson | None:
    is_alike = actor.kind is seated.kind
    match actor.kind:
        case Kind.BOT:
            if actor.level is None or (is_alike and actor.level == seated.level):
                return None
            return StandIn(first, last, seated.seat, actor.level)
        case Kind.PERSON:
            if actor.name is None or (is_alike and actor.name == seated.name):
                return None
            return OtherPerson(first, last, seated.seat, actor.name)
    assert_never(actor.kind)
