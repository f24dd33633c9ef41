"""Club: what the settings of a server of a club meet: its database and its directory.

Reads and changes nothing there. Knows addresses; never says a password.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from itertools import combinations

from sqlalchemy import text
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import create_async_engine

from doublesix_server.config import Settings
from doublesix_server.doctor.findings import Finding, fine, wrong
from doublesix_server.store.shared import StoreError, url_of, why_not

_PATIENCE_SECONDS = 5.0
_LISTEN_SECONDS = 2.5
"""How long servers are listened to, each of which says once a second that it is there."""
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
        engine = create_async_engine(url_of(address))
    except StoreError as error:
        return wrong(check, str(error), "correct --store: postgresql+asyncpg://user@host/name")
    except ModuleNotFoundError as error:
        return wrong(check, f"{error.name} is not installed", _EXTRA)
    where = engine.url.render_as_string(hide_password=True)
    try:
        async with asyncio.timeout(_PATIENCE_SECONDS), engine.connect() as connection:
            version = await connection.scalar(text("SHOW server_version"))
            is_copy = await connection.scalar(text("SELECT pg_is_in_recovery()"))
    except OSError as error:
        return wrong(check, f"{where}: cannot be reached ({type(error).__name__})", mend)
    except (SQLAlchemyError, ValueError) as error:
        return wrong(check, f"{where}: {why_not(error)}", "correct --store")
    finally:
        await engine.dispose()
    if is_copy:
        return wrong(check, f"{where}: a copy, nothing can be written to it", mend)
    return fine(check, f"{where}: PostgreSQL {version}")


async def _directory(servers: str) -> Finding:
    check, mend = "directory", "start nats-server with JetStream (-js), or correct --nats"
    try:
        from doublesix_server.club.directory import NatsDirectory, Unreachable
        from doublesix_server.club.node import Node, Word, word_of
        from doublesix_server.club.place import clash_of
    except ModuleNotFoundError as error:
        return wrong(check, f"{error.name} is not installed", _EXTRA)
    latest: dict[str, Word] = {}
    alive: dict[str, Node] = {}

    def heard(node_id: str, kept: bytes | None) -> None:
        if kept is None:
            return
        try:
            word = word_of(node_id, kept)
        except ValueError:
            return
        if node_id in latest and word.beat > latest[node_id].beat:
            alive[node_id] = word.node
        latest[node_id] = word

    directory = NatsDirectory(servers, _PATIENCE_SECONDS)
    try:
        await directory.open(heard, lambda key, kept: None)
        await asyncio.sleep(_LISTEN_SECONDS if latest else 0)
        await directory.close()
    except Unreachable as error:
        return wrong(check, f"cannot be reached ({error})", mend)
    for one, other in combinations(alive.values(), 2):
        if why := clash_of(one, other):
            return wrong(check, why, "end one of them, and begin it with settings of its own")
    told = ", ".join(sorted(node.address for node in alive.values())) or "none is there now"
    return fine(check, f"servers of the club: {told}")
