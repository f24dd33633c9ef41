"""A server under fire stays up, and a session there is the one that was played in peace (R1, A1).

The long form is `python -m tests.whole.fuzz`.
"""

from __future__ import annotations

import random
import sys
from dataclasses import replace
from typing import Any, get_args

import pytest
from websockets.asyncio.server import ServerConnection, serve
from websockets.typing import Subprotocol

from doublesix.protocol import SUBPROTOCOL
from doublesix.protocol.codec import pack, unpack
from doublesix.protocol.errors import BadFrame, BadRequest
from doublesix.protocol.requests import AnyRequest, read_request
from tests.whole.fuzz import Outcome, fuzz, judge, report
from tests.whole.hostile import FIELDS, Seen, hostile, made_up, misshapen, mutated, noise
from tests.whole.wire import INTERNAL_ERROR, Tally, Wire, place_of

KINDS = {one.model_fields["type"].default for one in get_args(AnyRequest)}
HELLOS = {"hello", "hello_seat", "hello_worker"}


@pytest.mark.slow
@pytest.mark.skipif(sys.platform != "linux", reason="reads memory in /proc")
async def test_a_session_under_fire_ends_as_in_peace() -> None:
    outcome = await fuzz(frames=2500, seed=2)
    judge(outcome)
    assert "reached a table" in report(outcome)
    for kind in ("play", "go_on", "undo"):
        assert outcome.asked[kind] > 0


def test_every_request_that_comes_after_hello_is_made_up() -> None:
    assert set(FIELDS) >= KINDS - HELLOS
    chance = random.Random(1)
    for kind in sorted(KINDS - HELLOS):
        for _ in range(50):
            read_request(unpack(pack(made_up(kind, "1", chance, Seen()))))


def verdict(frame: bytes) -> str:
    try:
        read_request(unpack(frame))
    except BadFrame:
        return "no frame"
    except BadRequest:
        return "no request"
    return "request"


def test_hostile_frames_end_at_the_codec_and_at_the_models() -> None:
    chance = random.Random(1)
    request = made_up("play", "1", chance, Seen())
    verdicts = {
        "hostile": {verdict(hostile(chance)) for _ in range(500)},
        "noise": {verdict(noise(chance)) for _ in range(500)},
        "mutated": {verdict(mutated(chance, pack(request))) for _ in range(500)},
        "misshapen": {verdict(misshapen(chance, request)) for _ in range(500)},
    }
    assert {"no frame", "no request"} <= verdicts["hostile"]
    assert "no frame" in verdicts["noise"]
    assert {"no frame", "no request"} <= verdicts["mutated"]
    assert "no request" in verdicts["misshapen"]


@pytest.mark.parametrize(
    ("answer", "place"),
    [
        ({"type": "refused", "reason": "bad_frame"}, "codec"),
        ({"type": "refused", "reason": "bad_request"}, "models"),
        ({"type": "refused", "reason": "no_such_table"}, "door"),
        ({"type": "welcome"}, "door"),
        ({"type": "refused", "reason": "not_your_turn"}, "table"),
        ({"type": "update"}, "table"),
    ],
)
def test_an_answer_tells_how_far_its_frame_came(answer: dict[str, Any], place: str) -> None:
    assert place_of(answer) == place


def peaceful() -> Outcome:
    tally = Tally()
    tally.sent.update({"made up": 100})
    tally.came.update({"codec": 5, "models": 20, "door": 15, "table": 60})
    ended = {"record": b"\x80", "view of Ana": b"\x81"}
    return Outcome(ended, dict(ended), {}, tally, early=50_000, late=50_000, errors="")


def test_a_fire_that_changed_something_is_found() -> None:
    judge(peaceful())
    changed = replace(peaceful(), fired={"record": b"\x80", "view of Ana": b"\x82"})
    forgetful = replace(peaceful(), late=90_000)
    failing = replace(peaceful(), errors="a connection failed: KeyError")
    silent, shallow = peaceful(), peaceful()
    silent.tally.sent["made up"] += 1
    shallow.tally.came.update({"table": -40, "door": 40})
    for outcome in (changed, forgetful, failing, silent, shallow):
        with pytest.raises(AssertionError):
            judge(outcome)


@pytest.mark.parametrize("fault", ["answers twice", "answers nobody", "fails"])
async def test_a_wire_finds_what_a_server_owes_it(fault: str) -> None:
    async def receive(socket: ServerConnection) -> None:
        async for frame in socket:
            assert isinstance(frame, bytes)
            asked = unpack(frame)["id"]
            if fault == "fails":
                await socket.close(INTERNAL_ERROR)
                return
            answered = "nobody" if fault == "answers nobody" else asked
            for _ in range(2):
                await socket.send(pack({"type": "welcome", "re": answered}))

    async with serve(receive, "127.0.0.1", 0, subprotocols=[Subprotocol(SUBPROTOCOL)]) as server:
        port = server.sockets[0].getsockname()[1]
        wire = await Wire.open(f"ws://127.0.0.1:{port}", Tally())
        with pytest.raises(AssertionError):
            await say_hello(wire)


async def say_hello(wire: Wire) -> None:
    """Say hello and listen until the connection ends."""
    await wire.send("session", pack({"type": "hello", "id": "1"}))
    await wire.until(lambda: False)
    wire.check()
