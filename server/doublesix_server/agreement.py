"""Agreement: what needs the others' consent, and how a table goes on together (Rules 5.3 to 5.6).

Takebacks, new matches, stand-ins, given seats, holds and readiness. Knows people and what they
want; an act reaches the session through the table alone, and no tile is seen here.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from doublesix.protocol import manners as ask
from doublesix.protocol import requests as acting
from doublesix.protocol.errors import Closing, Refusal
from doublesix.protocol.plain import Plain
from doublesix.rules.seat import Seat
from doublesix_server.consent import Consent, Kind, Proposal
from doublesix_server.people import Person
from doublesix_server.places import Places
from doublesix_server.policies import Policy
from doublesix_server.refusal import Refused

if TYPE_CHECKING:
    from doublesix_server.table import Table
    from doublesix_server.telling import Asked

_KINDS: dict[type[acting.Act], tuple[Kind, Policy]] = {
    acting.Undo: (Kind.UNDO, "takebacks"),
    acting.Redo: (Kind.REDO, "takebacks"),
    acting.Restart: (Kind.RESTART, "takebacks"),
    acting.NewMatch: (Kind.NEW_MATCH, "new_matches"),
    acting.NewSession: (Kind.NEW_SESSION, "new_matches"),
}


class Agreement:
    """What the people at one table have agreed on, or are asked."""

    def __init__(self, table: Table, places: Places) -> None:
        self._table = table
        self._places = places
        self._consent = Consent()

    def plain(self) -> Plain:
        """Return what everybody is told of it."""
        consent = self._consent
        asked = [] if consent.open is None else self._asked(consent.open)
        return {
            "proposal": consent.plain(asked),
            "ended": None if consent.ended is None else consent.ended.plain(),
        }

    def count_on(self, number: int) -> None:
        """Give the next proposal a number beyond this one."""
        self._consent.count_on(number)

    def position_changed(self) -> bool:
        """Withdraw what was asked, and who was ready, about the position before.

        Tell whether the table must be told again.
        """
        was_ready = False
        for person in self._table.seating.persons.values():
            if person.ready_at:
                person.ready_at, was_ready = 0, True
        return self._consent.position_changed() or was_ready

    def lost(self, person: Person) -> None:
        """Withdraw what cannot be while somebody is lost: their hold, or what a passer-by asked.

        What somebody with a seat asked stays: who comes and goes does not ask again and again.
        """
        one = self._consent.open
        if one is None:
            return
        is_passer_by = not person.seats and person in (one.by, one.about)
        if is_passer_by or (one.kind is Kind.RELEASE and person is one.about):
            self._consent.lapse()

    def left(self, person: Person) -> None:
        """Withdraw what was asked by or for somebody who has left."""
        one = self._consent.open
        if one is not None and person in (one.by, one.about):
            self._consent.lapse()

    def came(self, person: Person) -> None:
        """Withdraw that the seat of somebody who is back is given away."""
        one = self._consent.open
        if one is not None and one.kind is Kind.GIVE_SEAT and one.seat in person.seats:
            self._consent.lapse()

    def policies_changed(self) -> None:
        """Withdraw what was asked for and is switched off now."""
        one = self._consent.open
        if one is None or one.act is None:
            return
        try:
            self._check_allowed(one.act)
        except Refused:
            self._consent.lapse()

    # Acts from the table

    def act(self, person: Person, request: acting.Act) -> None:
        """Do what one asks for from the table, or propose it to the others."""
        table = self._table
        deciders = table.seating.deciders()
        if person not in deciders:
            raise Refused(Refusal.STOOD_IN if person.seats else Refusal.NOT_SEATED)
        is_next_match = isinstance(request, acting.NewMatch) and self._is_won
        if isinstance(request, acting.GoOn) or is_next_match:
            table.course.check(person, request)
            self._ready(person, request, deciders)
            return
        self._check_allowed(request)
        table.course.check(person, request)
        kind, _ = _KINDS[type(request)]
        self._propose(kind, person, request, act=request)

    @property
    def _is_won(self) -> bool:
        """Whether the match is won."""
        session = self._table.session
        assert session is not None, self._table.code
        result = session.chapter.result
        return result is not None and result.match_winner is not None

    def _check_allowed(self, act: acting.Act) -> None:
        kind, policy = _KINDS[type(act)]
        if not (kind is Kind.NEW_SESSION and self._is_won):
            self._table.check_allowed(policy)

    def _ready(self, person: Person, request: acting.Act, deciders: list[Person]) -> None:
        """Note that one is ready, and go on when all are; asking again is harmless (A3)."""
        table = self._table
        version = person.ready_at = table.version
        if all(one.ready_at == version for one in deciders):
            table.dealing.apply(person, request, asker=person, asked=request)
        else:
            table.tell_table(person, request)

    def _are_all_ready(self) -> Person | None:
        """Return somebody who is ready, if all present are and somebody is."""
        table = self._table
        if not table.is_between_deals or table.session is None:
            return None
        present = table.seating.present()
        ready = [one for one in present if one.ready_at == table.version]
        return ready[0] if ready and len(ready) == len(present) else None

    # Proposals

    def _asked(self, proposal: Proposal) -> list[Person]:
        """Return who must agree: all present, but for whom it is to be decided about."""
        seating = self._table.seating
        present = seating.present()
        if proposal.kind in (Kind.NEW_MATCH, Kind.NEW_SESSION):
            # They are not undone: whoever is here has a say, also while somebody stands in.
            return [one for one in seating.seated() if one.peer is not None]
        concerned: Person | None = None
        match proposal.kind:
            case Kind.STAND_IN | Kind.GIVE_SEAT:
                assert proposal.seat is not None
                concerned = seating.person_in(proposal.seat)
            case Kind.RELEASE:
                concerned = proposal.about
        asked = [one for one in present if one is not concerned]
        if proposal.kind is Kind.GIVE_SEAT:
            assert proposal.about is not None
            asked.append(proposal.about)  # nobody sits for good without being asked
        return asked

    def _is_agreed(self, proposal: Proposal) -> bool:
        asked = self._asked(proposal)
        if proposal.kind is Kind.GIVE_SEAT and asked == [proposal.about]:
            return False  # who wants a seat does not get it because all others are gone
        return not self._consent.missing(asked)

    def _propose(
        self,
        kind: Kind,
        person: Person,
        request: Asked,
        *,
        act: acting.Act | None = None,
        seat: Seat | None = None,
        about: Person | None = None,
    ) -> None:
        makes_room = self._consent.open is not None
        proposal = self._consent.propose(kind, person, act=act, seat=seat, about=about)
        self._conclude(proposal, person, request)
        if makes_room:
            self._table.tell_table()  # that a passer-by's wish is gone, though this is done at once

    def _conclude(self, proposal: Proposal, asker: Person | None, request: Asked | None) -> None:
        """Carry a proposal out if all agreed; the answer is what comes of it."""
        table = self._table
        if not self._is_agreed(proposal):
            table.tell_table(asker, request)
            return
        self._consent.carried_out()
        if proposal.act is not None:
            table.dealing.apply(proposal.by, proposal.act, asker=asker, asked=request)
            if request is not proposal.act:
                table.tell_table()  # that nothing is asked any more
            return
        self._carry_out(proposal)
        table.note_seats()
        table.tell_table(asker, request)
        match proposal.kind:
            case Kind.GIVE_SEAT:
                assert proposal.about is not None
                table.tell_current(proposal.about)
            case Kind.STOP:
                table.send_away(Closing.TABLE_STOPPED)
            case _:
                pass
        if proposal.kind in (Kind.STAND_IN, Kind.GIVE_SEAT):
            self._go_on_if_all_are_ready()

    def _carry_out(self, proposal: Proposal) -> None:
        table, seat, about = self._table, proposal.seat, proposal.about
        match proposal.kind:
            case Kind.STAND_IN:
                assert seat is not None
                self._places.employ(seat, table.policies.stand_in)
            case Kind.GIVE_SEAT:
                assert seat is not None
                assert about is not None
                self._places.free(seat)
                table.seating.hand_over(seat, about)
            case Kind.RELEASE:
                assert about is not None
                about.holds, about.released_at = False, table.version
            case _:
                pass

    def settle(self) -> None:
        """See whether what was asked is agreed now that somebody has left."""
        if self._table.drawing.is_on:
            return
        if self._consent.open is not None:
            self._conclude(self._consent.open, None, None)
        else:
            self._go_on_if_all_are_ready()

    def _go_on_if_all_are_ready(self) -> None:
        if (ready := self._are_all_ready()) is not None:
            self._table.dealing.go_on(ready)

    def agree(self, person: Person, request: ask.Agree) -> None:
        """Agree to what is proposed; again is harmless, and counts who is present by then."""
        proposal = self._consent.find(request.proposal)
        if person not in (*self._asked(proposal), proposal.by):
            raise Refused(Refusal.NOT_ASKED)
        self._consent.agree(person)
        self._conclude(proposal, person, request)

    def decline(self, person: Person, request: ask.Decline) -> None:
        """Decline what is proposed, or withdraw what one proposed."""
        proposal = self._consent.find(request.proposal)
        if person not in (*self._asked(proposal), proposal.by):
            raise Refused(Refusal.NOT_ASKED)
        self._consent.decline(proposal, person)

    def stop(self, person: Person, request: ask.Stop) -> None:
        """Propose to stop here."""
        self._table.check_started()
        self._check_decides(person)
        self._propose(Kind.STOP, person, request)

    # Stand-ins and seats

    def stand_in(self, person: Person, request: ask.StandIn) -> None:
        """Propose that a computer player stands in for somebody."""
        table, seat = self._table, Seat(request.seat)
        table.check_started()
        self._check_decides(person)
        if table.seating.person_in(seat) is None:
            raise Refused(Refusal.SEAT_OPEN, seats=[int(seat)])
        if table.seating.is_stood_in(seat):
            raise Refused(Refusal.STOOD_IN)
        self._propose(Kind.STAND_IN, person, request, seat=seat)

    def reclaim(self, person: Person, request: ask.Reclaim) -> None:
        """Give somebody their seat back, from a stand-in or from who was given it meanwhile."""
        table, seat = self._table, Seat(request.seat)
        holder: Person | None = None
        if seat in person.lent:
            self._places.free(seat)
            holder = table.seating.take_back(seat, person)
            self._taken_back(seat, holder)
        elif seat not in person.seats:
            raise Refused(Refusal.NOT_YOURS, seat=int(seat))
        elif seat not in table.seating.bots:
            raise Refused(Refusal.NOT_STOOD_IN)
        else:
            self._places.free(seat)
        table.note_seats()
        table.tell_table(person, request)
        table.tell_current(person)
        if holder is not None:
            table.tell_current(holder)

    def _taken_back(self, seat: Seat, holder: Person | None) -> None:
        """Withdraw what was asked about a seat, or by who had it, now that another has it."""
        one = self._consent.open
        if one is not None and (one.seat is seat or holder in (one.by, one.about)):
            self._consent.lapse()

    def give_seat(self, person: Person, request: ask.GiveSeat) -> None:
        """Propose that somebody takes a seat whose person is lost or has left."""
        self._table.check_started()
        table, seat = self._table, Seat(request.seat)
        receiver = table.seating.numbered(request.person)
        seen = table.seating.played.get(receiver.identity, seat)
        if receiver.seats or (seen is not seat and not table.is_between_deals):
            raise Refused(Refusal.ALREADY_SEATED)  # nobody sees two hands of a deal
        if person is not receiver:
            self._check_decides(person)
        former = table.seating.person_in(seat)
        if former is not None and former.peer is not None:
            raise Refused(Refusal.NOT_LOST, seat=int(seat))
        if not any(one is not receiver for one in table.seating.present()):
            raise Refused(Refusal.NOT_SEATED)  # nobody is here who could give it
        self._propose(Kind.GIVE_SEAT, person, request, seat=seat, about=receiver)

    # Holds

    def hold(self, person: Person, _: ask.Hold) -> None:
        """Hold the computer players; who was released by the others waits for a new position."""
        if not person.is_seated:
            raise Refused(Refusal.NOT_SEATED)
        if person.released_at and person.released_at == self._table.version:
            raise Refused(Refusal.DECLINED_BEFORE)
        person.holds = True

    def release(self, person: Person, _: ask.Release) -> None:
        """End one's own hold."""
        person.holds = False
        one = self._consent.open
        if one is not None and one.kind is Kind.RELEASE and one.about is person:
            self._consent.lapse()

    def release_other(self, person: Person, request: ask.Release) -> None:
        """Propose to end another's hold."""
        self._check_decides(person)
        assert request.person is not None
        holder = self._table.seating.numbered(request.person)
        if not holder.holds:
            raise Refused(Refusal.NOT_HELD)
        if holder is person:
            raise Refused(Refusal.NOT_ASKED)
        self._propose(Kind.RELEASE, person, request, about=holder)

    def _check_decides(self, person: Person) -> None:
        if person not in self._table.seating.deciders():
            raise Refused(Refusal.NOT_SEATED)
