"""Guest: a person of the fault run, who comes back to the table whatever happens to the nodes.

Writes down every update, repeats under its id whatever was not answered, follows to where the
table lives, and now and then goes to another node without need. Knows addresses and messages;
never which node was struck.
"""

from __future__ import annotations

import asyncio
import random
import time
from typing import Protocol

from doublesix.link import LinkError, LinkLost, Moved, open_link
from doublesix.protocol import PROTOCOL_VERSION
from tests.chosen import request_of
from tests.club.diary import Diary, Gap, Message, Told
from tests.club.visit import CLOSED, Visit

PING_SECONDS = 2.0
COME_SECONDS = 8.0
"""How long a node may take to say hello: one that is paused takes a link and never answers."""
FIRST_PAUSE, LONGEST_PAUSE = 0.25, 4.0
"""How long one waits before coming again: twice as long each time, lest all come at once."""
AGAIN_SECONDS = 1.0
"""How often a person who is ready for the next deal says so again."""
_HOPS = 4
TABLE_CLOSED = "table_closed"
FINAL = {
    *("taken_over", TABLE_CLOSED, "table_stopped", "seat_given_away", "removed", "banned"),
}
"""Reasons for closing a link after which a window never comes back by itself."""


class TurnedAway(LinkError):
    """A node that cannot have this person now."""


class Company(Protocol):
    """What the people of a table share."""

    profile: str
    code: str
    levels: dict[int, str]
    way_out: str
    """By which request everybody ends this for good, once it is time: `close_table`, `leave`."""
    is_resting: bool
    """Whether everybody is away for a while, so that the table falls asleep."""

    @property
    def wants_more(self) -> bool:
        """Whether another deal is to be begun, or has been asked for by everybody already."""

    def is_over(self) -> bool:
        """Tell whether everybody saw the last deal end."""


