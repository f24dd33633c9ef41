"""What is wrong on the way to a server is found and told with its mend, each fault planted here."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest
from websockets.asyncio.server import ServerConnection, serve
from websockets.typing import Subprotocol

from doublesix.protocol import SUBPROTOCOL
from doublesix.protocol.codec import pack, unpack_any
from doublesix_server.doctor import there as room
from doublesix_server.doctor.findings import Finding, Verdict
from doublesix_server.doctor.there import Patient, answers_as_ours, look_there
from tests.server.running import running


async def look(url: str, **fields: Any) -> dict[str, Finding]:
    async with asyncio.timeout(60):
        return {one.check: one async for one in look_there(Patient(url, **fields))}


def verdicts(found: dict[str, Finding]) -> dict[str, str]:
    return {check: one.verdict.value for check, one in found.items()}


async def test_a_sound_server_has_no_fault() -> None:
    async with running(workers=1, host="0.0.0.0") as server:
        url = server.url.replace("0.0.0.0", "127.0.0.1")
        found = await look(url, fingerprint=server.fingerprint)
        assert await answers_as_ours(url, server.fingerprint)
    assert set(verdicts(found).values()) == {"fine"}
    assert list(found) == ["name", "way", "TLS", "upgrade", "workers", "clock", "version", "acts"]
    assert len(server.app.hall.tables) == 0, "its table is closed"


async def test_on_this_machine_no_tls_is_needed_and_no_table_made_unless_wanted() -> None:
    async with running(workers=0) as server:
        found = await look(server.url, plays=False)
    assert [one for one in found.values() if one.mend] == []
    assert found["TLS"].verdict is found["acts"].verdict is Verdict.NOT_TRIED


async def test_a_name_that_leads_nowhere() -> None:
    found = await look("wss://nothing.invalid:6006")
    assert found["name"].told == "nothing.invalid leads nowhere"
    assert verdicts(found)["acts"] == "not tried"


async def test_a_server_that_does_not_run() -> None:
    found = await look("ws://127.0.0.1:1")
    assert found["way"].mend.startswith("start the server")
    assert not await answers_as_ours("ws://127.0.0.1:1", None)


async def test_a_certificate_that_nobody_known_signed() -> None:
    async with running(workers=0, host="0.0.0.0") as server:
        found = await look(server.url.replace("0.0.0.0", "127.0.0.1"))
    assert "self-signed" in found["TLS"].told
    assert "the whole link" in found["TLS"].mend


async def test_another_certificate_than_that_of_the_link() -> None:
    async with running(workers=0, host="0.0.0.0") as server:
        url = server.url.replace("0.0.0.0", "127.0.0.1")
        found = await look(url, fingerprint="ab" * 32)
        assert not await answers_as_ours(url, "ab" * 32)
    assert found["TLS"].told == "another certificate than the one of the link"


async def test_a_server_without_tls_at_an_address_with_it() -> None:
    async with running(workers=0, hello_seconds=0.5) as server:
        found = await look(server.url.replace("ws://", "wss://"))
    assert found["TLS"].verdict is Verdict.WRONG


@asynccontextmanager
async def answering(head: str, body: str = "") -> AsyncIterator[str]:
    """Answer every request by HTTP alone, as a proxy does that knows no WebSocket."""

    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(asyncio.IncompleteReadError):  # who only looks whether anybody answers
            await reader.readuntil(b"\r\n\r\n")
        text = f"HTTP/1.1 {head}\r\nContent-Length: {len(body)}\r\nConnection: close\r\n\r\n{body}"
        writer.write(text.encode())
        await writer.drain()
        writer.close()
        await writer.wait_closed()

    server = await asyncio.start_server(answer, "127.0.0.1", 0)
    async with server:
        yield f"ws://127.0.0.1:{server.sockets[0].getsockname()[1]}"


@pytest.mark.parametrize("head", ["200 OK", "404 Not Found", "426 Upgrade Required"])
async def test_a_proxy_that_lets_no_websocket_through(head: str) -> None:
    async with answering(head, "welcome") as url:
        found = await look(url)
        assert not await answers_as_ours(url, None)
    assert "pass WebSocket upgrades on" in found["upgrade"].mend


async def test_a_proxy_with_nothing_behind_it() -> None:
    async with answering("502 Bad Gateway") as url:
        found = await look(url)
    assert found["upgrade"].verdict is Verdict.WRONG


Speak = Callable[[ServerConnection], Any]


@asynccontextmanager
async def speaking(speak: Speak, subprotocol: str | None = SUBPROTOCOL) -> AsyncIterator[str]:
    known = [Subprotocol(subprotocol)] if subprotocol else None
    async with serve(speak, "127.0.0.1", 0, subprotocols=known) as server:
        [socket] = server.sockets
        yield f"ws://127.0.0.1:{socket.getsockname()[1]}"


async def test_a_proxy_that_loses_the_subprotocol() -> None:
    async def wait(link: ServerConnection) -> None:
        await link.wait_closed()

    async with speaking(wait, None) as url:
        found = await look(url)
    assert "Sec-WebSocket-Protocol" in found["upgrade"].mend


@pytest.mark.parametrize(
    ("reason", "values", "mend"),
    [
        ("wrong_protocol", {"server": 0, "older": "server"}, "update the server"),
        ("wrong_protocol", {"server": 9, "older": "client"}, "update the program here"),
        ("busy", {}, "try again later"),
    ],
)
async def test_a_hello_that_is_refused(reason: str, values: dict[str, Any], mend: str) -> None:
    async def refuse(link: ServerConnection) -> None:
        hello = unpack_any(await link.recv(decode=False))
        refused = {"type": "refused", "re": hello["id"], "reason": reason, "values": values}
        await link.send(pack(refused))
        await link.wait_closed()

    async with speaking(refuse) as url:
        found = await look(url)
    assert found["version"].mend == mend


async def test_a_server_for_invited_people() -> None:
    async with running(workers=1, invitation="rain") as server:
        found = await look(server.url)
        assert "--invitation" in found["version"].mend
        assert not [one for one in (await look(server.url, invitation="rain")).values() if one.mend]


async def test_a_server_without_workers() -> None:
    async with running(workers=0) as server:
        server.app.settings = server.app.settings.model_copy(update={"bots": 1})
        found = await look(server.url)
    assert found["workers"].told == "tables cannot go on: its workers are not here"
    assert found["acts"].told == "no worker is there to play"


async def test_clocks_that_differ() -> None:
    def late() -> datetime:
        return datetime.now(UTC) + timedelta(minutes=7)

    async with running(workers=0) as server:
        found = await look(server.url, plays=False, now=late)
    assert "differ by 4" in found["clock"].told
    assert "NTP" in found["clock"].mend


async def test_a_server_that_is_far_too_slow(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(room, "_LEAST_ACTS", 10.0**9)
    async with running(workers=1) as server:
        found = await look(server.url)
    assert "how far away the workers are" in found["acts"].mend


async def test_a_deal_that_gets_no_further(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(room, "_DEAL_SECONDS", 0.5)

    async def welcome_and_be_silent(link: ServerConnection) -> None:
        hello = unpack_any(await link.recv(decode=False))
        answer = {"type": "welcome", "re": hello["id"], "server": "0.1.0", "levels": ["novice"]}
        await link.send(pack(answer))
        await link.wait_closed()

    async with speaking(welcome_and_be_silent) as url:
        found = await look(url)
    assert found["acts"].told == "no deal was over after 0 s"
    assert "/readyz" in found["acts"].mend


async def test_a_link_that_is_lost_in_mid_deal() -> None:
    async def welcome_and_go(link: ServerConnection) -> None:
        hello = unpack_any(await link.recv(decode=False))
        answer = {"type": "welcome", "re": hello["id"], "server": "0.1.0", "levels": ["novice"]}
        await link.send(pack(answer))
        await link.recv()

    async with speaking(welcome_and_go) as url:
        found = await look(url)
    assert found["acts"].told.startswith("the link was lost")
