"""Players: computer players as functions from a seat's view to the request it answers with.

`make` gives one of a level; what it chooses depends on the view, the seed and the effort alone.
Knows plain views as they come over the wire; never deals, sessions, sockets or clocks.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable
from typing import Final, Protocol

from doublesix.players.club import Club
from doublesix.players.novice import Novice
from doublesix.players.reading import Plain, View


class Player(Protocol):
    """Something that can answer for a seat; it keeps nothing from one answer to the next."""

    def choose(self, view: View) -> Plain:
        """Return the request of the seat whose view this is; ValueError if it is not to act."""
        ...


_MAKERS: Final[dict[str, Callable[[str], Player]]] = {"novice": Novice, "club": Club}

LEVELS: Final = tuple(_MAKERS)
"""The levels, weakest first."""


def make(level: str, seed: str | None = None, effort: int | None = None) -> Player:
    """Return a player of a level; ValueError if there is no such level.

    Without a seed it gets a fresh random one. `effort` counts work (samples, nodes), never
    time; the levels here have no use for it.
    """
    maker = _MAKERS.get(level)
    if maker is None:
        raise ValueError(f'no level "{level}"; there are: {", ".join(LEVELS)}')
    return maker(secrets.token_hex(16) if seed is None else seed)
