"""Weighing: what a player that searches has found out about each act open to it.

Values alone; whoever searches fills them. Hints word them, the look back compares them.
"""

from __future__ import annotations

from doublesix.players.reading import Act
from doublesix.rules.value import value


@value
class Choice:
    """What was found about one act, over the deals that were weighed.

    `chance` is what the act is for, 0 to 1: how likely the seat's pair is to win the match after
    it; `error` is its standard error. `wins` and `ties` are shares of the deals, 0 to 1, by who
    wins the deal. `passes` are the shares in which the next seat, the partner and the previous
    seat hold no tile for the ends that the act leaves (1 for all deals: it is certain). `blocks`
    is the share in which the deal ends blocked, `key` in which the pair goes out with the key
    tile (Rules 3.5).
    """

    act: Act
    chance: float
    error: float
    wins: float
    ties: float
    passes: tuple[float, float, float]
    blocks: float
    key: float


@value
class Weighing:
    """All acts of one decision, the best first.

    `deals` counts the deals that were weighed; `is_exact` says that they are all there are.
    """

    choices: tuple[Choice, ...]
    deals: int
    is_exact: bool
