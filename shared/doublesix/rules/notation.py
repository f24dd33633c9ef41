"""Notation: how tiles, hands and acts are written in records, on the wire and in tests."""

from __future__ import annotations

from collections.abc import Iterable
from operator import attrgetter

from doublesix.rules.acts import DealAct, Pass, Play
from doublesix.rules.events import Passed, Played
from doublesix.rules.layout import End
from doublesix.rules.opening import Opening
from doublesix.rules.result import Result
from doublesix.rules.seat import SEATS, Partnership, Seat
from doublesix.rules.tile import BY_NAME, HIGHEST, Tile

_NAME = attrgetter("name")
PASS_WORD = "pass"
NAME_WORD = "name"


def parse_tile(name: object) -> Tile:
    """Return the tile of a name; ValueError says what would be right.

    >>> parse_tile("64")
    Tile(6, 4)
    """
    tile = BY_NAME.get(name) if isinstance(name, str) else None
    if tile is not None:
        return tile
    if isinstance(name, str) and name[::-1] in BY_NAME:
        raise ValueError(f'"{name}" names its lower number first: write "{name[::-1]}"')
    raise ValueError(f"{name!r} is no tile: two numbers from 0 to {HIGHEST}, the higher first")


def hand_of(names: str | Iterable[str]) -> tuple[Tile, ...]:
    """Return the tiles of names, given one by one or separated by spaces.

    >>> hand_of("66 64")
    (Tile(6, 6), Tile(6, 4))
    """
    return tuple(parse_tile(name) for name in (names.split() if isinstance(names, str) else names))


def names_of(tiles: Iterable[Tile]) -> list[str]:
    """Return the names of tiles, in order."""
    return list(map(_NAME, tiles))


def name_of(end: End) -> str:
    """Return the name of an end, as its `value` does, at a fifth of the cost."""
    return "left" if end is End.LEFT else "right"


def plain_play(play: Played | Passed) -> list[object]:
    """Write a play as records do: [3, "66"], [4, "64", "right"], [1, "pass"]."""
    seat = int(play.seat)
    if isinstance(play, Passed):
        return [seat, PASS_WORD]
    end = play.end
    if end is None:
        return [seat, play.tile.name]
    return [seat, play.tile.name, name_of(end)]


def plain_act(act: DealAct) -> list[object]:
    """Write what a seat may do: ["64", "left"], ["66"] for a pose, ["pass"], ["name", 3]."""
    if isinstance(act, Play):
        end = act.end
        return [act.tile.name] if end is None else [act.tile.name, name_of(end)]
    return [PASS_WORD] if isinstance(act, Pass) else [NAME_WORD, int(act.opener)]


def plain_opening(opening: Opening) -> dict[str, object]:
    """Write an opening as records do; `opener` is None until it is known."""
    plain: dict[str, object] = {"rule": opening.rule.value, "opener": _number(opening.opener)}
    return plain if opening.by is None else {**plain, "by": int(opening.by)}


def plain_result(result: Result) -> dict[str, object]:
    """Write a result as records do."""
    return {
        "kind": result.kind.value,
        "winner": _name(result.winner),
        "leader": _number(result.leader),
        "pips": {str(int(seat)): result.pips[seat - 1] for seat in SEATS},
        "key_tile": result.key_tile,
        "points": result.points,
        "streak_broken": result.streak_broken,
        "score": {side.value: result.score.of(side) for side in Partnership},
        "match_winner": _name(result.match_winner),
    }


def _number(seat: Seat | None) -> int | None:
    return None if seat is None else int(seat)


def _name(partnership: Partnership | None) -> str | None:
    return None if partnership is None else partnership.value
