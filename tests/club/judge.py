"""Judge: what people were told, held against what the log has.

    python -m tests.club.judge DATABASE-URL DIARIES

Every table is played again from its entries, by the rules alone: each entry must be the next
change, and done once. Then every update that anybody was told must be what that seat may know of
that version, to the byte; every answered act must be in the log under its id and with its version;
no version may have been told afresh by two nodes; and by each link the versions must come one
after the other. Prints a summary as JSON, faults included. Knows entries and rules; never nodes'
inner life.
"""

from __future__ import annotations

import asyncio
import json
import re
import sys
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from sqlalchemy import text
from sqlalchemy.ext.asyncio import create_async_engine

from doublesix.protocol.codec import unpack_any
from doublesix.protocol.frames import UpdateFrames
from doublesix.protocol.plain import plain_event
from doublesix.rules.deal import Hands
from doublesix.rules.errors import RuleError
from doublesix.rules.events import Event
from doublesix.rules.profiles import PROFILES
from doublesix.rules.seat import Seat
from doublesix.rules.session import Session
from doublesix.views import private_view, public_view
from doublesix_server.log import Acted, Began, Closed, Entry, Identity, Made, SeatsChanged
from doublesix_server.people import identity_of
from doublesix_server.store.forms import from_bytes
from tests.club.diary import Diary, Told, digest, kept

_MOST = 3


@dataclass(slots=True)
class Judged:
    """What was looked at, and what was found wrong."""

    tables: int = 0
    acts: int = 0
    updates: int = 0
    answered: int = 0
    deals: int = 0
    refused: int = 0
    moved: int = 0
    closed: int = 0
    faults: list[str] = field(default_factory=list)

    def blame(self, fault: str) -> None:
        """Note a fault; of many of a kind the first are enough."""
        self.faults.append(fault)


@dataclass(frozen=True, slots=True)
class Stood:
    """How a session stood at a version, and what had led there."""

    session: Session
    events: tuple[Event, ...]

    def told_to(self, seat: int, version: int) -> tuple[bytes, bytes]:
        """Return the digests of the view and of the events that a seat is told."""
        frames = UpdateFrames(version, (), public_view(self.session))
        frame = frames.for_seat(private_view(self.session, Seat(seat)))
        return digest(unpack_any(frame)["view"]), digest(list(map(plain_event, self.events)))


