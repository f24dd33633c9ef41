"""Worlds for the scan for leaks: a server without sockets to which a script happens.

Everything that comes to it goes through the lobby's door as packed frames, or is asked by its
operator, and everything that it tells, logs or hands out is kept as bytes. What is random or takes
time is counted, so that the same script leads to the same bytes; which hands are dealt can be
given.
"""

from __future__ import annotations

import logging
import random
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Final

import pytest

from doublesix.fair.draw import hands_of
from doublesix.protocol.errors import Closing
from doublesix.rules.deal import Hands
from doublesix.rules.seat import Seat
from doublesix.rules.session import Session
from doublesix.rules.shuffle import seeded_hands
from doublesix_server import course as course_room
from doublesix_server import hall as hall_room
from doublesix_server import talk as talk_room
from doublesix_server.codes import new_code
from doublesix_server.gate import Gate
from doublesix_server.hall import Hall
from doublesix_server.limits import Bucket, Guesses
from doublesix_server.lobby import Lobby
from doublesix_server.log import Acted, Began, Entry, nothing
from doublesix_server.office import Office
from doublesix_server.people import Person
from doublesix_server.refusal import NotDone
from doublesix_server.restraints import Restraints
from doublesix_server.roll import Roll
from doublesix_server.staff import Staff
from doublesix_server.table import Table
from tests.server.fakes import FakeClock, FakePeer, KeepingLog, drive
from tests.server.operator import FakeRegister

TOKEN: Final = "let me in"
ANSWER_SECONDS: Final = 5.0
_GUESSES: Final = 100
_SLEEP_SECONDS: Final = 60.0
_LOGGERS: Final = ("doublesix", "doublesix_server")
_USUAL: Final = frozenset(vars(logging.makeLogRecord({}))) | {"message"}
"""What every log record has; some of it is the time or the place of the line."""


# What happens


@dataclass(frozen=True, slots=True)
class Came:
    """A connection is opened; `viewer` is who is at it, over all their connections."""

    line: str
    viewer: str


@dataclass(frozen=True, slots=True)
class Said:
    """A connection sent a frame."""

    line: str
    frame: bytes


@dataclass(frozen=True, slots=True)
class Gone:
    """A connection is closed."""

    line: str


@dataclass(frozen=True, slots=True)
class Waited:
    """Seconds passed, and the staff looked who does not answer."""

    seconds: float


@dataclass(frozen=True, slots=True)
class Killed:
    """The server was killed, and another took up its log."""


@dataclass(frozen=True, slots=True)
class Failed:
    """The log could keep nothing from then on, or could again."""

    is_failing: bool


@dataclass(frozen=True, slots=True)
class Asked:
    """The server's operator asked for something, of a viewer where it is about one."""

    do: str
    whom: str | None = None


Happening = Came | Said | Gone | Waited | Killed | Failed | Asked


# What is kept of it


@dataclass(frozen=True, slots=True)
class Heard:
    """A frame that a connection was sent, or why it was closed, and at which happening."""

    at: int
    line: str
    viewer: str
    frame: bytes


@dataclass(frozen=True, slots=True)
class Moment:
    """A session as it stood, who looked at which seat's hand by right, and what led there.

    `dealing` counts the deals dealt in this world; `entry` is None where nothing changed.
    """

    at: int
    dealing: int
    session: Session
    looking: tuple[tuple[str, Seat], ...]
    entry: Began | Acted | None


class Line(FakePeer):
    """A connection whose frames its world keeps."""

    def __init__(self, world: World, line: str, viewer: str) -> None:
        super().__init__()
        self.world, self.line, self.viewer = world, line, viewer

    def send(self, frame: bytes) -> None:
        if self.closed is None:
            self.world.heard.append(Heard(self.world.at, self.line, self.viewer, frame))

    def close(self, reason: Closing) -> None:
        if self.closed is None:
            self.send(b"closed: " + reason.encode())
        super().close(reason)


class NotingLog(KeepingLog):
    """A log that is durable at once, and the archive of the next server; `hear` gets each entry."""

    def __init__(self, hear: Callable[[Entry], None]) -> None:
        super().__init__()
        self._hear = hear

    def append(self, entry: Entry, then: Callable[[], None] = nothing) -> None:
        self._hear(entry)
        super().append(entry, then)


class Ears(logging.Handler):
    """Keeps all that is logged: the line, what stands in it, and what goes with it."""

    def __init__(self, world: World) -> None:
        super().__init__(logging.DEBUG)
        self._world = world

    def emit(self, record: logging.LogRecord) -> None:
        more = {name: value for name, value in vars(record).items() if name not in _USUAL}
        line = (record.name, record.levelname, record.getMessage(), repr(record.args), repr(more))
        raised = record.exc_info[1] if record.exc_info else None
        self._world.logged.append((self._world.at, "; ".join((*line, repr(raised)))))


