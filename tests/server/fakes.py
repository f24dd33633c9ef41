"""Fakes for the server's tests: a peer that keeps what it is sent, a log that waits, a clock."""

from __future__ import annotations

import os
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import suppress
from dataclasses import replace
from typing import Any

from doublesix.protocol.codec import pack, unpack_any
from doublesix.protocol.errors import Closing
from doublesix.protocol.frames import elsewhere
from doublesix.rules.acts import Step
from doublesix.rules.profiles import PROFILES
from doublesix.rules.seat import Seat
from doublesix_server.gate import Gate
from doublesix_server.hall import Hall
from doublesix_server.limits import Guesses, Pace
from doublesix_server.lobby import Lobby
from doublesix_server.log import (
    Closed,
    Entry,
    Forgotten,
    Identity,
    Listed,
    MemoryLog,
    Note,
    Seen,
    Summarised,
    nothing,
)
from doublesix_server.measures import UNMEASURED, Measures
from doublesix_server.ownership import SOLE, OtherNode, Ownership
from doublesix_server.people import identity_of
from doublesix_server.restraints import Restraints
from doublesix_server.staff import Staff
from doublesix_server.staffing import Advised
from doublesix_server.table import Table

Message = dict[str, Any]


class FakePeer:
    """A connection that keeps every frame; a lobby's guest and a table's peer."""

    def __init__(self, name: str = "") -> None:
        self.identity = identity_of(name.encode()) if name else Identity(b"")
        self.name = name
        self.address = "203.0.113.7"
        self.pace: Pace | None = None
        self.is_trusted = False
        self.table: Table | None = None
        self.is_known = bool(name)
        self.is_worker = False
        self.worker_token = ""
        self.gives_shares = False
        self.follows = False
        self.frames: list[bytes] = []
        self.messages: list[Message] = []
        self.closed: Closing | None = None

    def trust(self) -> None:
        self.is_trusted = True

    @property
    def is_closed(self) -> bool:
        return self.closed is not None

    def send(self, frame: bytes) -> None:
        self.frames.append(frame)
        self.messages.append(unpack_any(frame))

    def close(self, reason: Closing) -> None:
        if self.closed is None:
            self.closed = reason

    def go_elsewhere(self, node: OtherNode | None, answering: str | None = None) -> None:
        if node is not None and self.follows and self.closed is None:
            address, known = node.address, node.fingerprint
            self.send(elsewhere(answering, address=address, fingerprint=known))
        self.close(Closing.ELSEWHERE)

    @property
    def last(self) -> Message:
        """What was sent last."""
        return self.messages[-1]

    def latest(self, kind: str) -> Message:
        """The latest message of a kind."""
        return next(message for message in reversed(self.messages) if message["type"] == kind)

    def answers_to(self, request_id: str) -> list[bytes]:
        """Every frame that answers this request."""
        return [
            frame
            for frame, message in zip(self.frames, self.messages, strict=True)
            if message.get("re") == request_id
        ]

    @property
    def view(self) -> Message:
        """The latest view."""
        view: Message = self.latest("update")["view"]
        return view


class FakeStaff:
    """Staff that notes what tables ask."""

    def __init__(self) -> None:
        self.levels = ["novice", "club"]
        self.wanted: list[tuple[Seat, str]] = []
        self.released: list[Seat] = []
        self.failures: list[Seat] = []
        self.losses: list[Seat] = []
        self.reviews = 0
        self.questions: list[tuple[Seat, Advised]] = []

    def want(self, table: Table, seat: Seat, level: str) -> None:
        self.wanted.append((seat, level))

    def release(self, table: Table, seat: Seat) -> None:
        table.give_ticket(seat, None)  # as the real staff does: the seat must still be there
        self.released.append(seat)

    def lost(self, table: Table, seat: Seat) -> None:
        self.losses.append(seat)

    def review(self, table: Table) -> None:
        self.reviews += 1

    def failed(self, table: Table, seat: Seat) -> None:
        self.failures.append(seat)

    def ask(self, table: Table, seat: Seat, then: Advised) -> None:
        self.questions.append((seat, then))


