"""Demo: the whole job on one machine, from a server's start to a verified record.

A real server in a process of its own, its real workers, four seats over real sockets, and this
client, which makes the table and watches. Knows what a watcher knows; never a hand before it is
shown.
"""

from __future__ import annotations

import asyncio
import json
import secrets
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from tempfile import TemporaryDirectory
from typing import Any

from doublesix.itself import own_command
from doublesix.link import Link, greet, open_link
from doublesix.players import SEARCHING
from doublesix.record.read import read
from doublesix.record.verify import verify
from doublesix.record.write import dumps

Plain = dict[str, Any]

LEVEL = "club"
EFFORT = 400
"""What a level that searches does for a decision: told, so that a seed gives the same plays."""
_START_SECONDS = 60.0
_MADE_READY_WITHIN = 5.0
"""A level that searches is there by then, unless it is compiled."""
_END_SECONDS = 10.0


class DemoError(Exception):
    """The demo could not be carried through; the text says where it ended."""


@dataclass(frozen=True, slots=True)
class Played:
    """What was played: the record of finished deals, verified, and its text."""

    profile: str
    record: Plain
    text: str
    plays: int

    @property
    def deals(self) -> list[Plain]:
        """The finished deals."""
        deals: list[Plain] = self.record["deals"]
        return deals


@asynccontextmanager
async def running_server(workers: int, level: str = LEVEL) -> AsyncIterator[str]:
    """Run a server in a process of its own on a free port, with a level; yield its address."""
    with TemporaryDirectory(prefix="doublesix-demo-") as folder:
        async with _server_in(folder, workers, level) as url:
            yield url


@asynccontextmanager
async def _server_in(folder: str, workers: int, level: str) -> AsyncIterator[str]:
    process = await asyncio.create_subprocess_exec(
        *own_command("serve", "--host", "127.0.0.1", "--port", "0", "--data", folder),
        *("--bots", str(workers), "--until-input-ends", "--json", "--log", "warning"),
        *("--levels", ",".join(dict.fromkeys((LEVEL, level))), "--effort", str(EFFORT)),
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
    )
    assert process.stdin is not None and process.stdout is not None
    try:
        try:
            async with asyncio.timeout(_START_SECONDS):
                line = await process.stdout.readline()
            url: str = json.loads(line)["url"]
        except (TimeoutError, ValueError, KeyError):
            raise DemoError("the server did not start; what it said stands above") from None
        yield url
    finally:
        process.stdin.close()
        try:
            async with asyncio.timeout(_END_SECONDS):
                await process.wait()
        except TimeoutError:
            with suppress(ProcessLookupError):
                process.kill()
            await process.wait()


async def play(
    url: str,
    profile: str,
    *,
    seed: str | None,
    matches: int,
    tell: Callable[[Plain], None],
    compiling: Callable[[], None] = lambda: None,
    level: str = LEVEL,
) -> Played:
    """Have four computer players play so many matches; `tell` gets each message on the way.

    `compiling` is called once if the level is compiled first and takes its time.
    """
    async with open_link(url) as link:
        welcome = await greet(link, name="demo", secret=secrets.token_bytes(16))
        try:
            async with asyncio.timeout(_MADE_READY_WITHIN if level in SEARCHING else None):
                await _come(link, level, welcome["levels"])
        except TimeoutError:
            compiling()
            await _come(link, level)
        explicit = {} if seed is None else {"seed": seed}
        await link.ask("create", profile=profile, pause=0, **explicit)
        for seat in range(1, 5):
            await link.ask("fill", seat=seat, level=level)
        await link.send("start")
        await _watch(link, matches, tell)
        answer = await link.ask("get_record")
    text = dumps(answer["record"])
    replayed = verify(read(text.encode()))
    plays = sum(len(chapter.deal.plays) for chapter in replayed.chapters)
    return Played(profile, answer["record"], text, plays)


async def _come(link: Link, level: str, levels: Sequence[str] = ()) -> None:
    """Wait until a level can be had."""
    while level not in levels:
        levels = (await link.receive()).get("levels", ())


async def _watch(link: Link, matches: int, tell: Callable[[Plain], None]) -> None:
    won = 0
    while True:
        message = await link.receive()
        tell(message)
        if message["type"] == "refused":
            raise DemoError(f"the server refused: {message['reason']}")
        if message["type"] != "update" or message["view"]["phase"] != "over":
            continue
        won += message["view"]["result"]["match_winner"] is not None
        if won == matches:
            return
        await link.send("go_on", version=message["version"])
