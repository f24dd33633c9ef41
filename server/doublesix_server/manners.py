"""Manners: what is asked of a table besides acts, and who answers it.

Knows requests and people; never tiles.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Any

from doublesix.protocol import manners as ask
from doublesix.protocol import requests as acting
from doublesix.protocol.errors import Closing, Refusal
from doublesix.protocol.frames import left
from doublesix.protocol.plain import Plain
from doublesix.rules.seat import Seat
from doublesix_server.agreement import Agreement
from doublesix_server.answers import Given
from doublesix_server.hints import Hints
from doublesix_server.log import Identity
from doublesix_server.people import Person
from doublesix_server.places import Places
from doublesix_server.policies import Policies
from doublesix_server.refusal import Refused
from doublesix_server.talk import Talk

if TYPE_CHECKING:
    from doublesix_server.table import Table

_Answer = Callable[[Person, Any], None]


class Manners:
    """How people get on at one table.

    `most_talk` is how many characters may be said at once; `clock` counts seconds.
    """

    def __init__(self, table: Table, *, most_talk: int, clock: Callable[[], float]) -> None:
        self._table = table
        self._places = Places(table)
        self._agreement = Agreement(table, self._places)
        talk = Talk(table, most=most_talk, clock=clock)
        self._hints = Hints(table)
        places, agreement = self._places, self._agreement
        self._changes: dict[type[ask.Manner], _Answer] = {
            ask.Sit: places.sit,
            ask.Share: places.share,
            ask.SeatPerson: places.seat,
            ask.MixSeats: places.mix,
            ask.Fill: places.fill,
            ask.Vacate: places.vacate,
            ask.SetPolicies: self._set_policies,
            ask.Hold: agreement.hold,
            ask.Decline: agreement.decline,
            ask.Mute: talk.mute,
        }
        """What is answered by the table as it is then."""
        self._others: dict[type[ask.Manner], _Answer] = {
            ask.Start: table.dealing.start,
            ask.Uncover: self._uncover,
            ask.Cover: self._uncover,
            ask.StandIn: agreement.stand_in,
            ask.Reclaim: agreement.reclaim,
            ask.GiveSeat: agreement.give_seat,
            ask.Release: self._release,
            ask.PassAtOnce: self._pass_at_once,
            ask.Agree: agreement.agree,
            ask.Hint: self._hints.seek,
            ask.Say: talk.say,
            ask.Stop: agreement.stop,
            ask.CloseTable: self._close_table,
            ask.GetRecord: table.give_record,
            ask.Leave: self._leave,
        }
        """What has an answer of its own."""

    def plain(self) -> Plain:
        """Return what everybody is told of it."""
        return self._agreement.plain()

    @property
    def is_held(self) -> bool:
        """Whether somebody reads and so holds the computer players (Rules 5.6)."""
        return any(person.holds for person in self._table.seating.persons.values())

    def position_changed(self) -> bool:
        """Cover shared devices, and forget what was asked about the position before.

        Tell whether the table must be told again.
        """
        for person in self._table.seating.persons.values():
            if person.uncovered is not None and person.uncovered is not self._seat_to_act():
                person.uncovered = None  # Rules 4.5: somebody else is to act, or a deal begins
        return self._agreement.position_changed()

    def _seat_to_act(self) -> Seat | None:
        """Return the seat in turn within a deal; None before its first act."""
        session = self._table.session
        return session.deal.turn if session is not None and session.chapter.steps else None

    def count_on(self, number: int) -> None:
        """Give the next proposal a number beyond this one."""
        self._agreement.count_on(number)

    def came(self, person: Person) -> None:
        """Withdraw what was asked about the seat of somebody who is back."""
        self._agreement.came(person)

    def lost(self, person: Person) -> None:
        """Withdraw what cannot be while somebody is lost."""
        self._agreement.lost(person)

    def act(self, person: Person, request: acting.Act) -> None:
        """Do what one asks for from the table, or propose it to the others."""
        self._agreement.act(person, request)

    def answer(self, person: Person, request: ask.Manner) -> None:
        """Answer a request; Refused if it cannot be granted."""
        kind = type(request)
        if kind in self._others:
            self._others[kind](person, request)
            return
        self._changes[kind](person, request)
        self._table.note_seats()
        self._table.tell_table(person, request)

    def _set_policies(self, host: Person, request: ask.SetPolicies) -> None:
        table = self._table
        table.seating.check_host(host)
        if not table.is_between_deals:
            raise Refused(Refusal.NOT_BETWEEN_DEALS)
        policies = Policies.asked(request.policies)
        if policies.stand_in != table.policies.stand_in:
            self._places.check_level(policies.stand_in)
        could_watch = table.policies.watchers
        table.set_policies(policies)
        self._agreement.policies_changed()
        if not could_watch:
            for watcher in table.seating.watchers():
                table.tell_current(watcher)

    def _uncover(self, person: Person, request: ask.Uncover | ask.Cover) -> None:
        """Show one hand of a device, or none.

        A repeat is answered by what is shown by then: who asks may be somebody else at the device.
        """
        table = self._table
        table.check_started()
        if not person.seats:
            raise Refused(Refusal.NOT_SEATED)
        if isinstance(request, ask.Cover):
            person.uncovered = None
        elif Seat(request.seat) not in person.seats:
            raise Refused(Refusal.NOT_YOURS, seat=request.seat)
        elif person.is_shared:
            person.uncovered = Seat(request.seat)
        again = partial(table.course.frame_for, person, request.id)
        table.answers.keep(person.identity, request.id, Given(request.type, None, again))
        table.tell_current(person, answering=request.id)

    def _release(self, person: Person, request: ask.Release) -> None:
        if request.person is not None:
            self._agreement.release_other(person, request)
            return
        self._agreement.release(person, request)
        self._table.tell_table(person, request)

    def _pass_at_once(self, person: Person, request: ask.PassAtOnce) -> None:
        person.passes_at_once = request.on
        self._table.tell_table(person, request)
        self._table.course.make_forced_passes()

    def _close_table(self, host: Person, request: ask.CloseTable) -> None:
        table = self._table
        table.seating.check_host(host)
        if host.identity != table.seating.maker:
            raise Refused(Refusal.HOST_ONLY)  # who acts as host while the host is lost ends nothing
        table.end()
        table.tell(host, left(request.id))

    def send_away(self, person: Person, reason: Closing) -> None:
        """Have somebody leave whom the server's operator sends away, and close their link.

        At once where they are banned; else once it is kept, since it says that their seat is left.
        """
        peer = person.peer
        self._hints.left(person)
        self._go(person)
        if peer is not None and reason is Closing.BANNED:
            peer.close(reason)
        elif peer is not None:
            self._table.let_go(peer, partial(peer.close, reason))

    def disown(self, identity: Identity) -> None:
        """Have somebody who is away, and comes back no more, be this table's host no more."""
        self._table.seating.resign(identity)
        self._table.note_seats()
        self._table.tell_table()

    def _leave(self, person: Person, request: ask.Leave) -> None:
        peer = person.peer
        self._hints.left(person)
        self._go(person)
        if peer is not None:
            self._table.let_go(peer, partial(peer.send, left(request.id)))

    def _go(self, person: Person) -> None:
        """Let somebody go on purpose."""
        table = self._table
        had_a_say = person in table.seating.present()
        peer = person.peer
        table.seating.leave(person, keeps_seat=table.session is not None)
        self._agreement.left(person)
        table.note_seats()
        table.tell_table()
        if peer is not None:
            table.drawing.lost(peer)
        if had_a_say:  # a passer-by who leaves changes nothing in who must agree (Rules 5.4)
            self._agreement.settle()
