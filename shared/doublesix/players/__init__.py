"""Players: computer players as functions from a seat's view to the request it answers with.

`make` gives one of a level; what it chooses depends on the view, the seed and the effort alone.
Knows plain views as they come over the wire; never deals, sessions, sockets or clocks.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable
from importlib.util import find_spec
from typing import Final, Protocol

from doublesix.players.casual import Casual
from doublesix.players.club import Club
from doublesix.players.novice import Novice
from doublesix.players.reading import Plain, View
from doublesix.players.weighing import Weighing


class Player(Protocol):
    """Something that can answer for a seat; it keeps nothing from one answer to the next."""

    def choose(self, view: View) -> Plain:
        """Return the request of the seat whose view this is; ValueError if it is not to act."""
        ...


ABOUT: Final = {
    "novice": "plays any tile that fits",
    "casual": "plays heavy tiles and doubles early and keeps what fits its own hand",
    "club": "counts tiles, remembers passes and helps its partner",
    "expert": "looks ahead through deals that fit what was played",
    "master": "looks ahead further, reads what each play tells and plays for the match",
}
"""How each level plays, weakest first; for the command line."""

LEVELS: Final = tuple(ABOUT)
"""The levels, weakest first."""

SEARCHING: Final = ("expert", "master")
"""The levels that look ahead: they need the extra `bots`, and effort makes them stronger."""

SHARES: Final = {"expert": 0.37, "master": 1.0}
"""How much of the effort of the strongest each of those does."""

EFFORTS: Final = {"expert": 200, "master": 550}
"""The deals that each of those plays out for a decision, unless it is told how many."""

EXTRA: Final = "doublesix[bots]"
"""What is to be installed for those."""

_PLAIN: Final[dict[str, Callable[[str], Player]]] = {
    "novice": Novice,
    "casual": Casual,
    "club": Club,
}


def playable() -> tuple[str, ...]:
    """Return the levels that can be played here, weakest first."""
    return LEVELS if _has_extra() else tuple(_PLAIN)


def make(level: str, seed: str | None = None, effort: int | None = None) -> Player:
    """Return a player of a level; ValueError if there is no such level, or not here.

    Without a seed it gets a fresh random one. `effort` counts work (samples, nodes), never
    time; the levels that look no further than one play have no use for it.
    """
    luck = secrets.token_hex(16) if seed is None else seed
    maker = _PLAIN.get(level)
    if maker is not None:
        return maker(luck)
    check_playable(level)
    from doublesix.players.deep import expert, master

    return master.Master(luck, effort) if level == "master" else expert.Expert(luck, effort)


def weigh(view: View, level: str, seed: str, effort: int | None = None) -> Weighing:
    """Return what a level finds out about each act; ValueError if it is not one that searches."""
    if level in _PLAIN:
        raise ValueError(f'the level "{level}" weighs nothing; these do: {", ".join(SEARCHING)}')
    check_playable(level)
    from doublesix.players.deep.weigh import weigh as weigh_deeply

    return weigh_deeply(view, seed, effort, level)


def compiling() -> tuple[int, int] | None:
    """Return how many of how many kernels are ready; None unless some are compiled anew.

    To be asked once a level that searches was made: it reads what another thread is about.
    """
    from doublesix.players.deep.compiling import kernels

    return kernels()


def check_playable(level: str) -> None:
    """Let a level pass that can be made here; ValueError says what is wrong with another."""
    if level not in LEVELS:
        raise ValueError(f'no level "{level}"; there are: {", ".join(LEVELS)}')
    if level not in playable():
        raise ValueError(f'the level "{level}" needs what {EXTRA} installs')


def _has_extra() -> bool:
    return find_spec("numba") is not None
