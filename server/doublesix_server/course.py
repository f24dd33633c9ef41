"""Course: how the session of a table goes on, act by act.

Each act goes to the log, and is told once the log says that it is durable. Hands stay in the
session: what is told comes from `views.py` alone. Knows people and seats; never who may ask for
what.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from functools import lru_cache, partial
from typing import TYPE_CHECKING

from doublesix.fair.draw import Drawn, hands_of
from doublesix.protocol import requests as ask
from doublesix.protocol.manners import Start
from doublesix.rules import acts
from doublesix.rules.deal import Hands
from doublesix.rules.events import Event
from doublesix.rules.seat import Seat
from doublesix.rules.session import Dealer, Session
from doublesix.rules.shuffle import seeded_hands
from doublesix.views import private_view
from doublesix_server.answers import Given
from doublesix_server.asked import REQUEST_OF, act_of
from doublesix_server.ledger import Ledger
from doublesix_server.lines import about
from doublesix_server.log import Acted, Began, Identity, Log
from doublesix_server.measures import Measures
from doublesix_server.people import Bot, Person
from doublesix_server.telling import Asked, Telling, Told

if TYPE_CHECKING:
    from doublesix_server.table import Table

log = logging.getLogger(__name__)


class Course:
    """The present session of a table, None before its start.

    `version` counts its changes, `told_version` those that were told. `is_strict` says that all its
    deals are played strictly. `draws` are how its random deals came about, by their numbers.
    """

    def __init__(
        self,
        table: Table,
        *,
        log: Log,
        telling: Telling,
        measures: Measures,
        wall: Callable[[], float],
    ) -> None:
        self.session: Session | None = None
        self.version = 0
        self.told_version = 0
        self.is_strict = False
        self.draws: dict[int, Drawn] = {}
        self._table = table
        self._log = log
        self._telling = telling
        self._measures = measures
        self._ledger = Ledger(table.code, log, wall)

    # Acting

    def deal_to_draw(self, request: ask.Act | Start) -> tuple[int, int] | None:
        """Return session and number of the deal that must be drawn for a request, if one must.

        No deal is drawn twice (Rules 5.3, 5.5), and none with a seed.
        """
        if self._table.seed is not None:
            return None
        session = self.session
        if session is None or isinstance(request, ask.NewSession):
            return self._ledger.number + 1, 1
        is_next = isinstance(request, ask.GoOn) and session.chapter.result is not None
        number = session.chapter.number + 1
        if (is_next or isinstance(request, ask.NewMatch)) and number > len(session.dealings):
            return self._ledger.number, number
        return None

    def begin(self, asker: Person | None, asked: Asked | None, drawn: Drawn | None = None) -> None:
        """Begin a session with the deal drawn; `asker` gets the answer to `asked`."""
        table = self._table
        self.note(is_open=False)
        self._ledger.begin()
        self.session, events = Session.start(table.profile, self._dealer(drawn))
        self._note_draw(drawn, begins=True)
        table.seating.played.clear()
        self.version += 1
        self.is_strict = table.policies.is_strict
        hands = self.session.dealings[0].hands
        name = table.profile.name
        entry = Began(table.code, self.version, *_origin(asker, asked), name, hands, drawn)
        self._tell(entry, events, asker, asked)
        self.note()
        log.info("table %s: a session of %s begins", table.code, name, extra=about(table.code))

    def act(
        self,
        member: Person | Bot,
        seat: Seat | None,
        act: acts.Act,
        asker: Person | Bot | None = None,
        asked: Asked | None = None,
        drawn: Drawn | None = None,
    ) -> None:
        """Have a member act; `asker` gets the answer to `asked`. RuleError if it is refused.

        `drawn` is the deal that was drawn for it, where `deal_to_draw` says that one must be.
        """
        session, code = self.session, self._table.code
        assert session is not None, code
        step = acts.Step(seat, act, _actor(member, seat))
        after, events = session.apply(step, self._dealer(drawn))
        was_dealt = len(after.dealings) > len(session.dealings)
        self.session = after
        self.version += 1
        is_of_the_deal = isinstance(act, acts.DealAct)
        if not is_of_the_deal:
            self._note_strictness()
        if was_dealt:
            self._table.seating.played.clear()
            self._note_draw(drawn)
        dealt = after.dealings[-1].hands if was_dealt else None
        entry = Acted(code, self.version, *_origin(asker, asked), step, dealt, drawn)
        self._tell(entry, events, asker, asked)
        if after.chapter.result is not None or not is_of_the_deal:
            self.note()
        if log.isEnabledFor(logging.DEBUG):
            kind = REQUEST_OF[type(act)]
            log.debug("table %s: seat %s: %s", code, seat, kind, extra=about(code, seat, kind))

    def act_from_table(
        self,
        person: Person,
        act: acts.Act,
        asker: Person | None = None,
        asked: Asked | None = None,
        drawn: Drawn | None = None,
    ) -> None:
        """Have a person act from the table; see `act`."""
        self.act(person, _seat_of(person), act, asker, asked, drawn)

    def act_for(self, bot: Bot) -> None:
        """Make the first legal act for a computer player."""
        assert self.session is not None, self._table.code
        self.act(bot, bot.seat, private_view(self.session, bot.seat).legal[0])

    def check(self, person: Person, request: ask.Act) -> None:
        """Raise what an act from the table would raise; nothing happens."""
        session = self.session
        assert session is not None, self._table.code
        is_dealing = isinstance(request, ask.NewSession | ask.NewMatch)
        if is_dealing or (isinstance(request, ask.GoOn) and session.chapter.result is not None):
            return  # it is never refused, and to try it would deal
        seat = _seat_of(person)
        session.apply(acts.Step(seat, act_of(request), _actor(person, seat)), self._dealer(None))

    def make_forced_passes(self) -> None:
        """Make the forced passes of people who asked for it (Rules 5.2)."""
        while (person := self._passer()) is not None and not self._table.drawing.is_on:
            assert self.session is not None, self._table.code
            self.act(person, self.session.deal.turn, acts.PASS)

    def _passer(self) -> Person | None:
        """Return who is in turn, must pass and wants it done at once."""
        session, seating = self.session, self._table.seating
        turn = None if session is None else session.deal.turn
        for person in seating.persons.values():
            if person.passes_at_once and turn in person.seats and turn not in seating.bots:
                assert session is not None
                assert turn is not None
                return person if private_view(session, turn).legal == (acts.PASS,) else None
        return None

    def _dealer(self, drawn: Drawn | None) -> Dealer:
        """Return what deals: the seed, or the draw that was made for it."""

        def deal(number: int) -> Hands:
            if self._table.seed is not None:
                return seeded_hands(self._table.seed, number)
            assert drawn is not None, self._table.code
            assert drawn.draw.deal == number, self._table.code
            return hands_of(drawn)

        return deal

    def _note_draw(self, drawn: Drawn | None, *, begins: bool = False) -> None:
        if begins:
            self.draws = {}
        if drawn is not None:
            self.draws[drawn.draw.deal] = drawn

    @property
    def _present_draw(self) -> tuple[Drawn, bool] | None:
        """How the present deal came about, and whether that deal is over."""
        session = self.session
        drawn = None if session is None else self.draws.get(session.chapter.number)
        if session is None or drawn is None:
            return None
        return drawn, session.chapter.result is not None

    # Keeping and telling

    def _tell(
        self,
        entry: Began | Acted,
        events: tuple[Event, ...],
        asker: Person | Bot | None,
        asked: Asked | None,
    ) -> None:
        """Have the log keep what happened, and tell it then."""
        table = self._table
        assert self.session is not None, table.code
        was_asked = table.manners.position_changed()
        told = Told(self.session, self.version, events)
        watchers = table.policies.watchers
        is_unseen = isinstance(asker, Person) and not asker.seats and not watchers
        answering = (None, None) if is_unseen else (asker, asked)
        tell = self._telling.update(table.seating, told, *answering, watchers=watchers)
        if entry.hands is not None or told.session.chapter.result is not None:
            tell = self._with_draw(tell)
        then = partial(self._told, told.version, tell)
        self._log.append(entry, self._measures.acted(entry, then))
        if is_unseen:
            table.tell_table(asker, asked)
        elif was_asked:
            table.tell_table()

    def _told(self, version: int, tell: Callable[[], None]) -> None:
        self.told_version = version
        tell()

    def _with_draw(self, tell: Callable[[], None]) -> Callable[[], None]:
        """Return what tells of the draw too: before its deal, and all of it after that is over."""
        if (present := self._present_draw) is None:
            return tell
        drawn, is_over = present
        tell_draw = self._table.drawing.dealt(drawn, is_over=is_over)
        order = (tell, tell_draw) if is_over else (tell_draw, tell)

        def tell_both() -> None:
            for one in order:
                one()

        return tell_both

    def tell_current(self, member: Person | Bot, answering: str | None = None) -> None:
        """Tell one member how the session stands, if they are here."""
        if self.session is not None and member.peer is not None:
            self._telling.send(member.peer, self.frame_for(member, answering))
            if (present := self._present_draw) is not None:
                drawn, is_over = present
                self._table.drawing.tell_current(member, drawn, is_over=is_over)

    def frame_for(self, member: Person | Bot, answering: str | None) -> bytes:
        """Return how the session stands, as a member may know it."""
        assert self.session is not None, self._table.code
        told = Told(self.session, self.version, ())
        return told.frame(told.frames(), member.seat, answering)

    def note(self, *, is_open: bool = True) -> None:
        """Have the log know what the session has come to."""
        if self.session is not None:
            self._ledger.note(self.session, self._table.seating, is_open=is_open)

    def restore(self, entry: Began | Acted) -> None:
        """Take up an entry of the log; nobody is told."""
        hands = entry.hands
        if hands is not None:
            self._table.seating.played.clear()
            self._note_draw(entry.drawn, begins=isinstance(entry, Began))
        dealer = self._dealer(None) if hands is None else lambda _: hands
        if isinstance(entry, Began):
            self._ledger.begin()
            self.is_strict = self._table.policies.is_strict
            self.session, events = Session.start(self._table.profile, dealer)
        else:
            assert self.session is not None, self._table.code
            self.session, events = self.session.apply(entry.step, dealer)
            if not isinstance(entry.step.act, acts.DealAct):
                self._note_strictness()
        self.version = self.told_version = entry.version
        self._keep_answer(entry, events)

    def _note_strictness(self) -> None:
        """Note when a deal is begun, or gone back to, under policies that are not strict."""
        self.is_strict = self.is_strict and self._table.policies.is_strict

    def _keep_answer(self, entry: Began | Acted, events: tuple[Event, ...]) -> None:
        if entry.identity is None:
            return
        member = self._table.seating.member(entry.identity)
        if not isinstance(member, Person):  # a ticket is good for one server's life
            return
        assert self.session is not None, self._table.code
        told = Told(self.session, self.version, events)
        seat = None if member.is_shared else member.seat
        again = partial(told.frame_again, seat, entry.request_id)
        given = Given(entry.asked, None, again)
        self._table.answers.keep(entry.identity, entry.request_id, given)


def _seat_of(person: Person) -> Seat | None:
    """Return the seat that somebody sits in, the first at a shared device."""
    return next(iter(person.seats), None)


def _origin(asker: Person | Bot | None, asked: Asked | None) -> tuple[Identity | None, str, str]:
    """Return who asked, the id and the type of the request, as the log keeps them."""
    if asker is None or asked is None:
        return None, "", ""
    return asker.identity, asked.id, asked.type


def _actor(member: Person | Bot, seat: Seat | None) -> acts.Actor:
    if isinstance(member, Bot):
        return acts.Actor(acts.Kind.BOT, level=member.level)
    return _person(member.name if seat is None else member.seats[seat])


@lru_cache(maxsize=4096)
def _person(name: str) -> acts.Actor:
    """Return who acts under a name: one value for all acts of a session, which keeps them."""
    return acts.Actor(acts.Kind.PERSON, name=name)
