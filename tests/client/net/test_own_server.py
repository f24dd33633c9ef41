"""The window's own server: begun when asked for, ended with the window, kept."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from doublesix.invitation import Invitation, read_invitation
from doublesix.link import greet, open_link
from doublesix_client.core.link import LinkPhase
from doublesix_client.net import own_server
from doublesix_client.net.own_server import OwnServer, OwnServerFailed
from tests.client.net.sessions import talking
from tests.server.running import until
from tests.whole.processes import wait_until_gone

SERVES = 'import sys; print(\'{"url": "ws://127.0.0.1:1"}\', flush=True); sys.stdin.read()'


@asynccontextmanager
async def a_server(folder: Path, *, code: str | None = None) -> AsyncIterator[OwnServer]:
    command = None if code is None else [sys.executable, "-c", code]
    own = OwnServer(folder / "data", folder / "server.log", command)
    try:
        yield own
    finally:
        await own.stop(20.0)
        assert not own.is_running


@pytest.mark.slow
async def test_it_serves_this_machine_and_is_started_once(tmp_path: Path) -> None:
    async with a_server(tmp_path) as own:
        served = await own.start()
        assert urlsplit(served.url).hostname == "127.0.0.1"
        assert (served.near, served.far, served.fingerprint) == ((), (), None)
        async with open_link(served.url) as link:
            welcome = await greet(link, name="Ana", secret=b"s" * 16)
            assert welcome["levels"] == ["novice", "casual", "club"]
        assert await own.start() == await own.find() == served
        assert own.is_running


@pytest.mark.slow
async def test_its_tables_are_there_again_after_it_has_ended(tmp_path: Path) -> None:  # R4
    async with a_server(tmp_path) as own, talking(own=own) as talk:
        talk.open(None)
        code = await talk.own_table()
        update = await talk.turn(await talk.asked("start"))
        assert talk.phases() == [LinkPhase.STARTING, LinkPhase.CONNECTING, LinkPhase.READY]
        talk.open(None, code, reachable=True)
        ready = await talk.link(LinkPhase.READY)
        assert (await talk.table()).you.seat == 1
        assert (await talk.update()).view.hand == update.view.hand
        links = ready.values.get("near", [])
        assert all(isinstance(read_invitation(link), Invitation) for link in links)
        assert all(urlsplit(link).hostname != "127.0.0.1" for link in links)
        talk.open(None, code)
        again = await talk.link(LinkPhase.READY)
        assert again.values == ready.values, "one that others can reach stays so"


@pytest.mark.slow
async def test_others_find_it_at_the_same_port_another_day(tmp_path: Path) -> None:
    async with a_server(tmp_path) as own, talking(own=own) as talk:
        talk.open(None, reachable=True)
        await talk.link(LinkPhase.READY)
        code = await talk.own_table()
        served = await own.find()
        url, fingerprint = served.url, served.fingerprint
        assert url.startswith("wss://127.0.0.1:")
        async with talking() as friend:
            friend.open(url, code, secret=b"b" * 16, name="Ben", fingerprint=fingerprint)
            await friend.table()
            await own.stop(20.0)
            await friend.link(LinkPhase.RETRYING)
            async with a_server(tmp_path) as another:
                assert await another.start(reachable=True) == served
                assert (await friend.link(LinkPhase.READY)).server == url
                await friend.table()


@pytest.mark.slow
async def test_one_that_dies_is_not_started_again_unasked(tmp_path: Path) -> None:
    async with a_server(tmp_path) as own, talking(own=own) as talk:
        talk.open(None)
        await talk.asked("create", profile="chiva")
        os.kill(_pid_of(own), signal.SIGKILL)
        await talk.link(LinkPhase.ENDED, reason="own_server_failed")
        talk.open(None)
        await talk.link(LinkPhase.READY)


@pytest.mark.slow
async def test_a_folder_that_another_server_uses_is_told(tmp_path: Path) -> None:
    async with a_server(tmp_path) as first, a_server(tmp_path) as second:
        await first.start()
        async with talking(own=second) as talk:
            talk.open(None)
            ended = await talk.link(LinkPhase.ENDED, reason="own_server_failed")
            assert "another server uses it" in ended.values["told"]


async def test_it_ends_when_its_input_does(tmp_path: Path) -> None:
    async with a_server(tmp_path, code=SERVES) as own:
        await own.start()
        pid = _pid_of(own)
        await own.stop(20.0)
        with pytest.raises(ProcessLookupError):
            os.kill(pid, 0)
        with pytest.raises(OwnServerFailed):
            await own.find()


async def test_one_that_does_not_end_is_ended(tmp_path: Path) -> None:
    code = f"{SERVES}; import time; time.sleep(3600)"
    async with a_server(tmp_path, code=code) as own:
        await own.start()
        pid = _pid_of(own)
        await own.stop(0.05)
        with pytest.raises(ProcessLookupError):
            os.kill(pid, 0)


@pytest.mark.parametrize(
    "code",
    [
        "import sys; print('it is taken', file=sys.stderr); sys.exit(2)",
        (
            "import sys; print('it is taken', file=sys.stderr); print('hello', flush=True);"
            " sys.stdin.read()"
        ),
        (
            "import sys; print('it is taken', file=sys.stderr); print('[]', flush=True);"
            " sys.stdin.read()"
        ),
    ],
    ids=["ends", "says something else", "names no address"],
)
async def test_what_it_said_last_is_told_where_it_does_not_begin(tmp_path: Path, code: str) -> None:
    (tmp_path / "server.log").write_text("of yesterday\n", encoding="utf-8")
    async with a_server(tmp_path, code=code) as own:
        with pytest.raises(OwnServerFailed, match=r"^it is taken$"):
            await own.start()
    text = (tmp_path / "server.log").read_text(encoding="utf-8")
    assert text == "of yesterday\nit is taken\n"


async def test_its_log_does_not_grow_for_ever(tmp_path: Path) -> None:
    (tmp_path / "server.log").write_bytes(b"x" * 300_000)
    async with a_server(tmp_path, code="raise SystemExit") as own:
        with pytest.raises(OwnServerFailed, match=r"^$"):
            await own.start()
    assert (tmp_path / "server.log").stat().st_size == 0


async def test_one_that_never_says_where_it_is_is_given_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(own_server, "_START_SECONDS", 0.05)
    async with a_server(tmp_path, code="import time; time.sleep(3600)") as own:
        with pytest.raises(OwnServerFailed):
            await own.start()
        assert not own.is_running


async def test_what_cannot_be_run_is_told(tmp_path: Path) -> None:
    own = OwnServer(tmp_path, tmp_path / "server.log", [str(tmp_path / "nothing")])
    with pytest.raises(OwnServerFailed, match="No such file"):
        await own.start()


async def test_settings_for_another_server_are_not_its_own(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("DOUBLESIX_INVITATION", "rain")
    code = "import os, sys; sys.exit(str(sorted(n for n in os.environ if 'DOUBLESIX' in n)))"
    async with a_server(tmp_path, code=code) as own:
        with pytest.raises(OwnServerFailed, match=r"^\[\]$"):
            await own.start()


async def test_who_gave_up_waiting_finds_it_there_later(tmp_path: Path) -> None:
    async with a_server(tmp_path, code=SERVES) as own:
        waiting = asyncio.create_task(own.start())
        await until(lambda: own.is_running)
        waiting.cancel()
        await asyncio.wait([waiting])
        pid = _pid_of(own)
        assert (await own.start()).url == "ws://127.0.0.1:1"
        assert _pid_of(own) == pid


WINDOW = """
import asyncio, pathlib, sys
from doublesix_client.net.own_server import OwnServer

async def main():
    folder = pathlib.Path(sys.argv[1])
    own = OwnServer(folder / "data", folder / "server.log")
    await own.start()
    print(own.pid, flush=True)
    await asyncio.Event().wait()

asyncio.run(main())
"""


@pytest.mark.slow
def test_it_ends_when_the_window_is_killed(tmp_path: Path) -> None:
    command = [sys.executable, "-c", WINDOW, str(tmp_path)]
    with subprocess.Popen(command, stdout=subprocess.PIPE) as window:
        assert window.stdout is not None
        server = int(window.stdout.readline())
        workers = [int(pid) for pid in children_of(server)]
        assert workers
        window.kill()
    wait_until_gone([server, *workers])


def children_of(pid: int) -> list[str]:
    return Path(f"/proc/{pid}/task/{pid}/children").read_text(encoding="ascii").split()


def _pid_of(own: OwnServer) -> int:
    assert own.pid is not None
    return own.pid
