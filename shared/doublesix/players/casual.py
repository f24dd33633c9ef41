"""Casual: plays as people do who sit down now and then: heavy tiles and doubles early.

It keeps what fits its own hand and looks no further: it counts no tiles, remembers no passes and
takes no heed of its partner.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from doublesix.players.reading import Act, Luck, Name, Plain, Play, Reading, View, ends_after, read
from doublesix.rules.tile import Tile

# What laying a tile is worth: its pips, and these.
DOUBLE: Final = 8
FOLLOWER: Final = 4
"""For each tile left that fits one of the ends then."""


@dataclass(frozen=True, slots=True)
class Casual:
    """A player of the level `casual`."""

    seed: str

    def choose(self, view: View) -> Plain:
        """Return the request of the seat whose view this is."""
        return Luck(self.seed, view).pick(likely_acts(read(view))).request


def likely_acts(reading: Reading) -> Sequence[Act]:
    """Return the acts that it likes best: one, or several that it likes equally well."""
    if len(reading.acts) == 1:
        return reading.acts
    likings = [_liking(reading, act) for act in reading.acts]
    best = max(likings)
    return [act for act, liking in zip(reading.acts, likings, strict=True) if liking == best]


def _liking(reading: Reading, act: Act) -> int:
    if isinstance(act, Name):  # whoever has a double to pose likes to pose
        has_double = any(tile.is_double for tile in reading.hand)
        return int(has_double == (act.opener is reading.seat))
    if not isinstance(act, Play):
        return 0
    tile = act.tile
    followers = sum(_fits_after(reading, act, left) for left in reading.hand if left is not tile)
    return tile.pips + DOUBLE * tile.is_double + FOLLOWER * followers


def _fits_after(reading: Reading, play: Play, tile: Tile) -> bool:
    if reading.ends is None:
        left, right = play.tile.high, play.tile.low
    else:
        left, right = ends_after(reading.ends, play.tile, play.end)
    return tile.has(left) or tile.has(right)
