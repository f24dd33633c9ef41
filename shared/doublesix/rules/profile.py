"""Profile: the few places where one variant of the rules differs from another.

A variant is one file in `profiles/` that makes a `PROFILE`; nothing else names it.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass

from doublesix.rules.layout import Layout
from doublesix.rules.opening import Opening
from doublesix.rules.result import Pips, Result
from doublesix.rules.seat import Partnership, Seat
from doublesix.rules.tile import Tile


@dataclass(frozen=True, slots=True)
class BlockVerdict:
    """Who wins a block and who is their lightest seat; both None for a tie."""

    winner: Partnership | None
    leader: Seat | None


TIED_BLOCK = BlockVerdict(None, None)


class Profile(ABC):
    """What a variant decides for itself; everything else is the same for all."""

    name: str
    """How records and the wire call it."""
    target: int
    """The points that win a match while the others are at 0."""

    @abstractmethod
    def judge_block(self, pips: Pips) -> BlockVerdict:
        """Say who wins a block, from the pips left in the four hands."""

    @abstractmethod
    def is_key_tile(self, before: Layout, tile: Tile) -> bool:
        """Tell whether going out with this tile, on the layout before it, is worth 2."""

    @abstractmethod
    def next_opening(self, result: Result) -> Opening:
        """Say how the deal after this result opens, in the same match or the next."""

    @abstractmethod
    def early_opening(self, last: Result | None) -> Opening:
        """Say how a match begun early opens; `last` is the session's last finished deal."""

    def __repr__(self) -> str:
        return f"<profile {self.name}>"
