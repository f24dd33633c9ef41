"""The demo: matches from end to end, the same for the same seed."""

from __future__ import annotations

import asyncio
import sys
from typing import Any

import pytest

from doublesix.protocol.errors import Refusal
from doublesix.record.read import read
from doublesix.record.verify import verify
from doublesix_server import demo
from doublesix_server.bots import work
from doublesix_server.demo import DemoError, play, running_server
from doublesix_server.refusal import Refused
from doublesix_server.table import Table
from tests.server.running import TOKEN, running, until


async def test_matches_are_played_recorded_and_verified() -> None:
    heard: list[dict[str, Any]] = []
    async with running(workers=2) as server:
        played = await play(server.url, "chiva", seed="rainy", matches=2, tell=heard.append)
    assert [deal["result"]["match_winner"] is not None for deal in played.deals].count(True) == 2
    assert played.deals[-1]["result"]["match_winner"] is not None
    assert [entry["kind"] for entry in played.record["seats"]] == ["bot"] * 4
    replayed = verify(read(played.text.encode()))
    assert len(replayed.chapters) == len(played.deals)
    assert played.plays == sum(len(deal["plays"]) for deal in played.deals)
    assert any(message["type"] == "update" for message in heard)


async def test_the_same_seed_gives_the_same_record() -> None:
    async def text(workers: int) -> str:
        async with running(workers) as server:
            played = await play(server.url, "chiva", seed="s", matches=1, tell=lambda _: None)
            return played.text

    assert await text(1) == await text(3)


async def test_without_a_seed_no_two_are_the_same() -> None:
    async with running() as server:
        one, two = [
            await play(server.url, "chiva", seed=None, matches=1, tell=lambda _: None)
            for _ in range(2)
        ]
        assert one.deals[0]["hands"] != two.deals[0]["hands"]


async def test_a_level_that_is_made_ready_is_waited_for() -> None:
    async with running(workers=0) as server:
        playing = asyncio.create_task(
            play(server.url, "chiva", seed="s", matches=1, tell=lambda _: None, level="novice")
        )
        await until(lambda: len(server.app._connections) == 1)
        assert not server.app.lobby.tables
        working = asyncio.create_task(work(server.url, TOKEN, leave_with_server=False))
        played = await playing
        assert [entry["level"] for entry in played.record["seats"]] == ["novice"] * 4
        working.cancel()
        await asyncio.gather(working, return_exceptions=True)


@pytest.mark.parametrize("told", [0, 1])
async def test_a_level_that_searches_is_said_to_be_compiled_if_it_is_not_there(
    monkeypatch: pytest.MonkeyPatch, told: int
) -> None:
    monkeypatch.setattr(demo, "_MADE_READY_WITHIN", 0.0)
    monkeypatch.setattr(demo, "SEARCHING", ("novice",) * told)
    async with running(workers=0) as server:
        heard: list[str] = []
        match = play(
            server.url,
            "chiva",
            seed="s",
            matches=1,
            tell=lambda _: None,
            compiling=lambda: heard.append("compiling"),
            level="novice",
        )
        playing = asyncio.create_task(match)
        await until(lambda: len(server.app._connections) == 1)
        await until(lambda: len(heard) == told)
        working = asyncio.create_task(work(server.url, TOKEN, leave_with_server=False))
        await playing
        assert len(heard) == told
        working.cancel()
        await asyncio.gather(working, return_exceptions=True)


def refuse(table: Table) -> None:
    raise Refused(Refusal.HOST_ONLY)


async def test_a_refusal_ends_the_demo_with_its_reason(monkeypatch: pytest.MonkeyPatch) -> None:
    async with running() as server:
        monkeypatch.setattr(Table, "check_not_started", refuse)
        with pytest.raises(DemoError, match="host_only"):
            await play(server.url, "chiva", seed=None, matches=1, tell=lambda _: None)


@pytest.mark.slow
async def test_the_server_of_a_demo_ends_with_it() -> None:
    async with running_server(1) as url:
        assert url.startswith("ws://127.0.0.1:")
    with pytest.raises(ConnectionRefusedError):
        await asyncio.open_connection("127.0.0.1", int(url.rpartition(":")[2]))


@pytest.mark.parametrize("said", ["", "not json", "{}"])
async def test_a_server_that_does_not_start_is_told(
    monkeypatch: pytest.MonkeyPatch, said: str
) -> None:
    real = asyncio.create_subprocess_exec

    async def stand_in(*_: str, **options: Any) -> asyncio.subprocess.Process:
        return await real(sys.executable, "-c", f"print({said!r})", **options)

    monkeypatch.setattr(asyncio, "create_subprocess_exec", stand_in)
    with pytest.raises(DemoError, match="did not start"):
        async with running_server(1):
            pass
