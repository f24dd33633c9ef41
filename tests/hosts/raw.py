"""A raw client of a trial: no window, only the peer's side of the wire.

    python -m tests.hosts.raw NAME (--make PROFILE [--seed SEED] | --join CODE) [--link LINK]

Without a link it looks for a server on its network. It plays the first thing that may be played,
comes back when its link is lost, to wherever the server is by then, and asks again what was not
answered, under the same id.
"""

from __future__ import annotations

import argparse
import asyncio
import secrets
import threading
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from doublesix import nearby
from doublesix.fair.witness import Witness
from doublesix.invitation import Invitation, read_invitation
from doublesix.link import Link, LinkError, Refused, greet, open_link
from tests.hosts.telling import Teller, wait_for_the_end

Message = dict[str, Any]
PING_SECONDS = 2.0
_AGAIN_SECONDS = 0.3
_LOOK_SECONDS = 3.0
_TOO_LATE = {"stale", "dealing"}
"""What another came before: then there is a newer update."""


class Raw:
    """Somebody at one table; `deals` ends a session that no match ends before."""

    def __init__(self, arguments: argparse.Namespace, is_over: asyncio.Event) -> None:
        self._name: str = arguments.name
        self._profile: str | None = arguments.make
        self._seed: str | None = arguments.seed
        self._people: int = arguments.people
        self._levels: list[str] = arguments.levels.split(",") if arguments.levels else []
        self._deals: int = arguments.deals
        self._code: str | None = arguments.join
        self._invited = read_invitation(arguments.link) if arguments.link else None
        self._secret = secrets.token_bytes(16)
        self._place: nearby.Found | None = None
        self._asked: Message | None = None
        self._witness = Witness()
        self._teller = Teller()
        self._is_over = is_over
        if isinstance(self._invited, Invitation) and self._invited.server:
            self._place = nearby.Found(self._invited.server, self._invited.fingerprint)

    async def stay(self) -> None:
        """Play until the session is over, through as many links as it takes."""
        while not self._is_over.is_set():
            if self._place is None:
                self._place = await self._find(lambda _: True)
                continue
            try:
                async with open_link(
                    self._place.server,
                    fingerprint=self._place.fingerprint,
                    ping_seconds=PING_SECONDS,
                    close_seconds=0.2,
                    witness=self._witness,
                ) as link:
                    self._witness.lost()
                    await self._come(link)
                    self._teller.say(link="ready")
                    await self._play(link)
            except LinkError:
                self._teller.say(link="retrying")
                self._place = await self._find(self._is_the_same) or self._place

    async def _find(self, is_wanted: Callable[[nearby.Found], bool]) -> nearby.Found | None:
        """Look for a server on the network, but not for long."""
        heard: asyncio.Queue[tuple[nearby.Found, ...]] = asyncio.Queue()
        with suppress(TimeoutError, nearby.Silent):
            async with asyncio.timeout(_LOOK_SECONDS), nearby.listening(heard.put_nowait):
                while True:
                    for found in filter(is_wanted, await heard.get()):
                        return found
        await asyncio.sleep(_AGAIN_SECONDS)
        return None

    def _is_the_same(self, found: nearby.Found) -> bool:
        return self._place is not None and found.fingerprint == self._place.fingerprint

    async def _come(self, link: Link) -> None:
        await greet(link, name=self._name, secret=self._secret, code=self._code)
        if self._code is None:
            terms: Message = {} if self._seed is None else {"seed": self._seed}
            made = await link.ask("create", profile=self._profile, pause=0, **terms)
            self._code = made["code"]
        while link.table is None:
            await link.receive()
        if link.table["you"]["seat"] is None:
            await link.ask("sit")

    async def _play(self, link: Link) -> None:
        seen: Message | None = None
        while not self._is_over.is_set():
            if link.update is not None and link.update is not seen:
                seen = link.update
                self._teller.note_update(seen["version"], seen["view"])
            if link.table is not None:
                self._teller.note_table(link.table)
            if seen is not None and self._is_at_the_end(seen["view"]):
                self._teller.finish((await link.ask("get_record"))["record"])
                self._is_over.set()
                return
            request = self._asked or self._wanted(link)
            if request is None:
                await link.receive()
            else:
                await self._ask(link, request)

    def _is_at_the_end(self, view: Message) -> bool:
        is_won = view["phase"] == "over" and view["result"]["match_winner"] is not None
        return is_won or (view["phase"] == "over" and 0 < self._deals <= view["deal"])

    def _wanted(self, link: Link) -> Message | None:
        """Return what to ask for now, None for nothing."""
        table, update = link.table, link.update
        if update is None:
            return self._before_the_start(table)
        if table is None or link.witness.is_dealing:
            return None
        view, version = update["view"], update["version"]
        if view["phase"] == "over":
            is_ready = next(one["ready"] for one in table["seats"] if one["seat"] == view["seat"])
            return None if is_ready else {"type": "go_on", "version": version}
        return act_of(view["legal"], version) if view["legal"] else None

    def _before_the_start(self, table: Message | None) -> Message | None:
        if table is None or table["started"] or not table["you"]["host"]:
            return None
        free = [one["seat"] for one in table["seats"] if one["kind"] == "open"]
        people = sum(one["kind"] == "person" for one in table["seats"])
        if people < self._people:
            return None
        if free:
            return {"type": "fill", "seat": free[0], "level": self._levels[0]}
        return {"type": "start"}

    async def _ask(self, link: Link, request: Message) -> None:
        """Ask, or ask again under the same id what was not answered before."""
        self._asked = asked = {"id": secrets.token_hex(8), **request}
        fields = {name: value for name, value in asked.items() if name not in ("id", "type")}
        await link.send_as(asked["id"], asked["type"], fields)
        try:
            answer = await link.answer_to(asked["id"])
        except Refused as refusal:
            if refusal.reason == "no_such_level":  # no worker is there yet
                await link.receive()
                self._asked = None
                return
            if refusal.reason not in _TOO_LATE:
                raise
            while link.update is None or link.update["version"] <= asked["version"]:
                await link.receive()
        else:
            acts = asked["type"] in ("play", "pass", "name")
            assert not acts or answer["version"] == asked["version"] + 1, "done twice or not at all"
        self._asked = None


