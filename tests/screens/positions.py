"""Positions: deals that come to what a screen is to show, found by playing."""

from __future__ import annotations

from collections.abc import Callable
from itertools import count

from doublesix.protocol.answers import View
from doublesix.rules.acts import GoOn
from doublesix.rules.deal import Phase
from tests.client.said import Told

Wanted = Callable[[View], bool]
DEALS = 9
"""After so many deals another session is tried."""


def position(profile: str, wanted: Wanted, seat: int | None = 1) -> Told:
    """Return a session that stands where seat 1 sees what is wanted, as `seat` is told of it."""
    for number in count(1):
        told = _played(profile, f"screens {number}", wanted)
        if told is not None:
            told.seat = seat
            return told
    raise AssertionError


def _played(profile: str, seed: str, wanted: Wanted) -> Told | None:
    told = Told(profile, seed)
    for _ in range(DEALS):
        while True:
            if wanted(told.update().view):
                return told
            if told.session.deal.phase is Phase.OVER:
                break
            legal = told.session.deal.legal()
            told.act(legal[-1] if len(told.session.deal.plays) % 3 else legal[0])
        told.act(GoOn(), seat=1)
    return None


def is_turn(view: View, plays: range, *, naming: bool = False) -> bool:
    """Tell whether seat 1 has a choice after so many plays."""
    if not view.legal or view.legal == [["pass"]]:
        return False
    return len(view.plays) in plays and (view.phase == "naming") == naming


def opens(view: View) -> bool:
    """Tell whether seat 1 opens the first deal."""
    return is_turn(view, range(1))


def fits_both(view: View) -> bool:
    """Tell whether a tile of seat 1 fits both ends in the middle of a deal."""
    acts = view.legal or []
    return is_turn(view, range(7, 12)) and any(
        [tile, "left"] in acts and [tile, "right"] in acts for tile, *_ in acts
    )


def is_late(view: View) -> bool:
    """Tell whether many tiles lie."""
    return is_turn(view, range(20, 28)) and len(view.layout) > 18


def must_pass(view: View) -> bool:
    """Tell whether nothing fits, with the match under way."""
    return view.legal == [["pass"]] and len(view.plays) > 8 and any(view.score)


def waits(view: View) -> bool:
    """Tell whether another is to act, with somebody having passed."""
    return view.turn == 2 and 12 < len(view.plays) < 20 and any(view.passed)


def ended(kind: str, **fields: object) -> Wanted:
    """Return the wish for a deal that ended so."""
    fields.setdefault("winner", "1/3")

    def wanted(view: View) -> bool:
        shown = view.result
        if shown is None or shown.kind != kind:
            return False
        return all(getattr(shown, name) == value for name, value in fields.items())

    return wanted


def won_match(view: View) -> bool:
    """Tell whether the viewer's side has won the match."""
    return view.result is not None and view.result.match_winner == "1/3"
