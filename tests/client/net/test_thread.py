"""The network's thread: orders in, news out, and an end in time."""

from __future__ import annotations

import queue
import signal
import socket
import sys
import threading
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from doublesix.protocol.answers import Table, Update
from doublesix_client.core.link import Arrived, Ask, LinkPhase, LinkState, News, Open
from doublesix_client.net.patience import Patience
from doublesix_client.net.thread import NetworkThread
from doublesix_client.net.visit import Visit
from tests.client.net.sessions import BRISK, SECONDS, SECRET
from tests.whole.processes import server_process, wait_until_gone


class Watched:
    """A thread and what it told."""

    def __init__(self, data: Path, patience: Patience = BRISK) -> None:
        self.news: queue.Queue[News] = queue.Queue()
        self.thread = NetworkThread(self.news.put, data, patience=patience)

    def open(self, server: str | None, code: str | None = None) -> None:
        self.thread.post(Open(server, SECRET, "Ana", code))

    def link(self, phase: LinkPhase) -> LinkState:
        while True:
            news = self.news.get(timeout=SECONDS)
            if isinstance(news, LinkState) and news.phase is phase:
                return news

    def asked(self, request_id: str, kind: str, **fields: Any) -> Any:
        """Ask, and return the answer."""
        self.thread.post(Ask(request_id, kind, fields))
        while True:
            news = self.news.get(timeout=SECONDS)
            if isinstance(news, Arrived) and getattr(news.message, "re", None) == request_id:
                return news.message


@pytest.fixture
def watched(tmp_path: Path) -> Iterator[Watched]:
    one = Watched(tmp_path)
    yield one
    assert one.thread.stop(SECONDS)


@pytest.fixture
def silent() -> Iterator[str]:
    """The address of something that lets one in and says nothing."""
    with socket.create_server(("127.0.0.1", 0)) as door:
        yield f"ws://127.0.0.1:{door.getsockname()[1]}"


def begin_deal(watched: Watched, url: str) -> None:
    watched.open(url)
    assert isinstance(watched.asked("a-1", "create", profile="chiva", pause=0), Table)
    watched.asked("a-2", "sit", seat=1)
    for seat in (2, 3, 4):
        watched.asked(f"a-{seat + 1}", "fill", seat=seat, level="novice")
    assert isinstance(watched.asked("a-6", "start"), Update)


def test_a_thread_that_never_began_ends(watched: Watched) -> None:
    watched.open("ws://127.0.0.1:1")
    assert watched.thread.stop()


def test_a_thread_that_has_just_begun_ends(watched: Watched) -> None:
    watched.thread.start()
    assert watched.thread.stop()
    assert watched.thread.stop()


def test_it_ends_while_it_waits_for_a_server_that_is_not_there(watched: Watched) -> None:  # W6
    watched.thread.start()
    watched.open("ws://127.0.0.1:1")
    watched.link(LinkPhase.RETRYING)
    assert watched.thread.stop()
    watched.open("ws://127.0.0.1:1")


def test_it_ends_while_it_connects(watched: Watched, silent: str) -> None:  # W6
    watched.thread.start()
    watched.open(silent)
    watched.link(LinkPhase.CONNECTING)
    assert watched.thread.stop()


def test_it_ends_while_a_name_is_looked_up(
    watched: Watched, monkeypatch: pytest.MonkeyPatch
) -> None:  # W6
    release, is_looking = threading.Event(), threading.Event()

    def look_up(*_: object, **__: object) -> list[Any]:
        is_looking.set()
        release.wait()
        return []

    monkeypatch.setattr(socket, "getaddrinfo", look_up)
    try:
        watched.thread.start()
        watched.open("ws://dominoes.invalid")
        assert is_looking.wait(SECONDS)
        assert watched.thread.stop()
    finally:
        release.set()


@pytest.mark.slow
def test_it_ends_in_mid_deal_and_with_a_server_that_stopped_answering(
    watched: Watched, tmp_path: Path
) -> None:  # W5, W6
    with server_process("--log", "warning") as server:
        watched.thread.start()
        begin_deal(watched, server.url)
        assert watched.thread.stop()
        other = Watched(tmp_path, replace(BRISK, ping=60.0, close=0.2))
        other.thread.start()
        begin_deal(other, server.url)
        server.process.send_signal(signal.SIGSTOP)
        try:
            other.thread.post(Ask("b-1", "undo", {"version": 0}))
            assert other.thread.stop()
        finally:
            server.process.send_signal(signal.SIGCONT)


@pytest.mark.slow
def test_the_own_server_ends_with_it(watched: Watched, tmp_path: Path) -> None:
    watched.thread.start()
    watched.open(None)
    watched.link(LinkPhase.READY)
    [pid] = servers_in(tmp_path)
    assert watched.thread.stop(SECONDS)
    wait_until_gone([pid])


@pytest.mark.slow
@pytest.mark.skipif(sys.platform != "linux", reason="processes are found in /proc")
def test_it_ends_while_its_own_server_begins(watched: Watched, tmp_path: Path) -> None:  # W6
    watched.thread.start()
    watched.open(None)
    watched.link(LinkPhase.STARTING)
    assert watched.thread.stop()
    wait_until_gone(servers_in(tmp_path))


def test_who_posts_never_waits_for_the_network(tmp_path: Path) -> None:  # W5
    release, is_held = threading.Event(), threading.Event()

    def tell(_: News) -> None:
        is_held.set()
        release.wait()

    thread = NetworkThread(tell, tmp_path, patience=BRISK)
    thread.start()
    thread.post(Open("ws://127.0.0.1:1", SECRET, "Ana"))
    assert is_held.wait(SECONDS)
    for number in range(1_000):
        thread.post(Ask(f"a-{number}", "sit", {}))
    assert not thread.stop(0.01)
    release.set()
    assert thread.stop(SECONDS)


@pytest.mark.logs
def test_a_fault_of_ours_is_told_and_another_server_may_be_opened(
    watched: Watched, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def fail(_: Visit) -> None:
        raise ValueError("the hand is 66")

    watched.thread.start()
    with monkeypatch.context() as patch:
        patch.setattr(Visit, "run", fail)
        watched.open("ws://127.0.0.1:1")
        ended = watched.link(LinkPhase.ENDED)
    assert (ended.reason, ended.values) == ("fatal", {"told": "ValueError"})
    watched.open("ws://127.0.0.1:1")
    watched.link(LinkPhase.RETRYING)
    [line] = [record.getMessage() for record in caplog.records if record.name.startswith("double")]
    assert line.startswith("the network failed: ValueError")
    assert "the hand is 66" not in repr(ended)


def servers_in(folder: Path) -> list[int]:
    """Return the ids of servers that keep their tables in this folder."""
    found = []
    for process in Path("/proc").iterdir():
        try:
            line = (process / "cmdline").read_bytes().split(b"\0")
        except OSError:
            continue
        if b"serve" in line and str(folder).encode() in line:
            found.append(int(process.name))
    return found
