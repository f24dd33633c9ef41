"""Four persons who play the same session whenever they are given the same deals.

What each does follows from a seed and from what it is shown, one after the other, so that two
servers can be compared byte for byte. Knows views and requests; never who else is there.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable
from hashlib import sha256
from typing import Any

from doublesix.protocol import PROTOCOL_VERSION
from doublesix.protocol.codec import pack, unpack_any
from tests.whole.wire import SECONDS, Tally, Wire

Message = dict[str, Any]

NAMES = ("Ana", "Ivo", "Eva", "Tom")
LEVEL = "novice"


class Person:
    """Somebody in a seat.

    `story` has the update of each version, but what was told on coming back; `talk` what was
    said; `current` and `record` are the latest of their kind. `sent` and `answers` have every
    request of the session with its first answer, `besides` the answers to anything else. What is
    `excused` may be refused when it comes again, since its first answer may be forgotten.
    """

    def __init__(self, url: str, seat: int, tally: Tally) -> None:
        self.name = NAMES[seat - 1]
        self.seat = seat
        self.secret = sha256(self.name.encode()).digest()
        self.code = ""
        self.wire: Wire
        self.update: Message = {}
        self.story: dict[int, bytes] = {}
        self.current = self.record = b""
        self.talk: list[bytes] = []
        self.sent: dict[str, bytes] = {}
        self.answers: dict[str, bytes] = {}
        self.excused: set[str] = set()
        self.besides: dict[str, Message] = {}
        self._url = url
        self._tally = tally
        self._hellos = 0

    @property
    def view(self) -> Message:
        """The latest view."""
        view: Message = self.update["view"]
        return view

    @property
    def version(self) -> int:
        """The latest version."""
        version: int = self.update["version"]
        return version

    async def come(self) -> None:
        """Connect, say hello, and come to the table if there is one yet."""
        self.wire = wire = await Wire.open(self._url, self._tally, self._hear)
        self._hellos += 1
        hello = {"type": "hello", "id": f"hello {self._hellos}", "protocol": PROTOCOL_VERSION}
        hello |= {"name": self.name, "secret": self.secret, "code": self.code or None}
        await wire.send("session", pack(hello))
        assert wire.is_known
        if self.code and self.update:
            await wire.until(lambda: wire.update is not None)
            assert wire.update is not None, "the session was not told on coming back"

    async def ask(self, kind: str, **fields: Any) -> Message:
        """Send a request of the session, and return its answer."""
        request_id = f"{self.name} {len(self.sent) + 1}"
        frame = pack({"type": kind, "id": request_id, **fields})
        self.sent[request_id] = frame
        await self.wire.send("session", frame)
        await self.wire.quiet()
        return unpack_any(self.answers[request_id])

    async def until_version(self, version: int) -> None:
        """Wait until this person was told a version."""
        await self.wire.until(lambda: bool(self.update) and self.version >= version)
        assert self.version == version, (self.name, self.version, version)

    def _hear(self, message: Message, frame: bytes) -> None:
        answered = message.get("re") or ""
        is_repeat = answered in self.answers
        if is_repeat:
            is_same = frame == self.answers[answered]
            is_refused = message["type"] == "refused" and answered in self.excused
            assert is_same or is_refused, f"another answer to {answered}: {message}"
        elif answered in self.sent:
            self.answers[answered] = frame
        elif answered:
            self.besides[answered] = message
        if message["type"] == "talk" and not is_repeat:
            self.talk.append(frame)
        if message["type"] == "record":
            self.record = frame
        if message["type"] != "update":
            return
        if not message["events"]:
            self.current = frame
        elif message["version"] in self.story:
            assert frame == self.story[message["version"]], "a version that was told otherwise"
        else:
            self.story[message["version"]] = frame
        if not self.update or message["version"] >= self.version:
            self.update = message


class Session:
    """The session of four persons; `between` is awaited after each step."""

    def __init__(
        self, url: str, *, seed: int, tally: Tally, between: Callable[[], Awaitable[None]]
    ) -> None:
        self.people = [Person(url, seat, tally) for seat in (1, 2, 3, 4)]
        self.code = ""
        self.asked: dict[str, int] = {}
        self.steps = 0
        self._seed = seed
        self._chance = random.Random(seed)
        self._between = between

    async def sit_down(self) -> None:
        """Make a table, take the seats and start."""
        host = self.people[0]
        await host.come()
        made = await host.ask("create", profile="six-love", seed=f"fuzz {self._seed}", pause=0)
        self.code = made["code"]
        for person in self.people:
            person.code = self.code
            if person is not host:
                await person.come()
            await person.ask("sit", seat=person.seat)
        await host.ask("start")
        await self._all_at(1)

    async def play(self, deals: int) -> None:
        """Play until so many deals have ended."""
        while self._view["phase"] != "over" or self._view["deal"] < deals:
            await self._step()
            self.steps += 1
            await self._between()

    @property
    def _view(self) -> Message:
        return self.people[0].view

    @property
    def _version(self) -> int:
        return self.people[0].version

    async def _step(self) -> None:
        view, rare = self._view, self._chance.random()
        if view["can_redo"] and rare < 0.3:
            await self._propose("redo")
        elif rare < 0.04:
            await self._propose("undo")
        elif rare < 0.05:
            await self._propose("restart")
        elif rare < 0.055:
            await self._propose("new_match")
        elif view["phase"] == "over":
            await self._go_on()
        else:
            actor = next(person for person in self.people if person.view["legal"])
            await self._act(actor)
            if rare > 0.96:
                await self._stand_in(actor)

    async def _act(self, actor: Person) -> None:
        answer = await self._ask(actor, **act_of(self._chance.choice(actor.view["legal"])))
        await self._all_at(answer["version"])

    async def _ask(self, person: Person, type: str, **fields: Any) -> Message:  # noqa: A002
        self.asked[type] = self.asked.get(type, 0) + 1
        return await person.ask(type, version=self._version, **fields)

    async def _propose(self, kind: str) -> None:
        """Ask all for something; now and then somebody declines."""
        order = self._chance.sample(self.people, 4)
        answer = await self._ask(order[0], kind)
        if answer["type"] != "refused":
            await self._decide(answer, order[1:])

    async def _decide(self, answer: Message, others: list[Person]) -> None:
        number = answer["proposal"]["proposal"]
        if self._chance.random() < 0.2:
            await others[0].ask("decline", proposal=number)
            return
        for person in others:
            answer = await person.ask("agree", proposal=number)
        if answer["type"] == "update":
            await self._all_at(answer["version"])

    async def _go_on(self) -> None:
        """Talk a little, and go on when all four are ready."""
        if self._view["deal"] <= 4:
            await self._chance.choice(self.people).ask("say", phrase="well_played")
        answer: Message = {}
        for person in self._chance.sample(self.people, 4):
            answer = await self._ask(person, "go_on")
        await self._all_at(answer["version"])

    async def _stand_in(self, person: Person) -> None:
        """Have a computer player stand in for who acted last, for one act at most."""
        if self._view["phase"] == "over":
            return
        others = [one for one in self.people if one is not person]
        answer = await others[0].ask("stand_in", seat=person.seat)
        await self._decide(answer, others[1:])
        refused = await person.ask("reclaim", seat=person.seat)
        self.asked["reclaim"] = self.asked.get("reclaim", 0) + (refused["type"] == "table")

    async def _all_at(self, version: int) -> None:
        async with asyncio.timeout(SECONDS):
            for person in self.people:
                await person.until_version(version)


def act_of(legal: list[Any]) -> Message:
    """Return the request that one entry of `legal` stands for, without id and version."""
    match legal:
        case ["pass"]:
            return {"type": "pass"}
        case ["name", opener]:
            return {"type": "name", "opener": opener}
        case [tile]:
            return {"type": "play", "tile": tile}
        case [tile, end]:
            return {"type": "play", "tile": tile, "end": end}
    raise AssertionError(legal)


async def ending(session: Session) -> Message:
    """Have all come back anew, and return how the session stands for each, byte for byte."""
    for person in session.people:
        await person.wire.close()
        await person.come()
    host = session.people[0]
    await host.wire.send("session", pack({"type": "get_record", "id": "the record"}))
    await host.wire.quiet()
    table = host.wire.table
    assert table is not None
    kept = ("profile", "seeded", "pause", "started", "host", "policies", "strict", "seats", "you")
    return {
        "record": host.record,
        "table": pack({name: table[name] for name in kept}),
        **{f"view of {one.name}": one.current for one in session.people},
        **{f"story of {one.name}": one.story for one in session.people},
        **{f"talk heard by {one.name}": one.talk for one in session.people},
    }
