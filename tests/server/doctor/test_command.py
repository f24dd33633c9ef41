"""`doublesix doctor`: what it prints, and how it ends."""

from __future__ import annotations

import asyncio
import json
import socket
from pathlib import Path

import pytest

from doublesix.cli import main
from tests.server.running import running

Capture = pytest.CaptureFixture[str]


def free_port() -> str:
    with socket.create_server(("127.0.0.1", 0)) as free:
        return str(free.getsockname()[1])


def test_a_sound_machine_ends_with_0(tmp_path: Path, capsys: Capture) -> None:
    assert main(["doctor", "--port", free_port(), "--data", str(tmp_path)]) == 0
    printed = capsys.readouterr().out
    assert "fine  port" in printed
    assert printed.endswith("nothing is wrong\n")


def test_a_fault_ends_with_1_and_is_told_to_programs_too(tmp_path: Path, capsys: Capture) -> None:
    flags = ["--port", free_port(), "--data", str(tmp_path), "--public-name", "nothing.invalid"]
    assert main(["doctor", *flags, "--json"]) == 1
    document = json.loads(capsys.readouterr().out)
    assert document["fine"] is False
    [fault] = [one for one in document["findings"] if one["verdict"] == "wrong"]
    assert fault["check"] == "public name"


@pytest.mark.parametrize(
    "wrong", [["https://dominoes.example"], ["--port", "many"], ["--key", "k"]]
)
def test_what_cannot_be_used_ends_with_2(wrong: list[str], capsys: Capture) -> None:
    assert main(["doctor", *wrong]) == 2
    assert capsys.readouterr().err.count("\n") == 1


async def test_a_server_elsewhere_is_looked_at_by_its_address(capsys: Capture) -> None:
    async with running(workers=1) as server:
        assert await asyncio.to_thread(main, ["doctor", server.url]) == 0
        assert await asyncio.to_thread(main, ["doctor", "--no-deal", server.url]) == 0
    printed = capsys.readouterr().out
    assert "fine  acts" in printed
    assert "no table was to be made" in printed
