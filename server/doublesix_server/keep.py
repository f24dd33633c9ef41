"""Keep: where a server's tables are kept, from opening it until the server ends.

A file of its own, a database that others share, or that of a club. Knows settings and folders;
never a table.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from sqlalchemy.ext.asyncio import AsyncEngine

from doublesix_server.config import Settings
from doublesix_server.ownership import SOLE, Club, Ownership
from doublesix_server.store.durable import DurableLog, open_engine
from doublesix_server.store.folder import FolderError, data_folder, opened, taken
from doublesix_server.waking import Aside


class KeepError(Exception):
    """Tables cannot be kept there; the text says why and what would help."""


@dataclass(frozen=True, slots=True)
class Keep:
    """The log of all tables and its database, which tables are this server's, and its club."""

    folder: Path
    log: DurableLog
    engine: AsyncEngine
    ownership: Ownership
    club: Club | None = None


@asynccontextmanager
async def opened_keep(
    settings: Settings, *, aside: Aside, drop: Callable[[str], None]
) -> AsyncIterator[Keep]:
    """Open where tables are kept; KeepError also of what goes wrong in the club meanwhile.

    `drop` is told of a table that another server has claimed, where no club sees to that.
    """
    folder = data_folder(settings.data)
    try:
        if settings.store:
            with taken(folder):
                async with _opened_store(settings, folder, aside, drop) as keep:
                    yield keep
        else:
            with opened(folder) as url:
                engine = open_engine(url)
                yield Keep(folder, DurableLog(engine), engine, SOLE)
    except FolderError as error:
        raise KeepError(str(error)) from None


@asynccontextmanager
async def _opened_store(
    settings: Settings, folder: Path, aside: Aside, drop: Callable[[str], None]
) -> AsyncIterator[Keep]:
    """Open a database that others may use as well, which takes the extra `club`."""
    from doublesix_server.store.fenced import FencedLog
    from doublesix_server.store.ownership import StoreOwnership
    from doublesix_server.store.shared import StoreError, opened_store

    try:
        async with opened_store(settings.store) as engine:
            log = FencedLog(engine)
            if settings.nats:
                async with _joined(settings.nats, log, aside) as club:
                    yield Keep(folder, log, engine, club.ownership, club)
            else:
                ownership = StoreOwnership(log)
                ownership.drop = drop
                yield Keep(folder, log, engine, ownership)
    except StoreError as error:
        raise KeepError(str(error)) from None


@asynccontextmanager
async def _joined(directory: str, log: Any, aside: Aside) -> AsyncIterator[Club]:
    """Be one of several servers, and gone for the others when all is kept."""
    try:
        from doublesix_server.club.joining import JoinError, joined
    except ModuleNotFoundError as error:
        raise KeepError(f"--nats needs {error.name}: pip install 'doublesix[club]'") from None

    try:
        async with joined(directory, log, aside) as club:
            yield club
    except JoinError as error:
        raise KeepError(str(error)) from None
