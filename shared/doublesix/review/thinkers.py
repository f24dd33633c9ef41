"""Thinkers: who weighs a seat's view, and who sees all hands. Both need the extra `bots`."""

from __future__ import annotations

from typing import Final

from doublesix.players import EXTRA, playable, weigh
from doublesix.players.reading import View
from doublesix.players.weighing import Weighing
from doublesix.review.look import See, Weigh

LEVEL: Final = "master"
EFFORT: Final = 16_000
"""How much is weighed for each act, where nobody says otherwise."""

_SEED: Final = "look back"


class NoThinkers(Exception):
    """What a look back needs is not installed; the text says what is."""


def thinkers(profile: str, effort: int) -> tuple[Weigh, See]:
    """Return who weighs and who sees; NoThinkers without the extra `bots`."""
    if LEVEL not in playable():
        raise NoThinkers(f"looking back needs what {EXTRA} installs")
    from doublesix.review.open_hands import OpenHands

    def from_a_view(view: View) -> Weighing:
        return weigh(view, LEVEL, _SEED, effort)

    return from_a_view, OpenHands(profile)
