"""Entrance: hello, and the way to a table, be it awake or asleep.

Knows secrets' hashes, codes and who may come in; never what is asked at a table, nor hands.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from functools import partial
from typing import Protocol, TypeVar

from doublesix.protocol import PROTOCOL_VERSION, manners
from doublesix.protocol import requests as ask
from doublesix.protocol.errors import Refusal
from doublesix.protocol.frames import nodes, notice, welcome
from doublesix.version import own_version
from doublesix_server.codes import read_code
from doublesix_server.gate import Gate
from doublesix_server.hall import Hall
from doublesix_server.limits import Pace
from doublesix_server.log import Identity, Log
from doublesix_server.ownership import MOST_NODES, Ownership
from doublesix_server.people import clean_name, identity_of
from doublesix_server.refusal import Refused, TurnedAway
from doublesix_server.staff import Staff
from doublesix_server.table import Table
from doublesix_server.waking import Visitor, Waking

REPEATS_KEPT = 10_000
"""How many requests to make or leave a table are remembered, of everybody together."""
_IDENTITY_BYTES = 32

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
    follows: bool

    def trust(self) -> None:
        """Take the limits for strangers from a worker."""


class Entrance:
    """Lets guests in; `refuse` tells one why not, `notice` is what each person is told."""

    def __init__(
        self,
        hall: Hall,
        staff: Staff,
        tables_log: Log,
        *,
        gate: Gate,
        waking: Waking,
        refuse: Callable[[Guest, str | None, Refused], None],
        max_name: int,
        random_bytes: Callable[[int], bytes],
        ownership: Ownership,
        notice: Callable[[], str | None],
    ) -> None:
        self._hall = hall
        self._staff = staff
        self._log = tables_log
        self._gate = gate
        self._waking = waking
        self._refuse = refuse
        self._max_name = max_name
        self._random_bytes = random_bytes
        self._ownership = ownership
        self._notice = notice
        self._made: OrderedDict[tuple[Identity, str], tuple[ask.Create, str]] = OrderedDict()

    def hello(self, guest: Guest, hello: ask.Hello | ask.HelloSeat | ask.HelloWorker) -> None:
        """Let somebody in: a person, or a worker or one of its seats."""
        if guest.is_known:
            raise Refused(Refusal.HELLO_TWICE)
        match hello:
            case ask.Hello():
                self._gate.check_not_banned(guest.address, identity_of(hello.secret))
                self._gate.check_invited(guest.address, hello.invitation)
                guest.follows = hello.follows
                if hello.code is None:
                    self._ownership.check_is_staying()
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
                guest.follows = hello.follows
                self._welcome(guest, hello.id)
                is_own = self._gate.is_own_worker(hello.token)
                self._staff.arrive(
                    guest, hello.levels, hello.seats, coming=hello.coming, is_own=is_own
                )

    def _come(self, guest: Guest, hello: ask.Hello, table: Table | None = None) -> None:
        identity = identity_of(hello.secret)
        self._gate.check_not_banned(guest.address, identity)  # perhaps while its table woke
        if table is not None:
            table.seating.check_room(identity)
        guest.identity = identity
        guest.name = clean_name(hello.name, self._max_name)
        guest.gives_shares = hello.shares
        self._welcome(guest, hello.id)
        told = self._notice()
        if told is not None:
            guest.send(notice(told))
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
        if guest.follows and (places := self._ownership.nodes()):
            told = [(place.address, place.fingerprint) for place in places]
            guest.send(nodes(told[:MOST_NODES]))

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
        self._log.of(table.code).after(partial(guest.send, frame))

    def join(self, guest: Guest, request: ask.Join) -> None:
        """Let a guest in at a table."""
        enter = partial(self._enter, guest, request)
        self._at(request.code, guest, guest.identity, request, enter)

    def create(self, guest: Guest, request: ask.Create) -> None:
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
            if not self._ownership.is_sole:
                self._create_owned(guest, request)
                return
            made = self._hall.make(request, guest.identity)
            remember(self._made, (guest.identity, request.id), (request, made.code))
        self._enter(guest, request, made)

    def _create_owned(self, guest: Guest, request: ask.Create) -> None:
        """Make a table once its code is this server's; what the guest sends meanwhile waits."""
        self._ownership.check_is_staying()
        make = partial(self._hall.make_owned, request, guest.identity)
        enter = partial(self._enter_made, guest, request)
        self._waking.wait_for(guest, make, partial(self._awake, guest, request, enter, None))

    def _enter_made(self, guest: Guest, request: ask.Create, made: Table) -> None:
        remember(self._made, (guest.identity, request.id), (request, made.code))
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
        check_keeping(self._log)
        self._ownership.check()
        code = read_code(typed)
        table = self._hall.tables.get(code)
        is_theirs = table is not None and table.seating.knows(identity)
        if otherwise is None and not is_theirs:  # wrong guesses of a neighbour lock nobody out
            self._gate.check_may_guess(guest.address)
        if table is not None:
            then(table)
        elif guest.table is not None:
            raise Refused(Refusal.AT_A_TABLE)
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
        if isinstance(found, Table) and found.is_over:  # by who waited for it first
            found = Refused(Refusal.NO_SUCH_TABLE)
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


def check_keeping(tables_log: Log) -> None:
    """Refuse what would have to wait while nothing can be kept: there is no end of it."""
    if tables_log.is_failing:
        raise Refused(Refusal.CANNOT_KEEP)


def remember(
    memory: OrderedDict[tuple[Identity, str], Known], key: tuple[Identity, str], value: Known
) -> None:
    """Remember something, and forget what came first where there is too much."""
    memory[key] = value
    if len(memory) > REPEATS_KEPT:
        memory.popitem(last=False)
