"""A server with a database of PostgreSQL: what it keeps is there for whoever serves next."""

from __future__ import annotations

import asyncio
import secrets

import pytest

from doublesix.link import LinkLost, Refused
from doublesix_server.app import App, ServerError
from doublesix_server.config import Settings
from tests.postgres import Postgres
from tests.server.running import play_deal, running

BOTS = {2: "club", 3: "club", 4: "novice"}


async def test_a_session_goes_on_after_a_restart_and_its_record_is_given(
    database: Postgres,
) -> None:
    store = database.create("served")
    secret = secrets.token_bytes(16)
    async with running(store=store) as server:
        ana = await server.person("Ana", secret=secret)
        code = await server.table(ana, bots=BOTS)
        await ana.ask("sit", seat=1)
        await ana.ask("start")
        await play_deal(ana)
        played = ana.view
    async with running(store=store) as server:
        ana = await server.person("Ana", secret=secret, code=code)
        while ana.view is None:
            await ana.receive()
        assert ana.view == played
        await ana.answer_to(await ana.act({"type": "go_on"}))
        listed = await ana.ask("list_sessions")
        assert [one["code"] for one in listed["sessions"]] == [code]
        record = (await ana.ask("get_record", code=code, session=1))["record"]
        assert len(record["deals"]) == 1


async def test_a_copy_that_was_made_meanwhile_is_served_elsewhere(database: Postgres) -> None:
    store = database.create("served")
    secret = secrets.token_bytes(16)
    async with running(store=store) as server:
        ana = await server.person("Ana", secret=secret)
        code = await server.table(ana, bots=BOTS)
        await ana.ask("sit", seat=1)
        await ana.ask("start")
        await play_deal(ana)
        played = ana.view
        copy = await asyncio.to_thread(database.copy, "served", "copy")
        await ana.answer_to(await ana.act({"type": "go_on"}))
    async with running(store=copy) as server:
        ana = await server.person("Ana", secret=secret, code=code)
        while ana.view is None:
            await ana.receive()
        assert ana.view == played
        await ana.answer_to(await ana.act({"type": "go_on"}))


@pytest.mark.logs
async def test_a_table_that_another_server_takes_up_is_served_by_that_one_alone(
    database: Postgres,
) -> None:
    store = database.create("served")
    async with running(store=store) as first, running(store=store) as second:
        ana = await first.person("Ana")
        code = await first.table(ana, bots={})
        await ana.ask("sit", seat=1)
        ivo = await second.person("Ivo", code=code)
        await ivo.ask("sit", seat=2)
        with pytest.raises(LinkLost):
            await ana.ask("fill", seat=3, level="club")
        assert code not in first.app.lobby.tables
        table = await ivo.ask("sit", seat=4)
        assert [seat["state"] for seat in table["seats"]] == ["lost", "open", "open", "here"]


async def test_a_code_that_nobody_made_wakes_nothing(database: Postgres) -> None:
    store = database.create("served")
    async with running(store=store) as server:
        with pytest.raises(Refused, match="no_such_table"):
            await server.person("Ana", code="ZZZZZZZZ")
    assert database.say("SELECT count(*) FROM owners", store.rpartition("/")[2]) == "0"


async def test_a_database_that_cannot_be_used_is_told_without_its_password() -> None:
    for store in ("postgresql+asyncpg://ana:secret@127.0.0.1:1/club", "postgresql://a:secret@[::"):
        with pytest.raises(ServerError) as told:
            await App(Settings(port=0, bots=0, store=store)).run(lambda reach: None)
        assert "secret" not in str(told.value)
