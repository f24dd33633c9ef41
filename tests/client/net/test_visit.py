"""One stay at a server: lost links, repeated requests, and ends for good."""

from __future__ import annotations

from doublesix.protocol.answers import Left, Refused, Table
from doublesix_client.core.link import LinkPhase
from tests.client.net.relay import a_relay
from tests.client.net.sessions import OTHER, SECRET, talking
from tests.server.running import running


async def test_a_newer_window_takes_over_and_the_older_does_not_fight_for_it() -> None:  # S1
    async with running(workers=0) as server, talking() as older, talking() as newer:
        older.open(server.url)
        table = await older.asked("create", profile="chiva")
        assert isinstance(table, Table)
        await older.asked("sit", seat=1)
        newer.open(server.url, code=table.code)
        await older.link(LinkPhase.ENDED, reason="taken_over")
        assert (await newer.table()).you.seat == 1
        refused = await older.asked("sit", seat=2)
        assert isinstance(refused, Refused)
        assert (refused.reason, older.phases()[-1]) == ("link_lost", LinkPhase.ENDED)
        assert newer.phases()[-1] is LinkPhase.READY


async def test_who_left_a_table_on_purpose_is_not_brought_back_to_it() -> None:  # W8
    async with running(workers=0) as server, a_relay(server.url) as road, talking() as talk:
        talk.open(road.url)
        table = await talk.asked("create", profile="chiva")
        assert isinstance(table, Table)
        await talk.asked("sit", seat=1)
        other = await server.person("Ben", secret=OTHER, code=table.code)
        await other.ask("sit")
        assert isinstance(await talk.asked("leave"), Left)
        road.cut()
        await talk.link(LinkPhase.RETRYING, reason="link_lost")
        await talk.link(LinkPhase.READY)
        refused = await talk.asked("sit")
        assert isinstance(refused, Refused)
        assert refused.reason == "not_at_a_table"


async def test_a_lost_link_is_taken_up_again_at_the_same_table() -> None:  # S4
    async with running(workers=0) as server, a_relay(server.url) as road, talking() as talk:
        talk.open(road.url)
        made = await talk.asked("create", profile="chiva")
        assert isinstance(made, Table)
        await talk.asked("sit", seat=3)
        road.cut()
        retrying = await talk.link(LinkPhase.RETRYING, reason="link_lost")
        assert retrying.wait == 0.01
        await talk.link(LinkPhase.READY)
        table = await talk.table()
        assert (table.code, table.you.seat) == (made.code, 3)


async def test_an_unknown_table_ends_it() -> None:
    async with running(workers=0) as server, talking() as talk:
        talk.open(server.url, code="K7QM2XV0")
        ended = await talk.link(LinkPhase.ENDED, reason="no_such_table")
        assert ended.values == {"code": "K7QM2XV0"}
        assert SECRET.hex() not in repr(talk.news)
