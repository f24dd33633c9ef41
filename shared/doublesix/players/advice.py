"""Advice: what a level would do in a seat's place, and what can be said for it.

Depends on the seat's view, the seed and the effort alone, as all that players do.
"""

from __future__ import annotations

from doublesix.players import SEARCHING, make, weigh
from doublesix.players.claims import Reason
from doublesix.players.reading import Act, Plain, Reading, View, read
from doublesix.players.reasons import reasons_of
from doublesix.players.weighing import Weighing
from doublesix.rules.value import value


@value
class Advice:
    """An act, as the request that makes it, and the reasons for it, the strongest first."""

    request: Plain
    reasons: tuple[Reason, ...]


def advise(view: View, level: str, seed: str, effort: int | None = None) -> Advice:
    """Return what a level would do; ValueError if the view's seat is not to act."""
    reading = read(view)
    weighing: Weighing | None = None
    if len(reading.acts) == 1:
        [act] = reading.acts
    elif level in SEARCHING:
        weighing = weigh(view, level, seed, effort)
        act = weighing.choices[0].act
    else:
        act = _asked_by(reading, make(level, seed, effort).choose(view))
    return Advice(act.request, reasons_of(reading, act, weighing))


def _asked_by(reading: Reading, request: Plain) -> Act:
    return next(act for act in reading.acts if act.request == request)