class WaitingLog:
    """A log that is durable only when the test says so."""

    def __init__(self) -> None:
        self.entries: list[Entry] = []
        self._waiting: list[Callable[[], None]] = []

    is_failing = False

    def of(self, table: str) -> WaitingLog:
        return self

    def append(self, entry: Entry, then: Callable[[], None] = nothing) -> None:
        self.entries.append(entry)
        self._waiting.append(then)

    def note(self, note: Note, then: Callable[[], None] = nothing) -> None:
        self._waiting.append(then)

    def after(self, then: Callable[[], None]) -> None:
        self._waiting.append(then)

    def sync(self) -> None:
        """Let everything that was appended become durable."""
        waiting, self._waiting = self._waiting, []
        for then in waiting:
            then()

    def steps(self) -> list[Step]:
        return [entry.step for entry in self.entries if hasattr(entry, "step")]


class KeepingLog(MemoryLog):
    """A log that is durable at once, and the archive of it."""

    def __init__(self) -> None:
        self.entries: list[Entry] = []
        self.seen: dict[str, int] = {}
        self.sessions: dict[tuple[str, int], Listed] = {}
        self.sat: set[tuple[Identity, str, int]] = set()

    def append(self, entry: Entry, then: Callable[[], None] = nothing) -> None:
        self.entries.append(entry)
        if isinstance(entry, Closed):
            for key, listed in self.sessions.items():
                if key[0] == entry.table:
                    ended = replace(listed.summary, is_open=False)
                    self.sessions[key] = replace(listed, summary=ended)
        then()

    def note(self, note: Note, then: Callable[[], None] = nothing) -> None:
        match note:
            case Seen():
                self.seen[note.table] = note.when
            case Summarised():
                key = (note.summary.table, note.summary.session)
                new = Listed(len(self.sessions) + 1, note.summary, note.when, note.when)
                old = self.sessions.get(key, new)
                self.sessions[key] = replace(new, place=old.place, began=old.began)
                self.sat |= {(identity, *key) for identity in note.newcomers}
            case Forgotten() if self.seen.get(note.table, 0) < note.since:
                self.entries = [one for one in self.entries if one.table != note.table]
                del self.seen[note.table]
                self.sessions = {
                    key: one for key, one in self.sessions.items() if key[0] != note.table
                }
                self.sat = {one for one in self.sat if one[1] != note.table}
        then()

    async def entries_of(self, table: str) -> AsyncIterator[Entry]:
        for entry in self.entries:
            if entry.table == table:
                yield entry

    async def is_closed(self, table: str) -> bool:
        return Closed(table) in self.entries

    async def sessions_of(
        self, identity: Identity, *, before: int | None, most: int
    ) -> list[Listed]:
        own = [one for key, one in self.sessions.items() if (identity, *key) in self.sat]
        older = [one for one in own if before is None or one.place < before]
        return sorted(older, key=lambda one: -one.place)[:most]

    async def session_of(self, identity: Identity, table: str, session: int | None) -> int | None:
        sat = [number for one, code, number in self.sat if (one, code) == (identity, table)]
        return max((number for number in sat if session in (None, number)), default=None)

    async def unseen_since(self, when: int) -> list[str]:
        return [code for code, last in self.seen.items() if last < when]


def drive(work: Coroutine[Any, Any, None]) -> None:
    """Do to its end what waits for nothing but its turn."""
    with suppress(StopIteration):
        while work.send(None) is None:
            pass
        raise AssertionError("it waits for more than its turn")


