"""Servers of a club as processes, which are killed, paused and stopped while people play."""

from __future__ import annotations

import asyncio
import secrets
import signal
import time
from collections.abc import Iterator
from contextlib import AsyncExitStack, contextmanager
from itertools import count
from typing import Any

import pytest

from doublesix.following import open_greeted
from doublesix.link import Link, LinkLost, greet, open_link
from doublesix.protocol.answers import Update
from doublesix_client.core.link import LinkPhase
from doublesix_client.net.patience import PATIENCE
from tests.client.net.sessions import Talk, first_act, talking
from tests.nats_server import nats_server, needs_nats
from tests.postgres import Postgres
from tests.server.running import act
from tests.whole.processes import ServerProcess

pytestmark = [needs_nats, pytest.mark.slow]

MOST_SECONDS = 10.0
"""How long a table may be without an owner after one is lost."""
_NAMES = (f"lost{number}" for number in count())


@contextmanager
def club_of(database: Postgres, *, nodes: int = 2) -> Iterator[list[ServerProcess]]:
    """Run so many servers of one club, each with a worker of its own."""
    servers: list[ServerProcess] = []
    with nats_server() as nats:
        flags = ("--store", database.create(next(_NAMES)), "--nats", nats.url)
        try:
            servers.extend(ServerProcess(*flags, "--no-announce") for _ in range(nodes))
            yield servers
        finally:
            for server in servers:
                server.process.kill()
                server.process.communicate()
                server.forget()


async def test_a_window_plays_on_within_ten_seconds_of_its_server_s_death(
    database: Postgres,
) -> None:
    with club_of(database) as [one, two]:
        async with talking(patience=PATIENCE) as talk:
            talk.open(one.url)
            await talk.own_table()
            before = await talk.turn(await talk.asked("start"))
            await _all_are_known(two.url, 2)
            killed = time.monotonic()
            one.process.kill()
            asked = talk.ask(**first_act(before))
            answer = await talk.answer(asked)
            took = time.monotonic() - killed
            assert isinstance(answer, Update)
            assert answer.version == before.version + 1
            assert talk.answers_to(asked) == [answer]
            assert took < MOST_SECONDS
            print(f"from the kill to the act's answer: {took:.1f} s")


async def test_a_server_that_was_paused_acknowledges_nothing_of_what_it_lost(
    database: Postgres,
) -> None:
    secret = secrets.token_bytes(16)
    with club_of(database) as [one, two]:
        async with AsyncExitStack() as stack:
            await _all_are_known(two.url, 2)
            old = await stack.enter_async_context(open_link(one.url))
            await greet(old, name="Ana", secret=secret)
            code = (await old.ask("create", profile="chiva", pause=0))["code"]
            await old.ask("sit", seat=1)
            for seat in (2, 3, 4):
                await old.ask("fill", seat=seat, level="club")
            await old.ask("start")
            while not (old.view and old.view["legal"]):
                await old.receive()
            before = old.update
            assert before is not None
            one.process.send_signal(signal.SIGSTOP)
            paused = time.monotonic()
            new = await stack.enter_async_context(
                open_greeted(two.url, name="Ana", secret=secret, code=code)
            )
            await _until_in_turn(new)
            assert time.monotonic() - paused < MOST_SECONDS
            assert new.update is not None
            assert new.update["version"] == before["version"]
            await act(new)
            await old.send(**_first(old))
            one.process.send_signal(signal.SIGCONT)
            told = await _until_closed(old)
            assert "update" not in told
            assert "refused" not in told
            late = await stack.enter_async_context(
                open_greeted(one.url, name="Ana", secret=secret, code=code)
            )
            await _until_in_turn(late)
            assert late.update is not None
            assert late.update["version"] > before["version"]


async def test_a_server_that_is_stopped_hands_its_window_over_at_once(
    database: Postgres,
) -> None:
    with club_of(database) as [one, two]:
        async with talking(patience=PATIENCE) as talk:
            talk.open(one.url)
            await talk.own_table()
            before = await talk.turn(await talk.asked("start"))
            await _all_are_known(two.url, 2)
            stopped = time.monotonic()
            one.process.send_signal(signal.SIGTERM)
            answer = await _act_in_the_end(talk, before)
            assert answer.version > before.version
            assert time.monotonic() - stopped < MOST_SECONDS
            assert LinkPhase.RETRYING not in talk.phases()
            assert await asyncio.to_thread(one.process.wait, 20) == 0


async def _act_in_the_end(talk: Talk, update: Update) -> Update:
    """Act until an act is answered by an update: one that is older than the table is stale."""
    while True:
        answer = await talk.asked(**first_act(update))
        if isinstance(answer, Update):
            return answer
        update = await talk.turn(await talk.update())


async def _all_are_known(url: str, nodes: int) -> None:
    """Wait until a server knows so many."""
    async with open_link(url) as link:
        await greet(link, name="Eva", secret=b"e" * 16, follows=True)
        while len(link.nodes) < nodes:
            await link.receive()


async def _until_in_turn(link: Link) -> None:
    while not (link.view and link.view["legal"]):
        await link.receive()


async def _until_closed(link: Link) -> list[str]:
    """Receive until the link is lost; return what came."""
    told: list[str] = []
    try:
        async with asyncio.timeout(20):
            while True:
                told.append((await link.receive())["type"])
    except LinkLost:
        return told


def _first(link: Link) -> dict[str, Any]:
    """Return the first act that may be done, as it is sent."""
    assert link.view is not None
    assert link.update is not None
    match link.view["legal"][0]:
        case ["pass"]:
            return {"kind": "pass", "version": link.update["version"]}
        case ["name", opener]:
            return {"kind": "name", "opener": opener, "version": link.update["version"]}
        case [tile, *end]:
            fields = {"end": end[0]} if end else {}
            return {"kind": "play", "tile": tile, "version": link.update["version"], **fields}
    raise AssertionError
