"""Calls to a server's own door, and what is said where nobody answers."""

from __future__ import annotations

import asyncio
import json
import os
import socket
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from threading import Thread

import pytest

from doublesix_server.admin.call import CallError, ask
from doublesix_server.wicket import ADDRESS, SOCKET
from tests.server.running import running


@pytest.fixture
def short() -> Iterator[Path]:
    """A folder with a short name, as sockets need one."""
    with TemporaryDirectory() as folder:
        yield Path(folder)


async def test_a_server_answers_by_its_socket(short: Path) -> None:
    async with running(workers=0, data=str(short)):
        assert (await asyncio.to_thread(ask, short, "status"))["keeping"] is True
        with pytest.raises(CallError, match="no person's handle"):
            await asyncio.to_thread(ask, short, "remove", whom="Ana")
    with pytest.raises(CallError, match="no server runs here; name the server's --data"):
        ask(short, "status")


async def test_a_server_in_a_folder_with_a_long_name_answers_by_its_port(tmp_path: Path) -> None:
    folder = tmp_path / ("x" * 100)
    async with running(workers=0, data=str(folder)):
        assert (await asyncio.to_thread(ask, folder, "tables")) == {"tables": []}
    with pytest.raises(CallError, match="no server runs here"):
        ask(folder, "tables")


def test_where_a_server_was_killed_nobody_answers(short: Path) -> None:
    with socket.socket(socket.AF_UNIX) as dead:
        dead.bind(os.fspath(short / SOCKET))
    with pytest.raises(CallError, match="no server runs here"):
        ask(short, "status")


@pytest.mark.parametrize("said", [b"", b"hello", b"[1]", b'{"other": 1}'])
def test_what_answers_may_be_no_server(short: Path, said: bytes) -> None:
    with socket.create_server(("127.0.0.1", 0)) as listening:
        answering = Thread(target=answer, args=(listening, said))
        answering.start()
        where = {"port": listening.getsockname()[1], "token": "t"}
        (short / ADDRESS).write_text(json.dumps(where))
        with pytest.raises(CallError, match="what answers is no server of this version"):
            ask(short, "status")
        answering.join()


def answer(listening: socket.socket, said: bytes) -> None:
    link, _ = listening.accept()
    with link:
        link.recv(1000)
        link.sendall(said)


def test_somebody_elses_server_is_not_called(short: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(socket.socket, "connect", refuse)
    with pytest.raises(CallError, match="call as the user that the server runs as"):
        ask(short, "status")


def test_a_server_that_hangs_up_is_told(short: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def hang_up(*_: object) -> None:
        raise ConnectionResetError(104, "Connection reset by peer")

    monkeypatch.setattr(socket.socket, "connect", hang_up)
    with pytest.raises(CallError, match=r"the server does not answer: .*Connection reset"):
        ask(short, "status")