class Replay:
    """A table played again from its entries."""

    def __init__(self, code: str) -> None:
        self.code = code
        self.stood: dict[int, Stood] = {}
        self.done: dict[tuple[Identity, str], int] = {}
        self.owners: dict[int, str] = {}
        self.writers: dict[int, str] = {}
        """Which life of which node wrote a version, where there is a witness of that."""
        self.faults: list[str] = []
        self.closed_by: str | None = None
        self.awaited: set[Identity | None] = set()
        """Who has a seat and has not left it."""
        self._epoch = 0
        self._session: Session | None = None
        self._version = 0
        self._profile = ""

    def take(self, entry: Entry, writer: str = "it", epoch: int | None = None) -> None:
        """Take the next entry up: who wrote it, and in which epoch of the table's ownership."""
        if epoch is not None:
            if epoch < self._epoch:
                self.faults.append(f"{self.code}: epoch {epoch} after {self._epoch}")
            if self.owners.get(epoch) != writer:
                owner = self.owners.get(epoch)
                self.faults.append(f"{self.code}: {writer} wrote while {owner} owned it")
            self._epoch = epoch
        if self.closed_by is not None:
            self.faults.append(f"{self.code}: {type(entry).__name__} by {writer} after its end")
        match entry:
            case Made():
                if self._profile:
                    self.faults.append(f"{self.code}: made twice, the second time by {writer}")
                self._profile = entry.profile
            case SeatsChanged():
                self.awaited = {one.identity for one in entry.sittings if not one.left}
            case Closed():
                self.closed_by = writer
            case Began() | Acted():
                if epoch is not None:
                    self.writers.setdefault(entry.version, writer)
                self._take_change(entry, writer)

    def claim(self, epoch: int, owner: str) -> None:
        """Note who owned the table in an epoch."""
        before = self.owners.setdefault(epoch, owner)
        if before != owner:
            self.faults.append(f"{self.code}: epoch {epoch} is {before}'s and {owner}'s")

    def _take_change(self, entry: Began | Acted, writer: str) -> None:
        where = f"{self.code} version {entry.version}, {entry.asked or 'forced'}, by {writer}"
        if entry.version != self._version + 1:
            self.faults.append(f"{where}: comes after version {self._version}")
            return
        try:
            session, events = self._after(entry)
        except (RuleError, AssertionError) as error:
            self.faults.append(f"{where}: cannot be: {type(error).__name__}")
            return
        self._session, self._version = session, entry.version
        self.stood[entry.version] = Stood(session, events)
        if entry.identity is None:
            return
        key = entry.identity, entry.request_id
        if key in self.done:
            self.faults.append(f"{where}: was done before, as version {self.done[key]}")
        self.done[key] = entry.version

    def _after(self, entry: Began | Acted) -> tuple[Session, tuple[Event, ...]]:
        hands = entry.hands

        def deal(_: int) -> Hands:
            assert hands is not None
            return hands

        if isinstance(entry, Began):
            return Session.start(PROFILES[self._profile], deal)
        assert self._session is not None
        return self._session.apply(entry.step, deal)

    @property
    def is_made(self) -> bool:
        """Whether there is such a table."""
        return bool(self._profile)

    @property
    def deals(self) -> int:
        """How many deals are finished."""
        return 0 if self._session is None else len(list(self._session.finished()))


def judged(replays: Mapping[str, Replay], diaries: Sequence[Diary]) -> Judged:
    """Hold all diaries against all tables."""
    found = Judged(tables=len(replays))
    for replay in replays.values():
        found.faults += replay.faults
        found.acts += len(replay.stood)
        found.deals += replay.deals
        found.closed += replay.closed_by is not None
    at_tables: dict[str, list[Diary]] = defaultdict(list)
    for diary in diaries:
        found.faults += diary.faults
        found.refused += len(diary.refused)
        found.moved += diary.elsewhere
        at_tables[diary.code].append(diary)
    for code, people in at_tables.items():
        if code in replays:
            _judge_table(found, replays[code], people)
        else:
            found.blame(f"{code or 'a table that was never made'}: not in the log")
    return found


def _judge_table(found: Judged, replay: Replay, people: Sequence[Diary]) -> None:
    tellers: dict[int, set[str]] = defaultdict(set)
    lives = {told.life for diary in people for told in diary.told} - {""}
    for diary in people:
        found.updates += len(diary.told)
        for fault in _wrongly_told(replay, diary):
            found.blame(fault)
        for fault in _out_of_order(diary):
            found.blame(fault)
        for told in diary.told:
            if told.events is not None and not told.is_repeat:
                tellers[told.version].add(told.life or told.node)
        found.answered += sum(told.answers is not None for told in diary.told)
        found.faults += _answers(replay, diary)
    found.faults += _closings(replay, people)
    for version, nodes in tellers.items():
        where = f"{replay.code} version {version}: told afresh by {sorted(nodes)}"
        writer = replay.writers.get(version)
        if len(nodes) > 1:
            found.blame(where)
        elif writer is not None and lives and nodes != {writer}:
            found.blame(f"{where}, and written by {writer}")


def _closings(replay: Replay, people: Sequence[Diary]) -> Iterator[str]:
    """Yield where a table's end is in the log and not what its people wished, or were told."""
    is_closed = replay.closed_by is not None
    if is_closed and not any(diary.leaves for diary in people):
        yield f"{replay.code}: closed by {replay.closed_by} while people are at it"
    if not is_closed and any(diary.was_told_closed for diary in people):
        yield f"{replay.code}: its people were told that it is closed, and it is not in the log"
    for diary in people:
        if diary.was_told_left and identity_of(diary.secret) in replay.awaited:
            yield f"{replay.code}: {diary.name} was told that they left, and has a seat in the log"


