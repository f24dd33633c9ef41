"""The network's thread: orders in, news out, and an end in time."""

from __future__ import annotations

import queue
from collections.abc import Iterator
from pathlib import Path

import pytest

from doublesix_client.core.link import LinkPhase, LinkState, News, Open
from doublesix_client.net.thread import NetworkThread
from tests.client.net.sessions import BRISK, SECONDS, SECRET


class Watched:
    """A thread and what it told."""

    def __init__(self, data: Path) -> None:
        self.news: queue.Queue[News] = queue.Queue()
        self.thread = NetworkThread(self.news.put, data, patience=BRISK)

    def link(self, phase: LinkPhase) -> LinkState:
        while True:
            news = self.news.get(timeout=SECONDS)
            if isinstance(news, LinkState) and news.phase is phase:
                return news


@pytest.fixture
def watched(tmp_path: Path) -> Iterator[Watched]:
    one = Watched(tmp_path)
    yield one
    assert one.thread.stop(SECONDS)


def test_a_thread_that_never_began_ends(watched: Watched) -> None:
    assert watched.thread.stop()


def test_it_ends_while_it_waits_for_a_server_that_is_not_there(watched: Watched) -> None:  # W6
    watched.thread.start()
    watched.thread.post(Open("ws://127.0.0.1:1", SECRET, "Ana"))
    watched.link(LinkPhase.RETRYING)
    assert watched.thread.stop()
    watched.thread.post(Open("ws://127.0.0.1:1", SECRET, "Ana"))
