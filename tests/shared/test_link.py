"""The peer's side of the wire: what it asks, folds and says of a lost link."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

import msgpack
import pytest
from websockets.asyncio.server import ServerConnection, serve
from websockets.typing import Subprotocol
from websockets.utils import accept_key

from doublesix import footing
from doublesix.link import (
    BadAddress,
    LinkError,
    LinkLost,
    NotOurs,
    NotUnderstood,
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


@asynccontextmanager
async def a_door(answer: bytes) -> AsyncIterator[str]:
    """Answer whatever comes by these bytes, and close."""

    async def script(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.readuntil(b"\r\n\r\n")
        writer.write(answer)
        writer.close()

    async with await asyncio.start_server(script, "127.0.0.1", 0) as server:
        yield f"ws://127.0.0.1:{server.sockets[0].getsockname()[1]}"


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
        with pytest.raises(NotUnderstood, match="no message"):
            await link.receive()


@pytest.mark.parametrize(
    "answer",
    [
        b"",
        b"HTTP/1.1 503 Service Unavailable\r\nContent-Length: 0\r\n\r\n",
        b"HTTP/1.1 502 Bad Gateway\r\nContent-Length: 0\r\n\r\n",
        b"HTTP/1.1 429 Too Many Requests\r\nContent-Length: 0\r\n\r\n",
    ],
)
async def test_a_server_that_ends_or_is_full_may_be_ours(answer: bytes) -> None:
    async with a_door(answer) as url:
        with pytest.raises(LinkError) as error:
            async with open_link(url):
                pass
    assert type(error.value) is LinkError


@pytest.mark.parametrize(
    "answer",
    [
        b"HTTP/1.1 404 Not Found\r\nContent-Length: 0\r\n\r\n",
        b"HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n",
        b"SSH-2.0-OpenSSH_9.2\r\n",
    ],
)
async def test_what_answers_otherwise_is_none_of_ours(answer: bytes) -> None:
    async with a_door(answer) as url:
        with pytest.raises(NotOurs):
            async with open_link(url):
                pass


async def test_a_request_may_be_sent_again_under_its_id() -> None:
    async def script(socket: ServerConnection) -> None:
        for _ in range(2):
            asked = await heard(socket)
            await say(socket, type="table", re=asked["id"], asked=asked)

    async with a_server(script) as url, open_link(url) as link:
        for _ in range(2):
            await link.send_as("a-1", "sit", {"seat": 3})
            answer = await link.answer_to("a-1")
            assert answer["asked"] == {"type": "sit", "id": "a-1", "seat": 3}


@asynccontextmanager
async def a_silent_server() -> AsyncIterator[str]:
    """Shake hands with whoever comes, and neither read nor say anything after that."""
    is_over = asyncio.Event()

    async def script(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        request = (await reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
        [key] = [line[19:] for line in request if line.lower().startswith("sec-websocket-key: ")]
        accepted = f"Sec-WebSocket-Accept: {accept_key(key)}\r\n"
        spoken = f"Sec-WebSocket-Protocol: {SUBPROTOCOL}\r\n\r\n"
        upgrade = "HTTP/1.1 101 Yes\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        writer.write((upgrade + accepted + spoken).encode())
        await is_over.wait()
        writer.transport.abort()

    async with await asyncio.start_server(script, "127.0.0.1", 0) as server:
        yield f"ws://127.0.0.1:{server.sockets[0].getsockname()[1]}"
        is_over.set()


async def test_a_server_that_answers_no_ping_is_lost() -> None:
    async with (
        a_silent_server() as url,
        open_link(url, ping_seconds=0.05, close_seconds=0.05) as link,
    ):
        with pytest.raises(LinkLost):
            await link.receive()


async def test_a_server_that_reads_nothing_is_not_waited_for() -> None:
    async with a_silent_server() as url:
        async with open_link(url, close_seconds=0.05) as link:
            flood = asyncio.create_task(link.send("say", text="x" * 50_000_000))
            await asyncio.sleep(0)
            assert not flood.done()
        await asyncio.wait([flood])


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
    with pytest.raises(LinkError, match=told) as error:
        async with open_link(url):
            pass
    assert isinstance(error.value, BadAddress) == ("write" in told)


@pytest.mark.parametrize("subprotocol", [None, "chat.v1"])
async def test_a_server_of_something_else_is_told(subprotocol: str | None) -> None:
    async def script(socket: ServerConnection) -> None:
        await socket.wait_closed()

    async with a_server(script, subprotocol=subprotocol) as url:
        with pytest.raises(NotOurs, match=r"no doublesix server|does not speak doublesix\.v1"):
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


async def test_a_link_ends_when_this_machine_has_its_address_no_more(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    ended = asyncio.Event()

    async def script(socket: ServerConnection) -> None:
        await socket.wait_closed()
        ended.set()

    gone = iter([False, True])
    monkeypatch.setattr(footing, "is_within", lambda _: False)
    monkeypatch.setattr(footing, "is_gone", lambda _: next(gone))
    async with a_server(script) as url, open_link(url) as link, asyncio.timeout(20):
        with pytest.raises(LinkLost):
            await link.receive()
        await ended.wait()
