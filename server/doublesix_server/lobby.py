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
from typing import TypeGuard

from doublesix.protocol import PROTOCOL_VERSION, manners
from doublesix.protocol import requests as ask
from doublesix.protocol.codec import unpack
from doublesix.protocol.errors import BadFrame, BadRequest, Closing, Refusal
from doublesix.protocol.frames import left, noted, refused, tables
from doublesix.protocol.plain import Plain
from doublesix_server.entrance import Entrance, Guest, check_keeping, remember
from doublesix_server.gate import Gate
from doublesix_server.hall import Hall
from doublesix_server.lent_log import LentLog
from doublesix_server.limits import Ruling
from doublesix_server.log import Archive, Identity, Log
from doublesix_server.measures import UNMEASURED, Measures
from doublesix_server.ownership import SOLE, LivesElsewhere, Ownership
from doublesix_server.people import Bot
from doublesix_server.refusal import Refused, TurnedAway
from doublesix_server.shelf import Shelf, Wanted
from doublesix_server.staff import Staff
from doublesix_server.table import Table
from doublesix_server.waking import Aside, Waking

log = logging.getLogger(__name__)

MOST_LISTED = 50
"""How many tables `list_tables` shows."""
_DEAR = {
    "get_record": 10.0,
    "list_sessions": 10.0,
    "create": 5.0,
    "hint": 5.0,
    "list_tables": 3.0,
}
"""What costs more than one request does."""


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
        ownership: Ownership = SOLE,
        notice: Callable[[], str | None] = lambda: None,
    ) -> None:
        self._hall = hall
        self._staff = staff
        self._log = tables_log
        self._measures = measures
        self._ownership = ownership
        self._waking = Waking(
            alone=hall.alone,
            claim=hall.claim,
            take_up=hall.take_up,
            hear=self.receive,
            settled=hall.see_who_is_left,
            aside=aside,
        )
        self._entrance = Entrance(
            hall,
            staff,
            tables_log,
            gate=gate,
            waking=self._waking,
            refuse=self._refuse,
            max_name=max_name,
            random_bytes=random_bytes,
            ownership=ownership,
            notice=notice,
        )
        self._shelf = Shelf(archive, hall.made_of, aside)
        self._left: OrderedDict[tuple[Identity, str], Log | None] = OrderedDict()
        """By which requests people left; and until that is kept, the log that is to keep it."""

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
        if isinstance(request, manners.Leave) and self._has_left(guest, request):
            self._say_again_that_they_left(guest, request)
            return
        kept = self._hall.log_of(table)
        table.request(guest, request)
        if table.is_over:
            self._hall.end(table)
        elif request.type == "leave" and not table.is_here(guest):
            guest.table = None
            key = guest.identity, request.id
            remember(self._left, key, kept)
            kept.after(partial(self._note_left, key))
            self._hall.see_who_is_left(table)

    def _at_the_door(self, guest: Guest, request: ask.AnyRequest) -> None:
        try:
            if isinstance(request, ask.Hello | ask.HelloSeat | ask.HelloWorker):
                self._entrance.hello(guest, request)
            elif not guest.is_known:
                raise TurnedAway(Refusal.HELLO_FIRST)
            elif isinstance(request, manners.Leave) and self._has_left(guest, request):
                check_keeping(self._log)
                self._say_again_that_they_left(guest, request)
            elif guest.is_worker and isinstance(request, ask.Prepare):
                guest.send(noted(request.id))
                self._staff.prepare(guest, request)
            elif guest.is_worker and isinstance(request, ask.Advise):
                guest.send(noted(request.id))
                self._staff.advise(guest, request.number, request.act, request.reasons)
            elif not guest.is_worker and isinstance(request, ask.ListTables):
                check_keeping(self._log)
                self._log.after(partial(guest.send, tables(request.id, self._listed())))
            elif _is_for_the_shelf(request):
                self._take_from_the_shelf(guest, request)
            elif guest.is_worker or not isinstance(request, ask.Create | ask.Join):
                raise Refused(Refusal.NOT_AT_A_TABLE)
            elif isinstance(request, ask.Join):
                self._entrance.join(guest, request)
            else:
                self._entrance.create(guest, request)
        except TurnedAway as refusal:
            self._turn_away(guest, request.id, refusal)
        except Refused as refusal:
            self._refuse(guest, request.id, refusal)

    def _note_left(self, key: tuple[Identity, str]) -> None:
        if key in self._left:
            self._left[key] = None

    def _has_left(self, guest: Guest, request: manners.Leave) -> bool:
        """Tell whether somebody left by this very request, and the table was not lost with that."""
        key = guest.identity, request.id
        log_of_it = self._left.get(key)
        return key in self._left and not (isinstance(log_of_it, LentLog) and log_of_it.is_cut)

    def _say_again_that_they_left(self, guest: Guest, request: manners.Leave) -> None:
        log_of_it = self._left[guest.identity, request.id] or self._log
        log_of_it.after(partial(guest.send, left(request.id)))

    def _take_from_the_shelf(self, guest: Guest, request: Wanted) -> None:
        member = None if guest.table is None else guest.table.seating.member(guest.identity)
        if guest.is_worker or isinstance(member, Bot):
            self._blame(guest)
            raise Refused(Refusal.NOT_FOR_WORKERS)
        if self._log.is_failing:
            raise Refused(Refusal.CANNOT_KEEP)
        self._shelf.serve(guest, request, None if guest.table is None else guest.table.code)

    def _listed(self) -> list[Plain]:
        """Return the tables that anybody may join, the newest first, those of others after ours."""
        return [*self.listed(), *self._ownership.listed()][:MOST_LISTED]

    def listed(self) -> list[Plain]:
        """Return the tables here that anybody may join, the newest first."""
        listed = [one for one in reversed(self.tables.values()) if one.is_listed]
        return [one.plain_listed() for one in listed[:MOST_LISTED]]

    def _turn_away(self, guest: Guest, request_id: str | None, refusal: Refused) -> None:
        self._refuse(guest, request_id, refusal)
        guest.close(Closing.REFUSED)
        self._blame(guest)

    def _refuse(self, guest: Guest, request_id: str | None, refusal: Refused) -> None:
        self._measures.refused(refusal.reason)
        if isinstance(refusal, LivesElsewhere) and guest.follows:
            guest.go_elsewhere(refusal.node, request_id)
            return
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
