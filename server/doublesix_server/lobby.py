"""Lobby: all tables of a server, and who comes through the door.

Reads what a connection sends and gives it to whom it is meant for. Knows codes, identities and
tables; never hands.
"""

from __future__ import annotations

import logging
import os
import secrets
from collections import OrderedDict
from collections.abc import AsyncIterable, Callable
from functools import partial
from typing import Protocol, TypeVar

from doublesix.protocol import PROTOCOL_VERSION, manners
from doublesix.protocol import requests as ask
from doublesix.protocol.codec import unpack
from doublesix.protocol.errors import BadFrame, BadRequest, Closing, Refusal
from doublesix.protocol.frames import left, noted, refused, tables, welcome
from doublesix.protocol.plain import Plain
from doublesix.rules.profiles import PROFILES
from doublesix.version import own_version
from doublesix_server.codes import new_code, read_code
from doublesix_server.gate import Gate
from doublesix_server.limits import Pace, Ruling
from doublesix_server.lines import about
from doublesix_server.log import Closed, Entry, Identity, Log, Made
from doublesix_server.measures import UNMEASURED, Measures
from doublesix_server.people import Peer, clean_name, identity_of
from doublesix_server.policies import Policies
from doublesix_server.refusal import Refused, TurnedAway
from doublesix_server.staff import Staff
from doublesix_server.table import MOST_TALK, Table

log = logging.getLogger(__name__)

REPEATS_KEPT = 10_000
"""How many requests to make or leave a table are remembered, of everybody together."""

MOST_LISTED = 50
"""How many tables `list_tables` shows."""
_IDENTITY_BYTES = 32
_DEAR = {"get_record": 10.0, "create": 5.0, "hint": 5.0, "list_tables": 3.0}
"""What costs more than one request does."""

Known = TypeVar("Known")


class Guest(Peer, Protocol):
    """A connection, as the lobby sees it; `is_known` from its hello on.

    `pace` is None where it may ask as fast as it likes.
    """

    address: str
    pace: Pace | None
    table: Table | None
    is_known: bool
    is_worker: bool
    worker_token: str

    def trust(self) -> None:
        """Take the limits for strangers from a worker."""


