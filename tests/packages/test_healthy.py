"""A container's health check tells a server that runs from one that does not."""

from __future__ import annotations

import asyncio
import socket
from urllib.parse import urlsplit

import pytest

from deploy.healthy import is_healthy
from tests.server.running import running


def free_port() -> int:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        port: int = taken.getsockname()[1]
        return port


@pytest.mark.parametrize("settings", [{"host": "0.0.0.0"}, {"host": "0.0.0.0", "plain": True}, {}])
async def test_a_server_is_asked_in_the_way_it_speaks(settings: dict[str, object]) -> None:
    async with running(workers=0, **settings) as server:
        port = urlsplit(server.url).port
        assert port is not None
        assert await asyncio.to_thread(is_healthy, port)
        assert not await asyncio.to_thread(is_healthy, port, "/nowhere")


def test_where_no_server_is_nothing_is_healthy() -> None:
    assert not is_healthy(free_port())
