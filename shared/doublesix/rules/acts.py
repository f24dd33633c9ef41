"""Acts: what a seat, or the table, may ask of a session (imperative, like requests).

Knows what is asked, never whether it is allowed.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from doublesix.rules.layout import End
from doublesix.rules.seat import Seat
from doublesix.rules.tile import HIGHEST, SET, Tile
from doublesix.rules.value import value


@dataclass(frozen=True, slots=True)
class Play:
    """Lay a tile at an end; the pose names no end."""

    tile: Tile
    end: End | None = None


@dataclass(frozen=True, slots=True)
class Pass:
    """Pass, because no tile fits (Rules 1.4)."""


@dataclass(frozen=True, slots=True)
class Name:
    """Name the opener among the two winners (Rules 3.3)."""

    opener: Seat


@dataclass(frozen=True, slots=True)
class GoOn:
    """Go on to the next deal, or to the next match when one was won."""


@dataclass(frozen=True, slots=True)
class RestartDeal:
    """Begin the deal again with the same tiles (Rules 5.5)."""


@dataclass(frozen=True, slots=True)
class NewMatch:
    """Leave this match and begin another at 0-0 (Rules 2.6, 3.8)."""


@dataclass(frozen=True, slots=True)
class Undo:
    """Take back a person's latest act and the replies to it (Rules 5.3)."""


@dataclass(frozen=True, slots=True)
class Redo:
    """Do again what was undone last (Rules 5.3)."""


DealAct = Play | Pass | Name
"""What a seat does within a deal."""

Act = DealAct | GoOn | RestartDeal | NewMatch | Undo | Redo

PASS: Final = Pass()
POSES: Final = tuple(Play(tile) for tile in SET)
"""Each tile's pose, at the tile's index: acts are values, so one object serves everybody."""
LAY_LEFT: Final = tuple(Play(tile, End.LEFT) for tile in SET)
LAY_RIGHT: Final = tuple(Play(tile, End.RIGHT) for tile in SET)


def _lays(tile: Tile, left: int, right: int) -> tuple[Play, ...]:
    both = (LAY_LEFT[tile.index], left), (LAY_RIGHT[tile.index], right)
    return tuple(lay for lay, number in both if tile.has(number))


_NUMBERS = range(HIGHEST + 1)
LAYS: Final = tuple(
    tuple(tuple(_lays(tile, left, right) for tile in SET) for right in _NUMBERS)
    for left in _NUMBERS
)
"""What can be done with each tile, at its index, where the ends show these two numbers."""


class Kind(StrEnum):
    """Who acts for a seat."""

    PERSON = "person"
    BOT = "bot"


@value
class Actor:
    """Who made an act: a person, or a computer player of a level.

    `name` is the person's at that time, where it is known: for records, it gives no right.
    """

    kind: Kind
    level: str | None = None
    name: str | None = None


PERSON: Final = Actor(Kind.PERSON)


@value
class Step:
    """An act as it was made. `seat` is None for one made from the table, not from a seat."""

    seat: Seat | None
    act: Act
    actor: Actor = PERSON
