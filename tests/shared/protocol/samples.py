"""Every kind of event, and how it is written on the wire."""

from __future__ import annotations

from typing import Any

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
from doublesix.rules.layout import End
from doublesix.rules.opening import Opening, OpeningRule
from doublesix.rules.result import Ending, Result, Score
from doublesix.rules.seat import Partnership, Seat
from doublesix.rules.tile import Tile

TIE = Result(Ending.BLOCK, None, None, (9, 8, 7, 8), False, 0, False, Score(2, 0), None)
KEY = Result(
    Ending.OUT, Partnership.TWO_FOUR, Seat.TWO, (9, 0, 7, 8), True, 2, False, Score(0, 7),
    Partnership.TWO_FOUR,
)  # fmt: skip

EVENTS: list[tuple[Event, dict[str, Any]]] = [
    (
        Dealt(1, 1, Opening(OpeningRule.DOUBLE_SIX, opener=Seat.TWO)),
        {
            "event": "dealt",
            "deal": 1,
            "match": 1,
            "opening": {"rule": "double-six", "opener": 2},
        },
    ),
    (
        Dealt(3, 2, Opening(OpeningRule.NAMED, by=Seat.FOUR)),
        {
            "event": "dealt",
            "deal": 3,
            "match": 2,
            "opening": {"rule": "named", "opener": None, "by": 4},
        },
    ),
    (Named(Seat.FOUR, Seat.TWO), {"event": "named", "seat": 4, "opener": 2}),
    (Played(Seat.ONE, Tile(6, 4), None), {"event": "played", "seat": 1, "tile": "64"}),
    (
        Played(Seat.ONE, Tile(4, 6), End.RIGHT),
        {"event": "played", "seat": 1, "tile": "64", "end": "right"},
    ),
    (Passed(Seat.THREE, 5, 0), {"event": "passed", "seat": 3, "ends": [5, 0]}),
    (
        DealEnded(TIE),
        {
            "event": "deal_ended",
            "result": {
                "kind": "block",
                "winner": None,
                "leader": None,
                "pips": {"1": 9, "2": 8, "3": 7, "4": 8},
                "key_tile": False,
                "points": 0,
                "streak_broken": False,
                "score": {"1/3": 2, "2/4": 0},
                "match_winner": None,
            },
        },
    ),
    (
        DealEnded(KEY),
        {
            "event": "deal_ended",
            "result": {
                "kind": "out",
                "winner": "2/4",
                "leader": 2,
                "pips": {"1": 9, "2": 0, "3": 7, "4": 8},
                "key_tile": True,
                "points": 2,
                "streak_broken": False,
                "score": {"1/3": 0, "2/4": 7},
                "match_winner": "2/4",
            },
        },
    ),
    (TakenBack(3), {"event": "taken_back", "acts": 3}),
    (Restored(3), {"event": "restored", "acts": 3}),
    (Restarted(2), {"event": "restarted", "deal": 2}),
]
