"""What an operator says at one server of a club holds at all of them."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from doublesix.link import Link, LinkLost, Refused
from doublesix_server import upkeep
from doublesix_server.refusal import NotDone
from doublesix_server.restraints import Kind, handle_of
from tests.nats_server import NatsServer, needs_nats
from tests.server.club.clubs import clubbed
from tests.server.running import Running, act, until

pytestmark = [needs_nats, pytest.mark.slow, pytest.mark.logs]

BOTS = {2: "club", 3: "club", 4: "novice"}


@pytest.fixture(autouse=True)
def _offices_hear_soon(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(upkeep, "_HEAR_EVERY", 0.05)


async def ask(server: Running, do: str, **fields: Any) -> Any:
    """Return what the office of a server answers."""
    return await server.app._office.answer({"do": do, **fields})


async def at_a_table(server: Running, name: str = "Ana") -> tuple[Link, str]:
    """Return the link of somebody at a table here whose session has begun, and its code."""
    link = await server.person(name, secret=name.encode().ljust(16, b"."))
    code = await server.table(link, bots=BOTS)
    await link.ask("sit", seat=1)
    await link.ask("start")
    while not (link.view and link.view["legal"]):
        await link.receive()
    return link, code


async def with_a_guest(server: Running) -> tuple[Link, Link, str, str]:
    """Return the links of Ana, who plays, and of a guest at her table, its code and her handle."""
    ana, code = await at_a_table(server)
    return ana, await server.person("Ben", code=code), code, handle(server, code, "Ana")


def handle(server: Running, code: str, name: str) -> str:
    """Return the handle of somebody at a table of a server."""
    return handle_of(_person(server.app.hall.tables[code].seating, name).identity)


async def sent_off(link: Link) -> str:
    """Return why a link is closed."""
    with pytest.raises(LinkLost) as lost:
        await until_the_end(link)
    return str(lost.value.reason)


async def until_the_end(link: Link) -> None:
    """Receive until there is nothing more."""
    async with asyncio.timeout(10):
        while True:
            await link.receive()


async def test_who_is_banned_at_one_server_is_sent_off_from_all(
    nats: NatsServer, store: str
) -> None:
    async with clubbed(nats, store) as [one, two]:
        ana, ben, code, whom = await with_a_guest(one)
        done = await ask(two, "ban", whom=whom)
        assert (done["whom"], done["tables"]) == (whom, [])
        assert await sent_off(ana) == "banned"
        assert one.app.hall.tables[code].seating.persons
        for server in (one, two):
            with pytest.raises(Refused, match="banned"):
                await server.person("Ana", secret=b"Ana".ljust(16, b"."))
        await ask(one, "unban", whom=whom)
        await until(lambda: not two.app._restraints.of(Kind.BAN))
        await two.person("Ana", secret=b"Ana".ljust(16, b"."))
        await ben.close()


async def test_the_status_says_how_many_servers_there_are(nats: NatsServer, store: str) -> None:
    async with clubbed(nats, store) as [one, _]:
        assert (await ask(one, "status"))["nodes"] == 2


async def test_who_is_banned_while_away_has_left_the_tables_of_all_servers(
    nats: NatsServer, store: str
) -> None:
    async with clubbed(nats, store) as [one, two]:
        ana, ben, code, whom = await with_a_guest(one)
        await ana.close()
        seating = one.app.hall.tables[code].seating
        await until(lambda: not _person(seating, "Ana").peer)
        await ask(two, "ban", whom=whom)
        await until(lambda: _person(seating, "Ana").left)
        await ben.close()


def _person(seating: Any, name: str) -> Any:
    [found] = [one for one in seating.persons.values() if one.shown_name == name]
    return found


async def test_a_message_is_told_at_all_servers(nats: NatsServer, store: str) -> None:
    async with clubbed(nats, store) as [one, two]:
        ana, _ = await at_a_table(one)
        await ask(two, "message", text="Tonight we play until ten")
        while (await ana.receive()).get("text") != "Tonight we play until ten":
            pass
        assert (await ask(one, "message"))["message"] == "Tonight we play until ten"
        await ask(one, "message", text=None)
        await until(lambda: two.app._office.notice is None)


async def test_who_is_muted_at_one_server_is_muted_at_all(nats: NatsServer, store: str) -> None:
    async with clubbed(nats, store) as [one, two]:
        _, code = await at_a_table(one)
        whom = handle(one, code, "Ana")
        await ask(two, "mute", whom=whom)
        await until(lambda: len(one.app._restraints.of(Kind.MUTE)) == 1)
        await ask(one, "unmute", whom=whom)
        await until(lambda: not two.app._restraints.of(Kind.MUTE))


async def test_results_are_the_same_at_all_servers(nats: NatsServer, store: str) -> None:
    async with clubbed(nats, store) as [one, two]:
        ana, code = await at_a_table(one)
        await act(ana)
        await one.app._log.drained()
        there = await ask(two, "results")
        assert [row["table"] for row in there["sessions"]] == [code]
        assert there == await ask(one, "results")
        sat = (await ask(two, "persons", table=code))["persons"]
        assert [person["name"] for person in sat] == ["Ana"]


async def test_a_table_is_closed_where_it_lives(nats: NatsServer, store: str) -> None:
    async with clubbed(nats, store) as [one, two]:
        ana, code = await at_a_table(one)
        with pytest.raises(NotDone, match=f"the server at {one.url} has it; ask that one"):
            await ask(two, "close", table=code)
        assert code in one.app.hall.tables
        await ask(one, "close", table=code)
        assert await sent_off(ana) == "table_closed"
        with pytest.raises(NotDone, match="closed already"):
            await ask(two, "close", table=code)


async def test_a_sleeping_table_is_closed_at_any_server(nats: NatsServer, store: str) -> None:
    async with clubbed(nats, store) as [one, two]:
        ana, code = await at_a_table(one)
        await ana.close()
        await until(lambda: not _person(one.app.hall.tables[code].seating, "Ana").peer)
        one.app.hall.put_to_sleep(one.app.hall.tables[code])
        await until(lambda: _tables(one) == 0)
        await ask(two, "close", table=code)
        with pytest.raises(NotDone, match="closed already"):
            await ask(one, "close", table=code)


def _tables(server: Running) -> int:
    assert server.app._club is not None
    return server.app._club.standing().tables


async def test_who_is_removed_is_removed_where_they_are(nats: NatsServer, store: str) -> None:
    async with clubbed(nats, store) as [one, two]:
        ana, code = await at_a_table(one)
        whom = handle(one, code, "Ana")
        with pytest.raises(NotDone, match="of this server"):
            await ask(two, "remove", whom=whom)
        assert (await ask(one, "remove", whom=whom))["tables"] == [code]
        assert await sent_off(ana) == "removed"


async def test_who_is_forgotten_is_so_at_the_tables_here_and_it_is_told_where_the_others_are(
    nats: NatsServer, store: str
) -> None:
    async with clubbed(nats, store) as [one, two]:
        ana, there = await at_a_table(one)
        ben = await one.person("Ben", code=there)
        also, here = await at_a_table(two)
        whom = handle(one, there, "Ana")
        with pytest.raises(NotDone, match=f"{there}: the server at {one.url} has it"):
            await ask(two, "forget", whom=whom)
        assert await sent_off(also) == "removed"
        assert (await ask(one, "persons", table=here))["persons"][0]["name"] == "?"
        assert (await ask(one, "persons", table=there))["persons"][0]["name"] == "Ana"
        assert (await ask(one, "forget", whom=whom))["tables"] == 1
        assert await sent_off(ana) == "removed"
        assert (await ask(two, "persons", table=there))["persons"][0]["name"] == "?"
        assert await sent_off(ben) == "server_updates"
        with pytest.raises(NotDone, match="nobody here has this handle"):
            await ask(two, "forget", whom=whom)
