"""Plain: views and events as maps of numbers, strings and lists, as they go over the wire.

Knows views and events; never a session, so it has nothing to leak.
"""

from __future__ import annotations

from typing import Any, assert_never

from doublesix.rules.events import (
    DealEnded,
    Dealt,
    Event,
    Named,
    Passed,
    Played,
    Restarted,
    Restored,
    TakenBack,
)
from doublesix.rules.notation import (
    name_of,
    names_of,
    plain_act,
    plain_opening,
    plain_play,
    plain_result,
)
from doublesix.rules.result import Score
from doublesix.rules.seat import SEATS
from doublesix.views import PrivateView, PublicView, SeatView, Shown, WatcherView

Plain = dict[str, Any]


def plain_view(view: SeatView | WatcherView) -> Plain:
    """Return a view as one map: what a client decodes, and what a player's `choose` takes."""
    if isinstance(view, WatcherView):
        return plain_public(view.public)
    return {**plain_public(view.public), **plain_private(view.private)}


def plain_public(view: PublicView) -> Plain:
    """Return the part of a view that is the same for all."""
    plain = {
        **plain_still(view),
        "turn": None if view.turn is None else int(view.turn),
        "layout": names_of(view.layout),
        "ends": None if view.ends is None else list(view.ends),
        "plays": list(map(plain_play, view.plays)),
        "held": list(view.held),
        "passed": list(map(list, view.passed)),
        "pips_out": list(view.pips_out),
        "takebacks": view.takebacks,
        "can_undo": view.can_undo,
        "can_redo": view.can_redo,
    }
    if view.shown is not None:
        plain["result"] = plain_shown(view.shown)
    return plain


def plain_still(view: PublicView) -> Plain:
    """Return the public entries before `turn`, which stay the same while a deal is played."""
    return {
        "profile": view.profile,
        "deal": view.deal,
        "match": view.match,
        "score": _pair(view.score),
        "phase": view.phase.value,
        "opening": plain_opening(view.opening),
    }


def plain_private(view: PrivateView) -> Plain:
    """Return a seat's own part of its view."""
    return {
        "seat": int(view.seat),
        "hand": None if view.hand is None else names_of(view.hand),
        "legal": list(map(plain_act, view.legal)),
    }


def plain_event(event: Event) -> Plain:
    """Return an event as a map; its `event` names it."""
    match event:
        case Played():
            played = {"event": "played", "seat": int(event.seat), "tile": event.tile.name}
            if event.end is not None:
                played["end"] = name_of(event.end)
            return played
        case Passed():
            ends = [event.left, event.right]
            return {"event": "passed", "seat": int(event.seat), "ends": ends}
        case Dealt(number, match, opening):
            return {
                "event": "dealt",
                "deal": number,
                "match": match,
                "opening": plain_opening(opening),
            }
        case Named(seat, opener):
            return {"event": "named", "seat": int(seat), "opener": int(opener)}
        case DealEnded(result):
            return {"event": "deal_ended", "result": plain_result(result)}
        case TakenBack(acts):
            return {"event": "taken_back", "acts": acts}
        case Restored(acts):
            return {"event": "restored", "acts": acts}
        case Restarted(number):
            return {"event": "restarted", "deal": number}
    assert_never(event)


def plain_shown(shown: Shown) -> Plain:
    """Return what is shown when a deal ends."""
    return {
        **plain_result(shown.result),
        "hands": {str(int(seat)): names_of(shown.hands[seat - 1]) for seat in SEATS},
        "record": [
            [
                point.deal,
                point.match,
                None if point.winner is None else point.winner.value,
                point.points,
                _pair(point.score),
            ]
            for point in shown.points
        ],
        "next": plain_opening(shown.next),
    }


def _pair(score: Score) -> list[int]:
    return [score.one_three, score.two_four]
