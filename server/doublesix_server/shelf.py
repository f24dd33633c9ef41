"""Shelf: the sessions that were played here, for those who sat in them.

Lists them and writes their records from the log, beside everything else. Knows the archive and
finished deals; an open deal is in no record.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncGenerator, AsyncIterator, Callable
from contextlib import aclosing

from doublesix.protocol import requests as ask
from doublesix.protocol.errors import Refusal
from doublesix.protocol.frames import record, refused, sessions
from doublesix.protocol.manners import GetRecord
from doublesix.protocol.plain import Plain
from doublesix.record.write import written_deals, written_head
from doublesix.rules.seat import Partnership
from doublesix.rules.session import Session
from doublesix_server.codes import read_code
from doublesix_server.log import Acted, Archive, Began, Closed, Entry, Identity, Listed, Made
from doublesix_server.people import Peer
from doublesix_server.refusal import Refused
from doublesix_server.table import Table
from doublesix_server.takeup import taken_up
from doublesix_server.waking import Aside

log = logging.getLogger(__name__)

LISTED = 50
"""How many sessions are listed at once."""
_AT_ONCE = 2
"""How many guests are served at the same time."""
_DEALS_AT_ONCE = 10

Wanted = ask.ListSessions | GetRecord


class Shelf:
    """Serves one request of each guest at a time; `make` makes a table that nobody comes to."""

    def __init__(self, archive: Archive, make: Callable[[Made], Table], aside: Aside) -> None:
        self._archive = archive
        self._make = make
        self._aside = aside
        self._room = asyncio.Semaphore(_AT_ONCE)
        self._served: set[Peer] = set()

    def serve(self, guest: Peer, request: Wanted, here: str | None) -> None:
        """Answer a request when what it takes is read; Refused while another is under way.

        `here` is the code of the guest's own table.
        """
        if isinstance(request, GetRecord) and request.code is None and here is None:
            raise Refused(Refusal.NOT_AT_A_TABLE)
        if guest in self._served:
            raise Refused(Refusal.BUSY)
        self._served.add(guest)
        self._aside(self._serve(guest, request, here or ""))

    def drop(self, guest: Peer) -> None:
        """Forget a guest who is gone."""
        self._served.discard(guest)

    async def _serve(self, guest: Peer, request: Wanted, here: str) -> None:
        async with self._room:
            if guest not in self._served:
                return
            try:
                if isinstance(request, ask.ListSessions):
                    frame = await self._list(guest.identity, request)
                else:
                    frame = await self._record(guest.identity, request, here)
            except Refused as refusal:
                frame = refused(request.id, refusal.reason, refusal.values)
            except Exception as error:  # noqa: BLE001 (what cannot be read harms nobody else)
                log.error("a session cannot be read: %s", type(error).__name__)
                frame = refused(request.id, Refusal.CANNOT_LOAD)
        if guest in self._served:
            self._served.discard(guest)
            guest.send(frame)

    async def _list(self, identity: Identity, request: ask.ListSessions) -> bytes:
        rows = await self._archive.sessions_of(identity, before=request.before, most=LISTED + 1)
        more = rows[LISTED - 1].place if len(rows) > LISTED else None
        return sessions(request.id, [_plain(row) for row in rows[:LISTED]], more)

    async def _record(self, identity: Identity, request: GetRecord, here: str) -> bytes:
        code = here if request.code is None else read_code(request.code)
        number = await self._archive.session_of(identity, code, request.session)
        if number is None:
            raise Refused(Refusal.NO_SUCH_SESSION)
        async with aclosing(_of_session(self._archive.entries_of(code), number)) as entries:
            table = await taken_up(entries, self._make)
        if table is None or table.session is None:  # forgotten meanwhile
            raise Refused(Refusal.NO_SUCH_SESSION)
        return record(request.id, await _written(table, table.session))


async def _of_session(entries: AsyncIterator[Entry], number: int) -> AsyncGenerator[Entry, None]:
    """Yield what leads to a table's session of this number and no further."""
    begun = 0
    async for entry in entries:
        if isinstance(entry, Began):
            begun += 1
            if begun > number:
                return
        is_of_another = isinstance(entry, Began | Acted) and begun != number
        if not is_of_another and not isinstance(entry, Closed):
            yield entry


async def matches_won(
    entries: AsyncIterator[Entry], number: int, make: Callable[[Made], Table]
) -> list[int]:
    """Return how many matches each partnership has won in a table's session of this number."""
    async with aclosing(_of_session(entries, number)) as of_it:
        table = await taken_up(of_it, make)
    deals = () if table is None or table.session is None else table.session.finished()
    winners = [chapter.result.match_winner for chapter in deals if chapter.result is not None]
    return [winners.count(side) for side in Partnership]


async def _written(table: Table, session: Session) -> Plain:
    """Write the record of a table's session; after a few deals others have their turn."""
    seats = table.seating.seats()
    deals = []
    for deal in written_deals(session, seats, table.course.draws):
        deals.append(deal)
        if len(deals) % _DEALS_AT_ONCE == 0:
            await asyncio.sleep(0)
    is_seeded, is_strict = table.seed is not None, table.course.is_strict
    head = written_head(session, seats, strict=is_strict, seeded=is_seeded)
    return {**head, "deals": deals}


def _plain(row: Listed) -> Plain:
    summary = row.summary
    return {
        "code": summary.table,
        "session": summary.session,
        "profile": summary.profile,
        "names": list(summary.names),
        "began": row.began,
        "changed": row.changed,
        "deals": summary.deals,
        "score": list(summary.score),
        "open": summary.is_open,
    }
