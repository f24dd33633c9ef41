"""The wicket: who may come in by it, and what becomes of a question."""

from __future__ import annotations

import asyncio
import json
import socket
import stat
from collections.abc import AsyncIterator, Iterator, Mapping
from contextlib import asynccontextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest

from doublesix_server import wicket as room
from doublesix_server.refusal import NotDone
from doublesix_server.wicket import ADDRESS, SOCKET, NoWicket, Wicket, takes_sockets

HELD = "6-4 is Ana's"


async def answer(asked: Mapping[str, Any]) -> dict[str, Any]:
    match asked.get("do"):
        case "fail":
            raise ValueError(HELD)
        case "refuse":
            raise NotDone("not now")
    return {"asked": dict(asked)}


@pytest.fixture
def folder() -> Iterator[Path]:
    """A folder with a short name, as sockets need one."""
    with TemporaryDirectory() as short:
        yield Path(short)


@asynccontextmanager
async def opened(folder: Path) -> AsyncIterator[Wicket]:
    wicket = Wicket(folder, answer)
    await wicket.open()
    try:
        yield wicket
    finally:
        await wicket.close()


def files_in(folder: Path) -> list[Path]:
    return list(folder.iterdir())


async def said(folder: Path, line: bytes) -> dict[str, Any]:
    if (folder / SOCKET).exists():
        reader, writer = await asyncio.open_unix_connection(folder / SOCKET)
    else:
        port = json.loads((folder / ADDRESS).read_text())["port"]
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(line + b"\n")
    told: dict[str, Any] = json.loads(await reader.read())
    writer.close()
    return told


def without_sockets(patch: pytest.MonkeyPatch) -> None:
    """Have this machine be one without Unix sockets."""
    patch.delattr(socket, "AF_UNIX")


async def test_a_question_is_answered_by_a_socket_for_its_owner_alone(folder: Path) -> None:
    async with opened(folder):
        mode = (folder / SOCKET).stat().st_mode
        assert (stat.S_ISSOCK(mode), stat.S_IMODE(mode)) == (True, 0o600)
        assert not (folder / ADDRESS).exists()
        asked = {"do": "status", "more": 1}
        assert await said(folder, json.dumps(asked).encode()) == {"done": {"asked": asked}}
    assert files_in(folder) == []


async def test_without_sockets_it_is_a_port_with_a_token_in_a_file_of_its_owner(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    without_sockets(monkeypatch)
    async with opened(folder):
        file = folder / ADDRESS
        assert stat.S_IMODE(file.stat().st_mode) == 0o600
        token = json.loads(file.read_text())["token"]
        for shown in ({}, {"token": token[:-1] + "x"}, {"token": 5}, {"token": "ñ"}):
            told = await said(folder, json.dumps({"do": "status", **shown}).encode())
            assert told == {"error": "the token is not the one of this server"}
        told = await said(folder, json.dumps({"do": "status", "token": token}).encode())
        assert told == {"done": {"asked": {"do": "status"}}}
    assert files_in(folder) == []


def test_a_folder_with_a_long_name_has_a_port(tmp_path: Path) -> None:
    assert not takes_sockets(tmp_path / ("x" * 100))
    assert takes_sockets(Path("/var/lib/doublesix"))


async def test_what_a_killed_server_left_is_no_hindrance(folder: Path) -> None:
    async with opened(folder):
        left = folder / "left"
        (folder / SOCKET).rename(left)
    left.rename(folder / SOCKET)
    (folder / ADDRESS).touch()
    async with opened(folder):
        assert "done" in await said(folder, b'{"do": "status"}')


@pytest.mark.parametrize("line", [b"", b"status", b"[1]", b"\xff", b"x" * 70_000])
async def test_what_is_no_question_is_told_so(folder: Path, line: bytes) -> None:
    async with opened(folder):
        assert await said(folder, line) == {"error": "that is no question"}


async def test_who_says_nothing_is_not_waited_for(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(room, "_PATIENCE_SECONDS", 0)
    async with opened(folder):
        assert await said(folder, b"") == {"error": "that is no question"}


async def test_what_cannot_be_done_is_told_with_its_reason(folder: Path) -> None:
    async with opened(folder):
        assert await said(folder, b'{"do": "refuse"}') == {"error": "not now"}


@pytest.mark.logs
async def test_the_text_of_a_failure_is_told_to_nobody(
    folder: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with opened(folder):
        told = await said(folder, b'{"do": "fail"}')
    assert told == {"error": "it failed (ValueError); the server's log says where"}
    assert "ValueError" in caplog.text
    assert HELD not in caplog.text


async def test_a_folder_that_cannot_be_written_says_so(tmp_path: Path) -> None:
    with pytest.raises(NoWicket, match="nowhere"):
        await Wicket(tmp_path / "nowhere", answer).open()
