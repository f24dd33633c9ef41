"""A client written from `docs/protocol.md` alone: websockets and msgpack, none of our packages.

It sits down among computer players, plays a whole deal, and looks at every byte it was sent for
tiles that it may not know.
"""

from __future__ import annotations

import asyncio
import json
import secrets
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgpack
import pytest
import websockets

Message = dict[str, Any]


@pytest.fixture
def address(tmp_path: Path) -> Iterator[str]:
    """The address of a real server in a process of its own, its worker too."""
    server = subprocess.Popen(
        [
            *(sys.executable, "-m", "doublesix", "serve", "--port", "0", "--json"),
            *("--until-input-ends", "--data", str(tmp_path)),
        ],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    assert server.stdout is not None
    assert server.stdin is not None
    try:
        yield json.loads(server.stdout.readline())["url"]
    finally:
        server.stdin.close()
        assert server.wait(20) == 0
        assert server.stderr is not None
        errors = server.stderr.read()
        server.stdout.close()
        server.stderr.close()
        assert "Traceback" not in errors


async def play_a_deal(url: str) -> list[Message]:
    """Play one deal from seat 1; return everything that came, in order."""
    came: list[Message] = []
    async with websockets.connect(url, subprotocols=["doublesix.v1"]) as socket:  # type: ignore[list-item]

        async def ask(**request: Any) -> None:
            await socket.send(msgpack.packb(request))

        async def hear() -> Message:
            frame = await socket.recv()
            assert isinstance(frame, bytes)
            came.append(msgpack.unpackb(frame))
            return came[-1]

        async def answer_to(request_id: str) -> Message:
            while (message := await hear()).get("re") != request_id:
                pass
            return message

        hello = {"type": "hello", "id": "1", "protocol": 1, "name": "Stranger"}
        await ask(**hello, secret=secrets.token_bytes(16))
        levels = (await answer_to("1"))["levels"]
        await ask(type="create", id="2", profile="six-love", pause=0)
        assert (await answer_to("2"))["you"]["host"] is True
        await ask(type="sit", id="3", seat=1)
        await answer_to("3")
        for seat in (2, 3, 4):
            await ask(type="fill", id=f"fill {seat}", seat=seat, level=levels[-1])
            await answer_to(f"fill {seat}")
        await ask(type="start", id="5")
        message = await answer_to("5")
        while message["type"] != "update" or message["view"]["phase"] != "over":
            if message["type"] == "update" and message["view"]["legal"]:
                await act(ask, message)
            message = await hear()
    return came


async def act(ask: Any, update: Message) -> None:
    chosen = update["view"]["legal"][-1]
    common = {"id": f"at {update['version']}", "version": update["version"]}
    if chosen[0] == "pass":
        await ask(type="pass", **common)
    elif chosen[0] == "name":
        await ask(type="name", opener=chosen[1], **common)
    else:
        end = {"end": chosen[1]} if len(chosen) > 1 else {}
        await ask(type="play", tile=chosen[0], **common, **end)


def tiles_in(value: Any) -> set[str]:
    """Find everything that looks like a tile, anywhere in a message, keys included."""
    match value:
        case str():
            is_tile = len(value) == 2 and value.isdigit() and value[0] >= value[1]
            return {value} if is_tile else set()
        case dict():
            return set().union(*(tiles_in(key) | tiles_in(one) for key, one in value.items()))
        case list():
            return set().union(*map(tiles_in, value))
    return set()


def tiles_not_to_be_known(came: list[Message]) -> set[str]:
    """Return tiles in any message that were neither in the own hand nor played by then."""
    known: set[str] = set()
    leaked: set[str] = set()
    for message in came:
        if message["type"] == "update":
            view = message["view"]
            known |= set(view["hand"] or ()) | {play[1] for play in view["plays"]}
            if view["phase"] == "over":
                continue
        leaked |= tiles_in(message) - known
    return leaked


@pytest.mark.slow
def test_a_stranger_plays_a_deal_and_never_gets_a_tile_it_may_not_know(address: str) -> None:
    came = asyncio.run(play_a_deal(address))
    assert came[-1]["view"]["result"]["kind"] in {"out", "block"}
    updates = [message for message in came if message["type"] == "update"]
    assert len(updates) > 15
    assert tiles_not_to_be_known(came) == set()


def test_the_search_for_tiles_finds_a_planted_one() -> None:
    view = {"hand": ["64"], "plays": [[1, "66"]], "phase": "playing", "layout": ["66"]}
    fine = {"type": "update", "view": view}
    assert tiles_not_to_be_known([fine]) == set()
    for planted in ({"next": "53"}, {"deep": [{"53": 1}]}):
        assert tiles_not_to_be_known([{**fine, **planted}]) == {"53"}
    assert tiles_not_to_be_known([{"type": "table", "name": "53"}]) == {"53"}
