"""Real servers of a real club in this process: one database, one directory."""

from __future__ import annotations

import asyncio
import secrets
from contextlib import AsyncExitStack

import pytest

from doublesix.following import open_greeted
from doublesix.link import Link, LinkError, LinkLost, Moved, open_link
from doublesix_server.bots import work
from doublesix_server.thinking import Skills
from tests.nats_server import NatsServer, needs_nats
from tests.server.club.clubs import clubbed
from tests.server.running import TOKEN, Running, act, play_deal, running, until

pytestmark = [needs_nats, pytest.mark.slow, pytest.mark.logs]

BOTS = {2: "club", 3: "club", 4: "novice"}


async def comes_back(server: Running, stack: AsyncExitStack, secret: bytes, code: str) -> Link:
    """Return the link of somebody who says hello at a server and goes where the table is."""
    link = await stack.enter_async_context(
        open_greeted(server.url, name="Ana", secret=secret, code=code)
    )
    while link.table is None:
        await link.receive()
    return link


async def until_the_end(link: Link) -> None:
    """Receive until there is nothing more."""
    while True:
        await link.receive()


async def begun(server: Running, secret: bytes) -> tuple[Link, str]:
    """Return the link of somebody at a table whose session has begun, and its code."""
    link = await server.person("Ana", secret=secret)
    code = await server.table(link, bots=BOTS)
    await link.ask("sit", seat=1)
    await link.ask("start")
    return link, code


async def test_a_session_goes_on_at_whichever_server_one_comes_to(
    nats: NatsServer, store: str
) -> None:
    secret = secrets.token_bytes(16)
    async with AsyncExitStack() as stack, clubbed(nats, store) as [one, two]:
        ana, code = await begun(one, secret)
        await play_deal(ana)
        played = ana.view
        await ana.close()
        there = await comes_back(two, stack, secret, code)
        while there.view is None:
            await there.receive()
        assert there.view == played
        assert code in one.app.lobby.tables
        assert code not in two.app.lobby.tables
        listed = await (await two.person("Ana", secret=secret)).ask("list_sessions")
        assert [row["code"] for row in listed["sessions"]] == [code]


async def test_a_rolling_restart_loses_nothing(nats: NatsServer, store: str) -> None:
    secret = secrets.token_bytes(16)
    async with AsyncExitStack() as stack, clubbed(nats, store) as [one, two]:
        ana, code = await begun(one, secret)
        ben = await one.person("Ben", code=code)  # follows nobody
        while not (ana.view and ana.view["legal"]):
            await ana.receive()
        before = ana.update
        assert before is not None
        follower = await stack.enter_async_context(
            open_greeted(one.url, name="Ana", secret=secret, code=code)
        )
        one.app.stop()
        with pytest.raises(Moved) as moved:
            await until_the_end(follower)
        assert moved.value.place.url == two.url
        with pytest.raises(LinkLost) as lost:
            await until_the_end(ben)
        assert lost.value.reason == "elsewhere"
        there = await comes_back(two, stack, secret, code)
        while there.update is None:
            await there.receive()
        assert there.update["version"] == before["version"]
        assert there.update["view"] == before["view"]
        await act(there)


async def test_tables_are_listed_at_every_server(nats: NatsServer, store: str) -> None:
    async with clubbed(nats, store, workers=0) as [one, two]:
        ana = await one.person("Ana")
        made = await ana.ask("create", profile="chiva", policies={"listed": True})
        ben = await two.person("Ben")

        async def listed() -> list[str]:
            return [row["code"] for row in (await ben.ask("list_tables"))["tables"]]

        async with asyncio.timeout(10):
            while made["code"] not in await listed():  # noqa: ASYNC110 (nobody would tell a test)
                await asyncio.sleep(0.1)


async def test_a_worker_that_knows_one_server_works_at_all(nats: NatsServer, store: str) -> None:
    async with clubbed(nats, store, workers=0) as [one, two]:
        worker = asyncio.create_task(work(one.url, TOKEN, leave_with_server=False, skills=Skills()))
        try:
            await until(lambda: one.app.staff.workers == two.app.staff.workers == 1)
            ana, _ = await begun(two, secrets.token_bytes(16))
            await play_deal(ana)
        finally:
            worker.cancel()
            await asyncio.gather(worker, return_exceptions=True)


async def test_a_server_that_the_directory_hears_no_more_is_followed_by_another(
    nats: NatsServer, store: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    secret = secrets.token_bytes(16)
    async with AsyncExitStack() as stack, clubbed(nats, store) as [one, two]:
        _, code = await begun(one, secret)
        follower = await stack.enter_async_context(
            open_greeted(one.url, name="Ana", secret=secret, code=code)
        )
        club = one.app._club
        assert club is not None
        await club._directory._client.close()  # type: ignore[attr-defined]
        began = asyncio.get_running_loop().time()
        with pytest.raises(Moved) as moved:
            await until_the_end(follower)
        assert moved.value.place.url == two.url
        there = await comes_back(two, stack, secret, code)
        assert there.table is not None
        assert there.table["you"]["seat"] == 1
        assert asyncio.get_running_loop().time() - began < 10
        assert one.app.why_not_ready() == "the club's directory does not hear of it"


async def test_how_a_server_stands_in_its_club_is_among_the_figures(
    nats: NatsServer, store: str
) -> None:
    async with clubbed(nats, store, workers=0) as [one, _]:
        ana = await one.person("Ana")
        await ana.ask("create", profile="chiva")
        page = one.app.metrics()
        assert "doublesix_club_nodes 2.0" in page
        assert 'doublesix_club_claims_total{end="owned"} 1.0' in page
        assert "doublesix_club_tables 1.0" in page
        assert "doublesix_club_fenced_total 0.0" in page


async def test_a_path_of_ones_own_leads_to_a_server(nats: NatsServer, store: str) -> None:
    address = "wss://dominoes.example/n/one"
    async with running(workers=0, store=store, nats=nats.url, node_address=address) as one:
        async with open_link(f"{one.url}/n/one") as link:
            assert (
                await link.ask("hello", protocol=1, name="Ana", secret=b"s" * 16, follows=True)
            )["type"] == "welcome"
            assert (await link.receive())["nodes"] == [{"address": address, "fingerprint": None}]
        with pytest.raises(LinkError):
            async with open_link(f"{one.url}/n/two"):
                pass
