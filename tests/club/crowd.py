"""Crowd: a process with all the people of the fault run, who play at their tables.

    python -m tests.club.crowd PLAN

The plan is one JSON map: `nodes` (addresses), `tables`, `seed`, `think` and `restless` (seconds)
and `file`. Some tables fall asleep now and then; some are closed or left, and others made in their
places: each when people have been restless for once to four times so long. Each second a line with
counts goes to standard output. Once a line comes in, the people end the deals that they are in,
fetch the records, verify them, and write what they were told to the file.
"""

from __future__ import annotations

import asyncio
import json
import random
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from doublesix.following import open_greeted
from doublesix.link import LinkError, Refused
from doublesix.record.read import read
from doublesix.record.verify import verify
from doublesix.record.write import dumps
from tests.club.diary import Message, keep
from tests.club.guest import COME_SECONDS, Guest

FINISH_SECONDS = 60.0
"""How long the last deals may take, and as long as forty thoughts of a person."""
KINDS: tuple[tuple[int, ...], ...] = ((1, 2, 3, 4), (1, 2), (1,))
"""Which seats have people; computer players have the others."""
LEVELS = ("novice", "casual", "club")
STAYS, RESTS, CLOSES, LEAVES = "stays", "rests", "closes", "leaves"
FATES = (STAYS, RESTS, CLOSES, STAYS, LEAVES, STAYS, STAYS, RESTS, STAYS, STAYS, STAYS)
"""What becomes of a table while others go on."""
WAYS_OUT = {CLOSES: "close_table", LEAVES: "leave"}
REST_SECONDS = 8.0, 14.0
"""How long everybody is away; a table sleeps before."""


class Party:
    """The people of one table."""

    def __init__(self, number: int, plan: dict[str, Any], chance: random.Random) -> None:
        seats = KINDS[number % len(KINDS)]
        self.profile = ("chiva", "six-love")[number % 2]
        self.code = ""
        self.levels = {
            seat: LEVELS[(number + seat) % len(LEVELS)] for seat in range(1, 5) if seat not in seats
        }
        self.way_out = ""
        self.is_resting = self.is_finishing = self.is_done = False
        self._fate = FATES[number % len(FATES)]
        self._chance = random.Random(chance.random())
        self._restless: float = plan["restless"]
        self.guests = [
            Guest(self, seat, plan["nodes"], plan["think"], random.Random(chance.random()))
            for seat in seats
        ]

    @property
    def is_playing(self) -> bool:
        """Whether the session has begun, for all of its people."""
        return all(guest.update is not None for guest in self.guests)

    @property
    def wants_more(self) -> bool:
        """Whether another deal is to be begun, or has been asked for by everybody already."""
        ready = [
            guest.update and guest.update["version"] == guest.ready_at for guest in self.guests
        ]
        return not self.is_finishing or all(ready)

    def is_over(self) -> bool:
        """Tell whether everybody saw the last deal end."""
        if self.wants_more or self.way_out:
            return False
        versions = {guest.update["version"] for guest in self.guests if guest.update is not None}
        return len(versions) == 1 and all(guest.has_ended for guest in self.guests)

    async def play(self) -> None:
        """Play until told to finish, and verify the record; or until the table is given up."""
        fate = asyncio.create_task(self._meet_fate())
        try:
            async with asyncio.TaskGroup() as group:
                for guest in self.guests:
                    group.create_task(guest.live())
        finally:
            fate.cancel()
        if not self.way_out:
            await self._verify()
        self.is_done = True

    async def _meet_fate(self) -> None:
        """Have happen to the table what is to happen, unless the end comes first."""
        while not self.is_playing:  # noqa: ASYNC110 (by what all its guests are told)
            await asyncio.sleep(0.2)
        while self._fate != STAYS and not self.way_out:
            await asyncio.sleep(self._chance.uniform(1, 4) * self._restless)
            if self.is_finishing:
                return
            if self._fate == RESTS:
                self.is_resting = True
                await asyncio.sleep(self._chance.uniform(*REST_SECONDS))
                self.is_resting = False
            else:
                for guest in self.guests:
                    guest.diary.leaves = True
                self.way_out = WAYS_OUT[self._fate]

    async def _verify(self) -> None:
        host = self.guests[0].diary
        record = await fetched(host.code, host.name, host.secret, self.guests[0]._nodes)
        host.deals = len(verify(read(dumps(record).encode())).chapters)


