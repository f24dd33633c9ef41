"""One stay at a club of servers: sent on, handed over, and where another server is gone."""

from __future__ import annotations

from typing import Any

from doublesix.protocol.answers import Table
from doublesix_client.core.link import Arrived, LinkPhase
from tests.client.net.scripted import Visitor, a_server
from tests.client.net.sessions import SECRET, talking
from tests.server.running import running

NOWHERE = "ws://127.0.0.1:1"


async def sent_on(visitor: Visitor, address: str) -> dict[str, Any]:
    """Answer a hello by sending on; return the hello."""
    hello = await visitor.heard()
    await visitor.say("elsewhere", re=hello["id"], address=address, fingerprint=None)
    return hello


async def test_who_is_sent_on_is_there_with_the_same_secret() -> None:
    heard: list[dict[str, Any]] = []
    async with running(workers=0) as server, talking() as talk:

        async def script(visitor: Visitor) -> None:
            heard.append(await sent_on(visitor, server.url))

        async with a_server(script) as url:
            talk.open(url)
            await talk.link(LinkPhase.READY)
            table = await talk.asked("create", profile="chiva")
            assert isinstance(table, Table)
            assert LinkPhase.RETRYING not in talk.phases()
    assert (heard[0]["secret"], heard[0]["follows"]) == (SECRET, True)


async def test_a_request_that_was_under_way_is_asked_again_where_one_was_sent() -> None:
    asked: list[tuple[str, str]] = []

    async def there(visitor: Visitor) -> None:
        hello = await visitor.welcome()
        request = await visitor.heard()
        asked.append((hello.get("code", "none"), request["id"]))
        await visitor.say("table", re=request["id"])
        await visitor.heard()

    async with a_server(there) as other, talking() as talk:

        async def here(visitor: Visitor) -> None:
            await visitor.welcome()
            request = await visitor.heard()
            asked.append(("here", request["id"]))
            await visitor.say("elsewhere", re=request["id"], address=other, fingerprint=None)

        async with a_server(here) as url:
            talk.open(url)
            assert isinstance(await talk.asked("join", code="K7QM2XV0"), Table)
    assert asked == [("here", asked[0][1]), ("none", asked[0][1])]


async def test_a_table_that_is_handed_over_is_gone_to_without_a_rest() -> None:
    codes: list[str | None] = []

    async def there(visitor: Visitor) -> None:
        codes.append((await visitor.welcome()).get("code"))
        await visitor.say("table", re=None)
        await visitor.heard()

    async with a_server(there) as other, talking() as talk:

        async def here(visitor: Visitor) -> None:
            await visitor.welcome()
            await visitor.say("table", re=None)
            place = {"address": other, "fingerprint": None}
            await visitor.say("elsewhere", re=None, **place)

        async with a_server(here) as url:
            talk.open(url)
            code = (await talk.table()).code
            assert (await talk.table()).code == code
            assert LinkPhase.RETRYING not in talk.phases()
    assert codes == [code]


async def test_where_a_server_is_gone_another_of_the_club_is_tried() -> None:
    came: list[str] = []

    async def there(visitor: Visitor) -> None:
        came.append("there")
        await visitor.welcome()
        await visitor.heard()

    async with a_server(there) as other, talking() as talk:

        async def here(visitor: Visitor) -> None:
            came.append("here")
            if visitor.number:
                await visitor.refuse(await visitor.heard(), "cannot_keep")
                return
            await visitor.welcome()
            nodes = [{"address": one, "fingerprint": None} for one in (NOWHERE, other)]
            await visitor.say("nodes", nodes=nodes)

        async with a_server(here) as url:
            talk.open(url)
            await talk.link(LinkPhase.READY)
            await talk.link(LinkPhase.READY)
    assert came == ["here", "here", "there"]
    told = {news.message.type for news in talk.news if isinstance(news, Arrived)}
    assert "nodes" not in told


async def test_one_is_not_sent_about_without_a_rest_for_ever() -> None:
    async with talking() as talk:

        async def script(visitor: Visitor) -> None:
            port = visitor.socket.local_address[1]
            await sent_on(visitor, f"ws://127.0.0.1:{port}")

        async with a_server(script) as url:
            talk.open(url)
            await talk.link(LinkPhase.RETRYING, reason="elsewhere")


async def test_a_server_that_knows_of_no_club_is_told_less() -> None:
    heard: list[dict[str, Any]] = []

    async def script(visitor: Visitor) -> None:
        heard.append(await visitor.heard())
        values = {"field": "follows", "problem": "extra_forbidden"}
        await visitor.refuse(heard[-1], "bad_request", **values)
        heard.append(await visitor.welcome())
        await visitor.heard()

    async with a_server(script) as url, talking() as talk:
        talk.open(url)
        assert (await talk.link(LinkPhase.READY)).checks
    assert ["follows" in hello for hello in heard] == [True, False]
    assert all(hello["shares"] for hello in heard)


async def test_a_server_elsewhere_that_is_another_than_told_is_no_end() -> None:
    async with running(workers=0, host="0.0.0.0") as server, talking() as talk:
        port = server.url.rpartition(":")[2]

        async def script(visitor: Visitor) -> None:
            if visitor.number:
                await visitor.welcome()
                await visitor.heard()
                return
            hello = await visitor.heard()
            place = {"address": f"wss://127.0.0.1:{port}", "fingerprint": "ab" * 32}
            await visitor.say("elsewhere", re=hello["id"], **place)

        async with a_server(script) as url:
            talk.open(url)
            await talk.link(LinkPhase.READY)
