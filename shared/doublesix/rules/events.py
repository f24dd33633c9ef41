"""What happened, in past participles: the story that goes with a new value.

Events are public: none holds a tile that anybody at the table may not know.
"""

from __future__ import annotations

from dataclasses import dataclass

from doublesix.rules.layout import End
from doublesix.rules.opening import Opening
from doublesix.rules.result import Result
from doublesix.rules.seat import Seat
from doublesix.rules.tile import Tile
from doublesix.rules.value import value


@dataclass(frozen=True, slots=True)
class Dealt:
    """Seven tiles were dealt to each seat."""

    number: int
    match: int
    opening: Opening


@dataclass(frozen=True, slots=True)
class Named:
    """The representative named the opener."""

    seat: Seat
    opener: Seat


@value
class Played:
    """A seat laid a tile; the pose has no end."""

    seat: Seat
    tile: Tile
    end: End | None


@value
class Passed:
    """A seat could not play on these two ends."""

    seat: Seat
    left: int
    right: int


@dataclass(frozen=True, slots=True)
class DealEnded:
    """A seat went out, or nobody could play."""

    result: Result


@dataclass(frozen=True, slots=True)
class TakenBack:
    """So many acts were undone, the replies of computer players among them (Rules 5.3)."""

    acts: int


@dataclass(frozen=True, slots=True)
class Restored:
    """So many undone acts were done again."""

    acts: int


@dataclass(frozen=True, slots=True)
class Restarted:
    """The deal begins again with the same tiles (Rules 5.5)."""

    number: int


Event = Dealt | Named | Played | Passed | DealEnded | TakenBack | Restored | Restarted
