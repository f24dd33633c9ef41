"""Club: what the settings of a server of a club meet: its database and its directory.

Reads and changes nothing there. Knows addresses; never says a password.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

from sqlalchemy import text
from sqlalchemy.exc import ArgumentError, SQLAlchemyError
from sqlalchemy.ext.asyncio import create_async_engine

from doublesix_server.config import Settings
from doublesix_server.doctor.findings import Finding, fine, wrong

_PATIENCE_SECONDS = 5.0
_EXTRA = "pip install 'doublesix[club]'"


async def look_at_club(settings: Settings) -> AsyncIterator[Finding]:
    """Yield what is met of the database and the directory that the settings name."""
    if settings.store:
        yield await _store(settings.store)
    if settings.nats:
        yield await _directory(settings.nats)


async def _store(address: str) -> Finding:
    check, mend = "store", "start PostgreSQL, or correct --store"
    try:
        engine = create_async_engine(address.replace("postgresql://", "postgresql+asyncpg://", 1))
    except (ArgumentError, ValueError):
        return wrong(check, "no address of a database", "write postgresql+asyncpg://user@host/name")
    except ModuleNotFoundError as error:
        return wrong(check, f"{error.name} is not installed", _EXTRA)
    where = engine.url.render_as_string(hide_password=True)
    try:
        async with asyncio.timeout(_PATIENCE_SECONDS), engine.connect() as connection:
            version = await connection.scalar(text("SHOW server_version"))
            is_copy = await connection.scalar(text("SELECT pg_is_in_recovery()"))
    except (SQLAlchemyError, OSError) as error:
        return wrong(check, f"{where}: cannot be reached ({type(error).__name__})", mend)
    finally:
        await engine.dispose()
    if is_copy:
        return wrong(check, f"{where}: a copy, nothing can be written to it", mend)
    return fine(check, f"{where}: PostgreSQL {version}")


async def _directory(servers: str) -> Finding:
    check, mend = "directory", "start nats-server with JetStream (-js), or correct --nats"
    try:
        from doublesix_server.club.directory import NatsDirectory, Unreachable
        from doublesix_server.club.node import word_of
    except ModuleNotFoundError as error:
        return wrong(check, f"{error.name} is not installed", _EXTRA)
    found: dict[str, str] = {}

    def heard(node_id: str, kept: bytes | None) -> None:
        if kept is not None:
            found[node_id] = word_of(node_id, kept).node.address

    directory = NatsDirectory(servers, _PATIENCE_SECONDS)
    try:
        await directory.open(heard, lambda key, kept: None)
        await directory.close()
    except Unreachable as error:
        return wrong(check, f"cannot be reached ({error})", mend)
    told = ", ".join(sorted(set(found.values()))) or "none yet"
    return fine(check, f"servers of the club: {told}")
