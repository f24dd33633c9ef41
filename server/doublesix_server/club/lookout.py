"""Lookout: which servers a club has, for whoever works for all of them and is none.

Knows the directory and the roll; never what is done at the servers.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncGenerator, Awaitable, Callable

from doublesix_server.club.directory import NatsDirectory, Unreachable
from doublesix_server.club.joining import JoinError, boot_clock
from doublesix_server.club.node import word_of
from doublesix_server.club.roll import Roll
from doublesix_server.ownership import OtherNode

log = logging.getLogger(__name__)

_LOOK_EVERY = 1.0


async def servers_of(
    directory: str, sleep: Callable[[float], Awaitable[None]] = asyncio.sleep
) -> AsyncGenerator[list[OtherNode]]:
    """Yield the servers of a club now, and whenever there are others; JoinError if nobody knows."""
    roll = Roll(boot_clock)

    def heard(node_id: str, kept: bytes | None) -> None:
        if kept is None:
            roll.gone(node_id)
            return
        try:
            word = word_of(node_id, kept)
        except ValueError:
            log.warning("a word of a server that cannot be read")
        else:
            roll.heard(word.node, word.beat)

    reached = NatsDirectory(directory)
    try:
        await reached.open(heard, lambda key, kept: None)
    except Unreachable as error:
        raise JoinError(f"--nats: the club's directory cannot be reached ({error})") from None
    told: list[OtherNode] | None = None
    try:
        while True:
            roll.watch()
            now = [node.place for node in roll.nodes]
            if now != told:
                told = now
                yield now
            await sleep(_LOOK_EVERY)
    finally:
        await reached.close()
