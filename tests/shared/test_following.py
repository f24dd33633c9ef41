"""Whoever follows a server's word comes to the table, in few steps and never into the open."""

from __future__ import annotations

from typing import Any

import pytest
from websockets.asyncio.server import ServerConnection

from doublesix.following import MOST_HOPS, is_as_safe, next_place, open_greeted
from doublesix.link import LinkError, LinkLost, Moved, NoTrust, NotUnderstood, Place, open_link
from tests.shared.test_link import a_server, heard, say

SECRET = b"s" * 16


def sends_on(url: str, heard_hellos: list[dict[str, Any]]) -> Any:
    async def script(socket: ServerConnection) -> None:
        hello = await heard(socket)
        heard_hellos.append(hello)
        await say(socket, type="elsewhere", re=hello["id"], address=url, fingerprint=None)

    return script


async def welcomes(socket: ServerConnection) -> None:
    hello = await heard(socket)
    await say(socket, type="welcome", re=hello["id"], name=hello["name"])
    place = {"address": "ws://127.0.0.1:1", "fingerprint": None}
    await say(socket, type="nodes", nodes=[place])
    await say(socket, type="table", counter=1)
    await socket.wait_closed()


async def test_one_goes_where_the_table_is_with_the_same_secret() -> None:
    hellos: list[dict[str, Any]] = []
    async with (
        a_server(welcomes) as there,
        a_server(sends_on(there, hellos)) as here,
        open_greeted(here, name="Ana", secret=SECRET, code="K7QM2XV0") as link,
    ):
        await link.receive()
        assert link.nodes == (Place("ws://127.0.0.1:1"),)
        assert (await link.receive())["type"] == "table"
    assert [hello["secret"] for hello in hellos] == [SECRET]
    assert hellos[0]["follows"] is True


async def test_where_one_is_sent_and_nobody_answers_one_asks_again() -> None:
    hellos: list[dict[str, Any]] = []

    async def script(socket: ServerConnection) -> None:
        if hellos:
            await welcomes(socket)
        else:
            await sends_on("ws://127.0.0.1:1", hellos)(socket)

    async with a_server(script) as url, open_greeted(url, name="Ana", secret=SECRET) as link:
        await link.receive()
        assert len(hellos) == 1


async def test_where_nobody_answers_at_first_it_is_told() -> None:
    with pytest.raises(LinkError):
        async with open_greeted("ws://127.0.0.1:1", name="Ana", secret=SECRET):
            pass


async def test_one_is_not_sent_about_for_ever() -> None:
    hellos: list[dict[str, Any]] = []

    async def script(socket: ServerConnection) -> None:
        await sends_on(f"ws://127.0.0.1:{socket.local_address[1]}", hellos)(socket)

    async with a_server(script) as place:
        with pytest.raises(Moved):
            async with open_greeted(place, name="Ana", secret=SECRET):
                pass
    assert len(hellos) == MOST_HOPS


async def test_a_table_that_moves_while_one_is_there_is_told() -> None:
    async def script(socket: ServerConnection) -> None:
        await say(socket, type="elsewhere", address="ws://127.0.0.1:1", fingerprint="ab" * 32)

    async with a_server(script) as url, open_link(url) as link:
        with pytest.raises(LinkLost) as lost:
            await link.receive()
    assert isinstance(lost.value, Moved)
    assert lost.value.place == Place("ws://127.0.0.1:1", "ab" * 32)
    assert lost.value.reason == "elsewhere"


@pytest.mark.parametrize("told", [{}, {"address": 7}, {"address": "ws://one", "fingerprint": 7}])
async def test_a_place_that_is_none_is_not_understood(told: dict[str, Any]) -> None:
    async def script(socket: ServerConnection) -> None:
        await say(socket, type="elsewhere", **told)

    async with a_server(script) as url, open_link(url) as link:
        with pytest.raises(NotUnderstood):
            await link.receive()


@pytest.mark.parametrize("told", [{}, {"nodes": 7}, {"nodes": ["ws://one"]}])
async def test_servers_that_are_none_are_not_understood(told: dict[str, Any]) -> None:
    async def script(socket: ServerConnection) -> None:
        await say(socket, type="nodes", **told)

    async with a_server(script) as url, open_link(url) as link:
        with pytest.raises(NotUnderstood):
            await link.receive()


async def test_no_more_servers_are_noted_than_a_club_may_name() -> None:
    async def script(socket: ServerConnection) -> None:
        await say(socket, type="nodes", nodes=[{"address": f"ws://{n}"} for n in range(60)])
        await socket.wait_closed()

    async with a_server(script) as url, open_link(url) as link:
        await link.receive()
        assert len(link.nodes) == 50


@pytest.mark.parametrize(
    ("one", "other", "is_fine"),
    [
        ("wss://one", "wss://two", True),
        ("ws://one", "wss://two", True),
        ("ws://one", "ws://two", True),
        ("wss://one", "ws://two", False),
        ("WSS://one", "ws://two", False),
        ("wss://one", "wss://[two", False),
        ("ws://one", "wss://[two", True),
    ],
)
def test_nobody_follows_from_tls_into_the_open(one: str, other: str, is_fine: bool) -> None:
    place, moved = Place(one, "ab"), Moved(Place(other))
    assert is_as_safe(place, moved.place) == is_fine
    if is_fine:
        assert next_place(place, moved) == Place(other)
    else:
        with pytest.raises(NoTrust):
            next_place(place, moved)