def _wrongly_told(replay: Replay, diary: Diary) -> Iterator[str]:
    """Yield what was told and is not what the log's session shows to that seat."""
    known: dict[int, tuple[bytes, bytes]] = {}
    for told in diary.told:
        where = f"{diary.code} version {told.version}, told to {diary.name} by {told.node}"
        if told.version not in replay.stood:
            yield f"{where}: not in the log"
            continue
        if told.version not in known:
            known[told.version] = replay.stood[told.version].told_to(diary.seat, told.version)
        view, events = known[told.version]
        if told.view != view:
            yield f"{where}: another view than the log's"
        if told.events is not None and told.events != events:
            yield f"{where}: other events than the log's"


def _out_of_order(diary: Diary) -> Iterator[str]:
    """Yield where versions went back, or, by one link, did not come one after the other."""
    before: Told | None = None
    for told in diary.told:
        if told.is_repeat and before is not None and told.version <= before.version:
            continue
        if before is not None:
            where = f"{diary.code}, told to {diary.name}: version {before.version} by {before.node}"
            if told.version < before.version:
                yield f"{where}, then {told.version} by {told.node}"
            elif told.link == before.link and told.version != before.version + 1:
                yield f"{where}, then {told.version} by the same link"
        before = told


def _answers(replay: Replay, diary: Diary) -> Iterable[str]:
    """Yield acts whose answer and whose place in the log differ."""
    identity = identity_of(diary.secret)
    for told in diary.told:
        if told.answers is None:
            continue
        place = replay.done.get((identity, told.answers))
        if place is None:
            yield f"{diary.code}: {told.answers} was answered and is not in the log"
        elif place != told.version:
            yield f"{diary.code}: {told.answers} answered as {told.version}, kept as {place}"
    for request_id, reason in diary.refused.items():
        if (identity, request_id) in replay.done:
            yield f"{diary.code}: {request_id} was refused ({reason}) and is in the log"


async def replays_of(url: str, codes: set[str]) -> dict[str, Replay]:
    """Play tables of a database again; that of a club has a witness of who wrote what."""
    engine = create_async_engine(url)
    replays = {code: Replay(code) for code in codes}
    is_clubs = engine.dialect.name == "postgresql"
    columns = "code, form, body, writer, epoch_then" if is_clubs else "code, form, body"
    try:
        async with engine.connect() as connection:
            if is_clubs:
                claims = await connection.execute(text("SELECT code, epoch, claimer FROM claims"))
                for code, epoch, claimer in claims:
                    if code in replays:
                        replays[code].claim(epoch, claimer)
            rows = await connection.stream(text(f"SELECT {columns} FROM entries ORDER BY id"))
            async for code, form, body, *witness in rows:
                if code in replays:
                    replays[code].take(from_bytes(code, form, body), *witness)
    finally:
        await engine.dispose()
    return {code: replay for code, replay in replays.items() if replay.is_made}


def some_of_each(faults: Sequence[str]) -> list[str]:
    """Return the first faults of each kind: what differs by names and numbers alone is one."""
    kinds: dict[str, list[str]] = defaultdict(list)
    for fault in faults:
        kinds[re.sub(r"[A-Z0-9_]{8}|[0-9a-f]{8}|\d+", "", fault)].append(fault)
    return [fault for alike in kinds.values() for fault in alike[:_MOST]]


async def main(url: str, file: Path) -> None:
    """Judge, and print it."""
    diaries = kept(file)
    replays = await replays_of(url, {diary.code for diary in diaries if diary.code})
    found = judged(replays, diaries)
    told = {name: getattr(found, name) for name in Judged.__slots__}
    told |= {"faults": some_of_each(found.faults), "fault_count": len(found.faults)}
    print(json.dumps(told))


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], Path(sys.argv[2])))
