"""How fast one worker decides for many seats at human pace, on one core.

    python -m tests.bench.seats [--seats 100] [--seconds 60] [--level master] [--budget 5]

A real server, and one worker in a process of its own, kept on one core where the system can.
Tables of four computer players play at the pause that tables have unless told. A decision's time
goes from the view's coming until the act is chosen, what it waited for others included; beside it
stands the processor's time of the thinking alone. Forced acts are no decisions. Prints what it
measures and judges nothing.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import secrets
import sys
import time
from collections.abc import Sequence
from contextlib import suppress
from functools import partial
from typing import Any

from doublesix import players
from doublesix.link import Link, LinkError, greet, open_link
from doublesix_server.bots import work
from doublesix_server.thinking import BUDGET, Skills
from tests.whole.processes import ServerProcess, server_process

TOKEN = "for the bench"
SEATS_A_TABLE = 4
PROFILES = ("chiva", "six-love")


class Timed(Skills):
    """Skills that note how long each decision took: from the view's coming, and to think."""

    def __init__(self, *only: str, budget: float) -> None:
        super().__init__(only, budget=budget)
        self.seconds: list[float] = []
        self.thinking: list[float] = []
        self.is_counting = False

    async def choose(self, level: str, player: players.Player, view: Any) -> Any:
        begun = time.perf_counter()
        chosen, thinking = await self.think(level, partial(timed, player, view))
        if self.is_counting and len(view["legal"]) > 1:
            self.seconds.append(time.perf_counter() - begun)
            self.thinking.append(thinking)
        return chosen


def timed(player: players.Player, view: Any) -> tuple[Any, float]:
    """Return what a player chooses, and the processor's time that it took."""
    begun = time.thread_time()
    return player.choose(view), time.thread_time() - begun


async def be_the_worker(url: str, level: str, budget: float) -> None:
    """Work for a server; count from a line of input to the next, and print what was measured."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    skills = Timed(level, budget=budget)
    working = asyncio.create_task(work(url, TOKEN, leave_with_server=True, skills=skills))
    await asyncio.to_thread(sys.stdin.readline)
    skills.is_counting = True
    processor, wall = time.process_time(), time.perf_counter()
    await asyncio.to_thread(sys.stdin.readline)
    busy = (time.process_time() - processor) / (time.perf_counter() - wall)
    found = {"seconds": sorted(skills.seconds), "thinking": sorted(skills.thinking), "busy": busy}
    print(json.dumps(found), flush=True)
    working.cancel()
    with suppress(LinkError, asyncio.CancelledError):
        await working


async def measured(seats: int, seconds: float, level: str, budget: float) -> dict[str, Any]:
    """Have one worker play so many seats for so long; return its decisions and how busy it was."""
    with server_process("--bots", "0", "--worker-token", TOKEN, "--log", "warning") as server:
        worker = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "tests.bench.seats", "--worker", server.url),
            *("--level", level, "--budget", str(budget)),
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
        )
        assert worker.stdin is not None
        assert worker.stdout is not None
        try:
            tables = [
                asyncio.create_task(play_on(server, PROFILES[number % 2], level))
                for number in range(seats // SEATS_A_TABLE)
            ]
            await asyncio.sleep(min(seconds, 5))
            while len(started) < len(tables):  # noqa: ASYNC110 (nobody would tell a bench)
                await asyncio.sleep(0.1)
            worker.stdin.write(b"\n")
            await asyncio.sleep(seconds)
            worker.stdin.write(b"\n")
            found: dict[str, Any] = json.loads(await worker.stdout.readline())
        finally:
            for table in tables:
                table.cancel()
            await asyncio.gather(*tables, return_exceptions=True)
            worker.stdin.close()
            await worker.wait()
    return found


started: list[str] = []
"""The tables at which a level could be had and a deal was begun."""


async def play_on(server: ServerProcess, profile: str, level: str) -> None:
    """Watch four computer players, and go on whenever a deal is over."""
    async with open_link(server.url) as link:
        welcome = await greet(link, name="bench", secret=secrets.token_bytes(16))
        while level not in welcome.get("levels", ()):
            welcome = await link.receive()
        code = (await link.ask("create", profile=profile))["code"]
        for seat in range(1, SEATS_A_TABLE + 1):
            await link.ask("fill", seat=seat, level=level)
        await link.ask("start")
        started.append(code)
        await go_on_for_ever(link)


async def go_on_for_ever(link: Link) -> None:
    while True:
        message = await link.receive()
        if message["type"] == "update" and message["view"]["phase"] == "over":
            await link.send("go_on", version=message["version"])


def quantile(ordered: Sequence[float], part: float) -> float:
    return ordered[min(int(len(ordered) * part), len(ordered) - 1)]


def row_of(seats: int, level: str, seconds: float, found: dict[str, Any]) -> str:
    """Return a row of the table in docs/benchmarks.md."""
    told = " | ".join(
        ", ".join(f"{1000 * quantile(found[of], part):.1f}" for part in (0.5, 0.99, 1))
        for of in ("thinking", "seconds")
    )
    rate = len(found["seconds"]) / seconds
    return f"| {seats} | {level} | {rate:.1f} | {told} | {100 * found['busy']:.0f} % |"


def main() -> None:
    parser = argparse.ArgumentParser(prog="tests.bench.seats")
    parser.add_argument("--seats", type=int, default=100)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--level", choices=players.LEVELS, default="master")
    parser.add_argument("--budget", type=float, default=BUDGET)
    parser.add_argument("--worker", metavar="URL", help=argparse.SUPPRESS)
    chosen = parser.parse_args()
    if chosen.worker is not None:
        asyncio.run(be_the_worker(chosen.worker, chosen.level, chosen.budget))
        return
    found = asyncio.run(measured(chosen.seats, chosen.seconds, chosen.level, chosen.budget))
    print("| seats | level | decisions a second | thinking, ms | until it acts, ms | of one core |")
    print("|---|---|---|---|---|---|")
    print(row_of(chosen.seats, chosen.level, chosen.seconds, found))


if __name__ == "__main__":
    main()
