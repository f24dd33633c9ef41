"""The socket by which everybody comes, and what is told where it cannot be opened."""

from __future__ import annotations

import socket
from pathlib import Path

import pytest

from doublesix_server.app import App, ServerError
from doublesix_server.config import Settings
from doublesix_server.listening import _origins


@pytest.mark.parametrize(
    ("host", "told"),
    [
        ("127.0.0.1", "another --port, or 0 for a free one"),
        ("203.0.113.9", "a --host that is an address of this machine"),
        ("nowhere.invalid", "another --host"),
    ],
)
async def test_where_nobody_can_come_by_it_is_told_what_would_help(
    host: str, told: str, tmp_path: Path
) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        settings = Settings(host=host, port=port, plain=True, bots=0, data=str(tmp_path))
        with pytest.raises(ServerError, match=f"cannot listen on {host}:{port}: .*; choose {told}"):
            await App(settings).run(lambda reach: None)


def test_programs_are_taken_and_the_pages_that_are_named() -> None:
    assert _origins("") == [None]
    assert _origins("https://one, ,https://two") == [None, "https://one", "https://two"]
