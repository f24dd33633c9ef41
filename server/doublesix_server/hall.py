"""Hall: the tables that are awake, from their making to their sleep or their end.

A table at which no person is goes from memory; the log keeps it, and it is taken up again when
somebody comes. Knows tables and the archive; never who asks or what.
"""

from __future__ import annotations

import asyncio
import logging
import os
import secrets
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Iterable
from contextlib import asynccontextmanager
from dataclasses import replace
from functools import partial
from weakref import WeakKeyDictionary, WeakValueDictionary

from doublesix.protocol.errors import Closing, Refusal
from doublesix.protocol.fields import MAX_NAME
from doublesix.protocol.requests import Create
from doublesix.rules.profiles import PROFILES
from doublesix_server.codes import new_code
from doublesix_server.drawing import SHARE_SECONDS
from doublesix_server.lent_log import LentLog
from doublesix_server.levels import usual_of
from doublesix_server.lines import about
from doublesix_server.log import Archive, Closed, Forgotten, Identity, Log, Made, Seen, nothing
from doublesix_server.measures import UNMEASURED, Measures
from doublesix_server.ownership import SOLE, Ownership
from doublesix_server.policies import Policies
from doublesix_server.refusal import Refused
from doublesix_server.restraints import Restraints
from doublesix_server.staffing import Staff
from doublesix_server.table import MOST_TALK, Table
from doublesix_server.takeup import taken_up

log = logging.getLogger(__name__)

_SECONDS_A_DAY = 86_400


