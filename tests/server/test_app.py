"""The server as a whole, over real sockets in this process."""

from __future__ import annotations

import asyncio
import gc
import logging
import secrets
import socket
import weakref
from contextlib import suppress
from pathlib import Path
from typing import Any

import msgpack
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.typing import Subprotocol

from doublesix.following import open_greeted
from doublesix.link import LinkLost, Refused, greet, open_link
from doublesix.protocol import SUBPROTOCOL
from doublesix_server import upkeep
from doublesix_server.app import App, ServerError
from doublesix_server.config import Settings
from doublesix_server.hall import Hall
from doublesix_server.wicket import NoWicket, Wicket
from tests.server.running import act, play_deal, running, until


def raw(url: str, **options: Any) -> connect:
    return connect(url, subprotocols=[Subprotocol(SUBPROTOCOL)], **options)


async def closed_with(link: ClientConnection) -> int | None:
    try:
        async with asyncio.timeout(10):
            while True:
                await link.recv()
    except ConnectionClosed as error:
        return None if error.rcvd is None else error.rcvd.code


async def test_a_person_plays_a_deal_among_computer_players() -> None:
    async with running() as server:
        ana = await server.person("Ana")
        await server.table(ana, bots={2: "club", 3: "club", 4: "novice"})
        await ana.ask("sit", seat=1)
        await ana.ask("start")
        await play_deal(ana)
        assert ana.view is not None
        assert ana.view["result"]["kind"] in {"out", "block"}


async def test_four_persons_at_one_table_see_the_same_public_view() -> None:
    async with running(workers=0) as server:
        ana = await server.person("Ana")
        code = await server.table(ana, bots={})
        others = [await server.person(name, code=code) for name in ("Ivo", "Eva", "Leo")]
        people = [ana, *others]
        for seat, link in enumerate(people, start=1):
            await link.ask("sit", seat=seat)
        await ana.send("start")
        for link in people:
            while link.view is None:
                await link.receive()
        own = {"seat", "hand", "legal"}
        views = [{k: v for k, v in (link.view or {}).items() if k not in own} for link in people]
        assert all(view == views[0] for view in views)
        hands = [link.view["hand"] for link in people if link.view]
        assert len({tile for hand in hands for tile in hand}) == 28


async def test_a_lost_link_comes_back_to_its_seat_by_the_secret() -> None:
    async with running() as server:
        secret = secrets.token_bytes(16)
        ana = await server.person("Ana", secret=secret)
        code = await server.table(ana, bots={2: "club", 3: "club", 4: "club"})
        await ana.ask("sit", seat=1)
        await ana.ask("start")
        while not (ana.view and ana.view["legal"]):
            await ana.receive()
        before = ana.view
        await ana.close()
        [table] = server.app.lobby.tables.values()
        await until(lambda: table.seating.plain_seats(table.version)[0]["state"] == "lost")
        back = await server.person("Ana again", code=code, secret=secret)
        while back.view is None:
            await back.receive()
        assert back.view == before
        await act(back)
        await play_deal(back)


async def test_another_secret_with_the_same_name_gets_no_seat() -> None:  # S1
    async with running() as server:
        ana = await server.person("Ana")
        code = await server.table(ana, bots={2: "club", 3: "club", 4: "club"})
        await ana.ask("sit", seat=1)
        await ana.ask("start")
        thief = await server.person("Ana", code=code)
        while thief.view is None:
            await thief.receive()
        assert "hand" not in thief.view
        with pytest.raises(Refused, match=r"seat_taken|started"):
            await thief.ask("sit", seat=1)


async def test_the_newer_of_two_connections_counts_and_the_older_is_told() -> None:  # S1
    async with running(workers=0) as server:
        secret = secrets.token_bytes(16)
        older = await server.person("Ana", secret=secret)
        code = await server.table(older, bots={})
        await older.ask("sit", seat=1)
        newer = await server.person("Ana", code=code, secret=secret)
        with pytest.raises(LinkLost) as lost:
            await older.answer_to("none")
        assert lost.value.reason == "taken_over"
        assert (await newer.ask("vacate", seat=1))["you"]["seat"] is None


async def test_a_table_sleeps_while_nobody_is_there_and_wakes_when_somebody_comes() -> None:  # R3
    async with running(sleep_seconds=0) as server:
        secret = secrets.token_bytes(16)
        ana = await server.person("Ana", secret=secret)
        code = await server.table(ana, bots={2: "club", 3: "club", 4: "club"})
        await ana.ask("sit", seat=1)
        await ana.ask("start")
        while not (ana.view and ana.view["legal"]):
            await ana.receive()
        before = ana.view
        await ana.close()
        await until(lambda: not server.app.lobby.tables)
        back = await server.person("Ana", code=code, secret=secret)
        while back.view is None:
            await back.receive()
        assert back.view == before
        await play_deal(back)


