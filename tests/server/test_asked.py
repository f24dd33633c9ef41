"""A request is one act."""

from __future__ import annotations

from typing import get_args

import pytest

from doublesix.protocol.requests import Act, NewSession, read_request
from doublesix.rules import acts
from doublesix.rules.layout import End
from doublesix.rules.seat import Seat
from doublesix.rules.tile import Tile
from doublesix_server.asked import act_of

CASES: list[tuple[str, dict[str, object], acts.Act]] = [
    ("play", {"tile": "64", "end": "right"}, acts.Play(Tile(6, 4), End.RIGHT)),
    ("play", {"tile": "66"}, acts.Play(Tile(6, 6))),
    ("pass", {}, acts.Pass()),
    ("name", {"opener": 3}, acts.Name(Seat.THREE)),
    ("go_on", {}, acts.GoOn()),
    ("restart", {}, acts.RestartDeal()),
    ("new_match", {}, acts.NewMatch()),
    ("undo", {}, acts.Undo()),
    ("redo", {}, acts.Redo()),
]


@pytest.mark.parametrize(("kind", "fields", "act"), CASES, ids=str)
def test_a_request_asks_for_an_act(kind: str, fields: dict[str, object], act: acts.Act) -> None:
    request = read_request({"type": kind, "id": "1", "version": 3, **fields})
    assert isinstance(request, Act)
    assert act_of(request) == act


def test_no_act_is_left_out() -> None:
    asked = {model.model_fields["type"].default for model in get_args(Act)}
    assert asked == {kind for kind, _, _ in CASES} | {"new_session"}


def test_a_new_session_is_no_act_within_one() -> None:
    with pytest.raises(AssertionError):
        act_of(NewSession(id="1", version=3))
