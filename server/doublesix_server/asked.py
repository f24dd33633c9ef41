"""Asked: what a request asks of a session, as an act of the rules.

Knows requests and acts; never whether they are allowed.
"""

from __future__ import annotations

from typing import assert_never

from doublesix.protocol import requests as ask
from doublesix.rules import acts
from doublesix.rules.seat import Seat
from doublesix.rules.tile import BY_NAME

_PLAYS = {None: acts.POSES, "left": acts.LAY_LEFT, "right": acts.LAY_RIGHT}


def act_of(request: ask.Act) -> acts.Act:
    """Return the act that a request asks for; a new session is none."""
    match request:
        case ask.Play():
            tile = BY_NAME[request.tile]
            return _PLAYS[request.end][tile.index]
        case ask.Pass():
            return acts.PASS
        case ask.Name():
            return acts.Name(Seat(request.opener))
        case ask.GoOn():
            return acts.GoOn()
        case ask.Restart():
            return acts.RestartDeal()
        case ask.NewMatch():
            return acts.NewMatch()
        case ask.Undo():
            return acts.Undo()
        case ask.Redo():
            return acts.Redo()
        case ask.NewSession():
            raise AssertionError("a new session is not an act within one")
    assert_never(request)


REQUEST_OF: dict[type[acts.Act], str] = {
    acts.Play: "play",
    acts.Pass: "pass",
    acts.Name: "name",
    acts.GoOn: "go_on",
    acts.RestartDeal: "restart",
    acts.NewMatch: "new_match",
    acts.Undo: "undo",
    acts.Redo: "redo",
}
"""The request that asks for an act."""
