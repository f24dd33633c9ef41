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

from doublesix.protocol import PROTOCOL_VERSION
from doublesix.protocol import requests as ask
from doublesix.protocol.codec import unpack
from doublesix.protocol.errors import BadFrame, BadRequest, Closing, Refusal
from doublesix.protocol.frames import left, refused, welcome
from doublesix.rules.profiles import PROFILES
from doublesix.version import own_version
from doublesix_server.codes import new_code, read_code
from doublesix_server.log import Closed, Entry, Identity, Log, Made
from doublesix_server.refusal import Refused
from doublesix_server.seating import Peer, clean_name, identity_of
from doublesix_server.staff import Staff
from doublesix_server.table import Table

log = logging.getLogger(__name__)

REPEATS_KEPT = 10_000
"""How many requests to make or leave a table are remembered, of everybody together."""


_IDENTITY_BYTES = 32

Known = TypeVar("Known")


class Guest(Peer, Protocol):
    """A connection, as the lobby sees it; `is_known` from its hello on."""

    table: Table | None
    is_known: bool
    is_worker: bool
    worker_token: str


class Lobby:
    """The tables, by their codes.

    `is_worker_token` tells whether a token lets a worker in.
    """

    def __init__(
        self,
        staff: Staff,
        tables_log: Log,
        *,
        max_tables: int,
        is_worker_token: Callable[[str], bool],
        random_bytes: Callable[[int], bytes] = os.urandom,
    ) -> None:
        self.tables: dict[str, Table] = {}
        self._staff = staff
        self._log = tables_log
        self._max_tables = max_tables
        self._is_worker_token = is_worker_token
        self._random_bytes = random_bytes
        self._deserted: OrderedDict[Table, None] = OrderedDict()
        self._made: OrderedDict[tuple[Identity, str], tuple[ask.Create, str]] = OrderedDict()
        self._left: OrderedDict[tuple[Identity, str], None] = OrderedDict()

    def receive(self, guest: Guest, frame: bytes) -> None:
        """Answer one frame of a connection."""
        try:
            plain = unpack(frame)
        except BadFrame:
            self._turn_away(guest, None, Refused(Refusal.BAD_FRAME))
            return
        try:
            self._check_protocol(plain)
            request = ask.read_request(plain)
        except Refused as refusal:
            self._turn_away(guest, ask.id_in(plain), refusal)
        except BadRequest as error:
            values = {"field": error.field, "problem": error.problem}
            guest.send(refused(error.request_id, Refusal.BAD_REQUEST, values))
            self._blame(guest)
        else:
            if guest.table is not None and isinstance(request, ask.AtTheTable):
                self._at_the_table(guest, guest.table, request)
            else:
                self._at_the_door(guest, request)

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
                log.error("table %s: cannot be taken up: %s", code, type(error).__name__)
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
                    luck=entry.luck,
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

    def _at_the_table(self, guest: Guest, table: Table, request: ask.Act | ask.Manner) -> None:
        if isinstance(request, ask.Leave) and (guest.identity, request.id) in self._left:
            self._log.after(partial(guest.send, left(request.id)))
            return
        table.request(guest, request)
        if isinstance(request, ask.Leave) and not table.is_here(guest):
            guest.table = None
            _remember(self._left, (guest.identity, request.id), None)
            self._see_who_is_left(table)

    def _at_the_door(self, guest: Guest, request: ask.AnyRequest) -> None:
        try:
            if isinstance(request, ask.Hello | ask.HelloSeat | ask.HelloWorker):
                self._hello(guest, request)
            elif not guest.is_known:
                self._turn_away(guest, request.id, Refused(Refusal.HELLO_FIRST))
            elif isinstance(request, ask.Leave) and (guest.identity, request.id) in self._left:
                self._log.after(partial(guest.send, left(request.id)))
            elif guest.is_worker or not isinstance(request, ask.Create | ask.Join):
                raise Refused(Refusal.NOT_AT_A_TABLE)
            else:
                self._enter(guest, self._asked_for(guest, request), request)
        except Refused as refusal:
            guest.send(refused(request.id, refusal.reason, refusal.values))

    def _hello(self, guest: Guest, hello: ask.Hello | ask.HelloSeat | ask.HelloWorker) -> None:
        if guest.is_known:
            raise Refused(Refusal.HELLO_TWICE)
        match hello:
            case ask.Hello():
                table = None if hello.code is None else self._find(hello.code)
                guest.identity, guest.name = identity_of(hello.secret), clean_name(hello.name)
                self._welcome(guest, hello.id)
                if table is not None:
                    self._seat(guest, table)
                    table.attach(guest)
            case ask.HelloSeat():
                identity = identity_of(hello.ticket)
                place = self._staff.place_of(identity)
                if place is None:
                    self._turn_away(guest, hello.id, Refused(Refusal.TICKET_IS_OVER))
                    return
                guest.identity = identity
                self._welcome(guest, hello.id)
                self._seat(guest, place.table)
                place.table.attach_bot(guest, place.seat)
            case ask.HelloWorker():
                if not self._is_worker_token(hello.token):
                    self._turn_away(guest, hello.id, Refused(Refusal.WRONG_TOKEN))
                    return
                guest.identity = identity_of(self._random_bytes(_IDENTITY_BYTES))
                guest.is_worker, guest.worker_token = True, hello.token
                self._welcome(guest, hello.id)
                self._staff.arrive(guest, hello.levels, hello.seats)

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
            self._seat(guest, table)
            table.attach(guest, request)
            return
        given = table.answers.find(guest.identity, request.id)
        if guest.table is not table or given is None or (frame := given.repeat()) is None:
            raise Refused(Refusal.AT_A_TABLE)
        self._log.after(partial(guest.send, frame))

    def _asked_for(self, guest: Guest, request: ask.Create | ask.Join) -> Table:
        if isinstance(request, ask.Join):
            return self._find(request.code)
        asked, code = self._made.get((guest.identity, request.id), (None, ""))
        made = self.tables.get(code)
        if asked == request and made is not None and made.seating.knows(guest.identity):
            return made
        if guest.table is not None:
            raise Refused(Refusal.AT_A_TABLE)
        table = self._create(request)
        _remember(self._made, (guest.identity, request.id), (request, table.code))
        return table

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
        )
        table.note_made()
        log.info("table %s: made, %s", code, request.profile)
        return table

    def _find(self, code: str) -> Table:
        table = self.tables.get(read_code(code))
        if table is None:
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

    def _close(self, table: Table, why: str) -> None:
        del self.tables[table.code]
        table.close()
        self._log.append(Closed(table.code))
        log.info("table %s: closed, %s", table.code, why)

    def _turn_away(self, guest: Guest, request_id: str | None, refusal: Refused) -> None:
        guest.send(refused(request_id, refusal.reason, refusal.values))
        guest.close(Closing.REFUSED)
        self._blame(guest)

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
