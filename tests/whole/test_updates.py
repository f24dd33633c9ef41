"""A server is updated in mid-deal: the old one drains, the new one goes on with the same data.

Each folder is as a server of before left it, in the stored form and the schema of its time. It is
served, played on and drained by real processes, and people come back by themselves.
"""

from __future__ import annotations

import asyncio
import signal
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest

from doublesix.cli import main
from doublesix.link import Link, LinkLost, greet, open_link
from doublesix.record.read import read
from doublesix.record.verify import verify
from doublesix.record.write import dumps
from doublesix_server.store.folder import DATABASE
from doublesix_server.store.forms import FORM
from tests.server.running import act, play_deal
from tests.whole.processes import SECONDS, ServerProcess
from tests.whole.test_yesterday import CODES, LATER, TOLD, entries_in, secret_of

HERE = Path(__file__).parent

pytestmark = pytest.mark.slow


@asynccontextmanager
async def back(url: str, name: str, code: str) -> AsyncIterator[Link]:
    """Come back to a table, as a client does that was told to."""
    async with open_link(url) as link:
        await greet(link, name=name, secret=secret_of(name), code=code)
        while link.update is None or link.table is None:
            await link.receive()
        yield link


async def play_until_sent_off(link: Link) -> str | None:
    """Act whenever one may; return why the server closed the link."""
    try:
        async with asyncio.timeout(SECONDS):
            while True:
                if link.view is not None and link.view["legal"]:
                    await act(link)
                elif link.view is not None and link.view["phase"] == "over":
                    assert link.update is not None
                    await link.ask("go_on", version=link.update["version"])
                else:
                    await link.receive()
    except LinkLost as lost:
        return lost.reason


def left_by_form(folder: Path, form: int) -> None:
    """Have a folder be as a server of some form left it."""
    with sqlite3.connect(folder / DATABASE) as database:
        database.executescript((HERE / f"form_{form}.sql").read_text("utf-8"))
    database.close()


@pytest.mark.parametrize(
    ("form", "code", "told"),
    [
        (1, CODES["one person"], TOLD[CODES["one person"]]["1"]),
        (2, LATER["code"], LATER),
    ],
)
async def test_the_next_version_goes_on_with_what_the_last_one_kept(
    tmp_path: Path, form: int, code: str, told: dict[str, Any]
) -> None:
    left_by_form(tmp_path, form)
    flags = ("--data", str(tmp_path), "--bots", "1", "--log", "warning")
    server = ServerProcess(*flags)
    try:
        async with back(server.url, "Ana", code) as ana:
            assert ana.update is not None
            assert (ana.update["version"], ana.view) == (told["version"], told["view"])
            await act(ana)
            playing = asyncio.create_task(play_until_sent_off(ana))
            await asyncio.sleep(0.1)  # in mid-deal, wherever that is
            server.process.send_signal(signal.SIGTERM)
            assert await playing == "server_updates"
            last = ana.update
        assert await asyncio.to_thread(server.stop) == 0
        assert server.errors == ""
        server = ServerProcess(*flags)
        async with back(server.url, "Ana", code) as ana:
            assert ana.update is not None
            assert ana.update["version"] >= last["version"]
            if ana.update["version"] == last["version"]:
                assert ana.view == last["view"]
            await play_deal(ana)
            record = (await ana.ask("get_record"))["record"]
            assert len(verify(read(dumps(record).encode())).chapters) >= 2
        assert await asyncio.to_thread(server.stop) == 0
    finally:
        if server.process.poll() is None:
            server.process.kill()
            server.process.communicate()
    assert {form for form, _ in entries_in(tmp_path)} == {form, FORM}


async def test_the_operator_drains_and_the_next_server_has_the_same_address_and_bans(
    capsys: pytest.CaptureFixture[str],
) -> None:
    with TemporaryDirectory() as folder:
        flags = ("--data", folder, "--bots", "0")
        server = ServerProcess(*flags)
        port = server.url.rpartition(":")[2]
        try:
            async with open_link(server.url) as link:
                await greet(link, name="Zoe", secret=b"z" * 16)
                told = ["admin", "ban", "203.0.113.0/24", "--data", folder]
                assert await asyncio.to_thread(main, told) == 0
                assert await asyncio.to_thread(main, ["admin", "drain", "--data", folder]) == 0
                with pytest.raises(LinkLost, match="server_updates"):
                    await link.answer_to("none")
            server.process.communicate(timeout=SECONDS)
            assert server.process.returncode == 0
            server = ServerProcess(*flags, "--port", port)
            async with open_link(server.url) as link:
                await greet(link, name="Zoe", secret=b"z" * 16)
            capsys.readouterr()
            assert await asyncio.to_thread(main, ["admin", "bans", "--data", folder]) == 0
            assert "203.0.113.0/24" in capsys.readouterr().out
            assert await asyncio.to_thread(server.stop) == 0
        finally:
            if server.process.poll() is None:
                server.process.kill()
                server.process.communicate()
