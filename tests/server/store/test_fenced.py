"""The fence: two servers write to one database, and nothing of a table is told by both."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import AsyncExitStack
from functools import partial
from itertools import pairwise

import pytest
from sqlalchemy.ext.asyncio import AsyncEngine

from doublesix.protocol.errors import Refusal
from doublesix_server.log import Closed, Counted, Forgotten, Seen, Summarised
from doublesix_server.refusal import Refused
from doublesix_server.store import durable as durable_room
from doublesix_server.store import fenced as fenced_room
from doublesix_server.store import postgres as postgres_room
from doublesix_server.store.archive import StoredArchive
from doublesix_server.store.fenced import FencedLog
from doublesix_server.store.forms import to_bytes
from doublesix_server.store.statements import KEEP, KEEP_NOTED
from tests.postgres import postgres
from tests.server.running import until
from tests.server.store.stores import InPostgres, entry_of, kept
from tests.server.store.test_notes import ANA, summary
from tests.server.store.test_postgres import Deaf

EPOCHS = " AND o.epoch = asked.epoch"
LOCKS = "FOR SHARE OF o"
COUNTING = "WHERE w.batch < excluded.batch"
"""What the fence is made of."""


async def an_old_owner_keeps_and_tells_nothing(shared: InPostgres) -> None:
    async with shared.fenced("T", "U") as (old, engine), shared.fenced() as (new, _):
        told: list[str] = []
        old.append(entry_of("T"), lambda: told.append("before"))
        await old.drained()
        assert await new.own("T", 2)
        lost: list[str] = []
        old.lost = lost.append
        of_table = old.of("T")
        old.append(Counted("T", 1), lambda: told.append("too late"))
        old.append(entry_of("U"), lambda: told.append("another table"))
        of_table.note(Seen("T", 99), lambda: told.append("noted too late"))
        of_table.after(lambda: told.append("told too late"))
        new.append(Counted("T", 2), lambda: told.append("by the new owner"))
        await asyncio.gather(old.drained(), new.drained())
        of_table.append(Counted("T", 3), lambda: told.append("much too late"))
        old.append(Counted("T", 4), lambda: told.append("much too late"))
        await old.drained()
        assert sorted(told) == ["another table", "before", "by the new owner"]
        assert lost == ["T"]
        assert old.refused == 1
        assert await kept(engine, "T") == [entry_of("T"), Counted("T", 2)]
        assert await kept(engine, "U") == [entry_of("U")]
        assert shared.say("SELECT count(*) FROM seen") == "0"


async def who_claims_waits_for_what_is_being_written(shared: InPostgres) -> None:
    async with (
        shared.fenced("T") as (_, engine),
        shared.fenced() as (new, other),
        engine.connect() as writing,
    ):
        raw = (await writing.get_raw_connection()).driver_connection
        assert raw is not None
        async with raw.transaction():
            values = ["T"], [1], 5, 1, 3, ["T"], [b"\x91\xa6closed"]
            assert await raw.fetchval(vars(postgres_room)["KEEP"], *values) is None
            claiming = asyncio.create_task(new.own("T", 2))
            await until(lambda: _waits(shared) == 1 or claiming.done())
            assert not claiming.done()
        assert await claiming
        assert await kept(other, "T") == [Closed("T")]


async def a_batch_whose_answer_is_lost_is_kept_once(shared: InPostgres) -> None:
    async with shared.fenced("T") as (log, engine):
        told: list[int] = []
        log.append(Counted("T", 1), partial(told.append, 1))
        await log.drained()
        own = log.writer._own
        log.writer._own = Deaf(own)
        log.append(Counted("T", 2), partial(told.append, 2))
        await log.drained()
        assert told == [1, 2]
        assert await kept(engine, "T") == [Counted("T", 1), Counted("T", 2)]


def _waits(shared: InPostgres) -> int:
    """Return how many wait for another's lock."""
    return int(shared.say("SELECT count(*) FROM pg_locks WHERE NOT granted"))


