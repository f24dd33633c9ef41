"""Shared: a PostgreSQL database that one server or several keep their tables in.

Knows its address; never rows.
"""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from alembic.util import CommandError
from sqlalchemy import URL, make_url, text
from sqlalchemy.exc import ArgumentError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from doublesix_server.store.migration import migrate

DRIVER = "postgresql+asyncpg"
_LOCK = 0x646F75626C65
"""Who migrates holds this: "double"."""
_SETTINGS = {
    "application_name": "doublesix",
    # A server that hangs in a transaction must not hold up the others.
    "idle_in_transaction_session_timeout": "5s",
}
_CONNECT_SECONDS = 5.0


class StoreError(Exception):
    """A database that cannot be used; the text says why and what would help, never a password."""


def _url_of(address: str) -> URL:
    try:
        url = make_url(address)
    except (ArgumentError, ValueError):
        raise StoreError("the store is no postgresql+asyncpg://user@host/name") from None
    return url.set(drivername=DRIVER)


@asynccontextmanager
async def opened_store(address: str) -> AsyncIterator[AsyncEngine]:
    """Bring a database up to date and yield its engine; StoreError if it cannot be used."""
    engine = _engine(_url_of(address))
    try:
        await _bring_up_to_date(engine)
        yield engine
    finally:
        await engine.dispose()


def _engine(url: URL) -> AsyncEngine:
    try:
        return create_async_engine(
            url,
            pool_pre_ping=True,  # the database may have been restarted
            connect_args={"timeout": _CONNECT_SECONDS, "server_settings": _SETTINGS},
        )
    except ModuleNotFoundError as error:
        raise StoreError(
            f"a database of PostgreSQL needs {error.name}: pip install 'doublesix[club]'"
        ) from None


async def _bring_up_to_date(engine: AsyncEngine) -> None:
    where = engine.url.render_as_string(hide_password=True)
    try:
        async with engine.begin() as connection:
            await connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": _LOCK})
            await connection.run_sync(migrate)
    except OSError as error:
        raise StoreError(f"{where}: cannot be reached: {error.strerror or error}") from None
    except (CommandError, SQLAlchemyError) as error:
        cause = getattr(error, "orig", None) or error
        raise StoreError(f"{where}: cannot be used by this version: {cause}") from None
