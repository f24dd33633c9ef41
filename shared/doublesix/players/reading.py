"""Reading: a seat's plain view with types, and the luck that goes with it.

What the view says is taken as it is; the only thing worked out is which ends were open before
each play. Knows nothing of the rules beyond that.
"""

from __future__ import annotations

import json
import random
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from hashlib import sha256
from typing import Any, Final, Literal, TypeVar

from doublesix.rules.seat import Seat
from doublesix.rules.tile import BY_NAME, Tile

View = Mapping[str, Any]
"""A seat's view in its plain form."""

Plain = dict[str, Any]
"""A request in its plain form."""

EndName = Literal["left", "right"]
Ends = tuple[int, int]
"""The numbers that the left and the right end show."""

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Play:
    """Lay a tile at an end; the pose names no end."""

    tile: Tile
    end: EndName | None = None

    @property
    def request(self) -> Plain:
        """The request that asks for this."""
        asked: Plain = {"type": "play", "tile": self.tile.name}
        return asked if self.end is None else {**asked, "end": self.end}


@dataclass(frozen=True, slots=True)
class Pass:
    """Pass."""

    @property
    def request(self) -> Plain:
        """The request that asks for this."""
        return {"type": "pass"}


@dataclass(frozen=True, slots=True)
class Name:
    """Name the opener."""

    opener: Seat

    @property
    def request(self) -> Plain:
        """The request that asks for this."""
        return {"type": "name", "opener": int(self.opener)}


Act = Play | Pass | Name


@dataclass(frozen=True, slots=True)
class Laid:
    """A tile that a seat has laid, and what that did to the ends.

    `before` are the ends it found. `covered` is the number that it hid, `kept` the one at the
    other end. All three are None for the pose. `opened` are the numbers that it brought to an
    end anew: a pose's both, none for any other double.
    """

    seat: Seat
    tile: Tile
    before: Ends | None
    covered: int | None
    kept: int | None
    opened: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Reading:
    """What a seat that is to act knows.

    `hand` is in the order of the set and `acts` in a fixed order too, whatever order the view
    gave them. `laid` holds the plays without the passes. `held` and `passed` are those of
    seats 1 to 4. `is_pose_free` is False where the deal began with 6-6 by the rules.
    """

    profile: str
    seat: Seat
    hand: tuple[Tile, ...]
    ends: Ends | None
    laid: tuple[Laid, ...]
    held: tuple[int, ...]
    passed: tuple[frozenset[int], ...]
    is_pose_free: bool
    acts: tuple[Act, ...]


def read(view: View) -> Reading:
    """Return a view as a reading; ValueError if its seat is not to act."""
    if not view.get("legal"):
        raise ValueError(f"seat {view.get('seat')} is not to act: the turn is {view.get('turn')}'s")
    ends = view["ends"]
    return Reading(
        profile=view["profile"],
        seat=Seat(view["seat"]),
        hand=_in_order(BY_NAME[name] for name in view["hand"]),
        ends=None if ends is None else (ends[0], ends[1]),
        laid=_laid(view["plays"]),
        held=tuple(view["held"]),
        passed=tuple(frozenset(numbers) for numbers in view["passed"]),
        is_pose_free=view["opening"]["rule"] != "double-six",
        acts=tuple(_act(plain) for plain in sorted(view["legal"])),
    )


def ends_after(ends: Ends, tile: Tile, end: EndName | None) -> Ends:
    """Return the ends once a tile is laid at one of them."""
    left, right = ends
    return (tile.other(left), right) if end == "left" else (left, tile.other(right))


def luck_of(seed: str, view: View) -> bytes:
    """Return 32 bytes that a seed and what a view says of the deal lead to."""
    text = json.dumps([seed, *deal_of(view)], sort_keys=True, separators=(",", ":"))
    return sha256(text.encode()).digest()


class Luck:
    """Chance as a function of a seed and of what a view says of the deal.

    The same two give the same luck on every platform and version. Names, undo, redo and the
    order in which the view lists things have no part in it.
    """

    __slots__ = ("_random",)

    def __init__(self, seed: str, view: View) -> None:
        self._random = random.Random(int.from_bytes(luck_of(seed, view), "big"))

    def pick(self, options: Sequence[T]) -> T:
        """Return one of these, each equally likely."""
        # Of all that `random` offers, versions of Python promise the same numbers of this alone.
        return options[int(self._random.random() * len(options))]


_DEAL_KEYS: Final = ("profile", "deal", "phase", "opening", "plays", "seat")
"""What `deal_of` takes as it is."""


def deal_of(view: View) -> list[Any]:
    """Return all of a view that the deal so far can be told from."""
    return [*(view[key] for key in _DEAL_KEYS), sorted(view["hand"])]


def _laid(plays: Iterable[Sequence[Any]]) -> tuple[Laid, ...]:
    laid: list[Laid] = []
    ends: Ends | None = None
    for seat, what, *where in plays:
        if what == "pass":
            continue
        tile = BY_NAME[what]
        if ends is None:
            both = (tile.high,) if tile.is_double else (tile.high, tile.low)
            laid.append(Laid(Seat(seat), tile, None, None, None, opened=both))
            ends = tile.high, tile.low
            continue
        covered, kept = ends if where[0] == "left" else ends[::-1]
        new = () if tile.is_double else (tile.other(covered),)
        laid.append(Laid(Seat(seat), tile, ends, covered, kept, opened=new))
        ends = ends_after(ends, tile, where[0])
    return tuple(laid)


def _in_order(tiles: Iterable[Tile]) -> tuple[Tile, ...]:
    return tuple(sorted(tiles, key=lambda tile: tile.index))


def _act(plain: Sequence[Any]) -> Act:
    match plain:
        case ["pass"]:
            return Pass()
        case ["name", opener]:
            return Name(Seat(opener))
        case [tile]:
            return Play(BY_NAME[tile])
        case [tile, end]:
            return Play(BY_NAME[tile], end)
    raise ValueError(f"{plain!r} is no act")
