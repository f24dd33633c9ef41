"""Club: weighs each play by its traits, as an experienced club player would without looking far.

It counts tiles, remembers passes, keeps control of its suits, leaves its partner's numbers open
and reckons with blocks. It looks one play ahead; a sure way out it follows to the end.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import fsum
from operator import mul
from typing import Final

from doublesix.players.ending import points_for_sure
from doublesix.players.reading import Act, Luck, Name, Plain, Play, Reading, View, read
from doublesix.players.traits import NUMBERS, Hand, Outlook, Traits, count_with, numbers_of
from doublesix.rules.seat import Seat
from doublesix.rules.tile import Tile

# How much each trait of a play counts while the seat holds 7 or 6 tiles, 5 or 4, 3 or fewer.
# Fitted by self-play: four seats that chose by these weights, the better plays the likelier,
# played some 40 million deals, half of each game; each deal made the choices of its winners a
# little likelier and those of its losers less. Only their relation to each other matters.
_WEIGHTS: Final[dict[str, tuple[float, float, float]]] = {
    "weight": (2.2, 3.1, 1.8),
    "double": (1.4, 0.6, 1.4),
    "suit": (0.4, 0.7, -0.8),
    "other_suit": (1.6, 1.7, 2.8),
    "stranded": (2.2, 1.2, 0.4),
    "numbers": (2.8, 1.5, 2.1),
    "dead": (-0.5, -4.8, -4.2),
    "equal_ends": (0.5, 0.5, 2.7),
    "unseen_old": (-0.3, -0.7, 0.0),
    "unseen_other": (-0.7, -1.4, -1.9),
    "next_passes": (3.0, 3.2, 0.0),
    "partner_passes": (-1.9, -1.5, -2.5),
    "previous_passes": (3.7, 3.3, 0.4),
    "squeeze": (4.5, 4.1, 2.3),
    "lead": (2.9, 6.1, 5.2),
    "next_fits": (0.0, -1.4, -2.4),
    "partner_fits": (0.4, 1.7, 0.7),
    "previous_fits": (-0.6, -1.1, -1.2),
    "next_out": (-2.5, -11.9, -17.7),
    "partner_out": (3.5, 10.3, 8.8),
    "previous_out": (1.1, -3.5, -5.9),
    "light_lead": (3.2, 3.4, 3.0),
    "closing": (0.5, -1.9, -4.0),
    "block": (4.4, 13.5, 14.2),
}
_STAGES: Final = tuple(
    Traits(**{trait: weights[stage] for trait, weights in _WEIGHTS.items()}) for stage in range(3)
)

# What a pose is worth by its tile and by the tiles left; fitted in the same way.
_POSE_PIP: Final = 0.19
_POSE_DOUBLE: Final = 7.45
_POSE_FOLLOWER: Final = 0.87
_POSE_STRANDED: Final = -0.24
_POSE_NUMBER: Final = 2.49

# In 400,000 deals a hand with so many different numbers and tiles of its longest suit together
# won oftener when it opened itself than when its partner did; one with fewer, the other way.
_ENOUGH_TO_OPEN: Final = 10


@dataclass(frozen=True, slots=True)
class Club:
    """A player of the level `club`."""

    seed: str

    def choose(self, view: View) -> Plain:
        """Return the request of the seat whose view this is."""
        return Luck(self.seed, view).pick(best_acts(read(view))).request


def best_acts(reading: Reading) -> Sequence[Act]:
    """Return the acts that no other is better than: one, or several that are equally good."""
    acts = reading.acts
    if len(acts) == 1:
        return acts
    values = _values(reading)
    best = max(values)
    return [act for act, value in zip(acts, values, strict=True) if value == best]


def _values(reading: Reading) -> list[tuple[float, ...]]:
    """Return what each act is worth; those of one reading can be compared."""
    plays = [act for act in reading.acts if isinstance(act, Play)]
    if not plays:
        opener = _opener(reading)
        return [(act == Name(opener),) for act in reading.acts]
    if reading.ends is None:
        return [(_pose_value(reading.hand, pose.tile),) for pose in plays]
    outlook = Outlook.of(reading)
    weights = _STAGES[_stage(len(reading.hand))]
    unseen = outlook.beliefs.unseen
    # A sum that is rounded once at its end is the same for every version of Python.
    return [
        (points_for_sure(reading, unseen, play), fsum(map(mul, weights, outlook.traits(play))))
        for play in plays
    ]


def _stage(tiles: int) -> int:
    return 0 if tiles > 5 else 1 if tiles > 3 else 2


def _opener(reading: Reading) -> Seat:
    """Name oneself with a hand that answers many numbers and has a suit to come back to.

    The partner's hand is not known, so anything less is given to an average one.
    """
    hand = reading.hand
    longest = max(count_with(number, hand) for number in NUMBERS)
    is_enough = len(numbers_of(hand)) + longest >= _ENOUGH_TO_OPEN
    return reading.seat if is_enough else reading.seat.partner


def _pose_value(hand: Hand, tile: Tile) -> float:
    left = tuple(other for other in hand if other is not tile)
    followers = sum(other.has(tile.high) or other.has(tile.low) for other in left)
    return fsum(
        (
            _POSE_PIP * tile.pips,
            _POSE_DOUBLE * tile.is_double,
            _POSE_FOLLOWER * followers,
            _POSE_STRANDED * (followers == 0),
            _POSE_NUMBER * len(numbers_of(left)),
        )
    )
