"""Calibration: how much work a level may do for a decision on this machine, by its clock.

Makes the decisions of a few fixed deals. The clock is here and not with the players: they are
told how much to do, and do the same everywhere.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from typing import Any, Final

from doublesix import players
from doublesix.protocol.plain import plain_view
from doublesix.rules.acts import Actor, GoOn, Kind, Step
from doublesix.rules.notation import plain_act
from doublesix.rules.profile import Profile
from doublesix.rules.profiles import PROFILES
from doublesix.rules.seat import Seat
from doublesix.rules.session import Dealer, Session
from doublesix.rules.shuffle import seeded_hands
from doublesix.views import view_of

Clock = Callable[[], float]
"""Tells seconds of work; only differences count."""

View = dict[str, Any]

SEED: Final = "Ponce"
DEALS: Final = 2
"""Of each game: the first opens by double-six; the second freely, in six-love after a naming."""

_FIRST_EFFORT: Final = 64
_MOST_GROWTH: Final = 32.0
_LOOKS: Final = 3
_LEVEL: Final = "club"


def effort_within(level: str, seconds: float, clock: Clock) -> int:
    """Return the effort with which a level's decisions take so long on average."""
    effort = _FIRST_EFFORT
    for _ in range(_LOOKS):
        took = _mean(level, effort, clock)
        growth = seconds / took if took > 0 else _MOST_GROWTH
        effort = max(1, round(effort * min(max(growth, 1 / _MOST_GROWTH), _MOST_GROWTH)))
    return effort


def rehearse(level: str, effort: int) -> None:
    """Make all decisions of the fixed deals, so that whatever is needed for them is there."""
    player = players.make(level, SEED, effort)
    for view in decisions():
        player.choose(view)


def _mean(level: str, effort: int, clock: Clock) -> float:
    """Return how long a decision takes; of two times for each the shorter, for others work too."""
    player = players.make(level, SEED, effort)
    times = [min(_time(player, view, clock) for _ in range(2)) for view in decisions()]
    return sum(times) / len(times)


def _time(player: players.Player, view: View, clock: Clock) -> float:
    begun = clock()
    player.choose(view)
    return clock() - begun


@cache
def decisions() -> tuple[View, ...]:
    """Return the views of the fixed deals in which a seat has a choice; club players play them."""
    return tuple(view for profile in PROFILES.values() for view in _decisions_of(profile))


def _decisions_of(profile: Profile) -> Iterator[View]:
    player = players.make(_LEVEL, SEED)
    session, _ = Session.start(profile, _dealer)
    for number in range(1, DEALS + 1):
        if number > 1:
            session, _ = session.apply(Step(None, GoOn()), _dealer)
        while (seat := session.deal.turn) is not None:
            view = plain_view(view_of(session, seat))
            if len(view["legal"]) > 1:
                yield view
            session = _acted(session, seat, player.choose(view), _dealer)


def _acted(session: Session, seat: Seat, request: View, dealer: Dealer) -> Session:
    chosen = [request[key] for key in ("tile", "end", "opener") if key in request]
    asked = {"play": chosen, "name": ["name", *chosen], "pass": ["pass"]}[request["type"]]
    [act] = [act for act in session.deal.legal() if plain_act(act) == asked]
    return session.apply(Step(seat, act, Actor(Kind.BOT, _LEVEL)), dealer)[0]


def _dealer(number: int) -> Any:
    return seeded_hands(SEED, number)
