"""Workers that die, hang or talk nonsense at any turn never stop a deal (C1)."""

from __future__ import annotations

import asyncio
import os
import random
import secrets
import signal
import sys
from typing import Any

import pytest

from doublesix.link import Link, LinkError, greet, open_link
from tests.server.running import TOKEN, Running, act, running, until
from tests.whole.processes import is_running, server_process, wait_until_gone


class Saboteur:
    """A worker that plays well until its nth act, and then does what it may not."""

    def __init__(self, url: str, how: str, nth: int) -> None:
        self.url, self.how, self.left = url, how, nth
        self.has_struck = False

    async def work(self) -> None:
        seats: list[asyncio.Task[None]] = []
        try:
            async with open_link(self.url) as link:
                fields = {"token": TOKEN, "levels": ["novice"], "seats": 4}
                await link.ask("hello_worker", protocol=1, **fields)
                while True:
                    offer = await link.receive()
                    if offer["type"] == "offer":
                        seats.append(asyncio.create_task(self.play(link, offer)))
        except LinkError:
            pass
        finally:
            for seat in seats:
                seat.cancel()
            await asyncio.gather(*seats, return_exceptions=True)

    async def play(self, control: Link, offer: dict[str, Any]) -> None:
        async with open_link(self.url) as link:
            await link.ask("hello_seat", protocol=1, ticket=offer["ticket"])
            while True:
                if link.view is None or not link.view["legal"]:
                    await link.receive()
                    continue
                self.left -= 1
                if self.left < 0:
                    await self.strike(control, link)
                await act(link)

    async def strike(self, control: Link, link: Link) -> None:
        self.has_struck = True
        assert link.update is not None
        version = link.update["version"]
        match self.how:
            case "die":
                await control.close()
            case "leave the seat":
                await link.close()
            case "hang":
                pass
            case "garble":
                await link._socket.send(b"\xc1")
            case "no request":
                await link.send("play", version=version, tile="46")
            case "no legal act":
                await link.send("play", version=version, tile="66", end="left")
                await link.send("pass", version=version)
            case "not for workers":
                await link.send("undo", version=version)
        await asyncio.Event().wait()


HOWS = ["die", "leave the seat", "hang", "garble", "no request", "no legal act", "not for workers"]


async def deal_with(server: Running, saboteur: Saboteur) -> Link:
    """Play a deal of four computer players, some of them the saboteur's."""
    working = asyncio.create_task(saboteur.work())
    await until(lambda: server.app.staff.workers == 2)
    host = await server.person("Ana")
    await server.table(host, bots=dict.fromkeys(range(1, 5), "novice"))
    await host.ask("start")
    try:
        async with asyncio.timeout(20):
            while host.view is None or host.view["phase"] != "over":
                await host.receive()
    finally:
        working.cancel()
        await asyncio.gather(working, return_exceptions=True)
    return host


@pytest.mark.logs
@pytest.mark.slow
@pytest.mark.parametrize("how", HOWS)
async def test_a_deal_ends_whatever_a_worker_does_and_whenever(how: str) -> None:
    async with running(workers=1, answer_seconds=0.05) as server:
        for nth in range(7):
            saboteur = Saboteur(server.url, how, nth)
            host = await deal_with(server, saboteur)
            assert saboteur.has_struck
            assert host.view is not None
            assert host.view["result"]["kind"] in {"out", "block"}
            await host.ask("leave")


@pytest.mark.slow
@pytest.mark.skipif(sys.platform != "linux", reason="finds worker processes in /proc")
async def test_killed_and_hung_worker_processes_are_replaced_and_all_end_in_the_end() -> None:
    chance = random.Random(6)
    with server_process("--bots", "2", "--answer-seconds", "0.5", "--log", "warning") as server:
        first_workers = server.workers()
        assert len(first_workers) == 2
        async with open_link(server.url) as host:
            await greet(host, name="Ana", secret=secrets.token_bytes(16))
            await host.ask("create", profile="six-love", pause=0)
            for seat in range(1, 5):
                await host.ask("fill", seat=seat, level="club")
            await host.ask("start")
            struck = 0
            for _ in range(3):
                async with asyncio.timeout(60):
                    while host.view is None or host.view["phase"] != "over":
                        await host.receive()
                        if struck < 6 and chance.random() < 0.1 and server.workers():
                            how = (signal.SIGKILL, signal.SIGSTOP)[struck % 2]
                            os.kill(chance.choice(server.workers()), how)
                            struck += 1
                assert host.update is not None
                await host.ask("go_on", version=host.update["version"])
            assert struck == 6
        last_workers = server.workers()
        assert server.stop() == 0
        assert "Traceback" not in server.errors
        assert "worker process ended" in server.errors
        wait_until_gone([*first_workers, *last_workers])


@pytest.mark.slow
@pytest.mark.skipif(sys.platform != "linux", reason="finds worker processes in /proc")
def test_workers_end_when_their_server_is_killed() -> None:
    with server_process("--log", "warning") as server:
        workers = server.workers()
        assert all(is_running(pid) for pid in workers)
        server.stop(signal.SIGKILL)
        wait_until_gone(workers)


@pytest.mark.slow
@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_a_server_that_is_interrupted_ends_well(number: int) -> None:
    with server_process("--log", "warning") as server:
        assert server.stop(number) == 0
        assert server.errors == ""
