"""The socket by which everybody comes, and what is told where it cannot be opened."""

from __future__ import annotations

import errno
import os
import socket
from pathlib import Path

import pytest

from doublesix_server.app import App, ServerError
from doublesix_server.config import Settings
from doublesix_server.listening import _origins, _why


@pytest.mark.parametrize(
    ("host", "told"),
    [
        ("127.0.0.1", "127.0.0.1:{}: another program has this port; choose another --port"),
        ("::", "[::]:{}: another program has this port; choose another --port"),
        ("203.0.113.9", "203.0.113.9:{}: this machine has no such address; choose a --host that"),
        ("2001:db8::9", "[2001:db8::9]:{}: this machine has no such address; choose a --host that"),
        ("nowhere.invalid", "nowhere.invalid:{}: this leads nowhere; choose another --host"),
    ],
)
async def test_where_nobody_can_come_by_it_is_told_what_would_help(
    host: str, told: str, tmp_path: Path
) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        settings = Settings(host=host, port=port, plain=True, bots=0, data=str(tmp_path))
        with pytest.raises(ServerError) as why:
            await App(settings).run(lambda reach: None)
    assert str(why.value).startswith(f"cannot listen on {told.format(port)}")


@pytest.mark.parametrize(
    ("number", "told"),
    [
        (errno.EACCES, "this port is not for everybody; choose a --port above 1023"),
        (errno.EAFNOSUPPORT, "this machine has no IPv6; choose --host 0.0.0.0"),
        (errno.EMFILE, "Too many open files; choose another --host or --port"),
    ],
)
def test_each_reason_is_told_with_what_would_be_right(number: int, told: str) -> None:
    assert _why(OSError(number, os.strerror(number))) == told


def test_programs_are_taken_and_the_pages_that_are_named() -> None:
    assert _origins("") == [None]
    assert _origins("https://one, ,https://two") == [None, "https://one", "https://two"]
