"""Overhearing: hears all that passes the directory of the fault run, and looks for tiles in it.

    python -m tests.club.overhearing ADDRESS

Says that it listens; once its input ends, how much it heard and on which subjects tiles were named,
as JSON. Knows NATS; never nodes.
"""

from __future__ import annotations

import asyncio
import json
import sys
from collections import Counter
from dataclasses import dataclass, field

import nats
from nats.aio.msg import Msg

from tests.club.tiles import tiles_written

EVERYTHING = ">"


@dataclass(slots=True)
class Overheard:
    """How much was heard, and how often tiles were named on a subject."""

    heard: int = 0
    naming: Counter[str] = field(default_factory=Counter)

    async def take(self, message: Msg) -> None:
        """Look at a message: its subject, its headers and what it says."""
        self.heard += 1
        headers = [f"{name}: {told}".encode() for name, told in (message.headers or {}).items()]
        if any(tiles_written(b"\n".join([message.subject.encode(), *headers, message.data]))):
            self.naming[message.subject] += 1


async def _pass_over(_: Exception) -> None:
    """Say nothing of a directory that is away: it is struck."""


async def main(address: str) -> None:
    """Listen until the input ends."""
    overheard = Overheard()
    client = await nats.connect(
        address, max_reconnect_attempts=-1, reconnect_time_wait=0.1, error_cb=_pass_over
    )
    await client.subscribe(EVERYTHING, cb=overheard.take, pending_bytes_limit=-1)
    await client.flush()
    print("listening", flush=True)
    await asyncio.to_thread(sys.stdin.read)
    print(json.dumps({"heard": overheard.heard, "naming": overheard.naming}))


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1]))