async def test_a_sleeping_table_outlives_the_server(tmp_path: Path) -> None:  # R4
    secret, data = secrets.token_bytes(16), str(tmp_path)
    async with running(data=data) as server:
        ana = await server.person("Ana", secret=secret)
        code = await server.table(ana, bots={2: "club", 3: "club", 4: "club"})
        await ana.ask("sit", seat=1)
        await ana.ask("start")
        while not (ana.view and ana.view["legal"]):
            await ana.receive()
        before = ana.view
    async with running(data=data) as server:
        assert server.app.lobby.tables == {}
        ivo = await server.person("Ivo", secret=bytes(16))
        [back, _] = await asyncio.gather(
            server.person("Ana", code=code, secret=secret), ivo.ask("join", code=code)
        )
        while back.view is None:
            await back.receive()
        assert back.view == before
        await play_deal(back)


async def test_who_waits_for_a_table_longer_than_hello_may_take_is_not_sent_away(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async with running(workers=0, hello_seconds=0.05) as server:
        goes_on = asyncio.Event()

        async def is_closed(table: str) -> bool:
            await goes_on.wait()
            return False

        monkeypatch.setattr(server.app.hall._archive, "is_closed", is_closed)
        async with raw(server.url) as link:
            hello = {"type": "hello", "id": "1", "protocol": 1, "name": "Ana", "code": "NOSUCH"}
            await link.send(msgpack.packb({**hello, "secret": bytes(16)}))
            async with raw(server.url) as silent:
                assert await closed_with(silent) == 1008
            goes_on.set()
            assert msgpack.unpackb(await link.recv())["reason"] == "no_such_table"


@pytest.mark.logs
async def test_old_tables_that_cannot_be_forgotten_stop_nothing(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def forget(hall: Hall, keep_days: int) -> None:
        raise OSError

    monkeypatch.setattr(Hall, "forget", forget)
    async with running() as server:
        await server.table(await server.person("Ana"), bots={2: "club"})
    assert "old tables cannot be forgotten: OSError" in caplog.text


@pytest.mark.parametrize("offered", [None, "chat.v1", "doublesix.v9"])
async def test_another_subprotocol_is_refused_at_the_door(offered: str | None) -> None:
    async with running(workers=0) as server:
        subprotocols = None if offered is None else [Subprotocol(offered)]
        with pytest.raises(InvalidStatus) as refused:
            await connect(server.url, subprotocols=subprotocols)
        assert refused.value.response.status_code == 400


@pytest.mark.parametrize(
    ("frame", "code"),
    [
        ("text", 1003),
        (b"\xc1", 1008),
        (b"\x00" * 5000, 1009),
        (msgpack.packb({"type": "sit", "id": "1", "seat": 1}), 1008),
    ],
    ids=["text", "no msgpack", "too long", "no hello"],
)
async def test_nonsense_closes_its_connection_and_the_server_goes_on(
    frame: str | bytes, code: int
) -> None:  # R1
    async with running(workers=0) as server:
        async with raw(server.url) as link:
            await link.send(frame)
            assert await closed_with(link) == code
        assert (await server.person("Ana")).table is None


async def test_a_link_that_is_gone_leaves_no_circle_to_be_found() -> None:
    async with running(workers=0) as server:
        gc.disable()
        try:
            async with open_greeted(server.url, name="Ana", secret=bytes(16)):
                [left] = map(weakref.ref, server.app._connections)
            await until(lambda: left() is None)
        finally:
            gc.enable()


@pytest.mark.parametrize("said", [None, {"type": "hello", "id": "1", "name": 7}])
async def test_who_says_no_hello_in_time_is_closed(said: Any) -> None:
    async with running(workers=0, hello_seconds=0.3) as server, raw(server.url) as link:
        if said is not None:
            await link.send(msgpack.packb(said))
        assert await closed_with(link) == 1008


async def test_a_frame_is_as_long_as_the_host_allows() -> None:  # R1
    hello = {"type": "hello", "id": "1", "protocol": 1, "name": "Ana", "secret": bytes(64)}
    frame = msgpack.packb({**hello, "more": "." * 3000})
    for most, code in ((2048, 1009), (4096, None)):
        async with running(workers=0, max_frame=most) as server, raw(server.url) as link:
            await link.send(frame)
            if code is None:
                assert msgpack.unpackb(await link.recv())["reason"] == "bad_request"
            else:
                assert await closed_with(link) == code


@pytest.mark.logs
async def test_who_never_stops_asking_is_closed() -> None:  # R1
    pace: dict[str, Any] = {"requests_per_second": 0.001, "requests_at_once": 10}
    async with running(workers=0, **pace) as server, raw(server.url) as link:
        for number in range(111):
            await link.send(msgpack.packb({"type": "hello", "id": f"{number}"}))
        told = [msgpack.unpackb(await link.recv())["reason"] for _ in range(112)]
        assert told == ["bad_request"] * 10 + ["too_fast"] * 102
        assert await closed_with(link) == 1008


async def test_who_does_not_answer_a_ping_is_dropped_and_the_seat_is_told() -> None:  # R2
    async with running(workers=0, ping_seconds=0.1, pong_seconds=0.1) as server:
        ana = await server.person("Ana")
        code = await server.table(ana, bots={})
        async with raw(server.url) as dead:
            hello = {"type": "hello", "id": "1", "protocol": 1, "name": "dead", "code": code}
            await dead.send(msgpack.packb({**hello, "secret": bytes(16)}))
            await dead.recv()
            dead.transport.pause_reading()  # as a cable that was pulled
            [table] = server.app.lobby.tables.values()
            await until(lambda: len(table.seating.watchers()) == 1)
            dead.transport.resume_reading()
        assert (await ana.ask("sit", seat=1))["watchers"] == 0


async def test_who_sends_much_at_once_makes_nobody_wait_for_all_of_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async with running(workers=0) as server:
        ana, ivo = await server.person("Ana"), await server.person("Ivo")
        await server.table(ana, bots={})
        [table] = server.app.lobby.tables.values()
        counted, seen = 0, []
        answer, make = table.request, server.app.lobby._entrance.create

        def count(*arguments: Any) -> None:
            nonlocal counted
            counted += 1
            answer(*arguments)

        def note(*arguments: Any) -> Any:
            seen.append(counted)
            return make(*arguments)

        monkeypatch.setattr(table, "request", count)
        monkeypatch.setattr(server.app.lobby._entrance, "create", note)
        for number in range(600):
            request = {"type": "sit", "id": f"{number}", "seat": 1 + number % 4}
            await ana._socket.send(msgpack.packb(request))
        await server.table(ivo, bots={})
        assert seen[0] < 600


async def test_a_record_longer_than_what_may_lag_is_sent_whole() -> None:
    async with running(max_unsent=4096) as server:
        ana = await server.person("Ana")
        await server.table(ana, bots=dict.fromkeys(range(1, 5), "novice"))
        await ana.ask("start")
        for _ in range(10):
            await play_deal(ana)
            assert ana.update is not None
            await ana.ask("go_on", version=ana.update["version"])
        assert len((await ana.ask("get_record"))["record"]["deals"]) == 10


@pytest.mark.parametrize("host", ["0.0.0.0", "::", "::1"])
async def test_the_server_answers_at_every_name_of_this_machine(host: str) -> None:
    try:
        async with running(host=host) as server:
            assert server.app.staff.workers == 1
            assert server.url.startswith("ws://" if host == "::1" else "wss://")
    except ServerError:
        assert ":" in host, "no IPv6 on this machine"


@pytest.mark.skipif(not socket.has_dualstack_ipv6(), reason="no IPv6 on this machine")
async def test_one_that_listens_on_all_of_ipv6_listens_on_ipv4_too() -> None:
    async with running(workers=0, host="::", plain=True) as server:
        port = server.url.rpartition(":")[2]
        for url in (f"ws://127.0.0.1:{port}", f"ws://[::1]:{port}"):
            async with open_link(url) as link:
                await greet(link, name="Ana", secret=bytes(16))


@pytest.mark.logs
async def test_the_watch_outlives_an_error_of_ours(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(upkeep, "_WATCH_EVERY", 0.001)
    async with running(workers=0) as server:
        calls = 0

        def watch() -> None:
            nonlocal calls
            calls += 1
            raise AssertionError(f"Tile({6}, {4})")

        monkeypatch.setattr(server.app.staff, "watch", watch)
        await until(lambda: calls > 2)
    assert "the watch failed: AssertionError" in caplog.text
    assert "6, 4" not in caplog.text


def narrow_socket(url: str) -> socket.socket:
    """Return a socket to the server for which the system keeps next to nothing."""
    narrow = socket.socket()
    narrow.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    narrow.connect(("127.0.0.1", int(url.rpartition(":")[2])))
    return narrow


@pytest.mark.logs
async def test_a_reader_that_never_reads_is_dropped_and_the_others_play_on() -> None:  # R2
    async with running(max_unsent=4096) as server:
        ana = await server.person("Ana")
        code = await server.table(ana, bots=dict.fromkeys(range(1, 5), "novice"))
        await ana.ask("start")
        await play_deal(ana)
        async with raw(server.url, sock=narrow_socket(server.url), max_queue=1) as deaf:
            hello = {"type": "hello", "id": "1", "protocol": 1, "name": "deaf", "code": code}
            await deaf.send(msgpack.packb({**hello, "secret": bytes(16)}))
            [table] = server.app.lobby.tables.values()
            await until(lambda: len(table.seating.watchers()) == 2)
            deaf.transport.pause_reading()
            asked = msgpack.packb({"type": "get_record", "id": "r"})
            with suppress(ConnectionClosed):
                for _ in range(50_000):
                    await deaf.send(asked)
                    await asyncio.sleep(0)
            await until(lambda: len(table.seating.watchers()) == 1)
            assert ana.update is not None
            await ana.ask("go_on", version=ana.update["version"])
            await play_deal(ana)


@pytest.mark.logs
async def test_a_stopping_server_tells_everybody_and_closes_with_1012(
    caplog: pytest.LogCaptureFixture,
) -> None:
    caplog.set_level(logging.INFO)
    async with running() as server, raw(server.url) as link:
        hello = {"type": "hello", "id": "1", "protocol": 1, "name": "Ana", "secret": bytes(16)}
        await link.send(msgpack.packb(hello))
        await link.recv()
        server.app.stop()
        assert msgpack.unpackb(await link.recv()) == {"type": "closing", "reason": "server_stops"}
        assert await closed_with(link) == 1012
    assert "the server stops: 0 persons at 0 tables are told" in caplog.messages


async def test_a_port_that_is_taken_is_told(tmp_path: Path) -> None:
    async with running(workers=0) as server:
        port = int(server.url.rpartition(":")[2])
        with pytest.raises(ServerError, match=f"cannot listen on 127.0.0.1:{port}.*--port"):
            await App(Settings(port=port, bots=0, data=str(tmp_path))).run(lambda url: None)


@pytest.mark.logs
async def test_an_error_of_ours_costs_one_connection_and_tells_no_tile(
    caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:  # R1, H3
    async with running(workers=0) as server:
        ana, ivo = await server.person("Ana"), await server.person("Ivo")
        await server.table(ana, bots={})

        def breaks(*_: object) -> None:
            raise AssertionError(f"Tile({6}, {4})")

        [table] = server.app.lobby.tables.values()
        monkeypatch.setattr(table, "request", breaks)
        with caplog.at_level(logging.DEBUG), pytest.raises(LinkLost):
            await ana.ask("sit", seat=1)
        monkeypatch.undo()
        assert "AssertionError" in caplog.text
        assert "6, 4" not in caplog.text
        await server.table(ivo, bots={})


async def test_an_unknown_token_lets_no_worker_in() -> None:
    from doublesix_server.bots import work

    async with running(workers=0) as server:
        with pytest.raises(Refused, match="wrong_token"):
            await work(server.url, "guessed", leave_with_server=True)
    assert not App(Settings(port=0, bots=0)).gate.is_worker("127.0.0.1", "")


@pytest.mark.logs
async def test_a_drained_server_says_that_another_follows(
    caplog: pytest.LogCaptureFixture,
) -> None:
    caplog.set_level(logging.INFO)
    async with running(workers=0) as server:
        ana = await server.person("Ana")
        await server.table(ana, bots={})
        server.app.drain()
        server.app.stop()  # too late to say anything else
        with pytest.raises(LinkLost) as lost:
            await ana.answer_to("none")
        assert lost.value.reason == "server_updates"
    said = [one for one in caplog.messages if one.startswith("the server ")]
    assert said == ["the server drains, so that another can go on: 1 persons at 1 tables are told"]


@pytest.mark.logs
async def test_a_server_whose_operator_cannot_come_in_serves_all_the_same(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def fail(_: Wicket) -> None:
        raise NoWicket("no room")

    monkeypatch.setattr(Wicket, "open", fail)
    async with running(workers=0) as server:
        await server.table(await server.person("Ana"), bots={})
    assert "`doublesix admin` cannot come in: no room" in caplog.text
