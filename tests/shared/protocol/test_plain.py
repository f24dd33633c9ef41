"""Plain: views and events as maps."""

from __future__ import annotations

from typing import Any, get_args

import msgpack
import pytest

from doublesix.protocol.frames import UpdateFrames
from doublesix.protocol.plain import plain_event, plain_private, plain_public, plain_view
from doublesix.rules.acts import GoOn, NewMatch
from doublesix.rules.events import Event
from doublesix.rules.seat import SEATS, Seat
from doublesix.rules.session import Session
from doublesix.views import private_view, public_view, view_of, watcher_view
from tests.positions import CHIVA, KEY_BY_TWO, SIX_LOVE, Sitting, block_led_by, sitting
from tests.shared.protocol.samples import EVENTS


@pytest.mark.parametrize(("event", "plain"), EVENTS)
def test_an_event_is_written(event: Event, plain: dict[str, Any]) -> None:
    assert plain_event(event) == plain


def test_every_event_is_written_here() -> None:
    assert {type(event) for event, _ in EVENTS} == set(get_args(Event))


def naming() -> Sitting:
    """Sit down where seat 3 is to name the opener of deal 2."""
    at = sitting(SIX_LOVE, block_led_by(1, 3), block_led_by(1, 2))
    at.play(block_led_by(1, 3).line)
    at.do(GoOn())
    return at


def test_a_deal_under_way() -> None:
    at = sitting(CHIVA, block_led_by(1, 3))
    at.play(" ".join(block_led_by(1, 3).line.split()[:11]), bots=(2, 4))
    assert plain_view(view_of(at.session, Seat.FOUR)) == {
        "profile": "chiva",
        "deal": 1,
        "match": 1,
        "score": [0, 0],
        "phase": "playing",
        "opening": {"rule": "double-six", "opener": 1},
        "turn": 4,
        "layout": ["61", "21", "62", "66", "63", "43", "64", "65", "50", "60"],
        "ends": [6, 6],
        "plays": [
            [1, "66"],
            [2, "62", "left"],
            [3, "63", "right"],
            [4, "21", "left"],
            [1, "43", "right"],
            [2, "61", "left"],
            [3, "64", "right"],
            [4, "65", "right"],
            [1, "50", "right"],
            [2, "60", "right"],
            [3, "pass"],
        ],
        "held": [4, 4, 5, 5],
        "passed": [[], [], [6], []],
        "pips_out": [2, 2, 2, 2, 2, 2, 8],
        "takebacks": 0,
        "can_undo": True,
        "can_redo": False,
        "seat": 4,
        "hand": [tile.name for tile in at.session.deal.hand(Seat.FOUR)],
        "legal": [["pass"]],
    }


def test_a_naming() -> None:
    """Rules 4.5."""
    at = naming()
    public = {
        "profile": "six-love",
        "deal": 2,
        "match": 1,
        "score": [1, 0],
        "phase": "naming",
        "opening": {"rule": "named", "opener": None, "by": 3},
        "turn": 3,
        "layout": [],
        "ends": None,
        "plays": [],
        "held": [7, 7, 7, 7],
        "passed": [[], [], [], []],
        "pips_out": [0, 0, 0, 0, 0, 0, 0],
        "takebacks": 0,
        "can_undo": True,
        "can_redo": False,
    }
    assert plain_view(watcher_view(at.session)) == public
    for seat in (1, 2, 4):
        private: dict[str, Any] = {"seat": seat, "hand": None, "legal": []}
        assert plain_view(view_of(at.session, Seat(seat))) == public | private
    hand = [tile.name for tile in at.session.deal.hand(Seat.THREE)]
    named = {"seat": 3, "hand": hand, "legal": [["name", 1], ["name", 3]]}
    assert plain_view(view_of(at.session, Seat.THREE)) == public | named


def test_the_end_of_a_deal() -> None:
    """Rules 4.4."""
    at = sitting(SIX_LOVE, KEY_BY_TWO)
    at.play(KEY_BY_TWO.line)
    plain = plain_view(watcher_view(at.session))
    hands = {str(int(seat)): [tile.name for tile in at.session.deal.hand(seat)] for seat in SEATS}
    assert plain["phase"] == "over"
    assert plain["turn"] is None
    assert plain["score"] == [0, 2]
    assert hands["2"] == []
    assert plain["result"] == {
        "kind": "out",
        "winner": "2/4",
        "leader": 2,
        "pips": {
            seat: sum(int(one) for tile in hand for one in tile) for seat, hand in hands.items()
        },
        "key_tile": True,
        "points": 2,
        "streak_broken": False,
        "score": {"1/3": 0, "2/4": 2},
        "match_winner": None,
        "hands": hands,
        "record": [[1, 1, "2/4", 2, [0, 2]]],
        "next": {"rule": "named", "opener": None, "by": 2},
    }


def test_a_tie_has_no_winner_on_record() -> None:
    at = sitting(CHIVA, block_led_by(1, None))
    at.play(block_led_by(1, None).line)
    result = plain_view(watcher_view(at.session))["result"]
    assert result["record"] == [[1, 1, None, 0, [0, 0]]]
    assert result["next"] == {"rule": "double-six", "opener": None}


def sessions() -> list[Session]:
    """Return a session at each kind of point."""
    at = naming()
    found = [at.session, at.play("3:name1"), at.play(block_led_by(1, 2).line)]
    at.deals = (*at.deals, KEY_BY_TWO.hands)
    found.append(at.do(NewMatch()))
    return found


@pytest.mark.parametrize("session", sessions(), ids=lambda session: session.deal.phase.value)
def test_a_plain_view_is_what_a_client_decodes(session: Session) -> None:
    """C3: a computer player is handed the same map, in the same order."""
    update = UpdateFrames(1, (), public_view(session))
    assert plain_view(watcher_view(session)) == plain_public(public_view(session))
    seen = [(update.for_watcher(), plain_view(watcher_view(session)))]
    for seat in SEATS:
        private = private_view(session, seat)
        plain = plain_view(view_of(session, seat))
        assert plain == plain_public(public_view(session)) | plain_private(private)
        seen.append((update.for_seat(private), plain))
    for frame, plain in seen:
        decoded = msgpack.unpackb(frame)["view"]
        assert decoded == plain
        assert list(decoded) == list(plain)
        assert msgpack.packb(decoded) == msgpack.packb(plain)
