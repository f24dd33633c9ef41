"""Levels: what several workers play, as one list, and which of it is taken where nobody chose.

Knows names in an order; never what they stand for.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

USUAL: Final = "club"
"""The level that stands in for people where nobody chose one."""


def merged(lists: Iterable[Sequence[str]]) -> list[str]:
    """Return all that the lists name, once each, in an order that none of them contradicts.

    Where they contradict each other the longest is right.
    """
    whole: list[str] = []
    for names in sorted(lists, key=len, reverse=True):
        place = len(whole)
        for name in reversed(names):
            if name in whole:
                place = whole.index(name)
            else:
                whole.insert(place, name)
    return whole


def usual_of(levels: Sequence[str]) -> str:
    """Return the level to take where nobody chose: a good one that can be had."""
    return USUAL if USUAL in levels or not levels else levels[-1]
