"""Visit: one stay of a guest at a node, and what is wrong with what it hears there.

Knows messages; never what a guest does next.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Collection
from typing import Any, Protocol

from doublesix.link import Link
from tests.club.diary import Diary, Message, Told, digest
from tests.club.tiles import tiles_in

PASSING = {
    *("stale", "cannot_keep", "dealing", "draw_is_over", "busy"),
    *("no_such_level", "started"),
}
"""Refusals that come with faults: others came first, or nothing can be done now."""
LATER = {"cannot_keep", "too_fast", "too_many_guesses", "too_many_tables", "busy"}
"""Refusals of a hello that a window tries again; any other ends it for good."""
CLOSED = "no_such_table"
"""How a hello is refused whose table is closed."""


_JUDGED_ELSEWHERE = {
    "update": frozenset({"view", "events"}),
    "draw": frozenset({"commitment", "commitments", "shares", "secret"}),
}
"""What of a message is not looked through: what a seat may know by the log, and what is random,
where one deal in a thousand has by chance a tile's name."""


class Hearer(Protocol):
    """Who stays there."""

    diary: Diary

    @property
    def may_find_none(self) -> bool:
        """Whether there may be no table any more."""

    def note(self, told: Told, message: Message) -> None:
        """Write an update down."""


class Visit:
    """One stay at a node."""

    link: Link
    life = ""
    """Which life of which node it is at, by that node's own word."""

    def __init__(self, guest: Hearer, node: str, number: int) -> None:
        self._guest = guest
        self._node = node
        self._number = number
        self._repeated: set[str] = set()

    async def ask(self, kind: str, **fields: Any) -> Message:
        """Ask something besides acts, and return the answer."""
        passing = PASSING
        if kind in {"hello", "join"}:
            passing = LATER | {CLOSED} if self._guest.may_find_none else LATER
        return await self._until_answered(await self.link.send(kind, **fields), passing)

    async def send(self, request: Message, *, is_repeat: bool = False) -> Message:
        """Send an act under its own id, and return the answer."""
        fields = {name: value for name, value in request.items() if name not in {"id", "type"}}
        if is_repeat:
            self._repeated.add(request["id"])
        await self.link.send_as(request["id"], request["type"], fields)
        answer = await self._until_answered(request["id"])
        if answer["type"] == "refused":
            self._guest.diary.refused[request["id"]] = answer["reason"]
        return answer

    async def hear(self, seconds: float | None = None) -> None:
        """Take the next message in, if one comes within so many seconds."""
        try:
            async with asyncio.timeout(seconds):
                message = await self.link.receive()
        except TimeoutError:
            return
        self._take(message)

    async def _until_answered(self, request_id: str, passing: Collection[str] = PASSING) -> Message:
        while True:
            message = await self.link.receive()
            self._take(message)
            if message.get("re") == request_id:
                if message["type"] == "refused" and message["reason"] not in passing:
                    told = f"{self._guest.diary.name} {self._guest.diary.code}: {message}"
                    self._guest.diary.faults.append(told)
                return message

    def _take(self, message: Message) -> None:
        kind = message["type"]
        elsewhere = _JUDGED_ELSEWHERE.get(kind, frozenset())
        where = f"{self._guest.diary.name} {self._guest.diary.code}"
        if any(tiles_in({name: told for name, told in message.items() if name not in elsewhere})):
            self._guest.diary.faults.append(f"{where}: a tile in a message: {kind}")
        is_hidden = kind == "draw" and message["stage"] != "opened"
        if is_hidden and (message["shares"] or message["secret"] is not None):
            self._guest.diary.faults.append(f"{where}: a draw is told before its deal's end")
        if kind != "update":
            return
        events, answers = message["events"], message.get("re")
        told = Told(
            time.monotonic(),
            self._node,
            self._number,
            message["version"],
            digest(message["view"]),
            digest(events) if events else None,
            answers,
            answers in self._repeated,
            self.life,
        )
        self._guest.note(told, message)
