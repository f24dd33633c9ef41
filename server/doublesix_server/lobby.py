"""Lobby: who comes through the door, and to which table.

Reads what a connection sends and gives it to whom it is meant for. Knows codes, identities and
tables; never hands.
"""

from __future__ import annotations

import logging
import os
from collections import OrderedDict
from collections.abc import Callable
from functools import partial
from typing import Protocol, TypeGuard, TypeVar

from doublesix.protocol import PROTOCOL_VERSION, manners
from doublesix.protocol import requests as ask
from doublesix.protocol.codec import unpack
from doublesix.protocol.errors import BadFrame, BadRequest, Closing, Refusal
from doublesix.protocol.frames import left, noted, refused, tables, welcome
from doublesix.protocol.plain import Plain
from doublesix.version import own_version
from doublesix_server.codes import read_code
from doublesix_server.gate import Gate
from doublesix_server.hall import Hall
from doublesix_server.limits import Pace, Ruling
from doublesix_server.log import Archive, Identity, Log
from doublesix_server.measures import UNMEASURED, Measures
from doublesix_server.people import Bot, clean_name, identity_of
from doublesix_server.refusal import Refused, TurnedAway
from doublesix_server.shelf import Shelf, Wanted
from doublesix_server.staff import Staff
from doublesix_server.table import Table
from doublesix_server.waking import Aside, Visitor, Waking

log = logging.getLogger(__name__)

REPEATS_KEPT = 10_000
"""How many requests to make or leave a table are remembered, of everybody together."""

MOST_LISTED = 50
"""How many tables `list_tables` shows."""
_IDENTITY_BYTES = 32
_DEAR = {
    "get_record": 10.0,
    "list_sessions": 10.0,
    "create": 5.0,
    "hint": 5.0,
    "list_tables": 3.0,
}
"""What costs more than one request does."""

Known = TypeVar("Known")


class Guest(Visitor, Protocol):
    """A connection, as the lobby sees it; `is_known` from its hello on.

    `pace` is None where it may ask as fast as it likes.
    """

    address: str
    pace: Pace | None
    table: Table | None
    is_known: bool
    is_worker: bool
    worker_token: str
    gives_shares: bool

    def trust(self) -> None:
        """Take the limits for strangers from a worker."""


