"""Mischief: what players may send from their own seats that must change nothing.

Repeats, requests in another order, acts out of turn or against the rules, agreement to what
nobody asked, frames that cost the connection. Knows what a player sees; never the server.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Awaitable, Callable
from typing import Any

from doublesix.protocol.codec import pack, unpack
from tests.whole.four_persons import Person, Session
from tests.whole.hostile import TILES, hostile, misshapen, mutated, noise

Message = dict[str, Any]

_REPEATABLE = 40
"""How much may be asked after a request that its answer is surely still kept."""
_AGAINST_A_VERSION = {"play", "pass", "name", "go_on", "undo", "redo", "restart", "new_match"}


class Mischief:
    """What the players of a session do besides, each time they are let.

    `recorded` are the frames of the same session on another server, by seat.
    """

    def __init__(
        self, session: Session, recorded: dict[int, list[bytes]], chance: random.Random
    ) -> None:
        self._session = session
        self._recorded = {
            seat: [plain for frame in frames if _is_against_a_version(plain := unpack(frame))]
            for seat, frames in recorded.items()
        }
        self._chance = chance
        self._count = 0
        self._since: Counter[str] = Counter()
        self._latest: dict[str, str] = {}
        self._kinds: list[tuple[str, Callable[[Person], Awaitable[None]], int]] = [
            ("repeat", self._repeat, 8),
            ("replay", self._replay, 6),
            ("reorder", self._reorder, 6),
            ("not their turn", self._act_out_of_turn, 6),
            ("illegal", self._act_against_the_rules, 6),
            ("not asked", self._do_what_nobody_asked, 8),
            ("misshapen", self._misshape, 4),
            ("hold", self._hold, 1),
            ("withdrawn", self._withdraw, 1),
            ("bad frame", self._lose_the_link, 1),
            ("taken over", self._take_over, 1),
        ]
        self._weights = [weight for *_, weight in self._kinds]

    async def do(self, times: int) -> None:
        """Do so many things; the session stays where it is."""
        version = self._session.people[0].version
        for _ in range(times):
            person = self._chance.choice(self._session.people)
            self._note_latest(person)
            [(_, do, _)] = self._chance.choices(self._kinds, self._weights)
            await do(person)
        for person in self._session.people:
            await person.wire.quiet()
            assert person.version == version, "mischief changed the session"

    def _note_latest(self, person: Person) -> None:
        latest = next(reversed(person.sent))
        if self._latest.get(person.name) != latest:
            self._latest[person.name] = latest
            self._since[person.name] = 0

    async def _send(self, person: Person, kind: str, request: Message) -> Message:
        """Send a request under a new id; return its answer."""
        self._count += 1
        request_id = f"mischief {self._count}"
        self._since[person.name] += 1
        await person.wire.send(kind, pack({**request, "id": request_id}))
        await person.wire.quiet()
        return person.besides.pop(request_id)

    async def _refused(self, person: Person, kind: str, request: Message) -> None:
        answer = await self._send(person, kind, request)
        assert answer["type"] == "refused", (request, answer)

    async def _repeat(self, person: Person) -> None:
        """The latest request again, up to three times: its first answer, nothing twice (A1)."""
        if self._since[person.name] > _REPEATABLE:
            return
        frame = person.sent[self._latest[person.name]]
        for _ in range(self._chance.randint(1, 3)):
            await person.wire.send("repeat", frame)
        await person.wire.quiet()

    async def _replay(self, person: Person) -> None:
        """An older request again, its answer kept or forgotten."""
        old = [(key, frame) for key, frame in person.sent.items() if _is_harmless(unpack(frame))]
        request_id, frame = self._chance.choice(old)
        person.excused.add(request_id)
        self._since[person.name] += 1
        await person.wire.send("replay", frame)
        await person.wire.quiet()
        person.excused.discard(request_id)

    async def _reorder(self, person: Person) -> None:
        """What was or will be right at another time."""
        version = person.version
        others = [one for one in self._recorded[person.seat] if one["version"] != version]
        for request in self._chance.sample(others, min(3, len(others))):
            answer = await self._send(person, "reorder", request)
            assert answer["reason"] == "stale", answer

    async def _act_out_of_turn(self, person: Person) -> None:
        if person.view["legal"]:
            person = next(one for one in self._session.people if not one.view["legal"])
        tile = self._chance.choice(person.view["hand"] or TILES)
        end = self._chance.choice(["left", "right"])
        for request in ({"type": "play", "tile": tile, "end": end}, {"type": "pass"}):
            await self._refused(person, "not their turn", {**request, "version": person.version})

    async def _act_against_the_rules(self, person: Person) -> None:
        actor = next((one for one in self._session.people if one.view["legal"]), person)
        legal = actor.view["legal"]
        tile, end = self._chance.choice(TILES), self._chance.choice(["left", "right"])
        wrong: list[Message] = [{"type": "name", "opener": actor.seat}]
        if [tile, end] not in legal:
            wrong.append({"type": "play", "tile": tile, "end": end})
        if [tile] not in legal:
            wrong.append({"type": "play", "tile": tile})
        if ["pass"] not in legal:
            wrong.append({"type": "pass"})
        if ["name", actor.seat] in legal:
            del wrong[0]
        for request in wrong:
            await self._refused(actor, "illegal", {**request, "version": actor.version})

    async def _do_what_nobody_asked(self, person: Person) -> None:
        number = self._chance.choice([1, 99, 2**40])
        other = 1 + person.seat % 4
        asked: list[Message] = [
            {"type": "agree", "proposal": number},
            {"type": "decline", "proposal": number},
            {"type": "reclaim", "seat": self._chance.randint(1, 4)},
            {"type": "give_seat", "seat": other, "person": person.seat},
            {"type": "release", "person": other},
            {"type": "sit", "seat": other},
            {"type": "share", "name": "Somebody", "seat": other},
            {"type": "vacate", "seat": other},
            {"type": "seat", "person": other, "seat": person.seat},
            {"type": "mix_seats"},
            {"type": "start"},
            {"type": "fill", "seat": other, "level": "novice"},
            {"type": "uncover", "seat": other},
            {"type": "mute", "person": person.seat, "on": True},
            {"type": "say"},
            {"type": "create", "profile": "chiva"},
            {"type": "join", "code": person.code},
            {"type": "advise", "number": number, "act": ["pass"]},
            {"type": "hello", "protocol": 1, "name": "Other", "secret": bytes(16)},
        ]
        if person.seat != 1:
            asked += [{"type": "close_table"}, {"type": "set_policies", "policies": {}}]
        if person.view["phase"] != "over":
            asked.append({"type": "go_on", "version": person.version})
        await self._refused(person, "not asked", self._chance.choice(asked))

    async def _misshape(self, person: Person) -> None:
        """A request of a wrong shape; what is still one by chance asks for nothing."""
        self._since[person.name] += 1
        request = {"type": "agree", "id": "spoilt", "proposal": 2**40}
        await person.wire.send("misshapen", misshapen(self._chance, request))

    async def _hold(self, person: Person) -> None:
        assert (await self._send(person, "hold", {"type": "hold"}))["type"] == "table"
        assert (await self._send(person, "hold", {"type": "release"}))["type"] == "table"

    async def _withdraw(self, person: Person) -> None:
        """Ask for what nobody here wants, and withdraw it: it is not asked again at once (A4)."""
        asked: Message = {"type": "stop"}
        answer = await self._send(person, "withdrawn", asked)
        if answer["type"] == "table":
            declined = {"type": "decline", "proposal": answer["proposal"]["proposal"]}
            assert (await self._send(person, "withdrawn", declined))["type"] == "table"

    async def _lose_the_link(self, person: Person) -> None:
        """Send what costs the connection, and come back by hello."""
        make = self._chance.choice([noise, hostile, _cut])
        while person.wire.is_open:
            await person.wire.send("bad frame", make(self._chance))
        await person.come()

    async def _take_over(self, person: Person) -> None:
        """Come back by another connection while the first is open."""
        first = person.wire
        await person.come()
        await first.until(lambda: False)
        first.check()
        assert first.closing == "taken_over"


def _is_against_a_version(plain: Message) -> bool:
    return plain["type"] in _AGAINST_A_VERSION


def _is_harmless(plain: Message) -> bool:
    """Tell whether a request may come again even if its first answer is forgotten."""
    return _is_against_a_version(plain) or plain["type"] in {"sit", "start", "agree", "reclaim"}


def _cut(chance: random.Random) -> bytes:
    frame = pack({"type": "play", "id": "cut", "version": 2**40, "tile": "66"})
    return mutated(chance, frame[: chance.randint(1, len(frame) - 1)])
