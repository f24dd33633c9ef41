"""Ending: what can be told in advance of how a deal ends, by going out or by a block.

Reckons with the own hand exactly and with all other tiles as they are believed to lie.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from doublesix.players.reading import Ends, Play, Reading, ends_after
from doublesix.rules.tile import Tile

_KEY_TILE_POINTS: Final = {"six-love": 2}


def points_for_sure(reading: Reading, unseen: tuple[Tile, ...], play: Play) -> int:
    """Return the points of going out that a play makes certain, 0 if it is not certain.

    It is when the play itself goes out, or when from it on nobody else holds a tile that fits
    and the own tiles can follow each other to the last. The key tile is worth 2 (Rules 3.5).
    """
    if reading.ends is None:
        return 0
    key_points = _KEY_TILE_POINTS.get(reading.profile, 1)
    return _points(reading.hand, reading.ends, play, unseen, key_points)


def _points(
    hand: tuple[Tile, ...], ends: Ends, play: Play, unseen: tuple[Tile, ...], key_points: int
) -> int:
    tile = play.tile
    if len(hand) == 1:
        joins_both = not tile.is_double and tile.has(ends[0]) and tile.has(ends[1])
        is_key = joins_both and ends[0] != ends[1] and not _fits_any(unseen, ends)
        return key_points if is_key else 1
    left, right = ends = ends_after(ends, tile, play.end)
    if _fits_any(unseen, ends):
        return 0
    rest = tuple(other for other in hand if other is not tile)
    followers = [Play(other, "left") for other in rest if other.has(left)]
    followers += [Play(other, "right") for other in rest if other.has(right)]
    return max((_points(rest, ends, later, unseen, key_points) for later in followers), default=0)


def _fits_any(tiles: tuple[Tile, ...], ends: Ends) -> bool:
    left, right = ends
    return any(tile.has(left) or tile.has(right) for tile in tiles)


def block_margin(profile: str, own: float, partner: float, others: tuple[float, float]) -> float:
    """Return by how many pips a block would be won, below 0 by how many lost.

    `own`, `partner` and `others` are the pips of the four hands. Six-love compares the lowest
    single hands (Rules 3.2), every other game the sums of both partners (Rules 2.2).
    """
    return _MARGINS.get(profile, _by_sums)(own, partner, others)


def _by_sums(own: float, partner: float, others: tuple[float, float]) -> float:
    return others[0] + others[1] - own - partner


def _by_lowest(own: float, partner: float, others: tuple[float, float]) -> float:
    return min(others) - min(own, partner)


_MARGINS: Final[dict[str, Callable[[float, float, tuple[float, float]], float]]] = {
    "six-love": _by_lowest
}
