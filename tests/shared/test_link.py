"""The peer's side of the wire: what it asks, folds and says of a lost link."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

import msgpack
import pytest
from websockets.asyncio.server import ServerConnection, serve
from websockets.typing import Subprotocol

from doublesix.link import (
    LinkError,
    LinkLost,
    Refused,
    greet,
    open_link,
    seat_word,
    worker_word,
)
from doublesix.protocol import SUBPROTOCOL

Script = Callable[[ServerConnection], Awaitable[None]]


@asynccontextmanager
async def a_server(script: Script, *, subprotocol: str | None = SUBPROTOCOL) -> AsyncIterator[str]:
    names = None if subprotocol is None else [Subprotocol(subprotocol)]
    async with serve(script, "127.0.0.1", 0, subprotocols=names) as server:
        port = next(iter(server.sockets)).getsockname()[1]
        yield f"ws://127.0.0.1:{port}"


async def heard(socket: ServerConnection) -> dict[str, Any]:
    message: dict[str, Any] = msgpack.unpackb(await socket.recv())
    return message


async def say(socket: ServerConnection, **message: Any) -> None:
    await socket.send(msgpack.packb(message))


async def test_an_answer_is_the_message_with_the_requests_id() -> None:
    async def script(socket: ServerConnection) -> None:
        asked = await heard(socket)
        await say(socket, type="table", counter=1)
        await say(socket, type="update", version=4, view={"deal": 2}, events=[])
        await say(socket, type="welcome", re=asked["id"], asked=asked)

    async with a_server(script) as url, open_link(url) as link:
        assert link.view is None
        answer = await greet(link, name="Ana", secret=b"s" * 16, code="K7QM2XV0")
        assert answer["asked"]["protocol"] == 1
        assert answer["asked"]["code"] == "K7QM2XV0"
        assert link.table == {"type": "table", "counter": 1}
        assert link.view == {"deal": 2}


async def test_a_worker_shows_at_the_door_what_it_has() -> None:
    shown = []

    async def script(socket: ServerConnection) -> None:
        assert socket.request is not None
        shown.append(socket.request.headers.get("Authorization"))

    async with a_server(script) as url:
        for word in (None, worker_word("a token"), seat_word(b"\x00\xff")):
            async with open_link(url, authorization=word) as link:
                with pytest.raises(LinkLost):
                    await link.receive()
    assert shown == [None, "Bearer a token", "Ticket 00ff"]


async def test_ids_are_never_used_twice_even_by_another_link() -> None:
    async def script(socket: ServerConnection) -> None:
        async for _ in socket:
            pass

    ids = []
    async with a_server(script) as url:
        for _ in range(2):
            async with open_link(url) as link:
                ids += [await link.send("start") for _ in range(3)]
    assert len(set(ids)) == 6


async def test_a_refusal_is_raised_with_its_reason_and_values() -> None:
    async def script(socket: ServerConnection) -> None:
        asked = await heard(socket)
        await say(socket, type="refused", re=asked["id"], reason="stale", values={"version": 9})

    async with a_server(script) as url, open_link(url) as link:
        with pytest.raises(Refused, match=r"refused: stale \(version 9\)") as refused:
            await link.ask("go_on", version=3)
        assert (refused.value.reason, refused.value.values) == ("stale", {"version": 9})


async def test_an_act_is_made_against_the_latest_version() -> None:
    async def script(socket: ServerConnection) -> None:
        await say(socket, type="update", version=7, view={}, events=[])
        asked = await heard(socket)
        await say(socket, type="update", re=asked.pop("id"), version=8, view=asked, events=[])

    async with a_server(script) as url, open_link(url) as link:
        await link.receive()
        await link.answer_to(await link.act({"type": "play", "tile": "64", "end": "left"}))
        assert link.view == {"type": "play", "version": 7, "tile": "64", "end": "left"}


async def test_a_lost_link_says_why_if_it_was_told() -> None:
    async def script(socket: ServerConnection) -> None:
        await say(socket, type="closing", reason="taken_over")

    async with a_server(script) as url, open_link(url) as link:
        await link.receive()
        with pytest.raises(LinkLost, match="taken_over") as lost:
            await link.receive()
        assert lost.value.reason == "taken_over"
        with pytest.raises(LinkLost):
            await link.send("start")


async def test_what_is_no_message_is_an_error_of_the_link() -> None:
    async def script(socket: ServerConnection) -> None:
        await socket.send(b"\xc1")
        await socket.wait_closed()

    async with a_server(script) as url, open_link(url) as link:
        with pytest.raises(LinkError, match="no message"):
            await link.receive()


@pytest.mark.parametrize(
    ("url", "told"),
    [
        ("nonsense", "write ws://host:port"),
        ("http://127.0.0.1:1", "write ws://host:port"),
        ("ws://127.0.0.1:99999", "write ws://host:port"),
        ("ws://127.0.0.1:1", "no server answers there"),
    ],
)
async def test_a_wrong_address_is_told(url: str, told: str) -> None:
    with pytest.raises(LinkError, match=told):
        async with open_link(url):
            pass


@pytest.mark.parametrize("subprotocol", [None, "chat.v1"])
async def test_a_server_of_something_else_is_told(subprotocol: str | None) -> None:
    async def script(socket: ServerConnection) -> None:
        await socket.wait_closed()

    async with a_server(script, subprotocol=subprotocol) as url:
        with pytest.raises(LinkError, match=r"no doublesix server|does not speak doublesix\.v1"):
            async with open_link(url):
                pass


async def test_no_proxy_leads_to_this_machine(monkeypatch: pytest.MonkeyPatch) -> None:
    async def script(socket: ServerConnection) -> None:
        await say(socket, type="table", counter=1)

    for name in ("http_proxy", "https_proxy", "socks_proxy"):
        monkeypatch.setenv(name, "http://127.0.0.1:9")
    async with a_server(script) as url, open_link(url) as link:
        assert await link.receive() == {"type": "table", "counter": 1}


async def test_a_proxy_that_is_none_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("https_proxy", "nonsense")
    with pytest.raises(LinkError, match=r"cannot be reached|no address of a server"):
        async with open_link("wss://dominoes.invalid"):
            pass


async def test_nothing_is_kept_to_be_sent_later_once_the_link_is_lost() -> None:  # S3
    heard_acts = []

    async def script(socket: ServerConnection) -> None:
        await say(socket, type="update", version=4, view={"deal": 2}, events=[])
        heard_acts.append(await heard(socket))
        await socket.close()

    async with a_server(script) as url, open_link(url) as link:
        await link.receive()
        await link.act({"type": "pass"})
        with pytest.raises(LinkLost):
            await link.receive()
        for _ in range(2):
            with pytest.raises(LinkLost):
                await link.act({"type": "play", "tile": "66"})
    async with a_server(script) as url, open_link(url) as link:
        await link.receive()
        await link.act({"type": "pass"})
        with pytest.raises(LinkLost):
            await link.receive()
    assert [act["type"] for act in heard_acts] == ["pass", "pass"]
