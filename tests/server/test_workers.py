"""Own worker processes: started again when they end, ended when the server does (C1)."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from typing import Any

import pytest

from doublesix_server import workers as room
from doublesix_server.workers import OwnWorkers
from tests.server.running import until


def is_alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


@pytest.fixture
def started(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Have a small program in place of real workers; return the tokens they were given."""
    tokens: list[str] = []
    real = asyncio.create_subprocess_exec

    async def stand_in(*_: str, env: dict[str, str], **options: Any) -> asyncio.subprocess.Process:
        tokens.append(env[room.TOKEN_VARIABLE])
        program = "import signal, sys; print('up', flush=True); signal.pause()"
        if len(tokens) == 3:
            program = "import signal; signal.signal(15, signal.SIG_IGN); signal.pause()"
        return await real(sys.executable, "-c", program, env=env, **options)

    monkeypatch.setattr(asyncio, "create_subprocess_exec", stand_in)
    monkeypatch.setattr(room, "_GRACE_SECONDS", 0.2)
    return tokens


@pytest.mark.logs
async def test_a_worker_that_ends_is_started_again_and_all_end_with_the_server(
    started: list[str],
) -> None:
    own = OwnWorkers(2)
    running = asyncio.create_task(own.run("ws://127.0.0.1:1"))
    await until(lambda: len(own.pids) == 2)
    assert own.is_token(started[0])
    assert not own.is_token("guessed")
    own.kill("guessed")
    own.kill(started[0])
    await until(lambda: len(started) == 3 and len(own.pids) == 2)
    assert not own.is_token(started[0])
    assert len(set(started)) == 3
    pids = own.pids
    os.kill(pids[0], signal.SIGKILL)
    await until(lambda: len(started) == 4 and len(own.pids) == 2)
    pids = own.pids
    running.cancel()
    with pytest.raises(asyncio.CancelledError):
        await running
    assert own.pids == []
    assert not any(is_alive(pid) for pid in pids)


@pytest.mark.logs
async def test_a_worker_that_cannot_be_started_is_tried_again(
    started: list[str], monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    stand_in = asyncio.create_subprocess_exec
    refused = 0

    async def sometimes(*arguments: Any, **options: Any) -> asyncio.subprocess.Process:
        nonlocal refused
        if refused < 2:
            refused += 1
            raise OSError(24, "Too many open files")
        return await stand_in(*arguments, **options)

    monkeypatch.setattr(asyncio, "create_subprocess_exec", sometimes)
    monkeypatch.setattr(room, "_FIRST_PAUSE", 0.001)
    own = OwnWorkers(1)
    running = asyncio.create_task(own.run("ws://127.0.0.1:1"))
    await until(lambda: len(own.pids) == 1)
    running.cancel()
    await asyncio.gather(running, return_exceptions=True)
    assert caplog.text.count("Too many open files; trying again") == 2


@pytest.mark.logs
async def test_a_worker_that_can_play_nothing_is_tried_ever_more_seldom_and_said_once(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    tried: list[bool] = []
    rests: list[float] = []
    real, sleep = asyncio.create_subprocess_exec, asyncio.sleep

    async def fails(*command: str, **options: Any) -> asyncio.subprocess.Process:
        tried.append("--again" in command)
        status = room.NOTHING_TO_PLAY if len(tried) < 5 else 0
        return await real(sys.executable, "-c", f"raise SystemExit({status})", **options)

    async def rest(seconds: float) -> None:
        rests.append(seconds)
        await sleep(0)

    monkeypatch.setattr(asyncio, "create_subprocess_exec", fails)
    monkeypatch.setattr(asyncio, "sleep", rest)
    running = asyncio.create_task(OwnWorkers(1).run("ws://127.0.0.1:1"))
    async with asyncio.timeout(20):
        while len(tried) < 6:
            await sleep(0.01)
    running.cancel()
    await asyncio.gather(running, return_exceptions=True)
    assert rests[:4] == [60.0, 120.0, 240.0, 480.0]
    assert tried[:6] == [False, True, True, True, True, False]
    said = [record.message for record in caplog.records if "can play these" in record.message]
    assert len(said) == 1
