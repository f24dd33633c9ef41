"""The command opens a window on a screen of X, and two of them play at one server."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from doublesix.invitation import link_of
from doublesix.link import Link, open_link
from doublesix.players import make
from doublesix.protocol import PROTOCOL_VERSION
from tests.client.whole.xvfb import ShownWindow, missing, until, window_on_a_screen
from tests.whole.processes import server_process

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(bool(missing()), reason=f"not here: {', '.join(missing())}"),
]
ACTS = 6
"""So many more acts, and everybody has made one."""


def test_play_opens_a_window_in_which_one_plays_at_once(tmp_path: Path) -> None:
    with window_on_a_screen(tmp_path / "home", "--start", "chiva") as shown:
        until(lambda: shown.version)
        until(lambda: has_played(shown))
        assert shown.end() == (0, "")


def has_played(shown: ShownWindow) -> bool:
    """Act, and tell whether the deal has gone on."""
    shown.act()
    return shown.version > ACTS


async def test_two_windows_play_at_one_server(tmp_path: Path) -> None:
    with server_process("--bots", "1") as server:
        async with open_link(server.url) as link:
            host = Host(link)
            flags = ("--join", link_of(server.url, await host.make_table()))
            with (
                window_on_a_screen(tmp_path / "one", *flags) as one,
                window_on_a_screen(tmp_path / "other", *flags) as other,
            ):
                playing = asyncio.create_task(host.play())
                await asyncio.to_thread(until, lambda: one.version and other.version)

                await asyncio.to_thread(until, lambda: has_played(one) & has_played(other))
                assert await asyncio.to_thread(one.end) == (0, "")
                assert await asyncio.to_thread(other.end) == (0, "")
                playing.cancel()


class Host:
    """Who has made the table: sits in the third seat, begins when two have come, and plays."""

    def __init__(self, link: Link) -> None:
        self._link = link
        self._player = make("novice", "host")

    async def make_table(self) -> str:
        """Make a table with a computer player in the fourth seat; return its code."""
        hello = {"protocol": PROTOCOL_VERSION, "name": "Eva", "secret": b"0123456789abcdef"}
        await self._link.ask("hello", **hello)
        table = await self._link.ask("create", profile="chiva", pause=0)
        await self._link.ask("sit", seat=3)
        await self._link.ask("fill", seat=4, level="club")
        return str(table["code"])

    async def play(self) -> None:
        """Begin once all are there, and act when it is one's turn."""
        has_begun = False
        while True:
            message: dict[str, Any] = await self._link.receive()
            if message["type"] == "table" and not has_begun:
                has_begun = all(seat["kind"] != "open" for seat in message["seats"])
                if has_begun:
                    await self._link.send_as("start", "start", {})
            elif message["type"] == "update" and message["view"].get("legal"):
                fields = dict(self._player.choose(message["view"]))
                kind = fields.pop("type")
                fields["version"] = message["version"]
                await self._link.send_as(f"act {message['version']}", kind, fields)
