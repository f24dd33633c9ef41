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
from typing import Any, Protocol, assert_never

from doublesix.protocol import requests as ask
from doublesix.protocol.errors import Closing, Refusal
from doublesix.protocol.frames import TableFrames, UpdateFrames, left, record, refused
from doublesix.record.form import Seated
from doublesix.record.write import write
from doublesix.rules import acts
from doublesix.rules.deal import Hands
from doublesix.rules.errors import RuleError
from doublesix.rules.events import Event
from doublesix.rules.layout import End
from doublesix.rules.profile import Profile
from doublesix.rules.seat import SEATS, Seat
from doublesix.rules.session import Session
from doublesix.rules.shuffle import random_hands, seeded_hands
from doublesix.rules.tile import BY_NAME
from doublesix.views import private_view, public_view
from doublesix_server.answers import Answers
from doublesix_server.log import Acted, Began, Log
from doublesix_server.seating import Bot, Identity, Peer, Person, Seating

log = logging.getLogger(__name__)


class Refused(Exception):
    """A request that is refused for a reason that is not one of the rules'."""

    def __init__(self, reason: Refusal, **values: Any) -> None:
        super().__init__(reason)
        self.reason = reason
        self.values = values


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
    """A table, from its making until nobody is left."""

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
    ) -> None:
        self.code = code
        self.profile = profile
        self.seed = seed
        self.pause = pause
        self.version = 0
        self.session: Session | None = None
        self.seating = Seating()
        self.answers = Answers()
        self._host: Identity | None = None
        self._counter = 0
        self._log = log
        self._staff = staff
        self._random_bytes = random_bytes

    # Coming and going

    def attach(self, peer: Peer, answering: str | None = None) -> None:
        """Let somebody in: a watcher, or a person back to their seat. The newer link counts."""
        person = self.seating.persons.get(peer.identity)
        if person is None:
            person = self.seating.persons[peer.identity] = Person(peer.identity, peer.name, None)
        older, person.peer = person.peer, peer
        person.name, person.left = peer.name, False
        if older is not None:
            older.close(Closing.TAKEN_OVER)
        if self._host is None:
            self._host = peer.identity
        self._tell_table(peer, answering)
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
            self._forget(member)
            self._pass_host_on()
        self._tell_table()

    def give_ticket(self, seat: Seat, identity: Identity | None) -> None:
        """Say whose ticket a computer player's seat takes from now on; None for nobody's."""
        bot = self.seating.bots[seat]
        if bot.identity is not None:
            self.answers.forget(bot.identity)
        bot.identity = identity
        if bot.peer is not None:
            older, bot.peer = bot.peer, None
            older.close(Closing.REPLACED)
            self._tell_table()

    def is_here(self, peer: Peer) -> bool:
        """Tell whether this connection is the one that counts for its identity."""
        member = self.seating.member(peer.identity)
        return member is not None and member.peer is peer

    def blame(self, peer: Peer) -> None:
        """Take a computer player's seat from a worker that sent nonsense."""
        member = self.seating.member(peer.identity)
        if isinstance(member, Bot):
            self._staff.failed(self, member.seat)

    def close(self) -> None:
        """Send everybody away; nobody is left at this table."""
        for bot in self.seating.bots.values():
            self._staff.release(self, bot.seat)
        for person in list(self.seating.persons.values()):
            if person.peer is not None:
                person.peer.close(Closing.TABLE_CLOSED)
        self.seating = Seating()

    @property
    def is_abandoned(self) -> bool:
        """Whether no person is here or could come back to a seat (C2)."""
        return self.seating.is_abandoned()

    @property
    def bot_in_turn(self) -> Bot | None:
        """The computer player that must act now, if one must."""
        if self.session is None or self.session.deal.turn is None:
            return None
        return self.seating.bots.get(self.session.deal.turn)

    # Requests

    def request(self, peer: Peer, request: ask.Act | ask.Manner) -> None:
        """Answer a request, exactly once; a repeat gets its first answer."""
        given = self.answers.find(peer.identity, request.id)
        if given is not None:
            self._log.after(partial(peer.send, given))
            return
        member = self.seating.member(peer.identity)
        assert member is not None and member.peer is peer, self.code
        try:
            if isinstance(request, ask.Act):
                self._act(member, request)
            else:
                self._manner(member, request)
        except (Refused, RuleError) as error:
            self._refuse(peer, request.id, error)
            if isinstance(member, Bot) and error.reason != Refusal.STALE:
                self._staff.failed(self, member.seat)

    def act_for(self, seat: Seat) -> None:
        """Make the first legal act for a computer player that must act and cannot."""
        assert self.session is not None, self.code
        act = private_view(self.session, seat).legal[0]
        self._apply(self.seating.bots[seat], act, "")

    def _act(self, member: Person | Bot, request: ask.Act) -> None:
        if self.session is None:
            raise Refused(Refusal.NOT_STARTED)
        if request.version != self.version:
            raise Refused(Refusal.STALE, version=self.version)
        self._check_may(member, request)
        if isinstance(request, ask.NewSession):
            self._begin(member, request.id)
        else:
            self._apply(member, _act_of(request), request.id)

    def _apply(self, member: Person | Bot, act: acts.Act, request_id: str) -> None:
        session = self.session
        assert session is not None, self.code
        actor = acts.Actor(acts.Kind.BOT, member.level) if isinstance(member, Bot) else acts.PERSON
        step = acts.Step(member.seat, act, actor)
        after, events = session.apply(step, self._dealer)
        was_dealt = len(after.dealings) > len(session.dealings)
        self.session = after
        self.version += 1
        hands = after.dealings[-1].hands if was_dealt else None
        entry = Acted(self.code, self.version, request_id, step, hands)
        self._log.append(entry, self._update(events, member, request_id))
        log.debug("table %s: seat %s: %s", self.code, member.seat, type(act).__name__)

    def _check_may(self, member: Person | Bot, request: ask.Act) -> None:
        if isinstance(request, ask.Play | ask.Pass | ask.Name):
            if member.seat is None:
                raise Refused(Refusal.NOT_SEATED)
            return
        if isinstance(member, Bot):
            raise Refused(Refusal.NOT_FOR_WORKERS)
        persons = self.seating.seated()
        is_at_it = member in persons or (not persons and member.identity == self._host)
        if not is_at_it:
            raise Refused(Refusal.NOT_SEATED)
        if len(persons) > 1 and not isinstance(request, ask.GoOn):
            raise Refused(Refusal.CONSENT_NEEDED)  # Rules 5.4

    def _manner(self, member: Person | Bot, request: ask.Manner) -> None:
        if isinstance(member, Bot):
            raise Refused(Refusal.NOT_FOR_WORKERS)
        match request:
            case ask.Sit():
                self._sit(member, Seat(request.seat))
            case ask.Fill():
                self._fill(member, Seat(request.seat), request.level)
            case ask.Vacate():
                self._vacate(member, Seat(request.seat))
            case ask.Start():
                self._check_host(member)
                self._check_not_started()
                empty = [int(seat) for seat in SEATS if self.seating.sitter(seat) is None]
                if empty:
                    raise Refused(Refusal.SEAT_OPEN, seats=empty)
                self._begin(member, request.id)
                self._tell_table()
                return
            case ask.GetRecord():
                self._give_record(member, request.id)
                return
            case ask.Leave():
                self._leave(member, request.id)
                return
            case _:
                assert_never(request)
        assert member.peer is not None, self.code
        self._tell_table(member.peer, request.id)

    # Seats

    def _sit(self, person: Person, seat: Seat) -> None:
        self._check_not_started()
        sitter = self.seating.sitter(seat)
        if sitter is not None and sitter is not person:
            raise Refused(Refusal.SEAT_TAKEN, seat=int(seat))
        person.seat = seat

    def _fill(self, person: Person, seat: Seat, level: str) -> None:
        self._check_host(person)
        if level not in self._staff.levels:
            raise Refused(Refusal.NO_SUCH_LEVEL, levels=self._staff.levels)
        sitter = self.seating.sitter(seat)
        if isinstance(sitter, Person) and not sitter.left:
            raise Refused(Refusal.SEAT_TAKEN, seat=int(seat))
        if isinstance(sitter, Person):
            self._forget(sitter)  # who left
        elif sitter is not None:
            self._staff.release(self, seat)
        self.seating.bots[seat] = Bot(seat, level)
        self._staff.want(self, seat, level)

    def _vacate(self, person: Person, seat: Seat) -> None:
        self._check_not_started()
        if person.seat is not seat:
            self._check_host(person)
        sitter = self.seating.sitter(seat)
        if sitter is None:
            raise Refused(Refusal.SEAT_OPEN, seats=[int(seat)])
        if isinstance(sitter, Bot):
            self._staff.release(self, seat)
            del self.seating.bots[seat]
        else:
            sitter.seat = None

    def _leave(self, person: Person, answering: str) -> None:
        peer = person.peer
        assert peer is not None, self.code
        person.peer = None
        if person.seat is not None and self.session is not None:
            person.left = True
        else:
            self._forget(person)
        self._pass_host_on()
        self._log.after(partial(peer.send, left(answering)))
        self._tell_table()

    def _forget(self, person: Person) -> None:
        del self.seating.persons[person.identity]
        self.answers.forget(person.identity)

    def _pass_host_on(self) -> None:
        """Make somebody else host if the host is gone: first who sits, in order of coming."""
        host = None if self._host is None else self.seating.persons.get(self._host)
        if host is not None and not host.left:
            return
        heirs = [*self.seating.seated(), *self.seating.watchers()]
        self._host = heirs[0].identity if heirs else None

    def _check_host(self, person: Person) -> None:
        if person.identity != self._host:
            raise Refused(Refusal.HOST_ONLY)

    def _check_not_started(self) -> None:
        if self.session is not None:
            raise Refused(Refusal.STARTED)

    # The session

    def _dealer(self, number: int) -> Hands:
        if self.seed is not None:
            return seeded_hands(self.seed, number)
        return random_hands(self._random_bytes)

    def _begin(self, member: Person | Bot, request_id: str) -> None:
        self.session, events = Session.start(self.profile, self._dealer)
        self.version += 1
        hands = self.session.dealings[0].hands
        entry = Began(self.code, self.version, self.profile.name, hands)
        self._log.append(entry, self._update(events, member, request_id))
        log.info("table %s: a session of %s begins", self.code, self.profile.name)

    def _give_record(self, person: Person, answering: str) -> None:
        if self.session is None:
            raise Refused(Refusal.NOT_STARTED)
        seats = [_seated(seat, self.seating.sitter(seat)) for seat in SEATS]
        assert person.peer is not None, self.code
        # Not kept for a repeat: asking again harms nothing and the record only grows.
        frame = record(answering, write(self.session, seats))
        self._log.after(partial(person.peer.send, frame))

    # Telling

    def _update(
        self, events: tuple[Event, ...], member: Person | Bot, request_id: str
    ) -> Callable[[], None]:
        """Pack what everybody is told of a change, and return what tells it."""
        session = self.session
        assert session is not None, self.code
        frames = UpdateFrames(self.version, events, public_view(session))
        sends: list[tuple[Peer, bytes]] = []
        for one in self.seating.everybody():
            answering = request_id if one is member else None
            if one.peer is None and answering is None:
                continue
            if one.seat is None:
                frame = frames.for_watcher(answering)
            else:
                frame = frames.for_seat(private_view(session, one.seat), answering)
            if answering is not None and one.identity is not None:
                self.answers.keep(one.identity, request_id, frame)
            if one.peer is not None:
                sends.append((one.peer, frame))
        return partial(_send_all, sends)

    def _tell_current(self, peer: Peer, seat: Seat | None) -> None:
        session = self.session
        if session is None:
            return
        frames = UpdateFrames(self.version, (), public_view(session))
        if seat is None:
            frame = frames.for_watcher()
        else:
            frame = frames.for_seat(private_view(session, seat))
        self._log.after(partial(peer.send, frame))

    def _tell_table(self, asker: Peer | None = None, request_id: str | None = None) -> None:
        """Tell everybody who is here; to the asker it is the answer."""
        self._counter += 1
        host = None if self._host is None else self.seating.persons.get(self._host)
        frames = TableFrames(
            {
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
        )
        sends: list[tuple[Peer, bytes]] = []
        for one in self.seating.everybody():
            if one.peer is None:
                continue
            answering = request_id if one.peer is asker else None
            seat = None if one.seat is None else int(one.seat)
            frame = frames.for_one(
                seat=seat, is_host=one.identity == self._host, answering=answering
            )
            if answering is not None and one.identity is not None:
                self.answers.keep(one.identity, answering, frame)
            sends.append((one.peer, frame))
        self._log.after(partial(_send_all, sends))

    def _refuse(self, peer: Peer, request_id: str, error: Refused | RuleError) -> None:
        values = {"rule": error.rule} if isinstance(error, RuleError) else error.values
        log.info("table %s: refused: %s", self.code, error.reason)
        frame = refused(request_id, error.reason, values)
        self.answers.keep(peer.identity, request_id, frame)
        self._log.after(partial(peer.send, frame))


def _send_all(sends: list[tuple[Peer, bytes]]) -> None:
    for peer, frame in sends:
        peer.send(frame)


def _seated(seat: Seat, sitter: Person | Bot | None) -> Seated:
    if isinstance(sitter, Bot):
        return Seated(seat, sitter.level, acts.Kind.BOT, sitter.level)
    return Seated(seat, "?" if sitter is None else sitter.name, acts.Kind.PERSON)


def _act_of(request: ask.Act) -> acts.Act:
    match request:
        case ask.Play():
            end = None if request.end is None else End(request.end)
            return acts.Play(BY_NAME[request.tile], end)
        case ask.Pass():
            return acts.PASS
        case ask.Name():
            return acts.Name(Seat(request.opener))
        case ask.GoOn():
            return acts.GoOn()
        case ask.Restart():
            return acts.RestartDeal()
        case ask.NewMatch():
            return acts.NewMatch()
        case ask.Undo():
            return acts.Undo()
        case ask.Redo():
            return acts.Redo()
        case ask.NewSession():
            raise AssertionError("a new session is not an act within one")
    assert_never(request)
