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
from doublesix.protocol.frames import TableFrames, TalkFrames, UpdateFrames
from doublesix.protocol.plain import plain_event, plain_view
from doublesix.rules.errors import Reason
from doublesix.rules.profiles import PROFILES
from doublesix.rules.seat import SEATS, Seat
from doublesix.views import private_view, public_view, view_of, watcher_view
from tests.blindness import venture
from tests.positions import CHIVA, OUT_BY_TWO, sitting
from tests.protocol_samples import PLAIN_TABLE
from tests.walks import Mix, Walk

WHY = {"reason": "makes_pass", "values": {"seat": 2, "sure": True}}
YOU = {"person": 1, "seat": 1, "seats": [1], "lent": [], "host": True}
WATCHER: dict[str, Any] = {"person": 4, "seat": None, "seats": [], "lent": [3], "host": False}
LISTED = {
    "code": "K7QM2XV0",
    "profile": "six-love",
    "host": None,
    "people": 2,
    "open": 2,
    "strict": True,
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
    "talk": (
        TalkFrames(person=2, name="Ivo", text="six!", phrase=None).frame(),
        {"type": "talk", "person": 2, "name": "Ivo", "text": "six!", "phrase": None},
    ),
    "talk in a phrase, as an answer": (
        TalkFrames(person=2, name="Ivo", text=None, phrase="sorry").frame("18"),
        {
            "type": "talk",
            "person": 2,
            "name": "Ivo",
            "text": None,
            "phrase": "sorry",
            "re": "18",
        },
    ),
    "hint": (
        frames.hint("19", version=12, level="club", act=["64", "left"], reasons=[WHY]),
        {
            "type": "hint",
            "re": "19",
            "version": 12,
            "level": "club",
            "act": ["64", "left"],
            "reasons": [WHY],
        },
    ),
    "tables": (
        frames.tables("20", [LISTED]),
        {"type": "tables", "re": "20", "tables": [LISTED]},
    ),
    "tables that are none": (
        frames.tables("20", []),
        {"type": "tables", "re": "20", "tables": []},
    ),
    "left": (frames.left("17"), {"type": "left", "re": "17"}),
    "levels": (frames.levels(["club"]), {"type": "levels", "levels": ["club"]}),
    "noted": (frames.noted("21"), {"type": "noted", "re": "21"}),
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
        TableFrames(PLAIN_TABLE).for_one(YOU),
        {"type": "table", **PLAIN_TABLE, "you": YOU},
    ),
    "table for a watcher, as an answer": (
        TableFrames(PLAIN_TABLE).for_one(WATCHER, "4"),
        {"type": "table", **PLAIN_TABLE, "re": "4", "you": WATCHER},
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


def test_a_question_holds_the_seats_own_view_and_nothing_else() -> None:
    """C3: byte for byte what a person in that seat is told, and a seed that tells no deal."""
    at = sitting(CHIVA, OUT_BY_TWO)
    at.play("2:66")
    view = view_of(at.session, Seat.THREE)
    asked = frames.question(number=7, level="club", seed="0f", view=view)
    plain = {"type": "question", "number": 7, "level": "club", "seed": "0f"}
    assert asked == msgpack.packb({**plain, "view": plain_view(view)})
    told = UpdateFrames(2, at.events, public_view(at.session))
    update = msgpack.unpackb(told.for_seat(private_view(at.session, Seat.THREE)))
    assert msgpack.unpackb(asked)["view"] == update["view"]
    assert ANSWERS.validate_python(msgpack.unpackb(asked)).type == "question"


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
