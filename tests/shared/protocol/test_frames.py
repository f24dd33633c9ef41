"""Frames: what a server sends, decoded and held against the models."""

from __future__ import annotations

import random
from typing import Any

import msgpack
import pytest
from hypothesis import given
from hypothesis import strategies as st

from doublesix.protocol import answers, frames
from doublesix.protocol.answers import ANSWERS
from doublesix.protocol.errors import Closing, Refusal
from doublesix.protocol.frames import TableFrames, UpdateFrames
from doublesix.protocol.plain import plain_event, plain_view
from doublesix.rules.errors import Reason
from doublesix.rules.profiles import PROFILES
from doublesix.rules.seat import SEATS, Seat
from doublesix.views import private_view, public_view, view_of, watcher_view
from tests.blindness import venture
from tests.positions import CHIVA, OUT_BY_TWO, sitting
from tests.walks import Mix, Walk

PLAIN_TABLE: dict[str, Any] = {
    "code": "K7QM2XV0",
    "counter": 5,
    "profile": "chiva",
    "seeded": False,
    "pause": 800,
    "started": False,
    "host": None,
    "seats": [
        {"seat": 1, "kind": "person", "name": "Ana", "level": None, "state": "here"},
        {"seat": 2, "kind": "bot", "name": None, "level": "club", "state": "waiting"},
        {"seat": 3, "kind": "person", "name": "Ivo", "level": None, "state": "lost"},
        {"seat": 4, "kind": "open", "name": None, "level": None, "state": "open"},
    ],
    "watchers": 2,
}

# A frame as it is built, and the map it is.
BUILT: dict[str, tuple[bytes, dict[str, Any]]] = {
    "welcome": (
        frames.welcome("1", protocol=1, server="0.1.0", name="Ana", levels=["novice"]),
        {
            "type": "welcome",
            "re": "1",
            "protocol": 1,
            "server": "0.1.0",
            "name": "Ana",
            "levels": ["novice"],
        },
    ),
    "refused": (
        frames.refused("7", Refusal.STALE, {"version": 13}),
        {"type": "refused", "re": "7", "reason": "stale", "values": {"version": 13}},
    ),
    "refused by the rules": (
        frames.refused("7", Reason.NOT_YOUR_TURN, {"rule": "1.2"}),
        {"type": "refused", "re": "7", "reason": "not_your_turn", "values": {"rule": "1.2"}},
    ),
    "refused without an id": (
        frames.refused(None, Refusal.BAD_FRAME),
        {"type": "refused", "re": None, "reason": "bad_frame", "values": {}},
    ),
    "record": (
        frames.record("16", {"format": "doublesix-record", "deals": []}),
        {"type": "record", "re": "16", "record": {"format": "doublesix-record", "deals": []}},
    ),
    "left": (frames.left("17"), {"type": "left", "re": "17"}),
    "closing": (
        frames.closing(Closing.SERVER_STOPS),
        {"type": "closing", "reason": "server_stops"},
    ),
    "offer": (
        frames.offer(code="K7QM2XV0", ticket=bytes(16), level="club", seed="0f"),
        {
            "type": "offer",
            "code": "K7QM2XV0",
            "ticket": bytes(16),
            "level": "club",
            "seed": "0f",
        },
    ),
    "table": (
        TableFrames(PLAIN_TABLE).for_one(seat=1, is_host=True),
        {"type": "table", **PLAIN_TABLE, "you": {"seat": 1, "host": True}},
    ),
    "table for a watcher, as an answer": (
        TableFrames(PLAIN_TABLE).for_one(seat=None, is_host=False, answering="4"),
        {"type": "table", **PLAIN_TABLE, "re": "4", "you": {"seat": None, "host": False}},
    ),
}


@pytest.mark.parametrize("name", BUILT)
def test_a_frame_is_the_map_that_the_models_allow(name: str) -> None:
    frame, plain = BUILT[name]
    assert msgpack.unpackb(frame) == plain
    assert list(msgpack.unpackb(frame)) == list(plain)
    answer = ANSWERS.validate_python(msgpack.unpackb(frame))
    assert answer.type == plain["type"] == name.partition(" ")[0]
    assert answer.model_dump(exclude_unset=True) == plain


def test_an_update_is_spliced_from_its_parts() -> None:
    at = sitting(CHIVA, OUT_BY_TWO)
    at.play("2:66")
    update = UpdateFrames(2, at.events, public_view(at.session))
    events = [{"event": "played", "seat": 2, "tile": "66"}]
    head = {"type": "update", "version": 2, "events": events}
    watched, seen = watcher_view(at.session), view_of(at.session, Seat.THREE)
    private = private_view(at.session, Seat.THREE)
    for frame, plain in (
        (update.for_watcher(), {**head, "view": plain_view(watched)}),
        (update.for_watcher("7"), {**head, "re": "7", "view": plain_view(watched)}),
        (update.for_seat(private), {**head, "view": plain_view(seen)}),
        (update.for_seat(private, "7"), {**head, "re": "7", "view": plain_view(seen)}),
    ):
        assert frame == msgpack.packb(plain)
        assert msgpack.unpackb(frame) == plain


def test_seats_of_one_update_are_told_apart_by_their_own_part_alone() -> None:
    session = sitting(CHIVA, OUT_BY_TWO).session
    update = UpdateFrames(1, (), public_view(session))
    decoded = [msgpack.unpackb(update.for_seat(private_view(session, seat))) for seat in SEATS]
    own = [{key: one["view"].pop(key) for key in ("seat", "hand", "legal")} for one in decoded]
    assert [one["seat"] for one in own] == [1, 2, 3, 4]
    assert all(one == msgpack.unpackb(update.for_watcher()) for one in decoded)


@given(st.sampled_from(sorted(PROFILES)), st.integers(0, 2**32 - 1))
def test_every_update_is_what_the_models_allow(profile: str, luck: int) -> None:
    """The models are strict, so a field too much or of another type would show."""
    mix = Mix(undo=6, redo=6, restart=2, new_match=1)
    walk = Walk(PROFILES[profile], f"frames {luck}", random.Random(luck), mix)
    for version in range(1, 80):
        public = public_view(walk.session)
        update = UpdateFrames(version, walk.events, public)
        for frame in (
            update.for_watcher(),
            *(update.for_seat(private_view(walk.session, seat), "7") for seat in SEATS),
        ):
            plain = msgpack.unpackb(frame)
            answer = ANSWERS.validate_python(plain)
            assert isinstance(answer, answers.Update)
            assert answer.version == version
            assert answer.events == [plain_event(event) for event in walk.events]
            assert msgpack.packb(answer.model_dump(exclude_unset=True)["view"]) == msgpack.packb(
                plain["view"]
            )
        venture(walk)
