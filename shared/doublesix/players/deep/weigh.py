"""Weigh: from a seat's view to what the engine finds about each act that is open to it.

The same view, seed and effort give the same numbers everywhere: luck comes from the seed and from
what the view says of the deal, and effort counts deals, never time.
"""

from __future__ import annotations

from collections.abc import Mapping
from math import sqrt
from typing import Final

import numpy as np

from doublesix.engine.beliefs import Mind
from doublesix.engine.bits import stream_of
from doublesix.engine.deals import PASS
from doublesix.engine.gather import Position
from doublesix.engine.search import (
    BLOCKS,
    DEALS,
    KEYS,
    NAME,
    NEXT_PASSES,
    SQUARE,
    TIES,
    WINS,
    WORTH,
    Found,
    Way,
    search,
)
from doublesix.players import EFFORTS
from doublesix.players.deep.models import KIND_SHARES, model_of
from doublesix.players.deep.public import act_of, position_of
from doublesix.players.reading import Act, Name, Plain, Play, Reading, View, luck_of, read
from doublesix.players.stakes import stakes_of
from doublesix.players.weighing import Choice, Weighing

WAYS: Final[Mapping[str, Way]] = {
    "expert": Way(believes=True, weighed=1.0, batch=32, doubt=2.5, lean=0.0),
    "master": Way(believes=True, weighed=1.0, batch=32, doubt=2.5, lean=0.03),
}
"""How each level searches: the master leans on how players that search would choose as well."""


def choose(view: View, seed: str, effort: int | None, level: str) -> Plain:
    """Return the request of the seat whose view this is, as a level finds best."""
    acts = read(view).acts
    if len(acts) == 1:
        return acts[0].request
    return weigh(view, seed, effort, level).choices[0].act.request


def weigh(view: View, seed: str, effort: int | None = None, level: str = "master") -> Weighing:
    """Return what a level finds about each act of a view; ValueError if its seat is not to act."""
    reading = read(view)
    position = position_of(reading)
    options = [_option(act, reading, position) for act in reading.acts]
    different = list(dict.fromkeys(options))
    found = search(
        position,
        np.array([act for act, _ in different], np.int64),
        np.array([turn for _, turn in different], np.int64),
        np.array(stakes_of(reading.profile, reading.seat, view["score"])),
        EFFORTS[level] if effort is None else effort,
        WAYS[level],
        _minds(position.variant, level),
        stream_of(int.from_bytes(luck_of(seed, view)[:8], "big")),
    )
    choices = tuple(
        _choice(act, found, place)
        for place in found.order
        for act, option in zip(reading.acts, options, strict=True)
        if option == different[place]
    )
    return Weighing(choices, found.deals, found.is_exact)


def _minds(variant: int, level: str) -> tuple[Mind, Mind]:
    """Return how the others are taken to have chosen, and how all choose from here."""
    model = model_of(variant)
    return Mind(model.light, model.full, KIND_SHARES[level]), Mind(model.light, model.full[:0])


def _option(act: Act, reading: Reading, position: Position) -> tuple[int, int]:
    """Return the engine's act and the seat to act after it."""
    following = (position.seat + 1) % 4
    match act:
        case Play():
            return act_of(act, reading.ends, (position.left, position.right)), following
        case Name(opener):
            return NAME, opener - 1
    return PASS, following


def _choice(act: Act, found: Found, place: int) -> Choice:
    counts = [float(count) for count in found.counted[place]]
    deals = max(counts[DEALS], 1.0)
    chance = counts[WORTH] / deals
    spread = max(counts[SQUARE] / deals - chance * chance, 0.0)
    independent = deals if found.is_exact else min(deals, found.effective)
    one, two, three = counts[NEXT_PASSES : NEXT_PASSES + 3]
    return Choice(
        act,
        chance,
        error=sqrt(spread / independent),
        wins=counts[WINS] / deals,
        ties=counts[TIES] / deals,
        passes=(one, two, three),
        blocks=counts[BLOCKS] / deals,
        key=counts[KEYS] / deals,
    )
