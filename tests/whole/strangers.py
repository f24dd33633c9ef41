"""Strangers: connections that send whatever they like, at the players' table and elsewhere.

Knows codes and what a stranger is sent; never a secret but its own.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from doublesix.protocol import PROTOCOL_VERSION
from doublesix.protocol.codec import pack
from tests.whole.four_persons import LEVEL, act_of
from tests.whole.hostile import FIELDS, Seen, hostile, made_up, misshapen, mutated, noise
from tests.whole.wire import Tally, Wire

Message = dict[str, Any]

_TOO_BIG, _NO_BINARY = 1009, 1003
_CODES_KEPT = 12
_RARE = {
    "get_record": 0.03,
    "close_table": 0.1,
    **dict.fromkeys(("leave", "stop", "fill"), 0.2),
    **dict.fromkeys(("pass_at_once", "mute", "cover", "release"), 0.3),
}
_KINDS = list(FIELDS)
_WEIGHTS = [_RARE.get(kind, 1.0) for kind in _KINDS]


class Street:
    """What all strangers share: the players' code, their own codes, and recorded frames."""

    def __init__(self, url: str, code: str, recorded: list[bytes], tally: Tally) -> None:
        self.url = url
        self.code = code
        self.recorded = recorded
        self.tally = tally
        self.codes: list[str] = []

    def note(self, code: str) -> None:
        """Let the other strangers know of a table."""
        self.codes = [*self.codes, code][-_CODES_KEPT:]


async def crowd(street: Street, chance: random.Random, people: int) -> None:
    """Come to one table, more than it may take, and ask something there."""
    strangers = [Stranger(street, chance, lambda: False) for _ in range(people)]
    code = ""
    for number, stranger in enumerate(strangers):
        code = await stranger.come_to(code, by_hello=number % 2 == 0)
    for stranger in strangers:
        await stranger.go()


