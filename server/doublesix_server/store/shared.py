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
_KNOWN = ("host", "port", "ssl", "target_session_attrs", "passfile", "krbsrvname", "service")
"""What may follow the `?` of an address: what asyncpg takes as text."""
_NOT_LET_IN = ("28", "3D", "42501")
"""How the SQLSTATE begins where name, password, database or rights are wrong."""


class StoreError(Exception):
    """A database that cannot be used; the text says why and what would help, never a password."""


def url_of(address: str) -> URL:
    """Return where a store is, as its driver takes it; StoreError if that is no address."""
    try:
        url = make_url(address)
    except (ArgumentError, ValueError):
        raise StoreError("the store is no postgresql+asyncpg://user@host/name") from None
    query = dict(url.query)
    if "sslmode" in query:  # as libpq and psql have it, with the same words
        query["ssl"] = query.pop("sslmode")
    if unknown := sorted(query.keys() - set(_KNOWN)):
        raise StoreError(
            f"the store's {', '.join(unknown)}: not known (known: {', '.join(_KNOWN)})"
        )
    return url.set(drivername=DRIVER, query=query)


@asynccontextmanager
async def opened_store(address: str) -> AsyncIterator[AsyncEngine]:
    """Bring a database up to date and yield its engine; StoreError if it cannot be used."""
    engine = _engine(url_of(address))
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
    except TimeoutError:
        raise StoreError(f"{where}: cannot be reached: it does not answer") from None
    except OSError as error:
        raise StoreError(f"{where}: cannot be reached: {error.strerror or error}") from None
    except CommandError as error:
        raise StoreError(f"{where}: cannot be used by this version: {error}") from None
    except (SQLAlchemyError, ValueError) as error:
        raise StoreError(f"{where}: {why_not(error)}") from None


def why_not(error: Exception) -> str:
    """Say in PostgreSQL's words why it cannot be used, and whose fault that is."""
    cause = getattr(error, "orig", None) or error
    said = str(cause).rpartition("'>: ")[2]  # without the name of the driver's class
    if str(getattr(cause, "sqlstate", None) or "").startswith(_NOT_LET_IN):
        return f"not let in: {said}; the store's address holds user, password and name"
    return f"cannot be used: {said}"
