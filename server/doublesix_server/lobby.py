"""Lobby: who comes through the door, and to which table.

Reads what a connection sends and gives it to whom it is meant for. Knows codes, identities and
tables; never hands.
"""

from __future__ import annotations

import os
from collections import OrderedDict
from collections.abc import Callable
from functools import partial
from typing import Protocol, TypeGuard, TypeVar, cast

from doublesix.protocol import PROTOCOL_VERSION
from doublesix.protocol import requests as ask
from doublesix.protocol.codec import unpack
from doublesix.protocol.errors import BadFrame, BadRequest, Closing, Refusal
from doublesix.protocol.frames import left, refused, welcome
from doublesix.version import own_version
from doublesix_server.codes import read_code
from doublesix_server.hall import Hall
from doublesix_server.log import Archive, Identity, Log
from doublesix_server.refusal import Refused
from doublesix_server.seating import Bot, clean_name, identity_of
from doublesix_server.shelf import Shelf, Wanted
from doublesix_server.staff import Staff
from doublesix_server.table import Table
from doublesix_server.waking import Aside, Visitor, Waking

REPEATS_KEPT = 10_000
"""How many requests to make or leave a table are remembered, of everybody together."""

_IDENTITY_BYTES = 32

Known = TypeVar("Known")


class Guest(Visitor, Protocol):
    """A connection, as the lobby sees it; `is_known` from its hello on."""

    table: Table | None
    is_known: bool
    is_worker: bool
    worker_token: str


