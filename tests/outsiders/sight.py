"""Sight: a seat's view in the engine's terms, as the players from outside take it.

Independent of how our own players search: no model of the others, no beliefs.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from hashlib import sha256
from typing import Final

import numpy as np

from doublesix.engine.bits import Floats, Numbers, Stream, stream_of
from doublesix.engine.compiled import compiled
from doublesix.engine.deals import LEFT, PASSES, RIGHT, TURN, new_deal, play
from doublesix.engine.sampler import PLAN, may_hold, plan_deals
from doublesix.players.deep.public import act_of, position_of
from doublesix.players.reading import Act, Name, Pass, Plain, Play, Reading, View, deal_of, read

NAME: Final = 100
"""The act that names seat 0 as the opener; for the other seats so many more."""


@compiled
def make(deal: Numbers, act: int) -> None:
    """Make an act, or name who opens."""
    if act >= NAME:
        deal[TURN] = act - NAME
    else:
        play(deal, act)


@dataclass(frozen=True)
class Sight:
    """What a seat that is to act knows: seats 0 to 3, its hand in the deal, the others' empty.

    `acts` are the different acts open to it. `others` are the three other seats in order of play,
    `held` how many tiles they hold; `odds` and `plan` are the sampler's, every deal as likely as
    another.
    """

    reading: Reading
    seat: int
    deal: Numbers
    acts: Numbers
    unseen: int
    others: Numbers
    held: Numbers
    odds: Floats
    plan: Floats
    stream: Stream
    requests: tuple[Act, ...]

    def request(self, place: int) -> Plain:
        """Return the request for one of the acts."""
        return self.requests[place].request


def sight_of(view: View, seed: str) -> Sight:
    """Read a view; chance comes from the seed and the deal so far."""
    reading = read(view)
    position = position_of(reading)
    ends = position.left, position.right
    found: dict[int, Act] = {}
    for act in reading.acts:
        found.setdefault(_code(act, reading, ends), act)
    deal = new_deal(position.variant)
    deal[position.seat] = position.hand
    deal[LEFT], deal[RIGHT], deal[TURN] = position.left, position.right, position.seat
    deal[PASSES] = _passes_in_a_row(view)
    others = (position.seat + np.arange(1, 4)) % 4
    held = position.held[others]
    odds, plan = np.zeros((3, 28)), np.zeros(PLAN)
    may_hold(position.unseen, held, position.lacks[others], odds)
    plan_deals(position.unseen, held, odds, plan)
    return Sight(
        reading,
        position.seat,
        deal,
        np.array(list(found), np.int64),
        position.unseen,
        others,
        held,
        odds,
        plan,
        _luck(view, seed),
        tuple(found.values()),
    )


def _code(act: Act, reading: Reading, ends: tuple[int, int]) -> int:
    match act:
        case Play():
            return act_of(act, reading.ends, ends)
        case Name(opener):
            return NAME + opener - 1
        case Pass():
            return -1


def _passes_in_a_row(view: View) -> int:
    passes = 0
    for _, what, *_ in reversed(view["plays"]):
        if what != "pass":
            break
        passes += 1
    return passes


def _luck(view: View, seed: str) -> Stream:
    text = json.dumps([seed, *deal_of(view)], sort_keys=True, separators=(",", ":"))
    return stream_of(int.from_bytes(sha256(text.encode()).digest()[:8], "big"))
