"""One connection: frames in and out, a slow reader, a close that says why."""

from __future__ import annotations

from typing import cast

import pytest

from doublesix.protocol.codec import unpack_any
from doublesix.protocol.errors import Closing
from doublesix_server.connection import Connection
from doublesix_server.limits import Pace, Presence, Stay
from doublesix_server.prompt import PromptSocket
from tests.server.fakes import FakeClock, House


class FakeTransport:
    def __init__(self) -> None:
        self.unsent = 0
        self.is_aborted = False

    def get_write_buffer_size(self) -> int:
        return self.unsent

    def abort(self) -> None:
        self.is_aborted = True


class FakeSocket:
    def __init__(self) -> None:
        self.transport = FakeTransport()
        self.sent: list[bytes] = []
        self.closed: tuple[int, str] | None = None

    def send_now(self, frame: bytes) -> None:
        self.sent.append(frame)

    async def close(self, code: int, reason: str = "") -> None:
        self.closed = (code, reason)


@pytest.fixture
def socket() -> FakeSocket:
    return FakeSocket()


def connection_on(socket: FakeSocket, stay: Stay | None = None) -> Connection:
    return Connection(
        cast(PromptSocket, socket),
        House().lobby,
        address="203.0.113.7",
        pace=Pace(10, 10, FakeClock()),
        stay=stay,
        max_unsent=1000,
        hello_seconds=1,
    )


@pytest.mark.logs
def test_a_reader_too_far_behind_is_cut_off_and_sent_no_more(socket: FakeSocket) -> None:  # R2
    connection = connection_on(socket)
    socket.transport.unsent = 1000
    connection.send(b"one")
    assert socket.sent == [b"one"]
    socket.transport.unsent = 1001
    connection.send(b"two")
    connection.send(b"three")
    connection.close(Closing.SERVER_STOPS)
    assert socket.sent == [b"one"]
    assert socket.transport.is_aborted


@pytest.mark.logs
async def test_the_last_word_may_be_too_much_for_a_slow_reader(socket: FakeSocket) -> None:
    connection = connection_on(socket)
    socket.transport.unsent = 1001
    connection.close(Closing.SERVER_STOPS)
    assert socket.transport.is_aborted
    assert socket.closed is None


@pytest.mark.parametrize(
    ("reason", "code"),
    [
        (Closing.SERVER_STOPS, 1012),
        (Closing.SERVER_UPDATES, 1012),
        (Closing.BANNED, 1008),
        (Closing.REMOVED, 1000),
        (Closing.TAKEN_OVER, 1000),
        (Closing.TABLE_CLOSED, 1000),
        (Closing.SEAT_GIVEN_AWAY, 1000),
        (Closing.REFUSED, 1008),
        (Closing.TOO_FAST, 1008),
    ],
)
async def test_a_close_says_why_once_to_person_and_machine(
    socket: FakeSocket, reason: Closing, code: int
) -> None:
    connection = connection_on(socket)
    connection.close(reason)
    connection.close(Closing.SERVER_STOPS)
    assert connection._closer is not None
    await connection._closer
    assert [unpack_any(frame) for frame in socket.sent] == [{"type": "closing", "reason": reason}]
    assert socket.closed == (code, reason.value)
    connection.send(b"late")
    assert len(socket.sent) == 1


def test_a_worker_that_is_trusted_has_no_pace_and_takes_no_room(socket: FakeSocket) -> None:
    presence = Presence(1)
    connection = connection_on(socket, presence.come("203.0.113.7"))
    has_pace = [connection.pace is not None]
    assert not presence.has_room("203.0.113.7")
    connection.trust()
    has_pace.append(connection.pace is not None)
    assert has_pace == [True, False]
    assert presence.has_room("203.0.113.7")
