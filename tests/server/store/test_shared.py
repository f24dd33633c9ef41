"""A shared database: brought up to date, or refused in one line without a password."""

from __future__ import annotations

from typing import Any

import pytest

from doublesix_server.store import shared as room
from doublesix_server.store.shared import StoreError, opened_store
from tests.server.store.stores import InPostgres


async def opening(address: str) -> str:
    with pytest.raises(StoreError) as told:
        async with opened_store(address):
            pass
    assert "secret" not in str(told.value)
    return str(told.value)


@pytest.mark.parametrize("address", ["", "club", "postgresql://a:secret@[::", "//"])
async def test_what_is_no_address_of_a_database_is_told(address: str) -> None:
    assert await opening(address) == "the store is no postgresql+asyncpg://user@host/name"


async def test_where_nobody_answers_the_address_is_told() -> None:
    told = await opening("postgresql://ana:secret@127.0.0.1:1/club")
    assert told.startswith("postgresql+asyncpg://ana:***@127.0.0.1:1/club: cannot be reached")


async def test_what_the_database_refuses_is_told(shared: InPostgres) -> None:
    told = await opening(shared.url.rpartition("/")[0].replace("@", ":secret@") + "/nowhere")
    assert 'not let in: database "nowhere" does not exist; the store\'s address holds' in told


async def test_libpq_s_word_for_tls_is_understood(shared: InPostgres) -> None:
    async with opened_store(f"{shared.url}?sslmode=disable") as engine:
        assert dict(engine.url.query) == {"ssl": "disable"}
    assert "cannot be reached" in await opening(f"{shared.url}?sslmode=require")
    assert "sslmode" in await opening(f"{shared.url}?sslmode=often")


async def test_what_an_address_asks_for_that_is_not_known_is_told() -> None:
    told = await opening("postgresql://ana:secret@127.0.0.1:1/club?options=secret&colour=red")
    assert told.startswith("the store's colour, options: not known (known: host, port, ssl,")


async def test_a_newer_version_s_database_is_told(shared: InPostgres) -> None:
    async with opened_store(shared.url):
        pass
    shared.say("UPDATE alembic_version SET version_num = '9999'")
    assert "cannot be used by this version: Can't locate revision" in await opening(shared.url)


async def test_without_the_extra_it_is_told_what_to_install(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def missing(*_: Any, **__: Any) -> None:
        raise ModuleNotFoundError("No module named 'asyncpg'", name="asyncpg")

    monkeypatch.setattr(room, "create_async_engine", missing)
    told = await opening("postgresql://club/club")
    assert told == "a database of PostgreSQL needs asyncpg: pip install 'doublesix[club]'"


async def test_a_server_that_hangs_holds_nobody_up(shared: InPostgres) -> None:
    async with opened_store(shared.url) as engine, engine.connect() as connection:
        shown = await connection.exec_driver_sql("SHOW idle_in_transaction_session_timeout")
        assert shown.scalar() == "5s"
