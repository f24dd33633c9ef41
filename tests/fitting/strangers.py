"""Strangers: decisions of players that answer views, such as the level `club` or an outsider."""

from __future__ import annotations

from dataclasses import dataclass, field

import numpy as np

from doublesix.arena.contender import Contender
from doublesix.arena.duel import opening_of
from doublesix.arena.table import Sitter, play_deal
from doublesix.engine.beliefs import recall
from doublesix.engine.gather import Position
from doublesix.engine.told import SIZE, new_told
from doublesix.players import Player
from doublesix.players.deep.public import act_of, position_of
from doublesix.players.reading import Plain, Play, View, read
from doublesix.rules.profiles import PROFILES
from doublesix.rules.seat import SEATS
from doublesix.rules.shuffle import seat_seed, seeded_hands
from tests.fitting.decisions import Decisions


def watch(who: str, profile: str, kind: int, *, decisions: int, seed: str) -> Decisions:
    """Let four players of a kind play deals until so many decisions have been noted."""
    watched = Decisions()
    number = 0
    while len(watched) < decisions:
        number += 1
        hands = seeded_hands(seed, number)
        masks = [sum(1 << tile.index for tile in hand) for hand in hands]
        one, two, three, four = (
            Sitter(
                who,
                Watched(Contender.parse(who).player(seat_seed(seed, seat)), kind, masks, watched),
            )
            for seat in SEATS
        )
        rules = PROFILES[profile]
        play_deal(rules, hands, opening_of(rules, number), (one, two, three, four), lambda: 0.0)
    return watched


@dataclass
class Watched:
    """A player, each decision of which is noted."""

    player: Player
    kind: int
    dealt: list[int]
    decisions: Decisions = field(repr=False)

    def choose(self, view: View) -> Plain:
        request = self.player.choose(view)
        reading = read(view)
        position = position_of(reading)
        ends = position.left, position.right
        codes = {
            act_of(act, reading.ends, ends): act for act in reading.acts if isinstance(act, Play)
        }
        if len(codes) > 1:
            act = next(code for code, act in codes.items() if _is_same(act, request, position))
            told = new_told()
            recall(position.history, told, np.zeros((len(position.history), SIZE), np.int64))
            hands = np.array(self.dealt)
            for seat, code, *_ in position.history:
                if code >= 0:
                    hands[seat] &= ~(1 << (code >> 1))
            self.decisions.note(self.kind, told, position.seat, hands, act)
        return request


def _is_same(act: Play, request: Plain, position: Position) -> bool:
    """Say whether a play is what was asked for; at equal ends either end is the same."""
    if act.tile.name != request["tile"]:
        return False
    return position.left == position.right or act.end is None or act.end == request.get("end")
