"""Brute: a deal with all hands open, solved in plain Python without any shortcut.

Slow and simple, to be compared with the engine's solver. A tile is a pair of numbers, the higher
first; the outcome is told in words of its own, and worth what a function says.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from doublesix.engine.bits import Numbers
from doublesix.engine.deals import LEFT, RIGHT, TURN, VARIANT

SET = [(high, low) for high in range(7) for low in range(high + 1)]
Tile = tuple[int, int]
Hands = tuple[tuple[Tile, ...], ...]


@dataclass(frozen=True)
class End:
    """How a deal ended: who leads the winners (None for a tie), by the key tile or not."""

    leader: int | None
    is_key: bool
    pips_left: int

    @property
    def code(self) -> int:
        """The engine's code of it."""
        return 0 if self.leader is None else 1 + 2 * self.leader + self.is_key

    def sign(self, pair: int) -> int:
        """Tell whether a pair won (1), lost (-1) or tied (0)."""
        return 0 if self.leader is None else 1 if self.leader % 2 == pair else -1


@dataclass(frozen=True)
class Standing:
    """A deal as it stands; no ends before the pose."""

    hands: Hands
    ends: tuple[int, int] | None
    turn: int
    passes: int = 0

    @staticmethod
    def of(deal: Numbers) -> Standing:
        """Read an engine's deal."""
        hands = tuple(
            tuple(tile for number, tile in enumerate(SET) if hand >> number & 1)
            for hand in deal[:4]
        )
        ends = None if deal[LEFT] > 6 else (int(deal[LEFT]), int(deal[RIGHT]))
        return Standing(hands, ends, int(deal[TURN]))

    def plays(self) -> list[tuple[Tile, int]]:
        """Return each tile that can be laid, and the end it goes to, 0 or 1."""
        return [
            (tile, side)
            for tile in self.hands[self.turn]
            for side in (0, 1)
            if (side == 0 if self.ends is None else self.ends[side] in tile)
        ]

    def after(self, play: tuple[Tile, int] | None) -> Standing:
        """Return what follows a play, or a pass."""
        turn = (self.turn + 1) % 4
        if play is None:
            return Standing(self.hands, self.ends, turn, self.passes + 1)
        tile, side = play
        hands = tuple(tuple(held for held in hand if held != tile) for hand in self.hands)
        if self.ends is None:
            return Standing(hands, tile, turn)
        ends = list(self.ends)
        ends[side] = tile[1] if tile[0] == ends[side] else tile[0]
        return Standing(hands, (ends[0], ends[1]), turn)


def judged_block(hands: Hands, variant: int) -> End:
    """Judge a block by Rules 2.2 (variant 0) or 3.2 and 3.3 (variant 1)."""
    pips = [sum(map(sum, hand)) for hand in hands]
    pairs = [(pips[0], pips[2]), (pips[1], pips[3])]
    compared = [sum(pair) if variant == 0 else min(pair) for pair in pairs]
    if compared[0] == compared[1]:
        return End(None, False, sum(pips))
    winners = (0, 2) if compared[0] < compared[1] else (1, 3)
    return End(min(winners, key=lambda seat: (pips[seat], seat)), False, sum(pips))


def is_key(before: Standing, tile: Tile) -> bool:
    """Tell whether going out with a tile is the key (Rules 3.5), by counting what is laid."""
    if before.ends is None or set(tile) != set(before.ends) or tile[0] == tile[1]:
        return False
    left = [number for hand in before.hands for held in hand for number in held]
    return all(8 - left.count(number) == 7 for number in tile)


def best(standing: Standing, variant: int, pair: int, worth: Callable[[End], float]) -> float:
    """Return what a deal is worth to a pair when both play for the best."""
    if standing.passes == 4:
        return worth(judged_block(standing.hands, variant))
    plays = standing.plays()
    if not plays:
        return best(standing.after(None), variant, pair, worth)
    values = [value_of(standing, play, variant, pair, worth) for play in plays]
    return max(values) if standing.turn % 2 == pair else min(values)


def value_of(
    standing: Standing,
    play: tuple[Tile, int] | None,
    variant: int,
    pair: int,
    worth: Callable[[End], float],
) -> float:
    """Return what a play, or a pass, is worth to a pair."""
    after = standing.after(play)
    if play is not None and not after.hands[standing.turn]:
        key = variant == 1 and is_key(standing, play[0])
        pips = sum(sum(map(sum, hand)) for hand in after.hands)
        return worth(End(standing.turn, key, pips))
    return best(after, variant, pair, worth)


def values_by_act(deal: Numbers, pair: int, worth: Callable[[End], float]) -> dict[int, float]:
    """Return what each act of the engine is worth to a pair."""
    standing = Standing.of(deal)
    value = partial(value_of, standing, variant=int(deal[VARIANT]), pair=pair, worth=worth)
    plays = standing.plays()
    if standing.ends is not None and standing.ends[0] == standing.ends[1]:
        plays = [play for play in plays if play[1] == 0]
    if not plays:
        return {-1: value(None)}
    return {2 * SET.index(tile) + side: value((tile, side)) for tile, side in plays}
