"""The window's way to servers: one after another, and what is asked on the way."""

from __future__ import annotations

from doublesix.protocol.answers import Refused, Table, Update
from doublesix_client.core.link import Leave, LinkPhase
from tests.client.net.sessions import talking
from tests.server.running import running


async def test_who_opens_a_server_is_told_its_levels_and_their_own_name() -> None:
    async with running() as server, talking() as talk:
        talk.open(server.url, name=" Ana  ")
        ready = await talk.link(LinkPhase.READY)
        assert (ready.server, ready.name) == (server.url, "Ana")
        assert ready.levels == ("novice", "club")
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
        await talk.asked("create", profile="chiva", pause=0)
        await talk.asked("sit", seat=1)
        for seat in (2, 3, 4):
            await talk.asked("fill", seat=seat, level="novice")
        update = await talk.asked("start")
        while isinstance(update, Update) and update.view.phase != "over":
            if not update.view.legal:
                update = await talk.update()
                continue
            match update.view.legal[0]:
                case ["pass"]:
                    update = await talk.asked("pass", version=update.version)
                case ["name", opener]:
                    update = await talk.asked("name", version=update.version, opener=opener)
                case [tile, *end]:
                    fields = {"end": end[0]} if end else {}
                    update = await talk.asked("play", version=update.version, tile=tile, **fields)
        assert isinstance(update, Update)


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
