"""The prompt socket: whole messages, in order, at once, and nobody's turn is taken by a flood."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from itertools import pairwise

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.asyncio.server import ServerConnection, serve
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode

from doublesix_server.prompt import _AT_ONCE, PromptSocket
from tests.server.running import SECONDS, until

Heard = list[str | bytes]
MAX_SIZE = 200


@asynccontextmanager
async def listening(
    heard: Heard,
    *,
    only_once: asyncio.Event | None = None,
    sockets: list[PromptSocket] | None = None,
    bear: Callable[[], bool] = lambda: True,
) -> AsyncIterator[ClientConnection]:
    """Yield a client; what it sends is put into `heard`, `only_once` something has happened.

    The server's socket is put into `sockets`.
    """

    async def listen(socket: ServerConnection) -> None:
        assert isinstance(socket, PromptSocket)
        if only_once is not None:
            await only_once.wait()
        socket.hear(heard.append, bear)
        if sockets is not None:
            sockets.append(socket)
        await socket.wait_closed()

    async with (
        asyncio.timeout(SECONDS),
        serve(
            *(listen, "127.0.0.1", 0),
            create_connection=PromptSocket,
            max_size=MAX_SIZE,
            compression=None,
        ) as server,
        connect(f"ws://127.0.0.1:{server.sockets[0].getsockname()[1]}") as client,
    ):
        yield client


def send_at_once(client: ClientConnection, *frames: Frame) -> None:
    """Write frames so that they come together."""
    client.transport.write(b"".join(frame.serialize(mask=True, extensions=[]) for frame in frames))


async def test_bytes_and_text_are_handed_on_as_what_they_are() -> None:
    heard: Heard = []
    async with listening(heard) as client:
        await client.send(b"\x80")
        await client.send("ñ")
        await client.send(b"")
        await until(lambda: len(heard) == 3)
    assert heard == [b"\x80", "ñ", b""]


@pytest.mark.parametrize("size", [0, 1, 3, 4, 5, 124, 125, 126, MAX_SIZE])
async def test_a_message_comes_as_it_was_sent_whatever_its_size(size: int) -> None:
    heard: Heard = []
    message = bytes(number % 251 for number in range(size))
    async with listening(heard) as client:
        for _ in range(3):
            await client.send(message)
            await (await client.ping())
    assert heard == [message] * 3


@pytest.mark.parametrize("cut", [1, 2, 5, 6, 7, 20])
async def test_the_rest_of_a_frame_is_no_message_even_if_it_looks_like_one(cut: int) -> None:
    heard: Heard = []
    sockets: list[PromptSocket] = []
    inner = Frame(Opcode.BINARY, b"a tile").serialize(mask=True, extensions=[])
    message = bytes(20) + inner
    frame = bytes([0x82, 0x80 | len(message), 0, 0, 0, 0]) + message  # masked with nothing
    async with listening(heard, sockets=sockets):
        await until(lambda: bool(sockets))
        for piece in (frame[:cut], frame[cut : -len(inner)], inner, frame):
            sockets[0].data_received(piece)
    assert heard == [message, message]


async def test_what_comes_with_the_handshake_may_be_the_beginning_of_a_frame() -> None:
    heard: Heard = []
    inner = Frame(Opcode.BINARY, b"a tile").serialize(mask=True, extensions=[])
    message = b"\r\n\r\n" + inner
    async with listening(heard) as client:
        reader, writer = await asyncio.open_connection(*client.remote_address)
        writer.write(
            b"GET / HTTP/1.1\r\nHost: here\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
            + bytes([0x82, 0x80 | len(message), 0, 0, 0, 0])  # masked with nothing
            + message[:4]
        )
        await reader.readuntil(b"\r\n\r\n")
        writer.write(inner)
        await until(lambda: bool(heard))
        writer.close()
    assert heard == [message]


async def test_a_part_s_end_is_no_message_even_if_it_looks_like_one() -> None:
    heard: Heard = []
    sockets: list[PromptSocket] = []
    first = Frame(Opcode.BINARY, b"one", fin=False).serialize(mask=True, extensions=[])
    whole = Frame(Opcode.BINARY, b"two").serialize(mask=True, extensions=[])
    async with listening(heard, sockets=sockets) as client:
        await until(lambda: bool(sockets))
        sockets[0].data_received(first)
        sockets[0].data_received(whole)
        with pytest.raises(ConnectionClosed):
            await client.recv()
    assert heard == []


async def test_what_came_before_anybody_listened_is_handed_on_in_order() -> None:
    heard: Heard = []
    begins = asyncio.Event()
    async with listening(heard, only_once=begins) as client:
        for number in range(3):
            await client.send(b"%d" % number)
        await (await client.ping())
        assert heard == []
        begins.set()
        await client.send(b"3")
        await until(lambda: len(heard) == 4)
    assert heard == [b"0", b"1", b"2", b"3"]


async def test_a_message_in_parts_is_handed_on_whole_and_pings_may_come_between() -> None:
    heard: Heard = []
    async with listening(heard) as client:
        send_at_once(
            client,
            Frame(Opcode.BINARY, b"one", fin=False),
            Frame(Opcode.PING, b"?"),
            *(Frame(Opcode.CONT, b"", fin=False) for _ in range(50)),
            Frame(Opcode.CONT, b" two"),
            Frame(Opcode.TEXT, b"thr", fin=False),
            Frame(Opcode.CONT, b"ee"),
        )
        await until(lambda: len(heard) == 2)
    assert heard == [b"one two", "three"]


@pytest.mark.parametrize("count", [1, 2])
async def test_a_message_too_long_ends_the_connection_in_one_part_or_several(count: int) -> None:
    heard: Heard = []
    async with listening(heard) as client:
        part = bytes(MAX_SIZE // count + 1)
        first = Frame(Opcode.BINARY, part, fin=count == 1)
        send_at_once(client, first, *(Frame(Opcode.CONT, part) for _ in range(count - 1)))
        with pytest.raises(ConnectionClosed) as closed:
            await client.recv()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1009
    assert heard == []


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 2**16 - 1, 2**16, 2**16 + 1])
async def test_a_message_of_any_size_is_sent_at_once(size: int) -> None:
    sockets: list[PromptSocket] = []
    message = bytes(number % 251 for number in range(size))
    async with listening([], sockets=sockets) as client:
        await until(lambda: bool(sockets))
        for one in (message, b"next"):
            sockets[0].send_now(one)
        assert await client.recv() == message
        assert await client.recv() == b"next"
        await client.close()
        await sockets[0].wait_closed()
        sockets[0].send_now(b"late")


async def test_whoever_sends_many_at_once_leaves_turns_to_others() -> None:
    heard: Heard = []
    loop = asyncio.get_running_loop()
    heard_at_each_turn: list[int] = []

    def note() -> None:
        heard_at_each_turn.append(len(heard))
        if len(heard) < 200:
            loop.call_soon(note)

    async with listening(heard) as client:
        send_at_once(client, *(Frame(Opcode.BINARY, b"%d" % number) for number in range(200)))
        note()
        await until(lambda: len(heard) == 200)
        await client.send(b"200")
        await until(lambda: len(heard) == 201)
    assert heard == [b"%d" % number for number in range(201)]
    pairs = pairwise(heard_at_each_turn)
    assert max(later - earlier for earlier, later in pairs) <= _AT_ONCE


async def test_whoever_floods_with_what_asks_for_nothing_is_cut_off() -> None:  # R1
    heard: Heard = []
    borne = 0

    def bear() -> bool:
        nonlocal borne
        borne += 1
        return borne <= 10

    ping = Frame(Opcode.PING, b"")
    async with listening(heard, bear=bear) as client:
        send_at_once(client, *[ping] * 10)
        await client.send(b"still here")
        await until(lambda: heard == [b"still here"])
        send_at_once(client, ping)
        with pytest.raises(ConnectionClosed):
            await client.recv()
    assert borne == 11


async def test_a_message_in_many_pieces_is_counted_piece_by_piece() -> None:  # R1
    heard: Heard = []
    borne = 0

    def bear() -> bool:
        nonlocal borne
        borne += 1
        return True

    pieces = [Frame(Opcode.BINARY, b"a", fin=False)]
    pieces += [Frame(Opcode.CONT, b"b", fin=False)] * 5
    pieces += [Frame(Opcode.CONT, b"c")]
    async with listening(heard, bear=bear) as client:
        send_at_once(client, *pieces)
        await until(lambda: heard == [b"abbbbbc"])
        counted = borne
    assert counted == 6