Trial = Callable[[InPostgres], object]


async def test_an_old_owner_keeps_and_tells_nothing(shared: InPostgres) -> None:
    await an_old_owner_keeps_and_tells_nothing(shared)


async def test_who_claims_waits_for_what_is_being_written(shared: InPostgres) -> None:
    await who_claims_waits_for_what_is_being_written(shared)


@pytest.mark.logs
async def test_a_batch_whose_answer_is_lost_is_kept_once(
    shared: InPostgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(durable_room, "_RETRY_SECONDS", 0.001)
    await a_batch_whose_answer_is_lost_is_kept_once(shared)


@pytest.mark.logs
@pytest.mark.parametrize(
    ("left_out", "trial"),
    [
        (EPOCHS, an_old_owner_keeps_and_tells_nothing),
        (LOCKS, who_claims_waits_for_what_is_being_written),
        (COUNTING, a_batch_whose_answer_is_lost_is_kept_once),
    ],
    ids=["without epochs", "without locks", "without counting"],
)
async def test_a_fence_with_a_hole_is_found(
    shared: InPostgres, monkeypatch: pytest.MonkeyPatch, left_out: str, trial: Trial
) -> None:
    monkeypatch.setattr(durable_room, "_RETRY_SECONDS", 0.001)
    for name, statement in (("KEEP", KEEP), ("KEEP_NOTED", KEEP_NOTED)):
        assert left_out in statement
        monkeypatch.setattr(postgres_room, name, statement.replace(left_out, ""))
    with pytest.raises(AssertionError):
        await trial(shared)  # type: ignore[misc]


async def test_what_is_written_waits_for_who_claims_and_is_refused(shared: InPostgres) -> None:
    async with shared.fenced("T") as (old, engine):
        told: list[str] = []
        async with engine.connect() as claiming, claiming.begin():
            await claiming.exec_driver_sql("UPDATE owners SET epoch = 2 WHERE code = 'T'")
            old.append(entry_of("T"), lambda: told.append("too late"))
            await until(lambda: _waits(shared) == 1)
        await old.drained()
        assert told == []
        assert await kept(engine, "T") == []


async def test_a_database_is_known_by_one_name_at_all_servers(shared: InPostgres) -> None:
    async with shared.fenced() as (one, _), shared.fenced() as (two, _):
        assert len(await one.identity()) == 32
        assert await one.identity() == await two.identity()


async def test_epochs_only_rise(shared: InPostgres) -> None:
    async with shared.fenced() as (log, _), shared.fenced() as (other, _):
        assert await log.epoch_of("T") == 0
        assert await log.own("T", 5)
        assert not await other.own("T", 5)
        assert not await other.own("T", 4)
        assert await other.epoch_of("T") == 5
        assert await other.own("T", 6)


@pytest.mark.logs
async def test_servers_that_take_a_table_from_each_other_never_mix_their_entries(
    shared: InPostgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(durable_room, "_RETRY_SECONDS", 0.001)
    async with AsyncExitStack() as stack:
        servers = [await stack.enter_async_context(shared.fenced()) for _ in range(3)]
        told: list[int] = []
        in_epoch: dict[int, int] = {}
        numbers = iter(range(10**6))

        async def serve(log: FencedLog, engine: AsyncEngine) -> None:
            for turn in range(12):
                epoch = await log.epoch_of("T") + 1
                if not await log.own("T", epoch):
                    continue
                if turn % 3 == 2 and log.writer._own is not None:
                    log.writer._own = Deaf(log.writer._own)
                for _ in range(10):
                    number = next(numbers)
                    in_epoch[number] = epoch
                    log.append(Counted("T", number), partial(told.append, number))
                    await asyncio.sleep(0)

        await asyncio.gather(*(serve(*server) for server in servers))
        await asyncio.gather(*(log.drained() for log, _ in servers))
        entries = await kept(servers[0][1], "T")
        found = [entry.upto for entry in entries if isinstance(entry, Counted)]
        assert len(set(found)) == len(found)
        assert set(told) <= set(found)
        assert all(in_epoch[one] <= in_epoch[two] for one, two in pairwise(found))
        assert all(one < two for one, two in pairwise(found) if in_epoch[one] == in_epoch[two])
        assert len(told) >= 10


async def test_a_table_that_is_not_owned_keeps_and_tells_nothing(shared: InPostgres) -> None:
    async with shared.fenced("U") as (log, engine):
        told: list[str] = []
        log.append(entry_of("T"), lambda: told.append("T"))
        log.note(Summarised(summary("T", 1), (ANA,), 5), lambda: told.append("T"))
        log.of("T").after(lambda: told.append("T"))
        log.append(entry_of("U"), lambda: told.append("U"))
        log.after(lambda: told.append("anybody's"))
        await log.drained()
        assert told == ["U", "anybody's"]
        assert await kept(engine, "T") == []


async def test_what_was_handed_over_before_a_table_is_let_go_is_kept_and_told(
    shared: InPostgres,
) -> None:
    async with shared.fenced("T") as (log, engine):
        told: list[str] = []
        log.append(entry_of("T"), lambda: told.append("T"))
        log.disown("T")
        log.disown("T")
        log.append(Counted("T", 1), lambda: told.append("too late"))
        await log.drained()
        assert told == ["T"]
        assert await kept(engine, "T") == [entry_of("T")]


@pytest.mark.logs
async def test_an_error_of_who_is_told_of_a_loss_harms_no_other_table(
    shared: InPostgres, caplog: pytest.LogCaptureFixture
) -> None:
    def breaks(table: str) -> None:
        raise AssertionError(table)

    async with shared.fenced("T", "U") as (old, engine), shared.fenced() as (new, _):
        old.lost = breaks
        assert await new.own("T", 2)
        old.append(entry_of("T"))
        old.append(entry_of("U"))
        await old.drained()
        assert not old.is_failing
        assert await kept(engine, "U") == [entry_of("U")]
    assert "telling failed: AssertionError" in caplog.text


async def test_who_had_a_table_that_is_forgotten_loses_it(shared: InPostgres) -> None:
    async with shared.fenced("T") as (late, _), shared.fenced() as (log, engine):
        late.append(entry_of("T"))
        late.note(Seen("T", 5))
        await late.drained()
        log.note(Forgotten("T", 10))
        await log.drained()
        lost: list[str] = []
        late.lost = lost.append
        late.append(Counted("T", 1))
        await late.drained()
        assert lost == ["T"]
        assert await kept(engine, "T") == []
        assert await log.epoch_of("T") == 0


async def test_tables_that_are_claimed_all_at_once_wait_and_leave_connections_to_others(
    shared: InPostgres,
) -> None:
    async with shared.fenced() as (log, engine), engine.connect() as other:
        async with other.begin():
            await other.exec_driver_sql("LOCK TABLE owners")
            claiming = [asyncio.create_task(log.own(f"T{one}", 1)) for one in range(40)]
            await until(lambda: _waits(shared) >= fenced_room._AT_ONCE)
            async with engine.connect() as free:
                await free.exec_driver_sql("SELECT 1")
                assert _waits(shared) == fenced_room._AT_ONCE
        assert all(await asyncio.gather(*claiming))


async def test_one_server_of_all_forgets_once_a_day(shared: InPostgres) -> None:
    async with shared.fenced("T") as (log, _), shared.fenced() as (other, _):
        log.append(entry_of("T"))
        await log.drained()
        asked = await asyncio.gather(*(one.is_to_forget() for one in (log, other, log, other)))
        assert sorted(asked) == [False, False, False, True]
        shared.say("UPDATE duties SET begun = begun - interval '23 hours 1 minute'")
        assert await other.is_to_forget()
        assert not await log.is_to_forget()
        assert shared.say("SELECT count(*) FROM writers") == "1"
        shared.say("UPDATE writers SET written = written - interval '31 days'")
        assert not await log.is_to_forget()
        assert shared.say("SELECT count(*) FROM writers") == "0"


async def test_nobody_can_tell_whose_a_table_is_while_the_database_is_away(
    shared: InPostgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with shared.fenced() as (log, engine):
        monkeypatch.setattr(log, "_engine", engine.execution_options())
        shared.say("ALTER TABLE owners RENAME TO gone")
        for asking in (log.epoch_of("T"), log.own("T", 1)):
            with pytest.raises(Refused) as refused:
                await asking
            assert refused.value.reason is Refusal.CANNOT_KEEP


@pytest.mark.logs
async def test_a_restart_of_the_database_is_waited_out_and_nothing_is_lost(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(durable_room, "_RETRY_SECONDS", 0.05)
    with postgres("-c", "fsync=off") as server:
        shared = InPostgres(server, "club")
        async with shared.fenced("T") as (log, engine):
            changes: list[bool] = []
            log.changed = changes.append
            told: list[int] = []
            log.append(Counted("T", 1), partial(told.append, 1))
            await log.drained()
            server.stop()
            log.append(Counted("T", 2), partial(told.append, 2))
            await until(lambda: log.is_failing)
            server.start()
            log.append(Counted("T", 3), partial(told.append, 3))
            await log.drained()
            entries = [one async for one in StoredArchive(engine, log).entries_of("T")]
    assert told == [1, 2, 3]
    assert entries == [Counted("T", number) for number in (1, 2, 3)]
    assert changes == [False, True]
    assert caplog.text.count("nothing can be kept in PostgreSQL: ") == 1


@pytest.mark.logs
async def test_a_database_that_lost_what_it_had_kept_is_given_nothing_that_comes_after(
    shared: InPostgres, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(durable_room, "_RETRY_SECONDS", 0.001)
    async with shared.fenced("T", "U", "LEFT") as (log, engine):
        told: list[int] = []
        lost: list[str] = []
        log.lost = lost.append
        for number in (1, 2):
            log.append(Counted("T", number), partial(told.append, number))
            await log.drained()
        shared.say(f"DELETE FROM entries WHERE body = '\\x{to_bytes(Counted('T', 2)).hex()}'")
        shared.say("UPDATE writers SET batch = 1")  # as a standby has it that lagged
        _cut_off_all(shared)
        log.append(Counted("LEFT", 3), partial(told.append, 3))
        log.disown("LEFT")
        log.append(Counted("T", 4), partial(told.append, 4))
        await until(lambda: log.unwritten == 0)
        log.append(Counted("U", 5), partial(told.append, 5))
        await log.drained()
        assert (told, lost) == ([1, 2], ["T", "U"])
        assert await kept(engine, "T") == [Counted("T", 1)]
        assert await kept(engine, "LEFT") == await kept(engine, "U") == []
        assert await log.own("T", 2)
        log.append(Counted("T", 6), partial(told.append, 6))
        await log.drained()
        assert told == [1, 2, 6]
        assert await kept(engine, "T") == [Counted("T", 1), Counted("T", 6)]
    assert "the database has lost what it had kept" in caplog.text


def _cut_off_all(shared: InPostgres) -> None:
    shared.say(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
        " WHERE datname = current_database() AND pid <> pg_backend_pid()"
    )


@pytest.mark.logs
async def test_a_database_that_does_not_answer_is_one_that_cannot_keep(
    shared: InPostgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(durable_room, "_RETRY_SECONDS", 0.001)
    monkeypatch.setattr(postgres_room, "_WITHIN", 0.2)
    async with shared.fenced("T") as (log, engine):
        async with engine.connect() as other, other.begin():
            await other.exec_driver_sql("LOCK TABLE entries")
            log.append(entry_of("T"))
            await until(lambda: log.is_failing)
        await log.drained()
        assert await kept(engine, "T") == [entry_of("T")]
