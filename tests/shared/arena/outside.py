"""Players from outside as the tests of the arena seat them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from os import _exit
from typing import Any

View = Mapping[str, Any]
Plain = dict[str, Any]


def first_legal(view: View) -> Plain:
    """Do what the view names first."""
    match view["legal"][0]:
        case ["name", opener]:
            return {"type": "name", "opener": opener}
        case [tile, end]:
            return {"type": "play", "tile": tile, "end": end}
        case [tile]:
            return {"type": "play", "tile": tile}
    raise AssertionError(view)


def with_effort(view: View, effort: int = 0) -> Plain:
    """Do as many of the legal acts on as the effort says."""
    legal = view["legal"]
    return first_legal({"legal": [legal[effort % len(legal)]]})


@dataclass
class Seeded:
    """A player that is made with a seed and an effort."""

    seed: str
    effort: int = 1

    def choose(self, view: View) -> Plain:
        return with_effort(view, self.effort + len(self.seed))


def raises(view: View) -> Plain:
    raise RuntimeError("out of ideas")


def answers_nonsense(view: View) -> Plain:
    return {"type": "undo"}


def plays_what_it_has_not(view: View) -> Plain:
    out = "66" if "66" not in view["hand"] else "65"
    return {"type": "play", "tile": out, "end": "left"}


def leaves(view: View) -> Plain:
    _exit(7)


def makes_nothing(seed: str) -> None:
    raise RuntimeError("no licence")


def makes_a_number(seed: str) -> int:
    return NUMBER


NUMBER = 7
