"""The door: WebSockets on one path, plain answers on the others, and who has no room."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus
from websockets.typing import Origin, Subprotocol

from doublesix.link import LinkError, Refused, open_link, seat_word, worker_word
from doublesix.protocol import SUBPROTOCOL
from doublesix_server import door as door_room
from doublesix_server import door as room
from doublesix_server.door import _PASSED_ON
from tests.server.running import TOKEN, play_deal, running, until


def raw(url: str, **options: Any) -> connect:
    return connect(url, subprotocols=[Subprotocol(SUBPROTOCOL)], **options)


async def status_of(url: str, **options: Any) -> int:
    try:
        async with raw(url, **options):
            return 101
    except InvalidStatus as refused:
        return refused.response.status_code


async def get(url: str, path: str, *headers: str, method: str = "GET") -> tuple[int, str]:
    """Ask by plain HTTP; return status and body."""
    host, _, port = url.removeprefix("ws://").rpartition(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    named = [] if any(one.startswith("Host:") for one in headers) else [f"Host: {host}"]
    lines = [f"{method} {path} HTTP/1.1", *named, *headers, "", ""]
    writer.write("\r\n".join(lines).encode())
    head, _, body = (await reader.read()).decode().partition("\r\n\r\n")
    writer.close()
    await writer.wait_closed()
    return int(head.split()[1]), body


async def test_a_path_that_leads_nowhere_says_so() -> None:
    async with running(workers=0) as server:
        assert await get(server.url, "/nowhere") == (404, "there is nothing here\n")
        assert await status_of(f"{server.url}/nowhere") == 404
        assert await status_of(f"{server.url}/?from=a+link") == 101


async def test_an_address_has_so_many_connections_and_room_again_when_one_ends() -> None:
    async with running(workers=0, connections_per_address=2) as server:
        first = await raw(server.url)
        async with raw(server.url):
            assert await status_of(server.url) == 429
            with pytest.raises(LinkError, match="429"):
                await server.person("Ana")
            await first.close()
            await until(lambda: server.app.presence.has_room("127.0.0.1"))
            assert await status_of(server.url) == 101
        await until(lambda: len(server.app.presence) == 0)


async def test_a_handshake_that_fails_takes_no_room() -> None:
    async with running(workers=0, connections_per_address=1) as server:
        for _ in range(3):
            with pytest.raises(InvalidStatus):
                await connect(server.url)  # no subprotocol
        assert len(server.app.presence) == 0
        assert await status_of(server.url) == 101


async def test_workers_take_no_room_and_find_some_in_a_full_house() -> None:
    async with running(workers=2, connections_per_address=1) as server:
        await until(lambda: len(server.app.presence) == 0)
        ana = await server.person("Ana")
        assert await status_of(server.url) == 429
        await server.table(ana, bots=dict.fromkeys(range(1, 5), "novice"))
        await ana.ask("start")
        await play_deal(ana)
        [table] = server.app.lobby.tables.values()
        assert all(bot.peer is not None for bot in table.seating.bots.values())


@pytest.mark.parametrize(
    "word",
    [
        "nonsense",
        worker_word("guessed"),
        seat_word(bytes(16)),
        "Ticket nonsense",
        "Basic b3VyczpvdXJz",
        "Bearer caf\xe9",
    ],
)
async def test_a_word_that_is_no_workers_makes_no_room(word: str) -> None:
    async with running(workers=0, connections_per_address=1) as server, raw(server.url):
        assert await status_of(server.url, additional_headers={"Authorization": word}) == 429
        authorized = {"Authorization": worker_word(TOKEN)}
        assert await status_of(server.url, additional_headers=authorized) == 101


async def test_tokens_at_the_door_are_guessed_no_more_often_than_others() -> None:
    async with running(workers=0, guesses_per_minute=2) as server:
        for word in ("one", "two"):
            async with open_link(server.url, authorization=worker_word(word)):
                pass
        assert not server.app.gate.is_worker("127.0.0.1", TOKEN)


async def test_only_a_believed_proxy_says_for_whom_it_comes() -> None:
    async def addresses(proxies: str) -> set[str]:
        async with running(workers=0, proxies=proxies) as server:
            for forwarded in ("198.51.100.1", "192.0.2.66, 198.51.100.2"):
                headers = {"X-Forwarded-For": forwarded}
                async with raw(server.url, additional_headers=headers):
                    await until(lambda: bool(server.app._connections))
                    [connection] = server.app._connections
                    seen.add(connection.address)
                await until(lambda: not server.app._connections)
        return seen

    seen: set[str] = set()
    assert await addresses("") == {"127.0.0.1"}
    seen.clear()
    assert await addresses("127.0.0.0/8") == {"198.51.100.1", "198.51.100.2"}


async def test_a_page_must_be_named_to_connect_and_a_program_names_none() -> None:
    ours, other = Origin("https://dominoes.example"), Origin("https://other.example")
    async with running(workers=0) as server:
        assert await status_of(server.url, origin=ours) == 403
        assert await status_of(server.url) == 101
    pages = "https://dominoes.example, https://www.dominoes.example"
    async with running(workers=0, origins=pages) as server:
        assert await status_of(server.url, origin=ours) == 101
        assert await status_of(server.url, origin=other) == 403
        assert await status_of(server.url) == 101


async def test_health_is_told_to_everybody() -> None:
    async with running(workers=0) as server:
        assert await get(server.url, "/healthz") == (200, "it runs\n")
        assert await get(server.url, "/healthz?from=far", "X-Forwarded-For: 198.51.100.1") == (
            200,
            "it runs\n",
        )
        assert await get(server.url, "/readyz") == (200, "it is ready\n")
        head = await get(server.url, "/healthz", method="HEAD")
        assert head == (200, "")
        assert (await get(server.url, "/healthz", method="POST"))[0] == 405


async def test_a_server_that_cannot_go_on_is_not_ready(monkeypatch: pytest.MonkeyPatch) -> None:
    async with running(workers=0) as server:
        app = server.app
        monkeypatch.setattr(app, "settings", app.settings.model_copy(update={"bots": 1}))
        assert await get(server.url, "/readyz") == (503, "its workers are not here\n")
        monkeypatch.undo()
        app._log.is_failing = True
        assert await get(server.url, "/readyz") == (503, "nothing can be kept\n")
        assert await get(server.url, "/healthz") == (200, "it runs\n")
        app._log.is_failing = False
        app.stop()
        assert app.why_not_ready() == "it stops"


async def test_the_metrics_count_a_deal_and_show_no_tile() -> None:
    async with running() as server:
        ana = await server.person("Ana")
        await server.table(ana, bots=dict.fromkeys(range(2, 5), "novice"))
        await ana.ask("sit", seat=1)
        await ana.ask("start")
        await play_deal(ana)
        assert ana.view is not None
        with pytest.raises(Refused):
            await ana.ask("pass", version=0)
        status, page = await get(server.url, "/metrics")
        assert status == 200
        acts = len(ana.view["plays"])
        assert f"doublesix_act_seconds_count {acts}.0" in page
        assert "doublesix_tables 1.0" in page
        assert 'doublesix_seats{kind="bot",state="here"} 3.0' in page
        assert 'doublesix_refusals_total{reason="stale"} 1.0' in page
        assert 'doublesix_decision_seconds_count{level="novice"}' in page


@pytest.mark.parametrize(
    ("headers", "status"),
    [
        ([], 200),
        (["Authorization: Bearer figures"], 200),
        (["Authorization: Bearer guessed"], 403),
        (["Authorization: Bearer figures", "X-Forwarded-For: 198.51.100.1"], 200),
        *(([f"{name}: anything"], 403) for name in _PASSED_ON),
        (["Host: dominoes.example"], 403),
        (["Host: localhost.example"], 403),
        (["Host: localhost:6006"], 200),
        (["Host: localhost"], 200),
        (["Host: 127.0.0.1:6006", "Host: 127.0.0.1"], 403),
    ],
    ids=str,
)
async def test_the_metrics_are_for_this_machine_or_with_the_token(
    headers: list[str], status: int
) -> None:
    async with running(workers=0, metrics_token="figures") as server:
        assert (await get(server.url, "/metrics", *headers))[0] == status


async def test_the_metrics_are_no_other_machine_s(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(door_room, "is_loopback", lambda peer: peer == "127.0.0.1:6006")
    async with running(workers=0) as server:
        asked = await get(server.url, "/metrics", "Host: 127.0.0.1:6006")
        assert asked == (403, "for this machine, or with the metrics token\n")


async def test_whoever_connects_and_says_nothing_counts_too_and_only_until_they_ask(
    monkeypatch: pytest.MonkeyPatch,
) -> None:  # R1
    monkeypatch.setattr(room, "is_loopback", lambda _: False)
    async with running(workers=0, connections_per_address=3) as server:
        host, port = server.url.removeprefix("ws://").rsplit(":", 1)
        silent = [await asyncio.open_connection(host, int(port)) for _ in range(3)]
        reader, writer = await asyncio.open_connection(host, int(port))
        with suppress(ConnectionError):
            assert await reader.read() == b""  # one too many: cut off
        writer.close()
        for _, one in silent:
            one.write(b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n")
        for asked, one in silent:
            assert (await asked.readline()).startswith(b"HTTP/1.1 200")
            one.close()
        again, one = await asyncio.open_connection(host, int(port))
        one.write(b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n")
        assert (await again.readline()).startswith(b"HTTP/1.1 200")
        one.close()


async def test_a_browser_is_shown_a_page_and_a_websocket_let_through() -> None:
    async with running(workers=0) as server:
        status, page = await get(server.url, "/")
        assert status == 200
        assert page.startswith("<!doctype html>")
        assert "doublesix://" not in page
        assert await get(server.url, "/", method="HEAD") == (200, "")
        assert (await get(server.url, "/", method="POST"))[0] in {400, 405}
        # A proxy that lost the upgrade on the way is not answered by a page.
        assert (await get(server.url, "/", "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA=="))[0] == 426
        assert await status_of(server.url) == 101


async def headers_of(url: str, path: str) -> dict[str, str]:
    host, _, port = url.removeprefix("ws://").rpartition(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    writer.write(f"GET {path} HTTP/1.1\r\nHost: {host}\r\n\r\n".encode())
    head = (await reader.readuntil(b"\r\n\r\n")).decode()
    writer.close()
    return dict(line.split(": ", 1) for line in head.splitlines()[1:] if line)


async def test_the_page_may_run_nothing_and_fetch_nothing() -> None:
    async with running(workers=0) as server:
        headers = await headers_of(server.url, "/")
    assert headers["Content-Security-Policy"].startswith("default-src 'none'")
    assert headers["Content-Type"] == "text/html; charset=utf-8"
    assert headers["X-Content-Type-Options"] == "nosniff"


async def test_a_page_that_anybody_may_trust_has_the_server_s_link() -> None:
    async with running(workers=0, public_name="wss://dominoes.example") as server:
        _, page = await get(server.url, "/")
    assert 'href="doublesix://dominoes.example:443"' in page


async def test_a_file_that_is_offered_is_sent_whole_and_costs_nobody_else(tmp_path: Path) -> None:
    content = bytes(range(256)) * 20_000
    (tmp_path / "doublesix linux.zip").write_bytes(content)
    (tmp_path / ".secret").write_bytes(b"hush")
    async with running(workers=0, bundles=str(tmp_path), hello_seconds=0.2) as server:
        _, page = await get(server.url, "/")
        assert 'href="/download/doublesix%20linux.zip"' in page
        port = int(server.url.rpartition(":")[2])
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(b"GET /download/doublesix%20linux.zip HTTP/1.1\r\nHost: here\r\n\r\n")
        head = await reader.readuntil(b"\r\n\r\n")
        assert await reader.readexactly(len(content)) == content
        assert await reader.read() == b""
        writer.close()
        assert b"Content-Length: 5120000\r\n" in head
        await until(lambda: len(server.app.presence) == 0)
        for path in ("/download/.secret", "/download/..%2f.secret", "/download/", "/download/no"):
            assert (await get(server.url, path))[0] == 404
        assert await get(server.url, "/download/doublesix%20linux.zip", method="HEAD") == (200, "")


async def test_a_server_that_stops_waits_for_no_reader(tmp_path: Path) -> None:
    (tmp_path / "doublesix.zip").write_bytes(bytes(30_000_000))
    async with running(workers=0, bundles=str(tmp_path)) as server:
        port = int(server.url.rpartition(":")[2])
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(b"GET /download/doublesix.zip HTTP/1.1\r\nHost: here\r\n\r\n")
        await reader.readuntil(b"\r\n\r\n")
        assert len(server.app.presence) == 1
    with suppress(ConnectionError):
        while await reader.read(1_000_000):
            pass
    writer.close()


async def test_only_so_many_are_sent_something_at_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(room, "MOST_AT_ONCE", 0)
    (tmp_path / "doublesix.zip").touch()
    async with running(workers=0, bundles=str(tmp_path)) as server:
        assert (await get(server.url, "/download/doublesix.zip"))[0] == 503
