"""Upkeep: what a server does again and again, whoever is there.

Knows what is to be done and how often; one failure is no reason to leave off. Each of these goes on
until it is cancelled.
"""

from __future__ import annotations

import asyncio
import logging
import traceback
from collections.abc import Callable, Sequence

from doublesix_server.hall import Hall
from doublesix_server.office import Office
from doublesix_server.store.durable import DurableLog

log = logging.getLogger(__name__)

_WATCH_EVERY = 0.25
_HEAR_EVERY = 5.0
_LIST_EVERY = 1.0
_SECONDS_A_DAY = 86_400


async def watch(watches: Callable[[], Sequence[Callable[[], None]]]) -> None:
    """Have everything looked at that waits for nobody: what `watches` returns."""
    while True:
        await asyncio.sleep(_WATCH_EVERY)
        for look in watches():
            try:
                look()
            except Exception as error:  # noqa: BLE001 (the guard of all tables outlives one)
                place = "".join(traceback.format_tb(error.__traceback__))
                log.error("the watch failed: %s\n%s", type(error).__name__, place)


async def forget_daily(hall: Hall, tables_log: DurableLog, keep_days: int) -> None:
    """Forget old tables, where that is this server's part."""
    while True:
        try:
            hall.note_who_is_there()
            if await tables_log.is_to_forget():
                await hall.forget(keep_days)
        except Exception as error:  # noqa: BLE001 (tomorrow is another day)
            log.error("old tables cannot be forgotten: %s", type(error).__name__)
        await asyncio.sleep(_SECONDS_A_DAY)


async def list_tables(tell: Callable[[], None]) -> None:
    """Have the other servers of the club know which tables here anybody may join."""
    while True:
        tell()
        await asyncio.sleep(_LIST_EVERY)


async def hear_other_offices(office: Office) -> None:
    """Take over what the operator said to another server of the club."""
    while True:
        await asyncio.sleep(_HEAR_EVERY)
        try:
            await office.look_again()
        except Exception as error:  # noqa: BLE001 (the next time it may be readable)
            log.warning("who is banned cannot be read: %s", type(error).__name__)
