"""Table: one session, who sits at it, and what each of them is told.

A plain synchronous object: between checking an act and handing it to the log nothing is
awaited, so acts cannot interleave. Nothing is told before the log says that it is durable.
Knows identities and peers; never sockets. Hands stay in the session: what is told comes from
`views.py` alone.
"""

from __future__ import annotations

import logging
import os
from collections.abc import Callable
from functools import partial
from typing import Protocol, assert_never

from doublesix.protocol import requests as ask
from doublesix.protocol.errors import Closing, Refusal
from doublesix.protocol.frames import left, record, refused
from doublesix.record.form import Seated
from doublesix.record.write import write
from doublesix.rules import acts
from doublesix.rules.deal import Hands
from doublesix.rules.errors import RuleError
from doublesix.rules.events import Event
from doublesix.rules.profile import Profile
from doublesix.rules.seat import SEATS, Seat
from doublesix.rules.session import Session
from doublesix.rules.shuffle import random_hands, seeded_hands
from doublesix.views import private_view
from doublesix_server.answers import Answers, Given
from doublesix_server.asked import REQUEST_OF, act_of
from doublesix_server.log import Acted, Began, Identity, Log, Made, SeatsChanged
from doublesix_server.refusal import Refused
from doublesix_server.seating import Bot, Peer, Person, Seating
from doublesix_server.telling import Asked, Telling, Told

log = logging.getLogger(__name__)

_LUCK_BYTES = 32


class Staff(Protocol):
    """Finds workers for seats, as a table sees it."""

    def want(self, table: Table, seat: Seat, level: str) -> None:
        """Find a worker for this seat, now or when one comes."""

    def release(self, table: Table, seat: Seat) -> None:
        """Take the worker of this seat away."""

    def lost(self, table: Table, seat: Seat) -> None:
        """Find another worker for a seat whose connection is gone."""

    def failed(self, table: Table, seat: Seat) -> None:
        """Take the seat from its worker, which did what it may not."""

    @property
    def levels(self) -> list[str]:
        """The levels that can be had, weakest first."""