class Lobby:
    """The door to a hall of tables.

    `is_worker_token` tells whether a token lets a worker in; `aside` begins work that goes on
    beside everything else.
    """

    def __init__(
        self,
        hall: Hall,
        staff: Staff,
        tables_log: Log,
        archive: Archive,
        *,
        is_worker_token: Callable[[str], bool],
        aside: Aside,
        random_bytes: Callable[[int], bytes] = os.urandom,
    ) -> None:
        self._hall = hall
        self._staff = staff
        self._log = tables_log
        self._is_worker_token = is_worker_token
        self._random_bytes = random_bytes
        self._waking = Waking(
            take_up=hall.take_up, hear=self.receive, settled=hall.see_who_is_left, aside=aside
        )
        self._shelf = Shelf(archive, hall.made_of, aside)
        self._made: OrderedDict[tuple[Identity, str], tuple[ask.Create, str]] = OrderedDict()
        self._left: OrderedDict[tuple[Identity, str], None] = OrderedDict()

    @property
    def tables(self) -> dict[str, Table]:
        """The tables that are awake, by their codes."""
        return self._hall.tables

    def receive(self, guest: Guest, frame: bytes) -> None:
        """Answer one frame of a connection; that of a guest who waits for a table waits too."""
        if self._waking.hold(guest, frame):
            return
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
            table = None if _is_for_the_shelf(request) else guest.table
            if table is not None and isinstance(request, ask.Act | ask.Manner):
                self._at_the_table(guest, table, request)
            else:
                self._at_the_door(guest, request)

    def is_waiting(self, guest: Guest) -> bool:
        """Tell whether a guest has asked for a table and waits until it is taken up."""
        return self._waking.is_waiting(guest)

    def put_to_sleep(self, table: Table) -> None:
        """Let a table go until somebody comes to it again.

        Who is still there is at no table from then on, and to be told before.
        """
        for person in table.seating.persons.values():
            if person.peer is not None:
                cast("Guest", person.peer).table = None
                person.peer = None
        self._hall.put_to_sleep(table)

    def gone(self, guest: Guest) -> None:
        """Note that a connection is closed."""
        self._waking.drop(guest)
        self._shelf.drop(guest)
        if guest.is_worker:
            self._staff.depart(guest)
        table, guest.table = guest.table, None
        if table is not None:
            table.detach(guest)
            self._hall.see_who_is_left(table)

    def _at_the_table(self, guest: Guest, table: Table, request: ask.Act | ask.Manner) -> None:
        if isinstance(request, ask.Leave) and (guest.identity, request.id) in self._left:
            self._log.after(partial(guest.send, left(request.id)))
            return
        table.request(guest, request)
        if isinstance(request, ask.Leave) and not table.is_here(guest):
            guest.table = None
            _remember(self._left, (guest.identity, request.id), None)
            self._hall.see_who_is_left(table)

    def _at_the_door(self, guest: Guest, request: ask.AnyRequest) -> None:
        try:
            if isinstance(request, ask.Hello | ask.HelloSeat | ask.HelloWorker):
                self._hello(guest, request)
            elif not guest.is_known:
                self._turn_away(guest, request.id, Refused(Refusal.HELLO_FIRST))
            elif isinstance(request, ask.Leave) and (guest.identity, request.id) in self._left:
                self._log.after(partial(guest.send, left(request.id)))
            elif _is_for_the_shelf(request):
                self._take_from_the_shelf(guest, request)
            elif guest.is_worker or not isinstance(request, ask.Create | ask.Join):
                raise Refused(Refusal.NOT_AT_A_TABLE)
            elif isinstance(request, ask.Join):
                self._at(request.code, guest, request, partial(self._enter, guest, request))
            else:
                self._create(guest, request)
        except Refused as refusal:
            guest.send(refused(request.id, refusal.reason, refusal.values))

    def _take_from_the_shelf(self, guest: Guest, request: ask.ListSessions | ask.GetRecord) -> None:
        member = None if guest.table is None else guest.table.seating.member(guest.identity)
        if guest.is_worker or isinstance(member, Bot):
            self._blame(guest)
            raise Refused(Refusal.NOT_FOR_WORKERS)
        if self._log.is_failing:
            raise Refused(Refusal.CANNOT_KEEP)
        self._shelf.serve(guest, request, None if guest.table is None else guest.table.code)

    def _hello(self, guest: Guest, hello: ask.Hello | ask.HelloSeat | ask.HelloWorker) -> None:
        if guest.is_known:
            raise Refused(Refusal.HELLO_TWICE)
        match hello:
            case ask.Hello():
                if hello.code is None:
                    self._come(guest, hello)
                else:
                    self._at(hello.code, guest, hello, partial(self._come, guest, hello))
            case ask.HelloSeat():
                identity = identity_of(hello.ticket)
                place = self._staff.place_of(identity)
                if place is None:
                    self._turn_away(guest, hello.id, Refused(Refusal.TICKET_IS_OVER))
                    return
                guest.identity, guest.table = identity, place.table
                self._welcome(guest, hello.id)
                place.table.attach_bot(guest, place.seat)
            case ask.HelloWorker():
                if not self._is_worker_token(hello.token):
                    self._turn_away(guest, hello.id, Refused(Refusal.WRONG_TOKEN))
                    return
                guest.identity = identity_of(self._random_bytes(_IDENTITY_BYTES))
                guest.is_worker, guest.worker_token = True, hello.token
                self._welcome(guest, hello.id)
                self._staff.arrive(guest, hello.levels, hello.seats)

    def _come(self, guest: Guest, hello: ask.Hello, table: Table | None = None) -> None:
        guest.identity, guest.name = identity_of(hello.secret), clean_name(hello.name)
        self._welcome(guest, hello.id)
        if table is not None:
            self._attach(guest, table)

    def _attach(
        self, guest: Guest, table: Table, request: ask.Create | ask.Join | None = None
    ) -> None:
        guest.table = table
        self._hall.note_coming(table)
        table.attach(guest, request)

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

    def _enter(self, guest: Guest, request: ask.Create | ask.Join, table: Table) -> None:
        """Let a guest in; who is in already gets the first answer to this request again."""
        if guest.table is None:
            self._attach(guest, table, request)
            return
        given = table.answers.find(guest.identity, request.id)
        if guest.table is not table or given is None or (frame := given.repeat()) is None:
            raise Refused(Refusal.AT_A_TABLE)
        self._log.after(partial(guest.send, frame))

    def _create(self, guest: Guest, request: ask.Create) -> None:
        """Make a table, unless this very request made one that is still there for its maker."""
        asked, code = self._made.get((guest.identity, request.id), (None, ""))
        create = partial(self._create_once, guest, request)
        if asked == request:
            self._at(code, guest, request, create, otherwise=partial(create, None))
        else:
            create(None)

    def _create_once(self, guest: Guest, request: ask.Create, made: Table | None) -> None:
        if made is None or not made.seating.knows(guest.identity):
            if guest.table is not None:
                raise Refused(Refusal.AT_A_TABLE)
            made = self._hall.make(request)
            _remember(self._made, (guest.identity, request.id), (request, made.code))
        self._enter(guest, request, made)

    def _at(
        self,
        typed: str,
        guest: Guest,
        request: ask.Hello | ask.Join | ask.Create,
        then: Callable[[Table], None],
        otherwise: Callable[[], None] | None = None,
    ) -> None:
        """Do something at a table: at once if it is awake, else when it is.

        Where there is no such table, do `otherwise` or refuse.
        """
        code = read_code(typed)
        table = self.tables.get(code)
        if table is not None:
            then(table)
        elif guest.table is not None:
            raise Refused(Refusal.AT_A_TABLE)
        elif self._log.is_failing:
            raise Refused(Refusal.CANNOT_KEEP)
        else:
            self._waking.wait(guest, code, partial(self._awake, guest, request, then, otherwise))

    def _awake(
        self,
        guest: Guest,
        request: ask.Hello | ask.Join | ask.Create,
        then: Callable[[Table], None],
        otherwise: Callable[[], None] | None,
        found: Table | Refused,
    ) -> None:
        try:
            if isinstance(found, Table):
                then(found)
            elif otherwise is not None:
                otherwise()
            else:
                raise found
        except Refused as refusal:
            guest.send(refused(request.id, refusal.reason, refusal.values))

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


def _is_for_the_shelf(request: ask.AnyRequest) -> TypeGuard[Wanted]:
    if isinstance(request, ask.GetRecord):
        return request.code is not None or request.session is not None
    return isinstance(request, ask.ListSessions)


def _remember(
    memory: OrderedDict[tuple[Identity, str], Known], key: tuple[Identity, str], value: Known
) -> None:
    memory[key] = value
    if len(memory) > REPEATS_KEPT:
        memory.popitem(last=False)