class Stranger:
    """Somebody who comes again and again, often as somebody else; `is_over` ends it."""

    def __init__(self, street: Street, chance: random.Random, is_over: Callable[[], bool]) -> None:
        self._street = street
        self._chance = chance
        self._is_over = is_over
        self._secret = chance.randbytes(16)
        self._count = 0
        self._wire: Wire

    async def run(self) -> None:
        """Come until it is over."""
        while not self._is_over():
            await self._street.tally.wanted()
            if self._chance.random() < 0.3:
                self._secret = self._chance.randbytes(16)
            await self._visit()

    async def come_to(self, code: str, *, by_hello: bool) -> str:
        """Come to a table, make it if there is none yet, and say something; return its code."""
        self._wire = wire = await Wire.open(self._street.url, self._street.tally)
        where = {"code": code} if code and by_hello else {}
        await self._say_hello(**where)
        if not code:
            await self._ask("crowd", "create", profile="chiva", pause=0)
        elif not where:
            await self._ask("crowd", "join", code=code)
        await self._ask("crowd", "hold")
        return code or (wire.table or {})["code"]

    async def go(self) -> None:
        """Say one thing more, and go."""
        await self._ask("crowd", "get_record")
        await self._wire.close()

    async def _visit(self) -> None:
        self._wire = wire = await Wire.open(self._street.url, self._street.tally)
        if self._chance.random() < 0.15:
            await self._burst(self._chance.randint(1, 4))
        if wire.is_open and not wire.is_known:
            where = {"code": self._street.code} if self._chance.random() < 0.3 else {}
            await self._say_hello(**where)
        place = self._chance.random()
        while wire.is_open and wire.is_known and not self._is_over():
            if wire.table is None and place < 0.9:
                await self._go_somewhere(own=place > 0.45)
            if wire.table is not None and wire.table["you"]["seats"]:
                await self._play(self._chance.randint(1, 6))
            await self._burst(self._chance.randint(8, 30))
            await self._street.tally.wanted()
            await self._end_badly()
            await wire.quiet()
        await wire.close()

    async def _ask(self, kind: str, type: str, **fields: Any) -> None:  # noqa: A002
        """Send a request and wait for its answer."""
        self._count += 1
        await self._wire.send(kind, pack({"type": type, "id": f"ask {self._count}", **fields}))
        await self._wire.quiet()

    async def _say_hello(self, **where: str) -> None:
        fields = {"name": "Stranger", "secret": self._secret, **where}
        await self._ask("hello", "hello", protocol=PROTOCOL_VERSION, **fields)

    async def _go_somewhere(self, *, own: bool) -> None:
        """Watch the players or other strangers, or make a table of one's own and play."""
        chance, wire = self._chance, self._wire
        if not own:
            code = self._street.code
            if self._street.codes and chance.random() < 0.15:
                code = chance.choice(self._street.codes)
            await self._ask("join", "join", code=code)
            return
        profile = chance.choice(["chiva", "six-love"])
        await self._ask("own table", "create", profile=profile, pause=0)
        if wire.table is None:
            return
        self._street.note(wire.table["code"])
        await self._ask("own table", "sit", seat=1)
        for seat in (2, 3, 4):
            if chance.random() < 0.04:
                await self._ask("own table", "fill", seat=seat, level=LEVEL)
            else:
                await self._ask("own table", "share", name="Somebody", seat=seat)
        await self._ask("own table", "start")

    async def _play(self, acts: int) -> None:
        """Play at one's own table, all seats at this one device."""
        wire = self._wire
        for _ in range(acts):
            if not wire.is_open or wire.update is None or wire.table is None:
                return
            view, version = wire.update["view"], wire.update["version"]
            if view["turn"] is None:
                await self._ask("own table", "go_on", version=version)
            elif view.get("legal"):
                act = act_of(self._chance.choice(view["legal"]))
                await self._ask("own table", **act, version=version)
            else:
                await self._ask("own table", "uncover", seat=view["turn"])

    async def _burst(self, frames: int) -> None:
        """Send many frames, most of them without waiting."""
        for _ in range(frames):
            if not self._wire.is_open:
                return
            await self._wire.send(*self._something())
        await self._wire.quiet()

    def _something(self) -> tuple[str, bytes]:
        chance = self._chance
        request = self._made_up()
        match chance.choices(["made up", "misshapen", "replay", "twice"], [60, 22, 15, 3])[0]:
            case "misshapen":
                return "misshapen", misshapen(chance, request)
            case "replay":
                return "foreign replay", chance.choice(self._street.recorded)
            case "twice" if request["type"] != "hint":
                self._count -= 1  # the next one has this id again
        return "made up", pack(request)

    def _made_up(self) -> Message:
        self._count += 1
        [kind] = self._chance.choices(_KINDS, _WEIGHTS)
        update = self._wire.update
        codes = (self._street.code, "K7QM2XV0", *self._street.codes)
        seen = Seen(codes, 0 if update is None else update["version"], (LEVEL,))
        return made_up(kind, f"made up {self._count}", self._chance, seen)

    async def _end_badly(self) -> None:
        """Send what costs the connection, or may."""
        chance, wire = self._chance, self._wire
        match chance.randrange(12):
            case 0 | 1 | 8 | 9 | 10 | 11:
                await wire.send("noise", noise(chance))
            case 2 | 3:
                await wire.send("mutated", mutated(chance, pack(self._made_up())))
            case 4 | 5:
                await wire.send("hostile", hostile(chance))
            case 6:
                hello = {"type": "hello", "id": "older", "name": "Old", "secret": self._secret}
                await wire.send("protocol", pack({**hello, "protocol": chance.choice([0, 2, 99])}))
            case _ if chance.random() < 0.5:
                await wire.send_unreadable("text", "{}", _NO_BINARY)
            case _:
                await wire.send_unreadable("too big", b"\x80" * 100_000, _TOO_BIG)
