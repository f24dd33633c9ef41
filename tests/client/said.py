"""What a server says, for tests of the window: real views of real sessions, and tables."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from doublesix.protocol.answers import ANSWERS, AnyAnswer, Table, Update
from doublesix.protocol.plain import plain_event, plain_view
from doublesix.rules.acts import PERSON, Act, GoOn, Step
from doublesix.rules.deal import Phase
from doublesix.rules.events import Event
from doublesix.rules.profiles import PROFILES
from doublesix.rules.seat import Seat
from doublesix.rules.session import Session
from doublesix.rules.shuffle import seeded_hands
from doublesix.views import view_of, watcher_view
from doublesix_client.core.arrival import LEVELS
from doublesix_client.core.link import LinkPhase, LinkState, Order

SECRET = b"a secret of the tests"


def answer(plain: dict[str, Any]) -> AnyAnswer:
    """Read a message as the window does."""
    return ANSWERS.validate_python(plain)


@dataclass
class FakeWire:
    """Keeps the orders that were posted."""

    orders: list[Order] = field(default_factory=list)

    def post(self, order: Order) -> None:
        self.orders.append(order)


@dataclass
class Told:
    """A session as one seat (None: a watcher) is told of it."""

    profile: str = "chiva"
    seed: str = "told"
    seat: int | None = 1
    version: int = 0

    def __post_init__(self) -> None:
        self.session, self.events = Session.start(PROFILES[self.profile], self._dealer)

    def _dealer(self, number: int) -> Any:
        return seeded_hands(self.seed, number)

    def act(self, act: Act, seat: int | None = None) -> Update:
        """Let the seat in turn, or the one given, act; return what is told."""
        turn = self.session.deal.turn if seat is None else Seat(seat)
        events: tuple[Event, ...]
        self.session, events = self.session.apply(Step(turn, act, PERSON), self._dealer)
        self.events = events
        self.version += 1
        return self.update()

    def act_first(self) -> Update:
        """Let the seat in turn do the first thing that is legal."""
        return self.act(self.session.deal.legal()[0])

    def until(self, seat: int) -> Update:
        """Play on, each the first thing that is legal, until a seat is to act."""
        while self.session.deal.turn != seat:
            if self.session.deal.phase is Phase.OVER:
                self.act(GoOn(), seat=1)
            else:
                self.act_first()
        return self.update()

    def to_the_end(self) -> Update:
        """Play the deal to its end, each the first thing that is legal."""
        while self.session.deal.phase is not Phase.OVER:
            self.act_first()
        return self.update()

    def update(self, re: str | None = None, **changed: Any) -> Update:
        """Return the update that the seat is sent now."""
        if self.seat is None:
            view = plain_view(watcher_view(self.session))
        else:
            view = plain_view(view_of(self.session, Seat(self.seat)))
        plain = {
            "type": "update",
            "re": re,
            "version": self.version,
            "events": list(map(plain_event, self.events)),
            "view": {**view, **changed},
        }
        update = answer(plain)
        assert isinstance(update, Update)
        return update


def seat_row(seat: int, kind: str = "bot", **fields: Any) -> dict[str, Any]:
    """Return a seat of a table message: a computer player unless told."""
    names = {1: "Ana", 2: "Nelson", 3: "Tito", 4: "Marisol"}
    is_person = kind == "person"
    return {
        "seat": seat,
        "kind": kind,
        "person": seat if is_person else None,
        "name": names[seat] if is_person else None,
        "level": "club" if kind == "bot" else None,
        "state": "open" if kind == "open" else "here",
        "stand_in": None,
        "ready": False,
        "holds": False,
        **fields,
    }


def table(seat: int | None = 1, people: tuple[int, ...] = (1,), **fields: Any) -> Table:
    """Return a table message to the person in a seat; computer players sit in the rest."""
    seats = fields.pop("seats", None) or [
        seat_row(number, "person" if number in people else "bot") for number in range(1, 5)
    ]
    plain = {
        "type": "table",
        "code": "K7QM2XV0",
        "counter": 1,
        "profile": "chiva",
        "seeded": False,
        "pause": 800,
        "started": True,
        "host": 1,
        "policies": {},
        "strict": False,
        "seats": seats,
        "watchers": 0,
        "unseated": [],
        "proposal": None,
        "ended": None,
        "you": {
            "person": seat or 9,
            "seat": seat,
            "seats": [] if seat is None else [seat],
            "lent": [],
            "host": seat == 1,
        },
        **fields,
    }
    message = answer(plain)
    assert isinstance(message, Table)
    return message


def ready(**fields: Any) -> LinkState:
    """Return the state of a link over which all is well."""
    told: dict[str, Any] = {"server": "ws://127.0.0.1:6006", "levels": LEVELS, **fields}
    return LinkState(LinkPhase.READY, **told)