class Table:
    """A table, from its making until nobody is left.

    `luck` is what its computer players' seeds come from: the seed, or something random.
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
    ) -> None:
        self.code = code
        self.profile = profile
        self.seed = seed
        self.pause = pause
        self.version = 0
        self.told_version = 0
        self.luck = luck or seed or random_bytes(_LUCK_BYTES).hex()
        self.session: Session | None = None
        self.seating = Seating()
        self.answers = Answers()
        self._counter = 0
        self._is_resting = False
        self._noted: SeatsChanged | None = None
        self._log = log
        self._telling = Telling(self.answers, log)
        self._staff = staff
        self._random_bytes = random_bytes

    # Coming and going

    def attach(self, peer: Peer, request: ask.Create | ask.Join | None = None) -> None:
        """Let somebody in: a watcher, or a person back to their seat. The newer link counts.

        `request` is what this answers, if anything but hello.
        """
        person, older = self.seating.come(peer)
        self._note_seats()
        if older is not None:
            older.close(Closing.TAKEN_OVER)
        if self._is_resting:
            self._is_resting = False
            for bot in self.seating.bots.values():
                self._staff.want(self, bot.seat, bot.level)
        self._tell_table(peer, request)
        self._tell_current(peer, person.seat)

    def attach_bot(self, peer: Peer, seat: Seat) -> None:
        """Let a worker in that was given this seat."""
        bot = self.seating.bots[seat]
        if bot.peer is not None:
            bot.peer.close(Closing.TAKEN_OVER)
        bot.peer = peer
        self._tell_table()
        self._tell_current(peer, seat)

    def detach(self, peer: Peer) -> None:
        """Note that a link is gone; a seat outlives it."""
        member = self.seating.member(peer.identity)
        if member is None or member.peer is not peer:
            return
        member.peer = None
        if isinstance(member, Bot):
            self._staff.lost(self, member.seat)
        elif member.seat is None:
            del self.seating.persons[member.identity]
        self._tell_table()

    def rest(self) -> None:
        """Let the workers go while no person is here; who comes back finds them again."""
        self._is_resting = True
        for bot in self.seating.bots.values():
            self._staff.release(self, bot.seat)

    def give_ticket(self, seat: Seat, identity: Identity | None) -> None:
        """Say whose ticket a computer player's seat takes from now on; None for nobody's."""
        bot = self.seating.bots[seat]
        if bot.identity is not None:
            self.answers.forget(bot.identity)
        bot.identity = identity
        if bot.peer is not None:
            older, bot.peer = bot.peer, None
            older.close(Closing.SEAT_GIVEN_AWAY)
            self._tell_table()

    def note_made(self) -> None:
        """Have the log know of this table."""
        made = Made(self.code, self.profile.name, self.seed, self.pause, self.luck)
        self._log.append(made)

    def _note_seats(self) -> None:
        """Have the log know who sits where, if that is not what it knows."""
        seated = SeatsChanged(self.code, self.seating.maker, self.seating.sittings())
        if seated != self._noted:
            self._noted = seated
            self._log.append(seated)

    def restore(self, entry: SeatsChanged | Began | Acted) -> None:
        """Take up an entry of the log; nobody is told, and nobody is here yet."""
        self._is_resting = True
        match entry:
            case SeatsChanged():
                self._noted = entry
                self.seating.restore(entry.maker, entry.sittings)
            case Began():
                self.session, events = Session.start(self.profile, lambda _: entry.hands)
                self._restored(entry, "start" if entry.version == 1 else "new_session", events)
            case Acted():
                assert self.session is not None, self.code
                hands = entry.hands
                self.session, events = self.session.apply(
                    entry.step, self._dealer if hands is None else lambda _: hands
                )
                self._restored(entry, REQUEST_OF[type(entry.step.act)], events)

    def _restored(self, entry: Began | Acted, kind: str, events: tuple[Event, ...]) -> None:
        self.version = self.told_version = entry.version
        is_bots = isinstance(entry, Acted) and entry.step.actor.kind is acts.Kind.BOT
        if entry.identity is None or is_bots:  # a ticket is good for one server's life
            return
        assert self.session is not None, self.code
        told = Told(self.session, self.version, events)
        member = self.seating.member(entry.identity)
        seat = entry.step.seat if isinstance(entry, Acted) else member and member.seat
        again = partial(told.frame_again, seat or None, entry.request_id)
        self.answers.keep(entry.identity, entry.request_id, Given(kind, None, again))

    def close(self) -> None:
        """Send everybody away who is still here."""
        for bot in self.seating.bots.values():
            self._staff.release(self, bot.seat)
        for person in self.seating.persons.values():
            if person.peer is not None:
                person.peer.close(Closing.TABLE_CLOSED)
        self.seating = Seating()

    def is_here(self, peer: Peer) -> bool:
        """Tell whether this connection is the one that counts for its identity."""
        member = self.seating.member(peer.identity)
        return member is not None and member.peer is peer

    def blame(self, peer: Peer) -> None:
        """Take a computer player's seat from a worker that sent nonsense."""
        member = self.seating.member(peer.identity)
        if isinstance(member, Bot):
            self._staff.failed(self, member.seat)

    @property
    def is_waiting_for_the_log(self) -> bool:
        """Whether something that happened here is not durable yet, and so not told."""
        return self._log.is_failing or self.told_version != self.version

    @property
    def bot_in_turn(self) -> Bot | None:
        """The computer player that must act now, if one must."""
        if self.session is None or self.session.deal.turn is None:
            return None
        return self.seating.bots.get(self.session.deal.turn)

    # Requests

    def request(self, peer: Peer, request: ask.Act | ask.Manner) -> None:
        """Answer a request, exactly once; a repeat gets its first answer.

        A record asked for again is written again, since it may be long and asking is harmless.
        """
        member = self.seating.member(peer.identity)
        assert member is not None and member.peer is peer, self.code
        if self._log.is_failing:
            peer.send(refused(request.id, Refusal.CANNOT_KEEP))
            return
        given = self.answers.find(peer.identity, request.id)
        if given is not None and given.kind != request.type:
            self._send(peer, refused(request.id, Refusal.ID_USED, {"by": given.kind}))
        elif given is not None and (frame := given.repeat()) is not None:
            self._send(peer, frame)
        else:
            self._answer(member, peer, request)

    def act_for(self, seat: Seat) -> None:
        """Make the first legal act for a computer player that must act and cannot."""
        assert self.session is not None, self.code
        act = private_view(self.session, seat).legal[0]
        self._apply(self.seating.bots[seat], act, None)

    def _answer(self, member: Person | Bot, peer: Peer, request: ask.Act | ask.Manner) -> None:
        try:
            if isinstance(request, ask.Act):
                self._act(member, request)
            elif isinstance(member, Bot):
                raise Refused(Refusal.NOT_FOR_WORKERS)
            else:
                self._manner(member, peer, request)
        except (Refused, RuleError) as error:
            values = {"rule": error.rule} if isinstance(error, RuleError) else error.values
            frame = refused(request.id, error.reason, values)
            self.answers.keep(peer.identity, request.id, Given(request.type, frame))
            self._send(peer, frame)
            # Which reason it was may tell of a hand: logs say that it was refused, no more.
            log.debug("table %s: seat %s: refused %s", self.code, member.seat, request.type)
            if isinstance(member, Bot) and error.reason != Refusal.STALE:
                self._staff.failed(self, member.seat)

    def _act(self, member: Person | Bot, request: ask.Act) -> None:
        if self.session is None:
            raise Refused(Refusal.NOT_STARTED)
        if request.version != self.version:
            raise Refused(Refusal.STALE, version=self.version)
        self._check_may(member, request)
        if isinstance(request, ask.NewSession):
            self._begin(member, request)
        else:
            self._apply(member, act_of(request), request)

    def _check_may(self, member: Person | Bot, request: ask.Act) -> None:
        if isinstance(request, ask.DealAct):
            if member.seat is None:
                raise Refused(Refusal.NOT_SEATED)
            return
        if isinstance(member, Bot):
            raise Refused(Refusal.NOT_FOR_WORKERS)
        persons = self.seating.seated()
        if member not in persons and (persons or member is not self.seating.host):
            raise Refused(Refusal.NOT_SEATED)
        if len(persons) > 1 and not isinstance(request, ask.GoOn):
            raise Refused(Refusal.CONSENT_NEEDED)  # Rules 5.4

    def _manner(self, person: Person, peer: Peer, request: ask.Manner) -> None:
        match request:
            case ask.Sit():
                self._check_not_started()
                self.seating.sit(person, Seat(request.seat))
            case ask.Fill():
                self._fill(person, Seat(request.seat), request.level)
            case ask.Vacate():
                self._check_not_started()
                self._vacate(person, Seat(request.seat))
            case ask.Start():
                self._start(person, request)
                return
            case ask.GetRecord():
                self._give_record(peer, request)
                return
            case ask.Leave():
                self.seating.leave(person, keeps_seat=self.session is not None)
                self._note_seats()
                self._send(peer, left(request.id))
                self._tell_table()
                return
            case _:
                assert_never(request)
        self._note_seats()
        self._tell_table(peer, request)

    def _fill(self, host: Person, seat: Seat, level: str) -> None:
        if level not in self._staff.levels:
            raise Refused(Refusal.NO_SUCH_LEVEL, levels=self._staff.levels)
        former = self.seating.bots.get(seat)
        self.seating.check_host(host)
        if former is not None:
            self._staff.release(self, seat)
        self.seating.fill(host, seat, level)
        self._staff.want(self, seat, level)

    def _vacate(self, person: Person, seat: Seat) -> None:
        if person.seat is not seat:
            self.seating.check_host(person)
        if seat in self.seating.bots:
            self._staff.release(self, seat)
        self.seating.vacate(person, seat)

    def _start(self, host: Person, request: ask.Start) -> None:
        self.seating.check_host(host)
        self._check_not_started()
        empty = [int(seat) for seat in SEATS if self.seating.sitter(seat) is None]
        if empty:
            raise Refused(Refusal.SEAT_OPEN, seats=empty)
        self._begin(host, request)
        self._tell_table()

    def _check_not_started(self) -> None:
        if self.session is not None:
            raise Refused(Refusal.STARTED)

    # The session

    def _dealer(self, number: int) -> Hands:
        if self.seed is not None:
            return seeded_hands(self.seed, number)
        return random_hands(self._random_bytes)

    def _begin(self, person: Person | Bot, request: ask.Start | ask.NewSession) -> None:
        self.session, events = Session.start(self.profile, self._dealer)
        self.version += 1
        assert person.identity is not None, self.code
        hands = self.session.dealings[0].hands
        name = self.profile.name
        entry = Began(self.code, self.version, person.identity, request.id, name, hands)
        self._log.append(entry, self._update(events, person, request))
        log.info("table %s: a session of %s begins", self.code, name)

    def _apply(self, member: Person | Bot, act: acts.Act, request: ask.Act | None) -> None:
        session = self.session
        assert session is not None, self.code
        actor = acts.Actor(acts.Kind.BOT, member.level) if isinstance(member, Bot) else acts.PERSON
        step = acts.Step(member.seat, act, actor)
        after, events = session.apply(step, self._dealer)
        was_dealt = len(after.dealings) > len(session.dealings)
        self.session = after
        self.version += 1
        entry = Acted(
            self.code,
            self.version,
            None if request is None else member.identity,
            "" if request is None else request.id,
            step,
            after.dealings[-1].hands if was_dealt else None,
        )
        self._log.append(entry, self._update(events, member, request))
        log.debug("table %s: seat %s: %s", self.code, member.seat, type(act).__name__)

    def _give_record(self, peer: Peer, request: ask.GetRecord) -> None:
        if self.session is None:
            raise Refused(Refusal.NOT_STARTED)
        seats = [_seated(seat, self.seating.sitter(seat)) for seat in SEATS]
        self.answers.keep(peer.identity, request.id, Given(request.type, None))
        self._send(peer, record(request.id, write(self.session, seats)))

    # Telling

    def _update(
        self, events: tuple[Event, ...], member: Person | Bot, request: Asked | None
    ) -> Callable[[], None]:
        assert self.session is not None, self.code
        told = Told(self.session, self.version, events)
        tell = self._telling.update(self.seating, told, member, request)

        def tell_and_note() -> None:
            self.told_version = told.version
            tell()

        return tell_and_note

    def _tell_current(self, peer: Peer, seat: Seat | None) -> None:
        if self.session is not None:
            self._telling.current(peer, seat, Told(self.session, self.version, ()))

    def _tell_table(self, asker: Peer | None = None, request: Asked | None = None) -> None:
        """Tell everybody who is here; to the asker it is the answer."""
        self._counter += 1
        host = self.seating.host
        public = {
            "code": self.code,
            "counter": self._counter,
            "profile": self.profile.name,
            "seeded": self.seed is not None,
            "pause": self.pause,
            "started": self.session is not None,
            "host": None if host is None else host.name,
            "seats": self.seating.plain_seats(),
            "watchers": len(self.seating.watchers()),
        }
        self._telling.table(self.seating, public, asker, request)

    def _send(self, peer: Peer, frame: bytes) -> None:
        self._telling.send(peer, frame)


def _seated(seat: Seat, sitter: Person | Bot | None) -> Seated:
    if isinstance(sitter, Bot):
        return Seated(seat, sitter.level, acts.Kind.BOT, sitter.level)
    return Seated(seat, "?" if sitter is None else sitter.name, acts.Kind.PERSON)