class Lobby:
    """The door to a hall of tables; `aside` begins work that goes on beside everything else."""

    def __init__(
        self,
        hall: Hall,
        staff: Staff,
        tables_log: Log,
        archive: Archive,
        *,
        gate: Gate,
        max_name: int,
        aside: Aside,
        measures: Measures = UNMEASURED,
        random_bytes: Callable[[int], bytes] = os.urandom,
    ) -> None:
        self._hall = hall
        self._staff = staff
        self._log = tables_log
        self._max_name = max_name
        self._measures = measures
        self._gate = gate
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
        if self._waking.is_waiting(guest):
            if not self._waking.hold(guest, frame):
                self._refuse_unheld(guest, frame)
            return
        self._measures.received()
        try:
            plain = unpack(frame)
        except BadFrame:
            self._turn_away(guest, None, Refused(Refusal.BAD_FRAME))
            return
        if self._is_too_fast(guest, plain):
            return
        try:
            if "protocol" in plain:
                self._check_protocol(plain)
            request = ask.read_request(plain)
        except Refused as refusal:
            self._turn_away(guest, ask.id_in(plain), refusal)
        except BadRequest as error:
            values = {"field": error.field, "problem": error.problem}
            self._refuse(guest, error.request_id, Refused(Refusal.BAD_REQUEST, **values))
            self._blame(guest)
        else:
            table = guest.table
            if (table is not None and ask.is_act(request)) or (
                table is not None and _is_for_the_table(request)
            ):
                self._at_the_table(guest, table, request)
            else:
                self._at_the_door(guest, request)

    def _refuse_unheld(self, guest: Guest, frame: bytes) -> None:
        """Answer what finds no room behind what waits: it may be asked again."""
        try:
            request_id = ask.id_in(unpack(frame))
        except BadFrame:
            self._turn_away(guest, None, Refused(Refusal.BAD_FRAME))
        else:
            self._refuse(guest, request_id, Refused(Refusal.TOO_FAST))

    def is_waiting(self, guest: Guest) -> bool:
        """Tell whether a guest has asked for a table and waits until it is taken up."""
        return self._waking.is_waiting(guest)

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

    def _at_the_table(self, guest: Guest, table: Table, request: ask.Act | manners.Manner) -> None:
        is_going = request.type == "leave"
        if is_going and (guest.identity, request.id) in self._left:
            self._log.after(partial(guest.send, left(request.id)))
            return
        table.request(guest, request)
        if table.is_over:
            self._log.after(partial(self._hall.end, table))
        elif is_going and not table.is_here(guest):
            guest.table = None
            _remember(self._left, (guest.identity, request.id), None)
            self._hall.see_who_is_left(table)

    def _at_the_door(self, guest: Guest, request: ask.AnyRequest) -> None:
        try:
            if isinstance(request, ask.Hello | ask.HelloSeat | ask.HelloWorker):
                self._hello(guest, request)
            elif not guest.is_known:
                raise TurnedAway(Refusal.HELLO_FIRST)
            elif isinstance(request, manners.Leave) and (guest.identity, request.id) in self._left:
                self._check_keeping()
                self._log.after(partial(guest.send, left(request.id)))
            elif guest.is_worker and isinstance(request, ask.Prepare):
                guest.send(noted(request.id))
                self._staff.prepare(guest, request)
            elif guest.is_worker and isinstance(request, ask.Advise):
                guest.send(noted(request.id))
                self._staff.advise(guest, request.number, request.act, request.reasons)
            elif not guest.is_worker and isinstance(request, ask.ListTables):
                self._check_keeping()
                self._log.after(partial(guest.send, tables(request.id, self._listed())))
            elif _is_for_the_shelf(request):
                self._take_from_the_shelf(guest, request)
            elif guest.is_worker or not isinstance(request, ask.Create | ask.Join):
                raise Refused(Refusal.NOT_AT_A_TABLE)
            elif isinstance(request, ask.Join):
                self._at(
                    request.code,
                    guest,
                    guest.identity,
                    request,
                    partial(self._enter, guest, request),
                )
            else:
                self._create(guest, request)
        except TurnedAway as refusal:
            self._turn_away(guest, request.id, refusal)
        except Refused as refusal:
            self._refuse(guest, request.id, refusal)

    def _take_from_the_shelf(self, guest: Guest, request: Wanted) -> None:
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
                self._gate.check_invited(guest.address, hello.invitation)
                if hello.code is None:
                    self._come(guest, hello)
                else:
                    self._at(
                        hello.code,
                        guest,
                        identity_of(hello.secret),
                        hello,
                        partial(self._come, guest, hello),
                    )
            case ask.HelloSeat():
                identity = identity_of(hello.ticket)
                place = self._staff.place_of(identity)
                if place is None:
                    raise TurnedAway(Refusal.TICKET_IS_OVER)
                guest.trust()
                guest.identity, guest.table = identity, place.table
                guest.gives_shares = hello.shares
                self._welcome(guest, hello.id)
                place.table.attach_bot(guest, place.seat)
            case ask.HelloWorker():
                self._gate.check_worker(guest.address, hello.token)
                guest.trust()
                guest.identity = identity_of(self._random_bytes(_IDENTITY_BYTES))
                guest.is_worker, guest.worker_token = True, hello.token
                self._welcome(guest, hello.id)
                is_own = self._gate.is_own_worker(hello.token)
                self._staff.arrive(
                    guest, hello.levels, hello.seats, coming=hello.coming, is_own=is_own
                )

    def _come(self, guest: Guest, hello: ask.Hello, table: Table | None = None) -> None:
        identity = identity_of(hello.secret)
        if table is not None:
            table.seating.check_room(identity)
        guest.identity = identity
        guest.name = clean_name(hello.name, self._max_name)
        guest.gives_shares = hello.shares
        self._welcome(guest, hello.id)
        if table is not None:
            self._attach(guest, table)

    def _attach(
        self, guest: Guest, table: Table, request: ask.Create | ask.Join | None = None
    ) -> None:
        table.attach(guest, request)
        guest.table = table
        self._hall.note_coming(table)

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
        if given is not None and given.kind != request.type:
            raise Refused(Refusal.ID_USED, by=given.kind)
        if guest.table is not table or given is None or (frame := given.repeat()) is None:
            raise Refused(Refusal.AT_A_TABLE)
        self._log.after(partial(guest.send, frame))

    def _create(self, guest: Guest, request: ask.Create) -> None:
        """Make a table, unless this very request made one that is still there for its maker."""
        asked, code = self._made.get((guest.identity, request.id), (None, ""))
        create = partial(self._create_once, guest, request)
        if asked == request:
            self._at(code, guest, guest.identity, request, create, otherwise=partial(create, None))
        else:
            create(None)

    def _create_once(self, guest: Guest, request: ask.Create, made: Table | None) -> None:
        if made is None or not made.seating.knows(guest.identity):
            if guest.table is not None:
                raise Refused(Refusal.AT_A_TABLE)
            self._check_stand_ins(request.policies)
            made = self._hall.make(request, guest.identity)
            _remember(self._made, (guest.identity, request.id), (request, made.code))
        self._enter(guest, request, made)

    def _check_stand_ins(self, policies: manners.Policies | None) -> None:
        """Refuse a level that somebody chose and no worker plays."""
        levels = self._staff.levels
        if policies is None or "stand_in" not in policies.model_fields_set or not levels:
            return
        if policies.stand_in not in levels:
            raise Refused(Refusal.NO_SUCH_LEVEL, levels=levels)

    def _at(
        self,
        typed: str,
        guest: Guest,
        identity: Identity,
        request: ask.Hello | ask.Join | ask.Create,
        then: Callable[[Table], None],
        otherwise: Callable[[], None] | None = None,
    ) -> None:
        """Do something at a table: at once if it is awake, else when it is.

        Where there is no such table, do `otherwise` or refuse.
        """
        self._check_keeping()
        code = read_code(typed)
        table = self.tables.get(code)
        is_theirs = table is not None and table.seating.knows(identity)
        if otherwise is None and not is_theirs:  # wrong guesses of a neighbour lock nobody out
            self._gate.check_may_guess(guest.address)
        if table is not None:
            then(table)
        elif guest.table is not None:
            raise Refused(Refusal.AT_A_TABLE)
        else:
            self._waking.wait(guest, code, partial(self._awake, guest, request, then, otherwise))

    def _check_keeping(self) -> None:
        """Refuse what would have to wait while nothing can be kept: there is no end of it."""
        if self._log.is_failing:
            raise Refused(Refusal.CANNOT_KEEP)

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
            elif otherwise is not None and found.reason is Refusal.NO_SUCH_TABLE:
                otherwise()
            else:
                raise found
        except Refused as refusal:
            if refusal.reason is Refusal.NO_SUCH_TABLE:
                self._gate.note_wrong(guest.address)
            self._refuse(guest, request.id, refusal)

    def _listed(self) -> list[Plain]:
        """Return the tables that anybody may join, the newest first."""
        listed = [one for one in reversed(self.tables.values()) if one.is_listed]
        return [one.plain_listed() for one in listed[:MOST_LISTED]]

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


def _is_for_the_table(request: ask.AnyRequest) -> TypeGuard[manners.Manner]:
    return isinstance(request, manners.Manner) and not _is_for_the_shelf(request)


def _is_for_the_shelf(request: ask.AnyRequest) -> TypeGuard[Wanted]:
    if isinstance(request, manners.GetRecord):
        return request.code is not None or request.session is not None
    return isinstance(request, ask.ListSessions)


def _remember(
    memory: OrderedDict[tuple[Identity, str], Known], key: tuple[Identity, str], value: Known
) -> None:
    memory[key] = value
    if len(memory) > REPEATS_KEPT:
        memory.popitem(last=False)
