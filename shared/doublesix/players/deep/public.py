"""Public: a seat's reading in the numbers and masks that the engine takes.

Seats are 0 to 3 here. The engine looks at one end only while both show the same number, so that
its layout may be the mirror of the real one: at which end a tile was laid is told from the number
that it covered.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

import numpy as np

from doublesix.engine.bits import ALL_TILES, NO_END
from doublesix.engine.deals import CHIVA, PASS, SIX_LOVE
from doublesix.engine.gather import Position
from doublesix.players.reading import Ends, Laid, Play, Reading
from doublesix.rules.tile import Tile

VARIANTS: Final = {"chiva": CHIVA, "six-love": SIX_LOVE}


def position_of(reading: Reading) -> Position:
    """Return a reading in the engine's terms."""
    rows, (left, right) = _history(reading)
    hand = mask_of(reading.hand)
    return Position(
        variant=VARIANTS[reading.profile],
        seat=reading.seat - 1,
        hand=hand,
        unseen=ALL_TILES & ~hand & ~mask_of(laid.tile for laid in reading.laid),
        left=left,
        right=right,
        held=np.array(reading.held, np.int64),
        lacks=np.array([sum(1 << number for number in some) for some in reading.passed], np.int64),
        history=np.array(rows, np.int64).reshape(-1, 4),
        is_pose_free=reading.is_pose_free,
    )


def act_of(play: Play, real: Ends | None, ends: Ends) -> int:
    """Return the engine's act for a play at the real ends, where the engine's are `ends`."""
    if real is None:
        return play.tile.index * 2
    covered = real[0] if play.end == "left" else real[1]
    return _act(play.tile, covered, ends)


def mask_of(tiles: Iterable[Tile]) -> int:
    """Return tiles as a mask."""
    return sum(1 << tile.index for tile in tiles)


def _history(reading: Reading) -> tuple[list[tuple[int, int, int, int]], Ends]:
    """Return what was played and passed, and the ends after it, all as the engine sees them.

    Whoever did not lay a tile when the turn came to them has passed.
    """
    rows: list[tuple[int, int, int, int]] = []
    ends = NO_END, NO_END
    turn = reading.laid[0].seat - 1 if reading.laid else reading.seat - 1
    for laid in reading.laid:
        turn = _pass_on(rows, turn, laid.seat - 1, ends)
        act = _act(laid.tile, laid.covered, ends)
        rows.append((turn, act, *ends))
        ends = _after(laid, act, ends)
        turn = (turn + 1) % 4
    _pass_on(rows, turn, reading.seat - 1, ends)
    return rows, ends


def _pass_on(rows: list[tuple[int, int, int, int]], turn: int, until: int, ends: Ends) -> int:
    while turn != until:
        rows.append((turn, PASS, *ends))
        turn = (turn + 1) % 4
    return turn


def _act(tile: Tile, covered: int | None, ends: Ends) -> int:
    return tile.index * 2 + (covered is not None and ends[0] != covered)


def _after(laid: Laid, act: int, ends: Ends) -> Ends:
    if laid.covered is None:
        return laid.tile.high, laid.tile.low
    new = laid.tile.other(laid.covered)
    return (new, ends[1]) if act % 2 == 0 else (ends[0], new)