class Guest:
    """A person in a seat; the first of a table is its host, who makes it."""

    def __init__(
        self, company: Company, seat: int, nodes: list[str], think: float, chance: random.Random
    ) -> None:
        self.company = company
        self.diary = Diary(f"{chance.choice('ABCDEFG')}{seat}", seat, chance.randbytes(16))
        self.acts = 0
        self.ready_at = 0
        """The version at which this person last asked for another deal."""
        self.is_gone = False
        """Whether this person is at the table no more, for good."""
        self.update: Message | None = None
        self._nodes = nodes
        self._think = think
        self._chance = chance
        self._where = chance.choice(nodes)
        self._links = 0
        self._has_asked_to_leave = False
        self._asked: Message | None = None
        self._count = 0
        self._lost: tuple[float, str] | None = None
        self._lives_at = self._where
        self._pause = FIRST_PAUSE

    @property
    def is_host(self) -> bool:
        """Whether this person makes the table."""
        return self.diary.seat == 1

    @property
    def has_ended(self) -> bool:
        """Whether the deal that this person was told of is over."""
        return self.update is not None and self.update["view"]["phase"] == "over"

    @property
    def closes(self) -> bool:
        """Whether the table is to be closed."""
        return self.company.way_out == "close_table"

    @property
    def may_find_none(self) -> bool:
        """Whether there may be no table any more: it is closed, or left by this person too."""
        return self.closes or self._has_asked_to_leave

    async def live(self) -> None:
        """Be at the table until everybody saw its last deal end, or it is left or closed."""
        while not self._has_finished:
            try:
                await self._visit()
            except (LinkError, TimeoutError) as error:
                self.see_why(error)
                self._lose()
                await asyncio.sleep(self._pause * self._chance.uniform(0.5, 1))
                self._pause = min(2 * self._pause, LONGEST_PAUSE)
                self._where = self.elsewhere()
            if self.company.is_resting:
                await self._rest()

    @property
    def _has_finished(self) -> bool:
        return self.is_gone or self.company.is_over()

    def elsewhere(self) -> str:
        """Choose another node than the last, as a window does that was not let in there."""
        others = [node for node in self._nodes if node != self._where]
        return self._chance.choice(others or self._nodes)

    def see_why(self, error: Exception) -> None:
        """Note why a link ended: after some reasons a window would never come back."""
        if not isinstance(error, LinkLost) or error.reason not in FINAL:
            return
        if error.reason == TABLE_CLOSED and self.closes:
            self._find_closed()
        else:
            self.diary.faults.append(f"{self.diary.name} {self.diary.code}: {error}")

    def _find_closed(self) -> None:
        self.is_gone = self.diary.was_told_closed = True

    async def _rest(self) -> None:
        """Be away until the others come back too, to whichever node."""
        while self.company.is_resting:  # noqa: ASYNC110 (all of a table wait for one flag)
            await asyncio.sleep(0.1)
        self._lost = None
        self._where = self._chance.choice(self._nodes)

    def _lose(self) -> None:
        if self._lost is None and self.update is not None:
            self._lost = (time.monotonic(), self._lives_at)

    async def _visit(self) -> None:
        """Come to where the table lives, and play on until the link is lost."""
        for _ in range(_HOPS):
            try:
                await self._stay(self._where)
            except Moved as moved:
                self._lose()
                self.diary.elsewhere += 1
                self._where = moved.place.url
            else:
                return
        await asyncio.sleep(AGAIN_SECONDS)

    async def _stay(self, node: str) -> None:
        """Stay at a node; Moved if the table lives elsewhere."""
        self._links += 1
        visit = Visit(self, node, self._links)
        async with asyncio.timeout(COME_SECONDS) as coming:
            async with open_link(node, ping_seconds=PING_SECONDS, close_seconds=0.2) as visit.link:
                code = self.company.code
                welcome = await visit.ask(
                    "hello",
                    protocol=PROTOCOL_VERSION,
                    name=self.diary.name,
                    secret=self.diary.secret,
                    shares=True,
                    follows=True,
                    **({"code": code} if code else {}),
                )
                if welcome["type"] == "refused":
                    if welcome["reason"] == CLOSED and self.may_find_none:
                        self.is_gone = True
                        self.diary.was_told_closed = self.closes
                        return
                    raise TurnedAway
                visit.life = welcome["server"]
                while code and visit.link.table is None:
                    await visit.hear()
                coming.reschedule(None)
                await self._play(visit)

    async def _play(self, visit: Visit) -> None:
        """Sit down if need be, and play."""
        while not self.company.code:
            if not self.is_host:
                await asyncio.sleep(0.05)
                continue
            made = await visit.ask("create", profile=self.company.profile, pause=0)
            if made["type"] == "table":
                self.company.code = made["code"]
        if visit.link.table is None:
            await visit.ask("join", code=self.company.code)
        self.diary.code = self.company.code
        while visit.link.update is None:
            if self._wanders(0.1):
                return
            await self._begin(visit)
        await self._repeat(visit)
        while not (self._has_finished or self.company.is_resting):
            if self.company.way_out:
                await self._go(visit)
                continue
            await self._turn(visit)
            if self._wanders(0.002):
                return

    def _wanders(self, chance: float) -> bool:
        """Tell, by chance, that one goes somewhere else now, for no reason."""
        if self._chance.random() >= chance:
            return False
        self._where = self._chance.choice(self._nodes)
        return True

    async def _go(self, visit: Visit) -> None:
        """End this for good: as the host by closing the table, or by leaving it."""
        if self.closes and not self.is_host:
            await visit.hear(AGAIN_SECONDS)
            return
        self._has_asked_to_leave = not self.closes
        if (await visit.ask(self.company.way_out))["type"] != "left":
            await asyncio.sleep(AGAIN_SECONDS)
        elif self.closes:
            self._find_closed()
        else:
            self.is_gone = self.diary.was_told_left = True

    async def _begin(self, visit: Visit) -> None:
        """Do what is to be done before the session begins, or wait for the others."""
        table = visit.link.table
        if table is None or table["started"]:
            await visit.hear()
        elif not table["you"]["seats"]:
            await visit.ask("sit", seat=self.diary.seat)
        elif self.is_host:
            kinds = {seat["seat"]: seat["kind"] for seat in table["seats"]}
            wanting = [seat for seat in self.company.levels if kinds[seat] == "open"]
            if wanting:
                level = self.company.levels[wanting[0]]
                filled = await visit.ask("fill", seat=wanting[0], level=level)
                if filled["type"] == "refused":  # no worker is here yet
                    await asyncio.sleep(0.2)
            elif "open" in kinds.values():
                await visit.hear(AGAIN_SECONDS)
            else:
                await visit.ask("start")
        else:
            await visit.hear(AGAIN_SECONDS)

    async def _repeat(self, visit: Visit) -> None:
        """Send what was not answered again: it is done once, whenever that was."""
        if self._asked is not None:
            await visit.send(self._asked, is_repeat=True)
            self._asked = None

    async def _turn(self, visit: Visit) -> None:
        """Do what the view asks for, after some thought; or wait."""
        assert visit.link.update is not None
        version = visit.link.update["version"]
        request = self._choose(visit.link.update)
        if request is None:
            await visit.hear(AGAIN_SECONDS)
            return
        until = time.monotonic() + self._think * self._chance.uniform(0.3, 1.7)
        while (left := until - time.monotonic()) > 0:
            await visit.hear(left)
            if visit.link.update["version"] != version:
                return
        if self._choose(visit.link.update) is None:  # no other deal is wanted by now
            return
        self._count += 1
        if request["type"] == "go_on":
            self.ready_at = version
        self._asked = {**request, "id": f"{self.diary.secret[:4].hex()}-{self._count}"}
        answer = await visit.send(self._asked)
        self._asked = None
        self.acts += answer["type"] == "update"
        if answer["type"] == "table":  # ready, and waiting for the others
            await visit.hear(AGAIN_SECONDS)

    def _choose(self, update: Message) -> Message | None:
        view, version = update["view"], update["version"]
        if view["phase"] == "over":
            return {"type": "go_on", "version": version} if self.company.wants_more else None
        if not view["legal"]:
            return None
        return {**request_of(self._chance.choice(view["legal"])), "version": version}

    def note(self, told: Told, message: Message) -> None:
        """Write an update down."""
        self.diary.told.append(told)
        if told.is_repeat and self.update is not None and told.version <= self.update["version"]:
            return  # it was done before, and what came of it is old by now
        self.update = message
        self._pause = FIRST_PAUSE
        self._lives_at = told.node
        if self._lost is not None:
            lost, before = self._lost
            self.diary.gaps.append(Gap(lost, told.at, before, told.node))
            self._lost = None
