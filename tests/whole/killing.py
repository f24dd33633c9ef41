"""Kill a real server again and again at random points and see that nothing told is lost (R4).

    python -m tests.whole.killing [--kills 200] [--seed 1]

A person and three computer players are at each of several tables. After each kill a new server
takes up the folder: every table must be where it was last told to be, or further on by acts that
were durable and not told yet; a request that was not answered is repeated with its id and must be
done once. At the end every record must verify.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import secrets
import signal
import tempfile
from pathlib import Path
from typing import Any

from doublesix.link import Link, LinkError, LinkLost, Refused, greet, open_link
from doublesix.record.read import read
from doublesix.record.verify import verify
from doublesix.record.write import dumps
from tests.chosen import request_of
from tests.whole.processes import ServerProcess

Message = dict[str, Any]


class Guest:
    """Somebody at a table, across servers; `told` is the latest update, whatever it was."""

    def __init__(self, number: int, chance: random.Random) -> None:
        self.secret = secrets.token_bytes(16)
        self.profile = ("chiva", "six-love")[number % 2]
        self.chance = chance
        self.code = ""
        self.told: Message | None = None
        self.asked: Message | None = None
        self.acts = 0

    async def begin(self, url: str) -> None:
        async with open_link(url) as link:
            await greet(link, name="Ana", secret=self.secret)
            self.code = (await link.ask("create", profile=self.profile, pause=0))["code"]
            await link.ask("sit", seat=1)
            for seat in (2, 3, 4):
                await link.ask("fill", seat=seat, level="novice")
            self.told = await link.ask("start")

    async def play_on(self, url: str) -> None:
        """Come back, compare, and play until the link is lost."""
        async with open_link(url) as link:
            await greet(link, name="Ana", secret=self.secret, code=self.code)
            while link.update is None:
                await link.receive()
            self.compare(link.update)
            await self.repeat(link)
            while True:
                self.told = link.update
                request = self.choose(link.update)
                if request is None:
                    await link.receive()
                else:
                    await self.ask(link, request)

    def compare(self, now: Message) -> None:
        assert self.told is not None
        assert now["version"] >= self.told["version"], "what was told is lost"
        if now["version"] == self.told["version"]:
            assert now["view"] == self.told["view"], "the same version, another position"

    async def repeat(self, link: Link) -> None:
        """Send what was not answered again; it is done once, whenever that was."""
        if self.asked is None:
            return
        await link._send(self.asked)
        try:
            answer = await link.answer_to(self.asked["id"])
        except Refused as refusal:
            check_stale(refusal)
        else:
            assert answer["version"] == self.asked["version"] + 1, "done twice or for nothing"
        self.asked = None

    def choose(self, update: Message) -> Message | None:
        view, version = update["view"], update["version"]
        rare = self.chance.random()
        if view["can_undo"] and rare < 0.05:
            return {"type": "undo", "version": version}
        if view["can_redo"] and rare < 0.5:
            return {"type": "redo", "version": version}
        if view["phase"] == "over":
            return {"type": "go_on", "version": version}
        if not view["legal"]:
            return None
        return {**request_of(self.chance.choice(view["legal"])), "version": version}

    async def ask(self, link: Link, request: Message) -> None:
        self.asked = {**request, "id": secrets.token_hex(8)}
        await link._send(self.asked)
        try:
            await link.answer_to(self.asked["id"])
        except Refused as refusal:
            check_stale(refusal)
        self.asked = None
        self.acts += 1

    async def verify(self, url: str) -> int:
        """Fetch the record and verify it; return how many deals it holds."""
        async with open_link(url) as link:
            await greet(link, name="Ana", secret=self.secret, code=self.code)
            record = (await link.ask("get_record"))["record"]
        return len(verify(read(dumps(record).encode())).chapters)


def check_stale(refusal: Refused) -> None:
    """The only refusal that may come: another act came first."""
    assert refusal.reason == "stale", refusal


async def kill_again_and_again(folder: Path, kills: int, seed: int, tables: int = 3) -> list[int]:
    """Do it; return acts of persons, deals finished."""
    chance = random.Random(seed)
    guests = [Guest(number, chance) for number in range(tables)]
    flags = ("--data", str(folder), "--bots", "1", "--log", "warning")
    server = ServerProcess(*flags)
    try:
        for guest in guests:
            await guest.begin(server.url)
        for kill in range(kills):
            playing = [asyncio.create_task(guest.play_on(server.url)) for guest in guests]
            await asyncio.sleep(chance.uniform(0.0, 0.4))
            while sum(guest.acts for guest in guests) < 5 * kill:  # noqa: ASYNC110 (busy machine)
                await asyncio.sleep(0.01)
            server.stop(signal.SIGKILL)
            for done in await asyncio.gather(*playing, return_exceptions=True):
                if not isinstance(done, LinkLost | LinkError):
                    raise AssertionError(f"kill {kill + 1}: {done!r}") from done
            server = ServerProcess(*flags)
        deals = [await guest.verify(server.url) for guest in guests]
        assert server.stop() == 0
        return [sum(guest.acts for guest in guests), sum(deals)]
    finally:
        if server.process.poll() is None:
            server.process.kill()
            server.process.communicate()


def main() -> None:
    """Kill as often as told, and say what was played meanwhile."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        acts, deals = asyncio.run(
            kill_again_and_again(Path(folder), arguments.kills, arguments.seed)
        )
    print(f"{arguments.kills} kills, {acts} acts of persons, {deals} deals finished: nothing lost")


if __name__ == "__main__":
    main()