def act_of(legal: list[Any], version: int) -> Message:
    """Return the request for the first thing that may be done, in the order of tiles."""
    match min(legal, key=lambda one: [str(part) for part in one]):
        case ["pass"]:
            return {"type": "pass", "version": version}
        case ["name", opener]:
            return {"type": "name", "version": version, "opener": opener}
        case [tile, *end]:
            play = {"type": "play", "version": version, "tile": tile}
            return {**play, "end": end[0]} if end else play
    raise AssertionError(legal)


async def run(arguments: argparse.Namespace) -> None:
    """Stay until it is over, then until nobody listens any more."""
    await Raw(arguments, asyncio.Event()).stay()


def main() -> None:
    """Be such a client."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("name")
    parser.add_argument("--make", help="make a table of this game")
    parser.add_argument("--seed", help="of the table's deals")
    parser.add_argument("--people", type=int, default=4, help="how many to wait for")
    parser.add_argument("--levels", default="", help="of computer players in the other seats")
    parser.add_argument("--deals", type=int, default=0, help="the session ends with this deal")
    parser.add_argument("--join", help="come to this table")
    parser.add_argument("--link", help="where the server is")
    arguments = parser.parse_args()
    threading.Thread(target=_end_with_input, daemon=True).start()
    asyncio.run(run(arguments))
    threading.Event().wait()


def _end_with_input() -> None:
    import os

    wait_for_the_end()
    os._exit(0)


if __name__ == "__main__":
    main()
