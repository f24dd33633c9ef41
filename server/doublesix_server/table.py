"""Table: one session, who sits at it, and what each of them is told.

A plain synchronous object: between checking an act and handing it to the log nothing is
awaited, so acts cannot interleave. Nothing is told before the log says that it is durable.
Knows identities and peers; never sockets. Hands stay in the session: what is told comes from
`views.py` alone.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from functools import partial
from time import monotonic, time

from doublesix.protocol import manners
from doublesix.protocol import requests as ask
from doublesix.protocol.errors import Closing, Refusal
from doublesix.protocol.fields import MAX_NAME
from doublesix.protocol.frames import record
from doublesix.protocol.plain import Plain
from doublesix.record.write import write
from doublesix.rules.profile import Profile
from doublesix.rules.seat import SEATS, Seat
from doublesix.rules.session import Session
from doublesix_server.answers import Answers, Given
from doublesix_server.course import Course
from doublesix_server.dealing import Dealing
from doublesix_server.drawing import SHARE_SECONDS, Drawing
from doublesix_server.hearing import Hearing
from doublesix_server.log import (
    Acted,
    Began,
    Closed,
    Counted,
    DrawBegun,
    Identity,
    Log,
    Made,
    PoliciesSet,
    SeatsChanged,
)
from doublesix_server.manners import Manners
from doublesix_server.measures import UNMEASURED, Measures
from doublesix_server.ownership import OtherNode
from doublesix_server.people import Bot, Peer, Person
from doublesix_server.policies import Policies, Policy
from doublesix_server.refusal import Refused
from doublesix_server.restraints import Restraints
from doublesix_server.seating import Seating
from doublesix_server.staffing import Staff
from doublesix_server.telling import Asked, Telling

MOST_TALK = 200
_LUCK_BYTES = 32
_COUNTED_AT_ONCE = 1000
"""For how many messages ahead the log is told how far `counter` may count."""


class Table:
    """A table, from its making until nobody is left.

    `luck` is what its computer players' seeds come from: the seed, or something random. `clock`
    counts seconds, for talk and for draws only, and `wall` those since 1970, for the list of
    sessions only: nothing else here knows time. `is_over` says that it is closed.
    """

    def __init__(
        self,
        code: str,
        profile: Profile,
        *,
        seed: str | None,
        pause: int,
        log: Log,
        staff: Staff,
        random_bytes: Callable[[int], bytes] = os.urandom,
        luck: str | None = None,
        clock: Callable[[], float] = monotonic,
        share_seconds: float = SHARE_SECONDS,
        wall: Callable[[], float] = time,
        most_talk: int = MOST_TALK,
        most_name: int = MAX_NAME,
        measures: Measures = UNMEASURED,
        restraints: Restraints | None = None,
    ) -> None:
        self.code = code
        self.profile = profile
        self.seed = seed
        self.pause = pause
        self.most_name = most_name
        self.restraints = restraints or Restraints()
        self.luck = luck or seed or random_bytes(_LUCK_BYTES).hex()
        self.policies = Policies()
        self.is_over = False
        self.seating = Seating()
        self.answers = Answers(self.seating.has_seat)
        self.staff = staff
        self.random_bytes = random_bytes
        self.dealing = Dealing(self)
        self.manners = Manners(self, most_talk=most_talk, clock=clock)
        self._counter = self._counted_upto = 0
        self._is_resting = False
        self._noted: SeatsChanged | None = None
        self._going: set[Peer] = set()
        self._log = log
        self._telling = Telling(self.answers, log)
        self.course = Course(self, log=log, telling=self._telling, measures=measures, wall=wall)
        self.drawing = Drawing(
            self, log=log, clock=clock, seconds=share_seconds, random_bytes=random_bytes
        )
        hearing = Hearing(self, log=log, telling=self._telling, measures=measures)
        self.request: Callable[[Peer, ask.Act | manners.Manner], None] = hearing.answer
        """Takes up what somebody here asks."""

    @property
    def session(self) -> Session | None:
        """The present session, None before the start."""
        return self.course.session

    @property
    def version(self) -> int:
        """How often the session has changed."""
        return self.course.version

    # Coming and going

    def attach(self, peer: Peer, request: ask.Create | ask.Join | None = None) -> None:
        """Let somebody in: a watcher, or a person back to their seat. The newer link counts.

        `request` is what this answers, if anything but hello. Refused if too many are here.
        """
        person, older = self.seating.come(peer, may_rename=self.is_between_deals)
        self.manners.came(person)
        self.note_seats()
        if older is not None:
            older.close(Closing.TAKEN_OVER)
            self.drawing.lost(older)
        if self._is_resting:
            self._is_resting = False
            for bot in self.seating.bots.values():
                self.staff.want(self, bot.seat, bot.level)
        else:
            self.staff.review(self)
        self.tell_table(person, request)
        self.tell_current(person)

    def attach_bot(self, peer: Peer, seat: Seat) -> None:
        """Let a worker in that was given this seat."""
        bot = self.seating.bots[seat]
        older, bot.peer = bot.peer, peer
        if older is not None:
            older.close(Closing.TAKEN_OVER)
            self.drawing.lost(older)
        self.tell_table()
        self.tell_current(bot)

    def detach(self, peer: Peer) -> None:
        """Note that a link is gone; a seat outlives it."""
        member = self.seating.member(peer.identity)
        if member is None or member.peer is not peer or self.is_over:
            return
        if isinstance(member, Bot):
            member.peer = None
            self.staff.lost(self, member.seat)
        else:
            member.unlink()
            self.manners.lost(member)
            if not member.seats and not member.lent:
                del self.seating.persons[member.identity]
        self.tell_table()
        self.drawing.lost(peer)

    def rest(self) -> None:
        """Let the workers go while no person is here; who comes back finds them again."""
        self._is_resting = True
        for bot in self.seating.bots.values():
            self.staff.release(self, bot.seat)

    def give_ticket(self, seat: Seat, identity: Identity | None) -> None:
        """Say whose ticket a computer player's seat takes from now on; None for nobody's."""
        bot = self.seating.bots[seat]
        if bot.identity is not None:
            self.answers.forget(bot.identity)
        bot.identity = identity
        if bot.peer is not None:
            older, bot.peer = bot.peer, None
            older.close(Closing.SEAT_GIVEN_AWAY)
            self.tell_table()
            self.drawing.lost(older)

    def note_made(self) -> None:
        """Have the log know of this table."""
        made = Made(self.code, self.profile.name, self.seed, self.pause, self.luck)
        self._log.append(made)

    def note_seats(self) -> None:
        """Have the log know who sits where, if that is not what it knows."""
        seated = SeatsChanged(self.code, self.seating.maker, self.seating.sittings())
        if seated != self._noted:
            self._noted = seated
            self._log.append(seated)
            self.course.note()

    def restore(
        self, entry: SeatsChanged | PoliciesSet | DrawBegun | Began | Acted | Counted
    ) -> None:
        """Take up an entry of the log; nobody is told, and nobody is here yet."""
        self._is_resting = True
        match entry:
            case SeatsChanged():
                self._noted = entry
                self.seating.restore(entry.maker, entry.sittings)
            case PoliciesSet():
                self._take_policies(entry.policies)
            case DrawBegun():
                self.drawing.restore(entry)
            case Counted():
                self._counter = self._counted_upto = entry.upto
            case Began() | Acted():
                self.course.restore(entry)

    def go_on_counting(self) -> None:
        """Give no number again that was told before the entries were taken up.

        Each proposal had led to a new version or to a message about who is here.
        """
        self.manners.count_on(self.version + self._counter)
        self.seating.count_on(self.version + self._counter)

    def end(self) -> None:
        """Be no more: the log knows it before any person is told; nothing that is asked counts."""
        if self.is_over:
            return
        self.is_over = True
        self._release_bots()
        self._log.append(Closed(self.code))

    def send_away(self, reason: Closing) -> None:
        """Close the links of all people here, once they were told why; their seats stay theirs."""
        peers = [one.peer for one in self.seating.persons.values() if one.peer is not None]
        for peer in peers:
            self._log.after(partial(peer.close, reason))

    def close(self) -> None:
        """Send everybody away who is still here."""
        self._release_bots()
        for person in self.seating.persons.values():
            if person.peer is not None:
                person.peer.close(Closing.TABLE_CLOSED)
        self.seating = Seating()
        self.answers.forget_all()

    def abandon(self, node: OtherNode | None) -> None:
        """Send everybody to where the table is from now on; None where nobody knows."""
        self._release_bots()
        for person in self.seating.persons.values():
            if person.peer is not None:
                person.peer.go_elsewhere(node)
        for peer in self._going:
            peer.go_elsewhere(node)
        self.answers.forget_all()

    def _release_bots(self) -> None:
        self.drawing.drop()
        for bot in self.seating.bots.values():
            self.staff.release(self, bot.seat)

    def is_here(self, peer: Peer) -> bool:
        """Tell whether this connection is the one that counts for its identity."""
        member = self.seating.member(peer.identity)
        return member is not None and member.peer is peer

    def blame(self, peer: Peer) -> None:
        """Take a computer player's seat from a worker that sent nonsense."""
        member = self.seating.member(peer.identity)
        if isinstance(member, Bot):
            self.staff.failed(self, member.seat)

    @property
    def is_waiting_for_the_log(self) -> bool:
        """Whether something that happened here is not durable yet, and so not told."""
        return self._log.is_failing or self.course.told_version != self.version

    @property
    def bot_in_turn(self) -> Bot | None:
        """The computer player that must act now, if one must and nobody holds it."""
        if self.session is None or self.session.deal.turn is None or self.manners.is_held:
            return None
        if self.drawing.is_on:
            return None
        return self.seating.bots.get(self.session.deal.turn)

    @property
    def is_between_deals(self) -> bool:
        """Whether no deal is being played."""
        return self.session is None or self.session.deal.turn is None

    # What may be asked

    def acting_seat(self, member: Person | Bot) -> Seat:
        """Return the seat that somebody acts for; Refused if they may not act now."""
        seat = member.seat
        if isinstance(member, Bot):
            if self.manners.is_held:
                raise Refused(Refusal.HELD)
            return member.seat
        if seat is None:
            raise Refused(Refusal.COVERED if member.is_shared else Refusal.NOT_SEATED)
        if seat in self.seating.bots:
            raise Refused(Refusal.STOOD_IN)
        return seat

    def check_not_started(self) -> None:
        """Refuse what may be done before the start only."""
        if self.session is not None:
            raise Refused(Refusal.STARTED)

    def check_started(self) -> None:
        """Refuse what may be done in a session only."""
        if self.session is None:
            raise Refused(Refusal.NOT_STARTED)

    def check_allowed(self, policy: Policy) -> None:
        """Refuse what the table's policies switch off."""
        if not getattr(self.policies, policy):
            raise Refused(Refusal.SWITCHED_OFF, policy=policy)

    def set_policies(self, policies: Policies) -> None:
        """Have the table allow this from now on."""
        if policies == self.policies:
            return
        self._take_policies(policies)
        self._log.append(PoliciesSet(self.code, policies))

    def _take_policies(self, policies: Policies) -> None:
        self.policies = policies

    def give_record(self, person: Person, request: manners.GetRecord) -> None:
        """Hand over the record of the finished deals."""
        self.check_started()
        if not person.seats:
            self.check_allowed("watchers")
        assert self.session is not None, self.code
        self.answers.keep(person.identity, request.id, Given(request.type, None))
        course = self.course
        written = write(
            self.session,
            self.seating.seats(),
            strict=course.is_strict,
            seeded=self.seed is not None,
            draws=course.draws,
        )
        self.tell(person, record(request.id, written))

    # Telling

    def tell_current(self, member: Person | Bot, answering: str | None = None) -> None:
        """Tell one member how the session stands, if they are here and may be told."""
        if isinstance(member, Bot) or member.seats or self.policies.watchers:
            self.course.tell_current(member, answering)

    def tell_table(self, asker: Person | Bot | None = None, request: Asked | None = None) -> None:
        """Tell everybody who is here; to the asker it is the answer."""
        self._counter += 1
        if self._counter > self._counted_upto:
            self._counted_upto += _COUNTED_AT_ONCE
            self._log.append(Counted(self.code, self._counted_upto))
        host = self.seating.host
        public = {
            "code": self.code,
            "counter": self._counter,
            "profile": self.profile.name,
            "seeded": self.seed is not None,
            "pause": self.pause,
            "started": self.session is not None,
            "host": None if host is None else host.number,
            "policies": self.policies.plain(),
            "strict": self.policies.is_strict,
            "seats": self.seating.plain_seats(self.version),
            "watchers": len(self.seating.watchers()),
            "unseated": self.seating.plain_unseated(),
            **self.manners.plain(),
        }
        self._telling.table(self.seating, public, asker, request)

    @property
    def is_listed(self) -> bool:
        """Whether anybody may find it: it says so, has not begun, and people are here."""
        is_open = self.policies.listed and self.session is None
        return is_open and not self.seating.is_deserted()

    def plain_listed(self) -> Plain:
        """Return what a stranger is told of it."""
        host = self.seating.host
        people = [seat for seat in SEATS if self.seating.person_in(seat) is not None]
        return {
            "code": self.code,
            "profile": self.profile.name,
            "host": None if host is None else host.name,
            "people": len(people),
            "open": len(SEATS) - len(people),
            "strict": self.policies.is_strict,
        }

    def tell(self, person: Person, frame: bytes) -> None:
        """Tell one person, if they are here, once all that happened so far is durable."""
        if person.peer is not None:
            self._telling.send(person.peer, frame)

    def let_go(self, peer: Peer, then: Callable[[], None]) -> None:
        """Do for a connection of one who has left what is to be done, once that is durable.

        If the table is lost before, they go where it goes: their seat is still theirs there.
        """
        self._going.add(peer)
        self._log.after(partial(self._let_go, peer, then))

    def is_going(self, peer: Peer) -> bool:
        """Tell whether one has left, and that is not durable yet."""
        return peer in self._going

    def _let_go(self, peer: Peer, then: Callable[[], None]) -> None:
        self._going.discard(peer)
        then()
