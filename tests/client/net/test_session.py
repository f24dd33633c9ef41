"""The window's way to servers: one after another, and what is asked on the way."""

from __future__ import annotations

from dataclasses import replace

from doublesix.protocol.answers import Refused, Table, Update
from doublesix_client.core.link import Leave, LinkPhase
from tests.client.net.relay import a_relay
from tests.client.net.sessions import BRISK, OTHER, first_act, talking
from tests.server.running import running


async def test_who_opens_a_server_is_told_its_levels_and_their_own_name() -> None:
    async with running() as server, talking() as talk:
        talk.open(server.url, name=" Ana  ")
        ready = await talk.link(LinkPhase.READY)
        assert (ready.server, ready.name) == (server.url, "Ana")
        assert ready.levels == ("novice", "casual", "club")
        assert talk.phases() == [LinkPhase.CONNECTING, LinkPhase.READY]


async def test_a_request_made_before_the_link_is_there_is_sent_when_it_is() -> None:
    async with running(workers=0) as server, talking() as talk:
        talk.open(server.url)
        made = await talk.asked("create", profile="chiva")
        assert isinstance(made, Table)


async def test_a_request_without_a_server_is_refused() -> None:
    async with talking() as talk:
        refused = await talk.asked("create", profile="chiva")
        assert isinstance(refused, Refused)
        assert refused.reason == "link_lost"


async def test_a_deal_is_played_through_a_session() -> None:
    async with running() as server, talking() as talk:
        talk.open(server.url)
        await talk.own_table()
        update = await talk.asked("start")
        while isinstance(update, Update) and update.view.phase != "over":
            if update.view.legal:
                update = await talk.asked(**first_act(update))
            else:
                update = await talk.update()
        assert isinstance(update, Update)
        assert update.view.result is not None


async def test_leaving_turns_the_link_off_and_nothing_brings_it_back() -> None:
    async with running(workers=0) as server, talking() as talk:
        talk.open(server.url)
        await talk.link(LinkPhase.READY)
        talk.post(Leave())
        await talk.link(LinkPhase.OFF)
        refused = await talk.asked("create", profile="chiva")
        assert isinstance(refused, Refused)
        assert talk.phases()[-1] is LinkPhase.OFF


async def test_opening_another_server_leaves_the_first() -> None:
    async with running(workers=0) as first, running(workers=0) as second, talking() as talk:
        talk.open(first.url)
        await talk.asked("create", profile="chiva")
        talk.open(second.url)
        ready = await talk.link(LinkPhase.READY)
        assert ready.server == second.url
        tables = await talk.asked("leave")
        assert isinstance(tables, Refused)
        assert tables.reason == "not_at_a_table"


async def test_what_waits_for_an_answer_is_given_up_when_another_server_is_opened() -> None:
    async with talking() as talk, running(workers=0) as server:
        talk.open("ws://127.0.0.1:1")
        asked = talk.ask("create", profile="chiva")
        await talk.link(LinkPhase.RETRYING)
        talk.open(server.url)
        refused = await talk.answer(asked)
        assert isinstance(refused, Refused)
        assert refused.reason == "link_lost"
        await talk.link(LinkPhase.READY)


async def test_what_was_asked_last_still_goes_out_when_the_server_is_left() -> None:  # W8
    async with running(workers=0) as server, talking() as talk:
        talk.open(server.url)
        made = await talk.asked("create", profile="chiva")
        assert isinstance(made, Table)
        await talk.asked("sit", seat=1)
        other = await server.person("Ben", secret=OTHER, code=made.code)
        talk.ask("leave")
        talk.post(Leave())
        await talk.link(LinkPhase.OFF)
        while other.table is None or other.table["seats"][0]["state"] == "here":
            await other.receive()
        assert other.table["seats"][0]["state"] == "open"


async def test_opening_the_same_table_while_it_is_lost_tries_at_once() -> None:
    patience = replace(BRISK, waits=(3600.0,))
    async with (
        running(workers=0) as server,
        a_relay(server.url) as road,
        talking(patience) as talk,
    ):
        talk.open(road.url)
        made = await talk.asked("create", profile="chiva")
        assert isinstance(made, Table)
        await talk.asked("sit", seat=2)
        road.cut()
        await talk.link(LinkPhase.RETRYING)
        sit = talk.ask("sit", seat=3)
        talk.open(road.url, made.code, name="Zoë")
        assert (await talk.link(LinkPhase.READY)).name == "Zoë"
        table = await talk.answer(sit)
        assert isinstance(table, Table)
        assert table.you.seat == 3


async def test_opening_another_table_while_one_is_lost_gives_that_one_up() -> None:
    async with running(workers=0) as server, talking(replace(BRISK, waits=(3600.0,))) as talk:
        talk.open("ws://127.0.0.1:1", "K7QM2XV0")
        await talk.link(LinkPhase.RETRYING)
        talk.open("ws://127.0.0.1:1")
        await talk.link(LinkPhase.CONNECTING)
        await talk.link(LinkPhase.RETRYING)
        talk.open(server.url)
        await talk.link(LinkPhase.READY)