class Lobby:
    """The tables, by their codes."""

    def __init__(
        self,
        staff: Staff,
        tables_log: Log,
        *,
        gate: Gate,
        max_tables: int,
        tables_per_person: int,
        max_name: int,
        max_talk: int = MOST_TALK,
        measures: Measures = UNMEASURED,
        random_bytes: Callable[[int], bytes] = os.urandom,
    ) -> None:
        self.tables: dict[str, Table] = {}
        self._staff = staff
        self._log = tables_log
        self._max_tables = max_tables
        self._tables_per_person = tables_per_person
        self._max_name = max_name
        self._max_talk = max_talk
        self._measures = measures
        self._gate = gate
        self._random_bytes = random_bytes
        self._deserted: OrderedDict[Table, None] = OrderedDict()
        self._made: OrderedDict[tuple[Identity, str], tuple[ask.Create, str]] = OrderedDict()
        self._left: OrderedDict[tuple[Identity, str], None] = OrderedDict()

    def receive(self, guest: Guest, frame: bytes) -> None:
        """Answer one frame of a connection."""
        self._measures.received()
        try:
            plain = unpack(frame)
        except BadFrame:
            self._turn_away(guest, None, Refused(Refusal.BAD_FRAME))
            return
        if self._is_too_fast(guest, plain):
            return
        try:
            self._check_protocol(plain)
            request = ask.read_request(plain)
        except Refused as refusal:
            self._turn_away(guest, ask.id_in(plain), refusal)
        except BadRequest as error:
            values = {"field": error.field, "problem": error.problem}
            self._refuse(guest, error.request_id, Refused(Refusal.BAD_REQUEST, **values))
            self._blame(guest)
        else:
            if guest.table is not None and isinstance(request, ask.Act | manners.Manner):
                self._at_the_table(guest, guest.table, request)
            else:
                self._at_the_door(guest, request)

    def _is_too_fast(self, guest: Guest, plain: dict[str, object]) -> bool:
        """Answer what comes too fast; nothing is kept of it, so that it may be asked again."""
        if guest.pace is None:
            return False
        kind = plain.get("type")
        ruling = guest.pace.judge(_DEAR.get(kind, 1.0) if isinstance(kind, str) else 1.0)
        if ruling is Ruling.FINE:
            return False
        self._refuse(guest, ask.id_in(plain), Refused(Refusal.TOO_FAST))
        if ruling is Ruling.FAR_TOO_FAST:
            log.warning(
                "%s asks far too fast and is closed",
                guest.address,
                extra={"address": guest.address},
            )
            guest.close(Closing.TOO_FAST)
        return True

    async def restore(self, entries: AsyncIterable[Entry]) -> None:
        """Take up every table that the log knows and that somebody can come back to."""
        spoilt: set[str] = set()
        async for entry in entries:
            code = entry.table
            if code in spoilt:
                continue
            try:
                self._take_up(entry)
            except Exception as error:  # noqa: BLE001 (one bad table is no reason to stop all)
                spoilt.add(code)
                self.tables.pop(code, None)
                kind = type(error).__name__
                log.error("table %s: cannot be taken up: %s", code, kind, extra=about(code))
        for table in list(self.tables.values()):
            if table.seating.maker is None:
                self._close(table, "nobody can come back to it")
            else:
                self._deserted[table] = None
        if self.tables:
            log.info("%d tables are taken up again", len(self.tables))

    def _take_up(self, entry: Entry) -> None:
        match entry:
            case Made():
                self.tables[entry.table] = Table(
                    entry.table,
                    PROFILES[entry.profile],
                    seed=entry.seed,
                    pause=entry.pause,
                    log=self._log,
                    staff=self._staff,
                    random_bytes=self._random_bytes,
                    measures=self._measures,
                    luck=entry.luck,
                    most_talk=self._max_talk,
                    most_name=self._max_name,
                )
            case Closed():
                self.tables.pop(entry.table, None)
            case _:
                table = self.tables.pop(entry.table)
                self.tables[entry.table] = table  # the one last used stands last
                table.restore(entry)

    def close(self) -> None:
        """Close every table; to be called when everybody has been told."""
        for table in self.tables.values():
            table.close()
        self.tables.clear()
        self._deserted.clear()

    def gone(self, guest: Guest) -> None:
        """Note that a connection is closed."""
        if guest.is_worker:
            self._staff.depart(guest)
        table, guest.table = guest.table, None
        if table is not None:
            table.detach(guest)
            self._see_who_is_left(table)

    def _at_the_table(self, guest: Guest, table: Table, request: ask.Act | manners.Manner) -> None:
        is_going = isinstance(request, manners.Leave)
        if is_going and (guest.identity, request.id) in self._left:
            self._log.after(partial(guest.send, left(request.id)))
            return
        table.request(guest, request)
        if table.is_over:
            self._log.after(partial(self._end, table))
        elif is_going and not table.is_here(guest):
            guest.table = None
            _remember(self._left, (guest.identity, request.id), None)
            self._see_who_is_left(table)

    def _at_the_door(self, guest: Guest, request: ask.AnyRequest) -> None:
        try:
            if isinstance(request, ask.Hello | ask.HelloSeat | ask.HelloWorker):
                self._hello(guest, request)
            elif not guest.is_known:
                raise TurnedAway(Refusal.HELLO_FIRST)
            elif isinstance(request, manners.Leave) and (guest.identity, request.id) in self._left:
                self._log.after(partial(guest.send, left(request.id)))
            elif guest.is_worker and isinstance(request, ask.Advise):
                guest.send(noted(request.id))
                self._staff.advise(guest, request.number, request.act)
            elif not guest.is_worker and isinstance(request, ask.ListTables):
                self._log.after(partial(guest.send, tables(request.id, self._listed())))
            elif guest.is_worker or not isinstance(request, ask.Create | ask.Join):
                raise Refused(Refusal.NOT_AT_A_TABLE)
            else:
                self._enter(guest, self._asked_for(guest, request), request)
        except TurnedAway as refusal:
            self._turn_away(guest, request.id, refusal)
        except Refused as refusal:
            self._refuse(guest, request.id, refusal)

    def _hello(self, guest: Guest, hello: ask.Hello | ask.HelloSeat | ask.HelloWorker) -> None:
        if guest.is_known:
            raise Refused(Refusal.HELLO_TWICE)
        match hello:
            case ask.Hello():
                self._gate.check_invited(guest.address, hello.invitation)
                table = None if hello.code is None else self._find(guest, hello.code)
                identity = identity_of(hello.secret)
                if table is not None:
                    table.seating.check_room(identity)
                guest.identity = identity
                guest.name = clean_name(hello.name, self._max_name)
                self._welcome(guest, hello.id)
                if table is not None:
                    table.attach(guest)
                    self._seat(guest, table)
            case ask.HelloSeat():
                identity = identity_of(hello.ticket)
                place = self._staff.place_of(identity)
                if place is None:
                    raise TurnedAway(Refusal.TICKET_IS_OVER)
                guest.trust()
                guest.identity = identity
                self._welcome(guest, hello.id)
                self._seat(guest, place.table)
                place.table.attach_bot(guest, place.seat)
            case ask.HelloWorker():
                self._gate.check_worker(guest.address, hello.token)
                guest.trust()
                guest.identity = identity_of(self._random_bytes(_IDENTITY_BYTES))
                guest.is_worker, guest.worker_token = True, hello.token
                self._welcome(guest, hello.id)
                is_own = self._gate.is_own_worker(hello.token)
                self._staff.arrive(guest, hello.levels, hello.seats, is_own=is_own)

    def _seat(self, guest: Guest, table: Table) -> None:
        guest.table = table
        self._deserted.pop(table, None)

    def _welcome(self, guest: Guest, answering: str) -> None:
        guest.is_known = True
        guest.send(
            welcome(
                answering,
                protocol=PROTOCOL_VERSION,
                server=own_version(),
                name=guest.name,
                levels=self._staff.levels,
            )
        )

    def _enter(self, guest: Guest, table: Table, request: ask.Create | ask.Join) -> None:
        """Let a guest in; who is in already gets the first answer to this request again."""
        if guest.table is None:
            table.attach(guest, request)
            self._seat(guest, table)
            return
        given = table.answers.find(guest.identity, request.id)
        if guest.table is not table or given is None or (frame := given.repeat()) is None:
            raise Refused(Refusal.AT_A_TABLE)
        self._log.after(partial(guest.send, frame))

    def _asked_for(self, guest: Guest, request: ask.Create | ask.Join) -> Table:
        if isinstance(request, ask.Join):
            return self._find(guest, request.code)
        asked, code = self._made.get((guest.identity, request.id), (None, ""))
        made = self.tables.get(code)
        if asked == request and made is not None and made.seating.knows(guest.identity):
            return made
        if guest.table is not None:
            raise Refused(Refusal.AT_A_TABLE)
        levels = self._staff.levels
        if request.policies is not None and levels and request.policies.stand_in not in levels:
            raise Refused(Refusal.NO_SUCH_LEVEL, levels=levels)
        self._check_made(guest.identity)
        table = self._create(request)
        _remember(self._made, (guest.identity, request.id), (request, table.code))
        return table

    def _check_made(self, identity: Identity) -> None:
        """Refuse one more table to who has made many that are open."""
        made = sum(table.seating.maker == identity for table in self.tables.values())
        if made >= self._tables_per_person:
            raise Refused(Refusal.TOO_MANY_OF_YOURS, most=self._tables_per_person)

    def _create(self, request: ask.Create) -> Table:
        if self._log.is_failing:
            raise Refused(Refusal.CANNOT_KEEP)
        if len(self.tables) >= self._max_tables:
            self._make_room()
        code = new_code(secrets.randbits)
        assert code not in self.tables, "two equal codes of 40 random bits"
        table = self.tables[code] = Table(
            code,
            PROFILES[request.profile],
            seed=request.seed,
            pause=request.pause,
            log=self._log,
            staff=self._staff,
            random_bytes=self._random_bytes,
            measures=self._measures,
            most_talk=self._max_talk,
            most_name=self._max_name,
        )
        table.note_made()
        if request.policies is not None:
            table.set_policies(Policies.asked(request.policies))
        log.info("table %s: made, %s", code, request.profile, extra=about(code))
        return table

    def _listed(self) -> list[Plain]:
        """Return the tables that anybody may join, the newest first."""
        listed = [one for one in reversed(self.tables.values()) if one.is_listed]
        return [one.plain_listed() for one in listed[:MOST_LISTED]]

    def _find(self, guest: Guest, code: str) -> Table:
        self._gate.check_may_guess(guest.address)
        table = self.tables.get(read_code(code))
        if table is None:
            self._gate.note_wrong(guest.address)
            raise Refused(Refusal.NO_SUCH_TABLE)
        return table

    def _make_room(self) -> None:
        """Close the table that nobody has been at for longest, if there is one (R3)."""
        if not self._deserted:
            raise Refused(Refusal.TOO_MANY_TABLES, most=self._max_tables)
        table, _ = self._deserted.popitem(last=False)
        self._close(table, "for a new one; nobody was at it")

    def _see_who_is_left(self, table: Table) -> None:
        """Close a table nobody can come back to; note one that nobody is at (C2)."""
        if self.tables.get(table.code) is not table:
            return
        if table.seating.is_abandoned():
            self._deserted.pop(table, None)
            self._close(table, "nobody is left")
        elif table.seating.is_deserted() and table not in self._deserted:
            self._deserted[table] = None
            table.rest()

    def _end(self, table: Table) -> None:
        """Close a table whose host wished it, unless it is closed already."""
        if self.tables.get(table.code) is table:
            self._deserted.pop(table, None)
            self._close(table, "its host closed it")

    def _close(self, table: Table, why: str) -> None:
        del self.tables[table.code]
        table.close()
        self._log.append(Closed(table.code))
        log.info("table %s: closed, %s", table.code, why, extra=about(table.code))

    def _turn_away(self, guest: Guest, request_id: str | None, refusal: Refused) -> None:
        self._refuse(guest, request_id, refusal)
        guest.close(Closing.REFUSED)
        self._blame(guest)

    def _refuse(self, guest: Guest, request_id: str | None, refusal: Refused) -> None:
        self._measures.refused(refusal.reason)
        guest.send(refused(request_id, refusal.reason, refusal.values))

    def _blame(self, guest: Guest) -> None:
        """Let a worker that sends nonsense lose its seat; a person only loses the answer."""
        if guest.table is not None:
            guest.table.blame(guest)

    def _check_protocol(self, plain: dict[str, object]) -> None:
        """Refuse another protocol before its fields are looked at (R5)."""
        spoken = plain.get("protocol")
        if isinstance(spoken, int) and spoken != PROTOCOL_VERSION:
            older = "client" if spoken < PROTOCOL_VERSION else "server"
            raise Refused(
                Refusal.WRONG_PROTOCOL, server=PROTOCOL_VERSION, client=spoken, older=older
            )


def _remember(
    memory: OrderedDict[tuple[Identity, str], Known], key: tuple[Identity, str], value: Known
) -> None:
    memory[key] = value
    if len(memory) > REPEATS_KEPT:
        memory.popitem(last=False)
