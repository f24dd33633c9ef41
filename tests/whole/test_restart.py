"""Four strangers' clients, a server that is killed in mid-deal, and the record of it all (R4).

The clients know websockets, msgpack and `docs/protocol.md`, and none of our packages.
"""

from __future__ import annotations

import asyncio
import secrets
import signal
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from itertools import count
from pathlib import Path
from typing import Any

import msgpack
import pytest
import websockets

from doublesix.record.read import read
from doublesix.record.verify import verify
from doublesix.record.write import dumps
from tests.whole.processes import ServerProcess

Message = dict[str, Any]


class Stranger:
    """A client that keeps its secret, and the newest view that it was sent."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.secret = secrets.token_bytes(16)
        self.update: Message = {}
        self._ids = (f"{name} {number} {secrets.token_hex(4)}" for number in count())
        self._socket: Any = None

    async def come(self, url: str, stack: AsyncExitStack, code: str | None = None) -> None:
        connecting = websockets.connect(url, subprotocols=["doublesix.v1"])  # type: ignore[list-item]
        self._socket = await stack.enter_async_context(connecting)
        hello = {"protocol": 1, "name": self.name, "secret": self.secret, "code": code}
        await self.ask("hello", **hello)
        while code is not None and (await self.hear())["type"] != "update":
            pass

    async def ask(self, kind: str, **fields: Any) -> Message:
        """Ask, and return the answer."""
        request_id = next(self._ids)
        await self._socket.send(msgpack.packb({"type": kind, "id": request_id, **fields}))
        while (message := await self.hear()).get("re") != request_id:
            pass
        assert message["type"] != "refused", message
        return message

    async def hear(self) -> Message:
        message: Message = msgpack.unpackb(await self._socket.recv())
        if message["type"] == "update":
            self.update = message
        return message

    async def play(self, until: int) -> None:
        """Play until so many plays were made or the deal is over."""
        while True:
            view = self.update["view"]
            if view["phase"] == "over" or len(view["plays"]) >= until:
                return
            if not view["legal"]:
                await self.hear()
                continue
            chosen, version = view["legal"][-1], self.update["version"]
            if chosen == ["pass"]:
                await self.ask("pass", version=version)
            else:
                end = {"end": chosen[1]} if len(chosen) > 1 else {}
                await self.ask("play", version=version, tile=chosen[0], **end)


@asynccontextmanager
async def all_come(
    people: list[Stranger], url: str, code: str | None
) -> AsyncIterator[AsyncExitStack]:
    """Connect everybody, all at once."""
    async with asyncio.timeout(60), AsyncExitStack() as stack:
        await asyncio.gather(*(person.come(url, stack, code) for person in people))
        yield stack


def seen(person: Stranger) -> Message:
    view: Message = person.update["view"]
    return {key: view[key] for key in ("plays", "hand", "layout", "held", "score", "seat", "turn")}


async def play_across_two_kills(folder: Path) -> Message:
    """Play one deal on three servers; return the record that the last one hands out."""
    flags = ("--data", str(folder), "--bots", "0", "--log", "warning")
    people = [Stranger(name) for name in ("Ana", "Ivo", "Eva", "Leo")]
    server = ServerProcess(*flags)
    try:
        async with all_come(people, server.url, None):
            code = (await people[0].ask("create", profile="chiva", seed="s"))["code"]
            for seat, person in enumerate(people, start=1):
                if seat > 1:
                    await person.ask("join", code=code)
                await person.ask("sit", seat=seat)
            await people[0].ask("start")
            for person in people[1:]:
                while not person.update:
                    await person.hear()
            await asyncio.gather(*(person.play(until=9) for person in people))
            before = [seen(person) for person in people]
            assert {len(view["plays"]) for view in before} == {9}
            server.stop(signal.SIGKILL)
        server = ServerProcess(*flags)
        async with all_come(people, server.url, code):
            assert [seen(person) for person in people] == before
            await asyncio.gather(*(person.play(until=99) for person in people))
            server.stop(signal.SIGKILL)
        server = ServerProcess(*flags)
        async with all_come(people[2:3], server.url, None):
            [row] = (await people[2].ask("list_sessions"))["sessions"]
            assert (row["code"], row["names"], row["deals"]) == (
                code,
                [person.name for person in people],
                1,
            )
            asked = {"code": row["code"], "session": row["session"]}
            record: Message = (await people[2].ask("get_record", **asked))["record"]
        assert server.stop() == 0
        assert server.errors == ""
        return record
    finally:
        if server.process.poll() is None:
            server.process.kill()
            server.process.communicate()


@pytest.mark.slow
def test_four_strangers_play_on_after_a_kill_and_get_a_record_that_verifies(
    tmp_path: Path,
) -> None:
    record = asyncio.run(play_across_two_kills(tmp_path))
    [chapter] = verify(read(dumps(record).encode())).chapters
    assert chapter.result is not None
    assert [seat["name"] for seat in record["seats"]] == ["Ana", "Ivo", "Eva", "Leo"]