async def fetched(code: str, name: str, secret: bytes, nodes: list[str]) -> Message:
    """Return the record of a table, from whichever node gives it."""
    where, faults = nodes[0], ""
    for attempt in range(20):
        try:
            async with (
                asyncio.timeout(COME_SECONDS),
                open_greeted(where, name=name, secret=secret, code=code) as link,
            ):
                record: Message = (await link.ask("get_record"))["record"]
                return record
        except (LinkError, Refused, TimeoutError) as error:
            faults = repr(error)
            where = nodes[attempt % len(nodes)]
            await asyncio.sleep(0.5)
    raise AssertionError(f"no record of {code}: {faults}")


class Crowd:
    """All parties, those too that are no more; `plan` is what the command was told."""

    def __init__(self, plan: dict[str, Any]) -> None:
        self._plan = plan
        self._chance = random.Random(f"crowd {plan['seed']}")
        self.is_finishing = False
        self.parties: list[Party] = []

    @property
    def guests(self) -> list[Guest]:
        """Everybody."""
        return [guest for party in self.parties for guest in party.guests]

    async def occupy(self, place: int) -> None:
        """Have one party after the other where one is to be, until told to finish."""
        while not self.is_finishing:
            party = Party(place, self._plan, self._chance)
            self.parties.append(party)
            await party.play()

    def finish(self) -> None:
        """Have everybody end the deal that they are in."""
        self.is_finishing = True
        for party in self.parties:
            party.is_finishing = True

    def told(self) -> dict[str, Any]:
        """Say how far they are; `playing` counts those that gave up too."""
        return {
            "playing": sum(party.is_playing for party in self.parties),
            "tables": len(self.parties),
            "acts": sum(guest.acts for guest in self.guests),
            "told": sum(len(guest.diary.told) for guest in self.guests),
            "faults": [fault for guest in self.guests for fault in guest.diary.faults][:3],
        }


async def play(
    plan: dict[str, Any], said: asyncio.StreamReader, show: Callable[[str], None]
) -> None:
    """Have everybody play until a line comes in, and then finish."""
    crowd = Crowd(plan)
    playing = [asyncio.create_task(crowd.occupy(place)) for place in range(plan["tables"])]
    telling = asyncio.create_task(tell(crowd, show))
    await said.readline()
    crowd.finish()
    done, late = await asyncio.wait(playing, timeout=FINISH_SECONDS + 40 * plan["think"])
    telling.cancel()
    faults = crowd.guests[0].diary.faults
    for task in done:
        if (error := task.exception()) is not None:
            faults.append(f"a table did not end well: {error!r}")
    for task in late:
        task.cancel()
    for party in crowd.parties if late else ():
        if not party.is_done:
            phases = [guest.update and guest.update["view"]["turn"] for guest in party.guests]
            faults.append(f"{party.code} does not end; turns told: {phases}")
    keep([guest.diary for guest in crowd.guests], Path(plan["file"]))


async def tell(crowd: Crowd, show: Callable[[str], None]) -> None:
    """Say each second how far they are."""
    while True:
        show(json.dumps(crowd.told()))
        await asyncio.sleep(1)


async def main(plan: dict[str, Any]) -> None:
    """Play as planned."""
    said = asyncio.StreamReader()
    await asyncio.get_running_loop().connect_read_pipe(
        lambda: asyncio.StreamReaderProtocol(said), sys.stdin
    )
    await play(plan, said, lambda line: print(line, flush=True))


if __name__ == "__main__":
    asyncio.run(main(json.loads(sys.argv[1])))
