"""Hearing: what is asked of a table is taken up once, and answered once.

Knows who asks and what was answered before; never tiles, nor how a session goes on.
"""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, get_args

from doublesix.protocol import manners
from doublesix.protocol import requests as ask
from doublesix.protocol.errors import Refusal
from doublesix.protocol.frames import left, noted, refused
from doublesix.protocol.shares import OfADraw
from doublesix.rules.errors import RuleError
from doublesix_server.answers import Given
from doublesix_server.asked import act_of
from doublesix_server.lines import about
from doublesix_server.log import Log
from doublesix_server.measures import Measures
from doublesix_server.people import Bot, Peer, Person
from doublesix_server.refusal import Refused
from doublesix_server.telling import Telling

if TYPE_CHECKING:
    from doublesix_server.table import Table

log = logging.getLogger(__name__)

_NO_FAILURES = (Refusal.STALE, Refusal.HELD, Refusal.DEALING, Refusal.DRAW_IS_OVER)
"""Why a worker's request may be refused that did nothing wrong."""
_NOT_WHILE_DEALING = frozenset(
    {
        *get_args(ask.Act),
        *get_args(manners.Seats),
        *(manners.Start, manners.SetPolicies, manners.Agree, manners.Stop),
        *(manners.StandIn, manners.Reclaim, manners.GiveSeat),
    }
)
"""What changes the session, or who plays: it waits for the deal that is being drawn."""


class Hearing:
    """The requests of one table."""

    def __init__(self, table: Table, *, log: Log, telling: Telling, measures: Measures) -> None:
        self._table = table
        self._log = log
        self._telling = telling
        self._measures = measures

    def answer(self, peer: Peer, request: ask.Act | manners.Manner) -> None:
        """Answer a request, exactly once; a repeat gets its first answer.

        A record asked for again is written again, since it may be long and asking is harmless.
        """
        table = self._table
        # What goes between programs waits for no disk: who is not heard now would be called late.
        if self._log.is_failing and not isinstance(request, OfADraw):
            self._measures.refused(Refusal.CANNOT_KEEP)
            peer.send(refused(request.id, Refusal.CANNOT_KEEP))
            return
        if table.is_over:
            self._answer_at_the_end(peer, request)
            return
        if table.is_going(peer):
            return  # who was sent away, and is told so as soon as that is kept
        member = table.seating.member(peer.identity)
        assert member is not None and member.peer is peer, table.code
        if table.drawing.will_answer(peer.identity, request.id):
            return
        given = table.answers.find(peer.identity, request.id)
        if given is not None and given.kind != request.type:
            self._measures.refused(Refusal.ID_USED)
            self._telling.send(peer, refused(request.id, Refusal.ID_USED, {"by": given.kind}))
        elif given is not None and (frame := given.repeat()) is not None:
            self._telling.send(peer, frame)
        else:
            self._answer(member, peer, request)

    def _answer_at_the_end(self, peer: Peer, request: ask.Act | manners.Manner) -> None:
        """Answer what is asked of a table that is no more, as soon as that is kept."""
        if isinstance(request, manners.Leave | manners.CloseTable):
            self._telling.send(peer, left(request.id))
        else:
            self._measures.refused(Refusal.NO_SUCH_TABLE)
            self._telling.send(peer, refused(request.id, Refusal.NO_SUCH_TABLE))

    def _answer(self, member: Person | Bot, peer: Peer, request: ask.Act | manners.Manner) -> None:
        table = self._table
        try:
            if table.drawing.is_on and type(request) in _NOT_WHILE_DEALING:
                raise Refused(Refusal.DEALING)
            if isinstance(request, ask.Act):
                self._act(member, request)
            elif isinstance(request, OfADraw):
                self._take_share(peer, request)
            elif isinstance(member, Bot):
                raise Refused(Refusal.NOT_FOR_WORKERS)
            else:
                table.manners.answer(member, request)
        except (Refused, RuleError) as error:
            self._measures.refused(error.reason)
            values = {"rule": error.rule} if isinstance(error, RuleError) else error.values
            frame = refused(request.id, error.reason, values)
            kept = frame
            if isinstance(member, Person) and member.is_shared:
                # Whoever repeats it may be somebody else there, and the reason may tell of a hand.
                kept = refused(request.id, Refusal.STALE, {"version": table.version})
            table.answers.keep(peer.identity, request.id, Given(request.type, kept))
            self._telling.send(peer, frame)
            # Which reason it was may tell of a hand: logs say that it was refused, no more.
            fields = about(table.code, member.seat, request.type)
            log.debug(
                "table %s: seat %s: refused %s",
                table.code,
                member.seat,
                request.type,
                extra=fields,
            )
            if isinstance(member, Bot) and error.reason not in _NO_FAILURES:
                table.staff.failed(table, member.seat)

    def _take_share(self, peer: Peer, request: OfADraw) -> None:
        """Answer a client's part in a draw, and then go on with that."""
        table = self._table
        frame = noted(request.id)
        table.answers.keep(peer.identity, request.id, Given(request.type, frame))
        table.drawing.take(peer, request)
        self._telling.send(peer, frame)

    def _act(self, member: Person | Bot, request: ask.Act) -> None:
        table, course = self._table, self._table.course
        if course.session is None:
            raise Refused(Refusal.NOT_STARTED)
        if request.version != course.version:
            raise Refused(Refusal.STALE, version=course.version)
        if ask.is_deal_act(request):
            seat = table.acting_seat(member)
            course.act(member, seat, act_of(request), member, request)
            course.make_forced_passes()
        elif isinstance(member, Bot):
            raise Refused(Refusal.NOT_FOR_WORKERS)
        else:
            table.manners.act(member, request)
