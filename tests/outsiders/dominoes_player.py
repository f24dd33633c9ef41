"""The player of the package `dominoes`, as it is: votes of sampled deals, solved for points.

Heaviest tile first for the first 8 acts, then `probabilistic_alphabeta` over 8 deals. It plays by
the rules of Chiva; in six-love it takes a block for what it would be there. As the arena's
outsider it may be slow: some 50 ms a choice.

    doublesix arena master tests.outsiders.dominoes_player:DominoesPlayer
"""

from __future__ import annotations

import random
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

import dominoes

from doublesix.players.club import best_acts
from doublesix.players.reading import Plain, View, deal_of, read
from doublesix.rules.tile import BY_NAME, SET, Tile

START: Final = 8
"""So many acts are left to the heaviest tile."""

EFFORT: Final = 8
"""Deals that vote."""


@dataclass(frozen=True)
class DominoesPlayer:
    """A player from outside."""

    seed: str
    effort: int = EFFORT

    def choose(self, view: View) -> Plain:
        if view["phase"] == "naming":
            return best_acts(read(view))[0].request  # the package knows no naming
        position = position_of(view)
        # The package draws from the global stream of numbers: the seed makes it ours.
        random.seed(repr((self.seed, deal_of(view))))
        dominoes.players.bota_gorda(position)
        vote = dominoes.players.probabilistic_alphabeta(
            start_move=START, sample_size=self.effort, player=dominoes.players.bota_gorda
        )
        vote(position)
        tile, is_left = position.valid_moves[0]
        name = f"{max(tile.first, tile.second)}{min(tile.first, tile.second)}"
        if view["ends"] is None:
            return {"type": "play", "tile": name}
        return {"type": "play", "tile": name, "end": "left" if is_left else "right"}


def position_of(view: View) -> Any:
    """Return a view as the package's own object; what the others hold is a stand-in."""
    layout = dominoes.Board()
    acts: list[tuple[Any, bool] | None] = []
    for _, what, *where in view["plays"]:
        if what == "pass":
            acts.append(None)
            continue
        act = _domino(BY_NAME[what]), not where or where[0] == "left"
        layout.add(*act)
        acts.append(act)
    seat = view["seat"] - 1
    starter = view["opening"]["opener"] - 1
    hands = _hands(view)
    valid = [(tile, True) for tile in hands[seat]]
    position = dominoes.Game(layout, hands, acts, seat, tuple(valid), starter, None)
    if acts:
        position._update_valid_moves()
    return position


def _hands(view: Mapping[str, Any]) -> list[Any]:
    """Return the own hand, and of the tiles not seen as many for each other seat as it holds."""
    own = [BY_NAME[name] for name in view["hand"]]
    laid = {BY_NAME[play[1]] for play in view["plays"] if play[1] != "pass"}
    unseen = [tile for tile in SET if tile not in laid and tile not in own]
    hands = []
    for seat, held in enumerate(view["held"], 1):
        some = own
        if seat != view["seat"]:
            some, unseen = unseen[:held], unseen[held:]
        hands.append(dominoes.Hand([_domino(tile) for tile in some]))
    return hands


def _domino(tile: Tile) -> Any:
    return dominoes.Domino(tile.high, tile.low)
