"""Store ownership: each table in a newer epoch than before, and lost to whoever claims it next."""

from __future__ import annotations

import asyncio

import pytest

from doublesix.protocol.errors import Refusal
from doublesix_server.log import Counted
from doublesix_server.refusal import Refused
from doublesix_server.store.ownership import StoreOwnership
from tests.server.store.stores import InPostgres


async def test_a_table_is_claimed_in_a_newer_epoch_each_time(shared: InPostgres) -> None:
    async with shared.fenced() as (log, _):
        ownership = StoreOwnership(log)
        code = await ownership.claim_new()
        assert await log.epoch_of(code) == 1
        await ownership.claim(code)
        assert await log.epoch_of(code) == 2
        ownership.check_owned(code)
        ownership.release(code)
        with pytest.raises(Refused):
            ownership.check_owned(code)
        told: list[str] = []
        log.append(Counted(code, 1), lambda: told.append("too late"))
        await log.drained()
        assert told == []


async def test_what_nobody_made_is_not_claimed(shared: InPostgres) -> None:
    async with shared.fenced() as (log, _):
        with pytest.raises(Refused) as refused:
            await StoreOwnership(log).claim("T")
        assert refused.value.reason is Refusal.NO_SUCH_TABLE
        assert await log.epoch_of("T") == 0


@pytest.mark.logs
async def test_who_loses_a_table_drops_it(
    shared: InPostgres, caplog: pytest.LogCaptureFixture
) -> None:
    async with shared.fenced() as (log, _), shared.fenced() as (other, _):
        first, second = StoreOwnership(log), StoreOwnership(other)
        dropped: list[str] = []
        first.drop = dropped.append
        code = await first.claim_new()
        await second.claim(code)
        log.append(Counted(code, 1))
        await log.drained()
        assert dropped == [code]
    assert f"table {code}: another server has it" in caplog.text


async def test_two_that_claim_at_once_get_an_epoch_each(shared: InPostgres) -> None:
    async with shared.fenced("T") as (log, _), shared.fenced() as (other, _):
        await asyncio.gather(*(StoreOwnership(one).claim("T") for one in (log, other)))
        assert await log.epoch_of("T") == 3


async def test_who_is_always_late_is_refused(
    shared: InPostgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with shared.fenced("T") as (log, _):

        async def never(table: str, epoch: int) -> bool:
            return False

        monkeypatch.setattr(log, "own", never)
        with pytest.raises(Refused) as refused:
            await StoreOwnership(log).claim("T")
        assert refused.value.reason is Refusal.CANNOT_KEEP


async def test_alone_it_knows_no_others_and_refuses_nobody(shared: InPostgres) -> None:
    async with shared.fenced() as (log, _):
        ownership = StoreOwnership(log)
        ownership.check()
        ownership.check_is_staying()
        assert (ownership.next_other(), ownership.nodes(), ownership.listed()) == (None, [], [])
