"""What a server does again and again goes on whatever fails in it."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any

import pytest

from doublesix_server import upkeep


class Turns:
    """Calls that are counted, the first of which fails; the third ends it all."""

    def __init__(self) -> None:
        self.count = 0

    def __call__(self) -> None:
        self.count += 1
        if self.count == 1:
            raise ValueError(f"a hand: {6 * 11}")
        if self.count == 3:
            raise asyncio.CancelledError

    async def look_again(self) -> None:
        self()

    note_who_is_there = __call__

    async def is_to_forget(self) -> bool:
        return False


@pytest.mark.logs
@pytest.mark.parametrize("name", ["watch", "forget_daily", "hear_other_offices"])
async def test_one_failure_is_told_by_its_kind_and_ends_nothing(
    name: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    for pause in ("_WATCH_EVERY", "_HEAR_EVERY", "_SECONDS_A_DAY"):
        monkeypatch.setattr(upkeep, pause, 0)
    turns: Any = Turns()
    works: dict[str, Coroutine[Any, Any, None]] = {
        "watch": upkeep.watch(lambda: [turns]),
        "forget_daily": upkeep.forget_daily(turns, turns, 7),
        "hear_other_offices": upkeep.hear_other_offices(turns),
    }
    work = works.pop(name)
    for other in works.values():
        other.close()
    with pytest.raises(asyncio.CancelledError):
        await work
    assert turns.count == 3
    assert "ValueError" in caplog.text
    assert "66" not in caplog.text


async def test_the_tables_that_anybody_may_join_are_told_again_and_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(upkeep, "_LIST_EVERY", 0)
    told: list[None] = []

    def tell() -> None:
        told.append(None)
        if len(told) == 3:
            raise asyncio.CancelledError

    with pytest.raises(asyncio.CancelledError):
        await upkeep.list_tables(tell)
    assert len(told) == 3
