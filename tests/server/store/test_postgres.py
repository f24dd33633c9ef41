"""The writer to PostgreSQL: rows in order and on the disk, and a connection that is its own."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from doublesix_server.log import Closed, Seen, Summarised
from doublesix_server.store.batch import Owner, row_of
from doublesix_server.store.postgres import PostgresWriter
from doublesix_server.store.shared import opened_store
from tests.server.running import until
from tests.server.store.stores import InPostgres
from tests.server.store.test_notes import ANA, summary


def rows_of(owner: Owner, count: int) -> list[dict[str, Any]]:
    return [row_of(owner, b"%d" % number, None) for number in range(count)]


@pytest.mark.parametrize("count", [1, 2, 3000])
async def test_rows_are_kept_in_order_however_many(shared: InPostgres, count: int) -> None:
    async with opened_store(shared.url) as engine:
        shared.say("INSERT INTO owners VALUES ('T', 1)")
        refused: list[Owner] = []
        writer = PostgresWriter(engine, refused.append)
        rows = rows_of(Owner("T", 1), count)
        await writer.write(rows, [])
        assert (rows, refused) == ([], [])
        found = shared.say("SELECT convert_from(body, 'UTF8') FROM entries ORDER BY id")
        assert found.split() == [str(number) for number in range(count)]
        await writer.disconnect()


async def test_what_is_refused_leaves_the_rows_and_the_rest_is_kept(shared: InPostgres) -> None:
    async with opened_store(shared.url) as engine:
        shared.say("INSERT INTO owners VALUES ('T', 1), ('U', 2)")
        refused: list[Owner] = []
        writer = PostgresWriter(engine, refused.append)
        mine, old, unknown = Owner("T", 1), Owner("U", 1), Owner("V", 1)
        rows = [row_of(owner, b"1", Seen(owner.table, 5)) for owner in (mine, old, unknown, mine)]
        await writer.write(rows, [])
        assert rows == []
        assert set(refused) == {old, unknown}
        assert shared.say("SELECT code FROM entries") == "T\nT"
        assert shared.say("SELECT code FROM seen") == "T"
        assert shared.say("SELECT batch FROM writers") == "1"
        await writer.disconnect()


async def test_what_cannot_go_together_is_kept_one_after_another(shared: InPostgres) -> None:
    async with opened_store(shared.url) as engine:
        shared.say("INSERT INTO owners VALUES ('T', 1)")
        writer = PostgresWriter(engine, lambda owner: None)
        owner = Owner("T", 1)
        rows = [
            row_of(owner, b"1", Summarised(summary("T", 1), (ANA,), 5)),
            row_of(owner, b"2", Closed("T")),
        ]
        await writer.write(rows, [])
        assert shared.say("SELECT is_open FROM sessions") == "f"
        assert shared.say("SELECT batch FROM writers") == "2"
        await writer.disconnect()


async def test_no_answer_comes_before_a_commit_is_on_the_disk(shared: InPostgres) -> None:
    name = shared.url.rpartition("/")[2]
    shared.server.say(f"ALTER DATABASE {name} SET synchronous_commit = off")
    async with opened_store(shared.url) as engine:
        writer = PostgresWriter(engine, lambda owner: None)
        await writer.write(rows_of(Owner("T", 1), 1), [])
        assert await writer._own.fetchval("SHOW synchronous_commit") == "on"
        await writer.disconnect()
    shared.server.say(f"ALTER DATABASE {name} RESET synchronous_commit")


async def test_a_connection_that_failed_is_let_go_and_another_is_opened(shared: InPostgres) -> None:
    async with opened_store(shared.url) as engine:
        shared.say("INSERT INTO owners VALUES ('T', 1)")
        writer = PostgresWriter(engine, lambda owner: None)
        await writer.write(rows_of(Owner("T", 1), 1), [])
        shared.say(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
            " WHERE datname = current_database() AND pid <> pg_backend_pid()"
        )
        rows = rows_of(Owner("T", 1), 2)
        with pytest.raises(Exception, match=r"connection|terminat"):
            await writer.write(rows, [])
        assert len(rows) == 2
        await writer.write(rows, [])
        assert shared.say("SELECT count(*) FROM entries") == "3"
        await writer.disconnect()


async def test_what_comes_after_rows_that_were_kept_unheard_and_are_refused_by_now_is_kept(
    shared: InPostgres,
) -> None:
    async with opened_store(shared.url) as engine:
        shared.say("INSERT INTO owners VALUES ('T', 1), ('U', 1)")
        refused: list[Owner] = []
        went_back: list[bool] = []
        writer = PostgresWriter(engine, refused.append, lambda: went_back.append(True))
        mine, taken = Owner("U", 1), Owner("T", 1)
        await writer.write(rows_of(mine, 1), [])
        writer._own = Deaf(writer._own)
        rows = rows_of(taken, 1)
        with pytest.raises(ConnectionResetError):
            await writer.write(rows, [])
        shared.say("UPDATE owners SET epoch = 2 WHERE code = 'T'")
        await writer.write(rows, [])
        assert (rows, refused) == ([], [taken])
        await writer.write(rows_of(mine, 2), [])
        await writer.write(rows_of(taken, 1), [])
        await writer.disconnect()
        await writer.write(rows_of(mine, 1), [])
        found = shared.say("SELECT code, convert_from(body, 'UTF8') FROM entries ORDER BY id")
        assert found.split() == ["U|0", "T|0", "U|0", "U|1", "U|0"]
        assert went_back == []
        await writer.disconnect()


class Deaf:
    """A connection whose answer does not arrive."""

    def __init__(self, own: Any) -> None:
        self._own = own

    async def fetchval(self, *said: object) -> None:
        await self._own.fetchval(*said)
        raise ConnectionResetError("cable pulled")

    def terminate(self) -> None:
        self._own.terminate()


async def test_who_is_cancelled_leaves_no_connection_behind(shared: InPostgres) -> None:
    async with opened_store(shared.url) as engine, engine.connect() as other, other.begin():
        await other.exec_driver_sql("LOCK TABLE owners")
        writer = PostgresWriter(engine, lambda owner: None)
        writing = asyncio.create_task(writer.write(rows_of(Owner("T", 1), 1), []))
        await until(lambda: shared.say("SELECT count(*) FROM pg_locks WHERE NOT granted") == "1")
        writing.cancel()
        await asyncio.gather(writing, return_exceptions=True)
        assert writing.cancelled()
        assert writer._connection is None
        await writer.disconnect()