class World:
    """A server; `hands` are what is dealt, the real ones if there are none."""

    def __init__(self, luck: int, hands: Sequence[Hands] = ()) -> None:
        self.at = -1
        self.lines: dict[str, Line] = {}
        self.heard: list[Heard] = []
        self.logged: list[tuple[int, str]] = []
        self.shown: list[tuple[int, str]] = []
        self.dealt: list[Hands] = []
        self.entries: list[tuple[int, Entry]] = []
        self.moments: list[Moment] = []
        self.uncovered: dict[str, Seat] = {}
        self._given = hands
        self._first = 0
        self._clock = FakeClock()
        self._bytes = random.Random(f"bytes {luck}").randbytes
        self._bits = random.Random(f"codes {luck}").getrandbits
        self.log = NotingLog(self._note)
        self._build()

    def _build(self) -> None:
        self.restraints = Restraints()
        self.staff = Staff(
            clock=self._clock,
            random_bytes=self._bytes,
            answer_seconds=ANSWER_SECONDS,
            dismissed=lambda _: None,
        )
        self.hall = Hall(
            self.staff,
            self.log,
            self.log,
            max_tables=2,
            tables_per_person=2,
            sleep_seconds=_SLEEP_SECONDS,
            clock=self._clock,
            wall=self._clock,
            random_bytes=self._bytes,
            restraints=self.restraints,
        )
        register = FakeRegister(self.log)
        self.office = Office(
            self.hall,
            self.staff,
            self.log,
            register,
            self.restraints,
            Roll(self.hall, register, self.lines.values),
            tell_all=self._tell_all,
            status=lambda: {"tables": len(self.hall.tables), "levels": self.staff.levels},
            drain=nothing,
            wall=self._clock,
        )
        self.lobby = Lobby(
            self.hall,
            self.staff,
            self.log,
            self.log,
            gate=Gate(
                Guesses(_GUESSES, self._clock),
                is_own_token=lambda token: token == TOKEN,
                is_banned=self.restraints.is_banned,
            ),
            max_name=40,
            aside=drive,
            random_bytes=self._bytes,
        )

    @contextmanager
    def running(self) -> Iterator[None]:
        """Give this world the dealing, the clock and the log of the server's rooms."""
        ears, loggers = Ears(self), [logging.getLogger(name) for name in _LOGGERS]
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(course_room, "seeded_hands", lambda *by: self._deal(seeded_hands(*by)))
            patch.setattr(course_room, "hands_of", lambda drawn: self._deal(hands_of(drawn)))
            patch.setattr(hall_room, "new_code", lambda _: new_code(self._bits))
            patch.setattr(talk_room, "Bucket", lambda a, b, _: Bucket(a, b, self._clock))
            # Posts give a lost worker's seats away in the order of a set of tables and seats.
            patch.setattr(Table, "__hash__", lambda table: int(table.code, 36))
            levels = [(logger, logger.level) for logger in loggers]
            for logger in loggers:
                patch.setattr(logger, "propagate", False)
                patch.setattr(logger, "handlers", [ears])
                logger.setLevel(logging.DEBUG)
            try:
                yield
            finally:
                for logger, level in levels:
                    logger.setLevel(level)

    def _deal(self, hands: Hands) -> Hands:
        dealing = len(self.dealt)
        self.dealt.append(self._given[dealing] if dealing < len(self._given) else hands)
        return self.dealt[-1]

    @property
    def table(self) -> Table | None:
        """The table, if there is one."""
        return next(iter(self.lobby.tables.values()), None)

    def happen(self, happening: Happening) -> None:
        """Have something happen."""
        self.at += 1
        match happening:
            case Came(line, viewer):
                self.lines[line] = Line(self, line, viewer)
            case Said(line, frame):
                self.lobby.receive(self.lines[line], frame)
            case Gone(line):
                peer = self.lines.pop(line)
                peer.closed = peer.closed or Closing.TAKEN_OVER
                self.lobby.gone(peer)
                self.uncovered.pop(peer.viewer, None)
            case Waited(seconds):
                self._clock.now += seconds
                self.staff.watch()
                self.hall.sweep()
            case Killed():
                self._take_up()
            case Failed(is_failing):
                self.log.is_failing = is_failing
            case Asked(do, whom):
                drive(self._ask(do, whom))

    async def _ask(self, do: str, whom: str | None) -> None:
        """Keep what the operator is answered."""
        lines = [one for one in self.lines.values() if one.viewer == whom]
        asked = {"do": do, "whom": lines[0].identity.hex() if lines else "0" * 10}
        try:
            answer: object = await self.office.answer(asked)
        except NotDone as why:
            answer = str(why)
        self.shown.append((self.at, f"{do}: {answer}"))

    def _tell_all(self, frame: bytes) -> None:
        for line in self.lines.values():
            if line.is_known and not line.is_worker:
                line.send(frame)

    def _take_up(self) -> None:
        for peer in self.lines.values():
            peer.closed = Closing.SERVER_STOPS
        self.lines.clear()
        self.uncovered.clear()
        self._build()

    def _note(self, entry: Entry) -> None:
        self.entries.append((self.at, entry))
        table = self.table
        if not isinstance(entry, Began | Acted) or table is None or table.session is None:
            return
        if isinstance(entry, Began):
            self._first = len(self.dealt) - 1
        turn = table.session.deal.turn  # Rules 4.5: somebody else is to act
        self.uncovered = {who: seat for who, seat in self.uncovered.items() if seat is turn}
        self.look(entry)

    def look(self, entry: Began | Acted | None = None) -> None:
        """Note how the session stands and who may look at which hand."""
        table = self.table
        if table is None or table.session is None:
            return
        looking = []
        for one in table.seating.everybody():
            seat = one.seat
            if isinstance(one.peer, Line):
                if isinstance(one, Person) and one.is_shared:
                    seat = self.uncovered.get(one.peer.viewer)
                if seat is not None:
                    looking.append((one.peer.viewer, seat))
        session = table.session
        dealing = self._first + session.chapter.number - 1
        self.moments.append(Moment(self.at, dealing, session, tuple(looking), entry))