class Hall:
    """The tables that are awake, by their codes.

    `clock` counts seconds, `wall` those since 1970.
    """

    def __init__(
        self,
        staff: Staff,
        tables_log: Log,
        archive: Archive,
        *,
        max_tables: int,
        tables_per_person: int,
        sleep_seconds: float,
        max_name: int = MAX_NAME,
        max_talk: int = MOST_TALK,
        measures: Measures = UNMEASURED,
        clock: Callable[[], float] = time.monotonic,
        wall: Callable[[], float] = time.time,
        random_bytes: Callable[[int], bytes] = os.urandom,
        share_seconds: float = SHARE_SECONDS,
        ownership: Ownership = SOLE,
        restraints: Restraints | None = None,
    ) -> None:
        self.tables: dict[str, Table] = {}
        self._staff = staff
        self._log = tables_log
        self._archive = archive
        self._max_tables = max_tables
        self._tables_per_person = tables_per_person
        self._max_name = max_name
        self._max_talk = max_talk
        self._measures = measures
        self._sleep_seconds = sleep_seconds
        self._clock = clock
        self._wall = wall
        self._random_bytes = random_bytes
        self._share_seconds = share_seconds
        self._ownership = ownership
        self._restraints = restraints
        self._lent: WeakKeyDictionary[Table, LentLog] = WeakKeyDictionary()
        self._deserted: OrderedDict[Table, float] = OrderedDict()
        self._ending: dict[str, Table] = {}
        self._leaving: dict[str, asyncio.Event] = {}
        self._taken: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    async def make_owned(self, request: Create, identity: Identity) -> Table:
        """Make a table for somebody under a code that no other server has."""
        self._check_may_make(identity)
        self._check_room()
        code = await self._ownership.claim_new()
        try:
            return self.make(request, identity, code)
        except Refused:
            self._ownership.release(code)
            raise

    def make(self, request: Create, identity: Identity, code: str | None = None) -> Table:
        """Make a table for somebody; Refused if there is no room or nothing can be kept."""
        self._check_may_make(identity)
        self._make_room()
        code = code or new_code(secrets.randbits)
        assert code not in self.tables, "two equal codes of 40 random bits"
        table = self._table(code, request.profile, request.seed, request.pause, None)
        self.tables[code] = table
        table.note_made()
        self._note_seen(table)
        table.set_policies(self._policies_of(request))
        log.info("table %s: made, %s", code, request.profile, extra=about(code))
        return table

    def _policies_of(self, request: Create) -> Policies:
        """Return the policies that are asked for; a level that nobody chose can be had."""
        asked = request.policies
        policies = Policies() if asked is None else Policies.asked(asked)
        if asked is not None and "stand_in" in asked.model_fields_set:
            return policies
        return replace(policies, stand_in=usual_of(self._staff.levels))

    async def claim(self, code: str) -> None:
        """Own a table from now on, once it is let go that was here before."""
        if (leaving := self._leaving.get(code)) is not None:
            await leaving.wait()
        await self._ownership.claim(code)

    async def take_up(self, code: str) -> Table:
        """Take a sleeping table up from the archive; Refused if there is none or no room.

        To be done `alone`, the claim too: who else claims it meanwhile would be its owner.
        """
        try:
            return await self._take_up(code)
        except BaseException:
            self._let_go(code)
            raise

    def alone(self, code: str) -> asyncio.Lock:
        """Return what one has a sleeping table to oneself with."""
        return self._taken.setdefault(code, asyncio.Lock())

    @asynccontextmanager
    async def asleep(self, code: str) -> AsyncIterator[None]:
        """Keep a table asleep; who is at it is sent off, and comes back when it may wake.

        LivesElsewhere if another server has it.
        """
        async with self.alone(code):
            table = self.tables.get(code)
            if table is not None:
                table.drawing.drop()
                for person in table.seating.persons.values():
                    if person.peer is not None:
                        person.peer.close(Closing.SERVER_UPDATES)
                        person.unlink()
                self.put_to_sleep(table)
            await self.claim(code)
            try:
                yield
            finally:
                self._let_go(code)

    async def _take_up(self, code: str) -> Table:
        if await self._archive.is_closed(code):
            raise Refused(Refusal.NO_SUCH_TABLE)
        table = await taken_up(self._archive.entries_of(code), self._made_again)
        if table is None:
            raise Refused(Refusal.NO_SUCH_TABLE)
        if table.seating.is_abandoned():
            self._log.append(Closed(code))
            log.info("table %s: closed, nobody can come back to it", code, extra=about(code))
            raise Refused(Refusal.NO_SUCH_TABLE)
        self._ownership.check_owned(code)
        self._check_is_lent(table)
        self._make_room()
        self.tables[code] = table
        self._note_seen(table)
        log.info("table %s: awake", code, extra=about(code))
        return table

    def _made_again(self, entry: Made) -> Table:
        self._check_room()
        return self.made_of(entry)

    def made_of(self, entry: Made) -> Table:
        """Make a table again, to which nobody comes yet."""
        return self._table(entry.table, entry.profile, entry.seed, entry.pause, entry.luck)

    def _table(
        self, code: str, profile: str, seed: str | None, pause: int, luck: str | None
    ) -> Table:
        log_of_it: Log = self._log
        lent: LentLog | None = None
        if not self._ownership.is_sole:
            log_of_it = lent = LentLog(self._log.of(code))
        table = Table(
            code,
            PROFILES[profile],
            seed=seed,
            pause=pause,
            log=log_of_it,
            staff=self._staff,
            random_bytes=self._random_bytes,
            clock=self._clock,
            share_seconds=self._share_seconds,
            wall=self._wall,
            luck=luck,
            measures=self._measures,
            most_talk=self._max_talk,
            most_name=self._max_name,
            restraints=self._restraints,
        )
        if lent is not None:
            self._lent[table] = lent
        return table

    def note_coming(self, table: Table) -> None:
        """Note that a person comes to a table."""
        self._deserted.pop(table, None)

    def see_who_is_left(self, table: Table) -> None:
        """Close a table nobody can come back to; note one that nobody is at (C2)."""
        if self.tables.get(table.code) is not table:
            return
        if table.seating.is_abandoned():
            self._close(table, "nobody is left")
        elif table.seating.is_deserted() and table not in self._deserted:
            self._deserted[table] = self._clock()
            table.rest()

    def put_to_sleep(self, table: Table) -> None:
        """Let a table at which nobody is go until somebody comes; the log has all of it."""
        del self.tables[table.code]
        self._deserted.pop(table, None)
        table.rest()
        self._note_seen(table)
        self._take_log_away(table)
        table.answers.forget_all()
        self._let_go(table.code)
        log.info("table %s: sleeps", table.code, extra=about(table.code))

    def log_of(self, table: Table) -> Log:
        """Return the log that a table of this hall writes to, until it is taken away."""
        return self._lent.get(table) or self._log

    @property
    def codes(self) -> Iterable[str]:
        """The codes of the tables that are awake."""
        return self.tables.keys()

    async def is_kept(self, code: str) -> bool:
        """Tell whether there ever was a table, which may be no more."""
        async for _ in self._archive.entries_of(code):
            return True
        return False

    def drop(self, code: str) -> None:
        """Let a table go that another server may have by now: nothing more of it is kept."""
        table = self.tables.pop(code, None) or self._ending.pop(code, None)
        if table is not None:
            self._deserted.pop(table, None)
            self._take_log_away(table)
            table.abandon(self._ownership.next_other())
            log.info("table %s: gone", code, extra=about(code))

    async def hand_over(self, code: str) -> None:
        """Let a table go as it stands, and send who is there to another server."""
        table = self.tables.pop(code, None)
        if table is None:
            return
        self._deserted.pop(table, None)
        self._note_seen(table)
        self._take_log_away(table)  # what is asked from here on is asked again over there
        is_free = asyncio.Event()
        self._let_go(code, is_free.set)
        await is_free.wait()
        table.abandon(self._ownership.next_other())
        log.info("table %s: handed over", code, extra=about(code))

    def end(self, table: Table) -> None:
        """Close a table whose host wished it, unless it is closed already."""
        if self.tables.get(table.code) is table:
            self._close(table, "its host closed it")

    async def close_table(self, code: str) -> None:
        """Close a table, awake or asleep, as the operator wishes; Refused if there is none.

        It is kept by then, so that other servers know; Refused too if the table was lost before.
        """
        async with self.alone(code):
            table = self.tables.get(code)
            if table is not None:
                self._close(table, "the operator closed it")
            elif await self._archive.is_closed(code):
                raise Refused(Refusal.NO_SUCH_TABLE)
            else:
                await self.claim(code)
                self._log.append(Closed(code))
                self._let_go(code)
                log.info("table %s: closed in its sleep", code, extra=about(code))
            is_settled = asyncio.Event()
            self._log.after(is_settled.set)
            await is_settled.wait()
            if not await self._archive.is_closed(code):
                raise Refused(Refusal.CANNOT_KEEP)

    def sweep(self) -> None:
        """Let tables go at which no person has been for long enough (R3, C2).

        Draws that wait too long for a client go on. To be called every now and then.
        """
        for table in list(self.tables.values()):
            table.drawing.watch()
        latest = self._clock() - self._sleep_seconds
        while self._deserted and next(iter(self._deserted.values())) <= latest:
            self._clear_away()

    def note_who_is_there(self) -> None:
        """Have the log know at which tables people are, so that none is forgotten; daily."""
        for table in self.tables.values():
            if table not in self._deserted:
                self._note_seen(table)

    async def forget(self, keep_days: int) -> None:
        """Forget tables at which nobody has been for so many days; to be called daily."""
        since = int(self._wall()) - keep_days * _SECONDS_A_DAY
        for code in await self._archive.unseen_since(since):
            async with self.alone(code):
                if code not in self.tables:
                    await self._forget(code, since)

    async def _forget(self, code: str, since: int) -> None:
        """Have all of a table deleted, and wait for it: many at once would hold up every act."""
        try:
            await self.claim(code)
        except Refused:
            return  # somebody is there, or nobody can be asked: tomorrow is another day
        is_gone = asyncio.Event()
        self._log.note(Forgotten(code, since), is_gone.set)
        await is_gone.wait()
        self._let_go(code)
        log.info("table %s: forgotten, nobody was there for long enough", code, extra=about(code))

    def close(self) -> None:
        """Close every table; to be called when everybody has been told."""
        for table in self.tables.values():
            self._note_seen(table)
            table.close()
        self.tables.clear()
        self._deserted.clear()

    def _take_log_away(self, table: Table) -> None:
        """Have what the table still says be kept and told by nobody, where it may be elsewhere."""
        if (lent := self._lent.get(table)) is not None:
            lent.cut()

    def _check_is_lent(self, table: Table) -> None:
        """Refuse a table that was lost while it was taken up, and claimed anew since."""
        lent = self._lent.get(table)
        if lent is not None and not lent.is_lent_from(self._log.of(table.code)):
            raise Refused(Refusal.CANNOT_KEEP)

    def _let_go(self, code: str, then: Callable[[], None] = nothing) -> None:
        """Let other servers have a table, once all that was said of it is kept; call `then`."""
        if not self._ownership.is_sole:
            self._leaving.setdefault(code, asyncio.Event())
            self._log.after(partial(self._release, code, then))

    def _release(self, code: str, then: Callable[[], None]) -> None:
        self._ownership.release(code, then)
        if (leaving := self._leaving.pop(code, None)) is not None:
            leaving.set()

    def _check_may_make(self, identity: Identity) -> None:
        """Refuse one more table to who has made many that are awake, or where none can be kept."""
        if self._log.is_failing:
            raise Refused(Refusal.CANNOT_KEEP)
        made = sum(table.seating.maker == identity for table in self.tables.values())
        if made >= self._tables_per_person:
            raise Refused(Refusal.TOO_MANY_OF_YOURS, most=self._tables_per_person)

    def _check_room(self) -> None:
        if len(self.tables) >= self._max_tables and not self._deserted:
            raise Refused(Refusal.TOO_MANY_TABLES, most=self._max_tables)

    def _make_room(self) -> None:
        """Have room for one more table: that which was deserted longest ago goes (R3)."""
        self._check_room()
        if len(self.tables) >= self._max_tables:
            self._clear_away()

    def _clear_away(self) -> None:
        """Let the table go that was deserted longest ago."""
        self.put_to_sleep(next(iter(self._deserted)))

    def _note_seen(self, table: Table) -> None:
        self._log.note(Seen(table.code, int(self._wall())))

    def _close(self, table: Table, why: str) -> None:
        """Close a table, and tell those who are at it once that is kept."""
        code = table.code
        del self.tables[code]
        self._deserted.pop(table, None)
        self._ending[code] = table
        table.end()
        self._log.after(partial(self._closed, table))
        self._let_go(code)
        log.info("table %s: closed, %s", code, why, extra=about(code))

    def _closed(self, table: Table) -> None:
        if self._ending.get(table.code) is table:  # it was not lost meanwhile
            del self._ending[table.code]
            self._take_log_away(table)
            table.close()