class FakeClock:
    """Seconds that pass when the test says so."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


class CountedBytes:
    """Bytes that are different each time and the same in each run."""

    def __init__(self) -> None:
        self._count = 0

    def __call__(self, size: int) -> bytes:
        self._count += 1
        return self._count.to_bytes(size, "big")


class House:
    """A lobby with its staff, on fakes."""

    def __init__(
        self,
        *,
        max_tables: int = 10,
        tables_per_person: int = 10,
        guesses: int = 100,
        invitation: str = "",
        answer_seconds: float = 5.0,
        sleep_seconds: float = 60.0,
        log: KeepingLog | None = None,
        measures: Measures = UNMEASURED,
        ownership: Ownership = SOLE,
    ) -> None:
        self.clock = FakeClock()
        self.log = log or KeepingLog()
        self.works: list[Coroutine[Any, Any, None]] | None = None
        self.restraints = Restraints()
        self.notice: str | None = None
        self.guests: list[FakePeer] = []
        self.dismissed: list[Any] = []
        self.levels_told: list[list[str]] = []
        self.staff = Staff(
            clock=self.clock,
            random_bytes=CountedBytes(),
            answer_seconds=answer_seconds,
            dismissed=self.dismissed.append,
            levels_changed=self.levels_told.append,
            measures=measures,
        )
        self.hall = Hall(
            self.staff,
            self.log,
            self.log,
            max_tables=max_tables,
            tables_per_person=tables_per_person,
            sleep_seconds=sleep_seconds,
            max_name=10,
            clock=self.clock,
            wall=self.clock,
            ownership=ownership,
            restraints=self.restraints,
        )
        self.lobby = Lobby(
            self.hall,
            self.staff,
            self.log,
            self.log,
            gate=Gate(
                Guesses(guesses, self.clock),
                invitation=invitation,
                worker_token="let me in",
                is_own_token=lambda token: token == "one of ours",
                is_banned=self.restraints.is_banned,
            ),
            max_name=10,
            aside=self.aside,
            ownership=ownership,
            notice=lambda: self.notice,
        )

    def aside(self, work: Coroutine[Any, Any, None]) -> None:
        """Do at once what goes on aside, or keep it in `works` where that is a list."""
        if self.works is None:
            drive(work)
        else:
            self.works.append(work)

    def sleep(self) -> None:
        """Let so much time pass that every table at which nobody is goes to sleep."""
        self.clock.now += 1000
        self.hall.sweep()

    def says(self, guest: FakePeer, kind: str, request_id: str, **fields: Any) -> Message:
        """Have a guest send a request, and return what came last."""
        self.lobby.receive(guest, pack({"type": kind, "id": request_id, **fields}))
        return guest.last

    def person(self, name: str, **fields: Any) -> FakePeer:
        """Return a connection that has said hello."""
        guest = FakePeer()
        self.guests.append(guest)
        secret = name.encode().ljust(16, b".")
        self.says(guest, "hello", f"hello {name}", protocol=1, name=name, secret=secret, **fields)
        return guest

    def worker(
        self,
        levels: tuple[str, ...] = ("novice", "club"),
        seats: int = 10,
        address: str = "127.0.0.1",
        coming: tuple[str, ...] = (),
    ) -> FakePeer:
        """Return a worker's control connection."""
        guest = FakePeer()
        guest.address = address
        self.says(
            guest,
            "hello_worker",
            "w",
            protocol=1,
            token="let me in",
            levels=list(levels),
            coming=list(coming),
            seats=seats,
        )
        return guest

    def begun(self, name: str = "Ana", **fields: Any) -> tuple[FakePeer, str]:
        """Return a person in seat 1 of a table whose session has begun, and its code."""
        guest = self.person(name)
        made = {"profile": "chiva", "pause": 0, **fields}
        code: str = self.says(guest, "create", f"create {name}", **made)["code"]
        self.says(guest, "sit", "s", seat=1)
        for seat in (2, 3, 4):
            self.says(guest, "fill", f"f{seat}", seat=seat, level="club")
        self.says(guest, "start", "start")
        return guest, code

    def asleep(self, name: str = "Ana", **fields: Any) -> str:
        """Return the code of such a table that sleeps."""
        guest, code = self.begun(name, **fields)
        self.lobby.gone(guest)
        self.sleep()
        assert code not in self.lobby.tables
        return code

    def take(self, offer: Message) -> FakePeer:
        """Return a connection that took an offered seat."""
        guest = FakePeer()
        self.says(guest, "hello_seat", "t", protocol=1, ticket=offer["ticket"])
        return guest


def offers(worker: FakePeer) -> list[Message]:
    """Return the offers a worker was made."""
    return [message for message in worker.messages if message["type"] == "offer"]


def table(
    *,
    profile: str = "chiva",
    seed: str | None = "rainy sunday",
    log: Any = None,
    staff: FakeStaff | None = None,
    clock: FakeClock | None = None,
    random_bytes: Callable[[int], bytes] = os.urandom,
) -> Table:
    """Return a table on fakes."""
    return Table(
        "K7QM2XV0",
        PROFILES[profile],
        seed=seed,
        pause=0,
        log=log or MemoryLog(),
        staff=staff or FakeStaff(),
        clock=clock or FakeClock(),
        wall=FakeClock(),
        random_bytes=random_bytes,
    )
