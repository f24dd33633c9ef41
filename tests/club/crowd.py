"""Crowd: a process with all the people of the fault run, who play at their tables.

    python -m tests.club.crowd PLAN

The plan is one JSON map: `nodes` (addresses), `tables`, `seed`, `think` (seconds) and `file`. Each
second a line with counts goes to standard output. Once a line comes in, the people end the deals
that they are in, fetch the records, verify them, and write what they were told to the file.
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


class Party:
    """The people of one table."""

    def __init__(self, number: int, nodes: list[str], think: float, chance: random.Random) -> None:
        seats = KINDS[number % len(KINDS)]
        self.profile = ("chiva", "six-love")[number % 2]
        self.code = ""
        self.levels = {
            seat: LEVELS[(number + seat) % len(LEVELS)] for seat in range(1, 5) if seat not in seats
        }
        self.is_finishing = False
        self.guests = [
            Guest(self, seat, nodes, think, random.Random(chance.random())) for seat in seats
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
        if self.wants_more:
            return False
        versions = {guest.update["version"] for guest in self.guests if guest.update is not None}
        return len(versions) == 1 and all(guest.has_ended for guest in self.guests)

    async def play(self) -> None:
        """Play until told to finish, and verify the record."""
        async with asyncio.TaskGroup() as group:
            for guest in self.guests:
                group.create_task(guest.live())
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


async def play(
    plan: dict[str, Any], said: asyncio.StreamReader, show: Callable[[str], None]
) -> None:
    """Have everybody play until a line comes in, and then finish."""
    chance = random.Random(f"crowd {plan['seed']}")
    parties = [
        Party(number, plan["nodes"], plan["think"], chance) for number in range(plan["tables"])
    ]
    guests = [guest for party in parties for guest in party.guests]
    playing = [asyncio.create_task(party.play()) for party in parties]
    telling = asyncio.create_task(tell(parties, show))
    await said.readline()
    for party in parties:
        party.is_finishing = True
    done, late = await asyncio.wait(playing, timeout=FINISH_SECONDS + 40 * plan["think"])
    telling.cancel()
    for task in done:
        if (error := task.exception()) is not None:
            guests[0].diary.faults.append(f"a table did not end well: {error!r}")
    for party, task in zip(parties, playing, strict=True):
        if task in late:
            task.cancel()
            phases = [guest.update and guest.update["view"]["turn"] for guest in party.guests]
            guests[0].diary.faults.append(f"{party.code} does not end; turns told: {phases}")
    keep([guest.diary for guest in guests], Path(plan["file"]))


async def tell(parties: list[Party], show: Callable[[str], None]) -> None:
    """Say each second how far they are."""
    while True:
        guests = [guest for party in parties for guest in party.guests]
        told = {
            "playing": sum(party.is_playing for party in parties),
            "acts": sum(guest.acts for guest in guests),
            "told": sum(len(guest.diary.told) for guest in guests),
            "faults": [fault for guest in guests for fault in guest.diary.faults][:3],
        }
        show(json.dumps(told))
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
